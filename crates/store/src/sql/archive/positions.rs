//! Positions: runs of blocks.

use std::collections::BTreeMap;

use sqlx::{Pool, QueryBuilder};

use super::{Connection, Db, rows};
use crate::archive::{Block, Entry, stored_key};
use crate::pieces::pieces;
use crate::{Continuation, PositionQuery, StoreError, Tally};

/// Writes entries, which are in order, as a run of their own.
pub(super) async fn add_run(
    connection: &mut Connection,
    run: i64,
    entries: &[Entry],
) -> Result<(), StoreError> {
    if entries.is_empty() {
        return Ok(());
    }
    let sql = "INSERT INTO archive_runs (run, state, entries) VALUES ($1, 'whole', $2)";
    let count = i64::try_from(entries.len()).unwrap_or(i64::MAX);
    sqlx::query(sql).bind(run).bind(count).execute(&mut *connection).await?;
    add_blocks(connection, run, &Block::cut(entries)).await
}

pub(super) async fn add_blocks(
    connection: &mut Connection,
    run: i64,
    blocks: &[Block],
) -> Result<(), StoreError> {
    for piece in pieces(blocks) {
        let mut query = QueryBuilder::<Db>::new("INSERT INTO archive_blocks (run, first_key, body) ");
        query.push_values(piece, |mut row, block| {
            row.push_bind(run).push_bind(stored_key(block.first_key)).push_bind(block.body.as_slice());
        });
        query.build().execute(&mut *connection).await?;
    }
    Ok(())
}

/// One statement looks into every run, so that all are seen at one moment: entries move between them.
const BLOCKS_WITH_KEY: &str =
    "SELECT blocks.first_key, blocks.body FROM archive_runs JOIN archive_blocks AS blocks
    ON blocks.run = archive_runs.run AND blocks.first_key = (
        SELECT max(first_key) FROM archive_blocks AS before
        WHERE before.run = archive_runs.run AND before.first_key <= $1)
    WHERE archive_runs.state = 'whole'";

pub(super) async fn continuations(
    pool: &Pool<Db>,
    asked: &PositionQuery,
) -> Result<Vec<Continuation>, StoreError> {
    let found: Vec<(i64, Vec<u8>)> =
        sqlx::query_as(BLOCKS_WITH_KEY).bind(stored_key(asked.key)).fetch_all(pool).await?;
    let mut entries = Vec::new();
    for (first_key, body) in found {
        Block::stored(first_key, body).find(asked.key, &mut entries)?;
    }
    sum(entries, asked)
}

/// The entries that are asked for, by what was played next, the most played first.
fn sum(entries: Vec<Entry>, asked: &PositionQuery) -> Result<Vec<Continuation>, StoreError> {
    let mut by_next: BTreeMap<_, Entry> = BTreeMap::new();
    for entry in entries.into_iter().filter(|entry| entry.group.is_of(asked.rule_set, &asked.bands)) {
        match by_next.get_mut(&entry.next) {
            Some(sum) => sum.add(&entry),
            None => drop(by_next.insert(entry.next, entry)),
        }
    }
    let played = by_next.into_values().filter(Entry::has_games);
    let mut continuations = played.map(continuation).collect::<Result<Vec<_>, _>>()?;
    continuations.sort_by_key(|one| (std::cmp::Reverse(one.tally.games()), one.next));
    Ok(continuations)
}

fn continuation(entry: Entry) -> Result<Continuation, StoreError> {
    let [black, white, draws] = entry.results;
    let tally = Tally {
        black: rows::count(black)?,
        white: rows::count(white)?,
        draws: rows::count(draws)?,
        rated: rows::count(entry.rated)?,
        rating_sum: rows::count(entry.rating_sum)?,
    };
    let games = entry.games.into_iter().filter(|&game| game > 0).collect();
    Ok(Continuation { next: entry.next.next()?, tally, games })
}
