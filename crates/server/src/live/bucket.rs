//! How fast a page may send.

use tokio::time::Instant;

/// A token bucket: so many messages at once, and so many a second after that.
#[derive(Debug)]
pub(super) struct Bucket {
    tokens: f32,
    at: Instant,
}

impl Bucket {
    /// As many messages may come at once: a page that comes back sends what it could not send before.
    const BURST: f32 = 40.0;
    /// As many come back in a second. Nobody plays so fast.
    const A_SECOND: f32 = 20.0;

    pub(super) fn full(now: Instant) -> Self {
        Self { tokens: Self::BURST, at: now }
    }

    /// Takes a token; false if there is none.
    pub(super) fn take(&mut self, now: Instant) -> bool {
        let regained = now.saturating_duration_since(self.at).as_secs_f32() * Self::A_SECOND;
        self.tokens = (self.tokens + regained).min(Self::BURST);
        self.at = now;
        let is_enough = self.tokens >= 1.0;
        if is_enough {
            self.tokens -= 1.0;
        }
        is_enough
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn forty_at_once_and_twenty_a_second() {
        let start = Instant::now();
        let mut bucket = Bucket::full(start);
        assert_eq!((0..100).filter(|_| bucket.take(start)).count(), 40);
        let later = start + Duration::from_secs(1);
        assert_eq!((0..100).filter(|_| bucket.take(later)).count(), 20);
        let much_later = later + Duration::from_hours(1);
        assert_eq!((0..100).filter(|_| bucket.take(much_later)).count(), 40);
    }
}
