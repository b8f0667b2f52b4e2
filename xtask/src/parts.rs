//! The parts of `cargo xtask test`. A new one is a new entry of [`PARTS`].
//!
//! All parts share one target folder, and those that run code build it in the `test` profile with
//! the features of the whole workspace, so that nothing is built twice.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::command::{self, cargo, is_there, watched};
use crate::web::{self, npm};

/// What came of a part.
pub(crate) enum Outcome {
    /// All is well.
    Passed,
    /// Something is wrong.
    Failed(Failure),
    /// Something it needs is not there; the text says what and how to get it.
    Skipped(String),
}

/// What is wrong.
pub(crate) struct Failure {
    /// In a few words.
    pub(crate) why: String,
    /// The commands that failed, each with the last lines that it has printed, unless that was to a terminal.
    pub(crate) ends: Vec<String>,
}

impl From<String> for Failure {
    fn from(why: String) -> Self {
        Self { why, ends: Vec::new() }
    }
}

impl Outcome {
    /// The outcome in a word.
    pub(crate) const fn word(&self) -> &'static str {
        match self {
            Self::Passed => "passed",
            Self::Failed(_) => "failed",
            Self::Skipped(_) => "skipped",
        }
    }
}

/// A part of the test that can be asked for or left out by its name.
#[derive(Clone, Copy)]
pub(crate) struct Part {
    /// What it is called on the command line.
    pub(crate) name: &'static str,
    /// What it checks.
    pub(crate) about: &'static str,
    /// Runs it.
    pub(crate) run: fn() -> anyhow::Result<Outcome>,
}

/// Every part, in the order in which they run: the quickest to fail first.
pub(crate) const PARTS: &[Part] = &[
    Part { name: "format", about: "all Rust code is formatted", run: format },
    Part { name: "lint", about: "no warning of the compiler or of clippy", run: lint },
    Part { name: "web", about: "the web client: types, style, unit tests, build", run: web },
    Part { name: "docs", about: "the documentation builds without a warning", run: docs },
    Part { name: "unit", about: "unit, property, golden, contract and command-line tests", run: unit },
    Part { name: "doctest", about: "the examples in the documentation run", run: doctest },
    Part { name: "bench", about: "every benchmark compiles and runs once", run: bench },
    Part { name: "fuzz", about: "every fuzz target runs for a few seconds", run: fuzz },
    Part { name: "browser", about: "the house as people use it, in a real browser", run: browser },
    Part {
        name: "cluster",
        about: "several nodes over PostgreSQL and NATS, by their API and in a real browser",
        run: cluster,
    },
];

/// How each fuzz target runs: for a few seconds, enough to see that it works and to meet a shallow
/// bug, on inputs of all lengths from the start, since a whole board takes a hundred bytes.
const FUZZ_OPTIONS: &str = "-max_total_time=5 -len_control=0 -max_len=1000";

fn format() -> anyhow::Result<Outcome> {
    all_succeed([cargo("fmt --all --check"), cargo("fmt --manifest-path fuzz/Cargo.toml --check")])
}

fn lint() -> anyhow::Result<Outcome> {
    all_succeed([cargo("clippy --workspace --all-targets -- --deny warnings")])
}

fn web() -> anyhow::Result<Outcome> {
    if let Some(missing) = web::missing() {
        return Ok(Outcome::Skipped(missing));
    }
    web::install()?;
    let checked = all_succeed([npm("run check"), npm("run test")])?;
    web::build()?;
    Ok(checked)
}

fn docs() -> anyhow::Result<Outcome> {
    let mut doc = cargo("doc --workspace --no-deps");
    doc.env("RUSTDOCFLAGS", "--deny warnings");
    all_succeed([doc])
}

fn unit() -> anyhow::Result<Outcome> {
    if has_nextest() {
        return all_succeed([cargo("nextest run --workspace")]);
    }
    println!("cargo-nextest is not installed, so cargo test runs instead.");
    println!("It is slower; `cargo install cargo-nextest --locked` installs nextest.");
    all_succeed([cargo("test --workspace --lib --bins --tests --examples --no-fail-fast")])
}

fn has_nextest() -> bool {
    is_there(&mut cargo("nextest --version"))
}

fn doctest() -> anyhow::Result<Outcome> {
    all_succeed([cargo("test --workspace --doc --no-fail-fast")])
}

/// Under `cargo test` a criterion benchmark runs each of its functions once, unmeasured.
fn bench() -> anyhow::Result<Outcome> {
    all_succeed([cargo("test --workspace --bench * --no-fail-fast")])
}

