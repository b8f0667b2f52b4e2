//! Computer players: people with reserved names who have no page. The house looks after their seats.
//!
//! Whenever a room has changed, [`House::attend`] looks whether a computer has something to do there, and if
//! so lets a task do it. What is to be done follows from the room alone, so that a house that starts again, or
//! another house over the same log, goes on where this one stopped.

mod carry_out;
mod duty;
mod identity;
mod mind;
mod open;

use std::sync::Arc;

use tengen_game::Seat;
use tengen_work::Level;

use self::duty::Duty;
use super::House;
use super::change::Change;
use super::slot::Slot;
use super::table::Table;

pub(crate) use duty::claim_from;
pub(crate) use identity::{level_of, view};
pub(crate) use mind::Mind;

/// A computer player at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Player {
    pub(super) seat: Seat,
    pub(super) level: Level,
}

impl Table {
    /// The computer that plays here.
    pub(super) fn computer(&self) -> Option<Player> {
        let seats = self.room.seats();
        Seat::BOTH.into_iter().find_map(|seat| {
            let level = level_of(&seats[seat.index()].as_ref()?.id)?;
            Some(Player { seat, level })
        })
    }

    /// The level of the computer, if what has happened in the game was its doing.
    pub(super) fn computer_that_acted(&self, change: &Change) -> Option<u8> {
        let (event, computer) = (change.events.first()?, self.computer()?);
        (event.actor == computer.seat.into()).then(|| computer.level.number())
    }
}

impl House {
    /// Lets the computer in this room do what it has to, if there is one.
    pub(super) fn attend(&self, slot: &Slot, table: &Table) {
        let Some(player) = table.computer() else { return };
        let duty = Duty::of(table, player, self.clock.now());
        let mut mind = slot.mind.lock();
        if mind.is_at(duty.as_ref()) {
            return;
        }
        mind.rest();
        let (Some(duty), Some(slot)) = (duty, self.slots.get(&slot.id)) else { return };
        mind.remember(&duty);
        let task = tokio::spawn(carry_out::run(self.myself.clone(), slot, player, duty.clone()));
        mind.begin(duty, task.abort_handle());
    }
}

/// A slot is shared by the tasks that look after it.
type Shared = Arc<Slot>;
