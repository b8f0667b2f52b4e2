//! The rooms this house cares about.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64};

use parking_lot::{Mutex, RwLock};
use tengen_game::Millis;
use tengen_room::RoomId;

use super::computers::Mind;
use super::page::Page;
use super::table::Table;
use crate::bus::{NodeId, Presence};

/// A room with the pages that are in it.
#[derive(Debug)]
pub(crate) struct Slot {
    pub(crate) id: RoomId,
    /// The room as it was last read; `None` before. Who holds this decides, writes and tells, and nobody
    /// else meanwhile, so that all pages get everything in one order.
    pub(crate) table: tokio::sync::Mutex<Option<Table>>,
    /// The pages in the room. To lock it, hold nothing that takes time.
    pub(crate) watchers: Mutex<Vec<Arc<Page>>>,
    /// Who is there by way of other houses.
    pub(super) elsewhere: Mutex<Vec<(NodeId, Presence)>>,
    /// Since when somebody who plays could not move where they were, which has to be given back. They are elsewhere now.
    pub(super) owed: Mutex<Option<Millis>>,
    /// When the timer looks at the room next, in milliseconds since 1970; `u64::MAX` for never.
    pub(super) scheduled: AtomicU64,
    /// Whether the pages will be told of the room in a moment.
    pub(super) stirred: AtomicBool,
    /// What the computer player in the room does. To lock it, hold nothing that takes time.
    pub(super) mind: Mutex<Mind>,
}

impl Slot {
    fn new(id: RoomId) -> Self {
        Self {
            id,
            table: tokio::sync::Mutex::new(None),
            watchers: Mutex::new(Vec::new()),
            elsewhere: Mutex::new(Vec::new()),
            owed: Mutex::new(None),
            scheduled: AtomicU64::new(u64::MAX),
            stirred: AtomicBool::new(false),
            mind: Mutex::default(),
        }
    }
}

/// All of them by name.
#[derive(Debug, Default)]
pub(crate) struct Slots(RwLock<HashMap<RoomId, Arc<Slot>>>);

impl Slots {
    pub(super) fn get(&self, id: &RoomId) -> Option<Arc<Slot>> {
        self.0.read().get(id).cloned()
    }

    /// The slot of a room, a new one if there is none.
    pub(super) fn get_or_add(&self, id: &RoomId) -> Arc<Slot> {
        if let Some(slot) = self.get(id) {
            return slot;
        }
        let mut slots = self.0.write();
        Arc::clone(slots.entry(id.clone()).or_insert_with(|| Arc::new(Slot::new(id.clone()))))
    }

    /// Forgets a room if nobody has its slot but this list and the caller.
    pub(super) fn forget(&self, slot: &Arc<Slot>) {
        let mut slots = self.0.write();
        // Whoever wants the slot asks this list, which is locked: the count cannot grow meanwhile.
        if slots.get(&slot.id).is_some_and(|known| Arc::ptr_eq(known, slot)) && Arc::strong_count(slot) <= 2 {
            slots.remove(&slot.id);
        }
    }

    pub(super) fn all(&self) -> Vec<Arc<Slot>> {
        self.0.read().values().cloned().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slot_that_somebody_holds_is_not_forgotten() {
        let slots = Slots::default();
        let id: RoomId = "room7".parse().unwrap();
        let (slot, held) = (slots.get_or_add(&id), slots.get_or_add(&id));
        slots.forget(&slot);
        assert!(slots.get(&id).is_some());
        drop(held);
        slots.forget(&slot);
        assert!(slots.get(&id).is_none());
    }
}
