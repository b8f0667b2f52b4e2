//! What two people write to each other.

use async_trait::async_trait;
use sqlx::Row as _;

use super::{Answer, Connection, Public, Row, people, rows};
use crate::messages::MessageWrite;
use crate::write::Write;
use crate::{Conversation, Message, Messages, StoreError};

/// Carries out a change. The outer error spoils the transaction; the inner one is an answer, and nothing was
/// written.
pub(super) async fn write(connection: &mut Connection, write: &MessageWrite) -> Result<Answer, sqlx::Error> {
    match write {
        MessageWrite::Add(message) => add(connection, message).await,
        MessageWrite::Read { receiver, sender } => {
            let sql = "UPDATE messages SET was_read = TRUE
                WHERE receiver = $1 AND sender = $2 AND NOT was_read";
            let query = sqlx::query(sql).bind(receiver).bind(sender);
            Ok(Ok(query.execute(connection).await?.rows_affected()))
        }
    }
}

async fn add(connection: &mut Connection, message: &Message) -> Result<Answer, sqlx::Error> {
    if let Some(person) = people::unknown(connection, [&message.sender, &message.receiver]).await? {
        return Ok(Err(StoreError::UnknownPerson { person }));
    }
    let sql = "INSERT INTO messages (id, sender, receiver, sent_at, body, was_read)
        VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING";
    let done = sqlx::query(sql)
        .bind(&message.id)
        .bind(&message.sender)
        .bind(&message.receiver)
        .bind(message.sent_at)
        .bind(&message.body)
        .bind(message.was_read)
        .execute(connection)
        .await?;
    Ok(if done.rows_affected() == 0 { Err(StoreError::Exists { what: "message" }) } else { Ok(1) })
}

fn message(row: &Row) -> Result<Message, StoreError> {
    Ok(Message {
        id: row.try_get(0)?,
        sender: row.try_get(1)?,
        receiver: row.try_get(2)?,
        sent_at: row.try_get(3)?,
        body: row.try_get(4)?,
        was_read: row.try_get(5)?,
    })
}

#[async_trait]
impl Messages for Public {
    async fn add_message(&self, message: Message) -> Result<(), StoreError> {
        self.post(MessageWrite::Add(message)).await.map(drop)
    }

    async fn conversations(&self, person: &str, limit: u32) -> Result<Vec<Conversation>, StoreError> {
        let sql = "SELECT persons.id, persons.name, persons.created_at, MAX(mine.sent_at),
                CAST(SUM(mine.unread) AS BIGINT)
            FROM (SELECT receiver AS other, sent_at, 0 AS unread FROM messages WHERE sender = $1
                UNION ALL SELECT sender, sent_at, CASE WHEN was_read THEN 0 ELSE 1 END
                FROM messages WHERE receiver = $1) AS mine
            JOIN persons ON persons.id = mine.other
            GROUP BY persons.id, persons.name, persons.created_at
            ORDER BY MAX(mine.sent_at) DESC, persons.id DESC LIMIT $2";
        let found = sqlx::query(sql).bind(person).bind(i64::from(limit)).fetch_all(self.reads()).await?;
        let conversation = |row: &Row| {
            Ok(Conversation {
                other: rows::person(row, 0)?,
                last_at: row.try_get(3)?,
                unread: rows::number(row.try_get(4)?)?,
            })
        };
        found.iter().map(conversation).collect()
    }

    async fn messages(
        &self,
        one: &str,
        other: &str,
        before: Option<(i64, String)>,
        limit: u32,
    ) -> Result<Vec<Message>, StoreError> {
        let (at, id) = before.unwrap_or((i64::MAX, String::new()));
        let sql = "SELECT id, sender, receiver, sent_at, body, was_read FROM messages
            WHERE ((sender = $1 AND receiver = $2) OR (sender = $2 AND receiver = $1))
                AND (sent_at < $3 OR (sent_at = $3 AND id < $4))
            ORDER BY sent_at DESC, id DESC LIMIT $5";
        let query = sqlx::query(sql).bind(one).bind(other).bind(at).bind(id).bind(i64::from(limit));
        query.fetch_all(self.reads()).await?.iter().map(message).collect()
    }

    async fn has_written(&self, sender: &str, receiver: &str) -> Result<bool, StoreError> {
        let sql = "SELECT 1 FROM messages WHERE sender = $1 AND receiver = $2 LIMIT 1";
        let found = sqlx::query(sql).bind(sender).bind(receiver).fetch_optional(self.reads()).await?;
        Ok(found.is_some())
    }

    async fn read_messages(&self, receiver: &str, sender: &str) -> Result<u64, StoreError> {
        let (receiver, sender) = (receiver.to_owned(), sender.to_owned());
        self.post(MessageWrite::Read { receiver, sender }).await
    }

    async fn unread(&self, person: &str) -> Result<u32, StoreError> {
        let sql = "SELECT COUNT(*) FROM messages WHERE receiver = $1 AND NOT was_read";
        rows::number(sqlx::query_scalar(sql).bind(person).fetch_one(self.reads()).await?)
    }

    async fn last_message(&self, person: &str) -> Result<Option<String>, StoreError> {
        let sql = "SELECT id FROM messages WHERE sender = $1 OR receiver = $1
            ORDER BY sent_at DESC, id DESC LIMIT 1";
        Ok(sqlx::query_scalar(sql).bind(person).fetch_optional(self.reads()).await?)
    }
}

impl Public {
    async fn post(&self, change: MessageWrite) -> Answer {
        self.core.writer.write(Write::Message(change)).await
    }
}
