//! Which threads are free.

use std::sync::Arc;

use tokio::sync::{AcquireError, OwnedSemaphorePermit, Semaphore};

use crate::workers::letters::Threads;

/// The threads of a worker, by what they are for.
#[derive(Clone, Debug)]
pub(super) struct Slots {
    threads: Threads,
    moves: Arc<Semaphore>,
    any: Arc<Semaphore>,
}

/// A thread that is kept for a job until this is dropped.
pub(super) type Slot = OwnedSemaphorePermit;

impl Slots {
    pub(super) fn new(moves: usize, any: usize) -> Self {
        let threads = Threads { moves: moves as u32, any: any as u32 };
        Self { threads, moves: Arc::new(Semaphore::new(moves)), any: Arc::new(Semaphore::new(any)) }
    }

    pub(super) const fn threads(&self) -> Threads {
        self.threads
    }

    /// Waits for a thread for moves alone.
    pub(super) async fn for_a_move(&self) -> Result<Slot, AcquireError> {
        Arc::clone(&self.moves).acquire_owned().await
    }

    /// Waits for a thread that can do any job.
    pub(super) async fn for_any(&self) -> Result<Slot, AcquireError> {
        Arc::clone(&self.any).acquire_owned().await
    }

    /// Waits until all are free.
    pub(super) async fn all_free(&self) {
        let Threads { moves, any } = self.threads;
        let _all = tokio::join!(self.moves.acquire_many(moves), self.any.acquire_many(any));
    }
}
