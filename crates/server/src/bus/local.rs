//! Houses in one process.

use parking_lot::Mutex;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

use super::{Bus, Heard, News, NodeId};

/// A [`Bus`] within one process. Where there is but one house, it carries nothing.
#[derive(Debug, Default)]
pub struct LocalBus {
    houses: Mutex<Vec<(NodeId, UnboundedSender<Heard>)>>,
}

impl Bus for LocalBus {
    fn subscribe(&self, node: NodeId) -> UnboundedReceiver<Heard> {
        let (sender, receiver) = unbounded_channel();
        self.houses.lock().push((node, sender));
        receiver
    }

    fn publish(&self, from: NodeId, news: News) {
        let is_there = |(node, sender): &(NodeId, UnboundedSender<Heard>)| {
            *node == from || sender.send(Heard::News(news.clone())).is_ok()
        };
        self.houses.lock().retain(is_there);
    }

    fn may_lose(&self) -> bool {
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_hears_the_news_but_who_tells_them() {
        let bus = LocalBus::default();
        let (mut one, mut two) = (bus.subscribe(NodeId(1)), bus.subscribe(NodeId(2)));
        let news = News::WhoIsThere;
        bus.publish(NodeId(1), news.clone());
        assert_eq!(two.try_recv().ok(), Some(Heard::News(news)));
        assert!(one.try_recv().is_err());
    }

    #[test]
    fn a_house_that_has_gone_is_forgotten() {
        let bus = LocalBus::default();
        let one = bus.subscribe(NodeId(1));
        drop(one);
        bus.publish(NodeId(2), News::WhoIsThere);
        assert!(bus.houses.lock().is_empty());
    }
}
