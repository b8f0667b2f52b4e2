//! What can be wrong with a text as SGF.

use core::fmt;

/// What is wrong with a text as SGF.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SgfFault {
    /// A sign that belongs to nothing.
    Sign(char),
    /// A value or a variation that does not end.
    Unclosed,
    /// No size of a board.
    Size(String),
    /// No point of the board.
    Point {
        /// The value, at most 12 characters of it.
        found: String,
        /// The last letter that there is on the board.
        last: char,
    },
    /// Stones that are set up after a move or in a variation.
    SetUp,
    /// Two stones of the position to begin with on one point.
    Twice,
}

impl SgfFault {
    /// The name of the cause, for programs.
    pub(crate) const fn code(&self) -> &'static str {
        match self {
            Self::Sign(_) => "sgf-sign",
            Self::Unclosed => "sgf-unclosed",
            Self::Size(_) => "sgf-size",
            Self::Point { .. } => "sgf-point",
            Self::SetUp => "sgf-set-up",
            Self::Twice => "sgf-twice",
        }
    }
}

impl fmt::Display for SgfFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Sign(sign) => write!(
                f,
                "{sign:?} belongs to nothing here; a game is written as (;B[hh];W[ig]), variations in brackets"
            ),
            Self::Unclosed => f.write_str("what begins here does not end: a ] or ) is missing"),
            Self::Size(found) => write!(f, "{found:?} is no size of a board; a board has 5 to 20 lines, as in SZ[15]"),
            Self::Point { found, last } => write!(
                f,
                "{found:?} is not a point of this board; a point is two letters from a to {last}, such as hh"
            ),
            Self::SetUp => {
                f.write_str("stones are set up here after a move or in a variation; they can stand at the beginning alone")
            }
            Self::Twice => f.write_str("a second stone is set up on this point"),
        }
    }
}
