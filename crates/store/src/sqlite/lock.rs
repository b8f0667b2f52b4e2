//! One writing process a file.

use std::ffi::OsString;
use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};

use crate::StoreError;

/// Held while the database is open for writing. The system lets go of it when the process ends, however
/// it ends; the file stays.
pub(super) struct Lock {
    _file: File,
}

impl Lock {
    /// Takes the lock of the database at `path`.
    pub(super) fn take(path: &Path) -> Result<Self, StoreError> {
        let open = |source| StoreError::Open { path: path.display().to_string(), source };
        let file = File::options().create(true).truncate(false).write(true).open(beside(path));
        let file = file.map_err(open)?;
        match file.try_lock() {
            Ok(()) => Ok(Self { _file: file }),
            Err(TryLockError::WouldBlock) => Err(StoreError::Locked { path: path.display().to_string() }),
            Err(TryLockError::Error(source)) => Err(open(source)),
        }
    }
}

/// The lock's file. A link to a database has the lock of what it leads to.
fn beside(path: &Path) -> PathBuf {
    let real = path.canonicalize().unwrap_or_else(|_| path.to_owned());
    let mut name = OsString::from(real);
    name.push(".lock");
    name.into()
}
