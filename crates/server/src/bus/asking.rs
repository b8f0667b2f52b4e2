//! What a house hears of the others, and how it finds out who is there.

use std::sync::Arc;
use std::time::Duration;

use async_nats::Subscriber;
use futures::StreamExt;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, WeakSender};
use tokio::task::JoinHandle;

use super::kept::{Found, Kept};
use super::nats::{Letter, Shared};
use super::{Heard, News, NodeId};

/// How long after each other a bus that keeps nothing is tried again: servers that have just started take some
/// seconds to agree on who leads.
const PAUSE: Duration = Duration::from_secs(5);

/// A house that listens, and asks who is there when it has heard nothing for a while.
pub(super) struct Asking {
    pub(super) node: NodeId,
    pub(super) kept: Kept,
    /// Where what is told goes, as long as the house is there.
    pub(super) outgoing: WeakSender<Letter>,
    pub(super) shared: Arc<Shared>,
    /// What waits for a bus that keeps nothing.
    pub(super) waiting: Option<JoinHandle<()>>,
}

impl Asking {
    /// Hands on what others tell, until nobody listens.
    pub(super) async fn listen(
        mut self,
        mut letters: Subscriber,
        mut states: UnboundedReceiver<Heard>,
        house: &UnboundedSender<Heard>,
    ) {
        loop {
            tokio::select! {
                biased;
                state = states.recv() => match state {
                    // What comes meanwhile waits: it is newer.
                    Some(Heard::Whole) => self.ask(house).await,
                    Some(Heard::Cut | Heard::News(_)) => {}
                    None => return,
                },
                letter = letters.next() => {
                    let Some(letter) = letter else { return };
                    match serde_json::from_slice::<Letter>(&letter.payload) {
                        Ok(Letter { from, .. }) if from == self.node => {}
                        Ok(Letter { news, .. }) => {
                            if house.send(Heard::News(news)).is_err() {
                                return;
                            }
                        }
                        Err(error) => tracing::debug!(%error, "news of another version"),
                    }
                }
            }
        }
    }

    /// Reads who is there; where the bus does not keep it, the other houses are asked.
    async fn ask(&mut self, house: &UnboundedSender<Heard>) {
        let question = if let Some(Found { letters, is_new }) = self.kept.read().await {
            if is_new || !letters.iter().any(|letter| letter.from == self.node) {
                self.shared.retell();
            }
            for letter in letters.into_iter().filter(|letter| letter.from != self.node) {
                // The house may have gone.
                let _ = house.send(Heard::News(letter.news));
            }
            News::WhatIsNoticed
        } else {
            self.wait_for_keeping();
            News::WhoIsThere
        };
        let Some(outgoing) = self.outgoing.upgrade() else { return };
        if outgoing.try_send(Letter { from: self.node, news: question }).is_err() {
            tracing::debug!("more news than the bus takes");
        }
    }

    /// Lets all be told again when the bus keeps it, for those who read it then.
    fn wait_for_keeping(&mut self) {
        if self.waiting.as_ref().is_some_and(|waiting| !waiting.is_finished()) {
            return;
        }
        let (kept, outgoing, shared) = (self.kept.clone(), self.outgoing.clone(), Arc::clone(&self.shared));
        self.waiting = Some(tokio::spawn(async move {
            loop {
                tokio::time::sleep(PAUSE).await;
                let house_has_gone = outgoing.strong_count() == 0;
                if house_has_gone {
                    return;
                }
                if kept.is_open().await {
                    return shared.retell();
                }
            }
        }));
    }
}
