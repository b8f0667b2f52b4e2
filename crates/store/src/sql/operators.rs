//! Operators, suspensions and deeds.

use async_trait::async_trait;
use sqlx::{AssertSqlSafe, Row as _};

use super::{Answer, Connection, Public, Row, accounts, people, rows};
use crate::operators::OperatorWrite;
use crate::write::Write;
use crate::{
    Deed, DeedQuery, KeptDeed, KnownPerson, Operators, PeopleQuery, PersonChange, StoreError, Suspension,
};

/// Persons with all that [`known`] expects, in order.
const KNOWN: &str = "SELECT persons.id, persons.name, persons.created_at, accounts.created_at,
        (SELECT max(last_seen_at) FROM sessions WHERE sessions.person = persons.id), operators.granted_at,
        suspensions.reason, suspensions.begun_at, suspensions.ends_at
    FROM persons
        LEFT JOIN accounts ON accounts.person = persons.id
        LEFT JOIN operators ON operators.person = persons.id
        LEFT JOIN suspensions ON suspensions.person = persons.id";

/// What stands behind every beginning of a key, however it goes on.
const LAST: char = char::MAX;

/// Carries out what an operator does, and notes it if it changed something. The outer error spoils the
/// transaction; the inner one is an answer, and nothing was written.
pub(super) async fn write(connection: &mut Connection, write: &OperatorWrite) -> Result<Answer, sqlx::Error> {
    let changed = match &write.change {
        None => Ok(1),
        Some((person, change)) => change_person(connection, person, change, write.deed.at).await?,
    };
    if matches!(changed, Ok(rows) if rows > 0) {
        note(connection, &write.deed).await?;
    }
    Ok(changed)
}

async fn change_person(
    connection: &mut Connection,
    person: &str,
    change: &PersonChange,
    now: i64,
) -> Result<Answer, sqlx::Error> {
    Ok(match change {
        PersonChange::Grant => {
            let sql = "INSERT INTO operators (person, granted_at)
                SELECT person, $2 FROM accounts WHERE person = $1 ON CONFLICT DO NOTHING";
            Ok(sqlx::query(sql).bind(person).bind(now).execute(connection).await?.rows_affected())
        }
        PersonChange::Revoke => Ok(delete(connection, "operators", person).await?),
        PersonChange::Suspend(suspension) => Ok(suspend(connection, person, suspension).await?),
        PersonChange::Lift => Ok(delete(connection, "suspensions", person).await?),
        PersonChange::Rename { name, name_key } => {
            match accounts::rename(connection, person, name, name_key).await? {
                Ok(0) => Ok(people::rename_person(connection, person, name).await?),
                renamed => renamed,
            }
        }
        PersonChange::EndSessions => Ok(delete(connection, "sessions", person).await?),
    })
}

/// Deletes what a table has of a person.
async fn delete(connection: &mut Connection, table: &str, person: &str) -> Result<u64, sqlx::Error> {
    let sql = AssertSqlSafe(format!("DELETE FROM {table} WHERE person = $1"));
    Ok(sqlx::query(sql).bind(person).execute(connection).await?.rows_affected())
}

async fn suspend(
    connection: &mut Connection,
    person: &str,
    suspension: &Suspension,
) -> Result<u64, sqlx::Error> {
    let sql = "INSERT INTO suspensions (person, reason, begun_at, ends_at)
            SELECT id, $2, $3, $4 FROM persons WHERE id = $1
        ON CONFLICT (person) DO UPDATE
            SET reason = excluded.reason, begun_at = excluded.begun_at, ends_at = excluded.ends_at";
    let done = sqlx::query(sql)
        .bind(person)
        .bind(&suspension.reason)
        .bind(suspension.begun_at)
        .bind(suspension.ends_at)
        .execute(&mut *connection)
        .await?;
    delete(connection, "sessions", person).await?;
    Ok(done.rows_affected())
}

async fn note(connection: &mut Connection, deed: &Deed) -> Result<(), sqlx::Error> {
    // Should another node take the number at this moment, this fails, and is tried again, alone.
    let sql = "INSERT INTO deeds (number, at, actor, deed, target, detail, reason)
        SELECT coalesce(max(number), 0) + 1, $1, $2, $3, $4, $5, $6 FROM deeds";
    sqlx::query(sql)
        .bind(deed.at)
        .bind(&deed.actor)
        .bind(&deed.deed)
        .bind(&deed.target)
        .bind(&deed.detail)
        .bind(&deed.reason)
        .execute(connection)
        .await
        .map(drop)
}

