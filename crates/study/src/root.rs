//! The position a tree grows from.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tengen_rules::{Admit, Board, BoardSize, Colour, Point, Position, RuleSet, Setup};

use crate::StudyError;

/// The position a tree grows from. It never changes: another one makes another tree.
///
/// The numbers of stones and the side to move may be any, as in problems; but nobody has won yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Root {
    position: Position,
}

/// The same as it is written.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    rule_set: String,
    size: u8,
    black: Vec<String>,
    white: Vec<String>,
    first: String,
}

impl Root {
    /// A position to begin with.
    ///
    /// # Errors
    ///
    /// [`StudyError::Stone`] if two stones share a point or one is not on the board,
    /// [`StudyError::Position`] if somebody has won.
    pub fn new(
        rule_set: RuleSet,
        size: BoardSize,
        black: &[Point],
        white: &[Point],
        first: Colour,
    ) -> Result<Self, StudyError> {
        let mut board = Board::new(size);
        for (points, colour) in [(black, Colour::Black), (white, Colour::White)] {
            for &point in points {
                board.place(point, colour)?;
            }
        }
        let position = Position::new(Setup { board, rule_set, to_move: first }, Admit::PROBLEM)?;
        Ok(Self { position })
    }

    /// The stones that were set up.
    pub const fn board(&self) -> &Board {
        self.position.board()
    }

    /// The rule set.
    pub const fn rule_set(&self) -> RuleSet {
        self.position.rule_set()
    }

    /// The side that makes the first move.
    pub const fn first(&self) -> Colour {
        self.position.to_move()
    }
}

impl Serialize for Root {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let points = |colour| self.board().stones(colour).iter().map(|point| point.to_string()).collect();
        Written {
            rule_set: self.rule_set().to_string(),
            size: self.board().size().lines(),
            black: points(Colour::Black),
            white: points(Colour::White),
            first: self.first().to_string(),
        }
        .serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Root {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let Written { rule_set, size, black, white, first } = Written::deserialize(deserializer)?;
        let rule_set = rule_set.parse().map_err(D::Error::custom)?;
        let size = BoardSize::new(size).ok_or_else(|| D::Error::custom("a board has 5 to 20 lines"))?;
        let first = match first.as_str() {
            "black" => Colour::Black,
            "white" => Colour::White,
            _ => return Err(D::Error::custom("a side is `black` or `white`")),
        };
        let points = |words: Vec<String>| -> Result<Vec<Point>, D::Error> {
            words.iter().map(|word| word.parse().map_err(D::Error::custom)).collect()
        };
        Self::new(rule_set, size, &points(black)?, &points(white)?, first).map_err(D::Error::custom)
    }
}
