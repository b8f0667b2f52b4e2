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

/// Empties the read models and fills them again from the log, room by room, study by study and record
/// by record in the order of ids. Nobody else may write meanwhile; what is interrupted can be repeated.
///
/// # Errors
/// The first error of the store.
pub async fn rebuild(store: &dyn Store, projection: &dyn Projection) -> Result<Rebuilt, StoreError> {
    store.clear_read_models().await?;
    let mut rebuilt = Rebuilt::default();
    let mut after = None;
    while let Some(rooms) = page(store, StreamKind::Room, &mut after).await? {
        rebuilt.rooms += rooms.len() as u64;
        fill_rooms(store, projection, &rooms).await?;
    }
    let mut after = None;
    while let Some(studies) = page(store, StreamKind::Study, &mut after).await? {
        rebuilt.studies += studies.len() as u64;
        fill_studies(store, projection, &studies).await?;
    }
    let mut after = None;
    while let Some(pools) = page(store, StreamKind::Rating, &mut after).await? {
        rebuilt.pools += pools.len() as u64;
        fill_ratings(store, projection, &pools).await?;
    }
    let mut after = None;
    while let Some(records) = page(store, StreamKind::Record, &mut after).await? {
        rebuilt.records += records.len() as u64;
        fill_records(store, projection, &records).await?;
    }
    Ok(rebuilt)
}

/// Streams read for one commit: enough that the commit's own cost does not show.
const PAGE: u32 = 500;

/// Entries of the archive that are merged at a time.
const MERGED: u32 = 200_000;

/// The next streams of a kind behind `after`, which moves on with them; none at the end.
async fn page(
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
    store: &dyn Store,
    projection: &dyn Projection,
    rooms: &[Stream],
) -> Result<(), StoreError> {
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
        commit.archive.extend(rows.archive);
    }
    store.commit(commit).await?;
    tidy(store).await
}

async fn fill_studies(
    store: &dyn Store,
    projection: &dyn Projection,
    studies: &[Stream],
) -> Result<(), StoreError> {
    let mut commit = Commit::default();
    for study in studies {
        commit.studies.extend(projection.study(&study.id, &store.read(study, 0).await?));
    }
    store.commit(commit).await
}

async fn fill_ratings(
    store: &dyn Store,
    projection: &dyn Projection,
    pools: &[Stream],
) -> Result<(), StoreError> {
    for pool in pools {
        let entries = store.read(pool, 0).await?;
        let RatingRows { ratings, changes, archived } = projection.ratings(&pool.id, &entries);
        store.commit(Commit { ratings, rating_changes: changes, ..Commit::default() }).await?;
        for page in archived.chunks(PAGE as usize) {
            let mut commit = Commit::default();
            for ratings in page {
                let game = store.archived(&ratings.game).await?;
                commit.archive.extend(game.map(|game| ratings.put_in(game)));
            }
            store.commit(commit).await?;
            tidy(store).await?;
        }
    }
    Ok(())
}

async fn fill_records(
    store: &dyn Store,
    projection: &dyn Projection,
    records: &[Stream],
) -> Result<(), StoreError> {
    let mut commit = Commit::default();
    for record in records {
        commit.archive.extend(projection.record(&record.id, &store.read(record, 0).await?));
    }
    store.commit(commit).await?;
    tidy(store).await
}

async fn tidy(store: &dyn Store) -> Result<(), StoreError> {
    while store.tidy_archive(MERGED).await? {}
    Ok(())
}
