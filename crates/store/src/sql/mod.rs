//! The statements, the same for every database. This module is compiled once for each: the one above
//! names the database (`Db`), its public face (`Public`) and how its transactions begin.

use sqlx::{Database, Pool};

use super::{BEGIN, BEGIN_SNAPSHOT, Db, MOMENT, PATIENCE_WITH_A_BATCH, Public};
use crate::write::Write;
use crate::writer::{Answer, Sink, Writer};

mod accounts;
mod archive;
mod audit;
mod batch;
mod challenges;
mod games;
mod live;
mod log;
mod mail;
mod messages;
mod models;
mod nodes;
mod operators;
mod passkeys;
mod people;
mod push;
mod ratings;
mod rows;
mod social;
mod store;
mod vacations;

pub(crate) use audit::value;

type Connection = <Db as Database>::Connection;
type Row = <Db as Database>::Row;

/// Connections for reading, and the writer with its own.
pub(super) struct Core {
    reads: Pool<Db>,
    writes: Pool<Db>,
    writer: Writer,
}

impl Core {
    /// Reads through `reads` and writes through `writes`. Lets go of `upkeep` after the last write.
    pub(super) fn new(reads: Pool<Db>, writes: Pool<Db>, upkeep: impl Upkeep) -> Self {
        let batches = Batches { writes: writes.clone(), upkeep };
        Self { reads, writes, writer: Writer::spawn(batches) }
    }

    /// The connection that writes is the last to go: it tidies up.
    async fn close(&self) {
        self.writer.stop().await;
        close(&self.reads).await;
        close(&self.writes).await;
    }
}

/// Lets go of connections. One that is waited for in vain is left to the system.
async fn close(pool: &Pool<Db>) {
    match PATIENCE_WITH_A_BATCH {
        Some(patience) => drop(tokio::time::timeout(patience, pool.close()).await),
        None => pool.close().await,
    }
}

impl Public {
    /// The connections for reading.
    pub(crate) fn reads(&self) -> &Pool<Db> {
        &self.core.reads
    }
}

/// What a database needs from time to time besides its batches.
pub(super) trait Upkeep: Send + 'static {
    /// Called between batches; `changes` says how many changes the last one had.
    fn tend(&mut self, changes: usize) -> impl Future<Output = ()> + Send;

    /// Ends whatever goes on.
    fn close(self) -> impl Future<Output = ()> + Send;
}

/// A database that looks after itself.
impl Upkeep for () {
    async fn tend(&mut self, _: usize) {}

    async fn close(self) {}
}

struct Batches<U> {
    writes: Pool<Db>,
    upkeep: U,
}

impl<U: Upkeep> Sink for Batches<U> {
    async fn write(&mut self, batch: &[Write]) -> Vec<Answer> {
        batch::write(&self.writes, batch).await
    }

    async fn tend(&mut self, changes: usize) {
        self.upkeep.tend(changes).await;
    }

    async fn close(self) {
        self.upkeep.close().await;
    }
}
