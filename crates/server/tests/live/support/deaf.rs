//! A bus on which everything is lost.

use parking_lot::Mutex;
use tengen_server::bus::{Bus, Heard, News, NodeId};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

/// Houses that hear nothing of each other and do not know it.
#[derive(Default)]
pub(crate) struct DeafBus {
    /// Kept, so that nobody thinks that the bus has gone.
    houses: Mutex<Vec<UnboundedSender<Heard>>>,
    told: Mutex<Vec<News>>,
}

impl DeafBus {
    /// All that has been told in vain.
    pub(crate) fn told(&self) -> Vec<News> {
        self.told.lock().clone()
    }
}

impl Bus for DeafBus {
    fn subscribe(&self, _: NodeId) -> UnboundedReceiver<Heard> {
        let (sender, receiver) = unbounded_channel();
        self.houses.lock().push(sender);
        receiver
    }

    fn publish(&self, _: NodeId, news: News) {
        self.told.lock().push(news);
    }

    fn may_lose(&self) -> bool {
        true
    }
}
