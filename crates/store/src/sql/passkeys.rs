//! Passkeys, and what is asked of them.

use async_trait::async_trait;
use sqlx::{AssertSqlSafe, Row as _};

use super::{Answer, Connection, Public, Row, rows};
use crate::passkey::{CEREMONIES, PasskeyWrite};
use crate::write::Write;
use crate::{Ceremony, Passkey, Passkeys, StoreError};

/// The columns [`passkey_of`] expects, in order.
const PASSKEY: &str = "id, person, name, credential, created_at, last_used_at";

/// Carries out a change. The outer error spoils the transaction; the inner one is an answer, and nothing was
/// written.
pub(super) async fn write(connection: &mut Connection, write: &PasskeyWrite) -> Result<Answer, sqlx::Error> {
    match write {
        PasskeyWrite::Add(passkey) => add(connection, passkey).await,
        PasskeyWrite::Use { id, before, after, now } => {
            let sql =
                "UPDATE passkeys SET credential = $3, last_used_at = $4 WHERE id = $1 AND credential = $2";
            let query = sqlx::query(sql).bind(&id[..]).bind(before).bind(after).bind(*now);
            Ok(Ok(query.execute(connection).await?.rows_affected()))
        }
        PasskeyWrite::Drop { person, id } => {
            let sql = "DELETE FROM passkeys WHERE person = $1 AND id = $2";
            let query = sqlx::query(sql).bind(person).bind(&id[..]);
            Ok(Ok(query.execute(connection).await?.rows_affected()))
        }
        PasskeyWrite::Begin(ceremony) => begin(connection, ceremony).await,
        PasskeyWrite::End { id } => {
            let sql = "DELETE FROM ceremonies WHERE id = $1";
            Ok(Ok(sqlx::query(sql).bind(id).execute(connection).await?.rows_affected()))
        }
        PasskeyWrite::DropExpired { now } => {
            let sql = "DELETE FROM ceremonies WHERE expires_at <= $1";
            Ok(Ok(sqlx::query(sql).bind(*now).execute(connection).await?.rows_affected()))
        }
    }
}

async fn add(connection: &mut Connection, passkey: &Passkey) -> Result<Answer, sqlx::Error> {
    let holds = sqlx::query("SELECT 1 FROM accounts WHERE person = $1").bind(&passkey.person);
    if holds.fetch_optional(&mut *connection).await?.is_none() {
        return Ok(Ok(0));
    }
    let sql =
        format!("INSERT INTO passkeys ({PASSKEY}) VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING");
    let done = sqlx::query(AssertSqlSafe(sql))
        .bind(&passkey.id[..])
        .bind(&passkey.person)
        .bind(&passkey.name)
        .bind(&passkey.credential)
        .bind(passkey.created_at)
        .bind(passkey.last_used_at)
        .execute(connection)
        .await?;
    Ok(new(done.rows_affected(), "passkey"))
}

async fn begin(connection: &mut Connection, ceremony: &Ceremony) -> Result<Answer, sqlx::Error> {
    let sql = "INSERT INTO ceremonies (id, session, state, expires_at) VALUES ($1, $2, $3, $4)
        ON CONFLICT DO NOTHING";
    let done = sqlx::query(sql)
        .bind(&ceremony.id)
        .bind(&ceremony.session[..])
        .bind(&ceremony.state)
        .bind(ceremony.expires_at)
        .execute(&mut *connection)
        .await?;
    if done.rows_affected() > 0 {
        let sql = "DELETE FROM ceremonies WHERE session = $1 AND id NOT IN
            (SELECT id FROM ceremonies WHERE session = $1 ORDER BY expires_at DESC, id LIMIT $2)";
        let query = sqlx::query(sql).bind(&ceremony.session[..]).bind(i64::from(CEREMONIES));
        query.execute(connection).await?;
    }
    Ok(new(done.rows_affected(), "ceremony"))
}

