//! Why an answer is not accepted.

use super::{NamedOpening, Question, Role, Square};
use crate::{BoardSize, Colour, Point};

/// Why an answer, or a point, is refused. A refused answer changes nothing.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The opening is over.
    #[error("the opening is over, nothing is asked")]
    Over,
    /// The other side must act.
    #[error("the {asked} player is to answer")]
    WrongRole {
        /// The side that must act.
        asked: Role,
    },
    /// The answer is to another question.
    #[error("that answers another question; asked is: {}", asked.id())]
    WrongAnswer {
        /// What is asked.
        asked: Question,
    },
    /// More or fewer fifths than asked for.
    #[error("{count} fifths are asked for, not {offered}")]
    WrongCount {
        /// The number asked for.
        count: u8,
        /// The number offered.
        offered: usize,
    },
    /// A point is offered twice.
    #[error("{point} is offered twice")]
    Duplicate {
        /// The point.
        point: Point,
    },
    /// The point is not on the board.
    #[error("{point} is not on a {size} board")]
    OutsideBoard {
        /// The point asked for.
        point: Point,
        /// The size of the board.
        size: BoardSize,
    },
    /// A stone stands there.
    #[error("a {colour} stone stands on {point}")]
    Occupied {
        /// The point asked for.
        point: Point,
        /// The colour of the stone on it.
        colour: Colour,
    },
    /// The stone belongs on the centre.
    #[error("the first stone goes on the centre, {centre}, not on {point}")]
    NotCentre {
        /// The point asked for.
        point: Point,
        /// The centre of the board.
        centre: Point,
    },
    /// The stone must touch the first one.
    #[error("{point} does not touch the stone on {centre}")]
    NotTouching {
        /// The point asked for.
        point: Point,
        /// The centre of the board, where the first stone stands.
        centre: Point,
    },
    /// The stone belongs inside a square.
    #[error("{point} is outside the square {square}")]
    OutsideSquare {
        /// The point asked for.
        point: Point,
        /// The square.
        square: Square,
    },
    /// The stone belongs outside a square.
    #[error("{point} is inside the square {square}")]
    InsideSquare {
        /// The point asked for.
        point: Point,
        /// The square.
        square: Square,
    },
    /// The third stone makes an opening that the protocol leaves out.
    #[error("{point} makes the opening {opening}, which is left out")]
    OpeningLeftOut {
        /// The point asked for.
        point: Point,
        /// The opening it makes.
        opening: NamedOpening,
    },
    /// Two offered fifths are of the same shape.
    #[error("{first} and {second} are of the same shape")]
    SameShape {
        /// The one offered first.
        first: Point,
        /// The other one.
        second: Point,
    },
    /// The declared number is too small or too large.
    #[error("the number of fifths is from {min} to {max}, not {number}")]
    NumberOutOfRange {
        /// The number declared.
        number: u8,
        /// The smallest number.
        min: u8,
        /// The largest number.
        max: u8,
    },
    /// The point is none of the offered fifths.
    #[error("{point} was not offered")]
    NotOffered {
        /// The point named.
        point: Point,
    },
}

impl Refusal {
    /// The codes of all refusals.
    pub const CODES: [&'static str; 15] = [
        "opening-over",
        "wrong-role",
        "wrong-answer",
        "wrong-count",
        "duplicate",
        "outside-board",
        "occupied",
        "not-centre",
        "not-touching",
        "outside-square",
        "inside-square",
        "opening-left-out",
        "same-shape",
        "number-out-of-range",
        "not-offered",
    ];

    /// The identifier of the reason, for programs and translations.
    pub const fn code(&self) -> &'static str {
        Self::CODES[match self {
            Self::Over => 0,
            Self::WrongRole { .. } => 1,
            Self::WrongAnswer { .. } => 2,
            Self::WrongCount { .. } => 3,
            Self::Duplicate { .. } => 4,
            Self::OutsideBoard { .. } => 5,
            Self::Occupied { .. } => 6,
            Self::NotCentre { .. } => 7,
            Self::NotTouching { .. } => 8,
            Self::OutsideSquare { .. } => 9,
            Self::InsideSquare { .. } => 10,
            Self::OpeningLeftOut { .. } => 11,
            Self::SameShape { .. } => 12,
            Self::NumberOutOfRange { .. } => 13,
            Self::NotOffered { .. } => 14,
        }]
    }
}
