//! A batch of changes in one transaction.

use std::sync::Arc;
use std::time::Duration;

use sqlx::{Connection as _, Pool};

use super::{
    Answer, BEGIN, Connection, Db, PATIENCE_WITH_A_BATCH, accounts, archive, audit, challenges, log, mail,
    messages, models, operators, passkeys, people, push, ratings, social, vacations,
};
use crate::StoreError;
use crate::plan::{self, Plan};
use crate::write::Write;

/// A large batch takes its time.
const PATIENCE_WITH_AN_ENTRY: Duration = Duration::from_millis(5);

/// Why a batch as a whole came to nothing.
enum Failure {
    /// The database cannot be reached, or failed at the end: no part would fare better alone.
    Whole(Arc<sqlx::Error>),
    /// Something in it cannot be written.
    Part(StoreError),
    /// Another node has appended to one of the streams between the look and the write.
    Raced,
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        Self::Part(error)
    }
}

impl From<sqlx::Error> for Failure {
    fn from(error: sqlx::Error) -> Self {
        Self::Part(error.into())
    }
}

/// Writes `batch` and answers for each change once it is durable. When the batch as a whole is
/// refused, each change gets a transaction of its own: nobody suffers for another's.
pub(super) async fn write(pool: &Pool<Db>, batch: &[Write]) -> Vec<Answer> {
    match attempt(pool, batch).await {
        Ok(answers) => answers,
        Err(Failure::Whole(error)) => {
            batch.iter().map(|_| Err(StoreError::Unavailable(Arc::clone(&error)))).collect()
        }
        Err(Failure::Part(_) | Failure::Raced) => {
            let mut answers = Vec::with_capacity(batch.len());
            for write in batch {
                answers.push(alone(pool, write).await);
            }
            answers
        }
    }
}

/// Writes one change. A lost race is looked at again: it has made a stream longer, so that a commit
/// that was too late now finds its conflict.
async fn alone(pool: &Pool<Db>, write: &Write) -> Answer {
    loop {
        match attempt(pool, std::slice::from_ref(write)).await {
            Ok(mut answers) => return answers.swap_remove(0),
            Err(Failure::Whole(error)) => return Err(StoreError::Unavailable(error)),
            Err(Failure::Part(error)) => return Err(error),
            Err(Failure::Raced) => {}
        }
    }
}

async fn attempt(pool: &Pool<Db>, batch: &[Write]) -> Result<Vec<Answer>, Failure> {
    let mut connection = pool.acquire().await.map_err(whole)?;
    let outcome = in_time(transact(&mut connection, batch), batch).await;
    if matches!(outcome, Err(Failure::Whole(_))) {
        // Nobody can say what state it is in, and a server that stands still would not hear a goodbye. The
        // pool opens another one.
        drop(connection.detach());
    }
    outcome
}

/// Waits for the database, but not for one that seems to stand still: everybody waits behind this batch.
async fn in_time<T>(work: impl Future<Output = Result<T, Failure>>, batch: &[Write]) -> Result<T, Failure> {
    let Some(patience) = PATIENCE_WITH_A_BATCH else { return work.await };
    let weight: usize = batch.iter().map(Write::weight).sum();
    let longest = patience + PATIENCE_WITH_AN_ENTRY * u32::try_from(weight).unwrap_or(u32::MAX);
    tokio::time::timeout(longest, work).await.unwrap_or_else(|_| Err(whole(sqlx::Error::PoolTimedOut)))
}

async fn transact(connection: &mut Connection, batch: &[Write]) -> Result<Vec<Answer>, Failure> {
    let mut transaction = connection.begin_with(BEGIN).await.map_err(whole)?;
    match changes(&mut transaction, batch).await {
        Ok(answers) => {
            transaction.commit().await.map_err(whole)?;
            Ok(answers)
        }
        Err(failure) => match (transaction.rollback().await, failure) {
            (Ok(()), failure) => Err(failure),
            // The database has given the transaction up by itself, as it does when the disk fails.
            (Err(_), Failure::Part(StoreError::Unavailable(cause))) => Err(Failure::Whole(cause)),
            (Err(error), _) => Err(whole(error)),
        },
    }
}

fn whole(error: sqlx::Error) -> Failure {
    Failure::Whole(Arc::new(error))
}

/// Carries out everything in `batch`: the commits together, the rest one by one.
async fn changes(connection: &mut Connection, batch: &[Write]) -> Result<Vec<Answer>, Failure> {
    let mut plan = Plan::new(log::ends(connection, &plan::streams(batch)).await?);
    let mut answers = Vec::with_capacity(batch.len());
    for write in batch {
        answers.push(match write {
            Write::Commit(commit) => plan.take(commit).map(|()| 0),
            other => people_or_models(connection, other).await?,
        });
    }
    if !log::append(connection, plan.entries()).await? {
        return Err(Failure::Raced);
    }
    models::put_rooms(connection, &plan.rooms()).await?;
    models::put_games(connection, &plan.games()).await?;
    models::put_studies(connection, &plan.studies(), &plan.authors()).await?;
    ratings::put(connection, &plan.ratings(), &plan.rating_changes()).await?;
    ratings::drop(connection, &plan.unrated()).await?;
    archive::put(connection, &plan.archive()).await?;
    Ok(answers)
}

/// The outer error spoils the transaction, the inner one is an answer.
async fn people_or_models(connection: &mut Connection, write: &Write) -> Result<Answer, StoreError> {
    Ok(match write {
        Write::AddPerson(person) => people::add_person(connection, person).await?,
        Write::RenamePerson { id, name } => Ok(people::rename_person(connection, id, name).await?),
        Write::AddSession(session) => people::add_session(connection, session).await?,
        Write::TouchSession { token_hash, last_seen_at, expires_at } => {
            Ok(people::touch_session(connection, token_hash, *last_seen_at, *expires_at).await?)
        }
        Write::DropSession(token_hash) => Ok(people::drop_session(connection, token_hash).await?),
        Write::DropExpiredSessions(now) => Ok(people::drop_expired(connection, *now).await?),
        Write::Account(change) => accounts::write(connection, change).await?,
        Write::Social(change) => social::write(connection, change).await?,
        Write::Challenge(change) => challenges::write(connection, change).await?,
        Write::Message(change) => messages::write(connection, change).await?,
        Write::Vacation(change) => vacations::write(connection, change).await?,
        Write::Mail(change) => mail::write(connection, change).await?,
        Write::Passkey(change) => passkeys::write(connection, change).await?,
        Write::Push(change) => Ok(push::write(connection, change).await?),
        Write::Operator(write) => operators::write(connection, write).await?,
        Write::Beat(now) => Ok(models::beat(connection, *now).await?),
        Write::ClearReadModels => Ok(audit::clear(connection).await?),
        Write::RemoveArchived(ids) => Ok(archive::remove(connection, ids).await?),
        Write::TidyArchive { entries } => Ok(archive::tidy(connection, *entries).await?),
        // Commits are planned together instead.
        Write::Commit(_) => Ok(0),
    })
}