fn known(row: &Row) -> Result<KnownPerson, StoreError> {
    let reason: Option<String> = row.try_get(6)?;
    let suspension = match reason {
        Some(reason) => Some(Suspension { reason, begun_at: row.try_get(7)?, ends_at: row.try_get(8)? }),
        None => None,
    };
    Ok(KnownPerson {
        person: rows::person(row, 0)?,
        account_at: row.try_get(3)?,
        last_seen_at: row.try_get(4)?,
        operator_at: row.try_get(5)?,
        suspension,
    })
}

fn kept(row: &Row) -> Result<KeptDeed, StoreError> {
    let deed = Deed {
        at: row.try_get(1)?,
        actor: row.try_get(2)?,
        deed: row.try_get(3)?,
        target: row.try_get(4)?,
        detail: row.try_get(5)?,
        reason: row.try_get(6)?,
    };
    Ok(KeptDeed { number: row.try_get(0)?, deed, actor_name: row.try_get(7)?, target_name: row.try_get(8)? })
}

#[async_trait]
impl Operators for Public {
    async fn change_person(
        &self,
        person: &str,
        change: PersonChange,
        deed: Deed,
    ) -> Result<bool, StoreError> {
        let write = OperatorWrite { change: Some((person.to_owned(), change)), deed };
        self.core.writer.write(Write::Operator(write)).await.map(|rows| rows > 0)
    }

    async fn note_deed(&self, deed: Deed) -> Result<(), StoreError> {
        self.core.writer.write(Write::Operator(OperatorWrite { change: None, deed })).await.map(drop)
    }

    async fn deeds(&self, query: &DeedQuery) -> Result<Vec<KeptDeed>, StoreError> {
        // A target that is not asked for is a column that equals itself, or nothing.
        let wanted = if query.target.is_some() { "target = $1" } else { "$1 IS NULL" };
        let sql = format!(
            "SELECT number, at, actor, deed, target, detail, reason, actors.name, targets.name
            FROM deeds
                LEFT JOIN persons AS actors ON actors.id = deeds.actor
                LEFT JOIN persons AS targets ON targets.id = deeds.target
            WHERE {wanted} AND number < $2 ORDER BY number DESC LIMIT $3"
        );
        let found = sqlx::query(AssertSqlSafe(sql))
            .bind(&query.target)
            .bind(query.before.unwrap_or(i64::MAX))
            .bind(i64::from(query.limit))
            .fetch_all(&self.core.reads)
            .await?;
        found.iter().map(kept).collect()
    }

    async fn known_person(&self, id: &str) -> Result<Option<KnownPerson>, StoreError> {
        let sql = format!("{KNOWN} WHERE persons.id = $1");
        let row = sqlx::query(AssertSqlSafe(sql)).bind(id).fetch_optional(&self.core.reads).await?;
        row.as_ref().map(known).transpose()
    }

    async fn known_persons(&self, query: &PeopleQuery, limit: u32) -> Result<Vec<KnownPerson>, StoreError> {
        let limit = i64::from(limit);
        let found = match query {
            PeopleQuery::Named(prefix) => {
                let sql = format!(
                    "{KNOWN} WHERE accounts.name_key >= $1 AND accounts.name_key < $2
                    ORDER BY accounts.name_key LIMIT $3"
                );
                let query = sqlx::query(AssertSqlSafe(sql)).bind(prefix).bind(format!("{prefix}{LAST}"));
                query.bind(limit).fetch_all(&self.core.reads).await?
            }
            PeopleQuery::Operators => {
                let sql =
                    format!("{KNOWN} WHERE operators.person IS NOT NULL ORDER BY accounts.name_key LIMIT $1");
                sqlx::query(AssertSqlSafe(sql)).bind(limit).fetch_all(&self.core.reads).await?
            }
            PeopleQuery::Suspended(now) => {
                let sql = format!(
                    "{KNOWN} WHERE suspensions.person IS NOT NULL
                        AND (suspensions.ends_at IS NULL OR suspensions.ends_at > $1)
                    ORDER BY suspensions.begun_at DESC, persons.id LIMIT $2"
                );
                let query = sqlx::query(AssertSqlSafe(sql)).bind(now).bind(limit);
                query.fetch_all(&self.core.reads).await?
            }
        };
        found.iter().map(known).collect()
    }

    async fn is_operator(&self, person: &str) -> Result<bool, StoreError> {
        let query = sqlx::query("SELECT 1 FROM operators WHERE person = $1").bind(person);
        Ok(query.fetch_optional(&self.core.reads).await?.is_some())
    }

    async fn suspension(&self, person: &str) -> Result<Option<Suspension>, StoreError> {
        let sql = "SELECT reason, begun_at, ends_at FROM suspensions WHERE person = $1";
        let row = sqlx::query(sql).bind(person).fetch_optional(&self.core.reads).await?;
        row.map(|row| {
            Ok(Suspension { reason: row.try_get(0)?, begun_at: row.try_get(1)?, ends_at: row.try_get(2)? })
        })
        .transpose()
    }
}
