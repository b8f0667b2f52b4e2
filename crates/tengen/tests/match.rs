//! `tengen match` with brains that play what they are told.
#![allow(clippy::unwrap_used, reason = "a test may stop")]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// A brain that plays the points of its file in each game, one after the other.
fn brain(directory: &Path, name: &str, points: &[&str]) -> String {
    let moves = directory.join(format!("{name}.moves"));
    fs::write(&moves, points.join("\n") + "\n").unwrap();
    acting(
        directory,
        name,
        &format!(
            "START*|RESTART*) exec 3<{}; echo OK;; TURN*|BEGIN*|DONE*) read point <&3; echo $point;;",
            moves.display()
        ),
    )
}

/// A brain that does this when it is asked for a move.
fn doing(directory: &Path, name: &str, action: &str) -> String {
    acting(directory, name, &format!("START*) echo OK;; TURN*|BEGIN*|DONE*) {action};;"))
}

fn acting(directory: &Path, name: &str, cases: &str) -> String {
    let path = directory.join(name);
    let text = format!(
        "while read line; do case \"$line\" in {cases} ABOUT*) echo 'name=\"{name}\", version=\"1\"';; END*) exit;; esac; done\n"
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

fn output(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_tengen")).arg("match").args(arguments).output().unwrap()
}

fn run(arguments: &[&str]) -> String {
    let output = output(arguments);
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
    assert_eq!(fs::read_to_string(&table).unwrap().lines().count(), 4);
    let record = fs::read_to_string(records.join("00000.sgf")).unwrap();
    assert!(record.contains("RE[B+]") && record.contains(";B[ao]"), "{record}");
    assert!(games(&run(&arguments("2"))).is_empty());
    let lines = fs::read_to_string(records.join("games.jsonl")).unwrap();
    let games: Vec<serde_json::Value> =
        lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(games.len(), 2);
    assert_eq!(games[1]["names"], serde_json::json!(["one 1", "two 1"]));
    assert_eq!((&games[1]["one"], &games[1]["winner"]), (&"white".into(), &"white".into()));
    assert_eq!(games[1]["times_ms"].as_array().unwrap().len(), 10);
    // Nothing is added to the table of another match.
    let mut other = arguments("3");
    other.extend(["--turn-ms", "2000"]);
    let refused = output(&other);
    let message = String::from_utf8(refused.stderr).unwrap();
    assert!(refused.status.code() == Some(2) && message.contains("another match"), "{message}");
    // A line that was not written to its end is a game that was not played.
    let text = fs::read_to_string(&table).unwrap();
    fs::write(&table, &text[..text.len() - 3]).unwrap();
    assert_eq!(self::games(&run(&arguments("2"))), ["1 white white five 10"]);
    assert_eq!(fs::read_to_string(&table).unwrap().lines().count(), 4);
}

/// The game that the first brain loses, with what is said of it.
fn lost(directory: &Path, one: &str) -> String {
    let apart = brain(directory, "apart", &["0,9", "2,9", "4,9", "6,9", "8,9", "10,9"]);
    let clock = ["--turn-ms", "300", "--tolerance-ms", "1700"];
    let text = run(&[&["--one", one, "--two", &apart, "--games", "1"][..], &clock].concat());
    let line = text.lines().next().unwrap();
    let fields: Vec<&str> = line.split('\t').collect();
    [&fields[2..5], &fields[11..]].concat().join(" ")
}

#[test]
fn whatever_a_brain_does_ends_its_game_with_a_reason_and_not_the_match() {
    let directory = directory("whatever");
    let lost = |name: &str, action: &str| lost(&directory, &doing(&directory, name, action));
    assert_eq!(lost("hangs", ":"), "white time 0");
    assert_eq!(lost("hangs-on", "sleep 1000"), "white time 0");
    assert_eq!(lost("crashes", "exit 1"), "white failed 0 left");
    assert_eq!(lost("refuses", "echo ERROR cannot think"), "white failed 0 ERROR cannot think");
    assert_eq!(lost("outside", "echo -4,-4"), "white illegal 0 -4,-4");
    assert_eq!(lost("beyond", "echo 15,3"), "white illegal 0 p4 is not on a 15x15 board");
    assert_eq!(lost("passes", "echo -1,-1"), "white illegal 0 passed");
    let floods = lost("floods", "while :; do echo MESSAGE and so on; done");
    assert!(["white time 0", "white failed 0 talked without end"].contains(&floods.as_str()), "{floods}");
    let late = lost("late", "case $line in BEGIN*) echo 7,7;; *) sleep 4; echo 7,8;; esac");
    assert_eq!(late, "white time 2");
}

#[test]
fn a_brain_that_does_not_begin_loses_and_one_that_is_not_there_stops_the_match() {
    let directory = directory("begin");
    let never = acting(&directory, "never", "START*) echo ERROR no such board;;");
    assert_eq!(lost(&directory, &never), "white failed 0 ERROR no such board");
    let rule = acting(&directory, "rule", "START*) echo OK;; 'INFO rule'*) echo ERROR unsupported rule;;");
    assert_eq!(lost(&directory, &rule), "white failed 0 ERROR unsupported rule");
    let output = output(&["--one", "/there/is/no/such/program", "--two", &never]);
    let message = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.code() == Some(2) && message.contains("/there/is/no/such/program"), "{message}");
}

#[test]
fn moves_that_take_too_long_are_counted() {
    let directory = directory("overruns");
    let slow = doing(&directory, "slow", "sleep 0.3; case $line in BEGIN*) echo 7,7;; *) exit;; esac");
    let two = brain(&directory, "two", &["0,9"]);
    let clock = ["--turn-ms", "100", "--overrun-ms", "50", "--tolerance-ms", "60000", "--games", "1"];
    let text = run(&[&["--one", slow.as_str(), "--two", &two][..], &clock].concat());
    assert!(text.contains("\toverruns 1 of more than 50 ms\n") && text.contains("\toverruns 0 of"), "{text}");
}

#[test]
fn brains_play_on_with_restart_or_are_started_anew() {
    let directory = directory("reuse");
    let one = brain(&directory, "one", &["0,0", "1,0", "2,0", "3,0", "4,0"]);
    let two = brain(&directory, "two", &["0,9", "2,9", "4,9", "6,9", "8,9"]);
    let expected = ["0 black black five 9", "1 white white five 10", "2 black black five 9"];
    let reuse = |one: &str| games(&run(&["--one", one, "--two", &two, "--games", "3", "--reuse"]));
    assert_eq!(reuse(&one), expected);
    // This one does not know RESTART.
    let path = directory.join("one");
    let text =
        fs::read_to_string(&path).unwrap().replace("START*|RESTART*)", "RESTART*) echo UNKNOWN;; START*)");
    fs::write(&path, text).unwrap();
    assert_eq!(reuse(&one), expected);
}

#[test]
fn a_check_tells_by_which_rules_a_brain_plays() {
    let directory = directory("check");
    let overline = doing(&directory, "overline", "echo 5,7");
    let corner = doing(&directory, "corner", "echo 14,14");
    let verdicts = |rule: &str| {
        let output = output(&["--one", &overline, "--two", &corner, "--rule", rule, "--check"]);
        let text = String::from_utf8(output.stdout).unwrap();
        text.lines().map(|line| line.split('\t').nth(3).unwrap().to_owned()).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(verdicts("freestyle"), "right right right wrong wrong right");
    assert_eq!(verdicts("standard"), "wrong wrong right right right right");
    assert_eq!(verdicts("renju"), "wrong right right right wrong right");
}

#[test]
#[cfg(unix)]
fn ctrl_c_breaks_a_match_off_and_the_same_command_goes_on() {
    let directory = directory("ctrl-c");
    let one = brain(&directory, "one", &["0,0", "1,0", "2,0", "3,0", "4,0"]);
    // White plays the first game and hangs in the second until it is told otherwise.
    let told = directory.join("told");
    let two = brain(&directory, "two", &["0,9", "2,9", "4,9", "6,9", "8,9"]);
    let path = directory.join("two");
    let hangs = format!(
        "BEGIN*) while [ ! -e {} ]; do sleep 0.05; done; read point <&3; echo $point;; TURN*|DONE*)",
        told.display()
    );
    let text = fs::read_to_string(&path).unwrap().replace("TURN*|BEGIN*|DONE*)", &hangs);
    fs::write(&path, text).unwrap();
    let table = directory.join("table.tsv");
    let arguments = [
        "match",
        "--one",
        &one,
        "--two",
        &two,
        "--games",
        "2",
        "--turn-ms",
        "600000",
        "--table",
        table.to_str().unwrap(),
    ];
    let mut command = Command::new(env!("CARGO_BIN_EXE_tengen"));
    let mut child = command.args(arguments).stdout(Stdio::piped()).spawn().unwrap();
    let mut lines = std::io::BufRead::lines(std::io::BufReader::new(child.stdout.take().unwrap()));
    assert!(lines.next().unwrap().unwrap().starts_with("0\tblack\tblack\tfive\t9\t"));
    let process = rustix::process::Pid::from_raw(child.id().cast_signed()).unwrap();
    rustix::process::kill_process(process, rustix::process::Signal::INT).unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(3));
    assert!(lines.map(Result::unwrap).any(|line| line == "games\t1"));
    fs::write(told, "").unwrap();
    assert_eq!(games(&run(&arguments[1..])), ["1 white white five 10"]);
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
