//! Databases of other versions of the program, and files of other programs.

use std::path::{Path, PathBuf};

use sqlx::migrate::Migrator;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode};
use sqlx::{ConnectOptions, Connection, PgConnection, SqliteConnection};
use tengen_game::{GameResult, Seat};
use tengen_store::{Commit, PostgresStore, SqliteStore, Store, StoreError, Stream};

use crate::make;
use tengen_servers::Postgres;

/// What a program with the first schema may have written.
const OLD_DATA: &str = "
    INSERT INTO entries (stream, seq, body) VALUES ('game/g', 1, 'one'), ('game/g', 2, 'two'), ('room/r', 1, 'open');
    INSERT INTO rooms (id, status, private, pairing, host, game, updated_at)
        VALUES ('r', 'playing', TRUE, NULL, 'h', 'g', 5);
    INSERT INTO games (id, room, number, person_one, person_two, name_one, name_two, rule_set, opening, rated,
            started_at, ended_at, result, ending, moves)
        VALUES ('g', 'r', 1, 'a', 'b', 'A', 'B', 'renju', 'free', FALSE, 3, 4, 'two', 'five', 2);
    INSERT INTO house (only_row, beat_at) VALUES (1, 77);";

/// What a program with any later schema has from the future.
const FUTURE: &str = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
    SELECT 99, 'future', success, checksum, 1 FROM _sqlx_migrations WHERE version = 1";

async fn migrator(database: &str) -> Migrator {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations").join(database);
    Migrator::new(folder).await.unwrap()
}

/// The old data is there, and what came later can be used.
async fn check_old_data(store: &dyn Store) {
    let live = store.live(0).await.unwrap();
    assert_eq!(live.len(), 1);
    assert_eq!((live[0].room.host.as_str(), live[0].room.private), ("h", true));
    assert_eq!(
        (live[0].entries.as_slice(), live[0].game.as_slice()),
        (&["open".to_owned()][..], &["one".to_owned(), "two".to_owned()][..])
    );
    let game = store.game("g").await.unwrap().unwrap();
    assert_eq!((game.result, game.rated, game.ended_at), (Some(GameResult::Win(Seat::Two)), false, Some(4)));
    assert_eq!(store.last_beat().await.unwrap(), Some(77));
    store.commit(Commit::append(Stream::game("g"), 2, vec!["three".into()])).await.unwrap();
    store.add_person(make::person("p")).await.unwrap();
    store.add_account(make::account("p", "ada"), "Ada").await.unwrap();
    store.add_session(make::session(1, "p", 9)).await.unwrap();
}

fn newer(error: &StoreError) {
    assert_eq!((error.code(), error.to_string().contains("99")), ("newer-schema", true), "{error}");
}

async fn sqlite(path: &Path) -> SqliteConnection {
    let options = SqliteConnectOptions::new().filename(path).create_if_missing(true);
    options.journal_mode(SqliteJournalMode::Wal).connect().await.unwrap()
}

fn place() -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tengen.db");
    (folder, path)
}

#[tokio::test]
async fn a_file_of_the_oldest_schema_is_brought_up_to_date() {
    let (_folder, path) = place();
    let mut connection = sqlite(&path).await;
    migrator("sqlite").await.run_to(1, &mut connection).await.unwrap();
    sqlx::raw_sql(OLD_DATA).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    for opening in 0..2 {
        let store = SqliteStore::open(&path).await.unwrap();
        if opening == 0 {
            check_old_data(&store).await;
        }
        store.close().await.unwrap();
    }
}

#[tokio::test]
async fn a_file_of_a_newer_program_is_refused_and_not_touched() {
    let (_folder, path) = place();
    SqliteStore::open(&path).await.unwrap().close().await.unwrap();
    let mut connection = sqlite(&path).await;
    sqlx::raw_sql(FUTURE).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    let before = std::fs::read(&path).unwrap();
    newer(&SqliteStore::open(&path).await.err().unwrap());
    assert!(std::fs::read(&path).unwrap() == before);
}

#[tokio::test]
async fn a_file_of_another_program_is_refused_and_not_touched() {
    let (folder, path) = place();
    let mut connection = sqlite(&path).await;
    sqlx::raw_sql("CREATE TABLE recipes (name TEXT)").execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    let text = folder.path().join("letter.txt");
    std::fs::write(&text, "Dear reader, ".repeat(500)).unwrap();
    for path in [path, text] {
        let before = std::fs::read(&path).unwrap();
        assert_eq!(SqliteStore::open(&path).await.err().unwrap().code(), "damaged", "{path:?}");
        assert!(std::fs::read(&path).unwrap() == before);
    }
}

#[tokio::test]
async fn a_path_that_leads_nowhere_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let error = SqliteStore::open(folder.path().join("no/such/folder.db")).await.err().unwrap();
    assert_eq!((error.code(), error.to_string().contains("no/such/folder.db")), ("open", true));
    assert_eq!(SqliteStore::open(folder.path()).await.err().unwrap().code(), "unavailable");
}

#[tokio::test]
async fn a_link_to_an_open_file_is_refused() {
    let (folder, path) = place();
    let store = SqliteStore::open(&path).await.unwrap();
    let link = folder.path().join("link.db");
    std::os::unix::fs::symlink(&path, &link).unwrap();
    assert_eq!(SqliteStore::open(&link).await.err().unwrap().code(), "locked");
    store.close().await.unwrap();
    SqliteStore::open(&link).await.unwrap().close().await.unwrap();
}

#[tokio::test]
async fn postgres_databases_of_other_versions_are_migrated_or_refused() {
    let Some(server) = Postgres::start().unwrap() else { return };
    let url = server.create("versions").unwrap();
    let mut connection = PgConnection::connect(&url).await.unwrap();
    migrator("postgres").await.run_to(1, &mut connection).await.unwrap();
    sqlx::raw_sql(OLD_DATA).execute(&mut connection).await.unwrap();
    let store = PostgresStore::connect(&url).await.unwrap();
    check_old_data(&store).await;
    store.close().await.unwrap();
    let expanded = FUTURE.replace("99, 'future'", "98, 'more (expands)'");
    sqlx::raw_sql(sqlx::AssertSqlSafe(expanded)).execute(&mut connection).await.unwrap();
    let store = PostgresStore::connect(&url).await.unwrap();
    store.commit(Commit::append(Stream::game("g"), 3, vec!["four".into()])).await.unwrap();
    store.close().await.unwrap();
    sqlx::raw_sql(FUTURE).execute(&mut connection).await.unwrap();
    newer(&PostgresStore::connect(&url).await.err().unwrap());
    let nowhere = PostgresStore::connect("postgres://tengen@localhost/x?host=/nonexistent").await;
    assert_eq!(nowhere.err().unwrap().code(), "unavailable");
    assert_eq!(PostgresStore::connect("no address").await.err().unwrap().code(), "unavailable");
}
