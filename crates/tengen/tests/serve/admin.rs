//! `tengen admin`: a house that is open is asked from another process.

use std::path::Path;
use std::process::{Command, Output};

use rustix::process::Signal;
use serde_json::Value;

use crate::house::House;

fn admin(data: &Path, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tengen"));
    command.env_remove("TENGEN_DATABASE").arg("admin").args(arguments).arg("--data").arg(data);
    command.output().unwrap()
}

fn told(data: &Path, arguments: &[&str]) -> String {
    let output = admin(data, arguments);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

fn json(data: &Path, arguments: &[&str]) -> Value {
    serde_json::from_str(&told(data, &[arguments, &["--json"]].concat())).unwrap()
}

fn refusal(data: &Path, arguments: &[&str]) -> String {
    let output = admin(data, arguments);
    assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0));
    String::from_utf8(output.stderr).unwrap()
}

#[test]
fn a_house_tells_how_it_stands_with_it_in_every_language() {
    let data = tempfile::tempdir().unwrap();
    let house = House::on_a_free_port(data.path());
    let status = json(data.path(), &["status"]);
    assert_eq!((&status["people"], &status["refuses"]), (&Value::from(0), &Value::Null));
    assert!(status["database"].as_str().unwrap().ends_with("tengen.db"));
    let mut seen: Vec<String> = Vec::new();
    for language in ["en", "zh-Hans", "zh-Hant", "ja"] {
        let text = told(data.path(), &["status", "--lang", language]);
        assert!(text.lines().count() == 5 && !text.contains("admin-"), "{text}");
        seen.push(text);
    }
    seen.dedup();
    assert_eq!(seen.len(), 4);
    for nobody in ["people", "rooms", "games"] {
        assert_eq!(told(data.path(), &[nobody]), "");
    }
    house.signal(Signal::TERM);
    assert_eq!(house.end().1.code(), Some(0));
}

#[test]
fn maintenance_begins_and_ends_while_the_house_is_open() {
    let data = tempfile::tempdir().unwrap();
    let house = House::on_a_free_port(data.path());
    assert_eq!(house.get("/ready"), "HTTP/1.1 200 OK");
    let text = told(data.path(), &["maintenance", "on", "--message", "Back at noon"]);
    assert!(text.contains("Back at noon"), "{text}");
    assert_eq!(house.get("/ready"), "HTTP/1.1 503 Service Unavailable");
    assert_eq!(house.get("/health"), "HTTP/1.1 200 OK");
    assert_eq!(json(data.path(), &["status"])["refuses"], "maintenance");
    told(data.path(), &["maintenance", "off"]);
    assert_eq!(house.get("/ready"), "HTTP/1.1 200 OK");
    house.signal(Signal::TERM);
    assert_eq!(house.end().1.code(), Some(0));
}

#[test]
fn announcements_are_made_and_taken_back_and_bad_ones_refused() {
    let data = tempfile::tempdir().unwrap();
    let _house = House::on_a_free_port(data.path());
    let notice = json(data.path(), &["announce", "明日大会", "--for", "2h"]);
    let announcement = &notice["announcement"];
    assert_eq!(announcement["text"], "明日大会");
    let [at, until] = ["at", "until"].map(|moment| announcement[moment].as_u64().unwrap());
    assert_eq!(until - at, 2 * 60 * 60 * 1000);
    assert_eq!(json(data.path(), &["announce", "--off"])["announcement"], Value::Null);
    for bad in [String::new(), "x".repeat(501), "two\nlines".to_owned()] {
        assert!(refusal(data.path(), &["announce", &bad]).contains("1 to 500 characters"));
    }
    assert!(refusal(data.path(), &["announce", "soon", "--for", "later"]).contains("90m"));
}

#[test]
fn the_log_tells_more_when_that_is_asked_for() {
    for format in ["text", "json"] {
        let data = tempfile::tempdir().unwrap();
        let variables = [("TENGEN_LOG_FORMAT", format)];
        let mut house = House::open_with(data.path(), &["--listen", "127.0.0.1:0"], &variables);
        let log = house.read_log();
        house.get("/api/options");
        told(data.path(), &["log-level", "tengen_server=debug"]);
        house.get("/api/computers");
        assert!(refusal(data.path(), &["log-level", "tengen_server=loud"]).contains("no measure"));
        house.signal(Signal::TERM);
        house.end();
        let log = log.join().unwrap();
        assert!(log.contains("/api/computers") && !log.contains("/api/options"), "{log}");
    }
}

