//! `tengen match` with brains that play what they are told.
#![allow(clippy::unwrap_used, reason = "a test may stop")]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A brain that plays the points of its file, one after the other.
fn brain(directory: &Path, name: &str, points: &[&str]) -> String {
    let path = directory.join(name);
    let moves = points.join("\n");
    let text = format!(
        "exec 3<<'MOVES'\n{moves}\nMOVES\nwhile read line; do case \"$line\" in START*) echo OK;; \
         TURN*|BEGIN*|DONE*) read point <&3; echo $point;; END*) exit;; esac; done\n"
    );
    fs::write(&path, text).unwrap();
    format!("sh {}", path.display())
}

fn directory(name: &str) -> PathBuf {
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    // What an earlier run left.
    let _ = fs::remove_dir_all(&directory);
    fs::create_dir_all(&directory).unwrap();
    directory
}

fn run(arguments: &[&str]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_tengen")).arg("match").args(arguments).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// The lines of games without the times.
fn games(text: &str) -> Vec<String> {
    let games = text.lines().filter(|line| line.starts_with(|sign: char| sign.is_ascii_digit()));
    games.map(|line| line.split('\t').take(5).collect::<Vec<_>>().join(" ")).collect()
}

#[test]
fn a_match_is_judged_recorded_and_gone_on_with() {
    let directory = directory("gone-on-with");
    let one = brain(&directory, "one", &["0,0", "1,0", "2,0", "3,0", "4,0"]);
    let two = brain(&directory, "two", &["0,9", "2,9", "4,9", "6,9", "8,9"]);
    let table = directory.join("table.tsv");
    let records = directory.join("records");
    let arguments = |games: &'static str| {
        let mut arguments = vec!["--one", &one, "--two", &two, "--games", games];
        arguments.extend(["--table", table.to_str().unwrap(), "--records", records.to_str().unwrap()]);
        arguments
    };
    assert_eq!(games(&run(&arguments("1"))), ["0 black black five 9"]);
    let text = run(&arguments("2"));
    assert_eq!(games(&text), ["1 white white five 10"]);
    assert!(text.contains("games\t2\n") && text.contains("+2 =0 -0 100.0 %"), "{text}");
    assert_eq!(fs::read_to_string(&table).unwrap().lines().count(), 3);
    let record = fs::read_to_string(records.join("00000.sgf")).unwrap();
    assert!(record.contains("RE[B+]") && record.contains(";B[ao]"), "{record}");
    assert!(games(&run(&arguments("2"))).is_empty());
}

#[test]
fn fouls_taken_points_and_silence_lose() {
    let directory = directory("lose");
    let taken = brain(&directory, "taken", &["0,0", "0,0"]);
    let silent = brain(&directory, "silent", &["ERROR"]);
    // White has stones far apart while Black makes a row of six.
    let six = brain(&directory, "six", &["0,0", "1,0", "2,0", "4,0", "5,0", "3,0"]);
    let apart = brain(&directory, "apart", &["0,9", "2,9", "4,9", "6,9", "8,9", "10,9"]);
    let ending = |one: &str, two: &str| games(&run(&["--one", one, "--two", two, "--games", "1"])).join("");
    assert_eq!(ending(&taken, &apart), "0 black white illegal 2");
    assert_eq!(ending(&silent, &apart), "0 black white failed 0");
    assert_eq!(ending(&six, &apart), "0 black white forbidden 11");
}

#[test]
fn openings_are_played_twice_with_colours_exchanged() {
    let directory = directory("openings");
    let one = brain(&directory, "one", &["0,0", "1,0", "2,0", "3,0", "4,0"]);
    let two = brain(&directory, "two", &["0,9", "2,9", "4,9", "6,9", "8,9"]);
    let openings = directory.join("openings.txt");
    fs::write(&openings, "# from the centre\n0,0, 1,-1, 2,0\n").unwrap();
    let openings = openings.to_str().unwrap();
    let text = run(&["--one", &one, "--two", &two, "--games", "2", "--openings", openings]);
    // After three stones White begins.
    assert_eq!(games(&text), ["0 black black five 13", "1 white white five 12"]);
    fs::write(directory.join("bad.txt"), "h8\n\nh8h8\n").unwrap();
    let bad = directory.join("bad.txt");
    let output = Command::new(env!("CARGO_BIN_EXE_tengen"))
        .args(["match", "--one", &one, "--two", &two, "--openings", bad.to_str().unwrap()])
        .output()
        .unwrap();
    let message = String::from_utf8(output.stderr).unwrap();
    assert!(!output.status.success() && message.contains("line 3"), "{message}");
}
