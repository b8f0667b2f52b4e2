//! The positions that a search for a VCT remembers, within a bound of memory.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use super::node::Node;

/// Nodes by the hash of their board. What had least work done for it is forgotten when they get too many.
pub(super) struct Nodes {
    by_key: HashMap<u64, Node, BuildHasherDefault<Identity>>,
    bytes: usize,
    limit: usize,
}

impl Nodes {
    /// No nodes yet, and never more than fit into `limit` bytes, roughly.
    pub(super) fn new(limit: usize) -> Self {
        Self { by_key: HashMap::default(), bytes: 0, limit }
    }

    /// Takes a node out, to be worked on.
    pub(super) fn take(&mut self, key: u64) -> Option<Node> {
        let node = self.by_key.remove(&key)?;
        self.bytes -= node.bytes();
        Some(node)
    }

    pub(super) fn put(&mut self, key: u64, node: Node) {
        self.bytes += node.bytes();
        if let Some(old) = self.by_key.insert(key, node) {
            self.bytes -= old.bytes();
        }
        if self.bytes > self.limit {
            self.forget();
        }
    }

    pub(super) fn clear(&mut self) {
        self.by_key.clear();
        self.bytes = 0;
    }

    /// All nodes, to be changed without changing their size.
    pub(super) fn iter_mut(&mut self) -> impl Iterator<Item = &mut Node> {
        self.by_key.values_mut()
    }

    /// Forgets at least half of what is there.
    fn forget(&mut self) {
        let mut least = 1;
        while self.bytes > self.limit / 2 {
            least *= 2;
            self.by_key.retain(|_, node| node.work >= least);
            self.bytes = self.by_key.values().map(Node::bytes).sum();
        }
    }
}

/// The hash of a board is a hash already.
#[derive(Default)]
struct Identity(u64);

impl Hasher for Identity {
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = self.0.rotate_left(8) ^ u64::from(byte);
        }
    }

    fn write_u64(&mut self, hash: u64) {
        self.0 = hash;
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bound_holds_and_the_most_work_is_kept() {
        let limit = 100 * Node::disproven().bytes();
        let mut nodes = Nodes::new(limit);
        for key in 0..1000_u64 {
            nodes.put(key, Node { work: if key == 7 { 1 << 40 } else { key % 50 }, ..Node::disproven() });
            assert!(nodes.bytes <= limit);
            let counted: usize = nodes.iter_mut().map(|node| node.bytes()).sum();
            assert_eq!(nodes.bytes, counted);
        }
        assert!(nodes.take(7).is_some());
        assert!(nodes.take(7).is_none());
        nodes.clear();
        assert_eq!((nodes.bytes, nodes.iter_mut().count()), (0, 0));
    }
}
