//! The nodes and their servers.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::rc::Rc;

use anyhow::Context;
use tengen_servers::{Nats, Postgres, Relay};

use super::clock::FalseClock;
use crate::house::{House, HousePlan, StoppedHouse};
use crate::run::CONFIG;

/// The name of the database.
pub(crate) const DATABASE: &str = "tengen";

/// How many seconds the clocks of nodes are wrong, where that can be had: by more than a move may take.
const SKEWS: [i64; 3] = [0, 47, -31];

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
    /// The program it runs after the next start.
    program: PathBuf,
    /// The ways to its servers, if they are to be disturbed.
    pub(crate) ways: Option<Ways>,
    /// Its clock and how many seconds that is wrong from the beginning, if clocks can be wrong here.
    clock: Option<(FalseClock, i64)>,
}

/// What is to be disturbed.
pub(crate) struct Disturbed {
    /// The program that nodes run in the beginning; after that they are started with the new one.
    pub(crate) old: Option<PathBuf>,
}

/// The network of a node.
pub(crate) struct Ways {
    pub(crate) to_database: Relay,
    pub(crate) to_bus: Relay,
}

impl Cluster {
    /// Starts so many nodes over this database and a bus; none, which is said aloud, if a server is not installed.
    pub(crate) async fn start(
        postgres: Option<Postgres>,
        program: &Path,
        folder: &Path,
        nodes: usize,
        disturbed: Option<&Disturbed>,
    ) -> anyhow::Result<Option<Self>> {
        let (Some(postgres), Some(nats)) = (postgres, Nats::start()?) else { return Ok(None) };
        postgres.create(DATABASE)?;
        let mut cluster = Self { postgres, nats, nodes: Vec::new() };
        for number in 0..nodes {
            let data = folder.join(format!("node{number}"));
            let node = match disturbed {
                Some(disturbed) => cluster.open_to_disturb(program, data, number, disturbed).await,
                None => cluster.open_node(program, data, None, None).await,
            };
            cluster.nodes.push(node.with_context(|| format!("node {number}"))?);
        }
        Ok(Some(cluster))
    }

    /// A node whose network and clock can be wrong.
    async fn open_to_disturb(
        &self,
        program: &Path,
        data: PathBuf,
        number: usize,
        disturbed: &Disturbed,
    ) -> anyhow::Result<Node> {
        let to_database = Relay::to_socket(self.postgres.socket()).await?;
        let ways = Ways { to_database, to_bus: Relay::to_port(self.nats.port()).await? };
        // Older programs are asked whether they can be replaced, not what they think of clocks.
        let clock =
            if disturbed.old.is_none() { FalseClock::new(data.with_extension("clock")) } else { None };
        let clock = clock.map(|clock| (clock, SKEWS[number % SKEWS.len()]));
        if let Some((clock, skew)) = &clock {
            clock.set(*skew)?;
        }
        let first = disturbed.old.as_deref().unwrap_or(program);
        let mut node = self.open_node(first, data, Some(ways), clock).await?;
        program.clone_into(&mut node.program);
        Ok(node)
    }

    async fn open_node(
        &self,
        program: &Path,
        data: PathBuf,
        ways: Option<Ways>,
        clock: Option<(FalseClock, i64)>,
    ) -> anyhow::Result<Node> {
        let (database, bus) = match &ways {
            Some(ways) => (
                self.postgres.url_by(DATABASE, ways.to_database.port()),
                format!("nats://127.0.0.1:{}", ways.to_bus.port()),
            ),
            None => (self.database(), self.nats.url()),
        };
        let config = format!("database = \"{database}\"\nbus = \"{bus}\"\nworkers = 1\n{CONFIG}");
        let plan = HousePlan {
            program: program.to_owned(),
            data,
            config,
            server_cores: Vec::new(),
            client_cores: Vec::new(),
            clock: clock.as_ref().map(|(clock, _)| clock.clone()),
        };
        let house = House::start(plan).await?;
        let (address, program) = (house.address(), program.to_owned());
        Ok(Node { house: Some(house), stopped: None, address, program, ways, clock })
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
        self.house = Some(stopped.start_with(self.program.clone()).await?);
        Ok(())
    }

    /// Whether its clock can be set.
    pub(crate) const fn has_clock(&self) -> bool {
        self.clock.is_some()
    }

    /// Sets its clock so many seconds further off than it is.
    pub(crate) fn set_clock(&self, seconds: i64) -> anyhow::Result<()> {
        let (clock, skew) = self.clock.as_ref().context("the node has the clock of the machine")?;
        Ok(clock.set(skew + seconds)?)
    }
}
