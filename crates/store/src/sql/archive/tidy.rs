//! Merging runs, in pieces that nobody waits long for.
//!
//! Runs never change. Those that are merged are read as before until the run they grow into is whole;
//! then they are spent, and their blocks are deleted piece by piece. What is done stands in the tables, so
//! that any process can go on with it.

use super::positions::add_blocks;
use super::{Connection, put};
use crate::StoreError;
use crate::archive::{Block, Due, Entry, due, fold, key_from_stored, stored_key};

/// Blocks of spent runs that go in one piece.
const SPENT_BLOCKS: i64 = 500;

/// Does a piece of work: begins to merge, goes on merging, or deletes what is spent. Says whether there was
/// any.
pub(crate) async fn tidy(connection: &mut Connection, entries: u32) -> Result<u64, StoreError> {
    // Takes the turn: what is read from here on nobody else changes.
    let (_, target) = put::take_numbers(connection, 0).await?;
    let begun = begin(connection, target).await?;
    if grow(connection, entries).await? || delete_spent(connection).await? {
        return Ok(1);
    }
    Ok(u64::from(begun))
}

/// Lets the runs that are due grow into the new run `target`.
async fn begin(connection: &mut Connection, target: i64) -> Result<bool, StoreError> {
    let sql = "SELECT run, entries FROM archive_runs WHERE state = 'whole' AND into_run IS NULL";
    let runs: Vec<(i64, i64)> = sqlx::query_as(sql).fetch_all(&mut *connection).await?;
    let runs: Vec<Due> = runs.into_iter().map(|(run, entries)| Due { run, entries }).collect();
    let due = due(&runs);
    if due.is_empty() {
        return Ok(false);
    }
    for source in &due {
        let sql = "UPDATE archive_runs SET into_run = $1 WHERE run = $2";
        sqlx::query(sql).bind(target).bind(source.run).execute(&mut *connection).await?;
    }
    let sql = "INSERT INTO archive_runs (run, state, entries) VALUES ($1, 'growing', 0)";
    sqlx::query(sql).bind(target).execute(connection).await?;
    Ok(true)
}

/// Lets the run that has the fewest entries to come grow by about `entries` of them.
async fn grow(connection: &mut Connection, entries: u32) -> Result<bool, StoreError> {
    let sql = "SELECT target.run, target.last_key FROM archive_runs AS target
        JOIN archive_runs AS source ON source.into_run = target.run
        WHERE target.state = 'growing' GROUP BY target.run, target.last_key ORDER BY sum(source.entries) LIMIT 1";
    let growing: Option<(i64, Option<i64>)> = sqlx::query_as(sql).fetch_optional(&mut *connection).await?;
    let Some((target, last_key)) = growing else { return Ok(false) };
    let sources: Vec<i64> =
        sqlx::query_scalar("SELECT run FROM archive_runs WHERE into_run = $1 ORDER BY run")
            .bind(target)
            .fetch_all(&mut *connection)
            .await?;
    let last_key = last_key.map(key_from_stored);
    let part = read_part(connection, &sources, last_key, entries).await?;
    let merged = fold(part.entries);
    add_blocks(connection, target, &Block::cut(&merged)).await?;
    let sql = "UPDATE archive_runs SET entries = entries + $1, last_key = $2 WHERE run = $3";
    let grown = i64::try_from(merged.len()).unwrap_or(i64::MAX);
    let up_to = part.up_to.map(stored_key);
    sqlx::query(sql).bind(grown).bind(up_to).bind(target).execute(&mut *connection).await?;
    if part.up_to.is_none() {
        finish(connection, target).await?;
    }
    Ok(true)
}

/// The next entries of some runs, up to a key they are all read to; none if that is their end.
pub(super) struct Part {
    pub(super) entries: Vec<Entry>,
    pub(super) up_to: Option<u64>,
}

/// Reads about `entries` entries of these runs behind a key.
pub(super) async fn read_part(
    connection: &mut Connection,
    sources: &[i64],
    after: Option<u64>,
    entries: u32,
) -> Result<Part, StoreError> {
    // A block has some hundred entries.
    let blocks = (entries as usize / 200 / sources.len().max(1)).max(2);
    let mut part = Part { entries: Vec::new(), up_to: None };
    for &source in sources {
        let mut read = read_blocks(connection, source, after, blocks).await?;
        // The first key of a block that was read only for it is where this run is read to.
        if read.len() > blocks
            && let Some(rest) = read.pop()
        {
            let up_to = rest.first_key.saturating_sub(1);
            part.up_to = Some(part.up_to.map_or(up_to, |least| least.min(up_to)));
        }
        for entry in read.iter().flat_map(Block::entries) {
            let entry = entry?;
            if after.is_none_or(|after| entry.key > after) {
                part.entries.push(entry);
            }
        }
    }
    if let Some(up_to) = part.up_to {
        part.entries.retain(|entry| entry.key <= up_to);
    }
    Ok(part)
}

/// Blocks of a run from the one that may hold the key behind `after`, and the block behind them.
async fn read_blocks(
    connection: &mut Connection,
    run: i64,
    after: Option<u64>,
    blocks: usize,
) -> Result<Vec<Block>, StoreError> {
    let sql = "SELECT first_key, body FROM archive_blocks WHERE run = $1 AND first_key >= COALESCE((
            SELECT max(first_key) FROM archive_blocks WHERE run = $1 AND first_key <= $2), $2)
        ORDER BY first_key LIMIT $3";
    let found: Vec<(i64, Vec<u8>)> = sqlx::query_as(sql)
        .bind(run)
        .bind(after.map_or(i64::MIN, stored_key))
        .bind(i64::try_from(blocks + 1).unwrap_or(i64::MAX))
        .fetch_all(connection)
        .await?;
    Ok(found.into_iter().map(|(first_key, body)| Block::stored(first_key, body)).collect())
}

async fn finish(connection: &mut Connection, target: i64) -> Result<(), StoreError> {
    for sql in [
        "UPDATE archive_runs SET state = 'spent', into_run = NULL WHERE into_run = $1",
        "UPDATE archive_runs SET state = 'whole', last_key = NULL WHERE run = $1",
    ] {
        sqlx::query(sql).bind(target).execute(&mut *connection).await?;
    }
    Ok(())
}

async fn delete_spent(connection: &mut Connection) -> Result<bool, StoreError> {
    let sql = "SELECT run FROM archive_runs WHERE state = 'spent' ORDER BY run LIMIT 1";
    let Some(run) = sqlx::query_scalar::<_, i64>(sql).fetch_optional(&mut *connection).await? else {
        return Ok(false);
    };
    let sql = "DELETE FROM archive_blocks WHERE run = $1 AND first_key IN (
        SELECT first_key FROM archive_blocks WHERE run = $1 ORDER BY first_key LIMIT $2)";
    let deleted = sqlx::query(sql).bind(run).bind(SPENT_BLOCKS).execute(&mut *connection).await?;
    if deleted.rows_affected() < SPENT_BLOCKS as u64 {
        sqlx::query("DELETE FROM archive_runs WHERE run = $1").bind(run).execute(connection).await?;
    }
    Ok(true)
}
