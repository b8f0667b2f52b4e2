//! Games from elsewhere that were written as SGF.

use tengen_notation::sgf::{SgfHeader, SgfResult, SgfWin};
use tengen_notation::tree::GameTree;
use tengen_rules::opening::Opening;
use tengen_rules::{Board, Colour, Point, Referee, RuleSet, Verdict};

use super::{Kifu, KifuError};
use crate::{Day, Ending};

/// What is taken where a file does not say it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SgfDefaults {
    /// What won and what was forbidden.
    pub rule_set: Option<RuleSet>,
    /// When it was played.
    pub day: Option<Day>,
}

/// Why SGF is no game that was played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SgfKifuError {
    /// Stones stand on the board before the first move.
    #[error("stones stand on the board before the first move")]
    SetUp,
    /// There is no move.
    #[error("there is no move")]
    NoMoves,
    /// Black and White do not move in turn, Black first.
    #[error("move {number} is not {}'s: Black moves first, and then both in turn", if number % 2 == 1 { "Black" } else { "White" })]
    Turn {
        /// Which move, the first being 1.
        number: usize,
    },
    /// It is not said by which rules (RU), or in words that are not known.
    #[error("it does not say by which rules it was played (RU is {found:?})")]
    Rules {
        /// What it says.
        found: String,
    },
    /// It is not said when it was played (DT), or not as a date.
    #[error("it does not say when it was played (DT is {found:?})")]
    Date {
        /// What it says.
        found: String,
    },
    /// It is not said how it ended (RE), and there is no five on the board.
    #[error("it does not say how it ended (RE), and nobody has made a five")]
    Result,
    /// It does not count.
    #[error("it does not count, as it says itself (RE)")]
    Void,
    /// The one who made a five is not said to have won.
    #[error("the five on the board is not that of the winner it names (RE)")]
    Winner,
    /// The moves cannot have been played.
    #[error(transparent)]
    Moves(#[from] KifuError),
}

