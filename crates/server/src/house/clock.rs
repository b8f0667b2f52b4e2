//! What time it is.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

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

/// The clock of the machine, or that of a database where there is one. That the machine's clock is set means nothing
/// to the latter: between two looks at the database it goes by the time that passes.
#[derive(Debug, Default)]
pub struct SystemClock {
    /// The latest moment it has given: the machine's clock may be set back.
    latest: AtomicU64,
    /// When it was first put right.
    began: OnceLock<Instant>,
    /// What the time was when it began, in milliseconds, by what is known now.
    beginning: AtomicI64,
}

/// The longest sleep: the clock may be put right meanwhile.
const LONGEST_SLEEP: Duration = Duration::from_secs(5);

impl SystemClock {
    /// What the machine says.
    fn of_machine() -> Millis {
        let since_1970 = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Millis(u64::try_from(since_1970.as_millis()).unwrap_or(u64::MAX))
    }

    /// Puts it right: at that instant it was so many milliseconds after 1970. Where that would set it back, it stands
    /// until its time has come. Says by how many milliseconds it was wrong.
    pub(crate) fn put_right(&self, instant: Instant, moment: i64) -> i64 {
        let began = *self.began.get_or_init(|| instant);
        let passed = i64::try_from(instant.saturating_duration_since(began).as_millis()).unwrap_or(i64::MAX);
        let beginning = moment.saturating_sub(passed);
        beginning.saturating_sub(self.beginning.swap(beginning, Ordering::Relaxed))
    }
}

#[async_trait]
impl Clock for SystemClock {
    fn now(&self) -> Millis {
        let now = self.began.get().map_or_else(
            || Self::of_machine().0,
            |began| {
                let passed = u64::try_from(began.elapsed().as_millis()).unwrap_or(u64::MAX);
                passed.saturating_add_signed(self.beginning.load(Ordering::Relaxed))
            },
        );
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
        assert!(clock.now().since(SystemClock::of_machine()) < Millis(50_000));
        let (instant, moment) = (Instant::now(), 9_000_000_000_000);
        clock.put_right(instant, moment);
        let now = clock.now();
        assert!((9_000_000_000_000..9_000_000_050_000).contains(&now.0), "{now:?}");
        assert_eq!(clock.put_right(instant + Duration::from_secs(1), moment - 59_000), -60_000);
        assert_eq!(clock.now(), now);
        clock.put_right(instant, moment + 60_000);
        assert!(clock.now() >= now.plus(Millis(60_000)));
    }
}