/// The stories in `web/e2e`, with the program and the pages as they are now.
fn browser() -> anyhow::Result<Outcome> {
    if let Some(missing) = no_browser() {
        return Ok(Outcome::Skipped(missing));
    }
    web::build()?;
    let built = all_succeed([cargo("build --workspace --bin tengen")])?;
    if let Outcome::Failed(_) = built {
        return Ok(built);
    }
    let mut stories = npm("run e2e");
    stories.env("TENGEN_BIN", beside_this("tengen")?);
    all_succeed([stories])
}

/// What is told of a cluster: what happens in a room, in the lobby, with accounts and with ratings.
const CLUSTER_STORIES: &[&str] = &[
    "a guest makes an account in the middle of a game",
    "somebody logs in elsewhere",
    "a draw is offered with a move",
    "one click in the lobby, and a game against the computer begins",
    "a claimed foul ends the game",
    "two people who want the same game are brought together",
    "a closed hand, a guess, and a draw of colours",
    "plays a rated game, and sees what it changed",
    "a stone placed while the line is broken",
    "a match of two games with colours exchanged",
    "a game is gone through by buttons",
    "a study is edited by two browsers at once",
];

/// The tests of the API and some stories, told on three nodes over PostgreSQL and NATS, each client or connection to
/// another node.
fn cluster() -> anyhow::Result<Outcome> {
    if let Some(missing) = no_browser() {
        return Ok(Outcome::Skipped(missing));
    }
    let servers = ["/usr/lib/postgresql", "/usr/sbin/nats-server"];
    if !servers.iter().all(|server| Path::new(server).exists()) {
        return Ok(Outcome::Skipped("needs `apt-get install postgresql nats-server`".into()));
    }
    web::build()?;
    let programs = "build --workspace --bin tengen --bin tengen-cluster --bin tengen-servers";
    let built = all_succeed([cargo(programs)])?;
    if let Outcome::Failed(_) = built {
        return Ok(built);
    }
    let mut api = command::command(beside_this("tengen-servers")?, ["cargo"]);
    api.args(if has_nextest() { ["nextest", "run"] } else { ["test", "--no-fail-fast"] });
    api.args(["--workspace", "--test", "http"]);
    let mut stories = npm("run e2e --");
    stories.args(CLUSTER_STORIES);
    stories.env("TENGEN_BIN", beside_this("tengen")?).env("TENGEN_CLUSTER", beside_this("tengen-cluster")?);
    all_succeed([api, stories])
}

/// What a browser needs that is not there, if anything.
fn no_browser() -> Option<String> {
    if let Some(missing) = web::missing() {
        return Some(missing);
    }
    let fonts = is_there(&mut command::command("fc-list", ["--quiet", "Noto Sans CJK SC"]));
    let is_whole = fonts && is_there(&mut command::command("chromium", ["--version"]));
    (!is_whole).then(|| "needs `apt-get install chromium fontconfig fonts-noto-cjk`".into())
}

/// A program that is built into the same folder as this one.
fn beside_this(program: &str) -> anyhow::Result<PathBuf> {
    Ok(env::current_exe()?.with_file_name(format!("{program}{}", env::consts::EXE_SUFFIX)))
}

fn fuzz() -> anyhow::Result<Outcome> {
    if !is_there(&mut nightly("--version")) {
        return Ok(Outcome::Skipped("needs `rustup toolchain install nightly`".into()));
    }
    if !is_there(&mut nightly("fuzz --version")) {
        return Ok(Outcome::Skipped("needs `cargo install cargo-fuzz --locked`".into()));
    }
    let built = all_succeed([nightly("fuzz build")])?;
    if let Outcome::Failed(_) = built {
        return Ok(built);
    }
    let targets = nightly("fuzz list").output()?;
    let targets = String::from_utf8(targets.stdout)?;
    all_succeed(targets.lines().map(|target| nightly(&format!("fuzz run {target} -- {FUZZ_OPTIONS}"))))
}

/// Cargo of the nightly toolchain, which cargo-fuzz needs; never installs it.
fn nightly(line: &str) -> Command {
    let mut command = command::command("cargo", ["+nightly"]);
    command.args(line.split_whitespace()).env("RUSTUP_AUTO_INSTALL", "0");
    command
}

/// Runs every command, also after one that failed.
fn all_succeed(commands: impl IntoIterator<Item = Command>) -> anyhow::Result<Outcome> {
    let (mut failed, mut ends) = (Vec::new(), Vec::new());
    for mut command in commands {
        if let Err(end) = watched(&mut command)? {
            let shown = command::shown(&command);
            ends.extend((!end.is_empty()).then(|| format!("$ {shown}\n{end}")));
            failed.push(shown);
        }
    }
    Ok(if failed.is_empty() {
        Outcome::Passed
    } else {
        Outcome::Failed(Failure { why: failed.join("; "), ends })
    })
}