#[test]
fn nobody_else_can_enter_and_a_killed_house_does_not_stand_in_the_way() {
    use std::os::unix::fs::PermissionsExt;

    let data = tempfile::tempdir().unwrap();
    let message = refusal(data.path(), &["status"]);
    assert!(message.contains("no house is open there"), "{message}");
    let house = House::on_a_free_port(data.path());
    let folder = data.path().join("operator");
    assert_eq!(folder.metadata().unwrap().permissions().mode() & 0o777, 0o700);
    house.signal(Signal::KILL);
    house.end();
    assert!(refusal(data.path(), &["status"]).contains("no house is open there"));
    let house = House::on_a_free_port(data.path());
    told(data.path(), &["status"]);
    house.signal(Signal::TERM);
    assert_eq!(house.end().1.code(), Some(0));
    assert!(!folder.join("socket").exists());
}

#[test]
fn people_are_tended_and_everything_is_noted_in_every_language() {
    let data = tempfile::tempdir().unwrap();
    let house = House::on_a_free_port(data.path());
    let cookie = house.session();
    let guest = json(data.path(), &["people"]);
    assert_eq!(guest["people"], Value::Array(Vec::new()), "a session is no page");
    let account = house.post("/api/account", &cookie, r#"{"name": "Ada", "password": "four quiet stones"}"#);
    assert_eq!(account, "HTTP/1.1 200 OK");
    assert_eq!(json(data.path(), &["find", "a"])["people"][0]["person"]["name"], "Ada");
    assert_eq!(json(data.path(), &["find", "b"])["people"], Value::Array(Vec::new()));
    let id = json(data.path(), &["find"])["people"][0]["person"]["id"].as_str().unwrap().to_owned();

    assert!(told(data.path(), &["grant", "ada"]).contains("operator since"));
    assert!(refusal(data.path(), &["suspend", "ada", "--for", "7d", "--reason", "x"]).contains("revoke"));
    told(data.path(), &["revoke", &format!("@{id}")]);
    let suspended = told(data.path(), &["suspend", "ada", "--for", "7d", "--reason", "too loud"]);
    assert!(suspended.contains("too loud") && suspended.contains("not logged in"), "{suspended}");
    assert!(json(data.path(), &["find", "--suspended"])["people"][0]["suspension"]["ends_at"].is_number());
    let log_in = house.post("/api/session", "", r#"{"name": "Ada", "password": "four quiet stones"}"#);
    assert_eq!(log_in, "HTTP/1.1 403 Forbidden");
    told(data.path(), &["suspend", "ada", "--for", "forever", "--reason", "too loud"]);
    told(data.path(), &["lift", "ada", "--reason", "a mistake"]);
    assert!(told(data.path(), &["rename", "ada", "Augusta"]).starts_with("Augusta"));
    told(data.path(), &["log-out", "augusta"]);
    assert!(refusal(data.path(), &["lift", "ada"]).contains("nobody is called so"));
    assert!(refusal(data.path(), &["suspend", "augusta", "--reason", "x"]).contains("--for"));

    let deeds = json(data.path(), &["deeds", "--on", "augusta"]);
    let words: Vec<_> = deeds["deeds"].as_array().unwrap().iter().map(|deed| &deed["deed"]).collect();
    assert_eq!(words, ["rename", "lift", "suspend", "suspend", "revoke", "grant"]);
    for language in ["en", "zh-Hans", "zh-Hant", "ja"] {
        let text = told(data.path(), &["deeds", "--lang", language]);
        assert!(text.contains("Ada → Augusta") && !text.contains("admin-"), "{text}");
        assert!(!told(data.path(), &["find", "--lang", language]).contains("admin-"));
    }
}

#[test]
fn rulings_on_what_is_not_there_are_refused_in_words() {
    let data = tempfile::tempdir().unwrap();
    let _house = House::on_a_free_port(data.path());
    for (arguments, words) in [
        (&["decide", "none", "draw", "--reason", "x"][..], "no such game"),
        (&["annul", "none", "--reason", "x"], "no such game"),
        (&["restore", "none"], "no such game"),
        (&["close-room", "none"], "no such room"),
        (&["decide", "none", "draw", "--reason", "two\nlines"], "1 to 500 characters"),
        (&["decide", "none", "draw"], "--reason"),
        (&["decide", "none", "red", "--reason", "x"], "black"),
        (&["grant", "nobody"], "nobody is called so"),
    ] {
        assert!(refusal(data.path(), arguments).contains(words), "{arguments:?}");
    }
    assert_eq!(told(data.path(), &["deeds"]), "");
}
