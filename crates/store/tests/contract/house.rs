//! What the laws are checked on.

use std::sync::Arc;

use tengen_store::Store;

/// An empty database and the nodes that work on it: one with SQLite, several with PostgreSQL.
pub(crate) struct House {
    /// All of them, never none.
    pub(crate) nodes: Vec<Arc<dyn Store>>,
}

impl House {
    /// Any node: for laws that need no other.
    pub(crate) fn store(&self) -> &Arc<dyn Store> {
        &self.nodes[0]
    }

    /// A node for the `turn`-th caller.
    pub(crate) fn node(&self, turn: usize) -> Arc<dyn Store> {
        Arc::clone(&self.nodes[turn % self.nodes.len()])
    }

    /// Closes every node.
    pub(crate) async fn close(&self) {
        for node in &self.nodes {
            node.close().await.unwrap();
        }
    }
}