/// Forgets all passkeys of a person, whose account ends.
pub(super) async fn drop_all(connection: &mut Connection, person: &str) -> Result<(), sqlx::Error> {
    sqlx::query("DELETE FROM passkeys WHERE person = $1").bind(person).execute(connection).await.map(drop)
}

fn new(rows: u64, what: &'static str) -> Answer {
    if rows == 0 { Err(StoreError::Exists { what }) } else { Ok(rows) }
}

fn passkey_of(row: &Row) -> Result<Passkey, StoreError> {
    Ok(Passkey {
        id: rows::hash(row, 0)?,
        person: row.try_get(1)?,
        name: row.try_get(2)?,
        credential: row.try_get(3)?,
        created_at: row.try_get(4)?,
        last_used_at: row.try_get(5)?,
    })
}

fn ceremony_of(row: &Row) -> Result<Ceremony, StoreError> {
    Ok(Ceremony {
        id: row.try_get(0)?,
        session: rows::hash(row, 1)?,
        state: row.try_get(2)?,
        expires_at: row.try_get(3)?,
    })
}

#[async_trait]
impl Passkeys for Public {
    async fn add_passkey(&self, passkey: Passkey) -> Result<bool, StoreError> {
        self.change_passkeys(PasskeyWrite::Add(passkey)).await.map(|rows| rows > 0)
    }

    async fn passkey(&self, id: &[u8; 32]) -> Result<Option<Passkey>, StoreError> {
        let sql = format!("SELECT {PASSKEY} FROM passkeys WHERE id = $1");
        let row = sqlx::query(AssertSqlSafe(sql)).bind(&id[..]).fetch_optional(self.reads()).await?;
        row.as_ref().map(passkey_of).transpose()
    }

    async fn passkeys_of(&self, person: &str) -> Result<Vec<Passkey>, StoreError> {
        let sql = format!("SELECT {PASSKEY} FROM passkeys WHERE person = $1 ORDER BY created_at, id");
        let found = sqlx::query(AssertSqlSafe(sql)).bind(person).fetch_all(self.reads()).await?;
        found.iter().map(passkey_of).collect()
    }

    async fn use_passkey(
        &self,
        id: &[u8; 32],
        before: &str,
        after: &str,
        now: i64,
    ) -> Result<bool, StoreError> {
        let (before, after) = (before.to_owned(), after.to_owned());
        self.change_passkeys(PasskeyWrite::Use { id: *id, before, after, now }).await.map(|rows| rows > 0)
    }

    async fn drop_passkey(&self, person: &str, id: &[u8; 32]) -> Result<bool, StoreError> {
        let write = PasskeyWrite::Drop { person: person.to_owned(), id: *id };
        self.change_passkeys(write).await.map(|rows| rows > 0)
    }

    async fn begin_ceremony(&self, ceremony: Ceremony) -> Result<(), StoreError> {
        self.change_passkeys(PasskeyWrite::Begin(ceremony)).await.map(drop)
    }

    async fn ceremony(&self, id: &str) -> Result<Option<Ceremony>, StoreError> {
        let sql = "SELECT id, session, state, expires_at FROM ceremonies WHERE id = $1";
        let row = sqlx::query(sql).bind(id).fetch_optional(self.reads()).await?;
        row.as_ref().map(ceremony_of).transpose()
    }

    async fn end_ceremony(&self, id: &str) -> Result<bool, StoreError> {
        self.change_passkeys(PasskeyWrite::End { id: id.to_owned() }).await.map(|rows| rows > 0)
    }

    async fn drop_expired_ceremonies(&self, now: i64) -> Result<u64, StoreError> {
        self.change_passkeys(PasskeyWrite::DropExpired { now }).await
    }
}

impl Public {
    async fn change_passkeys(&self, change: PasskeyWrite) -> Answer {
        self.core.writer.write(Write::Passkey(change)).await
    }
}
