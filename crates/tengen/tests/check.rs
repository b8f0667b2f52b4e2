//! `tengen check`: what it says, and how it ends.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

use std::path::Path;
use std::process::{Command, Output};

use serde_json::{Value, json};
use tengen_store::{Commit, RoomRow, RoomStatus, SqliteStore, Store, Stream};

fn check(data: &Path, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tengen"));
    command.env_remove("TENGEN_DATABASE").arg("check").arg("--data").arg(data);
    command.args(arguments).output().unwrap()
}

/// What it says on standard output, and with what it exits.
fn told(data: &Path, arguments: &[&str]) -> (String, Option<i32>) {
    let Output { status, stdout, stderr } = check(data, arguments);
    assert_eq!(String::from_utf8(stderr).unwrap(), "", "nothing is shown where nobody looks on");
    (String::from_utf8(stdout).unwrap(), status.code())
}

/// A database with a row that nothing in the log explains.
async fn with_a_stray_row(data: &Path) {
    let store = SqliteStore::open(data.join("tengen.db")).await.unwrap();
    let room = RoomRow {
        id: "stray".into(),
        status: RoomStatus::Open,
        private: false,
        pairing: None,
        host: "nobody".into(),
        game: None,
        updated_at: 5,
    };
    store.commit(Commit { rooms: vec![room], ..Commit::default() }).await.unwrap();
    store.close().await.unwrap();
}

#[tokio::test]
async fn a_wrong_row_is_told_in_every_language_and_mended() {
    let data = tempfile::tempdir().unwrap();
    with_a_stray_row(data.path()).await;
    let mut seen = Vec::new();
    for language in ["en", "zh-Hans", "zh-Hant", "ja"] {
        let (text, code) = told(data.path(), &["--lang", language]);
        assert_eq!((text.lines().count(), code), (2, Some(1)), "{text}");
        assert!(text.starts_with("rooms stray") && !text.contains("check-"), "{text}");
        seen.push(text);
    }
    seen.dedup();
    assert_eq!(seen.len(), 4);

    let (text, code) = told(data.path(), &["--json"]);
    let lines: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let stray = json!({ "table": "rooms", "key": ["stray"], "wrong": "extra", "columns": [] });
    assert_eq!((&lines[0], &lines[1]["checked"]["differences"], code), (&stray, &json!(1), Some(1)));
    assert_eq!(lines[1]["after"], Value::Null);

    let (text, code) = told(data.path(), &["--repair"]);
    assert!(text.contains("and are now") && code == Some(0), "{text}");
    let (text, code) = told(data.path(), &[]);
    assert!(text.starts_with("Nothing is wrong") && code == Some(0), "{text}");
}

#[tokio::test]
async fn a_fault_of_the_log_is_told_in_every_language_and_not_mended() {
    let data = tempfile::tempdir().unwrap();
    with_a_stray_row(data.path()).await;
    let store = SqliteStore::open(data.path().join("tengen.db")).await.unwrap();
    store.commit(Commit::append(Stream::game("lost"), 0, vec!["{}".into()])).await.unwrap();
    store.close().await.unwrap();
    for language in ["en", "zh-Hans", "zh-Hant", "ja"] {
        let (text, code) = told(data.path(), &["--lang", language, "--repair"]);
        assert_eq!((text.lines().count(), code), (3, Some(1)), "{text}");
        assert!(text.starts_with("game/lost") && !text.contains("check-"), "{text}");
    }
    let (text, _) = told(data.path(), &[]);
    assert!(text.contains("1 places") && text.contains("1 rows"), "{text}");
}

#[tokio::test]
async fn what_cannot_be_looked_at_is_refused() {
    let data = tempfile::tempdir().unwrap();
    let refused = |arguments: &[&str]| {
        let output = check(data.path(), arguments);
        assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0));
        String::from_utf8(output.stderr).unwrap()
    };
    assert!(refused(&[]).contains("no such file"));
    assert!(refused(&["nowhere.db"]).contains("nowhere.db"));
    assert!(refused(&["nowhere.db", "--repair"]).contains("--repair"));
    let file = data.path().join("tengen.db");
    let open = SqliteStore::open(&file).await.unwrap();
    assert_eq!(told(data.path(), &[]).1, Some(0), "an open house is looked at");
    assert!(refused(&["--repair"]).contains("in use by another house"));
    open.close().await.unwrap();
}
