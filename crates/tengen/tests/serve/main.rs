//! `tengen serve` as a process: what it prints, how it ends, and why it does not begin.
#![cfg(unix)]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod admin;
mod house;
mod log;

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Command, Output};

use rustix::process::Signal;

use house::{House, tengen};

#[test]
fn the_house_says_in_one_line_where_it_listens_and_ends_in_peace_when_asked() {
    for signal in [Signal::TERM, Signal::INT] {
        let data = tempfile::tempdir().unwrap();
        let house = House::on_a_free_port(&data.path().join("new/folder"));
        assert!(!house.address.ends_with(":0"), "{}", house.address);
        assert_eq!(house.get("/ready"), "HTTP/1.1 200 OK");
        house.signal(signal);
        let (rest, status) = house.end();
        assert_eq!((rest.as_str(), status.code()), ("", Some(0)));
        assert!(data.path().join("new/folder/tengen.db").is_file());
    }
}

#[test]
fn a_second_signal_ends_a_house_that_waits_for_somebody() {
    let data = tempfile::tempdir().unwrap();
    let mut house = House::on_a_free_port(data.path());
    // A request whose body never comes keeps the house from closing for some seconds.
    let mut stream = TcpStream::connect(&house.address).unwrap();
    let (host, session) = (&house.address, house.session());
    write!(
        stream,
        "PATCH /api/session HTTP/1.1\r\nhost: {host}\r\norigin: http://{host}\r\ncookie: {session}\r\n\
         content-type: application/json\r\ncontent-length: 20\r\nexpect: 100-continue\r\n\r\n"
    )
    .unwrap();
    let mut line = String::new();
    BufReader::new(&stream).read_line(&mut line).unwrap();
    assert_eq!(line.trim_end(), "HTTP/1.1 100 Continue", "the house waits for the body");
    house.signal(Signal::TERM);
    let mut closing = String::new();
    while !closing.contains("closing") {
        closing.clear();
        assert_ne!(house.log.read_line(&mut closing).unwrap(), 0, "the house has ended by itself");
    }
    house.signal(Signal::TERM);
    assert_eq!(house.end().1.code(), Some(1));
}

#[test]
fn lists_can_be_made_anew_before_the_house_opens() {
    let data = tempfile::tempdir().unwrap();
    for more in [&["--listen", "127.0.0.1:0"][..], &["--listen", "127.0.0.1:0", "--rebuild"]] {
        let mut house = House::open(data.path(), more);
        assert_eq!(house.get("/ready"), "HTTP/1.1 200 OK");
        let mut first = String::new();
        house.log.read_line(&mut first).unwrap();
        assert_eq!(first.contains("made the lists anew"), more.contains(&"--rebuild"), "{first}");
        house.signal(Signal::TERM);
        assert_eq!(house.end().1.code(), Some(0));
    }
}

/// What comes of a house that cannot open: nothing on standard output, and the last line of the other.
fn refused(arguments: &[&str]) -> String {
    let Output { status, stdout, stderr } = tengen(arguments).output().unwrap();
    let message = String::from_utf8(stderr).unwrap();
    assert_eq!(status.code(), Some(2), "{message}");
    assert_eq!(stdout, b"");
    message.lines().last().unwrap().to_owned()
}

#[test]
fn two_houses_do_not_share_a_database() {
    let data = tempfile::tempdir().unwrap();
    let house = House::on_a_free_port(data.path());
    let path = data.path().to_str().unwrap();
    let message = refused(&["--data", path, "--listen", "127.0.0.1:0"]);
    let database = data.path().join("tengen.db");
    let expected = format!(
        "tengen: the database {} is in use by another house; stop that one, or choose another folder with --data",
        database.display()
    );
    assert_eq!(message, expected);
    assert_eq!(house.get("/ready"), "HTTP/1.1 200 OK", "the first one goes on");
    house.signal(Signal::TERM);
    assert_eq!(house.end().1.code(), Some(0));
}

#[test]
fn an_address_in_use_is_named_in_the_language_asked_for() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let data = tempfile::tempdir().unwrap();
    let path = data.path().to_str().unwrap();
    for (language, part) in [
        ("en", "is in use by another program; --listen chooses another address"),
        ("zh-Hans", "已被其他程序占用"),
        ("zh-Hant", "已被其他程式佔用"),
        ("ja", "使用中"),
    ] {
        let message = refused(&["--data", path, "--listen", &address, "--lang", language]);
        assert!(message.contains(&address) && message.contains(part), "{message}");
    }
}

