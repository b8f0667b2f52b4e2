//! How much time the players have.

use std::fmt;
use std::str::FromStr;

use crate::Millis;
use crate::text::serde_as_text;

/// How much time each player has.
///
/// It is written and read as a short text, with times in seconds and fractions of them:
/// `none`, `per-move-30`, `byo-yomi-600+3x30`, `fischer-300+5`, `correspondence-3` (days).
///
/// ```
/// use tengen_game::{Millis, TimeControl};
/// let clock: TimeControl = "fischer-300+0.5".parse()?;
/// assert_eq!(clock, TimeControl::Fischer { main: Millis::minutes(5), increment: Millis(500) });
/// assert_eq!(clock.to_string(), "fischer-300+0.5");
/// # Ok::<(), tengen_game::ParseTimeControlError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum TimeControl {
    /// No clock.
    #[default]
    None,
    /// So much time for each turn.
    PerMove {
        /// The time for a turn.
        limit: Millis,
    },
    /// Main time and then periods (读秒): a turn finished within a period leaves the period whole.
    ByoYomi {
        /// The main time; it may be none.
        main: Millis,
        /// The number of periods.
        periods: u32,
        /// The time of a period.
        period: Millis,
    },
    /// Main time, with an increment for each turn finished; a turn that was taken back and is played
    /// again brings none. Without an increment it is sudden death.
    Fischer {
        /// The main time.
        main: Millis,
        /// What a finished turn adds.
        increment: Millis,
    },
    /// So many days for each turn.
    Correspondence {
        /// The days for a turn.
        days: u32,
    },
}

impl TimeControl {
    /// Whether a turn has days: such a game is played by people who come and go.
    pub const fn is_correspondence(self) -> bool {
        matches!(self, Self::Correspondence { .. })
    }
}

/// A text that is no time control, or one with a number that does not fit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "a time control is none, per-move-SECONDS, byo-yomi-SECONDS+PERIODSxSECONDS, \
     fischer-SECONDS+SECONDS or correspondence-DAYS, such as byo-yomi-600+3x30"
)]
pub struct ParseTimeControlError;

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::None => f.write_str("none"),
            Self::PerMove { limit } => write!(f, "per-move-{limit}"),
            Self::ByoYomi { main, periods, period } => write!(f, "byo-yomi-{main}+{periods}x{period}"),
            Self::Fischer { main, increment } => write!(f, "fischer-{main}+{increment}"),
            Self::Correspondence { days } => write!(f, "correspondence-{days}"),
        }
    }
}

impl FromStr for TimeControl {
    type Err = ParseTimeControlError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        read(text).ok_or(ParseTimeControlError)
    }
}

fn read(text: &str) -> Option<TimeControl> {
    if text == "none" {
        return Some(TimeControl::None);
    }
    if let Some(limit) = text.strip_prefix("per-move-") {
        return Some(TimeControl::PerMove { limit: seconds(limit)? });
    }
    if let Some(times) = text.strip_prefix("byo-yomi-") {
        let (main, rest) = times.split_once('+')?;
        let (periods, period) = rest.split_once('x')?;
        let periods = whole(periods)?.try_into().ok()?;
        return Some(TimeControl::ByoYomi { main: seconds(main)?, periods, period: seconds(period)? });
    }
    if let Some(times) = text.strip_prefix("fischer-") {
        let (main, increment) = times.split_once('+')?;
        return Some(TimeControl::Fischer { main: seconds(main)?, increment: seconds(increment)? });
    }
    let days = whole(text.strip_prefix("correspondence-")?)?.try_into().ok()?;
    Some(TimeControl::Correspondence { days })
}

/// Seconds with up to three decimals.
fn seconds(text: &str) -> Option<Millis> {
    let (seconds, fraction) = text.split_once('.').unwrap_or((text, "0"));
    if fraction.len() > 3 {
        return None;
    }
    let millis = whole(fraction)?.checked_mul(10_u64.pow(3 - fraction.len() as u32))?;
    whole(seconds)?.checked_mul(1000)?.checked_add(millis).map(Millis)
}

fn whole(text: &str) -> Option<u64> {
    if text.bytes().all(|byte| byte.is_ascii_digit()) { text.parse().ok() } else { None }
}

serde_as_text!(TimeControl);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_controls_are_read_back_from_their_text() {
        for text in [
            "none",
            "per-move-30",
            "per-move-0.25",
            "byo-yomi-600+3x30",
            "byo-yomi-0+1x0.5",
            "fischer-300+5",
            "fischer-180+0",
            "correspondence-3",
        ] {
            assert_eq!(text.parse::<TimeControl>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn other_texts_are_refused() {
        for text in [
            "",
            "None",
            "per-move",
            "per-move-",
            "per-move--1",
            "per-move-+1",
            "per-move-1.2345",
            "byo-yomi-600",
            "byo-yomi-600+3",
            "byo-yomi-600+3x",
            "byo-yomi-600+4294967296x1",
            "fischer-300",
            "fischer-99999999999999999999+1",
            "fischer-18446744073709551615+1",
            "correspondence-1.5",
            "correspondence-",
        ] {
            assert_eq!(text.parse::<TimeControl>(), Err(ParseTimeControlError), "{text:?}");
        }
    }
}
