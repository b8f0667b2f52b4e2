//! Accounts, and all sessions of a person at once.

use async_trait::async_trait;
use sqlx::{AssertSqlSafe, Pool, Row as _};

use super::{Answer, Connection, Db, Public, Row, mail, passkeys, people, rows, social};
use crate::account::AccountWrite;
use crate::write::Write;
use crate::{Account, Accounts, Session, StoreError};

/// The columns [`account_of`] expects, in order.
const ACCOUNT: &str = "person, name_key, password_hash, created_at, password_changed_at";

/// Carries out a change. The outer error spoils the transaction; the inner one is an answer, and nothing was
/// written.
pub(super) async fn write(connection: &mut Connection, write: &AccountWrite) -> Result<Answer, sqlx::Error> {
    match write {
        AccountWrite::Add { account, name } => add(connection, account, name).await,
        AccountWrite::Rename { person, name, name_key } => rename(connection, person, name, name_key).await,
        AccountWrite::SetPassword { person, password_hash, now, keep } => {
            set_password(connection, person, password_hash, *now, keep).await.map(Ok)
        }
        AccountWrite::EndSessions { person, keep } => end_sessions(connection, person, keep).await.map(Ok),
        AccountWrite::Delete { person, now } => delete(connection, person, *now).await.map(Ok),
    }
}

async fn add(connection: &mut Connection, account: &Account, name: &str) -> Result<Answer, sqlx::Error> {
    let person = &account.person;
    let known = sqlx::query("SELECT 1 FROM persons WHERE id = $1").bind(person);
    if known.fetch_optional(&mut *connection).await?.is_none() {
        return Ok(Err(StoreError::UnknownPerson { person: person.clone() }));
    }
    let sql = format!("INSERT INTO accounts ({ACCOUNT}) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING");
    let done = sqlx::query(AssertSqlSafe(sql))
        .bind(person)
        .bind(&account.name_key)
        .bind(&account.password_hash)
        .bind(account.created_at)
        .bind(account.password_changed_at)
        .execute(&mut *connection)
        .await?;
    if done.rows_affected() == 0 {
        let has_one = sqlx::query("SELECT 1 FROM accounts WHERE person = $1").bind(person);
        let has_one = has_one.fetch_optional(connection).await?.is_some();
        return Ok(Err(StoreError::Exists { what: if has_one { "account" } else { "name" } }));
    }
    people::rename_person(connection, person, name).await?;
    let sql = "DELETE FROM sessions WHERE person = $1";
    Ok(Ok(sqlx::query(sql).bind(person).execute(connection).await?.rows_affected()))
}

pub(super) async fn rename(
    connection: &mut Connection,
    person: &str,
    name: &str,
    name_key: &str,
) -> Result<Answer, sqlx::Error> {
    let taken = sqlx::query("SELECT 1 FROM accounts WHERE name_key = $1 AND person <> $2");
    if taken.bind(name_key).bind(person).fetch_optional(&mut *connection).await?.is_some() {
        return Ok(Err(StoreError::Exists { what: "name" }));
    }
    // Another node may take it at this moment. Then this fails, and is tried again, alone.
    let sql = "UPDATE accounts SET name_key = $2 WHERE person = $1";
    let done = sqlx::query(sql).bind(person).bind(name_key).execute(&mut *connection).await?;
    if done.rows_affected() == 0 {
        return Ok(Ok(0));
    }
    people::rename_person(connection, person, name).await.map(Ok)
}

async fn set_password(
    connection: &mut Connection,
    person: &str,
    password_hash: &str,
    now: i64,
    keep: &[u8; 32],
) -> Result<u64, sqlx::Error> {
    let sql = "UPDATE accounts SET password_hash = $2, password_changed_at = $3 WHERE person = $1";
    let query = sqlx::query(sql).bind(person).bind(password_hash).bind(now);
    let changed = query.execute(&mut *connection).await?.rows_affected();
    if changed > 0 {
        end_sessions(connection, person, keep).await?;
    }
    Ok(changed)
}

async fn end_sessions(
    connection: &mut Connection,
    person: &str,
    keep: &[u8; 32],
) -> Result<u64, sqlx::Error> {
    let sql = "DELETE FROM sessions WHERE person = $1 AND token_hash <> $2";
    Ok(sqlx::query(sql).bind(person).bind(&keep[..]).execute(connection).await?.rows_affected())
}

