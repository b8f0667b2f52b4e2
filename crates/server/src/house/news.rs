//! What is done about news from other houses.

use std::collections::HashMap;
use std::sync::{Arc, Weak};

use tengen_game::Millis;
use tengen_room::RoomId;
use tokio::sync::mpsc::UnboundedReceiver;

use super::slot::Slot;
use super::{House, Refused};
use crate::bus::{News, NodeId, Presence};

/// A house that has not been heard of for so long has gone.
const SILENCE: Millis = Millis::seconds(5);

/// Takes in what other houses tell, as long as this one is there.
pub(super) async fn run(house: Weak<House>, mut news: UnboundedReceiver<News>) {
    while let Some(news) = news.recv().await {
        let Some(house) = house.upgrade() else { return };
        house.hear(news).await;
    }
}

/// When other houses were last heard of.
pub(super) type Heard = HashMap<NodeId, Millis>;

impl House {
    async fn hear(&self, news: News) {
        match news {
            News::Grown { room, listed } => self.hear_of_growth(&room, listed).await,
            News::Present { node, room, presence } => {
                self.heard.lock().insert(node, self.clock.now());
                if let Some(slot) = self.slots.get(&room) {
                    self.set_presence(&slot, node, Some(presence)).await;
                }
            }
            News::StudyGrown { study } => self.hear_of_study(&study).await,
            News::Departed { person } => self.forget_name(&person).await,
            News::SessionsChanged { person } => self.close_ended(&person).await,
            News::WhoIsThere => self.tell_where_people_are().await,
            News::Alive { node } => {
                self.heard.lock().insert(node, self.clock.now());
            }
        }
    }

    /// Reads what is new where anybody looks on or waits for their turn, where lists show it or where nothing is known yet;
    /// elsewhere there is time for that.
    async fn hear_of_growth(&self, room: &RoomId, listed: bool) {
        let slot = self.slots.get_or_add(room);
        let read = {
            let mut cell = slot.table.lock().await;
            if let Some(table) = cell.as_mut() {
                table.stale = true;
            }
            let is_wanted = listed
                || cell.is_none()
                || !slot.watchers.lock().is_empty()
                || self.turns.players(room).iter().any(|person| !self.pages.of(person).is_empty());
            if is_wanted { self.fresh(&slot, &mut cell).await.map(|_| ()) } else { Ok(()) }
        };
        match read {
            Ok(()) => self.forget_if_over(&slot).await,
            Err(Refused::NoSuchRoom) => self.slots.forget(&slot),
            Err(refused) => tracing::warn!(%room, code = refused.code(), "news could not be read"),
        }
    }

    async fn set_presence(&self, slot: &Arc<Slot>, node: NodeId, presence: Option<Presence>) {
        {
            let mut elsewhere = slot.elsewhere.lock();
            elsewhere.retain(|(other, _)| *other != node);
            elsewhere
                .extend(presence.filter(|there| *there != Presence::default()).map(|there| (node, there)));
        }
        if let Some(table) = slot.table.lock().await.as_mut() {
            self.note_presence(slot, table);
            self.settle_listed(slot, table);
            Self::tell_room(slot, table);
        }
    }

    async fn tell_where_people_are(&self) {
        for slot in self.slots.all() {
            if slot.watchers.lock().is_empty() {
                continue;
            }
            if let Some(table) = slot.table.lock().await.as_ref() {
                self.tell_others(&slot, table);
            }
        }
    }

    /// Whoever was there by way of a house that has gone is not any more.
    pub(super) async fn forget_silent_houses(&self) {
        let now = self.clock.now();
        let mut gone = Vec::new();
        self.heard.lock().retain(|node, at| {
            let is_there = now.since(*at) < SILENCE;
            gone.extend((!is_there).then_some(*node));
            is_there
        });
        for node in gone {
            tracing::warn!(node = node.0, "another house has gone");
            for slot in self.slots.all() {
                if slot.elsewhere.lock().iter().any(|(there, _)| *there == node) {
                    self.set_presence(&slot, node, None).await;
                }
            }
        }
    }
}
