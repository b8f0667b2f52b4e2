//! Schemas: numbered, embedded, forward only.

use std::borrow::Cow;

use sqlx::SqlSafeStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};

use crate::StoreError;

/// The migrations of a database: the number, the name and the text of each.
pub(crate) fn migrator<const N: usize>(texts: [(i64, &'static str, &'static str); N]) -> Migrator {
    let migration = |(number, name, sql): (i64, &'static str, &'static str)| {
        Migration::new(number, Cow::Borrowed(name), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations(texts.into_iter().map(migration).collect())
}

/// The number of the newest of these.
pub(crate) fn newest(known: &Migrator) -> i64 {
    known.iter().map(|migration| migration.version).max().unwrap_or(0)
}

/// Refuses a database that has not seen all the migrations of `known`, or others.
pub(crate) fn refuse_other(known: &Migrator, found: Option<i64>) -> Result<(), StoreError> {
    refuse_newer(known, found)?;
    match (found, newest(known)) {
        (None, _) => Err(StoreError::Damaged { what: "no table at all".to_owned() }),
        (Some(found), known) if found < known => Err(StoreError::OlderSchema { found, known }),
        _ => Ok(()),
    }
}

/// Refuses a database that has seen a migration which `known` has not.
pub(crate) fn refuse_newer(known: &Migrator, found: Option<i64>) -> Result<(), StoreError> {
    let known = newest(known);
    match found {
        Some(found) if found > known => Err(StoreError::NewerSchema { found, known }),
        _ => Ok(()),
    }
}
