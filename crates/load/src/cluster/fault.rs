//! What goes wrong.

use std::fmt;
use std::time::Duration;

use anyhow::Context;
use fastrand::Rng;
use tengen_servers::{Relay, Way};

use super::nodes::{Cluster, Node};

/// What goes wrong for a while.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fault {
    /// A node is killed.
    NodeKilled,
    /// A node is stopped in order, as for a new version.
    NodeStopped,
    /// A node stands still.
    NodeFrozen,
    /// The clock of a node is set, and set back later.
    ClockSet,
    /// The bus is killed.
    BusKilled,
    /// The bus stands still.
    BusFrozen,
    /// What goes between a node and the bus is lost.
    BusLost,
    /// The database is killed.
    DatabaseKilled,
    /// The database stands still.
    DatabaseFrozen,
    /// What goes between a node and the database is lost.
    DatabaseLost,
    /// Connections between a node and the database are closed.
    DatabaseClosed,
    /// The way between a node and the database is slow.
    DatabaseSlow,
}

/// How many seconds further off a clock is set.
const WRONG: i64 = 40;

impl Fault {
    /// Every kind.
    pub const ALL: [Self; 12] = [
        Self::NodeKilled,
        Self::DatabaseKilled,
        Self::BusKilled,
        Self::ClockSet,
        Self::NodeFrozen,
        Self::DatabaseFrozen,
        Self::BusFrozen,
        Self::NodeStopped,
        Self::DatabaseLost,
        Self::BusLost,
        Self::DatabaseClosed,
        Self::DatabaseSlow,
    ];

    /// Those that can happen to these nodes.
    pub(crate) fn possible(cluster: &Cluster) -> Vec<Self> {
        let has_clocks = cluster.nodes.iter().all(Node::has_clock);
        if !has_clocks {
            println!("no clock is set: that needs `apt-get install libfaketime`");
        }
        Self::ALL.into_iter().filter(|fault| has_clocks || *fault != Self::ClockSet).collect()
    }

    /// How long it lasts, at least: longer than anybody waits for an answer.
    const fn length(self) -> Duration {
        Duration::from_secs(match self {
            Self::NodeKilled | Self::NodeStopped | Self::BusKilled | Self::DatabaseKilled => 2,
            Self::BusFrozen | Self::BusLost | Self::DatabaseClosed | Self::DatabaseSlow => 6,
            Self::NodeFrozen => 8,
            // Longer than a node takes to look at the time again.
            Self::ClockSet => 12,
            // Longer than a player has for a move.
            Self::DatabaseFrozen | Self::DatabaseLost => 13,
        })
    }

    /// Lets it happen, to this node if it happens to one, and come to its end.
    pub(crate) async fn happen(
        self,
        cluster: &mut Cluster,
        chosen: usize,
        random: &mut Rng,
    ) -> anyhow::Result<()> {
        self.begin(cluster, chosen, random).await?;
        tokio::time::sleep(self.length() + Duration::from_millis(random.u64(..1000))).await;
        self.end(cluster, chosen).await
    }

    async fn begin(self, cluster: &mut Cluster, chosen: usize, random: &mut Rng) -> anyhow::Result<()> {
        let node = &mut cluster.nodes[chosen];
        match self {
            Self::NodeKilled => node.kill().await?,
            Self::NodeStopped => node.stop().await?,
            Self::NodeFrozen => node.house()?.freeze()?,
            Self::ClockSet => node.set_clock(if random.bool() { WRONG } else { -WRONG })?,
            Self::BusKilled => cluster.nats.kill(),
            Self::BusFrozen => cluster.nats.freeze(),
            Self::BusLost => to_bus(node)?.set(Way::Lost),
            Self::DatabaseKilled => cluster.postgres.kill(),
            Self::DatabaseFrozen => cluster.postgres.freeze(),
            Self::DatabaseLost => to_database(node)?.set(Way::Lost),
            Self::DatabaseClosed => to_database(node)?.set(Way::Closed),
            Self::DatabaseSlow => to_database(node)?.set(Way::Slow(Duration::from_millis(150))),
        }
        Ok(())
    }

    async fn end(self, cluster: &mut Cluster, chosen: usize) -> anyhow::Result<()> {
        let node = &mut cluster.nodes[chosen];
        match self {
            Self::NodeKilled | Self::NodeStopped => node.start().await?,
            Self::NodeFrozen => node.house()?.thaw()?,
            Self::ClockSet => node.set_clock(0)?,
            Self::BusKilled => cluster.nats.start_again()?,
            Self::BusFrozen => cluster.nats.thaw(),
            Self::DatabaseKilled => cluster.postgres.start_again()?,
            Self::DatabaseFrozen => cluster.postgres.thaw(),
            Self::BusLost => to_bus(node)?.set(Way::Open),
            Self::DatabaseLost | Self::DatabaseClosed | Self::DatabaseSlow => {
                to_database(node)?.set(Way::Open);
            }
        }
        Ok(())
    }
}

fn to_bus(node: &Node) -> anyhow::Result<&Relay> {
    node.ways.as_ref().map(|ways| &ways.to_bus).context("the node has no relay")
}

fn to_database(node: &Node) -> anyhow::Result<&Relay> {
    node.ways.as_ref().map(|ways| &ways.to_database).context("the node has no relay")
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NodeKilled => "node killed",
            Self::NodeStopped => "node stopped",
            Self::NodeFrozen => "node frozen",
            Self::ClockSet => "clock of a node set",
            Self::BusKilled => "bus killed",
            Self::BusFrozen => "bus frozen",
            Self::BusLost => "way to the bus lost",
            Self::DatabaseKilled => "database killed",
            Self::DatabaseFrozen => "database frozen",
            Self::DatabaseLost => "way to the database lost",
            Self::DatabaseClosed => "way to the database closed",
            Self::DatabaseSlow => "way to the database slow",
        })
    }
}
