//! The two colours of stones.

use core::fmt;

/// The colour of a stone. Colours can change hands in an opening; seats and players are other types.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Colour {
    /// Black moves first and is the side that forbidden moves bind.
    Black,
    /// White moves second.
    White,
}

impl Colour {
    /// Both colours, Black first.
    pub const BOTH: [Self; 2] = [Self::Black, Self::White];

    /// The other colour.
    ///
    /// ```
    /// use tengen_rules::Colour;
    /// assert_eq!(Colour::Black.opponent(), Colour::White);
    /// ```
    #[must_use]
    pub const fn opponent(self) -> Self {
        match self {
            Self::Black => Self::White,
            Self::White => Self::Black,
        }
    }

    /// 0 for Black, 1 for White: an index into arrays kept for both colours.
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Black => "black",
            Self::White => "white",
        })
    }
}
