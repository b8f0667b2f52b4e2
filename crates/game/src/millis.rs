//! Moments and spans of time.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A number of milliseconds: a moment, counted from whatever origin the caller uses for all games
/// alike, or a span between two moments. Arithmetic stops at the ends of the range.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Millis(pub u64);

impl Millis {
    /// No time, or the origin.
    pub const ZERO: Self = Self(0);

    /// So many seconds.
    pub const fn seconds(seconds: u64) -> Self {
        Self(seconds.saturating_mul(1000))
    }

    /// So many minutes.
    pub const fn minutes(minutes: u64) -> Self {
        Self::seconds(minutes.saturating_mul(60))
    }

    /// So many days.
    pub const fn days(days: u64) -> Self {
        Self::minutes(days.saturating_mul(24 * 60))
    }

    /// This moment and a span after it.
    #[must_use]
    pub const fn plus(self, span: Self) -> Self {
        Self(self.0.saturating_add(span.0))
    }

    /// The span since an `earlier` moment; none if that is not earlier.
    #[must_use]
    pub const fn since(self, earlier: Self) -> Self {
        Self(self.0.saturating_sub(earlier.0))
    }

    /// So many times this span.
    #[must_use]
    pub const fn times(self, count: u64) -> Self {
        Self(self.0.saturating_mul(count))
    }
}

impl fmt::Display for Millis {
    /// In seconds, with a fraction where there is one: `30`, `0.5`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 / 1000)?;
        match self.0 % 1000 {
            0 => Ok(()),
            fraction => write!(f, ".{}", format!("{fraction:03}").trim_end_matches('0')),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spans_are_written_in_seconds() {
        for (millis, text) in [(0, "0"), (30_000, "30"), (500, "0.5"), (1_050, "1.05"), (1, "0.001")] {
            assert_eq!(Millis(millis).to_string(), text);
        }
        assert_eq!(Millis::days(2), Millis(172_800_000));
    }

    #[test]
    fn arithmetic_stops_at_the_ends() {
        assert_eq!(Millis(u64::MAX).plus(Millis(1)), Millis(u64::MAX));
        assert_eq!(Millis(1).since(Millis(2)), Millis::ZERO);
        assert_eq!(Millis::days(u64::MAX), Millis(u64::MAX));
    }
}
