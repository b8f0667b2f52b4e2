//! The lists of rooms, games, studies and ratings, made anew from the log.

use tengen_game::Kifu;
use tengen_room::{Room, RoomEvent, RoomId};
use tengen_store::{ArchivedGame, AuthoredStudy, Projection, RatingRows, Rebuilt, Rows, Store, StoreError};
use tengen_study::{Study, StudyEvent, StudyId};

use super::load::{self, Began};
use super::{archived, ratings, rows, studies};

/// Makes the lists of rooms, games, studies and ratings anew from the log. No house may be open over this store
/// meanwhile. What cannot be replayed is left out, and logged.
///
/// # Errors
/// The first error of the store.
pub async fn rebuild_lists(store: &dyn Store) -> Result<Rebuilt, StoreError> {
    tengen_store::rebuild(store, &Log).await
}

/// What the entries of the log mean.
pub(super) struct Log;

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
        let current: Vec<_> = current.collect();
        Rows {
            rooms: vec![rows::room_row(&id, &room)],
            games: current.iter().filter_map(|current| rows::game_row(&id, &room, current)).collect(),
            archive: current.iter().filter_map(|current| archived::game(&id, &room, current)).collect(),
        }
    }

    fn study(&self, study: &str, entries: &[String]) -> Option<AuthoredStudy> {
        let id: StudyId = study.parse().ok()?;
        let events: Vec<StudyEvent> = load::parse(&id, entries).ok()?;
        let Some(study) = Study::from_events(&events) else {
            tracing::error!(study = %id, "the log of a study cannot be replayed");
            return None;
        };
        Some(studies::row(&id, &study))
    }

    fn ratings(&self, pool: &str, entries: &[String]) -> RatingRows {
        ratings::of_pool(pool, entries)
    }

    fn record(&self, record: &str, entries: &[String]) -> Option<ArchivedGame> {
        let read = entries.last().map(|entry| serde_json::from_str::<Kifu>(entry))?;
        match read {
            Ok(kifu) => Some(ArchivedGame::from_kifu(record.to_owned(), &kifu)),
            Err(error) => {
                tracing::error!(record, %error, "a game from elsewhere cannot be read");
                None
            }
        }
    }
}
