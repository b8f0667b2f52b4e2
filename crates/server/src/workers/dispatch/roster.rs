//! Which workers are there.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use crate::workers::letters::{Alive, Threads, VERSION, WorkerId};

/// A worker that has not been heard of for so long has gone; it says every second that it is there.
pub(super) const GONE: Duration = Duration::from_millis(3500);

/// The most threads that are believed of one worker.
const MOST_THREADS: u32 = 1024;

/// The workers that are there, as far as can be known.
#[derive(Debug, Default)]
pub(super) struct Roster {
    workers: HashMap<WorkerId, (Instant, Alive)>,
    /// Whether nothing can be heard. Nobody has gone who is only not heard.
    pub(super) is_cut: bool,
}

impl Roster {
    /// Whether no worker can be asked.
    pub(super) fn is_alone(&self) -> bool {
        self.is_cut || self.workers.is_empty()
    }

    /// A worker is there, or leaves.
    pub(super) fn hear(&mut self, alive: Alive, now: Instant) {
        if alive.version != VERSION {
            return;
        }
        if alive.leaves {
            self.workers.remove(&alive.worker);
        } else {
            self.workers.insert(alive.worker, (now, alive));
        }
    }

    /// All can be heard again: each has some time to be heard.
    pub(super) fn whole(&mut self, now: Instant) {
        self.is_cut = false;
        self.workers.values_mut().for_each(|(at, _)| *at = now);
    }

    /// Forgets those that have gone.
    pub(super) fn forget_silent(&mut self, now: Instant) {
        if !self.is_cut {
            self.workers.retain(|_, (at, _)| now.duration_since(*at) < GONE);
        }
    }

    /// Their threads.
    pub(super) fn threads(&self) -> Threads {
        self.workers.values().fold(Threads::default(), |all, (_, alive)| Threads {
            moves: all.moves.saturating_add(alive.threads.moves.min(MOST_THREADS)),
            any: all.any.saturating_add(alive.threads.any.min(MOST_THREADS)),
        })
    }

    /// How many there are, and how many jobs they have, those of other nodes too.
    pub(super) fn census(&self) -> (usize, u32) {
        let busy = self.workers.values().map(|(_, alive)| alive.busy.min(2 * MOST_THREADS));
        (self.workers.len(), busy.fold(0, u32::saturating_add))
    }
}
