//! How a room changes: read what is new, decide, write, tell. What another house has written is taken in from its news or
//! from the log.

use std::sync::Arc;
use std::time::{Duration, Instant};

use tengen_store::StoreError;

use super::change::{Change, Spent};
use super::slot::Slot;
use super::table::Table;
use super::tell::{Missed, Place};
use super::{House, Refused, load, rows};
use crate::bus::{Moved, News};
use crate::meters;

/// How often a decision is taken again because another house was faster.
pub(super) const TRIES: usize = 8;

/// A database that has not told in so long what a room's log holds stands still, or cannot be reached. Whoever
/// waits holds the room, which others can be told of by way of other houses meanwhile.
const PATIENCE: Duration = Duration::from_secs(6);

/// What is read, if that comes in time.
pub(super) async fn in_time<T>(read: impl Future<Output = Result<T, Refused>>) -> Result<T, Refused> {
    tokio::time::timeout(PATIENCE, read).await.unwrap_or(Err(Refused::Unavailable))
}

impl House {
    /// The room with this name.
    pub(crate) async fn slot(&self, id: &tengen_room::RoomId) -> Result<Arc<Slot>, Refused> {
        let slot = self.slots.get_or_add(id);
        let read = self.fresh(&slot, &mut *slot.table.lock().await).await.map(|_| ());
        if let Err(refused) = read {
            self.slots.forget(&slot);
            return Err(refused);
        }
        Ok(slot)
    }

    /// Changes a room by what `decide` says, which is asked again if another house was faster. When
    /// this returns, the change is durable and every page in the room has been told.
    pub(super) async fn change(
        &self,
        slot: &Slot,
        mut decide: impl FnMut(&mut Table) -> Result<Option<Change>, Refused>,
    ) -> Result<(), Refused> {
        let _pass = self.gate.enter()?;
        self.outage.check()?;
        self.change_anyway(slot, |table| {
            // An outage may have begun while the table was waited for; its time has not been given back yet.
            self.outage.check()?;
            decide(table)
        })
        .await
    }

    /// The same, during an outage and while the house goes down too.
    pub(super) async fn change_anyway(
        &self,
        slot: &Slot,
        mut decide: impl FnMut(&mut Table) -> Result<Option<Change>, Refused>,
    ) -> Result<(), Refused> {
        let mut cell = slot.table.lock().await;
        let mut refused_before = false;
        for _ in 0..TRIES {
            let table = self.fresh(slot, &mut cell).await?;
            let change = match decide(table) {
                // By what this house knows: the answer to a move on another house may be here before its news.
                Err(refused)
                    if !refused_before && refused.is_of_table() && self.is_behind(slot, table).await? =>
                {
                    tracing::debug!(room = %slot.id, code = refused.code(), "not refused: more is known now");
                    (refused_before, table.stale) = (true, true);
                    continue;
                }
                decided => decided?,
            };
            let Some(change) = change else {
                self.settle(slot, table);
                return Ok(());
            };
            if self.write(slot, table, change).await? {
                self.settle(slot, table);
                return Ok(());
            }
        }
        tracing::error!(room = %slot.id, "others were faster {TRIES} times");
        Err(Refused::Unavailable)
    }

