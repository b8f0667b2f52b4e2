//! What is done about news from other houses.

use std::collections::HashMap;
use std::sync::{Arc, Weak};

use parking_lot::Mutex;
use tengen_game::{EventKind, Millis, Seat};
use tengen_room::RoomId;
use tokio::sync::mpsc::UnboundedReceiver;

use super::slot::Slot;
use super::table::Table;
use super::{House, Refused};
use crate::bus::{Heard, Moved, News, NodeId, Presence, Spent};

/// A house that has not been heard of for so long has gone.
const SILENCE: Millis = Millis::seconds(5);

/// What is told in one message of what has been asked for: far less than a bus takes at once.
const SPENT_AT_ONCE: usize = 1000;

/// Takes in what other houses tell, as long as this one is there.
pub(super) async fn run(house: Weak<House>, mut news: UnboundedReceiver<Heard>) {
    while let Some(heard) = news.recv().await {
        let Some(house) = house.upgrade() else { return };
        match heard {
            Heard::News(news) => house.hear(news).await,
            Heard::Cut => house.others.cut(),
            Heard::Whole => house.hear_again().await,
        }
    }
}

/// What is known of the other houses.
#[derive(Debug, Default)]
pub(super) struct Others(Mutex<Known>);

#[derive(Debug, Default)]
struct Known {
    houses: HashMap<NodeId, Other>,
    /// Whether nothing can be heard. What was known stays known then: nobody has gone who is only not heard.
    is_cut: bool,
}

/// Another house.
#[derive(Clone, Copy, Debug)]
struct Other {
    /// When it was last heard of.
    at: Millis,
    people: u32,
    /// Since when it cannot write to the log, if it cannot.
    stopped_at: Option<Millis>,
}

impl Others {
    /// Whether nothing can be heard.
    pub(super) fn is_cut(&self) -> bool {
        self.0.lock().is_cut
    }

    fn cut(&self) {
        self.0.lock().is_cut = true;
    }

    /// How many people have a page in one of them.
    pub(super) fn people(&self) -> u32 {
        self.0.lock().houses.values().map(|other| other.people).sum()
    }

    /// Since when a house that is there cannot write to the log. Where it cannot, its players cannot move.
    pub(super) fn stopped_at(&self, node: NodeId) -> Option<Millis> {
        self.0.lock().houses.get(&node)?.stopped_at
    }

    /// A house is there, of which this is known now, if anything.
    fn hear(&self, node: NodeId, now: Millis, said: Option<(u32, Option<Millis>)>) {
        let mut known = self.0.lock();
        let other = known.houses.entry(node).or_insert(Other { at: now, people: 0, stopped_at: None });
        other.at = now;
        if let Some((people, stopped_at)) = said {
            (other.people, other.stopped_at) = (people, stopped_at);
        }
    }

    /// All can be heard again: each has some time to be heard.
    fn whole(&self, now: Millis) {
        let mut known = self.0.lock();
        known.is_cut = false;
        known.houses.values_mut().for_each(|other| other.at = now);
    }

    /// Forgets those that have not been heard of for too long, and says which, and since when they could not write.
    fn take_silent(&self, now: Millis) -> Vec<(NodeId, Option<Millis>)> {
        let mut known = self.0.lock();
        if known.is_cut {
            return Vec::new();
        }
        let mut gone = Vec::new();
        known.houses.retain(|node, other| {
            let is_there = now.since(other.at) < SILENCE;
            gone.extend((!is_there).then_some((*node, other.stopped_at)));
            is_there
        });
        gone
    }
}

/// What has been asked for by way of other houses, until somebody counts it.
#[derive(Debug, Default)]
pub(super) struct SpentElsewhere(Mutex<Vec<Spent>>);

impl SpentElsewhere {
    /// The most that is kept: where nobody counts it, it is of no use.
    const MOST: usize = 100_000;

    fn hear(&self, spent: Vec<Spent>) {
        let mut kept = self.0.lock();
        if kept.len() + spent.len() <= Self::MOST {
            kept.extend(spent);
        }
    }
}

impl House {
    /// Tells the other houses what has been asked for by way of this one.
    pub(crate) fn tell_spent(&self, spent: &[Spent]) {
        for some in spent.chunks(SPENT_AT_ONCE) {
            self.bus.publish(self.node, News::Spent { spent: some.to_vec() });
        }
    }

