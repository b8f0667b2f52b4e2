//! Who is in a room, and what follows from it.

use std::collections::HashSet;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use tengen_game::{Action, Actor, Command, Millis, Seat};
use tengen_room::{Status, Visibility};

use super::change::Change;
use super::index::Face;
use super::page::Page;
use super::slot::Slot;
use super::table::Table;
use super::{House, Refused, draw};
use crate::bus::{News, Presence};

/// Pages are told at most so often who comes and goes.
const STIR: Duration = Duration::from_millis(250);

impl Table {
    pub(super) fn is_public(&self) -> bool {
        self.room.settings().visibility == Visibility::Public
    }

    /// Since when both players have been absent. A computer keeps no room open.
    fn empty_since(&self) -> Option<Millis> {
        if let Some(computer) = self.computer() {
            return self.absent_since[computer.seat.other().index()];
        }
        let [one, two] = self.absent_since;
        one.zip(two).map(|(one, two)| one.max(two))
    }
}

impl House {
    /// Who is in the room by way of this house.
    pub(super) fn presence_here(slot: &Slot, table: &Table) -> Presence {
        let mut presence = Presence::default();
        let mut spectators = HashSet::new();
        for page in &*slot.watchers.lock() {
            let Some(seat) = table.room.seat_of(page.person_id()) else {
                spectators.insert(page.person_id().clone());
                continue;
            };
            presence.online[seat.index()] = true;
            let lag = &mut presence.lag_ms[seat.index()];
            // Of several pages the one with the best line counts.
            *lag = [*lag, page.lag_ms()].into_iter().flatten().min();
        }
        presence.spectators = spectators.len() as u32;
        presence
    }

    /// Who is in the room.
    pub(super) fn presence(slot: &Slot, table: &Table) -> Presence {
        let mut presence = Self::presence_here(slot, table);
        for (_, there) in &*slot.elsewhere.lock() {
            for seat in Seat::BOTH.map(Seat::index) {
                presence.online[seat] |= there.online[seat];
                presence.lag_ms[seat] = presence.lag_ms[seat].or(there.lag_ms[seat]);
            }
            presence.spectators += there.spectators;
        }
        if let Some(computer) = table.computer() {
            presence.online[computer.seat.index()] = true;
        }
        presence
    }

    /// Notes who is absent now and was not before.
    pub(super) fn note_presence(&self, slot: &Slot, table: &mut Table) {
        let presence = Self::presence(slot, table);
        for (since, online) in table.absent_since.iter_mut().zip(presence.online) {
            *since = if online { None } else { since.or_else(|| Some(self.clock.now())) };
        }
    }

    /// Puts the room in the lists as it is now.
    pub(super) fn list(&self, slot: &Slot, table: &Table) {
        let spectators = Self::presence(slot, table).spectators;
        let face = Face::of(table, spectators, self.options.abandon_grace_ms);
        if self.index.set(&slot.id, face) {
            self.lobby.mark();
        }
    }

    /// The line to a page in the room is shown in another way than before, if its person plays there.
    pub(crate) fn note_line(&self, slot: &Arc<Slot>, page: &Page) {
        let seats = |table: &Table| table.room.seat_of(page.person_id()).is_some();
        // A room that is busy tells how it is in a moment anyway.
        if slot.table.try_lock().is_ok_and(|table| table.as_ref().is_some_and(seats)) {
            self.stir(slot);
        }
    }

    /// Tells the pages in a moment who is there now.
    pub(super) fn stir(&self, slot: &Arc<Slot>) {
        if slot.stirred.swap(true, Ordering::AcqRel) {
            return;
        }
        let (house, slot) = (self.myself.clone(), Arc::clone(slot));
        tokio::spawn(async move {
            tokio::time::sleep(STIR).await;
            if let Some(house) = house.upgrade() {
                house.tell_stir(&slot).await;
                house.forget_if_over(&slot).await;
            }
        });
    }

    async fn tell_stir(&self, slot: &Slot) {
        let mut table = slot.table.lock().await;
        slot.stirred.store(false, Ordering::Release);
        if let Some(table) = table.as_mut() {
            self.note_presence(slot, table);
            self.settle_listed(slot, table);
            Self::tell_room(slot, table);
            self.tell_others(slot, table);
        }
    }

    /// Tells the other houses who is in the room by way of this one.
    pub(super) fn tell_others(&self, slot: &Slot, table: &Table) {
        let presence = Self::presence_here(slot, table);
        self.bus.publish(self.node, News::Present { node: self.node, room: slot.id.clone(), presence });
    }