#[test]
fn a_configuration_that_cannot_be_used_is_named_with_the_place() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tengen.toml");
    let path = file.to_str().unwrap();
    assert_eq!(refused(&["--config", path]), format!("tengen: cannot read the file {path}: no such file"));
    fs::write(&file, "listen = \"127.0.0.1:0\"\nlisten_on = 3\n").unwrap();
    let message = refused(&["--config", path]);
    let expected = format!("tengen: {path}, line 2: unknown field `listen_on`");
    assert!(message.starts_with(&expected), "{message}");
}

#[test]
fn a_database_that_is_none_is_not_used() {
    let data = tempfile::tempdir().unwrap();
    let file = data.path().join("tengen.db");
    fs::write(&file, "a letter to my aunt, long enough to look like something\n".repeat(40)).unwrap();
    let message = refused(&["--data", data.path().to_str().unwrap(), "--listen", "127.0.0.1:0"]);
    assert!(
        message.starts_with(&format!("tengen: cannot use the database {}: ", file.display())),
        "{message}"
    );
    let blocked = data.path().join("tengen.db/below");
    let message = refused(&["--data", blocked.to_str().unwrap(), "--listen", "127.0.0.1:0"]);
    assert!(message.contains("cannot make the folder") && message.contains("below"), "{message}");
}

#[test]
fn what_the_command_line_says_counts_more_than_the_file() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tengen.toml");
    fs::write(&file, "listen = \"127.0.0.1:1\"\ndata = \"/nowhere/at/all\"\n").unwrap();
    let data = folder.path().join("data");
    let house = House::open(&data, &["--listen", "127.0.0.1:0", "--config", file.to_str().unwrap()]);
    assert!(data.join("tengen.db").is_file());
    house.signal(Signal::TERM);
    assert_eq!(house.end().1.code(), Some(0));
}

#[test]
fn a_database_in_the_environment_must_be_postgresql() {
    let output = tengen(&[]).env("TENGEN_DATABASE", "mysql://house@db/tengen").output().unwrap();
    let message = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(message.contains("TENGEN_DATABASE") && message.contains("postgres://"), "{message}");
}

/// Runs another command of the program for the house in `data`.
fn for_house(command: &[&str], data: &Path) -> Output {
    let mut tengen = Command::new(env!("CARGO_BIN_EXE_tengen"));
    tengen.env_remove("TENGEN_DATABASE").args(command).arg("--data").arg(data).output().unwrap()
}

#[test]
fn an_open_house_is_backed_up_and_opens_elsewhere() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    let backup = at("backup.db");
    let path = backup.to_str().unwrap();
    let house = House::on_a_free_port(&at("here"));
    assert!(for_house(&["backup", path], &at("here")).status.success());

    let again = for_house(&["backup", path], &at("here"));
    assert_eq!(again.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&again.stderr).contains("backup.db is there already"));
    let over_the_open_house = for_house(&["restore", path], &at("here"));
    assert_eq!(over_the_open_house.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&over_the_open_house.stderr).contains("in use by another house"));
    assert!(house.get("/ready").contains("200"));

    let restored = for_house(&["restore", path, "--lang", "ja"], &at("there"));
    assert!(restored.status.success(), "{}", String::from_utf8_lossy(&restored.stderr));
    assert!(String::from_utf8_lossy(&restored.stdout).contains("復元"));
    let other = House::on_a_free_port(&at("there"));
    assert!(other.get("/ready").contains("200"));
}

#[test]
fn a_house_in_postgresql_is_not_backed_up_as_a_file() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tengen"));
    let output =
        command.env("TENGEN_DATABASE", "postgres://house@db/tengen").args(["backup", "never.db"]).output();
    let output = output.unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("pg_dump"));
}

#[test]
fn a_house_without_threads_for_computers_needs_a_bus() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tengen.toml");
    fs::write(&file, "workers = 0").unwrap();
    let data = folder.path().to_str().unwrap();
    let message = refused(&["--data", data, "--listen", "127.0.0.1:0", "--config", file.to_str().unwrap()]);
    assert!(message.contains("needs a bus"), "{message}");
}
