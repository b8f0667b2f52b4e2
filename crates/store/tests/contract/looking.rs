//! Looking at a database that others have open.

use tengen_store::{Commit, SqliteStore, Store, StoreError, Stream};

use crate::make;
use tengen_servers::Postgres;

fn commit(after: u32) -> Commit {
    let id = after.to_string();
    let append = make::append(&Stream::chat("c"), after, &["hello"]);
    Commit { appends: vec![append], ..make::rows(vec![make::room(&id, 1)], vec![]) }
}

/// What `looker` sees does not change while `writer` goes on, and it changes nothing.
async fn sees_one_moment(writer: &dyn Store, looker: &dyn Store) {
    let seen = async || {
        let entries = looker.read(&Stream::chat("c"), 0).await.unwrap().len();
        (entries, looker.open_rooms(None, 9).await.unwrap().len())
    };
    assert_eq!(seen().await, (2, 2));
    writer.commit(commit(2)).await.unwrap();
    assert_eq!(seen().await, (2, 2));
    assert!(matches!(looker.commit(commit(2)).await, Err(StoreError::Unavailable(_))));
    assert_eq!(writer.read(&Stream::chat("c"), 0).await.unwrap().len(), 3);
    looker.close().await.unwrap();
    writer.close().await.unwrap();
}

#[tokio::test]
async fn an_open_file_is_seen_as_it_was_at_one_moment() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tengen.db");
    let writer = SqliteStore::open(&path).await.unwrap();
    for after in 0..2 {
        writer.commit(commit(after)).await.unwrap();
    }
    let looker = SqliteStore::look_at(&path).await.unwrap();
    sees_one_moment(&writer, &looker).await;
}

#[tokio::test]
async fn a_database_on_a_server_is_seen_as_it_was_at_one_moment() {
    let Some(server) = Postgres::start().unwrap() else { return };
    let url = server.create("looking").unwrap();
    let writer = tengen_store::PostgresStore::connect(&url).await.unwrap();
    for after in 0..2 {
        writer.commit(commit(after)).await.unwrap();
    }
    let looker = tengen_store::PostgresStore::look_at(&url).await.unwrap();
    sees_one_moment(&writer, &looker).await;
}

#[tokio::test]
async fn what_is_no_database_of_this_version_is_not_looked_at() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tengen.db");
    let look = async || SqliteStore::look_at(&path).await.err().map(|error| error.code());
    assert_eq!(look().await, Some("open"));
    assert!(!path.exists(), "nothing is made");
    std::fs::write(&path, "").unwrap();
    assert_eq!(look().await, Some("damaged"));
    SqliteStore::open(&path).await.unwrap().close().await.unwrap();
    assert_eq!(look().await, None);
    let change = async |sql| {
        let pool = sqlx::SqlitePool::connect(path.to_str().unwrap()).await.unwrap();
        sqlx::query(sql).execute(&pool).await.unwrap();
        pool.close().await;
    };
    change("UPDATE _sqlx_migrations SET version = version + 1000").await;
    assert_eq!(look().await, Some("newer-schema"));
    change("DELETE FROM _sqlx_migrations WHERE version > 1001").await;
    change("UPDATE _sqlx_migrations SET version = version - 1000").await;
    assert_eq!(look().await, Some("older-schema"));
}
