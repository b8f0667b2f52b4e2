//! The brain as a process.
#![allow(clippy::unwrap_used, reason = "a test may stop")]

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

fn brain() -> (Child, ChildStdin, BufReader<ChildStdout>) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_pbrain-tengen"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let input = child.stdin.take().unwrap();
    let output = BufReader::new(child.stdout.take().unwrap());
    (child, input, output)
}

fn line(output: &mut BufReader<ChildStdout>) -> String {
    let mut line = String::new();
    output.read_line(&mut line).unwrap();
    line.trim_end().to_owned()
}

#[test]
fn end_leaves_at_once_even_while_thinking() {
    let (mut child, mut input, mut output) = brain();
    write!(input, "START 15\r\nINFO timeout_turn 1000000\r\nTURN 7,7\r\n").unwrap();
    assert_eq!(line(&mut output), "OK");
    write!(input, "END\r\n").unwrap();
    assert!(child.wait().unwrap().success());
    assert_eq!(line(&mut output), "");
}

#[test]
fn closed_input_ends_it_even_while_thinking() {
    let (mut child, mut input, mut output) = brain();
    write!(input, "START 15\nINFO timeout_turn 1000000\nTURN 7,7\n").unwrap();
    assert_eq!(line(&mut output), "OK");
    drop(input);
    assert!(child.wait().unwrap().success());
}

#[test]
fn stop_brings_the_move_and_what_was_said_meanwhile_is_answered_after_it() {
    let (mut child, mut input, mut output) = brain();
    write!(input, "START 15\rINFO timeout_turn 1000000\rTURN 7,7\rABOUT\rYXSTOP\r").unwrap();
    assert_eq!(line(&mut output), "OK");
    assert!(line(&mut output).contains(','));
    assert!(line(&mut output).starts_with("name="));
    write!(input, "END\r").unwrap();
    assert!(child.wait().unwrap().success());
}

#[test]
fn a_move_in_no_time_is_played_at_once() {
    let (mut child, mut input, mut output) = brain();
    let lines = ["INFO timeout_turn 0", "INFO timeout_match 0", "START 20", "TURN 0,0", "TURN 19,19"];
    writeln!(input, "{}", lines.join("\n")).unwrap();
    assert_eq!(line(&mut output), "OK");
    for _ in 0..2 {
        assert!(line(&mut output).contains(','));
    }
    writeln!(input, "END").unwrap();
    assert!(child.wait().unwrap().success());
}
