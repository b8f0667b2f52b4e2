//! The nodes and their servers.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::rc::Rc;

use anyhow::Context;
use tengen_servers::{Nats, Postgres, Relay};

use crate::house::{House, HousePlan, StoppedHouse};
use crate::run::CONFIG;

/// The name of the database.
pub(crate) const DATABASE: &str = "tengen";

/// Nodes over one database and one bus.
pub(crate) struct Cluster {
    pub(crate) postgres: Postgres,
    pub(crate) nats: Nats,
    pub(crate) nodes: Vec<Node>,
}

/// One node.
pub(crate) struct Node {
    house: Option<House>,
    stopped: Option<StoppedHouse>,
    /// Where it listens, whether it runs or not.
    address: SocketAddr,
    /// The ways to its servers, if they are to be disturbed.
    pub(crate) ways: Option<Ways>,
}

/// The network of a node.
pub(crate) struct Ways {
    pub(crate) to_database: Relay,
    pub(crate) to_bus: Relay,
}

impl Cluster {
    /// Starts the servers and so many nodes; none, which is said aloud, if a server is not installed.
    pub(crate) async fn start(
        program: &Path,
        folder: &Path,
        nodes: usize,
        with_relays: bool,
    ) -> anyhow::Result<Option<Self>> {
        let (Some(postgres), Some(nats)) = (Postgres::start()?, Nats::start()?) else { return Ok(None) };
        postgres.create(DATABASE)?;
        let mut cluster = Self { postgres, nats, nodes: Vec::new() };
        for number in 0..nodes {
            let data = folder.join(format!("node{number}"));
            let node = cluster.open_node(program.to_owned(), data, with_relays).await;
            cluster.nodes.push(node.with_context(|| format!("node {number}"))?);
        }
        Ok(Some(cluster))
    }

    async fn open_node(&self, program: PathBuf, data: PathBuf, with_relays: bool) -> anyhow::Result<Node> {
        let ways = if with_relays {
            let to_database = Relay::to_socket(self.postgres.socket()).await?;
            Some(Ways { to_database, to_bus: Relay::to_port(self.nats.port()).await? })
        } else {
            None
        };
        let (database, bus) = match &ways {
            Some(ways) => (
                self.postgres.url_by(DATABASE, ways.to_database.port()),
                format!("nats://127.0.0.1:{}", ways.to_bus.port()),
            ),
            None => (self.database(), self.nats.url()),
        };
        let config = format!("database = \"{database}\"\nbus = \"{bus}\"\nworkers = 1\n{CONFIG}");
        let plan = HousePlan { program, data, config, server_cores: Vec::new(), client_cores: Vec::new() };
        let house = House::start(plan).await?;
        Ok(Node { address: house.address(), house: Some(house), stopped: None, ways })
    }

    /// The address of the database itself.
    pub(crate) fn database(&self) -> String {
        self.postgres.url(DATABASE)
    }

    /// Where the nodes listen.
    pub(crate) fn addresses(&self) -> Rc<[SocketAddr]> {
        self.nodes.iter().map(|node| node.address).collect()
    }

    /// Ends every node in order.
    pub(crate) async fn stop(&mut self) -> anyhow::Result<()> {
        for node in &mut self.nodes {
            node.stop().await?;
        }
        Ok(())
    }
}

impl Node {
    /// The house, while it runs.
    pub(crate) fn house(&self) -> anyhow::Result<&House> {
        self.house.as_ref().context("the node is not running")
    }

    /// Kills it.
    pub(crate) async fn kill(&mut self) -> anyhow::Result<()> {
        let house = self.house.take().context("the node is not running")?;
        self.stopped = Some(house.kill().await?);
        Ok(())
    }

    /// Ends it in order.
    pub(crate) async fn stop(&mut self) -> anyhow::Result<()> {
        let house = self.house.take().context("the node is not running")?;
        self.stopped = Some(house.stop().await?);
        Ok(())
    }

    /// Starts it again.
    pub(crate) async fn start(&mut self) -> anyhow::Result<()> {
        let stopped = self.stopped.take().context("the node is running")?;
        self.house = Some(stopped.start().await?);
        Ok(())
    }
}
