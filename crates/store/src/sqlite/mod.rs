//! SQLite: one file, one process, nothing to set up.

use std::path::Path;
use std::time::Duration;

use sqlx::ConnectOptions;
use sqlx::pool::PoolOptions;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqliteSynchronous};

use crate::StoreError;
use checkpoints::Checkpoints;
use lock::Lock;

pub use copy::Copied;

mod checkpoints;
mod copy;
mod lock;
mod schema;
// The statements are the same for both databases and are compiled for each.
#[path = "../sql/mod.rs"]
mod sql;

pub(crate) use sql::value;

type Db = sqlx::Sqlite;
type Public = SqliteStore;

/// Takes the place of the only writer at once, instead of when the first change comes.
const BEGIN: &str = "BEGIN IMMEDIATE";

/// In SQLite every transaction that reads sees one moment.
const BEGIN_SNAPSHOT: &str = "BEGIN";

/// A file answers, or fails.
const PATIENCE_WITH_A_BATCH: Option<Duration> = None;

/// The database is in this process, and so is its clock.
const MOMENT: Option<&str> = None;

/// Connections for reading. They wait for the disk, not for each other or the writer.
const READERS: u32 = 4;

/// Rows that a connection's thread reads ahead of us. A restart reads hundreds of thousands, and with
/// few on the way the two threads would mostly wake each other.
const ROWS_ON_THE_WAY: usize = 1000;

/// How much of a store for a while is kept in memory: 64 MB, which SQLite counts in KiB below zero.
const SCRATCH_CACHE: &str = "-65536";

/// A [`Store`](crate::Store) in one SQLite file.
///
/// One process writes, and within it one connection, which carries out all changes that wait in one
/// transaction. The file is in WAL mode with `synchronous=FULL`: a change is acknowledged only after
/// the system has said that it is on the disk.
pub struct SqliteStore {
    core: sql::Core,
}

impl SqliteStore {
    /// Opens the file at `path`, makes it if there is none, and brings its tables up to date. Next to
    /// it the files `-wal` and `-shm`, which belong to it, and `.lock` appear.
    ///
    /// # Errors
    /// [`StoreError::Locked`] if another process, or this one, has it open already;
    /// [`StoreError::NewerSchema`] if a newer program has written it; [`StoreError::Damaged`] if it is
    /// no database or a foreign one; [`StoreError::Open`], [`StoreError::Migration`],
    /// [`StoreError::Unavailable`].
    pub async fn open(path: impl AsRef<Path>) -> Result<Self, StoreError> {
        Self::open_with(path.as_ref(), options().filename(path.as_ref())).await
    }

    /// A store that lives as long as this value and leaves nothing behind.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`] if there is no memory for it.
    pub async fn in_memory() -> Result<Self, StoreError> {
        // All in one connection: another would see a database of its own.
        let only = pool(1).connect_with(options().filename(":memory:")).await?;
        schema::bring_up_to_date(&only).await?;
        Ok(Self { core: sql::Core::new(only.clone(), only, ()) })
    }

    /// A store for a while, for more than fits into memory: what does not is in a file without a name.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`] if there is no room for it.
    pub async fn scratch() -> Result<Self, StoreError> {
        // All in one connection, as above. Nothing of it has to outlive a crash.
        let options = options().filename("").journal_mode(SqliteJournalMode::Off);
        let only = pool(1).connect_with(options.pragma("cache_size", SCRATCH_CACHE)).await?;
        schema::bring_up_to_date(&only).await?;
        Ok(Self { core: sql::Core::new(only.clone(), only, ()) })
    }

    /// The database at `path` as it is at this moment, to look at: whoever has it open goes on meanwhile,
    /// and nothing of that is seen. Writing fails.
    ///
    /// # Errors
    /// [`StoreError::Open`] if there is no such file, [`StoreError::NewerSchema`] or
    /// [`StoreError::OlderSchema`] if another version of the program has written it,
    /// [`StoreError::Damaged`], [`StoreError::Unavailable`].
    pub async fn look_at(path: &Path) -> Result<Self, StoreError> {
        let open = |source| StoreError::Open { path: path.display().to_string(), source };
        std::fs::metadata(path).map_err(open)?;
        let reading = options().filename(path).create_if_missing(false).read_only(true);
        // One connection, which stays in the transaction that it begins with.
        let one = pool(1).after_connect(|connection, _| Box::pin(begin_to_look(connection)));
        let reads = one.connect_with(reading.row_buffer_size(ROWS_ON_THE_WAY)).await?;
        schema::refuse_other(&reads).await?;
        Ok(Self { core: sql::Core::new(reads.clone(), reads, ()) })
    }

    async fn open_with(path: &Path, options: SqliteConnectOptions) -> Result<Self, StoreError> {
        let lock = Lock::take(path)?;
        let writing = options.clone().journal_mode(SqliteJournalMode::Wal);
        let writing = writing.pragma("wal_autocheckpoint", checkpoints::LARGEST_LOG_PAGES);
        let writes = pool(1).connect_with(writing.clone()).await?;
        schema::bring_up_to_date(&writes).await?;
        // What a killed process wrote but did not sync can be read now: make sure that it stays.
        sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&writes).await?;
        let checkpoints = Checkpoints::new(writes.clone(), pool(1).connect_with(writing).await?, lock);
        let reading = options.read_only(true).row_buffer_size(ROWS_ON_THE_WAY);
        let reads = pool(READERS).connect_with(reading).await?;
        Ok(Self { core: sql::Core::new(reads, writes, checkpoints) })
    }
}

/// The moment is that of the first read.
async fn begin_to_look(connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    sqlx::query(BEGIN_SNAPSHOT).execute(&mut *connection).await?;
    sqlx::query("SELECT count(*) FROM sqlite_master").execute(connection).await.map(drop)
}

fn options() -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .create_if_missing(true)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(Duration::from_secs(5))
        .disable_statement_logging()
}

/// Connections that stay: a file does not go away, and memory would.
fn pool(connections: u32) -> PoolOptions<Db> {
    PoolOptions::new()
        .max_connections(connections)
        .min_connections(1)
        .idle_timeout(None)
        .max_lifetime(None)
        .test_before_acquire(false)
}
