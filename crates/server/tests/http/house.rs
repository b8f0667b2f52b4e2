//! A house for one test; under `tengen-servers` three nodes of one, over PostgreSQL and NATS.

use std::fs;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use serde_json::json;
use sqlx::{Connection, Executor, PgConnection, SqliteConnection};
use tempfile::TempDir;
use tengen_server::{Config, Server};
use tengen_servers::Lent;
use tengen_store::{PostgresStore, SqliteStore, Store};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::client::Client;

/// How many nodes a house has that has servers for them.
const NODES: usize = 3;

/// A house that listens, with a database of its own.
pub(crate) struct House {
    /// Where its first node listens.
    pub(crate) address: SocketAddr,
    /// Where that tells metrics, if it does.
    pub(crate) metrics: Option<SocketAddr>,
    nodes: Vec<Node>,
    /// How many clients there have been: each is served by the node after that of the one before.
    clients: AtomicUsize,
    data: TempDir,
}

/// A server of the house.
struct Node {
    address: SocketAddr,
    stop: oneshot::Sender<()>,
    running: JoinHandle<()>,
}

impl House {
    pub(crate) async fn open() -> Self {
        Self::open_with(|_| ()).await
    }

    /// A house whose configuration was changed by `change`.
    pub(crate) async fn open_with(change: impl FnOnce(&mut Config)) -> Self {
        Self::open_in(tempfile::tempdir().unwrap(), change).await
    }

    /// One node, whatever servers there are: others hear a tenth of a second later what it has let pass.
    pub(crate) async fn open_alone(change: impl FnOnce(&mut Config)) -> Self {
        Self::open_nodes(1, tempfile::tempdir().unwrap(), change).await
    }

    /// The same over data that is there already.
    pub(crate) async fn open_in(data: TempDir, change: impl FnOnce(&mut Config)) -> Self {
        let nodes = if Lent::here().is_some() { NODES } else { 1 };
        Self::open_nodes(nodes, data, change).await
    }

    async fn open_nodes(number: usize, data: TempDir, change: impl FnOnce(&mut Config)) -> Self {
        let mut config = Config {
            listen: "127.0.0.1:0".parse().unwrap(),
            data: data.path().to_owned(),
            ..Config::default()
        };
        change(&mut config);
        if let Some((database, bus)) = lent(data.path()) {
            config.database = Some(database.parse().unwrap());
            config.bus = Some(bus.parse().unwrap());
        }
        let (mut nodes, mut metrics) = (Vec::new(), None);
        for number in 0..number {
            let server = Server::open(&config).await.unwrap();
            metrics = metrics.or(server.metrics_address());
            nodes.push(Node::run(server));
            // What one process tells of itself is told by its first node.
            config.metrics_listen = None;
            config.data = data.path().join(format!("node{}", number + 1));
        }
        Self { address: nodes[0].address, metrics, nodes, clients: AtomicUsize::new(0), data }
    }

    /// Somebody without a session.
    pub(crate) fn stranger(&self) -> Client {
        let number = self.clients.fetch_add(1, Ordering::Relaxed);
        Client::new(self.nodes[number % self.nodes.len()].address)
    }

    /// The folder it has its data in.
    pub(crate) fn data(&self) -> &Path {
        self.data.path()
    }

    /// Somebody with the session that a client of another house over the same data had.
    pub(crate) fn stranger_with(&self, other: &Client) -> Client {
        let mut client = self.stranger();
        client.cookie.clone_from(&other.cookie);
        client
    }

    /// Somebody with a session.
    pub(crate) async fn guest(&self) -> Client {
        let mut client = self.stranger();
        let answer = client.get("/api/session").send().await;
        assert_eq!(answer.status, 200, "{answer:?}");
        client.cookie = Some(answer.cookie());
        client
    }

    /// Somebody with an account.
    pub(crate) async fn holder(&self, name: &str, password: &str) -> Client {
        let mut client = self.guest().await;
        let make = client.post("/api/account", &json!({"name": name, "password": password}));
        let answer = client.keep(make).await;
        assert_eq!(answer.status, 200, "{answer:?}");
        client
    }

    /// Closes the house, which must end in peace, and gives back its data.
    pub(crate) async fn close(self) -> TempDir {
        for Node { stop, running, .. } in self.nodes {
            stop.send(()).unwrap();
            running.await.unwrap();
        }
        self.data
    }
}

impl Node {
    fn run(server: Server) -> Self {
        let address = server.address();
        let (stop, stopped) = oneshot::channel();
        let running = tokio::spawn(async move {
            let stopped = async { stopped.await.unwrap() };
            server.run(stopped).await.unwrap();
        });
        Self { address, stop, running }
    }
}

/// The database and the bus of the house that has its data in this folder, if servers are lent: new ones, if it had
/// none before.
fn lent(data: &Path) -> Option<(String, String)> {
    let servers = Lent::here()?;
    let name = format!("house_{}", data.file_name()?.to_string_lossy().trim_start_matches('.'));
    let known = data.join("lent");
    if !known.exists() {
        servers.create(&name).unwrap();
        fs::write(&known, &name).unwrap();
    }
    Some((servers.database(&name), servers.bus(&name)))
}

/// The database of the house that has its data in this folder and is closed.
pub(crate) async fn store_of(data: &TempDir) -> Arc<dyn Store> {
    match lent(data.path()) {
        Some((database, _)) => Arc::new(PostgresStore::connect(&database).await.unwrap()),
        None => Arc::new(SqliteStore::open(data.path().join("tengen.db")).await.unwrap()),
    }
}

/// Does this in it.
pub(crate) async fn execute(data: &TempDir, sql: &'static str) {
    if let Some((database, _)) = lent(data.path()) {
        let mut connection = PgConnection::connect(&database).await.unwrap();
        connection.execute(sql).await.unwrap();
        return;
    }
    let file = format!("sqlite:{}", data.path().join("tengen.db").display());
    let mut connection = SqliteConnection::connect(&file).await.unwrap();
    connection.execute(sql).await.unwrap();
    connection.close().await.unwrap();
}
