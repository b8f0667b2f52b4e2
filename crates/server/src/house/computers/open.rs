//! Opening a room against a computer.

use tengen_room::{Action, Person, Room, RoomId, RoomSettings};
use tengen_store::{Commit, Stream};
use tengen_work::Level;

use super::identity;
use crate::bus::News;
use crate::house::change::{begun, moment};
use crate::house::table::Table;
use crate::house::{House, Refused, draw, rows};
use crate::meters;

impl House {
    /// Opens a room in which `host` plays the computer of this level. The first game begins at once.
    ///
    /// # Errors
    ///
    /// [`Refused::NoSuchComputer`], and as [`Self::open_room`].
    pub async fn open_room_with_computer(
        &self,
        host: Person,
        settings: RoomSettings,
        level: u8,
    ) -> Result<RoomId, Refused> {
        let level = Level::new(level).ok_or(Refused::NoSuchComputer)?;
        self.to_the_end(move |house| async move { house.open_with(host, settings, level).await }).await
    }

    async fn open_with(&self, host: Person, settings: RoomSettings, level: Level) -> Result<RoomId, Refused> {
        let _pass = self.gate.enter()?;
        self.outage.check()?;
        self.check_may_begin()?;
        let (now, computer) = (self.clock.now(), identity::person(level).ok_or(Refused::NoSuchComputer)?);
        self.check_may_be_rated(&host, &settings.game).await?;
        let (mut room, mut events) = Room::open(settings, host.clone(), moment(now))?;
        self.check_rooms_of(&host.id)?;
        events.extend(room.apply(&computer, Action::Join, draw::chance()?, moment(now))?);
        let current = events.iter().find_map(begun).transpose()?;
        let id: RoomId = draw::name()?;
        // All in one: nobody else could take the seat.
        let mut commit = Commit::append(Stream::room(id.as_str()), 0, rows::entries(&events)?);
        commit.rooms.push(rows::room_row(&id, &room));
        commit.games.extend(current.as_ref().and_then(|current| rows::game_row(&id, &room, current)));
        self.store.commit(commit).await?;
        meters::room_opened();
        meters::game_began();
        let slot = self.slots.get_or_add(&id);
        let mut cell = slot.table.lock().await;
        let table = cell.insert(Table::new(room, current, self.lag_budget(), now));
        self.settle_listed(&slot, table);
        drop(cell);
        self.bus.publish(self.node, News::Grown { room: id.clone(), listed: true });
        tracing::debug!(room = %id, host = %host.id, level = level.number(), "a room was opened with a computer");
        Ok(id)
    }
}
