//! Something that the database itself refuses, among much that it does not.

use futures::future::join_all;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, PgConnection};
use tengen_store::{Commit, Stream};

use crate::house::House;
use tengen_servers::Postgres;

/// Commits that wait together; the database refuses one of them.
async fn only_the_poisoned_commit_fails(house: &House) {
    let commits = (0..100).map(|number| {
        let entry = if number == 50 { "poison" } else { "fine" };
        let stream = Stream::chat(format!("c{number}"));
        let store = house.store();
        async move { store.commit(Commit::append(stream, 0, vec!["before".into(), entry.into()])).await }
    });
    let answers = join_all(commits).await;
    for (number, answer) in answers.iter().enumerate() {
        let entries = house.store().read(&Stream::chat(format!("c{number}")), 0).await.unwrap();
        match answer {
            Ok(()) => assert_eq!(entries, ["before", "fine"]),
            Err(error) => {
                assert_eq!((number, error.code()), (50, "unavailable"));
                assert!(entries.is_empty());
            }
        }
    }
    assert_eq!(answers.iter().filter(|answer| answer.is_err()).count(), 1);
}

#[tokio::test]
async fn in_sqlite_only_the_poisoned_commit_fails() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tengen.db");
    let house = House::in_file(path.clone()).await;
    let mut connection = SqliteConnectOptions::new().filename(&path).connect().await.unwrap();
    let trigger = "CREATE TRIGGER taster BEFORE INSERT ON entries WHEN NEW.body = 'poison'
        BEGIN SELECT RAISE(ABORT, 'poison'); END";
    sqlx::raw_sql(trigger).execute(&mut connection).await.unwrap();
    only_the_poisoned_commit_fails(&house).await;
    house.close().await;
}

#[tokio::test]
async fn in_postgres_only_the_poisoned_commit_fails() {
    let Some(server) = Postgres::start().unwrap() else { return };
    let house = House::on_server(server.create("poison").unwrap()).await;
    let mut connection = PgConnection::connect(&server.url("poison")).await.unwrap();
    let check = "ALTER TABLE entries ADD CONSTRAINT taster CHECK (body <> 'poison')";
    sqlx::raw_sql(check).execute(&mut connection).await.unwrap();
    only_the_poisoned_commit_fails(&house).await;
    house.close().await;
}
