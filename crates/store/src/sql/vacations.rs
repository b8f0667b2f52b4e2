//! Vacations.

use async_trait::async_trait;
use sqlx::Row as _;

use super::{Answer, Connection, Public, Row};
use crate::vacation::VacationWrite;
use crate::write::Write;
use crate::{StoreError, Vacation, Vacations};

/// Carries out a change. The outer error spoils the transaction; the inner one is an answer, and nothing was
/// written.
pub(super) async fn write(connection: &mut Connection, write: &VacationWrite) -> Result<Answer, sqlx::Error> {
    match write {
        VacationWrite::Begin(vacation) => begin(connection, vacation).await,
        VacationWrite::End { person, now } => end(connection, person, *now).await.map(Ok),
    }
}

async fn begin(connection: &mut Connection, vacation: &Vacation) -> Result<Answer, sqlx::Error> {
    let Vacation { person, began_at, ends_at } = vacation;
    let known = sqlx::query("SELECT 1 FROM accounts WHERE person = $1").bind(person);
    if known.fetch_optional(&mut *connection).await?.is_none() {
        return Ok(Err(StoreError::UnknownPerson { person: person.clone() }));
    }
    let sql = "SELECT 1 FROM vacations WHERE person = $1 AND ends_at > $2";
    let on = sqlx::query(sql).bind(person).bind(began_at).fetch_optional(&mut *connection).await?;
    if on.is_some() {
        return Ok(Err(StoreError::Exists { what: "vacation" }));
    }
    let sql = "INSERT INTO vacations (person, began_at, ends_at) VALUES ($1, $2, $3)
        ON CONFLICT (person, began_at) DO UPDATE SET ends_at = excluded.ends_at";
    let done = sqlx::query(sql).bind(person).bind(began_at).bind(ends_at).execute(connection).await?;
    Ok(Ok(done.rows_affected()))
}

async fn end(connection: &mut Connection, person: &str, now: i64) -> Result<u64, sqlx::Error> {
    let sql = "UPDATE vacations SET ends_at = $2 WHERE person = $1 AND began_at <= $2 AND ends_at > $2";
    Ok(sqlx::query(sql).bind(person).bind(now).execute(connection).await?.rows_affected())
}

fn vacation(row: &Row) -> Result<Vacation, StoreError> {
    Ok(Vacation { person: row.try_get(0)?, began_at: row.try_get(1)?, ends_at: row.try_get(2)? })
}

#[async_trait]
impl Vacations for Public {
    async fn begin_vacation(&self, vacation: Vacation) -> Result<(), StoreError> {
        let write = Write::Vacation(VacationWrite::Begin(vacation));
        self.core.writer.write(write).await.map(drop)
    }

    async fn end_vacation(&self, person: &str, now: i64) -> Result<bool, StoreError> {
        let write = Write::Vacation(VacationWrite::End { person: person.to_owned(), now });
        self.core.writer.write(write).await.map(|rows| rows > 0)
    }

    async fn vacations_of(&self, person: &str, since: i64) -> Result<Vec<Vacation>, StoreError> {
        let sql = "SELECT person, began_at, ends_at FROM vacations
            WHERE person = $1 AND ends_at > $2 ORDER BY began_at";
        let found = sqlx::query(sql).bind(person).bind(since).fetch_all(&self.core.reads).await?;
        found.iter().map(vacation).collect()
    }

    async fn last_vacations(&self, since: i64) -> Result<Vec<Vacation>, StoreError> {
        let sql = "SELECT person, began_at, ends_at FROM vacations AS last WHERE ends_at > $1
            AND began_at = (SELECT MAX(began_at) FROM vacations AS every WHERE every.person = last.person)
            ORDER BY person";
        let found = sqlx::query(sql).bind(since).fetch_all(&self.core.reads).await?;
        found.iter().map(vacation).collect()
    }
}
