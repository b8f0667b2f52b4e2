//! What the log says, and what it never says.

use std::path::Path;

use rustix::process::Signal;
use serde_json::Value;

use crate::house::{House, tengen};

const ANYWHERE: [&str; 2] = ["--listen", "127.0.0.1:0"];

/// The log of a house in which a guest has asked for a few things and been refused some, with the guest's
/// cookie and the name of the last request.
fn log_of_a_visit(data: &Path, format: &str) -> (String, String, String) {
    let variables = [("RUST_LOG", "trace"), ("TENGEN_LOG_FORMAT", format)];
    let mut house = House::open_with(data, &ANYWHERE, &variables);
    let log = house.read_log();
    let cookie = house.session();
    let with_cookie = format!("cookie: {cookie}\r\n");
    house.ask("/api/session", &with_cookie);
    house.ask("/api/live", &with_cookie);
    let head = house.ask("/api/rooms/nowhere", &with_cookie);
    let id = head.iter().find_map(|line| line.strip_prefix("x-request-id: ")).unwrap().to_owned();
    house.signal(Signal::TERM);
    assert_eq!(house.end().1.code(), Some(0));
    (log.join().unwrap(), cookie, id)
}

#[test]
fn every_line_is_an_object_where_programs_read_and_says_whose_request_it_was() {
    let data = tempfile::tempdir().unwrap();
    let (log, _, id) = log_of_a_visit(data.path(), "json");
    let lines: Vec<Value> = log.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert!(lines.iter().all(|line| line["timestamp"].is_string() && line["level"].is_string()), "{log}");
    let of_request = |line: &&Value| line["path"] == "/api/rooms/nowhere";
    let line = lines.iter().find(of_request).unwrap_or_else(|| panic!("{log}"));
    assert_eq!((&line["status"], &line["code"]), (&Value::from(404), &Value::from("no-such-room")));
    let span = &line["spans"][0];
    assert_eq!((span["name"].as_str(), span["id"].as_str()), (Some("request"), Some(id.as_str())));
    assert!(span["person"].is_string(), "{line}");
}

#[test]
fn lines_for_people_say_whose_request_it_was_too() {
    let data = tempfile::tempdir().unwrap();
    let (log, _, id) = log_of_a_visit(data.path(), "text");
    assert!(log.lines().any(|line| line.contains(&id) && line.contains("no-such-room")), "{log}");
}

#[test]
fn no_secret_is_in_the_log_however_much_it_tells() {
    for format in ["text", "json"] {
        let data = tempfile::tempdir().unwrap();
        let (log, cookie, _) = log_of_a_visit(data.path(), format);
        let (_, secret) = cookie.split_once('=').unwrap();
        assert!(secret.len() == 64 && log.contains("/api/session"), "{log}");
        assert!(!log.contains(secret), "{log}");
    }
}

#[test]
fn the_password_of_a_database_is_not_told_when_nobody_answers_there() {
    for format in ["text", "json"] {
        let mut house = tengen(&ANYWHERE);
        house.env("TENGEN_DATABASE", "postgres://house:hunter2@127.0.0.1:1/tengen");
        let output = house.env("RUST_LOG", "trace").env("TENGEN_LOG_FORMAT", format).output().unwrap();
        let told = String::from_utf8([output.stdout, output.stderr].concat()).unwrap();
        assert_eq!(output.status.code(), Some(2), "{told}");
        assert!(told.contains("PostgreSQL") && !told.contains("hunter2"), "{told}");
    }
}
