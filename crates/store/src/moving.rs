//! A house that has outgrown its file: everything from SQLite to PostgreSQL.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use futures::TryStreamExt;
use sqlx::{AssertSqlSafe, Column as _, Connection as _, PgConnection, Row as _, SqliteConnection};

use crate::{PostgresStore, SqliteStore, StoreError, Value, postgres, sqlite};

/// A table that was moved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MovedTable {
    /// Its name.
    pub name: String,
    /// How many rows it has, here and there.
    pub rows: u64,
    /// The sum of the hashes of all rows, the same here and there.
    pub checksum: u64,
}

/// What is counted of a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Counted {
    rows: u64,
    checksum: u64,
}

impl Counted {
    /// Adds a row; in which order rows come makes no difference.
    fn add(&mut self, row: &[Value]) {
        let mut hasher = DefaultHasher::new();
        row.hash(&mut hasher);
        self.rows += 1;
        self.checksum = self.checksum.wrapping_add(hasher.finish());
    }
}

/// So many bytes are sent at once.
const PIECE: usize = 256 * 1024;

/// Copies everything that `from` holds to `to`, which must hold nothing yet, and compares counts and checksums
/// of every table before anything of it counts. `hear` is told of each table that has been copied. Nobody else may
/// have either database open.
///
/// # Errors
/// [`StoreError::NotEmpty`] if somebody has been there already; [`StoreError::Damaged`] if something arrived
/// otherwise than it was sent. Nothing has changed then.
pub async fn move_house(
    from: &SqliteStore,
    to: &PostgresStore,
    hear: &mut dyn FnMut(&MovedTable),
) -> Result<Vec<MovedTable>, StoreError> {
    let mut here = from.reads().acquire().await?;
    let mut there = to.reads().acquire().await?;
    let tables = tables(&mut here).await?;
    let mut transaction = there.begin().await?;
    for table in ["entries", "persons"] {
        let sql = AssertSqlSafe(format!("SELECT count(*) FROM (SELECT 1 FROM {table} LIMIT 1) AS first"));
        let rows: i64 = sqlx::query_scalar(sql).fetch_one(&mut *transaction).await?;
        if rows > 0 {
            return Err(StoreError::NotEmpty);
        }
    }
    // Some tables begin with a row.
    for table in tables.iter().rev() {
        sqlx::query(AssertSqlSafe(format!("DELETE FROM {table}"))).execute(&mut *transaction).await?;
    }
    let mut moved = Vec::with_capacity(tables.len());
    for table in tables {
        let sent = copy(&mut here, &mut transaction, &table).await?;
        let arrived = count(&mut transaction, &table).await?;
        if sent != arrived {
            let what = format!("{table}: {sent:?} was sent, and {arrived:?} arrived");
            return Err(StoreError::Damaged { what });
        }
        let table = MovedTable { name: table, rows: sent.rows, checksum: sent.checksum };
        hear(&table);
        moved.push(table);
    }
    transaction.commit().await?;
    Ok(moved)
}

/// All tables, each behind those that its rows refer to.
async fn tables(connection: &mut SqliteConnection) -> Result<Vec<String>, StoreError> {
    let sql = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite~_%' ESCAPE '~'
        AND name <> '_sqlx_migrations' ORDER BY name";
    let mut left: Vec<String> = sqlx::query_scalar(sql).fetch_all(&mut *connection).await?;
    let mut refers: HashMap<String, Vec<String>> = HashMap::new();
    for table in &left {
        let sql = "SELECT \"table\" FROM pragma_foreign_key_list($1)";
        let others: Vec<String> = sqlx::query_scalar(sql).bind(table).fetch_all(&mut *connection).await?;
        refers.insert(table.clone(), others.into_iter().filter(|other| other != table).collect());
    }
    let mut sorted = Vec::with_capacity(left.len());
    while !left.is_empty() {
        let (ready, rest): (Vec<_>, Vec<_>) =
            left.into_iter().partition(|table| refers[table].iter().all(|other| sorted.contains(other)));
        if ready.is_empty() {
            return Err(StoreError::Damaged { what: format!("tables refer to each other: {rest:?}") });
        }
        sorted.extend(ready);
        left = rest;
    }
    Ok(sorted)
}

