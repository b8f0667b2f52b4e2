//! From any arrangement of stones to a position that makes sense.

use crate::{Board, Colour, Referee, Row, RuleSet};

/// An arrangement of stones with a side to move, perhaps nonsense: what a file or a person hands in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The stones.
    pub board: Board,
    /// The rule set they are played under.
    pub rule_set: RuleSet,
    /// The side to move.
    pub to_move: Colour,
}

/// Which oddities of a [`Setup`] are accepted; each is an explicit choice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Admit {
    /// A row of one colour that has already won.
    pub finished_five: bool,
    /// Winning rows of both colours.
    pub fives_of_both: bool,
    /// Numbers of stones that alternate play cannot lead to.
    pub any_balance: bool,
    /// A side to move that does not follow from the numbers of stones.
    pub any_side: bool,
}

impl Admit {
    /// Only positions that alternate play without passes can lead to.
    pub const GAME: Self =
        Self { finished_five: false, fives_of_both: false, any_balance: false, any_side: false };
    /// Any stones and either side, as in problems and set-up boards, while nobody has won.
    pub const PROBLEM: Self = Self { any_balance: true, any_side: true, ..Self::GAME };
    /// Everything.
    pub const ANYTHING: Self =
        Self { finished_five: true, fives_of_both: true, any_balance: true, any_side: true };
}

/// Why a [`Setup`] is no position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum IllegalPosition {
    /// One colour has already won.
    #[error("{colour} has already won with the row {} to {}", ends(row).0, ends(row).1)]
    FinishedFive {
        /// The colour that won.
        colour: Colour,
        /// Its winning row.
        row: Row,
    },
    /// Both colours have already won.
    #[error("both colours have a winning row: black from {}, white from {}", ends(black).0, ends(white).0)]
    FivesOfBoth {
        /// Black's winning row.
        black: Row,
        /// White's winning row.
        white: Row,
    },
    /// Play by turns cannot lead to these numbers of stones.
    #[error("{black} black and {white} white stones: by turns Black has as many as White, or one more")]
    StoneBalance {
        /// The number of black stones.
        black: usize,
        /// The number of white stones.
        white: usize,
    },
    /// The numbers of stones say that the other side is to move.
    #[error("{} is to move after {black} black and {white} white stones, not {to_move}", to_move.opponent())]
    SideToMove {
        /// The side that was said to move.
        to_move: Colour,
        /// The number of black stones.
        black: usize,
        /// The number of white stones.
        white: usize,
    },
}

impl IllegalPosition {
    /// The identifier of the reason, for programs and translations.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::FinishedFive { .. } => "finished-five",
            Self::FivesOfBoth { .. } => "fives-of-both",
            Self::StoneBalance { .. } => "stone-balance",
            Self::SideToMove { .. } => "side-to-move",
        }
    }
}

fn ends(row: &Row) -> (crate::Point, crate::Point) {
    let at = |index: Option<&crate::Point>| index.copied().unwrap_or(crate::Point::TENGEN);
    (at(row.stones.first()), at(row.stones.last()))
}

/// A checked position: what the referee, the solver and the engine work on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    setup: Setup,
}

