//! Where people can be reached, and links that were sent there.

use async_trait::async_trait;
use sqlx::Row as _;

use super::{Answer, Connection, Public, Row, rows};
use crate::mail::{COUNTED_MS, LINKS, MailWrite};
use crate::write::Write;
use crate::{LinkPurpose, Mail, MailAddress, MailLink, StoreError};

/// Carries out a change. The outer error spoils the transaction; the inner one is an answer, and nothing was
/// written.
pub(super) async fn write(connection: &mut Connection, write: &MailWrite) -> Result<Answer, sqlx::Error> {
    match write {
        MailWrite::DropAddress { person } => drop_address(connection, person).await.map(Ok),
        MailWrite::AddLink { link, address_hash, now } => {
            add_link(connection, link, address_hash, *now).await
        }
        MailWrite::Confirm { secret_hash, now } => confirm(connection, secret_hash, *now).await.map(Ok),
        MailWrite::Recover { secret_hash, password_hash, now } => {
            recover(connection, secret_hash, password_hash, *now).await.map(Ok)
        }
        MailWrite::DropExpired { now } => drop_expired(connection, *now).await.map(Ok),
    }
}

/// Forgets everything of a person; the answer is the number of addresses.
pub(super) async fn drop_address(connection: &mut Connection, person: &str) -> Result<u64, sqlx::Error> {
    let sql = "DELETE FROM mail_links WHERE person = $1";
    sqlx::query(sql).bind(person).execute(&mut *connection).await?;
    let sql = "DELETE FROM mail_addresses WHERE person = $1";
    Ok(sqlx::query(sql).bind(person).execute(connection).await?.rows_affected())
}

async fn add_link(
    connection: &mut Connection,
    link: &MailLink,
    address_hash: &[u8; 32],
    now: i64,
) -> Result<Answer, sqlx::Error> {
    let holds = sqlx::query("SELECT 1 FROM accounts WHERE person = $1").bind(&link.person);
    if holds.fetch_optional(&mut *connection).await?.is_none() {
        return Ok(Ok(0));
    }
    let sql = "SELECT count(*) FROM mail_sent WHERE address_hash = $1 AND sent_at > $2";
    let query = sqlx::query_scalar(sql).bind(&address_hash[..]).bind(now - COUNTED_MS);
    let sent: i64 = query.fetch_one(&mut *connection).await?;
    if sent >= i64::from(LINKS) {
        return Ok(Ok(0));
    }
    let sql = "INSERT INTO mail_links (secret_hash, purpose, person, address, language, expires_at)
        VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING";
    let done = sqlx::query(sql)
        .bind(&link.secret_hash[..])
        .bind(link.purpose.word())
        .bind(&link.person)
        .bind(&link.address)
        .bind(&link.language)
        .bind(link.expires_at)
        .execute(&mut *connection)
        .await?;
    if done.rows_affected() == 0 {
        return Ok(Err(StoreError::Exists { what: "link" }));
    }
    let sql = "INSERT INTO mail_sent (address_hash, sent_at) VALUES ($1, $2)";
    let query = sqlx::query(sql).bind(&address_hash[..]).bind(now);
    Ok(Ok(query.execute(connection).await?.rows_affected()))
}

/// Takes a link that holds away; the answer is whose it was, where it was sent and in which language.
async fn take(
    connection: &mut Connection,
    secret_hash: &[u8; 32],
    purpose: LinkPurpose,
    now: i64,
) -> Result<Option<(String, String, String)>, sqlx::Error> {
    let sql = "DELETE FROM mail_links WHERE secret_hash = $1 AND purpose = $2 AND expires_at > $3
        RETURNING person, address, language";
    let query = sqlx::query_as(sql).bind(&secret_hash[..]).bind(purpose.word()).bind(now);
    query.fetch_optional(connection).await
}

async fn confirm(connection: &mut Connection, secret_hash: &[u8; 32], now: i64) -> Result<u64, sqlx::Error> {
    let Some((person, address, language)) = take(connection, secret_hash, LinkPurpose::Confirm, now).await?
    else {
        return Ok(0);
    };
    // Links to the address before lead nowhere any more.
    drop_address(connection, &person).await?;
    let sql = "INSERT INTO mail_addresses (person, address, address_key, language, confirmed_at)
        VALUES ($1, $2, $3, $4, $5)";
    let query = sqlx::query(sql).bind(&person).bind(&address).bind(key(&address)).bind(&language).bind(now);
    Ok(query.execute(connection).await?.rows_affected())
}