impl Kifu {
    /// The main line of a game that was written as SGF. What the file does not say is taken from `defaults`.
    ///
    /// Nothing is taken for granted but this: a game that was won without a five, a foul, resignation or time ended in
    /// an [unknown](Kifu::UNKNOWN_ENDING) way, a draw on a board that is not full was agreed on, and a game that is not called
    /// after an opening protocol (GN) had none.
    ///
    /// # Errors
    ///
    /// Why it is no game that was played to its end.
    ///
    /// ```
    /// use tengen_game::{Kifu, SgfDefaults};
    /// let text = "(;GM[4]SZ[15]PB[Nakamura]PW[曹冬]RU[renju]DT[2009-08-12]RE[W+R];B[hh];W[ig](;B[ff])(;B[gg]))";
    /// let (header, tree) = tengen_notation::sgf::games(text).next().unwrap().game?;
    /// let kifu = Kifu::from_sgf(&header, &tree, SgfDefaults::default())?;
    /// assert_eq!((kifu.players[1].as_str(), kifu.moves.len(), kifu.ending.as_str()), ("曹冬", 3, "resignation"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn from_sgf(
        header: &SgfHeader,
        tree: &GameTree,
        defaults: SgfDefaults,
    ) -> Result<Self, SgfKifuError> {
        if !tree.start.is_empty() {
            return Err(SgfKifuError::SetUp);
        }
        let moves = main_line(tree)?;
        let named = RuleSet::ALL.into_iter().find(|rule_set| tree.rules.eq_ignore_ascii_case(rule_set.id()));
        let rule_set = named
            .or(if tree.rules.is_empty() { defaults.rule_set } else { None })
            .ok_or_else(|| SgfKifuError::Rules { found: tree.rules.clone() })?;
        let size = tree.start.size();
        let day = day(&header.date)
            .or(if header.date.is_empty() { defaults.day } else { None })
            .ok_or_else(|| SgfKifuError::Date { found: header.date.clone() })?;
        let mut kifu = Self {
            players: header.players.clone(),
            ratings: header.ratings,
            rule_set,
            size,
            protocol: protocol(&header.name),
            played_at: day.start(),
            winner: None,
            ending: Self::UNKNOWN_ENDING.to_owned(),
            moves,
        };
        kifu.check()?;
        let (winner, ending) = kifu.conclusion(header.result)?;
        kifu.winner = winner;
        ending.clone_into(&mut kifu.ending);
        Ok(kifu)
    }

    /// Who won and by what, from what is said and from what stands on the board.
    fn conclusion(&self, said: Option<SgfResult>) -> Result<(Option<Colour>, &'static str), SgfKifuError> {
        let (last, verdict) = self.last_verdict();
        if verdict == Some(Verdict::Five) {
            return match said {
                None => Ok((Some(last), Ending::IDS[0])),
                Some(SgfResult::Win(winner, _)) if winner == last => Ok((Some(last), Ending::IDS[0])),
                Some(SgfResult::Void) => Err(SgfKifuError::Void),
                Some(_) => Err(SgfKifuError::Winner),
            };
        }
        let is_foul = verdict.is_some_and(|verdict| verdict.forbidden().is_some());
        match said {
            None => Err(SgfKifuError::Result),
            Some(SgfResult::Void) => Err(SgfKifuError::Void),
            Some(SgfResult::Draw) => Ok((None, self.draw())),
            Some(SgfResult::Win(winner, by)) => {
                let ending = match by {
                    SgfWin::Resignation => "resignation",
                    SgfWin::Time => "time",
                    SgfWin::Board | SgfWin::Forfeit if is_foul && winner != last => "foul",
                    SgfWin::Board | SgfWin::Forfeit => Self::UNKNOWN_ENDING,
                };
                Ok((Some(winner), ending))
            }
        }
    }

    fn draw(&self) -> &'static str {
        let stones = self.moves.iter().flatten().count();
        match self.moves[..] {
            _ if stones == usize::from(self.size.lines()).pow(2) => "board-full",
            [.., None, None] => "two-passes",
            _ => "agreement",
        }
    }

    /// The colour of the last move, and what it was if it was a stone.
    fn last_verdict(&self) -> (Colour, Option<Verdict>) {
        let (mut board, mut colour) = (Board::new(self.size), Colour::Black);
        let mut last = (colour, None);
        for &stone in &self.moves {
            let verdict =
                stone.and_then(|point| Referee::new(self.rule_set, colour).verdict(&board, point).ok());
            last = (colour, verdict);
            // That the moves can be played has been checked.
            let _ = stone.map(|point| board.place(point, colour));
            colour = colour.opponent();
        }
        last
    }
}

/// The moves of the main line: at every place the first that follows.
fn main_line(tree: &GameTree) -> Result<Vec<Option<Point>>, SgfKifuError> {
    let (mut here, mut turn, mut moves) = (0, Colour::Black, Vec::new());
    for (index, place) in tree.places().iter().enumerate().skip(1) {
        if place.parent != here {
            continue;
        }
        here = index;
        let Some((colour, point)) = place.played else { continue };
        if colour != turn {
            return Err(SgfKifuError::Turn { number: moves.len() + 1 });
        }
        turn = turn.opponent();
        moves.push(point);
    }
    if moves.is_empty() { Err(SgfKifuError::NoMoves) } else { Ok(moves) }
}

/// The first day of a date as the format has it: `2026-01-31,02-01` are two days.
fn day(text: &str) -> Option<Day> {
    text.split([',', ' ']).next()?.parse().ok()
}

/// The opening protocol, if the game is called after one, as Tengen does.
fn protocol(name: &str) -> String {
    let word = name.split_whitespace().next().unwrap_or_default().to_lowercase();
    word.parse::<Opening>().unwrap_or(Opening::Free).to_string()
}

#[cfg(test)]
mod tests {
    use tengen_notation::sgf;

    use super::*;

    const GAME: &str = "(;SZ[15]PB[a]PW[b]";

