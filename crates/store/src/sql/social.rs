//! How people stand to each other.

use async_trait::async_trait;
use sqlx::Row as _;

use super::{Answer, Connection, Public, Row, challenges, people, rows};
use crate::social::SocialWrite;
use crate::write::Write;
use crate::{Circle, Manners, Relation, Social, StoreError, Tie, Tied};

/// Carries out a change. The outer error spoils the transaction; the inner one is an answer, and nothing was
/// written.
pub(super) async fn write(connection: &mut Connection, write: &SocialWrite) -> Result<Answer, sqlx::Error> {
    match write {
        SocialWrite::Tie { person, tie, other, now, most } => {
            if let Some(person) = people::unknown(connection, [person, other]).await? {
                return Ok(Err(StoreError::UnknownPerson { person }));
            }
            bind(connection, person, *tie, other, *now, *most).await.map(Ok)
        }
        SocialWrite::Untie { person, tie, other } => untie(connection, person, *tie, other).await.map(Ok),
        SocialWrite::SetManners { person, manners } => {
            if let Some(person) = people::unknown(connection, [person]).await? {
                return Ok(Err(StoreError::UnknownPerson { person }));
            }
            set_manners(connection, person, *manners).await.map(Ok)
        }
        SocialWrite::NoteSeen { person, now } => note_seen(connection, person, *now).await.map(Ok),
    }
}

/// Makes a tie; 0 if the person has too many.
async fn bind(
    connection: &mut Connection,
    person: &str,
    tie: Tie,
    other: &str,
    now: i64,
    most: u32,
) -> Result<u64, sqlx::Error> {
    let sql = "SELECT 1 FROM ties WHERE person = $1 AND kind = $2 AND other = $3";
    let known = sqlx::query(sql).bind(person).bind(tie.as_str()).bind(other);
    if known.fetch_optional(&mut *connection).await?.is_some() {
        return Ok(1);
    }
    let sql = "SELECT COUNT(*) FROM ties WHERE person = $1 AND kind = $2";
    let count: i64 =
        sqlx::query_scalar(sql).bind(person).bind(tie.as_str()).fetch_one(&mut *connection).await?;
    if count >= i64::from(most) {
        return Ok(0);
    }
    // Another node may have made it at this moment.
    let sql = "INSERT INTO ties (person, kind, other, since) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING";
    let query = sqlx::query(sql).bind(person).bind(tie.as_str()).bind(other).bind(now);
    query.execute(&mut *connection).await?;
    if tie == Tie::Block {
        untie(connection, person, Tie::Follow, other).await?;
        untie(connection, other, Tie::Follow, person).await?;
        challenges::drop_between(connection, person, other).await?;
    }
    Ok(1)
}

async fn untie(connection: &mut Connection, person: &str, tie: Tie, other: &str) -> Result<u64, sqlx::Error> {
    let sql = "DELETE FROM ties WHERE person = $1 AND kind = $2 AND other = $3";
    let query = sqlx::query(sql).bind(person).bind(tie.as_str()).bind(other);
    Ok(query.execute(connection).await?.rows_affected())
}

async fn set_manners(
    connection: &mut Connection,
    person: &str,
    manners: Manners,
) -> Result<u64, sqlx::Error> {
    let sql = "INSERT INTO manners (person, challenges, messages) VALUES ($1, $2, $3)
        ON CONFLICT (person) DO UPDATE SET challenges = excluded.challenges, messages = excluded.messages";
    let query =
        sqlx::query(sql).bind(person).bind(manners.challenges.as_str()).bind(manners.messages.as_str());
    Ok(query.execute(connection).await?.rows_affected())
}

async fn note_seen(connection: &mut Connection, person: &str, now: i64) -> Result<u64, sqlx::Error> {
    let sql = "SELECT 1 FROM accounts WHERE person = $1";
    if sqlx::query(sql).bind(person).fetch_optional(&mut *connection).await?.is_none() {
        return Ok(0);
    }
    let sql = "INSERT INTO seen (person, seen_at) VALUES ($1, $2)
        ON CONFLICT (person) DO UPDATE SET seen_at = excluded.seen_at WHERE seen.seen_at < excluded.seen_at";
    Ok(sqlx::query(sql).bind(person).bind(now).execute(connection).await?.rows_affected())
}

/// Forgets how somebody who has departed stood to others, and what nobody can read any more.
pub(super) async fn forget(connection: &mut Connection, person: &str) -> Result<(), sqlx::Error> {
    for sql in [
        "DELETE FROM ties WHERE person = $1 OR other = $1",
        "DELETE FROM manners WHERE person = $1",
        "DELETE FROM seen WHERE person = $1",
        "DELETE FROM challenges WHERE challenger = $1 OR challenged = $1",
        "DELETE FROM messages WHERE sender = $1
            AND receiver IN (SELECT id FROM persons WHERE departed_at IS NOT NULL)",
        "DELETE FROM messages WHERE receiver = $1
            AND sender IN (SELECT id FROM persons WHERE departed_at IS NOT NULL)",
    ] {
        sqlx::query(sql).bind(person).execute(&mut *connection).await?;
    }
    Ok(())
}

