//! The tables in SQLite.

use sqlx::Pool;
use sqlx::migrate::Migrator;

use super::Db;
use crate::StoreError;
use crate::migrate::{migrator, refuse_newer};

/// Makes the tables, or changes those of an older program.
pub(super) async fn bring_up_to_date(pool: &Pool<Db>) -> Result<(), StoreError> {
    let migrator = migrator_of_this_program();
    refuse_newer(&migrator, found(pool).await?)?;
    migrator.run(pool).await.map_err(StoreError::Migration)
}

/// Refuses a file that is no database of this program, or that of a newer one.
pub(super) async fn refuse_foreign_and_newer(pool: &Pool<Db>) -> Result<(), StoreError> {
    match found(pool).await? {
        None => Err(StoreError::Damaged { what: "no table at all".to_owned() }),
        found => refuse_newer(&migrator_of_this_program(), found),
    }
}

/// Refuses a file that is not of this very version of the program.
pub(super) async fn refuse_other(pool: &Pool<Db>) -> Result<(), StoreError> {
    crate::migrate::refuse_other(&migrator_of_this_program(), found(pool).await?)
}

fn migrator_of_this_program() -> Migrator {
    migrator([
        (1, "log", include_str!("../../migrations/sqlite/0001_log.sql")),
        (2, "people", include_str!("../../migrations/sqlite/0002_people.sql")),
        (3, "studies", include_str!("../../migrations/sqlite/0003_studies.sql")),
        (4, "accounts", include_str!("../../migrations/sqlite/0004_accounts.sql")),
        (5, "ratings", include_str!("../../migrations/sqlite/0005_ratings.sql")),
        (6, "archive", include_str!("../../migrations/sqlite/0006_archive.sql")),
        (7, "vacations", include_str!("../../migrations/sqlite/0007_vacations.sql")),
        (8, "social", include_str!("../../migrations/sqlite/0008_social.sql")),
        (9, "passkeys", include_str!("../../migrations/sqlite/0009_passkeys.sql")),
        (10, "operators", include_str!("../../migrations/sqlite/0010_operators.sql")),
        (11, "nodes", include_str!("../../migrations/sqlite/0011_nodes.sql")),
        (12, "mail", include_str!("../../migrations/sqlite/0012_mail.sql")),
        (13, "push", include_str!("../../migrations/sqlite/0013_push.sql")),
    ])
}

/// The number of the newest migration the file has seen.
async fn found(pool: &Pool<Db>) -> Result<Option<i64>, StoreError> {
    let tables: Vec<String> =
        sqlx::query_scalar("SELECT name FROM sqlite_master WHERE type = 'table'").fetch_all(pool).await?;
    if tables.iter().any(|name| name == "_sqlx_migrations") {
        return Ok(sqlx::query_scalar("SELECT max(version) FROM _sqlx_migrations").fetch_one(pool).await?);
    }
    match tables.first() {
        None => Ok(None),
        Some(name) => Err(StoreError::Damaged { what: format!("the table {name} of another program") }),
    }
}
