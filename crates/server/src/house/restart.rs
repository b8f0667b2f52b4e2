//! What goes on when the house starts again.

use std::sync::Arc;

use tengen_game::Millis;
use tengen_room::RoomId;
use tengen_store::{Commit, LiveRoom, RoomStatus, StoreError};

use super::change::{Change, millis, moment};
use super::outage::{BEAT, credit};
use super::slot::Slot;
use super::table::Table;
use super::{House, Refused, load, rows};
use crate::bus::News;

/// So many games are credited in one transaction.
const BATCH: usize = 250;

/// A room that goes on, and the credit that its game gets.
struct Resumed {
    slot: Arc<Slot>,
    table: Table,
    credit: Option<Change>,
}

impl House {
    /// Takes up every room that goes on, and gives back in every game the time in which the house was
    /// down.
    pub(super) async fn resume(&self) -> Result<(), StoreError> {
        let now = self.clock.now();
        let downtime = self.downtime().await?.filter(|(_, span)| *span >= BEAT);
        let longest = self.options.resting_room_ttl_ms.max(self.options.correspondence_room_ttl_ms);
        let live = self.store.live(moment(now.since(longest))).await?;
        let rooms = live.len();
        let mut batch = Vec::with_capacity(BATCH);
        for room in live {
            batch.extend(self.resume_room(&room, downtime, now));
            if batch.len() >= BATCH {
                self.resume_batch(&mut batch, downtime).await?;
            }
        }
        self.resume_batch(&mut batch, downtime).await?;
        let ms = downtime.map_or(0, |(_, span)| span.0);
        tracing::info!(rooms, downtime_ms = ms, "the house is open");
        self.bus.publish(self.node, News::WhoIsThere);
        Ok(())
    }

    /// A room from its log; `None`, with a word about it, if that cannot be replayed.
    fn resume_room(
        &self,
        room: &LiveRoom,
        downtime: Option<(Millis, Millis)>,
        now: Millis,
    ) -> Option<Resumed> {
        let id: RoomId = room.room.id.parse().ok()?;
        let loaded = load::from_entries(&id, &room.entries, &room.game).ok()?;
        let rests_until = millis(room.room.updated_at).plus(self.options.resting_room_ttl_ms);
        let is_over = room.room.status == RoomStatus::Resting && rests_until < now;
        if is_over && !loaded.room.settings().is_by_correspondence() {
            return None;
        }
        // Everybody was there a moment ago, for all the house knows, and needs some time to come back.
        let seen = now.plus(self.options.restart_grace_ms.since(self.options.abandon_grace_ms));
        let mut table = Table::new(loaded.room, loaded.current, self.lag_budget(), seen);
        self.departed.hide_at(&mut table);
        let credit = match downtime {
            Some((since, span)) if table.is_running() => match credit(&mut table, since, span, now) {
                Ok(change) => change,
                Err(refused) => {
                    tracing::error!(room = %id, code = refused.code(), "an outage was not credited");
                    None
                }
            },
            _ => None,
        };
        Some(Resumed { slot: self.slots.get_or_add(&id), table, credit })
    }

    /// Writes the credits of many games at once, or if another house was faster in one of them, one by
    /// one.
    async fn resume_batch(
        &self,
        batch: &mut Vec<Resumed>,
        downtime: Option<(Millis, Millis)>,
    ) -> Result<(), StoreError> {
        let mut commit = Commit::default();
        for Resumed { slot, table, credit } in &*batch {
            if let Some(Ok(part)) = credit.as_ref().map(|change| rows::commit(&slot.id, table, change)) {
                commit.appends.extend(part.appends);
                commit.rooms.extend(part.rooms);
                commit.games.extend(part.games);
            }
        }
        let written = match self.store.commit(commit).await {
            Ok(()) => true,
            Err(StoreError::Conflict { .. }) => false,
            Err(error) => return Err(error),
        };
        for resumed in batch.drain(..) {
            let slot = Arc::clone(&resumed.slot);
            let missing = self.take_up(resumed, written).await;
            if let (true, Some((since, span))) = (missing, downtime)
                && let Err(refused) = self.credit_alone(&slot, since, span).await
            {
                tracing::error!(room = %slot.id, code = refused.code(), "an outage was not credited");
            }
        }
        Ok(())
    }

    /// Takes a room up. Says whether its credit is still to be written.
    async fn take_up(&self, resumed: Resumed, written: bool) -> bool {
        let Resumed { slot, mut table, credit } = resumed;
        let missing = credit.is_some() && !written;
        // Held from here on: whoever is told of the room waits until it is there.
        let mut cell = slot.table.lock().await;
        if let Some(change) = credit.filter(|_| written) {
            self.take_in(&slot, &mut table, change);
        }
        table.stale = missing;
        self.settle_listed(&slot, &table);
        *cell = Some(table);
        missing
    }

    async fn credit_alone(&self, slot: &Slot, since: Millis, span: Millis) -> Result<(), Refused> {
        self.change_anyway(slot, |table| {
            if table.is_running() { credit(table, since, span, self.clock.now()) } else { Ok(None) }
        })
        .await
    }
}
