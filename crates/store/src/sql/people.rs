//! Persons and sessions.

use sqlx::{Pool, Row as _};

use super::{Answer, Connection, Db, rows};
use crate::{Person, Session, StoreError};

pub(super) async fn add_person(connection: &mut Connection, person: &Person) -> Result<Answer, sqlx::Error> {
    let sql = "INSERT INTO persons (id, name, created_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
    let done = sqlx::query(sql)
        .bind(&person.id)
        .bind(&person.name)
        .bind(person.created_at)
        .execute(connection)
        .await?;
    Ok(new(done.rows_affected(), "person"))
}

/// The first of these ids that is nobody's.
pub(super) async fn unknown<const N: usize>(
    connection: &mut Connection,
    ids: [&String; N],
) -> Result<Option<String>, sqlx::Error> {
    for id in ids {
        let known = sqlx::query("SELECT 1 FROM persons WHERE id = $1").bind(id);
        if known.fetch_optional(&mut *connection).await?.is_none() {
            return Ok(Some(id.clone()));
        }
    }
    Ok(None)
}

pub(super) async fn rename_person(
    connection: &mut Connection,
    id: &str,
    name: &str,
) -> Result<u64, sqlx::Error> {
    let sql = "UPDATE persons SET name = $2 WHERE id = $1";
    Ok(sqlx::query(sql).bind(id).bind(name).execute(connection).await?.rows_affected())
}

pub(super) async fn person(pool: &Pool<Db>, id: &str) -> Result<Option<Person>, StoreError> {
    let sql = "SELECT id, name, created_at FROM persons WHERE id = $1";
    let row = sqlx::query(sql).bind(id).fetch_optional(pool).await?;
    row.map(|row| rows::person(&row, 0)).transpose()
}

pub(super) async fn add_session(
    connection: &mut Connection,
    session: &Session,
) -> Result<Answer, sqlx::Error> {
    let known = sqlx::query("SELECT 1 FROM persons WHERE id = $1").bind(&session.person);
    if known.fetch_optional(&mut *connection).await?.is_none() {
        return Ok(Err(StoreError::UnknownPerson { person: session.person.clone() }));
    }
    let sql = "INSERT INTO sessions (token_hash, person, created_at, last_seen_at, expires_at, browser)
        VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING";
    let done = sqlx::query(sql)
        .bind(&session.token_hash[..])
        .bind(&session.person)
        .bind(session.created_at)
        .bind(session.last_seen_at)
        .bind(session.expires_at)
        .bind(&session.browser)
        .execute(connection)
        .await?;
    Ok(new(done.rows_affected(), "session"))
}

fn new(rows: u64, what: &'static str) -> Answer {
    if rows == 0 { Err(StoreError::Exists { what }) } else { Ok(rows) }
}

pub(super) async fn session(
    pool: &Pool<Db>,
    token_hash: &[u8; 32],
) -> Result<Option<(Session, Person)>, StoreError> {
    let sql = "SELECT sessions.token_hash, sessions.person, sessions.created_at, sessions.last_seen_at,
            sessions.expires_at, sessions.browser, persons.id, persons.name, persons.created_at
        FROM sessions JOIN persons ON persons.id = sessions.person WHERE sessions.token_hash = $1";
    let row = sqlx::query(sql).bind(&token_hash[..]).fetch_optional(pool).await?;
    row.map(|row| Ok((rows::session(&row)?, rows::person(&row, 6)?))).transpose()
}

pub(super) async fn touch_session(
    connection: &mut Connection,
    token_hash: &[u8; 32],
    last_seen_at: i64,
    expires_at: i64,
) -> Result<u64, sqlx::Error> {
    let sql = "UPDATE sessions SET last_seen_at = $2, expires_at = $3 WHERE token_hash = $1";
    let query = sqlx::query(sql).bind(&token_hash[..]).bind(last_seen_at).bind(expires_at);
    Ok(query.execute(connection).await?.rows_affected())
}

pub(super) async fn drop_session(
    connection: &mut Connection,
    token_hash: &[u8; 32],
) -> Result<u64, sqlx::Error> {
    let sql = "DELETE FROM sessions WHERE token_hash = $1";
    Ok(sqlx::query(sql).bind(&token_hash[..]).execute(connection).await?.rows_affected())
}

pub(super) async fn drop_expired(connection: &mut Connection, now: i64) -> Result<u64, sqlx::Error> {
    let sql = "DELETE FROM sessions WHERE expires_at <= $1";
    Ok(sqlx::query(sql).bind(now).execute(connection).await?.rows_affected())
}

/// When the house was last known to be alive.
pub(super) async fn last_beat(pool: &Pool<Db>) -> Result<Option<i64>, StoreError> {
    let row = sqlx::query("SELECT beat_at FROM house").fetch_optional(pool).await?;
    Ok(row.map(|row| row.try_get(0)).transpose()?)
}
