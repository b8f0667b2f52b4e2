//! Read models made anew from the log.

use crate::{
    ArchivedGame, ArchivedRatings, AuthoredStudy, Commit, GameRow, RatingChange, RatingRow, RoomRow, Store,
    StoreError, Stream, StreamKind,
};

/// Knows what the entries of the log mean.
pub trait Projection: Sync {
    /// The ids of the games that began in the room with these entries.
    fn games(&self, room: &str, entries: &[String]) -> Vec<String>;

    /// The read models of the room with these entries: its own row, and those of its games, whose entries
    /// are given in the order of [`Self::games`].
    fn rows(&self, room: &str, entries: &[String], games: &[Vec<String>]) -> Rows;

    /// The read model of the study with these entries.
    fn study(&self, study: &str, entries: &[String]) -> Option<AuthoredStudy>;

    /// The game from elsewhere with these entries.
    fn record(&self, record: &str, entries: &[String]) -> Option<ArchivedGame>;

    /// The read models of the pool with these entries.
    fn ratings(&self, pool: &str, entries: &[String]) -> RatingRows;
}

/// Read models of a pool.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct RatingRows {
    /// Ratings.
    pub ratings: Vec<RatingRow>,
    /// What games changed.
    pub changes: Vec<RatingChange>,
    /// The ratings of their players then, for the archive.
    pub archived: Vec<ArchivedRatings>,
}

/// Read models.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rows {
    /// Rooms.
    pub rooms: Vec<RoomRow>,
    /// Games.
    pub games: Vec<GameRow>,
    /// Those of the games that are in the archive.
    pub archive: Vec<ArchivedGame>,
}

/// How many logs were read to make the read models anew.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rebuilt {
    /// Rooms.
    pub rooms: u64,
    /// Studies.
    pub studies: u64,
    /// Pools of ratings.
    pub pools: u64,
    /// Games from elsewhere.
    pub records: u64,
}

/// Empties the read models and fills them again from the log. Nobody else may write meanwhile; what is
/// interrupted can be repeated.
///
/// # Errors
/// The first error of the store.
pub async fn rebuild(store: &dyn Store, projection: &dyn Projection) -> Result<Rebuilt, StoreError> {
    store.clear_read_models().await?;
    fill(store, store, projection, &mut |_| ()).await
}

/// Fills the read models of `models`, which are empty, from `log`, room by room, study by study, pool by pool and
/// record by record in the order of ids. `hear` is told from time to time how many logs have been read.
///
/// # Errors
/// The first error of either store.
pub async fn fill(
    log: &dyn Store,
    models: &dyn Store,
    projection: &dyn Projection,
    hear: &mut dyn FnMut(Rebuilt),
) -> Result<Rebuilt, StoreError> {
    let mut rebuilt = Rebuilt::default();
    let mut after = None;
    while let Some(rooms) = next_streams(log, StreamKind::Room, &mut after).await? {
        fill_rooms(log, models, projection, &rooms).await?;
        rebuilt.rooms += rooms.len() as u64;
        hear(rebuilt);
    }
    let mut after = None;
    while let Some(studies) = next_streams(log, StreamKind::Study, &mut after).await? {
        fill_studies(log, models, projection, &studies).await?;
        rebuilt.studies += studies.len() as u64;
        hear(rebuilt);
    }
    let mut after = None;
    while let Some(pools) = next_streams(log, StreamKind::Rating, &mut after).await? {
        fill_ratings(log, models, projection, &pools).await?;
        rebuilt.pools += pools.len() as u64;
        hear(rebuilt);
    }
    let mut after = None;
    while let Some(records) = next_streams(log, StreamKind::Record, &mut after).await? {
        fill_records(log, models, projection, &records).await?;
        rebuilt.records += records.len() as u64;
        hear(rebuilt);
    }
    Ok(rebuilt)
}

/// Streams read for one commit: enough that the commit's own cost does not show.
const PAGE: u32 = 500;

/// Entries of the archive that are merged at a time.
const MERGED: u32 = 200_000;

/// The next streams of a kind behind `after`, which moves on with them, some hundred at a time; none at the
/// end.
///
/// # Errors
/// As any method of [`Store`].
pub async fn next_streams(
    store: &dyn Store,
    kind: StreamKind,
    after: &mut Option<String>,
) -> Result<Option<Vec<Stream>>, StoreError> {
    let page = store.streams(kind, after.as_deref(), PAGE).await?;
    let Some(last) = page.last() else { return Ok(None) };
    *after = Some(last.id.clone());
    Ok(Some(page))
}

async fn fill_rooms(
    log: &dyn Store,
    models: &dyn Store,
    projection: &dyn Projection,
    rooms: &[Stream],
) -> Result<(), StoreError> {
    let all_entries = log.read_all(rooms).await?;
    let ids: Vec<Vec<String>> =
        rooms.iter().zip(&all_entries).map(|(room, entries)| projection.games(&room.id, entries)).collect();
    let streams: Vec<Stream> = ids.iter().flatten().cloned().map(Stream::game).collect();
    let mut games = log.read_all(&streams).await?.into_iter();
    let mut commit = Commit::default();
    for ((room, entries), ids) in rooms.iter().zip(&all_entries).zip(&ids) {
        let games: Vec<Vec<String>> = games.by_ref().take(ids.len()).collect();
        let rows = projection.rows(&room.id, entries, &games);
        commit.rooms.extend(rows.rooms);
        commit.games.extend(rows.games);
        commit.archive.extend(rows.archive);
    }
    models.commit(commit).await?;
    tidy(models).await
}

async fn fill_studies(
    log: &dyn Store,
    models: &dyn Store,
    projection: &dyn Projection,
    studies: &[Stream],
) -> Result<(), StoreError> {
    let mut commit = Commit::default();
    for (study, entries) in studies.iter().zip(log.read_all(studies).await?) {
        commit.studies.extend(projection.study(&study.id, &entries));
    }
    models.commit(commit).await
}

async fn fill_ratings(
    log: &dyn Store,
    models: &dyn Store,
    projection: &dyn Projection,
    pools: &[Stream],
) -> Result<(), StoreError> {
    for pool in pools {
        let entries = log.read(pool, 0).await?;
        let RatingRows { ratings, changes, archived } = projection.ratings(&pool.id, &entries);
        models.commit(Commit { ratings, rating_changes: changes, ..Commit::default() }).await?;
        for page in archived.chunks(PAGE as usize) {
            let mut commit = Commit::default();
            for ratings in page {
                let game = models.archived(&ratings.game).await?;
                commit.archive.extend(game.map(|game| ratings.put_in(game)));
            }
            models.commit(commit).await?;
            tidy(models).await?;
        }
    }
    Ok(())
}

async fn fill_records(
    log: &dyn Store,
    models: &dyn Store,
    projection: &dyn Projection,
    records: &[Stream],
) -> Result<(), StoreError> {
    let mut commit = Commit::default();
    for (record, entries) in records.iter().zip(log.read_all(records).await?) {
        commit.archive.extend(projection.record(&record.id, &entries));
    }
    models.commit(commit).await?;
    tidy(models).await
}

async fn tidy(store: &dyn Store) -> Result<(), StoreError> {
    while store.tidy_archive(MERGED).await? {}
    Ok(())
}
