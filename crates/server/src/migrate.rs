//! A house's own database, moved to PostgreSQL.

use tengen_store::{MovedTable, PostgresStore, SqliteStore, Store, StoreError, move_house};

use crate::{Config, DatabaseUrl, ServeError};

/// Copies everything from the database in the house's folder to an empty one in PostgreSQL, and compares counts
/// and checksums of every table. `hear` is told of each that has been copied. No house may be open over either
/// meanwhile; the folder stays as it is.
///
/// # Errors
///
/// If a database cannot be used, or the new one is not empty. Nothing is in it then.
pub async fn migrate(
    config: &Config,
    to: &DatabaseUrl,
    hear: &mut dyn FnMut(&MovedTable),
) -> Result<Vec<MovedTable>, ServeError> {
    let path = config.data.join("tengen.db");
    let place = path.display().to_string();
    let here = |source| ServeError::Store { place: place.clone(), source };
    // Opening would make one.
    std::fs::metadata(&path).map_err(|source| here(StoreError::Open { path: place.clone(), source }))?;
    let there = |source| ServeError::Store { place: "PostgreSQL".to_owned(), source };
    let from = SqliteStore::open(&path).await.map_err(here)?;
    let to = PostgresStore::connect(to.secret()).await.map_err(there)?;
    let moved = move_house(&from, &to, hear).await.map_err(there)?;
    to.close().await.map_err(there)?;
    from.close().await.map_err(here)?;
    Ok(moved)
}
