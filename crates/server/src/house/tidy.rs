//! Keeping the positions of the archive fast to find, a little at a time.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Weak};

use tengen_game::Millis;

use super::{Clock, House};

/// How often there is a look.
const EVERY: Millis = Millis::seconds(1);

/// Pieces of work at a time.
const PIECES: usize = 8;

/// Entries a piece: some two milliseconds, in which no move is written.
const ENTRIES: u32 = 8000;

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
    loop {
        clock.sleep_until(clock.now().plus(EVERY)).await;
        let Some(house) = house.upgrade() else { return };
        house.tidy().await;
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
}
