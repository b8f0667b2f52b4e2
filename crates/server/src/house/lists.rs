//! The lists of rooms and games, made anew from the log.

use tengen_room::{Room, RoomEvent, RoomId};
use tengen_store::{Projection, Rows, Store, StoreError};

use super::load::{self, Began};
use super::rows;

/// Makes the lists of rooms and games anew from the log, and says how many rooms it read. No house may be
/// open over this store meanwhile. A room whose log cannot be replayed is left out, and logged.
///
/// # Errors
/// The first error of the store.
pub async fn rebuild_lists(store: &dyn Store) -> Result<u64, StoreError> {
    tengen_store::rebuild(store, &Log).await
}

/// What the entries of the log mean.
struct Log;

/// A room's name and events; `None` if they are no room's.
fn events(room: &str, entries: &[String]) -> Option<(RoomId, Vec<RoomEvent>)> {
    let id: RoomId = room.parse().ok()?;
    let events = load::parse(&id, entries).ok()?;
    Some((id, events))
}

impl Projection for Log {
    fn games(&self, room: &str, entries: &[String]) -> Vec<String> {
        let events = events(room, entries).map(|(_, events)| events).unwrap_or_default();
        Began::all(&events).map(|began| began.id.to_string()).collect()
    }

    fn rows(&self, room: &str, entries: &[String], games: &[Vec<String>]) -> Rows {
        let Some((id, events)) = events(room, entries) else { return Rows::default() };
        let began: Vec<_> = Began::all(&events).collect();
        let Some(room) = Room::from_events(events) else { return Rows::default() };
        let current =
            began.into_iter().zip(games).filter_map(|(began, game)| load::current(began, game).ok());
        let games = current.filter_map(|current| rows::game_row(&id, &room, &current)).collect();
        Rows { rooms: vec![rows::room_row(&id, &room)], games }
    }
}