    /// What has been asked for by way of other houses since this was last called.
    pub(crate) fn take_spent(&self) -> Vec<Spent> {
        std::mem::take(&mut *self.spent.0.lock())
    }

    async fn hear(&self, news: News) {
        match news {
            News::Grown { room, listed, moved } => {
                if !self.hear_of_moves(&room, moved.as_ref()).await {
                    self.hear_of_growth(&room, listed).await;
                }
            }
            News::Present { node, room, presence } => {
                self.others.hear(node, self.clock.now(), None);
                // Who comes to a room by way of one house may be heard of before the room, which another has opened.
                let is_empty = presence == Presence::default();
                let slot = if is_empty { self.slots.get(&room) } else { Some(self.slots.get_or_add(&room)) };
                if let Some(slot) = slot {
                    self.set_presence(&slot, (node, self.others.stopped_at(node)), Some(presence)).await;
                }
            }
            News::StudyGrown { study } => self.hear_of_study(&study).await,
            News::Renamed { person, name } => self.rename_here(&person, &name).await,
            News::Departed { person } => self.forget_name(&person).await,
            News::SessionsChanged { person } => self.close_ended(&person).await,
            News::TiesChanged { person } => self.friends.mark(&person),
            News::InboxChanged { person } => self.tell_inbox(&person).await,
            News::Here { node, people, here } => {
                self.others.hear(node, self.clock.now(), None);
                self.hear_whereabouts(node, &people, here);
            }
            News::VacationChanged { person } => {
                if let Err(refused) = self.note_vacation(&person).await {
                    tracing::warn!(%person, code = refused.code(), "a vacation could not be read");
                }
            }
            News::WhoIsThere => {
                self.tell_where_people_are().await;
                self.tell_notice_to_others();
            }
            News::WhatIsNoticed => self.tell_notice_to_others(),
            News::Alive { node, people, can_write, stopped_at } => {
                let now = self.clock.now();
                // An older program does not say since when.
                let stopped_at = (!can_write).then(|| stopped_at.unwrap_or(now));
                self.others.hear(node, now, Some((people, stopped_at)));
            }
            News::Spent { spent } => self.spent.hear(spent),
            News::Notice { notice } => self.take_notice(notice),
        }
    }

    /// Tells the other houses that this one is there.
    pub(super) fn tell_alive(&self, stopped_at: Option<Millis>) {
        let people = self.pages.people() as u32;
        self.bus.publish(
            self.node,
            News::Alive { node: self.node, people, can_write: stopped_at.is_none(), stopped_at },
        );
    }

    /// Takes in what has happened in a game; false if the log has to be read for it.
    async fn hear_of_moves(&self, room: &RoomId, moved: Option<&Moved>) -> bool {
        let Some((slot, moved)) = self.slots.get(room).zip(moved) else { return false };
        // Whoever is called away may be here: that is looked at with the log, and again if it cannot be read.
        if moved.events.iter().any(|event| matches!(event.kind, EventKind::Away { .. })) {
            return false;
        }
        slot.table.lock().await.as_mut().is_some_and(|table| self.take_in_moved(&slot, table, moved))
    }

    /// Whether anybody here looks on or waits for their turn.
    pub(super) fn is_wanted(&self, slot: &Slot) -> bool {
        let waits = |person: &tengen_room::PersonId| !self.pages.of(person).is_empty();
        !slot.watchers.lock().is_empty() || self.turns.players(&slot.id).iter().any(waits)
    }

    /// Reads what is new where anybody looks on or waits for their turn, where lists show it or where nothing is
    /// known yet; elsewhere there is time for that.
    pub(super) async fn hear_of_growth(&self, room: &RoomId, listed: bool) {
        let slot = self.slots.get_or_add(room);
        let read = {
            let mut cell = slot.table.lock().await;
            if let Some(table) = cell.as_mut() {
                table.stale = true;
            }
            if listed || cell.is_none() || self.is_wanted(&slot) {
                self.fresh(&slot, &mut cell).await.map(|table| wrongly_away(&slot, table))
            } else {
                Ok(None)
            }
        };
        match read {
            Ok(None) => self.forget_if_over(&slot).await,
            // Who plays here was called away by a house that does not hear this one.
            Ok(Some(person)) => self.note_back(&slot, &person).await,
            Err(Refused::NoSuchRoom) => self.slots.forget(&slot),
            Err(refused) => tracing::warn!(%room, code = refused.code(), "news could not be read"),
        }
    }

