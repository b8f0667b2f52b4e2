//! What a house hears of the others, and how it finds out who is there.

use std::sync::Arc;

use async_nats::Subscriber;
use futures::StreamExt;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, WeakSender};

use super::kept::Kept;
use super::nats::{Letter, Shared};
use super::{Heard, News, NodeId};

/// A house that listens, and asks who is there when it has heard nothing for a while.
pub(super) struct Asking {
    pub(super) node: NodeId,
    pub(super) kept: Kept,
    /// Where what is told goes, as long as the house is there.
    pub(super) outgoing: WeakSender<Letter>,
    pub(super) shared: Arc<Shared>,
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
        let question = match self.kept.read().await {
            Some(letters) => {
                if !letters.iter().any(|letter| letter.from == self.node) {
                    // The bus has just begun to keep anything, or has kept nothing for long.
                    self.shared.retell();
                }
                for letter in letters.into_iter().filter(|letter| letter.from != self.node) {
                    // The house may have gone.
                    let _ = house.send(Heard::News(letter.news));
                }
                News::WhatIsNoticed
            }
            None => News::WhoIsThere,
        };
        let Some(outgoing) = self.outgoing.upgrade() else { return };
        if outgoing.try_send(Letter { from: self.node, news: question }).is_err() {
            tracing::debug!("more news than the bus takes");
        }
    }
}
