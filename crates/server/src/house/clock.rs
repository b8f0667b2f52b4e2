//! What time it is.

use std::sync::atomic::{AtomicU64, Ordering};
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

/// The clock of the machine.
#[derive(Debug, Default)]
pub struct SystemClock {
    /// The latest moment it has given: the machine's clock may be set back.
    latest: AtomicU64,
}

#[async_trait]
impl Clock for SystemClock {
    fn now(&self) -> Millis {
        let since_1970 = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let now = u64::try_from(since_1970.as_millis()).unwrap_or(u64::MAX);
        Millis(self.latest.fetch_max(now, Ordering::Relaxed).max(now))
    }

    async fn sleep_until(&self, moment: Millis) {
        loop {
            let left = moment.since(self.now());
            if left == Millis::ZERO {
                return;
            }
            tokio::time::sleep(Duration::from_millis(left.0)).await;
        }
    }
}