/// Selects what [`tied`] expects: of ties whose end `$here` is somebody, who is at the end `$there`.
macro_rules! select_tied {
    ($there:literal, $here:literal) => {
        concat!(
            "SELECT persons.id, persons.name, persons.created_at, ties.since, seen.seen_at,
                EXISTS (SELECT 1 FROM ties AS back
                    WHERE back.person = ties.other AND back.kind = ties.kind AND back.other = ties.person)
            FROM ties JOIN persons ON persons.id = ties.",
            $there,
            " LEFT JOIN seen ON seen.person = persons.id WHERE ties.",
            $here,
            " = $1 AND ties.kind = $2 ORDER BY ties.since DESC, persons.id DESC"
        )
    };
}

fn tied(row: &Row) -> Result<Tied, StoreError> {
    Ok(Tied {
        person: rows::person(row, 0)?,
        since: row.try_get(3)?,
        seen_at: row.try_get(4)?,
        mutual: row.try_get(5)?,
    })
}

fn circle(word: &str) -> Result<Circle, StoreError> {
    Circle::from_word(word).ok_or_else(|| rows::strange("circle of people", word))
}

#[async_trait]
impl Social for Public {
    async fn tie(
        &self,
        person: &str,
        tie: Tie,
        other: &str,
        now: i64,
        most: u32,
    ) -> Result<bool, StoreError> {
        let (person, other) = (person.to_owned(), other.to_owned());
        self.socialise(SocialWrite::Tie { person, tie, other, now, most }).await.map(|rows| rows > 0)
    }

    async fn untie(&self, person: &str, tie: Tie, other: &str) -> Result<bool, StoreError> {
        let (person, other) = (person.to_owned(), other.to_owned());
        self.socialise(SocialWrite::Untie { person, tie, other }).await.map(|rows| rows > 0)
    }

    async fn ties(&self, person: &str, tie: Tie) -> Result<Vec<Tied>, StoreError> {
        let query = sqlx::query(select_tied!("other", "person")).bind(person).bind(tie.as_str());
        query.fetch_all(self.reads()).await?.iter().map(tied).collect()
    }

    async fn ties_to(&self, person: &str, tie: Tie, limit: u32) -> Result<Vec<Tied>, StoreError> {
        let query = sqlx::query(concat!(select_tied!("person", "other"), " LIMIT $3"));
        let query = query.bind(person).bind(tie.as_str()).bind(i64::from(limit));
        query.fetch_all(self.reads()).await?.iter().map(tied).collect()
    }

    async fn relation(&self, person: &str, other: &str) -> Result<Relation, StoreError> {
        let sql = "SELECT person, kind FROM ties
            WHERE (person = $1 AND other = $2) OR (person = $2 AND other = $1)";
        let found = sqlx::query(sql).bind(person).bind(other).fetch_all(self.reads()).await?;
        let mut relation = Relation::default();
        for row in &found {
            let (from, kind): (&str, &str) = (row.try_get(0)?, row.try_get(1)?);
            match (from == person, kind == Tie::Block.as_str()) {
                (true, false) => relation.follows = true,
                (false, false) => relation.followed = true,
                (true, true) => relation.blocks = true,
                (false, true) => relation.blocked = true,
            }
        }
        Ok(relation)
    }

    async fn apart_from(&self, person: &str) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT other FROM ties WHERE person = $1 AND kind = $2
            UNION SELECT person FROM ties WHERE other = $1 AND kind = $2 ORDER BY 1";
        let query = sqlx::query_scalar(sql).bind(person).bind(Tie::Block.as_str());
        Ok(query.fetch_all(self.reads()).await?)
    }

    async fn manners(&self, person: &str) -> Result<Manners, StoreError> {
        let sql = "SELECT challenges, messages FROM manners WHERE person = $1";
        let Some(row) = sqlx::query(sql).bind(person).fetch_optional(self.reads()).await? else {
            return Ok(Manners::default());
        };
        Ok(Manners { challenges: circle(row.try_get(0)?)?, messages: circle(row.try_get(1)?)? })
    }

    async fn set_manners(&self, person: &str, manners: Manners) -> Result<(), StoreError> {
        self.socialise(SocialWrite::SetManners { person: person.to_owned(), manners }).await.map(drop)
    }

    async fn note_seen(&self, person: &str, now: i64) -> Result<(), StoreError> {
        self.socialise(SocialWrite::NoteSeen { person: person.to_owned(), now }).await.map(drop)
    }
}

impl Public {
    async fn socialise(&self, change: SocialWrite) -> Answer {
        self.core.writer.write(Write::Social(change)).await
    }
}
