//! When rooms have to be looked at: one heap for all of them.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use parking_lot::Mutex;
use tengen_game::Millis;
use tengen_room::RoomId;
use tokio::sync::Notify;

use super::Clock;
use super::slot::Slot;

/// Moments at which rooms have to be looked at, the next one first. A moment is put down only if it is
/// earlier than the one the room has already: most deadlines are put off by a move before they come.
#[derive(Debug, Default)]
pub(crate) struct Timers {
    heap: Mutex<BinaryHeap<Reverse<(Millis, RoomId)>>>,
    /// Woken when the next moment is another one.
    wake: Notify,
}

impl Timers {
    /// The room has to be looked at when `due` comes, or before.
    pub(super) fn schedule(&self, slot: &Slot, due: Millis) {
        if slot.scheduled.fetch_min(due.0, Ordering::AcqRel) <= due.0 {
            return;
        }
        let mut heap = self.heap.lock();
        let is_next = heap.peek().is_none_or(|Reverse((next, _))| due < *next);
        heap.push(Reverse((due, slot.id.clone())));
        drop(heap);
        if is_next {
            self.wake.notify_one();
        }
    }

    /// Waits until rooms have to be looked at, and takes them off the list.
    pub(super) async fn due(&self, clock: &Arc<dyn Clock>) -> Vec<RoomId> {
        loop {
            let now = clock.now();
            let due = self.take(now);
            if !due.is_empty() {
                return due;
            }
            let next = self.heap.lock().peek().map(|Reverse((next, _))| *next);
            tokio::select! {
                () = self.wake.notified() => {}
                () = clock.sleep_until(next.unwrap_or_default()), if next.is_some() => {}
            }
        }
    }

    fn take(&self, now: Millis) -> Vec<RoomId> {
        let mut heap = self.heap.lock();
        let mut due = Vec::new();
        while heap.peek().is_some_and(|Reverse((at, _))| *at <= now) {
            due.extend(heap.pop().map(|Reverse((_, id))| id));
        }
        due
    }
}
