//! A clock that stands until it is turned.

use async_trait::async_trait;
use tengen_game::Millis;
use tengen_server::Clock;
use tokio::sync::watch;

/// A clock that stands until it is turned.
pub(crate) struct ManualClock(watch::Sender<u64>);

impl ManualClock {
    /// Some day in 2027.
    pub(crate) const START: u64 = 1_800_000_000_000;

    pub(crate) fn new() -> Self {
        Self(watch::Sender::new(Self::START))
    }

    pub(crate) fn advance(&self, ms: u64) {
        self.0.send_modify(|now| *now += ms);
    }
}

#[async_trait]
impl Clock for ManualClock {
    fn now(&self) -> Millis {
        Millis(*self.0.borrow())
    }

    async fn sleep_until(&self, moment: Millis) {
        let mut now = self.0.subscribe();
        // The sender lives as long as the clock.
        let _ = now.wait_for(|now| *now >= moment.0).await;
    }
}