async fn copy(
    from: &mut SqliteConnection,
    to: &mut PgConnection,
    table: &str,
) -> Result<Counted, StoreError> {
    let sql = AssertSqlSafe(format!("SELECT name FROM pragma_table_info('{table}') ORDER BY cid"));
    let columns: Vec<String> = sqlx::query_scalar(sql).fetch_all(&mut *from).await?;
    let columns = columns.join(", ");
    let mut sink = to.copy_in_raw(&format!("COPY {table} ({columns}) FROM STDIN")).await?;
    let (mut counted, mut piece) = (Counted::default(), String::with_capacity(PIECE));
    let sql = AssertSqlSafe(format!("SELECT {columns} FROM {table}"));
    let mut rows = sqlx::query(sql).fetch(from);
    while let Some(row) = rows.try_next().await? {
        let values = (0..row.columns().len()).map(|index| sqlite::value(&row, index));
        let values = values.collect::<Result<Vec<_>, _>>()?;
        counted.add(&values);
        write_row(&values, &mut piece);
        if piece.len() >= PIECE {
            sink.send(piece.as_bytes()).await?;
            piece.clear();
        }
    }
    sink.send(piece.as_bytes()).await?;
    sink.finish().await?;
    Ok(counted)
}

async fn count(connection: &mut PgConnection, table: &str) -> Result<Counted, StoreError> {
    let mut counted = Counted::default();
    let sql = AssertSqlSafe(format!("SELECT * FROM {table}"));
    let mut rows = sqlx::query(sql).fetch(connection);
    while let Some(row) = rows.try_next().await? {
        let mut values = Vec::with_capacity(row.columns().len());
        for column in row.columns() {
            values.push(postgres::value(&row, column.ordinal())?);
        }
        counted.add(&values);
    }
    Ok(counted)
}

/// Writes a row as `COPY` reads it.
fn write_row(values: &[Value], text: &mut String) {
    for (index, value) in values.iter().enumerate() {
        if index > 0 {
            text.push('\t');
        }
        match value {
            Value::Null => text.push_str("\\N"),
            Value::Text(value) => value.chars().for_each(|sign| match sign {
                '\\' => text.push_str("\\\\"),
                '\n' => text.push_str("\\n"),
                '\r' => text.push_str("\\r"),
                '\t' => text.push_str("\\t"),
                sign => text.push(sign),
            }),
            Value::Bytes(_) => drop(write!(text, "\\\\x{value}")),
            Value::Real(bits) => drop(write!(text, "{:?}", f64::from_bits(*bits))),
            Value::Integer(number) => drop(write!(text, "{number}")),
        }
    }
    text.push('\n');
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_is_written_so_that_nothing_in_it_ends_it() {
        let mut text = String::new();
        let values = [
            Value::Text("a\tb\\N\n天".into()),
            Value::Null,
            Value::Integer(-7),
            Value::Real(1600.5_f64.to_bits()),
            Value::Bytes(vec![0, 255]),
        ];
        write_row(&values, &mut text);
        assert_eq!(text, "a\\tb\\\\N\\n天\t\\N\t-7\t1600.5\t\\\\x00ff\n");
    }

    #[test]
    fn the_order_of_rows_does_not_count_and_the_rows_do() {
        let count = |rows: &[i64]| {
            let mut counted = Counted::default();
            for row in rows {
                counted.add(&[Value::Integer(*row)]);
            }
            counted
        };
        assert_eq!(count(&[1, 2, 3]), count(&[3, 1, 2]));
        assert_ne!(count(&[1, 2, 3]), count(&[1, 2, 4]));
        assert_ne!(count(&[1, 2]), count(&[1, 2, 2]));
    }
}
