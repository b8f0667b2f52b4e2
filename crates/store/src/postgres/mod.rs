//! PostgreSQL: one database, any number of nodes.

use std::time::Duration;

use sqlx::ConnectOptions;
use sqlx::pool::PoolOptions;
use sqlx::postgres::{PgConnectOptions, PgConnection};

use crate::StoreError;

mod schema;
// The statements are the same for both databases and are compiled for each.
#[path = "../sql/mod.rs"]
mod sql;

pub(crate) use sql::value;

type Db = sqlx::Postgres;
type Public = PostgresStore;

/// The level at which a lost race is seen: an insert waits for a rival's and then finds the place taken.
const BEGIN: &str = "BEGIN ISOLATION LEVEL READ COMMITTED";

const BEGIN_SNAPSHOT: &str = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";

/// A server that has not carried out a few changes in so long stands still, or cannot be reached.
const PATIENCE_WITH_A_BATCH: Option<Duration> = Some(Duration::from_secs(4));

/// Tells what time it is.
const MOMENT: Option<&str> = Some("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint");

/// Connections for reading, a node.
const READERS: u32 = 8;

/// How long a call waits for a connection before it says that the database is not there.
const PATIENCE: Duration = Duration::from_secs(5);

/// A [`Store`](crate::Store) in a PostgreSQL database, which any number of processes may share.
///
/// Each node has one connection for writing, which carries out all changes that wait in one
/// transaction. Two nodes that append to one stream are told apart by the primary key of the log.
pub struct PostgresStore {
    core: sql::Core,
}

impl PostgresStore {
    /// Connects to the database at `url` (`postgres://user:password@host:port/database`) and brings its
    /// tables up to date.
    ///
    /// # Errors
    /// [`StoreError::NewerSchema`] if a newer program has written it; [`StoreError::Migration`];
    /// [`StoreError::Unavailable`] if the address is wrong or nobody answers there.
    pub async fn connect(url: &str) -> Result<Self, StoreError> {
        let options = url.parse::<PgConnectOptions>()?.disable_statement_logging();
        let writes = pool(1).connect_with(options.clone()).await?;
        schema::bring_up_to_date(&writes).await?;
        let reads = pool(READERS).connect_with(options).await?;
        Ok(Self { core: sql::Core::new(reads, writes, ()) })
    }

    /// The database at `url` as it is at this moment, to look at: whoever has it open goes on meanwhile,
    /// and nothing of that is seen. Writing fails.
    ///
    /// # Errors
    /// [`StoreError::NewerSchema`] or [`StoreError::OlderSchema`] if another version of the program has
    /// written it, [`StoreError::Unavailable`].
    pub async fn look_at(url: &str) -> Result<Self, StoreError> {
        let options = url.parse::<PgConnectOptions>()?.disable_statement_logging();
        // One connection, which stays in the transaction that it begins with.
        let one = pool(1).idle_timeout(None).max_lifetime(None).test_before_acquire(false);
        let one = one.after_connect(|connection, _| Box::pin(begin_to_look(connection)));
        let reads = one.connect_with(options).await?;
        schema::refuse_other(&reads).await?;
        Ok(Self { core: sql::Core::new(reads.clone(), reads, ()) })
    }
}

/// The moment is that of the first read.
async fn begin_to_look(connection: &mut PgConnection) -> Result<(), sqlx::Error> {
    sqlx::query(BEGIN_SNAPSHOT).execute(&mut *connection).await?;
    sqlx::query("SELECT 1").execute(connection).await.map(drop)
}

fn pool(connections: u32) -> PoolOptions<Db> {
    PoolOptions::new().max_connections(connections).min_connections(1).acquire_timeout(PATIENCE)
}
