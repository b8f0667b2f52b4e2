//! Games that somebody proposes to somebody.

use async_trait::async_trait;
use sqlx::{AssertSqlSafe, Row as _};

use super::{Answer, Connection, Public, Row, people, rows};
use crate::challenges::ChallengeWrite;
use crate::write::Write;
use crate::{Challenge, ChallengeRow, Challenges, StoreError};

/// Challenges with their people, as [`challenge`] expects them.
const SELECT: &str =
    "SELECT challenges.id, challenges.settings, challenges.created_at, challenges.expires_at,
        challenges.accepted_at, one.id, one.name, one.created_at, two.id, two.name, two.created_at
    FROM challenges JOIN persons AS one ON one.id = challenges.challenger
        JOIN persons AS two ON two.id = challenges.challenged";

/// Carries out a change. The outer error spoils the transaction; the inner one is an answer, and nothing was
/// written.
pub(super) async fn write(
    connection: &mut Connection,
    write: &ChallengeWrite,
) -> Result<Answer, sqlx::Error> {
    match write {
        ChallengeWrite::Add { challenge, most } => add(connection, challenge, *most).await,
        ChallengeWrite::Accept { id, now, expires_at } => {
            let sql = "UPDATE challenges SET accepted_at = COALESCE(accepted_at, $2), expires_at = $3
                WHERE id = $1 AND expires_at > $2";
            let query = sqlx::query(sql).bind(id).bind(now).bind(expires_at);
            Ok(Ok(query.execute(connection).await?.rows_affected()))
        }
        ChallengeWrite::Reopen { id, expires_at } => {
            let sql = "UPDATE challenges SET accepted_at = NULL, expires_at = $2 WHERE id = $1";
            Ok(Ok(sqlx::query(sql).bind(id).bind(expires_at).execute(connection).await?.rows_affected()))
        }
        ChallengeWrite::Drop(id) => {
            let sql = "DELETE FROM challenges WHERE id = $1 AND accepted_at IS NULL";
            Ok(Ok(sqlx::query(sql).bind(id).execute(connection).await?.rows_affected()))
        }
        ChallengeWrite::DropExpired(now) => {
            let sql = "DELETE FROM challenges WHERE expires_at <= $1";
            Ok(Ok(sqlx::query(sql).bind(now).execute(connection).await?.rows_affected()))
        }
    }
}

async fn add(connection: &mut Connection, challenge: &Challenge, most: u32) -> Result<Answer, sqlx::Error> {
    let Challenge { challenger, challenged, created_at, .. } = challenge;
    if let Some(person) = people::unknown(connection, [challenger, challenged]).await? {
        return Ok(Err(StoreError::UnknownPerson { person }));
    }
    let sql = "SELECT challenged FROM challenges
        WHERE challenger = $1 AND accepted_at IS NULL AND expires_at > $2";
    let query = sqlx::query_scalar(sql).bind(challenger).bind(created_at);
    let waiting: Vec<String> = query.fetch_all(&mut *connection).await?;
    if waiting.contains(challenged) {
        return Ok(Err(StoreError::Exists { what: "challenge" }));
    }
    if waiting.len() >= most as usize {
        return Ok(Ok(0));
    }
    let sql =
        "INSERT INTO challenges (id, challenger, challenged, settings, created_at, expires_at, accepted_at)
        VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING";
    let done = sqlx::query(sql)
        .bind(&challenge.id)
        .bind(challenger)
        .bind(challenged)
        .bind(&challenge.settings)
        .bind(created_at)
        .bind(challenge.expires_at)
        .bind(challenge.accepted_at)
        .execute(connection)
        .await?;
    Ok(if done.rows_affected() == 0 { Err(StoreError::Exists { what: "challenge" }) } else { Ok(1) })
}

/// Forgets challenges between two people, whoever proposed them.
pub(super) async fn drop_between(
    connection: &mut Connection,
    one: &str,
    other: &str,
) -> Result<(), sqlx::Error> {
    let sql = "DELETE FROM challenges WHERE accepted_at IS NULL
        AND ((challenger = $1 AND challenged = $2) OR (challenger = $2 AND challenged = $1))";
    sqlx::query(sql).bind(one).bind(other).execute(connection).await?;
    Ok(())
}

fn challenge(row: &Row) -> Result<ChallengeRow, StoreError> {
    let (from, to) = (rows::person(row, 5)?, rows::person(row, 8)?);
    let challenge = Challenge {
        id: row.try_get(0)?,
        challenger: from.id.clone(),
        challenged: to.id.clone(),
        settings: row.try_get(1)?,
        created_at: row.try_get(2)?,
        expires_at: row.try_get(3)?,
        accepted_at: row.try_get(4)?,
    };
    Ok(ChallengeRow { challenge, challenger: from, challenged: to })
}

#[async_trait]
impl Challenges for Public {
    async fn add_challenge(&self, challenge: Challenge, most: u32) -> Result<bool, StoreError> {
        self.propose(ChallengeWrite::Add { challenge, most }).await.map(|rows| rows > 0)
    }

    async fn challenge(&self, id: &str) -> Result<Option<ChallengeRow>, StoreError> {
        let sql = format!("{SELECT} WHERE challenges.id = $1");
        let row = sqlx::query(AssertSqlSafe(sql)).bind(id).fetch_optional(self.reads()).await?;
        row.as_ref().map(challenge).transpose()
    }

    async fn challenges_of(
        &self,
        person: &str,
        now: i64,
        limit: u32,
    ) -> Result<Vec<ChallengeRow>, StoreError> {
        let sql = format!(
            "{SELECT} WHERE (challenges.challenger = $1 OR challenges.challenged = $1)
                AND challenges.expires_at > $2
            ORDER BY challenges.created_at DESC, challenges.id DESC LIMIT $3"
        );
        let query = sqlx::query(AssertSqlSafe(sql)).bind(person).bind(now).bind(i64::from(limit));
        query.fetch_all(self.reads()).await?.iter().map(challenge).collect()
    }

    async fn accept_challenge(&self, id: &str, now: i64, expires_at: i64) -> Result<bool, StoreError> {
        self.propose(ChallengeWrite::Accept { id: id.to_owned(), now, expires_at }).await.map(|rows| rows > 0)
    }

    async fn reopen_challenge(&self, id: &str, expires_at: i64) -> Result<(), StoreError> {
        self.propose(ChallengeWrite::Reopen { id: id.to_owned(), expires_at }).await.map(drop)
    }

    async fn drop_challenge(&self, id: &str) -> Result<bool, StoreError> {
        self.propose(ChallengeWrite::Drop(id.to_owned())).await.map(|rows| rows > 0)
    }

    async fn drop_expired_challenges(&self, now: i64) -> Result<u64, StoreError> {
        self.propose(ChallengeWrite::DropExpired(now)).await
    }
}

impl Public {
    async fn propose(&self, change: ChallengeWrite) -> Answer {
        self.core.writer.write(Write::Challenge(change)).await
    }
}
