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

#[test]
fn sgf_and_records_come_in_and_what_they_lack_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let games = folder.path().join("games");
    std::fs::create_dir(&games).unwrap();
    let write = |name: &str, text: &[u8]| std::fs::write(games.join(name), text).unwrap();
    write(
        "title.sgf",
        "(;GM[4]FF[4]CA[UTF-8]SZ[15]PB[Nakamura]PW[曹冬]RU[renju]DT[2009-08-12]RE[W+R]\n;B[hh];W[ig](;B[ff])(;B[gg]))\n\
         (;PB[a]PW[b]RU[renju]DT[2001]RE[B+];B[hh]\n;W[hh])\n(;PB[a]PW[b]RU[go]DT[2001]RE[B+];B[hh])\n(;PB[a]PW[b]RE[B+];B[hh])\n"
            .as_bytes(),
    );
    // 曹冬 in GB 2312, under a name that is not true, as programs write it.
    write("old.SGF", b"(;CA[UTF-8]PB[\xb2\xdc\xb6\xac]PW[b]RU[renju]DT[1999]RE[0];B[hh];W[hg])");
    write("broken.sgf", b"(;PB[\xff\xff];B[hh])");
    write("no.sgf", b"Nothing to see here.");
    write("no.json", b"{}");
    write("readme.txt", b"is passed over");
    let output = import(folder.path(), "en");
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    let said = String::from_utf8(output.stdout).unwrap();
    assert_eq!(said, "New in the archive: 2. Known already: 0. Not readable: 6.\n");
    let complaints = String::from_utf8(output.stderr).unwrap();
    for complaint in [
        "title.sgf, line 3: line 4, column 4: ",
        "title.sgf, line 5: the rules “go” are not known (RU)",
        "title.sgf, line 6: it does not say by which rules it was played (RU); --rule gives them to such games",
        "broken.sgf, line 1: the text is neither UTF-8 nor in the encoding it names (CA)",
        "no.sgf, line 1: ",
        "no.json, line 1: this is no game: ",
    ] {
        assert!(complaints.contains(complaint), "{complaint}: {complaints}");
    }
    let mut command = Command::new(env!("CARGO_BIN_EXE_tengen"));
    command.arg("import").arg(games.join("title.sgf")).arg("--data").arg(folder.path().join("data"));
    let output = command.args(["--rule", "freestyle", "--date", "1998-02-03"]).output().unwrap();
    let said = String::from_utf8(output.stdout).unwrap();
    assert_eq!(said, "New in the archive: 1. Known already: 1. Not readable: 2.\n");
}
