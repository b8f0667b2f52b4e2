//! Browsers that take notifications.

use async_trait::async_trait;
use sqlx::{AssertSqlSafe, Row as _};

use super::{Answer, Connection, Public, Row, rows};
use crate::push::{PUSH_FAILURES, PUSH_SUBSCRIPTIONS, PushWrite};
use crate::write::Write;
use crate::{Push, PushOutcome, PushSubscription, StoreError};

/// The columns [`subscription_of`] expects, in order.
const SUBSCRIPTION: &str =
    "push_subscriptions.session, push_subscriptions.person, push_subscriptions.endpoint,
    push_subscriptions.public_key, push_subscriptions.auth, push_subscriptions.language,
    push_subscriptions.created_at, push_subscriptions.failures";

/// Carries out a change; the answer is the number of rows.
pub(super) async fn write(connection: &mut Connection, write: &PushWrite) -> Result<u64, sqlx::Error> {
    match write {
        PushWrite::Key { fresh } => {
            let sql = "INSERT INTO push_key (only_row, secret) VALUES (1, $1) ON CONFLICT DO NOTHING";
            Ok(sqlx::query(sql).bind(&fresh[..]).execute(connection).await?.rows_affected())
        }
        PushWrite::Subscribe(subscription) => subscribe(connection, subscription).await,
        PushWrite::Unsubscribe { session } => {
            let sql = "DELETE FROM push_subscriptions WHERE session = $1";
            Ok(sqlx::query(sql).bind(&session[..]).execute(connection).await?.rows_affected())
        }
        PushWrite::Note { session, endpoint, outcome } => note(connection, session, endpoint, *outcome).await,
    }
}

async fn subscribe(connection: &mut Connection, subscription: &PushSubscription) -> Result<u64, sqlx::Error> {
    let (session, person) = (&subscription.session[..], &subscription.person);
    let sql = "SELECT 1 FROM sessions WHERE token_hash = $1 AND person = $2";
    let holds = sqlx::query(sql).bind(session).bind(person);
    if holds.fetch_optional(&mut *connection).await?.is_none() {
        return Ok(0);
    }
    let sql = "DELETE FROM push_subscriptions WHERE session = $1";
    sqlx::query(sql).bind(session).execute(&mut *connection).await?;
    let sql = "INSERT INTO push_subscriptions
            (session, person, endpoint, public_key, auth, language, created_at, failures)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";
    let done = sqlx::query(sql)
        .bind(session)
        .bind(person)
        .bind(&subscription.endpoint)
        .bind(&subscription.public_key[..])
        .bind(&subscription.auth[..])
        .bind(&subscription.language)
        .bind(subscription.created_at)
        .bind(i64::from(subscription.failures))
        .execute(&mut *connection)
        .await?;
    // The one that has just come stays, whatever the clocks say.
    let sql = "DELETE FROM push_subscriptions WHERE person = $1 AND session <> $2 AND session NOT IN
        (SELECT session FROM push_subscriptions WHERE person = $1 AND session <> $2
            ORDER BY created_at DESC, session LIMIT $3)";
    let others = i64::from(PUSH_SUBSCRIPTIONS) - 1;
    sqlx::query(sql).bind(person).bind(session).bind(others).execute(connection).await?;
    Ok(done.rows_affected())
}

async fn note(
    connection: &mut Connection,
    session: &[u8; 32],
    endpoint: &str,
    outcome: PushOutcome,
) -> Result<u64, sqlx::Error> {
    let sql = match outcome {
        PushOutcome::Taken => {
            "UPDATE push_subscriptions SET failures = 0
            WHERE session = $1 AND endpoint = $2 AND failures > 0"
        }
        PushOutcome::Failed => {
            "UPDATE push_subscriptions SET failures = failures + 1 WHERE session = $1 AND endpoint = $2"
        }
        PushOutcome::Gone => "DELETE FROM push_subscriptions WHERE session = $1 AND endpoint = $2",
    };
    let query = sqlx::query(sql).bind(&session[..]).bind(endpoint);
    let noted = query.execute(&mut *connection).await?.rows_affected();
    let sql = "DELETE FROM push_subscriptions WHERE session = $1 AND failures >= $2";
    let query = sqlx::query(sql).bind(&session[..]).bind(i64::from(PUSH_FAILURES));
    query.execute(connection).await?;
    Ok(noted)
}

fn subscription_of(row: &Row) -> Result<PushSubscription, StoreError> {
    Ok(PushSubscription {
        session: rows::hash(row, 0)?,
        person: row.try_get(1)?,
        endpoint: row.try_get(2)?,
        public_key: rows::bytes(row, 3)?,
        auth: rows::bytes(row, 4)?,
        language: row.try_get(5)?,
        created_at: row.try_get(6)?,
        failures: rows::number(row.try_get(7)?)?,
    })
}

#[async_trait]
impl Push for Public {
    async fn push_key(&self, fresh: &[u8; 32]) -> Result<[u8; 32], StoreError> {
        self.change_push(PushWrite::Key { fresh: *fresh }).await?;
        let row = sqlx::query("SELECT secret FROM push_key").fetch_one(self.reads()).await?;
        rows::bytes(&row, 0)
    }

    async fn subscribe_push(&self, subscription: PushSubscription) -> Result<bool, StoreError> {
        self.change_push(PushWrite::Subscribe(subscription)).await.map(|rows| rows > 0)
    }

    async fn push_subscription(&self, session: &[u8; 32]) -> Result<Option<PushSubscription>, StoreError> {
        let sql = format!("SELECT {SUBSCRIPTION} FROM push_subscriptions WHERE session = $1");
        let query = sqlx::query(AssertSqlSafe(sql)).bind(&session[..]);
        query.fetch_optional(self.reads()).await?.as_ref().map(subscription_of).transpose()
    }

    async fn push_subscriptions_of(
        &self,
        person: &str,
        now: i64,
    ) -> Result<Vec<PushSubscription>, StoreError> {
        let sql = format!(
            "SELECT {SUBSCRIPTION} FROM push_subscriptions
                JOIN sessions ON sessions.token_hash = push_subscriptions.session
            WHERE push_subscriptions.person = $1 AND sessions.expires_at > $2
            ORDER BY push_subscriptions.created_at, push_subscriptions.session"
        );
        let found = sqlx::query(AssertSqlSafe(sql)).bind(person).bind(now).fetch_all(self.reads()).await?;
        found.iter().map(subscription_of).collect()
    }

    async fn unsubscribe_push(&self, session: &[u8; 32]) -> Result<bool, StoreError> {
        self.change_push(PushWrite::Unsubscribe { session: *session }).await.map(|rows| rows > 0)
    }

    async fn note_push(
        &self,
        session: &[u8; 32],
        endpoint: &str,
        outcome: PushOutcome,
    ) -> Result<(), StoreError> {
        let write = PushWrite::Note { session: *session, endpoint: endpoint.to_owned(), outcome };
        self.change_push(write).await.map(drop)
    }
}

impl Public {
    async fn change_push(&self, change: PushWrite) -> Answer {
        self.core.writer.write(Write::Push(change)).await
    }
}
