//! The tables in PostgreSQL.

use sqlx::Pool;
use sqlx::migrate::Migrator;

use super::Db;
use crate::StoreError;
use crate::migrate::{migrator, refuse_newer};

/// Makes the tables, or changes those of an older program. Nodes that start together take turns.
pub(super) async fn bring_up_to_date(pool: &Pool<Db>) -> Result<(), StoreError> {
    let migrator = migrator_of_this_program();
    refuse_newer(&migrator, found(pool).await?)?;
    migrator.run(pool).await.map_err(StoreError::Migration)
}

/// Refuses a database that is not of this very version of the program.
pub(super) async fn refuse_other(pool: &Pool<Db>) -> Result<(), StoreError> {
    crate::migrate::refuse_other(&migrator_of_this_program(), found(pool).await?)
}

fn migrator_of_this_program() -> Migrator {
    migrator([
        (1, "log", include_str!("../../migrations/postgres/0001_log.sql")),
        (2, "people", include_str!("../../migrations/postgres/0002_people.sql")),
        (3, "studies", include_str!("../../migrations/postgres/0003_studies.sql")),
        (4, "accounts", include_str!("../../migrations/postgres/0004_accounts.sql")),
        (5, "ratings", include_str!("../../migrations/postgres/0005_ratings.sql")),
        (6, "archive", include_str!("../../migrations/postgres/0006_archive.sql")),
        (7, "vacations", include_str!("../../migrations/postgres/0007_vacations.sql")),
        (8, "social", include_str!("../../migrations/postgres/0008_social.sql")),
        (9, "passkeys", include_str!("../../migrations/postgres/0009_passkeys.sql")),
        (10, "operators", include_str!("../../migrations/postgres/0010_operators.sql")),
        (11, "nodes", include_str!("../../migrations/postgres/0011_nodes.sql")),
        (12, "mail", include_str!("../../migrations/postgres/0012_mail.sql")),
        (13, "push", include_str!("../../migrations/postgres/0013_push.sql")),
    ])
}

/// The number of the newest migration the database has seen.
async fn found(pool: &Pool<Db>) -> Result<Option<i64>, StoreError> {
    let there: bool =
        sqlx::query_scalar("SELECT to_regclass('_sqlx_migrations') IS NOT NULL").fetch_one(pool).await?;
    if !there {
        return Ok(None);
    }
    Ok(sqlx::query_scalar("SELECT max(version) FROM _sqlx_migrations").fetch_one(pool).await?)
}
