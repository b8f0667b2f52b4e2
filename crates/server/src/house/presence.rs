//! Who is in a room, and what follows from it.

use std::collections::HashSet;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use tengen_game::{Action, Actor, Command, Millis, Seat};
use tengen_room::{Status, Visibility};

use super::change::{Change, millis};
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

    /// Whether a turn has days, so that players come and go.
    pub(super) const fn is_by_correspondence(&self) -> bool {
        self.room.settings().is_by_correspondence()
    }

    /// Since when a player has been absent of whom the game does not know it. Where players come and go it
    /// need not know.
    fn unnoted_absence(&self, seat: Seat) -> Option<Millis> {
        let game = &self.playing()?.game;
        self.absent_since[seat.index()].filter(|_| !self.is_by_correspondence() && !game.is_away(seat))
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
            table.room.seats().iter().flatten().for_each(|seated| self.friends.mark(&seated.id));
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

    /// The same when the room has changed: who looks on here may have been given a seat.
    pub(super) fn tell_seated(&self, slot: &Slot, table: &Table) {
        if !slot.watchers.lock().is_empty() {
            self.tell_others(slot, table);
        }
    }

    /// When the room has to be looked at next.
    pub(super) fn due(&self, table: &Table) -> Option<Millis> {
        let options = &self.options;
        match table.room.status() {
            Status::Playing { .. } => {
                let game = &table.playing()?.game;
                let flag = game.deadline().map(|deadline| deadline.plus(options.lag_cap_ms));
                let away = |seat: Seat| {
                    let since = table.unnoted_absence(seat)?;
                    Some(since.plus(options.abandon_grace_ms))
                };
                let claim =
                    table.computer().and_then(|computer| super::computers::claim_from(game, computer.seat));
                let now = self.clock.now();
                let vacation = self.vacations.to_note(table, now).map(|_| now);
                let moments = [flag, claim, vacation, away(Seat::One), away(Seat::Two)];
                moments.into_iter().flatten().min().filter(|_| game.outcome().is_none())
            }
            Status::Open if !table.is_by_correspondence() => {
                // First it goes from the lobby, then it is closed.
                let unlisted = table.absent_since[0]?.plus(options.abandon_grace_ms);
                let is_listed = self.clock.now() < unlisted;
                if is_listed { Some(unlisted) } else { self.closes_from(table) }
            }
            Status::Open | Status::Between { .. } => self.closes_from(table),
            Status::Closed => None,
        }
    }

    /// What has to be done in the room at `now`.
    fn overdue(&self, table: &mut Table, now: Millis) -> Result<Option<Change>, Refused> {
        match table.room.status() {
            Status::Playing { .. } => {
                let Some(action) = self.overdue_in_game(table, now) else { return Ok(None) };
                self.system(table, action, now)
            }
            Status::Open | Status::Between { .. } => {
                let is_unused = self.closes_from(table).is_some_and(|from| from <= now);
                if is_unused { Change::of_closing(table, now) } else { Ok(None) }
            }
            Status::Closed => Ok(None),
        }
    }

    /// When the house closes a room in which nothing is played, if nobody comes.
    fn closes_from(&self, table: &Table) -> Option<Millis> {
        match table.room.status() {
            Status::Open if table.is_by_correspondence() => {
                Some(self.closes_unused(table, table.absent_since[0]?))
            }
            Status::Open => Some(table.absent_since[0]?.plus(self.options.open_room_ttl_ms)),
            Status::Between { .. } => Some(self.closes_unused(table, table.empty_since()?)),
            Status::Playing { .. } | Status::Closed => None,
        }
    }

    /// When a room is closed in which nobody has been since `empty_since`. Where players come and go the
    /// room's last change counts, which no restart of the house puts off.
    fn closes_unused(&self, table: &Table, empty_since: Millis) -> Millis {
        if !table.is_by_correspondence() {
            return empty_since.plus(self.options.resting_room_ttl_ms);
        }
        let changed = millis(table.room.at());
        changed.plus(self.options.correspondence_room_ttl_ms).max(empty_since)
    }

    fn overdue_in_game(&self, table: &Table, now: Millis) -> Option<Action> {
        let game = &table.playing()?.game;
        if game.outcome().is_some() {
            return None;
        }
        if game.deadline().is_some_and(|deadline| deadline.plus(self.options.lag_cap_ms) <= now) {
            return Some(Action::Sweep);
        }
        if let Some(action) = self.vacations.to_note(table, now) {
            return Some(action);
        }
        let is_away = |seat: &Seat| {
            let since = table.unnoted_absence(*seat);
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
        if self.held_since(&slot).is_some() || self.pay(&slot).await.is_err() {
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