    /// The room as it stands at the end of its log.
    pub(super) async fn fresh<'a>(
        &self,
        slot: &Slot,
        cell: &'a mut Option<Table>,
    ) -> Result<&'a mut Table, Refused> {
        if cell.as_ref().is_none_or(|table| table.stale) {
            self.read_again(slot, cell).await?;
        }
        cell.as_mut().ok_or(Refused::Unavailable)
    }

    async fn read_again(&self, slot: &Slot, cell: &mut Option<Table>) -> Result<(), Refused> {
        if let Some(table) = cell
            && self.read_on(slot, table).await?
        {
            return Ok(());
        }
        let loaded = in_time(load::room(&*self.store, &slot.id)).await?.ok_or(Refused::NoSuchRoom)?;
        let Some(table) = cell else {
            let now = self.clock.now();
            let table = cell.insert(Table::new(loaded.room, loaded.current, self.lag_budget(), now));
            self.departed.hide_at(table);
            self.note_presence(slot, table);
            self.list(slot, table);
            self.settle_read(slot, table);
            return Ok(());
        };
        let before = table.place();
        let missed = in_time(self.missed(slot, &before, loaded.current.as_deref())).await?;
        table.set_room(loaded.room, self.clock.now());
        table.current = loaded.current;
        if !table.place().is_same_game(&before) {
            table.lag = [self.lag_budget(); 2];
        }
        self.take_in_missed(slot, table, &before, &missed);
        Ok(())
    }

    /// Reads what is new in the game on the board and in what was said; false if more than that is new.
    async fn read_on(&self, slot: &Slot, table: &mut Table) -> Result<bool, Refused> {
        let before = table.place();
        let Some(missed) = in_time(self.missed_in_game(slot, table)).await? else { return Ok(false) };
        if let Some(current) = &mut table.current
            && !current.follow(&missed.events)
        {
            return Ok(false);
        }
        self.take_in_missed(slot, table, &before, &missed);
        Ok(true)
    }

    /// The table is as the log says now; pages are told what they have missed.
    fn take_in_missed(&self, slot: &Slot, table: &mut Table, before: &Place, missed: &Missed) {
        self.tell_missed(slot, table, before, missed);
        table.note_returns(&missed.events, self.clock.now());
        table.stale = false;
        self.note_presence(slot, table);
        self.list(slot, table);
        self.settle_read(slot, table);
    }

    /// Lets happen here what another house tells; false if that does not follow what is known here.
    pub(super) fn take_in_moved(&self, slot: &Slot, table: &mut Table, moved: &Moved) -> bool {
        let current = table.current.as_mut().filter(|current| !table.stale && current.id == moved.game);
        let Some(current) = current else { return false };
        let known = current.game.seq();
        // News may come after what they tell of.
        if moved.events.iter().all(|event| event.seq <= known) {
            return true;
        }
        if !current.follow(&moved.events) {
            return false;
        }
        table.note_returns(&moved.events, self.clock.now());
        self.tell_game(slot, table, &moved.events);
        if table.is_public() {
            self.lobby.mark();
        }
        self.settle_read(slot, table);
        true
    }

    /// Writes a change and tells of it; false if another house was faster.
    async fn write(&self, slot: &Slot, table: &mut Table, change: Change) -> Result<bool, Refused> {
        let commit = rows::commit(&slot.id, table, &change)?;
        let archives = !commit.archive.is_empty();
        // Until it is known what came of it, and if nobody waits for that any more.
        table.stale = true;
        let begin = Instant::now();
        match self.store.commit(commit).await {
            Ok(()) => {}
            Err(StoreError::Conflict { .. }) => return Ok(false),
            Err(error) => {
                self.outage.note(&error);
                return Err(error.into());
            }
        }
        table.stale = false;
        if archives {
            self.untidy.note();
        }
        let what = if change.events.is_empty() { "room" } else { "game" };
        meters::committed(what, begin.elapsed());
        meters::changed(&change, table.computer_that_acted(&change));
        let turn = table.slow_turn();
        self.take_in(slot, table, change);
        self.tell_absent(slot, turn.as_ref(), table);
        Ok(true)
    }

    /// Lets a change happen that is durable, and tells everybody.
    pub(super) fn take_in(&self, slot: &Slot, table: &mut Table, change: Change) {
        let (began, listed) = (rows::game_began(&change), change.room.is_some());
        if let Some(Spent { seat, span, at }) = change.spent {
            table.lag[seat.index()].spend(span, at);
        }
        if let Some((person, id)) = &change.done {
            table.done.add(person, *id);
        }
        if began {
            table.lag = [self.lag_budget(); 2];
        }
        let apart = table.apart_since();
        if let Some((room, _)) = change.room {
            table.set_room(room, self.clock.now());
        }
        if let Some(current) = change.current {
            table.current = Some(current);
        }
        if began {
            self.note_presence(slot, table);
            Self::tell_room(slot, table);
            self.tell_game(slot, table, &[]);
        } else {
            self.tell_game_if(slot, table, &change.events);
        }
        if listed && !began {
            Self::tell_room(slot, table);
            Self::tell_chat_after(slot, table, apart);
        }
        if listed {
            self.note_rated(table);
            self.list(slot, table);
            self.tell_seated(slot, table);
        } else if table.is_public() {
            self.lobby.mark();
        }
        let moved = table.current.as_ref().filter(|_| !listed && !change.events.is_empty());
        let moved = moved.map(|current| Moved { game: current.id.clone(), events: change.events });
        self.bus.publish(self.node, News::Grown { room: slot.id.clone(), listed, moved });
    }

    /// Sees to what the room needs next.
    pub(super) fn settle(&self, slot: &Slot, table: &Table) {
        self.settle_times(slot, table);
        self.attend(slot, table);
    }

    /// The same for what another house has written: where nobody here wants the room, a computer that plays there
    /// thinks by way of others.
    pub(super) fn settle_read(&self, slot: &Slot, table: &Table) {
        self.settle_times(slot, table);
        if self.is_wanted(slot) {
            self.attend(slot, table);
        } else {
            slot.mind.lock().rest();
        }
    }

    /// Notes when the room has to be looked at again, and whose turn it is.
    fn settle_times(&self, slot: &Slot, table: &Table) {
        if let Some(due) = self.due(table) {
            self.timers.schedule(slot, due);
        }
        self.note_turn(slot, table);
    }

    /// The same, for a room that may be listed in another way than before.
    pub(super) fn settle_listed(&self, slot: &Slot, table: &Table) {
        self.list(slot, table);
        self.settle(slot, table);
    }
}
