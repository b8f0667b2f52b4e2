//! Finding in the log what no news told of: news can be lost, and a house can die between writing and telling.

use std::sync::{Arc, Weak};
use std::time::Duration;

use futures::StreamExt;
use tengen_game::Millis;
use tengen_room::RoomId;
use tengen_store::{RoomRow, RoomStatus, StoreError, Stream};

use super::change::moment;
use super::slot::Slot;
use super::table::Table;
use super::write::in_time;
use super::{Clock, House, Refused, TICKS};

/// How often the log is looked into while nothing can be heard: pages wait for their opponents' moves.
const CUT: Millis = Millis(500);

/// How often it is looked into otherwise.
const WHOLE: Millis = Millis::seconds(3);

/// Clocks of houses are not further apart, and no commit takes longer: what changed so long before the last
/// look is looked for again.
const OVERLAP: i64 = 10_000;

/// A look that takes longer is given up: the database may stand still. The next one reads the same again.
const LONGEST: Duration = Duration::from_secs(20);

/// The most rooms that are read of at a time.
const ROOMS: u32 = 500;

/// Looks into the log from time to time, if news can be lost.
pub(super) async fn run(house: Weak<House>, clock: Arc<dyn Clock>) {
    loop {
        let every = match house.upgrade() {
            Some(house) if !house.bus.may_lose() => return,
            Some(house) if house.others.is_cut() => CUT,
            Some(_) => WHOLE,
            None => return,
        };
        clock.sleep_until(clock.now().plus(every)).await;
        let Some(house) = house.upgrade() else { return };
        house.look_into_the_log().await;
    }
}

/// How far a room was read.
struct Read {
    streams: Vec<Stream>,
    ends: Vec<u32>,
}

impl Read {
    fn of(room: &RoomId, table: &Table) -> Self {
        let id = room.as_str();
        let (mut streams, mut ends) = (vec![Stream::room(id)], vec![table.room.seq()]);
        if let Some(current) = &table.current {
            streams.push(Stream::game(current.id.as_str()));
            ends.push(current.game.seq());
        }
        if let Some(chat) = &table.chat {
            streams.push(Stream::chat(id));
            ends.push(chat.seq);
        }
        Self { streams, ends }
    }

    /// Whether its streams go on behind that: the next numbers say where they end.
    fn is_behind(&self, ends: &mut impl Iterator<Item = u32>) -> bool {
        let now: Vec<u32> = ends.take(self.ends.len()).collect();
        self.ends.iter().zip(now).any(|(known, now)| now > *known)
    }
}

impl House {
    /// Reads what others have written and this house has not heard of.
    pub(super) async fn look_into_the_log(&self) {
        // One look at a time: the log is looked into again soon.
        let Ok(mut since) = self.looked_at.try_lock() else { return };
        match tokio::time::timeout(LONGEST, self.read_missed(&mut since)).await {
            Ok(Ok(())) => {}
            Ok(Err(error)) => {
                self.outage.note(&error);
                tracing::debug!(code = error.code(), "the log could not be looked into");
            }
            Err(_) => tracing::debug!("the log could not be looked into in time"),
        }
    }

    async fn read_missed(&self, since: &mut i64) -> Result<(), StoreError> {
        let rooms = self.rooms_behind().await?;
        futures::stream::iter(&rooms).for_each_concurrent(TICKS, |id| self.hear_of_growth(id, false)).await;
        let listed = self.lists_behind(since).await?;
        futures::stream::iter(&listed).for_each_concurrent(TICKS, |id| self.hear_of_growth(id, true)).await;
        self.look_into_studies().await
    }

    /// The rooms that somebody looks on here and of which the log has more.
    async fn rooms_behind(&self) -> Result<Vec<RoomId>, StoreError> {
        let mut read = Vec::new();
        for slot in self.slots.all() {
            if slot.watchers.lock().is_empty() {
                continue;
            }
            if let Some(table) = slot.table.lock().await.as_ref() {
                read.push((slot.id.clone(), Read::of(&slot.id, table)));
            }
        }
        let streams: Vec<Stream> = read.iter().flat_map(|(_, read)| &read.streams).cloned().collect();
        let mut ends = self.store.ends(&streams).await?.into_iter();
        let mut behind = Vec::new();
        for (room, read) in read {
            if read.is_behind(&mut ends) {
                behind.push(room);
            }
        }
        Ok(behind)
    }

    /// Whether the log has more of a room than is known here; never where no other house writes.
    pub(super) async fn is_behind(&self, slot: &Slot, table: &Table) -> Result<bool, Refused> {
        if !self.bus.may_lose() {
            return Ok(false);
        }
        let read = Read::of(&slot.id, table);
        let ends = in_time(async { Ok(self.store.ends(&read.streams).await?) }).await?;
        Ok(read.is_behind(&mut ends.into_iter()))
    }

    /// The rooms that look otherwise in the lists of this house than they are.
    async fn lists_behind(&self, since: &mut i64) -> Result<Vec<RoomId>, StoreError> {
        let now = moment(self.clock.now());
        let mut behind = Vec::new();
        let mut from = since.saturating_sub(OVERLAP);
        loop {
            let changed = self.store.rooms_changed(from, ROOMS).await?;
            behind.extend(changed.iter().filter_map(|row| self.behind(row)));
            match changed.last() {
                Some(last) if changed.len() == ROOMS as usize && last.updated_at > from => {
                    from = last.updated_at;
                }
                _ => {
                    *since = now;
                    return Ok(behind);
                }
            }
        }
    }

    /// The room, if it has changed since it was listed here.
    fn behind(&self, row: &RoomRow) -> Option<RoomId> {
        let id: RoomId = row.id.parse().ok()?;
        let is_behind = match self.index.changed_at(&id) {
            Some(known) => known < row.updated_at,
            None => row.status != RoomStatus::Closed,
        };
        is_behind.then_some(id)
    }

    async fn look_into_studies(&self) -> Result<(), StoreError> {
        let open = self.studies.watched();
        let streams: Vec<Stream> = open.iter().map(|id| Stream::study(id.as_str())).collect();
        let ends = self.store.ends(&streams).await?;
        for (id, end) in open.iter().zip(ends) {
            if self.studies.seq(id).await.is_some_and(|known| known < end) {
                self.hear_of_study(id).await;
            }
        }
        Ok(())
    }
}