    fn read(text: &str, defaults: SgfDefaults) -> Result<Kifu, SgfKifuError> {
        let (header, tree) = sgf::games(text).next().unwrap().game.unwrap();
        Kifu::from_sgf(&header, &tree, defaults)
    }

    fn ending(rest: &str) -> Result<(Option<Colour>, String), String> {
        let kifu = read(&format!("{GAME}RU[renju]DT[2001]{rest})"), SgfDefaults::default());
        kifu.map(|kifu| (kifu.winner, kifu.ending)).map_err(|error| error.to_string())
    }

    #[test]
    fn the_ending_follows_from_what_is_said_and_what_stands_there() {
        const FIVE: &str = ";B[aa];W[ao];B[ba];W[bo];B[ca];W[co];B[da];W[do];B[ea]";
        const FOUL: &str = ";B[gh];W[aa];B[ih];W[ac];B[hg];W[ae];B[hi];W[ag];B[hh]";
        let won = |colour, by: &str| Ok((Some(colour), by.to_owned()));
        for (rest, meant) in [
            (FIVE.to_owned(), won(Colour::Black, "five")),
            (format!("RE[B+]{FIVE}"), won(Colour::Black, "five")),
            (format!("RE[W+F]{FOUL}"), won(Colour::White, "foul")),
            (format!("RE[W+]{FOUL}"), won(Colour::White, "foul")),
            (format!("RE[B+R]{FOUL}"), won(Colour::Black, "resignation")),
            ("RE[W+T];B[hh]".into(), won(Colour::White, "time")),
            ("RE[B+];B[hh]".into(), won(Colour::Black, "unknown")),
            ("RE[Draw];B[hh]".into(), Ok((None, "agreement".into()))),
            ("RE[0];B[];W[]".into(), Ok((None, "two-passes".into()))),
            (
                format!("RE[W+R]{FIVE}"),
                Err("the five on the board is not that of the winner it names (RE)".into()),
            ),
            (";B[hh]".into(), Err("it does not say how it ended (RE), and nobody has made a five".into())),
            ("RE[Void];B[hh]".into(), Err("it does not count, as it says itself (RE)".into())),
            (
                "RE[B+R];B[hh];B[hg]".into(),
                Err("move 2 is not White's: Black moves first, and then both in turn".into()),
            ),
            ("RE[B+R]AB[aa];B[hh]".into(), Err("stones stand on the board before the first move".into())),
            ("RE[B+R]".into(), Err("there is no move".into())),
            (format!("RE[B+R]{FIVE};W[oo]"), Err("move 10 comes after the game was won".into())),
        ] {
            assert_eq!(ending(&rest), meant, "{rest}");
        }
    }

    #[test]
    fn what_a_file_does_not_say_is_taken_from_elsewhere_and_what_it_says_is_not() {
        let defaults = SgfDefaults { rule_set: Some(RuleSet::Freestyle), day: "2010-02-03".parse().ok() };
        let kifu = read(&format!("{GAME}RE[B+R];B[hh])"), defaults).unwrap();
        assert_eq!(
            (kifu.rule_set, Day::of(kifu.played_at).to_string()),
            (RuleSet::Freestyle, "2010-02-03".into())
        );
        let kifu = read(&format!("{GAME}RU[Renju]DT[1999-05-06,07]GN[RIF opening]RE[B+R];B[hh])"), defaults)
            .unwrap();
        assert_eq!(
            (kifu.rule_set, Day::of(kifu.played_at).to_string(), kifu.protocol.as_str()),
            (RuleSet::Renju, "1999-05-06".into(), "rif")
        );
        for (rest, message) in [
            ("RU[chess]", r#"it does not say by which rules it was played (RU is "chess")"#),
            ("DT[yesterday]", r#"it does not say when it was played (DT is "yesterday")"#),
        ] {
            let error = read(&format!("{GAME}{rest}RE[B+R];B[hh])"), defaults).unwrap_err();
            assert_eq!(error.to_string(), message);
        }
    }
}
