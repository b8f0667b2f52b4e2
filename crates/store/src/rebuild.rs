//! Read models made anew from the log.

use crate::{Commit, GameRow, RoomRow, Store, StoreError, Stream, StreamKind};

/// Knows what the entries of the log mean.
pub trait Projection: Sync {
    /// The read models that follow from all entries of one stream.
    fn rows(&self, stream: &Stream, entries: &[String]) -> Rows;
}

/// Read models.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rows {
    /// Rooms.
    pub rooms: Vec<RoomRow>,
    /// Games.
    pub games: Vec<GameRow>,
}

/// Empties the read models and fills them again from the log, stream by stream in the order of kinds and ids.
/// Says how many streams were read. Nobody else may write meanwhile; what is interrupted can be repeated.
///
/// # Errors
/// The first error of the store.
pub async fn rebuild(store: &dyn Store, projection: &dyn Projection) -> Result<u64, StoreError> {
    store.clear_read_models().await?;
    let mut streams = 0;
    for kind in StreamKind::ALL {
        let mut after = None;
        loop {
            let page = store.streams(kind, after.as_deref(), PAGE).await?;
            let Some(last) = page.last() else { break };
            after = Some(last.id.clone());
            streams += page.len() as u64;
            fill(store, projection, &page).await?;
        }
    }
    Ok(streams)
}

/// Streams read for one commit: enough that the commit's own cost does not show.
const PAGE: u32 = 500;

async fn fill(store: &dyn Store, projection: &dyn Projection, streams: &[Stream]) -> Result<(), StoreError> {
    let mut commit = Commit::default();
    for stream in streams {
        let rows = projection.rows(stream, &store.read(stream, 0).await?);
        commit.rooms.extend(rows.rooms);
        commit.games.extend(rows.games);
    }
    store.commit(commit).await
}
