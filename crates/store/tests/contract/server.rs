//! A PostgreSQL server of one's own, from the installed package, gone when the test is over.

use std::collections::VecDeque;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::thread;

use sqlx::{AssertSqlSafe, Connection, PgConnection};
use tempfile::TempDir;

/// Where Debian puts a folder for each version.
const VERSIONS: &str = "/usr/lib/postgresql";

/// A running server that nobody else can reach: it listens on a socket in its own folder.
pub(crate) struct Server {
    programs: PathBuf,
    child: Child,
    folder: TempDir,
}

impl Server {
    /// Starts a server, or says aloud that none is installed.
    pub(crate) fn start() -> Option<Self> {
        let Some(programs) = programs() else {
            eprintln!("SKIPPED: no PostgreSQL in {VERSIONS}; the laws were not checked on it");
            return None;
        };
        let folder = tempfile::tempdir().unwrap();
        give_to_postgres(folder.path());
        initialise(&programs, folder.path());
        let child = run(&programs, folder.path());
        Some(Self { programs, child, folder })
    }

    /// Ends the server as a crash would: at once, and with all of its children.
    pub(crate) fn stop(&mut self) {
        let _ = Command::new("kill").args(["-QUIT", &self.child.id().to_string()]).status();
        let _ = self.child.wait();
    }

    /// Starts it again on the same data.
    pub(crate) fn start_again(&mut self) {
        self.child = run(&self.programs, self.folder.path());
    }

    /// The address of the database `name`.
    pub(crate) fn url(&self, name: &str) -> String {
        format!("postgres://tengen@localhost/{name}?host={}", self.folder.path().display())
    }

    /// Makes an empty database and gives its address.
    pub(crate) async fn create(&self, name: &str) -> String {
        let mut connection = PgConnection::connect(&self.url("postgres")).await.unwrap();
        let sql = AssertSqlSafe(format!("CREATE DATABASE {name}"));
        sqlx::query(sql).execute(&mut connection).await.unwrap();
        self.url(name)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.stop();
    }
}

/// The folder with the programs of the newest version.
fn programs() -> Option<PathBuf> {
    let versions = std::fs::read_dir(VERSIONS).ok()?;
    let numbers = versions.filter_map(|entry| entry.ok()?.file_name().to_str()?.parse::<u32>().ok());
    let programs = Path::new(VERSIONS).join(numbers.max()?.to_string()).join("bin");
    programs.join("postgres").exists().then_some(programs)
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output().unwrap();
    id.stdout.trim_ascii() == b"0"
}

fn give_to_postgres(folder: &Path) {
    if is_root() {
        assert!(Command::new("chown").arg("postgres").arg(folder).status().unwrap().success());
    }
}

/// A command that ends with this process, run by a user that PostgreSQL accepts.
fn command(program: &Path) -> Command {
    let mut command = Command::new("setpriv");
    command.args(["--pdeathsig", "QUIT"]);
    if is_root() {
        command.args(["--reuid", "postgres", "--regid", "postgres", "--init-groups"]);
    }
    command.arg(program).stdin(Stdio::null());
    command
}

fn initialise(programs: &Path, folder: &Path) {
    let mut initdb = command(&programs.join("initdb"));
    initdb.args(["--username=tengen", "--auth=trust", "--no-sync", "--encoding=UTF8", "--locale=C.UTF-8"]);
    let output = initdb.arg(folder.join("data")).current_dir(folder).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

/// Starts the server and returns when it says that it is ready.
fn run(programs: &Path, folder: &Path) -> Child {
    let mut server = command(&programs.join("postgres"));
    server.arg("-D").arg(folder.join("data")).arg("-k").arg(folder).current_dir(folder);
    server.args(["-F", "-c", "listen_addresses=", "-c", "max_connections=100"]);
    let mut child = server.stderr(Stdio::piped()).spawn().unwrap();
    let log = BufReader::new(child.stderr.take().unwrap());
    let (ready, is_ready) = mpsc::channel();
    // Goes on reading to the end, so that the server never waits for room in the pipe.
    let reader = thread::spawn(move || {
        let mut last = VecDeque::new();
        for line in log.lines().map_while(Result::ok) {
            if line.contains("ready to accept connections") {
                let _ = ready.send(());
            }
            last.push_back(line);
            if last.len() > 20 {
                last.pop_front();
            }
        }
        drop(ready);
        last
    });
    let started = is_ready.recv().is_ok();
    assert!(started, "the server did not start: {:#?}", reader.join());
    child
}
