//! What a move costs: time on processors, rows, bytes and messages.

use std::time::Duration;

use anyhow::Context;
use hyper::Method;
use rustix::process::Pid;
use serde::Deserialize;

use super::nodes::{Cluster, DATABASE};
use crate::http::Http;
use crate::machine::Usage;

/// What was used up to a moment, or between two.
#[derive(Clone, Copy, Debug, Default)]
pub struct Spent {
    /// Time on a processor, all nodes together.
    pub nodes: Duration,
    /// The same of the database.
    pub database: Duration,
    /// The same of the bus.
    pub bus: Duration,
    /// Rows that were inserted, updated or deleted.
    pub rows: u64,
    /// Rows that were read.
    pub read: u64,
    /// Transactions.
    pub transactions: u64,
    /// Bytes of the database's own log.
    pub bytes: u64,
    /// Bytes by which the database has grown.
    pub kept: u64,
    /// Messages that nodes sent to the bus.
    pub messages: u64,
    /// Their bytes.
    pub message_bytes: u64,
}

impl Spent {
    /// What was used up to now.
    pub(crate) async fn so_far(cluster: &Cluster) -> anyhow::Result<Self> {
        let mut spent = Self {
            database: processor(&cluster.postgres.processes()),
            bus: processor(&cluster.nats.processes()),
            ..Self::default()
        };
        for node in &cluster.nodes {
            spent.nodes += node.house()?.usage().map_or(Duration::ZERO, |usage| usage.processor);
        }
        // What backends have counted is told from time to time.
        let sql = "SELECT tup_inserted + tup_updated + tup_deleted, tup_fetched, xact_commit,
            pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::bigint, pg_database_size(current_database())
            FROM pg_stat_database WHERE datname = current_database()";
        let told = cluster.postgres.ask(DATABASE, sql)?;
        let mut numbers = told.trim().split('|').map(str::parse::<u64>);
        let mut next = || numbers.next().context("the database tells no figures")?.context("a figure");
        (spent.rows, spent.read, spent.transactions) = (next()?, next()?, next()?);
        (spent.bytes, spent.kept) = (next()?, next()?);
        let bus = bus(cluster).await?;
        (spent.messages, spent.message_bytes) = (bus.in_msgs, bus.in_bytes);
        Ok(spent)
    }

    /// What was used since then.
    pub(crate) fn since(self, before: Self) -> Self {
        Self {
            nodes: self.nodes.saturating_sub(before.nodes),
            database: self.database.saturating_sub(before.database),
            bus: self.bus.saturating_sub(before.bus),
            rows: self.rows.saturating_sub(before.rows),
            read: self.read.saturating_sub(before.read),
            transactions: self.transactions.saturating_sub(before.transactions),
            bytes: self.bytes.saturating_sub(before.bytes),
            kept: self.kept.saturating_sub(before.kept),
            messages: self.messages.saturating_sub(before.messages),
            message_bytes: self.message_bytes.saturating_sub(before.message_bytes),
        }
    }
}

fn processor(processes: &[Pid]) -> Duration {
    processes.iter().filter_map(|pid| Usage::of(*pid)).map(|usage| usage.processor).sum()
}

/// What NATS tells of itself.
#[derive(Deserialize)]
struct Bus {
    in_msgs: u64,
    in_bytes: u64,
}

async fn bus(cluster: &Cluster) -> anyhow::Result<Bus> {
    let mut http = Http::connect(cluster.nats.monitor()).await?;
    http.send(Method::GET, "/varz", &[], Vec::new()).await?.read()
}
