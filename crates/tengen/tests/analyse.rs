//! What `tengen analyse` does beside printing: pictures, and Ctrl-C.
#![allow(clippy::unwrap_used, reason = "a test may stop")]

use std::fs;
use std::io::Write;
use std::process::{Child, Command, Stdio};

/// Starts an analysis of what is then written to its input.
fn start(arguments: &[&str], input: &str) -> Child {
    let mut child = Command::new(env!("CARGO_BIN_EXE_tengen"))
        .arg("analyse")
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    child
}

#[test]
fn a_picture_shows_the_stones_of_the_best_line_with_their_numbers() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("line.svg");
    let arguments = ["--rule", "freestyle", "--depth", "4", "--quiet", "--svg", path.to_str().unwrap()];
    // Black has an open three.
    let output = start(&arguments, "h8a1i8c1j8e1\n").wait_with_output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let svg = fs::read_to_string(&path).unwrap();
    let count = |text: &str| svg.matches(text).count();
    assert!(svg.contains("win within 3 stones"), "{svg}");
    // The first move, and the label of the first row.
    assert_eq!(count(">1</text>"), 2, "{svg}");
    assert!(count("url(#black)") + count("url(#white)") > 6, "{svg}");
    let output = start(&arguments, "h8\n\nh8i9\n").wait_with_output().unwrap();
    let message = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.code() == Some(2) && message.contains("SVG picture shows one"), "{message}");
}

#[test]
#[cfg(unix)]
fn ctrl_c_ends_the_search_and_the_answer_so_far_is_given() {
    use std::io::{BufRead, BufReader};

    let interrupted = |input: &str| {
        let mut child = start(&["--time-ms", "0", "--memory-mb", "1"], input);
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map(Result::unwrap);
        // It thinks.
        assert!(lines.by_ref().any(|line| line.starts_with("Depth 2 ")));
        let process = rustix::process::Pid::from_raw(child.id().cast_signed()).unwrap();
        rustix::process::kill_process(process, rustix::process::Signal::INT).unwrap();
        let last = lines.last().unwrap();
        (child.wait().unwrap().code(), last)
    };
    let (code, last) = interrupted("h8i9\n");
    assert_eq!((code, last.starts_with("Best move: ")), (Some(0), true), "{last}");
    let (code, last) = interrupted("h8i9\n\nh8h9\n");
    assert_eq!((code, last.starts_with("Best move: ")), (Some(3), true), "{last}");
}
