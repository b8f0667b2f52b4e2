//! Opening rooms in which both players sit from the beginning.

use tengen_room::{Action, Person, Room, RoomId, RoomSettings};
use tengen_store::{Commit, StoreError, Stream};

use super::change::{begun, moment};
use super::table::Table;
use super::{House, Refused, draw, rows};
use crate::bus::News;
use crate::meters;

impl House {
    /// Opens a room under this name, in which the first game of these two begins at once. If there is such a
    /// room already, it stays as it is. Who calls this has looked whether both may play.
    pub(super) async fn open_for_two(
        &self,
        id: &RoomId,
        settings: RoomSettings,
        host: &Person,
        guest: &Person,
    ) -> Result<(), Refused> {
        let now = self.clock.now();
        let (mut room, mut events) = Room::open(settings, host.clone(), moment(now))?;
        events.extend(room.apply(guest, Action::Join, draw::chance()?, moment(now))?);
        let current = events.iter().find_map(begun).transpose()?;
        // All in one: nobody else could take the seat.
        let mut commit = Commit::append(Stream::room(id.as_str()), 0, rows::entries(&events)?);
        commit.rooms.push(rows::room_row(id, &room));
        commit.games.extend(current.as_ref().and_then(|current| rows::game_row(id, &room, current)));
        match self.store.commit(commit).await {
            Ok(()) => {}
            Err(StoreError::Conflict { .. }) => return Ok(()),
            Err(error) => return Err(error.into()),
        }
        meters::room_opened();
        meters::game_began();
        let slot = self.slots.get_or_add(id);
        let mut cell = slot.table.lock().await;
        let table = cell.insert(Table::new(room, current, self.lag_budget(), now));
        self.settle_listed(&slot, table);
        self.tell_absent(&slot, None, table);
        drop(cell);
        self.bus.publish(self.node, News::Grown { room: id.clone(), listed: true, moved: None });
        Ok(())
    }
}
