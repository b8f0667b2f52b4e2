//! Read models made anew from the log.

use crate::{Commit, GameRow, RoomRow, Store, StoreError, Stream, StreamKind};

/// Knows what the entries of the log mean.
pub trait Projection: Sync {
    /// The ids of the games that began in the room with these entries.
    fn games(&self, room: &str, entries: &[String]) -> Vec<String>;

    /// The read models of the room with these entries: its own row, and those of its games, whose entries
    /// are given in the order of [`Self::games`].
    fn rows(&self, room: &str, entries: &[String], games: &[Vec<String>]) -> Rows;
}

/// Read models.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rows {
    /// Rooms.
    pub rooms: Vec<RoomRow>,
    /// Games.
    pub games: Vec<GameRow>,
}

/// Empties the read models and fills them again from the log, room by room in the order of ids. Says how
/// many rooms were read. Nobody else may write meanwhile; what is interrupted can be repeated.
///
/// # Errors
/// The first error of the store.
pub async fn rebuild(store: &dyn Store, projection: &dyn Projection) -> Result<u64, StoreError> {
    store.clear_read_models().await?;
    let (mut rooms, mut after) = (0, None);
    loop {
        let page = store.streams(StreamKind::Room, after.as_deref(), PAGE).await?;
        let Some(last) = page.last() else { return Ok(rooms) };
        after = Some(last.id.clone());
        rooms += page.len() as u64;
        fill(store, projection, &page).await?;
    }
}

/// Rooms read for one commit: enough that the commit's own cost does not show.
const PAGE: u32 = 500;

async fn fill(store: &dyn Store, projection: &dyn Projection, rooms: &[Stream]) -> Result<(), StoreError> {
    let mut commit = Commit::default();
    for room in rooms {
        let entries = store.read(room, 0).await?;
        let mut games = Vec::new();
        for game in projection.games(&room.id, &entries) {
            games.push(store.read(&Stream::game(game), 0).await?);
        }
        let rows = projection.rows(&room.id, &entries, &games);
        commit.rooms.extend(rows.rooms);
        commit.games.extend(rows.games);
    }
    store.commit(commit).await
}
