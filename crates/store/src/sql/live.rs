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
    let mut snapshot = connection.begin_with(BEGIN_SNAPSHOT).await?;
    let sql = format!("SELECT {} FROM rooms WHERE {LIVE} ORDER BY rooms.id", rows::ROOM);
    let found = sqlx::query(AssertSqlSafe(sql)).bind(resting_since).fetch_all(&mut *snapshot).await?;
    let mut entries = entries(&mut snapshot, "'room/' || rooms.id", resting_since).await?;
    let mut games = self::entries(&mut snapshot, "'game/' || rooms.game", resting_since).await?;
    let mut live = Vec::with_capacity(found.len());
    for row in &found {
        let room = rows::room(row)?;
        let entries = entries.remove(&room.id).unwrap_or_default();
        let game = games.remove(&room.id).unwrap_or_default();
        live.push(LiveRoom { room, entries, game });
    }
    Ok(live)
}

/// The entries of one stream of each live room, by the room's id.
async fn entries(
    connection: &mut Connection,
    stream: &str,
    resting_since: i64,
) -> Result<HashMap<String, Vec<String>>, StoreError> {
    let sql = format!(
        "SELECT rooms.id, entries.body FROM rooms JOIN entries ON entries.stream = {stream}
         WHERE {LIVE} ORDER BY rooms.id, entries.seq"
    );
    let found: Vec<(String, String)> =
        sqlx::query_as(AssertSqlSafe(sql)).bind(resting_since).fetch_all(connection).await?;
    let mut streams: HashMap<String, Vec<String>> = HashMap::new();
    for (room, body) in found {
        streams.entry(room).or_default().push(body);
    }
    Ok(streams)
}
