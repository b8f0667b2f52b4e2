//! Keeping the positions of the archive fast to find, a little at a time, and forgetting what is void.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Weak};

use tengen_game::Millis;

use super::change::moment;
use super::{Clock, House};

/// How often there is a look.
const EVERY: Millis = Millis::seconds(1);

/// Pieces of work at a time.
const PIECES: usize = 8;

/// Entries a piece: some two milliseconds, in which no move is written.
const ENTRIES: u32 = 8000;

/// How often what is void is forgotten: sessions that nobody has used for a year, questions to passkeys that nobody
/// has answered, links that nobody has opened.
const FORGET_EVERY: Millis = Millis::seconds(600);

/// Whether there may be something to tidy.
#[derive(Debug)]
pub(super) struct Untidy(AtomicBool);

impl Default for Untidy {
    /// What a house before this one has left.
    fn default() -> Self {
        Self(AtomicBool::new(true))
    }
}

impl Untidy {
    /// A game has come into the archive.
    pub(super) fn note(&self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// Does some of what there is to do about every second. Nothing else waits for it.
pub(super) async fn run(house: Weak<House>, clock: Arc<dyn Clock>) {
    let mut forget_at = clock.now();
    loop {
        clock.sleep_until(clock.now().plus(EVERY)).await;
        let Some(house) = house.upgrade() else { return };
        house.tidy().await;
        if clock.now() >= forget_at {
            house.forget_void().await;
            forget_at = clock.now().plus(FORGET_EVERY);
        }
    }
}

impl House {
    /// Does some of what there is to do. What fails is done the next time: answers are right without it.
    async fn tidy(&self) {
        if !self.untidy.0.swap(false, Ordering::Relaxed) {
            return;
        }
        for _ in 0..PIECES {
            match self.store.tidy_archive(ENTRIES).await {
                Ok(true) => {}
                Ok(false) => return,
                Err(error) => {
                    tracing::warn!(code = error.code(), %error, "the archive could not be tidied");
                    break;
                }
            }
        }
        self.untidy.note();
    }

    /// Forgets what is void. What fails is done the next time: whoever asks looks at the time as well.
    async fn forget_void(&self) {
        let now = moment(self.clock.now());
        let forgotten = tokio::try_join!(
            self.store.drop_expired_sessions(now),
            self.store.drop_expired_ceremonies(now),
            self.store.drop_expired_links(now),
        );
        match forgotten {
            Ok((0, 0, 0)) => {}
            Ok((sessions, ceremonies, links)) => {
                tracing::debug!(sessions, ceremonies, links, "forgot what was void");
            }
            Err(error) => tracing::warn!(code = error.code(), %error, "what is void could not be forgotten"),
        }
    }
}
