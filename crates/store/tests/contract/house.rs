//! What the laws are checked on.

use std::path::PathBuf;
use std::sync::Arc;

use tengen_store::{PostgresStore, SqliteStore, Store};

/// An empty database and the nodes that work on it: one with SQLite, several with PostgreSQL.
pub(crate) struct House {
    /// All of them, never none.
    pub(crate) nodes: Vec<Arc<dyn Store>>,
    place: Place,
}

/// Where the database is.
enum Place {
    File(PathBuf),
    Memory,
    Server(String),
}

impl House {
    /// A house in a new file.
    pub(crate) async fn in_file(path: PathBuf) -> Self {
        let store = SqliteStore::open(&path).await.unwrap();
        Self { nodes: vec![Arc::new(store)], place: Place::File(path) }
    }

    /// A house that leaves nothing behind.
    pub(crate) async fn in_memory() -> Self {
        let store = SqliteStore::in_memory().await.unwrap();
        Self { nodes: vec![Arc::new(store)], place: Place::Memory }
    }

    /// A house with three nodes on the database at `url`.
    pub(crate) async fn on_server(url: String) -> Self {
        let mut nodes: Vec<Arc<dyn Store>> = Vec::new();
        for _ in 0..3 {
            nodes.push(Arc::new(PostgresStore::connect(&url).await.unwrap()));
        }
        Self { nodes, place: Place::Server(url) }
    }

    /// Any node: for laws that need no other.
    pub(crate) fn store(&self) -> &Arc<dyn Store> {
        &self.nodes[0]
    }

    /// A node for the `turn`-th caller.
    pub(crate) fn node(&self, turn: usize) -> Arc<dyn Store> {
        Arc::clone(&self.nodes[turn % self.nodes.len()])
    }

    /// A new node, once the first is closed; none where the data went with it.
    pub(crate) async fn reopen(&self) -> Option<Arc<dyn Store>> {
        match &self.place {
            Place::File(path) => Some(Arc::new(SqliteStore::open(path).await.unwrap())),
            Place::Server(url) => Some(Arc::new(PostgresStore::connect(url).await.unwrap())),
            Place::Memory => None,
        }
    }

    /// Closes every node.
    pub(crate) async fn close(&self) {
        for node in &self.nodes {
            node.close().await.unwrap();
        }
    }
}