    /// Who is in a room by way of another house, which cannot write since `stopped_at` if it cannot.
    async fn set_presence(
        &self,
        slot: &Arc<Slot>,
        (node, stopped_at): (NodeId, Option<Millis>),
        presence: Option<Presence>,
    ) {
        {
            let mut elsewhere = slot.elsewhere.lock();
            let presence = presence.filter(|there| *there != Presence::default());
            let before = elsewhere.iter().find(|(other, _)| *other == node).map(|(_, there)| *there);
            if before == presence {
                return;
            }
            let online = |there: Option<Presence>| there.map_or([false; 2], |there| there.online);
            let (was, is) = (online(before), online(presence));
            if (0..2).any(|seat| was[seat] && !is[seat])
                && let Some(stopped_at) = stopped_at
            {
                self.owe(slot, stopped_at);
            }
            elsewhere.retain(|(other, _)| *other != node);
            elsewhere.extend(presence.map(|there| (node, there)));
        }
        if let Some(table) = slot.table.lock().await.as_mut() {
            self.note_presence(slot, table);
            self.list(slot, table);
            self.settle_read(slot, table);
            Self::tell_room(slot, table);
        } else if slot.elsewhere.lock().is_empty() && slot.watchers.lock().is_empty() {
            // Nobody has asked for the room here, and it may be closed.
            self.slots.forget(slot);
        }
    }

    pub(super) async fn tell_where_people_are(&self) {
        self.tell_who_is_here();
        for slot in self.slots.all() {
            if slot.watchers.lock().is_empty() {
                continue;
            }
            if let Some(table) = slot.table.lock().await.as_ref() {
                self.tell_others(&slot, table);
            }
        }
    }

    /// Everything can be heard again, and some of it was lost: asks anew who is where, tells it, and looks
    /// into the log.
    async fn hear_again(&self) {
        self.others.whole(self.clock.now());
        let mut asked_for = self.slots.all();
        asked_for.retain(|slot| !std::mem::take(&mut *slot.elsewhere.lock()).is_empty());
        self.forget_all_whereabouts();
        self.bus.publish(self.node, News::WhoIsThere);
        self.tell_where_people_are().await;
        self.look_into_the_log().await;
        self.close_all_ended().await;
        self.tell_all_inboxes().await;
        // By then those who are there have been told of.
        for slot in &asked_for {
            self.stir(slot);
        }
    }

    /// Whoever was there by way of a house that has gone is not any more.
    pub(super) async fn forget_silent_houses(&self) {
        for (node, stopped_at) in self.others.take_silent(self.clock.now()) {
            tracing::warn!(node = node.0, "another house has gone");
            self.forget_whereabouts(node);
            for slot in self.slots.all() {
                if slot.elsewhere.lock().iter().any(|(there, _)| *there == node) {
                    self.set_presence(&slot, (node, stopped_at), None).await;
                }
            }
        }
    }
}

/// A player with a page here whom the game has noted as away.
fn wrongly_away(slot: &Slot, table: &Table) -> Option<tengen_room::PersonId> {
    let game = &table.playing()?.game;
    let online = House::presence_here(slot, table).online;
    let seat = Seat::BOTH.into_iter().find(|seat| game.is_away(*seat) && online[seat.index()])?;
    table.room.seats()[seat.index()].as_ref().map(|person| person.id.clone())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_is_silent_has_gone_but_not_while_nothing_can_be_heard() {
        let others = Others::default();
        let (one, two) = (NodeId(1), NodeId(2));
        others.hear(one, Millis(0), Some((3, None)));
        others.hear(two, Millis(4_000), Some((4, Some(Millis(3_000)))));
        assert_eq!(
            (others.people(), others.stopped_at(one), others.stopped_at(two)),
            (7, None, Some(Millis(3_000)))
        );
        assert_eq!(others.take_silent(Millis(6_000)), [(one, None)]);
        others.cut();
        assert_eq!(others.take_silent(Millis(60_000)), []);
        others.whole(Millis(60_000));
        assert_eq!(others.take_silent(Millis(61_000)), []);
        assert_eq!(others.take_silent(Millis(66_000)), [(two, Some(Millis(3_000)))]);
        assert_eq!(others.people(), 0);
    }
}
