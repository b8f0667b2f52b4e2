//! All that runs of positions add up to.

use sqlx::Pool;

use super::Db;
use super::tidy::read_part;
use crate::archive::{Entry, fold, key_from_stored, stored_key};
use crate::{Model, ModelRow, StoreError, Value};

/// What is counted of positions in the order of their keys, behind the key `after`, at most `limit` rows.
/// The games that are named with the counts are left out: which are the newest depends on the order in which they
/// came. Several statements look into the runs, so nobody should write meanwhile.
pub(in super::super) async fn position_rows(
    pool: &Pool<Db>,
    model: Model,
    after: Option<&[Value]>,
    limit: u32,
) -> Result<Vec<ModelRow>, StoreError> {
    let mut connection = pool.acquire().await?;
    let runs: Vec<i64> =
        sqlx::query_scalar("SELECT run FROM archive_runs WHERE state = 'whole' ORDER BY run")
            .fetch_all(&mut *connection)
            .await?;
    // The position that the last page ended in may have more.
    let mut behind = first_number(after).and_then(|key| key_from_stored(key).checked_sub(1));
    let mut rows = Vec::new();
    loop {
        let part = read_part(&mut connection, &runs, behind, limit).await?;
        let counted = fold(part.entries).into_iter().filter(Entry::has_games).map(|entry| row(&entry, model));
        rows.extend(counted.filter(|row| after.is_none_or(|after| row.key.as_slice() > after)));
        match part.up_to {
            Some(up_to) if rows.len() < limit as usize => behind = Some(up_to),
            _ => break,
        }
    }
    rows.truncate(limit as usize);
    Ok(rows)
}

fn first_number(key: Option<&[Value]>) -> Option<i64> {
    match key?.first()? {
        Value::Integer(number) => Some(*number),
        _ => None,
    }
}

fn row(entry: &Entry, model: Model) -> ModelRow {
    let [black, white, draws] = entry.results;
    let columns = [
        ("position", stored_key(entry.key)),
        ("class", entry.group.number()),
        ("next", entry.next.number()),
        ("black", black),
        ("white", white),
        ("draws", draws),
        ("rated", entry.rated),
        ("rating_sum", entry.rating_sum),
    ];
    ModelRow::new(model, columns.map(|(name, number)| (name.to_owned(), Value::Integer(number))).to_vec())
}
