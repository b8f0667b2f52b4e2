//! Positions as data.

use serde::{Deserialize, Serialize};
use tengen_rules::{
    Admit, Board, BoardSize, Colour, IllegalPosition, IllegalStone, Point, Position, RuleSet, Setup,
};

use crate::text;

/// A position as data, perhaps nonsense: [`Self::position`] says whether it makes sense.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PositionData {
    /// What wins and what is forbidden.
    #[serde(with = "text")]
    pub rule_set: RuleSet,
    /// The number of lines of the board.
    pub size: u8,
    /// The stones, in any order.
    pub stones: Vec<Stone>,
    /// The side to move, whatever the numbers of stones.
    #[serde(with = "text::colour")]
    pub to_move: Colour,
}

/// A stone on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stone {
    /// Where.
    #[serde(with = "text")]
    pub point: Point,
    /// Whose.
    #[serde(with = "text::colour")]
    pub colour: Colour,
}

/// Why data are no position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadPosition {
    /// A board that is too small or too large.
    #[error("a board has 5 to 20 lines, not {lines}")]
    Size {
        /// The number of lines asked for.
        lines: u8,
    },
    /// A stone that cannot be put down.
    #[error(transparent)]
    Stone(#[from] IllegalStone),
    /// Somebody has won already.
    #[error(transparent)]
    Position(#[from] IllegalPosition),
}

impl BadPosition {
    /// The identifier of the reason, for programs and translations.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Size { .. } => "board-size",
            Self::Stone(IllegalStone::OutsideBoard { .. }) => "outside-board",
            Self::Stone(IllegalStone::Occupied { .. }) => "occupied",
            Self::Position(error) => error.code(),
        }
    }
}

impl PositionData {
    /// The data of a position.
    pub fn of(position: &Position) -> Self {
        let board = position.board();
        let stones = Colour::BOTH.into_iter().flat_map(|colour| {
            board.stones(colour).iter().map(|point| Stone { point, colour }).collect::<Vec<_>>()
        });
        Self {
            rule_set: position.rule_set(),
            size: board.size().lines(),
            stones: stones.collect(),
            to_move: position.to_move(),
        }
    }

    /// The board alone.
    ///
    /// # Errors
    ///
    /// [`BadPosition::Size`], [`BadPosition::Stone`].
    pub fn board(&self) -> Result<Board, BadPosition> {
        let size = BoardSize::new(self.size).ok_or(BadPosition::Size { lines: self.size })?;
        let mut board = Board::new(size);
        for stone in &self.stones {
            board.place(stone.point, stone.colour)?;
        }
        Ok(board)
    }

    /// The position. Any numbers of stones and either side to move are accepted.
    ///
    /// # Errors
    ///
    /// Why there is no such position, or why nobody has to move in it.
    pub fn position(&self) -> Result<Position, BadPosition> {
        let setup = Setup { board: self.board()?, rule_set: self.rule_set, to_move: self.to_move };
        Ok(Position::new(setup, Admit::PROBLEM)?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(json: &str, code: Option<&str>) {
        let data: PositionData = serde_json::from_str(json).unwrap();
        match data.position() {
            Ok(position) => assert_eq!((PositionData::of(&position), code), (data, None)),
            Err(error) => assert_eq!(Some(error.code()), code, "{error}"),
        }
    }

    #[test]
    fn impossible_positions_are_refused_with_their_code() {
        let of = |size: u8, stones: &str| {
            format!(r#"{{"rule_set":"renju","size":{size},"stones":[{stones}],"to_move":"white"}}"#)
        };
        let stone = |point: &str| format!(r#"{{"point":"{point}","colour":"black"}}"#);
        check(&of(15, ""), None);
        check(&of(15, &stone("h8")), None);
        check(&of(21, ""), Some("board-size"));
        check(&of(4, ""), Some("board-size"));
        check(&of(15, &stone("p1")), Some("outside-board"));
        check(&of(15, &[stone("h8"), stone("h8")].join(",")), Some("occupied"));
        let five: Vec<_> = ["a1", "a2", "a3", "a4", "a5"].map(stone).into();
        check(&of(15, &five.join(",")), Some("finished-five"));
    }
}