async fn recover(
    connection: &mut Connection,
    secret_hash: &[u8; 32],
    password_hash: &str,
    now: i64,
) -> Result<u64, sqlx::Error> {
    let Some((person, ..)) = take(connection, secret_hash, LinkPurpose::Recover, now).await? else {
        return Ok(0);
    };
    for sql in ["DELETE FROM mail_links WHERE person = $1", "DELETE FROM sessions WHERE person = $1"] {
        sqlx::query(sql).bind(&person).execute(&mut *connection).await?;
    }
    let sql = "UPDATE accounts SET password_hash = $2, password_changed_at = $3 WHERE person = $1";
    let query = sqlx::query(sql).bind(&person).bind(password_hash).bind(now);
    Ok(query.execute(connection).await?.rows_affected())
}

async fn drop_expired(connection: &mut Connection, now: i64) -> Result<u64, sqlx::Error> {
    let sql = "DELETE FROM mail_sent WHERE sent_at <= $1";
    sqlx::query(sql).bind(now - COUNTED_MS).execute(&mut *connection).await?;
    let sql = "DELETE FROM mail_links WHERE expires_at <= $1";
    Ok(sqlx::query(sql).bind(now).execute(connection).await?.rows_affected())
}

/// What is the same for large letters and small.
fn key(address: &str) -> String {
    address.to_lowercase()
}

fn address_of(row: &Row) -> Result<MailAddress, StoreError> {
    Ok(MailAddress {
        person: row.try_get(0)?,
        address: row.try_get(1)?,
        language: row.try_get(2)?,
        confirmed_at: row.try_get(3)?,
    })
}

fn link_of(row: &Row) -> Result<MailLink, StoreError> {
    let purpose: &str = row.try_get(1)?;
    Ok(MailLink {
        secret_hash: rows::hash(row, 0)?,
        purpose: LinkPurpose::from_word(purpose).ok_or_else(|| rows::strange("link's purpose", purpose))?,
        person: row.try_get(2)?,
        address: row.try_get(3)?,
        language: row.try_get(4)?,
        expires_at: row.try_get(5)?,
    })
}

#[async_trait]
impl Mail for Public {
    async fn mail_address(&self, person: &str) -> Result<Option<MailAddress>, StoreError> {
        let sql = "SELECT person, address, language, confirmed_at FROM mail_addresses WHERE person = $1";
        let row = sqlx::query(sql).bind(person).fetch_optional(self.reads()).await?;
        row.as_ref().map(address_of).transpose()
    }

    async fn reached_at(&self, address: &str, limit: u32) -> Result<Vec<MailAddress>, StoreError> {
        let sql = "SELECT person, address, language, confirmed_at FROM mail_addresses WHERE address_key = $1
            ORDER BY person LIMIT $2";
        let found =
            sqlx::query(sql).bind(key(address)).bind(i64::from(limit)).fetch_all(self.reads()).await?;
        found.iter().map(address_of).collect()
    }

    async fn drop_mail_address(&self, person: &str) -> Result<bool, StoreError> {
        let write = MailWrite::DropAddress { person: person.to_owned() };
        self.change_mail(write).await.map(|rows| rows > 0)
    }

    async fn add_mail_link(
        &self,
        link: MailLink,
        address_hash: &[u8; 32],
        now: i64,
    ) -> Result<bool, StoreError> {
        let write = MailWrite::AddLink { link, address_hash: *address_hash, now };
        self.change_mail(write).await.map(|rows| rows > 0)
    }

    async fn mail_link(&self, secret_hash: &[u8; 32]) -> Result<Option<MailLink>, StoreError> {
        let sql = "SELECT secret_hash, purpose, person, address, language, expires_at FROM mail_links
            WHERE secret_hash = $1";
        let row = sqlx::query(sql).bind(&secret_hash[..]).fetch_optional(self.reads()).await?;
        row.as_ref().map(link_of).transpose()
    }

    async fn confirm_mail_address(&self, secret_hash: &[u8; 32], now: i64) -> Result<bool, StoreError> {
        let write = MailWrite::Confirm { secret_hash: *secret_hash, now };
        self.change_mail(write).await.map(|rows| rows > 0)
    }

    async fn recover_account(
        &self,
        secret_hash: &[u8; 32],
        password_hash: &str,
        now: i64,
    ) -> Result<bool, StoreError> {
        let (secret_hash, password_hash) = (*secret_hash, password_hash.to_owned());
        let write = MailWrite::Recover { secret_hash, password_hash, now };
        self.change_mail(write).await.map(|rows| rows > 0)
    }

    async fn drop_expired_links(&self, now: i64) -> Result<u64, StoreError> {
        self.change_mail(MailWrite::DropExpired { now }).await
    }
}

impl Public {
    async fn change_mail(&self, change: MailWrite) -> Answer {
        self.core.writer.write(Write::Mail(change)).await
    }
}
