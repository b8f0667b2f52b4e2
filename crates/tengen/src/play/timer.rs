//! The time of the game: the wall's, or what a script says it is.

use std::time::{Instant, SystemTime, UNIX_EPOCH};

use tengen_game::Millis;

use super::refused::Refused;

/// Says what time it is.
#[derive(Debug)]
pub(super) enum Timer {
    /// Time passes by itself. Moments are counted from 1970.
    Wall {
        /// When the timer was made, to go on from evenly whatever happens to the system's clock.
        since: Instant,
        /// What time it was then.
        base: Millis,
    },
    /// Time stands still but for what the script says.
    Script {
        /// The time.
        now: Millis,
    },
}

impl Timer {
    /// The time of the wall, or that of a script, in any case not before `last`.
    pub(super) fn new(scripted: bool, last: Millis) -> Self {
        if scripted {
            return Self::Script { now: last };
        }
        let epoch = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let base = Millis(u64::try_from(epoch.as_millis()).unwrap_or(u64::MAX)).max(last);
        Self::Wall { since: Instant::now(), base }
    }

    pub(super) fn now(&self) -> Millis {
        match self {
            Self::Wall { since, base } => {
                let passed = u64::try_from(since.elapsed().as_millis()).unwrap_or(u64::MAX);
                base.plus(Millis(passed))
            }
            Self::Script { now } => *now,
        }
    }

    /// Sets the time to what is written, counted from the `start` of the game: `1200` milliseconds,
    /// `MM:SS` or `HH:MM:SS`.
    pub(super) fn set(&mut self, text: &str, start: Millis) -> Result<(), Refused> {
        let Self::Script { now } = self else { return Err(Refused::NoTime) };
        let span = read(text).ok_or_else(|| Refused::BadTime { text: text.to_owned() })?;
        let then = start.plus(span);
        if then < *now {
            return Err(Refused::TimeBackwards { now: *now });
        }
        *now = then;
        Ok(())
    }
}

fn read(text: &str) -> Option<Millis> {
    let parts: Vec<u64> = text.split(':').map(whole).collect::<Option<_>>()?;
    let (hours, minutes, seconds) = match parts[..] {
        [millis] => return Some(Millis(millis)),
        [minutes, seconds] => (0, minutes, seconds),
        [hours, minutes, seconds] => (hours, minutes, seconds),
        _ => return None,
    };
    let hours = Millis::minutes(hours.saturating_mul(60));
    (seconds < 60).then(|| hours.plus(Millis::minutes(minutes)).plus(Millis::seconds(seconds)))
}

fn whole(text: &str) -> Option<u64> {
    if text.bytes().all(|byte| byte.is_ascii_digit()) { text.parse().ok() } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_script_sets_the_time_forwards() {
        let mut timer = Timer::new(true, Millis(1000));
        for (text, now) in [("500", 1500), ("0:01", 2000), ("01:00", 61_000), ("1:00:00", 3_601_000)] {
            assert_eq!(timer.set(text, Millis(1000)), Ok(()), "{text}");
            assert_eq!(timer.now(), Millis(now));
        }
        let code = |timer: &mut Timer, text| timer.set(text, Millis(1000)).unwrap_err().code();
        assert_eq!(code(&mut timer, "0:59"), "time-backwards");
        for text in ["", "-1", "1:60", "1:2:3:4", ":", "1.5", "x"] {
            assert_eq!(code(&mut timer, text), "bad-time", "{text:?}");
        }
        assert_eq!(timer.now(), Millis(3_601_000));
    }

    #[test]
    fn the_time_of_the_wall_is_not_set_and_never_before_the_last_event() {
        let mut timer = Timer::new(false, Millis(u64::MAX / 2));
        assert!(timer.now() >= Millis(u64::MAX / 2));
        assert_eq!(timer.set("0", Millis::ZERO), Err(Refused::NoTime));
    }
}
