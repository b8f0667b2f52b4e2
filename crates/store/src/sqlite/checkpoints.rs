//! Bringing what stands in the write-ahead log into the database file, beside the writer: a checkpoint
//! of some thousand pages takes longer than anybody should wait for a move.

use sqlx::Pool;
use tokio::task::JoinHandle;

use super::Db;
use super::lock::Lock;
use super::sql::Upkeep;

/// Changes between checkpoints. A change is two to five pages, so the log grows to some 20 MB. More would
/// make a restart slower, fewer would write the same pages again and again.
const CHANGES: usize = 1000;

/// The length of the log at which the writer makes a checkpoint itself, because those beside it do not
/// keep up: 128 MB.
pub(super) const LARGEST_LOG_PAGES: &str = "32768";

/// Makes checkpoints: the greater part on a connection of its own, then the rest, which came in
/// meanwhile, on the writer's. After that the log begins anew.
pub(super) struct Checkpoints {
    writes: Pool<Db>,
    beside: Pool<Db>,
    /// Changes since the last one began.
    changes: usize,
    running: Option<JoinHandle<()>>,
    /// As long as there is a writer the file is locked.
    _lock: Lock,
}

impl Checkpoints {
    pub(super) fn new(writes: Pool<Db>, beside: Pool<Db>, lock: Lock) -> Self {
        Self { writes, beside, changes: 0, running: None, _lock: lock }
    }
}

impl Upkeep for Checkpoints {
    async fn tend(&mut self, changes: usize) {
        self.changes += changes;
        match &self.running {
            Some(running) if running.is_finished() => {
                self.running = None;
                checkpoint(self.writes.clone()).await;
            }
            None if self.changes >= CHANGES => {
                self.changes = 0;
                self.running = Some(tokio::spawn(checkpoint(self.beside.clone())));
            }
            Some(_) | None => {}
        }
    }

    async fn close(self) {
        if let Some(running) = self.running {
            // It has no result, and a runtime that is going down may have ended it.
            let _ = running.await;
        }
        self.beside.close().await;
    }
}

/// Moves as much as can be moved without waiting for anybody. If that fails the log is still whole, and
/// the next checkpoint moves it.
async fn checkpoint(pool: Pool<Db>) {
    let _ = sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").execute(&pool).await;
}
