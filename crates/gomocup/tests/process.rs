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

/// The next line that is no remark; nothing at the end.
fn line(output: &mut BufReader<ChildStdout>) -> String {
    loop {
        let mut line = String::new();
        output.read_line(&mut line).unwrap();
        if !line.starts_with("MESSAGE") {
            return line.trim_end().to_owned();
        }
    }
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

/// The most memory a process has had, in bytes.
#[cfg(target_os = "linux")]
fn peak(child: &Child) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap();
    let line = status.lines().find(|line| line.starts_with("VmHWM:")).unwrap();
    line.split_whitespace().nth(1).unwrap().parse::<u64>().unwrap() << 10
}

#[test]
#[cfg(target_os = "linux")]
fn memory_stays_under_what_the_manager_allows() {
    // 70 MB is what Gomocup has given its brains at least; 350 MB is what it gives them now.
    for (megabytes, threads) in [(70, 1), (70, 4), (350, 1), (350, 4)] {
        let limit = megabytes << 20;
        let (mut child, mut input, mut output) = brain();
        write!(
            input,
            "INFO max_memory {limit}\r\nINFO thread_num {threads}\r\nINFO timeout_turn 30000\r\nINFO hash_size 4000000\r\n\
             INFO max_node 60000\r\nINFO rule 4\r\nSTART 20\r\nBOARD\r\n9,9,1\r\n10,10,2\r\nDONE\r\n"
        )
        .unwrap();
        assert_eq!(line(&mut output), "OK");
        while !line(&mut output).contains(',') {}
        let peak = peak(&child);
        assert!(peak < limit, "{peak} bytes of {limit} with {threads} threads");
        // The table is there, and all of it has been written to.
        assert!(threads > 1 || peak > limit / 4, "{peak} bytes of {limit} are few");
        writeln!(input, "END").unwrap();
        assert!(child.wait().unwrap().success());
    }
}

#[test]
fn pondering_ends_when_the_next_command_comes() {
    let (mut child, mut input, mut output) = brain();
    let lines = ["INFO show_detail 0", "INFO timeout_turn 50", "INFO pondering 1", "START 15", "TURN 7,7"];
    writeln!(input, "{}", lines.join("\n")).unwrap();
    assert_eq!(line(&mut output), "OK");
    assert!(line(&mut output).contains(','));
    writeln!(input, "ABOUT\nTURN 0,0").unwrap();
    assert!(line(&mut output).starts_with("name="));
    assert!(line(&mut output).contains(','));
    // It ponders again.
    writeln!(input, "END").unwrap();
    assert!(child.wait().unwrap().success());
}
