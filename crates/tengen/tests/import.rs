//! Games from elsewhere come into the archive of a house.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::path::Path;
use std::process::{Command, Output};

fn import(folder: &Path, language: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tengen"));
    command.arg("import").arg(folder.join("games")).arg("--data").arg(folder.join("data"));
    command.args(["--lang", language]).output().unwrap()
}

fn line(moves: &str) -> String {
    format!(
        r#"{{"players": ["Nakamura", "曹冬"], "ratings": [2400, null], "rule_set": "renju", "size": 15, "protocol": "rif", "played_at": 86400000, "winner": "black", "ending": "resignation", "moves": "{moves}"}}"#
    )
}

#[test]
fn games_come_in_once_and_what_is_none_is_named_by_file_and_line() {
    let folder = tempfile::tempdir().unwrap();
    let games = folder.path().join("games");
    std::fs::create_dir(&games).unwrap();
    let good = [line("h8 i9 f6"), line("h8 h9 h10"), line("h8 i9 f6")].join("\n");
    std::fs::write(games.join("one.jsonl"), good).unwrap();
    let output = import(folder.path(), "en");
    assert!(output.status.success(), "{output:?}");
    let said = String::from_utf8(output.stdout).unwrap();
    assert_eq!(said, "New in the archive: 2. Known already: 1. Not readable: 0.\n");
    let bad = [line("h8 i9 h8"), String::new(), line("h8 t20"), "{}".to_owned(), line("h8 i9 f6 g7")];
    std::fs::write(games.join("two.jsonl"), bad.join("\n")).unwrap();
    let output = import(folder.path(), "en");
    assert_eq!(output.status.code(), Some(2));
    let complaints = String::from_utf8(output.stderr).unwrap();
    for (number, reason) in [
        (1, "move 3: a stone stands on h8 already"),
        (3, "move 2: t20 is not on the board"),
        (4, "missing field"),
    ] {
        let complaint = complaints.lines().find(|line| line.contains(&format!("two.jsonl, line {number}: ")));
        assert!(complaint.is_some_and(|line| line.contains(reason)), "{complaints}");
    }
    let said = String::from_utf8(output.stdout).unwrap();
    assert_eq!(said, "New in the archive: 1. Known already: 3. Not readable: 3.\n");
    for language in ["ja", "zh-Hans", "zh-Hant"] {
        let output = import(folder.path(), language);
        assert_eq!(String::from_utf8(output.stderr).unwrap().lines().count(), 3);
    }
}
