//! What others have written.

use async_trait::async_trait;

use sqlx::AssertSqlSafe;

use super::{MOMENT, Public, log, rows};
use crate::{Nodes, RoomRow, StoreError, Stream};

#[async_trait]
impl Nodes for Public {
    async fn ends(&self, streams: &[Stream]) -> Result<Vec<u32>, StoreError> {
        let names: Vec<String> = streams.iter().map(ToString::to_string).collect();
        let mut connection = self.core.reads.acquire().await?;
        let ends = log::ends(&mut connection, &names).await?;
        Ok(names.iter().map(|name| ends.get(name).copied().unwrap_or_default()).collect())
    }

    async fn rooms_changed(&self, since: i64, limit: u32) -> Result<Vec<RoomRow>, StoreError> {
        let columns = rows::ROOM;
        let sql =
            format!("SELECT {columns} FROM rooms WHERE updated_at >= $1 ORDER BY updated_at, id LIMIT $2");
        let query = sqlx::query(AssertSqlSafe(sql)).bind(since).bind(i64::from(limit));
        query.fetch_all(&self.core.reads).await?.iter().map(rows::room).collect()
    }

    async fn moment(&self) -> Result<Option<i64>, StoreError> {
        let Some(sql) = MOMENT else { return Ok(None) };
        Ok(Some(sqlx::query_scalar(sql).fetch_one(&self.core.reads).await?))
    }
}
