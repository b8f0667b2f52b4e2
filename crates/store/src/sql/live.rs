//! Everything a restart needs, in as many queries as there are kinds of things.

use std::collections::HashMap;

use sqlx::{AssertSqlSafe, Connection as _, Pool};

use super::{BEGIN_SNAPSHOT, Connection, Db, rows};
use crate::{LiveRoom, StoreError};

/// The first condition lets the database use its index of rooms that are not closed.
const LIVE: &str = "rooms.status <> 'closed' AND (rooms.status <> 'resting' OR rooms.updated_at >= $1)";

/// The live rooms, all as they were at one moment.
pub(super) async fn live(pool: &Pool<Db>, resting_since: i64) -> Result<Vec<LiveRoom>, StoreError> {
    let mut connection = pool.acquire().await?;
    let live = read(&mut connection, resting_since).await;
    if live.is_err() {
        // It may still be in the transaction. The pool opens another one.
        let _ = connection.close().await;
    }
    live
}

async fn read(connection: &mut Connection, resting_since: i64) -> Result<Vec<LiveRoom>, StoreError> {
    let mut snapshot = connection.begin_with(BEGIN_SNAPSHOT).await?;
    let sql = format!("SELECT {} FROM rooms WHERE {LIVE} ORDER BY rooms.id", rows::ROOM);
    let found = sqlx::query(AssertSqlSafe(sql)).bind(resting_since).fetch_all(&mut *snapshot).await?;
    let mut rooms = entries(&mut snapshot, "'room/' || rooms.id", resting_since).await?;
    let mut games = entries(&mut snapshot, "'game/' || rooms.game", resting_since).await?;
    let mut live = Vec::with_capacity(found.len());
    for row in &found {
        let room = rows::room(row)?;
        let entries = rooms.remove(&room.id).unwrap_or_default();
        let game = games.remove(&room.id).unwrap_or_default();
        live.push(LiveRoom { room, entries, game });
    }
    Ok(live)
}

/// The entries of one stream of each live room, by the room's id. They are put in order here: a
/// database asked to do it would leave the index of live rooms, or sort all of them as one.
async fn entries(
    connection: &mut Connection,
    stream: &str,
    resting_since: i64,
) -> Result<HashMap<String, Vec<String>>, StoreError> {
    let sql = format!(
        "SELECT rooms.id, entries.seq, entries.body FROM rooms JOIN entries ON entries.stream = {stream}
         WHERE {LIVE}"
    );
    let found: Vec<(String, i64, String)> =
        sqlx::query_as(AssertSqlSafe(sql)).bind(resting_since).fetch_all(connection).await?;
    let mut streams: HashMap<String, Vec<(i64, String)>> = HashMap::new();
    for (room, seq, body) in found {
        streams.entry(room).or_default().push((seq, body));
    }
    Ok(streams.into_iter().map(|(room, entries)| (room, in_order(entries))).collect())
}

fn in_order(mut entries: Vec<(i64, String)>) -> Vec<String> {
    entries.sort_unstable_by_key(|(seq, _)| *seq);
    entries.into_iter().map(|(_, body)| body).collect()
}
