//! The entries.

use std::collections::HashMap;

use sqlx::{Pool, QueryBuilder};

use super::{Connection, Db, rows};
use crate::pieces::pieces;
use crate::plan::Entry;
use crate::{StoreError, Stream, StreamKind};

/// Where the streams named end; those without an entry are left out.
pub(super) async fn ends(
    connection: &mut Connection,
    streams: &[String],
) -> Result<HashMap<String, u32>, StoreError> {
    let mut ends = HashMap::with_capacity(streams.len());
    for piece in pieces(streams) {
        let mut query = QueryBuilder::<Db>::new("WITH asked (stream) AS (");
        query.push_values(piece, |mut row, stream| {
            row.push_bind(stream);
        });
        query.push(
            ") SELECT stream, (SELECT max(seq) FROM entries WHERE entries.stream = asked.stream) FROM asked",
        );
        let found: Vec<(String, Option<i64>)> = query.build_query_as().fetch_all(&mut *connection).await?;
        for (stream, end) in found {
            if let Some(end) = end {
                ends.insert(stream, rows::number(end)?);
            }
        }
    }
    Ok(ends)
}

/// Where one stream ends.
pub(super) async fn end(pool: &Pool<Db>, stream: &Stream) -> Result<u32, StoreError> {
    let sql = "SELECT max(seq) FROM entries WHERE stream = $1";
    let end: Option<i64> = sqlx::query_scalar(sql).bind(stream.to_string()).fetch_one(pool).await?;
    end.map_or(Ok(0), rows::number)
}

/// Appends `entries`; false if one of their places is taken.
pub(super) async fn append(connection: &mut Connection, entries: &[Entry<'_>]) -> Result<bool, sqlx::Error> {
    for piece in pieces(entries) {
        let mut query = QueryBuilder::<Db>::new("INSERT INTO entries (stream, seq, body) ");
        query.push_values(piece, |mut row, entry| {
            row.push_bind(&entry.stream).push_bind(i64::from(entry.seq)).push_bind(entry.body);
        });
        query.push(" ON CONFLICT DO NOTHING");
        let done = query.build().execute(&mut *connection).await?;
        if done.rows_affected() != piece.len() as u64 {
            return Ok(false);
        }
    }
    Ok(true)
}

pub(super) async fn read(pool: &Pool<Db>, stream: &Stream, after: u32) -> Result<Vec<String>, StoreError> {
    let entries = sqlx::query_scalar("SELECT body FROM entries WHERE stream = $1 AND seq > $2 ORDER BY seq")
        .bind(stream.to_string())
        .bind(i64::from(after))
        .fetch_all(pool)
        .await?;
    Ok(entries)
}

/// Streams behind `after`: each has exactly one entry with number 1.
pub(super) async fn streams(
    pool: &Pool<Db>,
    kind: StreamKind,
    after: Option<&str>,
    limit: u32,
) -> Result<Vec<Stream>, StoreError> {
    let prefix = format!("{}/", kind.as_str());
    // The character behind the slash: no name of this kind reaches it.
    let end = format!("{}0", kind.as_str());
    let sql = if after.is_some() {
        "SELECT stream FROM entries WHERE stream > $1 AND stream < $2 AND seq = 1 ORDER BY stream LIMIT $3"
    } else {
        "SELECT stream FROM entries WHERE stream >= $1 AND stream < $2 AND seq = 1 ORDER BY stream LIMIT $3"
    };
    let names: Vec<String> = sqlx::query_scalar(sql)
        .bind(format!("{prefix}{}", after.unwrap_or_default()))
        .bind(end)
        .bind(i64::from(limit))
        .fetch_all(pool)
        .await?;
    let id = |name: String| name.strip_prefix(&prefix).unwrap_or_default().to_owned();
    Ok(names.into_iter().map(|name| Stream { kind, id: id(name) }).collect())
}
