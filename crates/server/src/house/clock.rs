//! What time it is.

use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use async_trait::async_trait;
use tengen_game::Millis;

/// A source of time. Moments are milliseconds since 1970.
#[async_trait]
pub trait Clock: Send + Sync + 'static {
    /// The moment; never earlier than one it has given before.
    fn now(&self) -> Millis;

    /// Waits until `moment` has come.
    async fn sleep_until(&self, moment: Millis);
}

/// The clock of the machine, put right by that of a database where there is one.
#[derive(Debug, Default)]
pub struct SystemClock {
    /// The latest moment it has given: the machine's clock may be set back.
    latest: AtomicU64,
    /// By how many milliseconds it is ahead of the machine's.
    ahead: AtomicI64,
}

/// The longest sleep: the clock may be put right meanwhile.
const LONGEST_SLEEP: Duration = Duration::from_secs(5);

impl SystemClock {
    /// What the machine says.
    pub(crate) fn of_machine() -> Millis {
        let since_1970 = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Millis(u64::try_from(since_1970.as_millis()).unwrap_or(u64::MAX))
    }

    /// Is ahead of the machine by so many milliseconds from now on. Where that would set it back, it stands
    /// until its time has come.
    pub(crate) fn set_ahead(&self, ms: i64) {
        self.ahead.store(ms, Ordering::Relaxed);
    }
}

#[async_trait]
impl Clock for SystemClock {
    fn now(&self) -> Millis {
        let now = Self::of_machine().0.saturating_add_signed(self.ahead.load(Ordering::Relaxed));
        Millis(self.latest.fetch_max(now, Ordering::Relaxed).max(now))
    }

    async fn sleep_until(&self, moment: Millis) {
        loop {
            let left = moment.since(self.now());
            if left == Millis::ZERO {
                return;
            }
            tokio::time::sleep(Duration::from_millis(left.0).min(LONGEST_SLEEP)).await;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_that_is_put_right_never_goes_back() {
        let clock = SystemClock::default();
        clock.set_ahead(60_000);
        let ahead = clock.now();
        assert!(ahead.since(SystemClock::of_machine()) > Millis(50_000));
        clock.set_ahead(-60_000);
        assert_eq!(clock.now(), ahead);
    }
}