    /// When the room has to be looked at next.
    pub(super) fn due(&self, table: &Table) -> Option<Millis> {
        let options = &self.options;
        match table.room.status() {
            Status::Playing { .. } => {
                let game = &table.playing()?.game;
                let flag = game.deadline().map(|deadline| deadline.plus(options.lag_cap_ms));
                let away = |seat: Seat| {
                    let since = table.absent_since[seat.index()].filter(|_| !game.is_away(seat))?;
                    Some(since.plus(options.abandon_grace_ms))
                };
                let claim =
                    table.computer().and_then(|computer| super::computers::claim_from(game, computer.seat));
                let moments = [flag, claim, away(Seat::One), away(Seat::Two)];
                moments.into_iter().flatten().min().filter(|_| game.outcome().is_none())
            }
            Status::Open => {
                let since = table.absent_since[0]?;
                // First it goes from the lobby, then it is closed.
                let unlisted = since.plus(options.abandon_grace_ms);
                let is_listed = self.clock.now() < unlisted;
                Some(if is_listed { unlisted } else { since.plus(options.open_room_ttl_ms) })
            }
            Status::Between { .. } => Some(table.empty_since()?.plus(options.resting_room_ttl_ms)),
            Status::Closed => None,
        }
    }

    /// Whether a player is there by way of a house alone that cannot write to the log: who cannot move loses
    /// neither on time nor by absence. That house gives back the time.
    fn is_held(&self, slot: &Slot) -> bool {
        slot.elsewhere
            .lock()
            .iter()
            .any(|(node, there)| there.online.contains(&true) && self.others.cannot_write(*node))
    }

    /// What has to be done in the room at `now`.
    fn overdue(&self, table: &mut Table, now: Millis) -> Result<Option<Change>, Refused> {
        let options = &self.options;
        match table.room.status() {
            Status::Playing { .. } => {
                let Some(action) = self.overdue_in_game(table, now) else { return Ok(None) };
                self.system(table, action, now)
            }
            Status::Open => {
                let has_gone =
                    table.absent_since[0].is_some_and(|at| at.plus(options.open_room_ttl_ms) <= now);
                if has_gone { Change::of_closing(table, now) } else { Ok(None) }
            }
            Status::Between { .. } => {
                let is_empty =
                    table.empty_since().is_some_and(|at| at.plus(options.resting_room_ttl_ms) <= now);
                if is_empty { Change::of_closing(table, now) } else { Ok(None) }
            }
            Status::Closed => Ok(None),
        }
    }

    fn overdue_in_game(&self, table: &Table, now: Millis) -> Option<Action> {
        let game = &table.playing()?.game;
        if game.outcome().is_some() {
            return None;
        }
        if game.deadline().is_some_and(|deadline| deadline.plus(self.options.lag_cap_ms) <= now) {
            return Some(Action::Sweep);
        }
        let is_away = |seat: &Seat| {
            let since = table.absent_since[seat.index()].filter(|_| !game.is_away(*seat));
            since.is_some_and(|since| since.plus(self.options.abandon_grace_ms) <= now)
        };
        Seat::BOTH.into_iter().find(is_away).map(|seat| Action::Away { seat })
    }

    /// A command of the house itself to the game on the board.
    #[expect(clippy::unused_self, reason = "it is the house's own command")]
    pub(super) fn system(
        &self,
        table: &mut Table,
        action: Action,
        now: Millis,
    ) -> Result<Option<Change>, Refused> {
        let command = Command { id: draw::command()?, action };
        Change::of_game(table, Actor::System, command, now)
    }

    /// Looks after a room whose time has come.
    pub(super) async fn tick(&self, id: &tengen_room::RoomId) {
        let Some(slot) = self.slots.get(id) else { return };
        slot.scheduled.store(u64::MAX, Ordering::Release);
        if self.is_held(&slot) {
            return self.timers.schedule(&slot, self.clock.now().plus(Millis::seconds(1)));
        }
        let looked_after = self.change(&slot, |table| self.overdue(table, self.clock.now())).await;
        match looked_after {
            Ok(()) => self.lobby.mark(),
            Err(Refused::NoSuchRoom) => {}
            Err(refused) => {
                tracing::warn!(room = %id, code = refused.code(), "a room could not be looked after");
                self.timers.schedule(&slot, self.clock.now().plus(Millis::seconds(1)));
            }
        }
        self.forget_if_over(&slot).await;
    }

    /// Forgets a closed room that nobody is in.
    pub(super) async fn forget_if_over(&self, slot: &Arc<Slot>) {
        let table = slot.table.lock().await;
        let is_over = table.as_ref().is_some_and(|table| *table.room.status() == Status::Closed);
        if is_over && slot.watchers.lock().is_empty() {
            self.slots.forget(slot);
        }
    }
}
