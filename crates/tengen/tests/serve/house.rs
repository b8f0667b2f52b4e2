//! A house as a process.

use std::io::{BufRead, BufReader, Read, Write, empty};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, ChildStdout, Command, ExitStatus, Stdio};
use std::thread::JoinHandle;

use rustix::process::{Pid, Signal, kill_process};

/// The command that opens a house.
pub(crate) fn tengen(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tengen"));
    command.arg("serve").args(arguments).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command.env_remove("RUST_LOG").env_remove("TENGEN_DATABASE");
    command
}

/// A house that has said where it listens.
pub(crate) struct House {
    process: Child,
    /// Such as `127.0.0.1:40123`.
    pub(crate) address: String,
    out: BufReader<ChildStdout>,
    pub(crate) log: Box<dyn BufRead + Send>,
}

impl House {
    pub(crate) fn open(data: &Path, more: &[&str]) -> Self {
        Self::open_with(data, more, &[])
    }

    /// A house with these variables in its environment.
    pub(crate) fn open_with(data: &Path, more: &[&str], variables: &[(&str, &str)]) -> Self {
        let mut command = tengen(&["--data", data.to_str().unwrap()]);
        let mut process = command.args(more).envs(variables.iter().copied()).spawn().unwrap();
        let mut out = BufReader::new(process.stdout.take().unwrap());
        let log = Box::new(BufReader::new(process.stderr.take().unwrap()));
        let mut line = String::new();
        out.read_line(&mut line).unwrap();
        let address = line.strip_prefix("listening on http://").unwrap_or_else(|| panic!("{line:?}"));
        Self { process, address: address.trim_end().to_owned(), out, log }
    }

    pub(crate) fn on_a_free_port(data: &Path) -> Self {
        Self::open(data, &["--listen", "127.0.0.1:0"])
    }

    /// The status line of an answer.
    pub(crate) fn get(&self, path: &str) -> String {
        self.ask(path, "").remove(0)
    }

    /// The lines of an answer's head, to a request with further lines in its own.
    pub(crate) fn ask(&self, path: &str, more: &str) -> Vec<String> {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        let host = &self.address;
        write!(stream, "GET {path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n{more}\r\n").unwrap();
        BufReader::new(stream).lines().map_while(Result::ok).take_while(|line| !line.is_empty()).collect()
    }

    /// The status line of the answer to something that a page sends.
    pub(crate) fn post(&self, path: &str, cookie: &str, body: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        let (host, length) = (&self.address, body.len());
        write!(
            stream,
            "POST {path} HTTP/1.1\r\nhost: {host}\r\norigin: http://{host}\r\ncookie: {cookie}\r\n\
             content-type: application/json\r\ncontent-length: {length}\r\nconnection: close\r\n\r\n{body}"
        )
        .unwrap();
        BufReader::new(stream).lines().map_while(Result::ok).next().unwrap()
    }

    /// The cookie of a new guest.
    pub(crate) fn session(&self) -> String {
        let head = self.ask("/api/session", "");
        let mut cookies = head.iter().filter_map(|line| line.strip_prefix("set-cookie: ")?.split(';').next());
        cookies.next().unwrap().to_owned()
    }

    pub(crate) fn signal(&self, signal: Signal) {
        kill_process(Pid::from_child(&self.process), signal).unwrap();
    }

    /// Reads the log to its end while it is written: a pipe holds only so much.
    pub(crate) fn read_log(&mut self) -> JoinHandle<String> {
        let mut log = std::mem::replace(&mut self.log, Box::new(empty()));
        std::thread::spawn(move || {
            let mut text = String::new();
            log.read_to_string(&mut text).unwrap();
            text
        })
    }

    /// What else it printed, and how it ended.
    pub(crate) fn end(mut self) -> (String, ExitStatus) {
        let mut rest = String::new();
        self.out.read_to_string(&mut rest).unwrap();
        let mut log = String::new();
        self.log.read_to_string(&mut log).unwrap();
        (rest, self.process.wait().unwrap())
    }
}
