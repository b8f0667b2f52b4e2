//! Copies of a database, whole or not at all.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use sqlx::Connection;
use sqlx::sqlite::SqliteConnectOptions;

use super::lock::Lock;
use super::{Db, SqliteStore, options, pool, schema};
use crate::StoreError;

/// What a copy holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Copied {
    /// Games, finished or not.
    pub games: u64,
    /// Entries of the log.
    pub entries: u64,
    /// The size of the file.
    pub bytes: u64,
}

impl SqliteStore {
    /// Copies the database at `from`, as it is at one moment, to the new file `to`. A house may be open over
    /// it and goes on meanwhile; all that it has acknowledged before is in the copy.
    ///
    /// The copy gets its name only when it has been looked through and is on the disk.
    ///
    /// # Errors
    /// [`StoreError::Open`] if there is no file at `from`, or there is one at `to`, the files that belong to
    /// a database there included; [`StoreError::NewerSchema`], [`StoreError::Damaged`],
    /// [`StoreError::Unavailable`].
    pub async fn back_up(from: &Path, to: &Path) -> Result<Copied, StoreError> {
        let partial = beside(to, ".partial");
        let reserved = [to.to_owned(), beside(to, "-wal"), beside(to, "-shm"), partial.clone()];
        if let Some(taken) = reserved.iter().find(|path| path.exists()) {
            return Err(cannot_open(taken, io::ErrorKind::AlreadyExists.into()));
        }
        fs::metadata(from).map_err(|source| cannot_open(from, source))?;
        let copied = copy_and_check(from, &partial).await;
        let named = match copied {
            Ok(copied) => name(&partial, to).map(|()| copied).map_err(|source| cannot_open(to, source)),
            Err(error) => Err(error),
        };
        if named.is_err() {
            // Half a copy is of no use, and what went wrong is told whether it can be removed or not.
            let _ = fs::remove_file(&partial);
        }
        named
    }

    /// The same where a house will open: no other process may open `to` meanwhile.
    ///
    /// # Errors
    /// As [`Self::back_up`], and [`StoreError::Locked`] if another process has `to` open.
    pub async fn restore(from: &Path, to: &Path) -> Result<Copied, StoreError> {
        let _lock = Lock::take(to)?;
        Self::back_up(from, to).await
    }
}

async fn copy_and_check(from: &Path, partial: &Path) -> Result<Copied, StoreError> {
    let source = pool(1).connect_with(reading(from)).await?;
    schema::refuse_foreign_and_newer(&source).await?;
    let target = partial.to_str().ok_or_else(|| cannot_open(partial, io::ErrorKind::InvalidInput.into()))?;
    let written = sqlx::query("VACUUM INTO ?").bind(target).execute(&source).await;
    source.close().await;
    written?;
    let mut copy = <Db as sqlx::Database>::Connection::connect_with(&reading(partial)).await?;
    let found: String = sqlx::query_scalar("PRAGMA integrity_check(1)").fetch_one(&mut copy).await?;
    if found != "ok" {
        return Err(StoreError::Damaged { what: found });
    }
    let games: i64 = sqlx::query_scalar("SELECT count(*) FROM games").fetch_one(&mut copy).await?;
    let entries: i64 = sqlx::query_scalar("SELECT count(*) FROM entries").fetch_one(&mut copy).await?;
    copy.close().await?;
    let bytes = fs::metadata(partial).map_err(|source| cannot_open(partial, source))?.len();
    Ok(Copied { games: games.unsigned_abs(), entries: entries.unsigned_abs(), bytes })
}

fn reading(path: &Path) -> SqliteConnectOptions {
    options().filename(path).create_if_missing(false).read_only(true)
}

/// Gives the copy its name when it is on the disk.
fn name(partial: &Path, to: &Path) -> io::Result<()> {
    File::open(partial)?.sync_all()?;
    fs::rename(partial, to)?;
    // The name is on the disk when the folder is. Where folders cannot be opened, nothing more can be done.
    #[cfg(unix)]
    File::open(to.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new(".")))?
        .sync_all()?;
    Ok(())
}

fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(ending);
    name.into()
}

fn cannot_open(path: &Path, source: io::Error) -> StoreError {
    StoreError::Open { path: path.display().to_string(), source }
}
