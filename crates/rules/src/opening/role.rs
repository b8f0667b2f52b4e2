//! The two sides of a negotiation.

use core::fmt;

/// A side of the negotiation, whatever its colour: colours change hands, roles do not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Role {
    /// P1, who has the black stones at the beginning.
    First,
    /// P2, who has the white stones at the beginning.
    Second,
}

impl Role {
    /// Both roles, the first player first.
    pub const BOTH: [Self; 2] = [Self::First, Self::Second];

    /// The other side.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }

    /// The identifier, `first` or `second`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::First => "first",
            Self::Second => "second",
        }
    }
}

impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}
