//! The tables in PostgreSQL.

use sqlx::Pool;
use sqlx::migrate::Migrator;

use super::Db;
use crate::StoreError;
use crate::migrate::{migrator, newest, refuse_newer};

/// The end of the description of a migration that adds to the tables and changes nothing that is there, so that older
/// programs go on beside newer ones while nodes are replaced one by one. What takes something away comes in a later version,
/// when no program uses it any more, and has another description.
const EXPANDS: &str = "(expands)";

/// Makes the tables, or changes those of an older program. Nodes that start together take turns.
pub(super) async fn bring_up_to_date(pool: &Pool<Db>) -> Result<(), StoreError> {
    let mut migrator = migrator_of_this_program();
    let known = newest(&migrator);
    refuse_newer(&migrator, found(pool, known).await?)?;
    // Newer programs may have added to the tables.
    migrator.set_ignore_missing(true);
    migrator.run(pool).await.map_err(StoreError::Migration)
}

/// Refuses a database that is not of this very version of the program.
pub(super) async fn refuse_other(pool: &Pool<Db>) -> Result<(), StoreError> {
    let migrator = migrator_of_this_program();
    crate::migrate::refuse_other(&migrator, found(pool, newest(&migrator)).await?)
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
        (13, "push (expands)", include_str!("../../migrations/postgres/0013_push.sql")),
    ])
}

/// The number of the newest migration the database has seen, but for those after `known` that only expand.
async fn found(pool: &Pool<Db>, known: i64) -> Result<Option<i64>, StoreError> {
    let there: bool =
        sqlx::query_scalar("SELECT to_regclass('_sqlx_migrations') IS NOT NULL").fetch_one(pool).await?;
    if !there {
        return Ok(None);
    }
    let sql =
        "SELECT max(version) FROM _sqlx_migrations WHERE version <= $1 OR description NOT LIKE '%' || $2";
    Ok(sqlx::query_scalar(sql).bind(known).bind(EXPANDS).fetch_one(pool).await?)
}
