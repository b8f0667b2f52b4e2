//! What a position is worth.

use core::fmt;

/// A win at once; a win in so many stones is worth so much less.
pub(crate) const WIN: i32 = 30_000;
/// The longest win that is told from a mere advantage, in stones.
pub(crate) const LONGEST: i32 = 500;
/// The least value of a proven win.
pub(crate) const WON: i32 = WIN - LONGEST;
/// More than any value.
pub(crate) const INFINITE: i32 = WIN + 1;
/// The most an evaluation says.
pub(crate) const MOST: i32 = 20_000;

/// What a position is worth to the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// An estimate: 200 is a winning chance of about 73 %.
    Estimate(i32),
    /// The side to move wins with the last of so many stones, both sides' counted.
    Win {
        /// The number of stones, 1 if the next stone wins.
        stones: u32,
    },
    /// The side to move loses to the last of so many stones.
    Loss {
        /// The number of stones; 0 if there is no move and no hope.
        stones: u32,
    },
}

impl Score {
    pub(crate) const fn of(value: i32) -> Self {
        if value >= WON {
            Self::Win { stones: (WIN - value) as u32 }
        } else if value <= -WON {
            Self::Loss { stones: (WIN + value) as u32 }
        } else {
            Self::Estimate(value)
        }
    }

    /// One number for protocols that know no distance: wins are just under 30 000.
    #[allow(clippy::cast_possible_wrap, reason = "distances are below 500")]
    pub const fn value(self) -> i32 {
        match self {
            Self::Estimate(value) => value,
            Self::Win { stones } => WIN - stones as i32,
            Self::Loss { stones } => stones as i32 - WIN,
        }
    }

    /// The same for the other side.
    #[must_use]
    pub const fn turned(self) -> Self {
        match self {
            Self::Estimate(value) => Self::Estimate(-value),
            Self::Win { stones } => Self::Loss { stones },
            Self::Loss { stones } => Self::Win { stones },
        }
    }

    /// The number of stones to the proven end, if there is one.
    #[allow(clippy::cast_possible_wrap, reason = "distances are below 500")]
    pub(crate) const fn stones(self) -> Option<i32> {
        match self {
            Self::Estimate(_) => None,
            Self::Win { stones } | Self::Loss { stones } => Some(stones as i32),
        }
    }

    /// The chance to win, from 0 to 1.
    pub fn win_rate(self) -> f64 {
        match self {
            Self::Estimate(value) => 1.0 / (1.0 + (-f64::from(value) / 200.0).exp()),
            Self::Win { .. } => 1.0,
            Self::Loss { .. } => 0.0,
        }
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Estimate(value) => write!(f, "{value}"),
            Self::Win { stones } => write!(f, "+M{stones}"),
            Self::Loss { stones } => write!(f, "-M{stones}"),
        }
    }
}