impl Position {
    /// Checks `setup`.
    ///
    /// # Errors
    ///
    /// The first oddity that `admit` does not accept: rows that have won, then the balance of
    /// stones, then the side to move.
    ///
    /// ```
    /// use tengen_rules::{Admit, Board, BoardSize, Colour, Position, RuleSet, Setup};
    /// let board = Board::new(BoardSize::RENJU);
    /// let setup = Setup { board, rule_set: RuleSet::Renju, to_move: Colour::White };
    /// let error = Position::new(setup.clone(), Admit::GAME).unwrap_err();
    /// assert_eq!(error.to_string(), "black is to move after 0 black and 0 white stones, not white");
    /// assert!(Position::new(setup, Admit::PROBLEM).is_ok());
    /// ```
    pub fn new(setup: Setup, admit: Admit) -> Result<Self, IllegalPosition> {
        let won = |colour| Referee::new(setup.rule_set, colour).winning_row(&setup.board);
        match (won(Colour::Black), won(Colour::White)) {
            (Some(black), Some(white)) if !admit.fives_of_both => {
                return Err(IllegalPosition::FivesOfBoth { black, white });
            }
            (Some(row), None) if !admit.finished_five => {
                return Err(IllegalPosition::FinishedFive { colour: Colour::Black, row });
            }
            (None, Some(row)) if !admit.finished_five => {
                return Err(IllegalPosition::FinishedFive { colour: Colour::White, row });
            }
            _ => {}
        }
        let (black, white) = (setup.board.count(Colour::Black), setup.board.count(Colour::White));
        let balanced = black == white || black == white + 1;
        if !balanced && !admit.any_balance {
            return Err(IllegalPosition::StoneBalance { black, white });
        }
        let to_move = if black > white { Colour::White } else { Colour::Black };
        if setup.to_move != to_move && !admit.any_side {
            return Err(IllegalPosition::SideToMove { to_move: setup.to_move, black, white });
        }
        Ok(Self { setup })
    }

    /// The stones.
    pub const fn board(&self) -> &Board {
        &self.setup.board
    }

    /// The rule set.
    pub const fn rule_set(&self) -> RuleSet {
        self.setup.rule_set
    }

    /// The side to move.
    pub const fn to_move(&self) -> Colour {
        self.setup.to_move
    }

    /// The referee for the side to move.
    pub const fn referee(&self) -> Referee {
        Referee::new(self.setup.rule_set, self.setup.to_move)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::BoardSize;

    fn check(black: &[&str], white: &[&str], to_move: Colour, admit: Admit, code: Option<&str>) {
        let mut board = Board::new(BoardSize::RENJU);
        for (stones, colour) in [(black, Colour::Black), (white, Colour::White)] {
            for point in stones {
                board.place(point.parse().unwrap(), colour).unwrap();
            }
        }
        let setup = Setup { board, rule_set: RuleSet::Renju, to_move };
        assert_eq!(Position::new(setup, admit).err().map(|error| error.code()), code);
    }

    const FIVE: [&str; 5] = ["a1", "b1", "c1", "d1", "e1"];
    const OTHER: [&str; 5] = ["a3", "b3", "c3", "d3", "e3"];
    const OVERLINE: [&str; 6] = ["a5", "b5", "c5", "d5", "e5", "f5"];

    #[test]
    fn a_finished_five_is_refused_or_accepted_by_choice() {
        check(&FIVE, &OTHER[..4], Colour::White, Admit::GAME, Some("finished-five"));
        check(&OTHER[..4], &FIVE, Colour::White, Admit::PROBLEM, Some("finished-five"));
        check(&FIVE, &[], Colour::White, Admit::ANYTHING, None);
        check(&FIVE, &OTHER, Colour::Black, Admit::GAME, Some("fives-of-both"));
        check(&FIVE, &OTHER, Colour::Black, Admit { fives_of_both: true, ..Admit::GAME }, None);
    }

    #[test]
    fn whites_overline_has_won_and_blacks_has_not() {
        check(&[], &OVERLINE, Colour::Black, Admit::PROBLEM, Some("finished-five"));
        check(&OVERLINE, &[], Colour::White, Admit::PROBLEM, None);
    }

    #[test]
    fn stones_and_side_must_fit_alternate_play() {
        check(&["h8"], &[], Colour::White, Admit::GAME, None);
        check(&["h8"], &[], Colour::Black, Admit::GAME, Some("side-to-move"));
        check(&[], &["h8"], Colour::Black, Admit::GAME, Some("stone-balance"));
        check(&["h8", "i8"], &[], Colour::Black, Admit::GAME, Some("stone-balance"));
        check(&["h8", "i8"], &[], Colour::White, Admit { any_balance: true, ..Admit::GAME }, None);
        check(&["h8", "i8"], &[], Colour::Black, Admit::PROBLEM, None);
    }
}
