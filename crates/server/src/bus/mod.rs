//! What houses over one log tell each other.

mod local;
mod news;

pub use local::LocalBus;
pub use news::{News, NodeId, Presence};

use tokio::sync::mpsc::UnboundedReceiver;

/// Carries news between houses. News may be lost or come twice: the log is the truth, and a house that
/// missed some finds out when it next appends or reads.
pub trait Bus: Send + Sync + 'static {
    /// All that others say from now on; not what `node` says itself.
    fn subscribe(&self, node: NodeId) -> UnboundedReceiver<News>;

    /// Tells the others.
    fn publish(&self, from: NodeId, news: News);
}
