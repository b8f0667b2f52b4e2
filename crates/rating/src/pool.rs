//! Which games are compared with each other.

use std::fmt;
use std::str::FromStr;

use tengen_game::{Settings, TimeControl};
use tengen_rules::RuleSet;

/// Rule sets that ask for the same skill.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Family {
    /// Forbidden moves for Black: renju, and the steps of its history.
    Renju,
    /// No forbidden moves: freestyle and standard gomoku.
    Gomoku,
    /// Caro, in both forms.
    Caro,
    /// Omok.
    Omok,
}

impl Family {
    /// Every family, in the order they are listed to people.
    pub const ALL: [Self; 4] = [Self::Renju, Self::Gomoku, Self::Caro, Self::Omok];

    /// The family of a rule set.
    pub const fn of(rule_set: RuleSet) -> Self {
        match rule_set {
            RuleSet::Freestyle | RuleSet::Standard => Self::Gomoku,
            RuleSet::Caro | RuleSet::CaroExact => Self::Caro,
            RuleSet::Omok => Self::Omok,
            RuleSet::Renju
            | RuleSet::Renju1899
            | RuleSet::Renju1903
            | RuleSet::Renju1912
            | RuleSet::Renju1916
            | RuleSet::Renju1918 => Self::Renju,
        }
    }

    /// The identifier, for programs and translations.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Renju => "renju",
            Self::Gomoku => "gomoku",
            Self::Caro => "caro",
            Self::Omok => "omok",
        }
    }
}

/// Whether the players sit there together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Pace {
    /// They do, with a clock or without one.
    Live,
    /// They have days for a move.
    Correspondence,
}

impl Pace {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Live, Self::Correspondence];

    /// The pace of a clock.
    pub const fn of(clock: TimeControl) -> Self {
        match clock {
            TimeControl::Correspondence { .. } => Self::Correspondence,
            TimeControl::None
            | TimeControl::PerMove { .. }
            | TimeControl::ByoYomi { .. }
            | TimeControl::Fischer { .. } => Self::Live,
        }
    }

    /// The identifier, for programs and translations.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Live => "live",
            Self::Correspondence => "correspondence",
        }
    }
}

/// Games that are compared with each other: a person has one rating in each pool they have played in.
///
/// ```
/// use tengen_rating::Pool;
/// let pool: Pool = "gomoku-live".parse()?;
/// assert_eq!(pool.to_string(), "gomoku-live");
/// # Ok::<(), tengen_rating::ParsePoolError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Pool {
    /// By which rules.
    pub family: Family,
    /// With which clocks.
    pub pace: Pace,
}

impl Pool {
    /// Every pool, in the order they are listed to people.
    pub fn all() -> impl Iterator<Item = Self> {
        Family::ALL.into_iter().flat_map(|family| Pace::ALL.map(|pace| Self { family, pace }))
    }

    /// The pool that a game with these settings belongs to.
    pub const fn of(settings: &Settings) -> Self {
        Self { family: Family::of(settings.rule_set), pace: Pace::of(settings.clock) }
    }
}

impl fmt::Display for Pool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.family.id(), self.pace.id())
    }
}

/// A text that names no pool.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a pool is renju, gomoku, caro or omok with -live or -correspondence behind it")]
pub struct ParsePoolError;

impl FromStr for Pool {
    type Err = ParsePoolError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::all().find(|pool| pool.to_string() == text).ok_or(ParsePoolError)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_pool_is_read_as_it_is_written() {
        for pool in Pool::all() {
            assert_eq!(pool.to_string().parse(), Ok(pool));
        }
        for bad in ["", "renju", "renju-", "renju-live ", "Renju-live", "go-live"] {
            assert_eq!(bad.parse::<Pool>(), Err(ParsePoolError), "{bad}");
        }
    }

    #[test]
    fn days_a_move_are_a_pool_of_their_own() {
        let mut settings = Settings::default();
        assert_eq!(Pool::of(&settings).to_string(), "renju-live");
        settings.clock = TimeControl::Correspondence { days: 3 };
        settings.rule_set = RuleSet::Standard;
        assert_eq!(Pool::of(&settings).to_string(), "gomoku-correspondence");
    }
}
