//! What houses over one log tell each other.

mod asking;
mod kept;
mod local;
mod nats;
mod news;
mod shelf;
mod url;

pub use local::LocalBus;
pub use nats::{NatsBus, NatsError};
pub use news::{Moved, News, NodeId, Presence, Spent};
pub use url::{BusUrl, NotABus};

use std::sync::Arc;

use tokio::sync::mpsc::UnboundedReceiver;

use crate::workers::{FromLine, Line};

/// What a house hears of the others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    /// Somebody has told something.
    News(News),
    /// Nothing can be heard or told for a while.
    Cut,
    /// Everything can be heard again. What was told meanwhile has been lost.
    Whole,
}

/// Carries news between houses. News may be lost or come twice: the log is the truth, and a house that
/// missed some finds out when it next appends or reads.
pub trait Bus: Send + Sync + 'static {
    /// All that others say from now on; not what `node` says itself.
    fn subscribe(&self, node: NodeId) -> UnboundedReceiver<Heard>;

    /// Tells the others.
    fn publish(&self, from: NodeId, news: News);

    /// Whether news can be lost, so that whoever has to know looks into the log from time to time.
    fn may_lose(&self) -> bool;

    /// The way to workers on other machines, and what comes over it; `None` if there is none.
    fn line(&self, node: NodeId) -> Option<(Arc<dyn Line>, UnboundedReceiver<FromLine>)> {
        let _ = node;
        None
    }
}
