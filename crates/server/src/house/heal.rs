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

/// Whoever waits for an answer is not kept from it longer by a question whether there is more.
const SOON: Duration = Duration::from_secs(1);

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

    /// Whether the log has more of a room than is known here; never where no other house can have written unheard.
    pub(super) async fn is_behind(&self, slot: &Slot, table: &Table) -> Result<bool, Refused> {
        self.has_more(&Read::of(&slot.id, table)).await
    }

    /// Lets a room be read on in that another house may have changed a moment ago, if the log can be asked. Nobody else
    /// waits for that.
    pub(super) async fn look_again(&self, slot: &Slot) {
        let read = slot.table.lock().await.as_ref().map(|table| Read::of(&slot.id, table));
        let Some(read) = read else { return };
        if matches!(self.has_more(&read).await, Ok(true))
            && let Some(table) = slot.table.lock().await.as_mut()
        {
            table.stale = true;
        }
    }

    async fn has_more(&self, read: &Read) -> Result<bool, Refused> {
        if !self.bus.may_lose() {
            return Ok(false);
        }
        self.outage.check()?;
        let asked = tokio::time::timeout(SOON, self.store.ends(&read.streams)).await;
        let ends = asked.map_err(|_| Refused::Unavailable)?.inspect_err(|error| self.outage.note(error))?;
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
