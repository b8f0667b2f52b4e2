//! Games from elsewhere, many at a time.

use std::collections::BTreeMap;

use tengen_game::Kifu;

use crate::{Append, ArchivedGame, Commit, Store, StoreError, Stream};

/// Entries that are merged at a time: nobody waits for a move meanwhile.
const MERGED: u32 = 200_000;

/// What came of an import.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Imported {
    /// Games that are new in the archive.
    pub new: u64,
    /// Games that were there already, or twice in what was imported.
    pub known: u64,
}

/// Writes games from elsewhere into the log and the archive, all of those that are not known yet at once. Some
/// thousand at a time are fastest. Whether they can have been played is the caller's to check.
///
/// # Errors
/// [`StoreError::Conflict`] if somebody else has imported one of them in the meantime: nothing was written;
/// those of [`Store::commit`].
pub async fn import(store: &dyn Store, games: &[Kifu]) -> Result<Imported, StoreError> {
    let mut wanted: BTreeMap<String, &Kifu> = games.iter().map(|game| (game.id(), game)).collect();
    let ids: Vec<String> = wanted.keys().cloned().collect();
    for known in store.known_in_archive(&ids).await? {
        wanted.remove(&known);
    }
    let mut commit = Commit::default();
    for (id, game) in &wanted {
        let entry = serde_json::to_string(game).map_err(|_| StoreError::UnstorableText)?;
        commit.appends.push(Append { stream: Stream::record(id.as_str()), after: 0, entries: vec![entry] });
        commit.archive.push(ArchivedGame::from_kifu(id.clone(), game));
    }
    let new = wanted.len() as u64;
    if new > 0 {
        store.commit(commit).await?;
        while store.tidy_archive(MERGED).await? {}
    }
    Ok(Imported { new, known: games.len() as u64 - new })
}