async fn delete(connection: &mut Connection, person: &str, now: i64) -> Result<u64, sqlx::Error> {
    passkeys::drop_all(connection, person).await?;
    mail::drop_address(connection, person).await?;
    let sql = "DELETE FROM accounts WHERE person = $1";
    let deleted = sqlx::query(sql).bind(person).execute(&mut *connection).await?.rows_affected();
    if deleted > 0 {
        let sql = "DELETE FROM sessions WHERE person = $1";
        sqlx::query(sql).bind(person).execute(&mut *connection).await?;
        let sql = "DELETE FROM vacations WHERE person = $1";
        sqlx::query(sql).bind(person).execute(&mut *connection).await?;
        let sql = "UPDATE persons SET name = '', departed_at = $2 WHERE id = $1";
        sqlx::query(sql).bind(person).bind(now).execute(&mut *connection).await?;
        social::forget(connection, person).await?;
    }
    Ok(deleted)
}

/// The one account where `column` is `value`.
async fn account(pool: &Pool<Db>, column: &str, value: &str) -> Result<Option<Account>, StoreError> {
    let sql = format!("SELECT {ACCOUNT} FROM accounts WHERE {column} = $1");
    let row = sqlx::query(AssertSqlSafe(sql)).bind(value).fetch_optional(pool).await?;
    row.as_ref().map(account_of).transpose()
}

fn account_of(row: &Row) -> Result<Account, StoreError> {
    Ok(Account {
        person: row.try_get(0)?,
        name_key: row.try_get(1)?,
        password_hash: row.try_get(2)?,
        created_at: row.try_get(3)?,
        password_changed_at: row.try_get(4)?,
    })
}

#[async_trait]
impl Accounts for Public {
    async fn add_account(&self, account: Account, name: &str) -> Result<(), StoreError> {
        self.change(AccountWrite::Add { account, name: name.to_owned() }).await.map(drop)
    }

    async fn account(&self, person: &str) -> Result<Option<Account>, StoreError> {
        account(&self.core.reads, "person", person).await
    }

    async fn account_named(&self, name_key: &str) -> Result<Option<Account>, StoreError> {
        account(&self.core.reads, "name_key", name_key).await
    }

    async fn rename_account(&self, person: &str, name: &str, name_key: &str) -> Result<bool, StoreError> {
        let (person, name, name_key) = (person.to_owned(), name.to_owned(), name_key.to_owned());
        self.change(AccountWrite::Rename { person, name, name_key }).await.map(|rows| rows > 0)
    }

    async fn set_password(
        &self,
        person: &str,
        password_hash: &str,
        now: i64,
        keep: &[u8; 32],
    ) -> Result<bool, StoreError> {
        let (person, password_hash) = (person.to_owned(), password_hash.to_owned());
        let write = AccountWrite::SetPassword { person, password_hash, now, keep: *keep };
        self.change(write).await.map(|rows| rows > 0)
    }

    async fn sessions_of(&self, person: &str) -> Result<Vec<Session>, StoreError> {
        let columns = rows::SESSION;
        let sql = format!(
            "SELECT {columns} FROM sessions WHERE person = $1 ORDER BY last_seen_at DESC, token_hash"
        );
        let found = sqlx::query(AssertSqlSafe(sql)).bind(person).fetch_all(&self.core.reads).await?;
        found.iter().map(rows::session).collect()
    }

    async fn end_sessions(&self, person: &str, keep: &[u8; 32]) -> Result<u64, StoreError> {
        self.change(AccountWrite::EndSessions { person: person.to_owned(), keep: *keep }).await
    }

    async fn delete_account(&self, person: &str, now: i64) -> Result<bool, StoreError> {
        self.change(AccountWrite::Delete { person: person.to_owned(), now }).await.map(|rows| rows > 0)
    }

    async fn departed(&self) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT id FROM persons WHERE departed_at IS NOT NULL ORDER BY id";
        Ok(sqlx::query_scalar(sql).fetch_all(&self.core.reads).await?)
    }
}

impl Public {
    async fn change(&self, change: AccountWrite) -> Answer {
        self.core.writer.write(Write::Account(change)).await
    }
}
