//! Looking the whole log and all read models through.

use std::collections::HashMap;

use async_trait::async_trait;
use sqlx::{AssertSqlSafe, Column as _, Pool, QueryBuilder, Row as _, ValueRef as _};

use super::{Connection, Db, Public, Row, archive};
use crate::audit::Kept;
use crate::pieces::pieces;
use crate::{Audit, Model, ModelRow, StoreError, Stream, Value};

#[async_trait]
impl Audit for Public {
    async fn read_all(&self, streams: &[Stream]) -> Result<Vec<Vec<String>>, StoreError> {
        let mut found = HashMap::with_capacity(streams.len());
        for piece in pieces(streams) {
            read_piece(&self.core.reads, piece, &mut found).await?;
        }
        let entries = |stream: &Stream| found.remove(&stream.to_string()).unwrap_or_default();
        Ok(streams.iter().map(entries).collect())
    }

    async fn broken_streams(&self, limit: u32) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT stream FROM entries GROUP BY stream
            HAVING min(seq) <> 1 OR max(seq) <> count(*) ORDER BY stream LIMIT $1";
        Ok(sqlx::query_scalar(sql).bind(i64::from(limit)).fetch_all(&self.core.reads).await?)
    }

    async fn model_rows(
        &self,
        model: Model,
        after: Option<&[Value]>,
        limit: u32,
    ) -> Result<Vec<ModelRow>, StoreError> {
        let aside = match model.kept {
            Kept::Table { aside } => aside,
            Kept::Positions => return archive::position_rows(&self.core.reads, model, after, limit).await,
        };
        let key = model.key.join(", ");
        let mut query = QueryBuilder::<Db>::new(format!("SELECT * FROM {}", model.name()));
        if let Some(after) = after {
            query.push(format!(" WHERE ({key}) > ("));
            for (index, value) in after.iter().enumerate() {
                query.push(if index == 0 { "" } else { ", " });
                bind(&mut query, value);
            }
            query.push(")");
        }
        query.push(format!(" ORDER BY {key} LIMIT ")).push_bind(i64::from(limit));
        let rows = query.build().fetch_all(&self.core.reads).await?;
        rows.iter().map(|row| model_row(row, model, aside)).collect()
    }
}

async fn read_piece(
    pool: &Pool<Db>,
    streams: &[Stream],
    found: &mut HashMap<String, Vec<String>>,
) -> Result<(), StoreError> {
    let mut query = QueryBuilder::<Db>::new("SELECT stream, body FROM entries WHERE stream IN (");
    let mut names = query.separated(", ");
    for stream in streams {
        names.push_bind(stream.to_string());
    }
    query.push(") ORDER BY stream, seq");
    let entries: Vec<(String, String)> = query.build_query_as().fetch_all(pool).await?;
    for (stream, body) in entries {
        found.entry(stream).or_default().push(body);
    }
    Ok(())
}

/// Empties every read model, and says how many rows there were.
pub(super) async fn clear(connection: &mut Connection) -> Result<u64, sqlx::Error> {
    let mut cleared = 0;
    for model in Model::ALL {
        if let Kept::Table { .. } = model.kept {
            let sql = AssertSqlSafe(format!("DELETE FROM {}", model.name()));
            cleared += sqlx::query(sql).execute(&mut *connection).await?.rows_affected();
        }
    }
    archive::clear_positions(connection).await?;
    Ok(cleared)
}

fn bind(query: &mut QueryBuilder<Db>, value: &Value) {
    match value {
        Value::Null => query.push("NULL"),
        Value::Integer(number) => query.push_bind(*number),
        Value::Real(bits) => query.push_bind(f64::from_bits(*bits)),
        Value::Text(text) => query.push_bind(text.clone()),
        Value::Bytes(bytes) => query.push_bind(bytes.clone()),
    };
}

fn model_row(row: &Row, model: Model, aside: Option<&str>) -> Result<ModelRow, StoreError> {
    let mut columns = Vec::with_capacity(row.columns().len());
    for column in row.columns().iter().filter(|column| Some(column.name()) != aside) {
        columns.push((column.name().to_owned(), value(row, column.ordinal())?));
    }
    Ok(ModelRow::new(model, columns))
}

/// What stands in a column, whatever its type.
pub(crate) fn value(row: &Row, index: usize) -> Result<Value, StoreError> {
    if row.try_get_raw(index)?.is_null() {
        return Ok(Value::Null);
    }
    let integer = || row.try_get::<i64, _>(index).or_else(|_| row.try_get::<i32, _>(index).map(i64::from));
    let truth = || row.try_get::<bool, _>(index).map(i64::from);
    row.try_get(index)
        .map(Value::Text)
        .or_else(|_| integer().or_else(|_| truth()).map(Value::Integer))
        .or_else(|_| row.try_get::<f64, _>(index).map(|number| Value::Real(number.to_bits())))
        .or_else(|_| row.try_get(index).map(Value::Bytes))
        .map_err(StoreError::from)
}
