//! A PostgreSQL server.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, ensure};
use rustix::process::{Pid, Signal};
use tempfile::TempDir;

use crate::process::{Process, command, is_root};

/// Where Debian puts a folder for each version.
const VERSIONS: &str = "/usr/lib/postgresql";

/// Whom the package runs the server for.
const USER: &str = "postgres";

/// Who owns every database.
const OWNER: &str = "tengen";

/// A server that nobody else can reach: it listens on a socket in its own folder.
#[derive(Debug)]
pub struct Postgres {
    programs: PathBuf,
    process: Option<Process>,
    folder: TempDir,
    /// Whether what is committed is on the disk.
    is_durable: bool,
}

impl Postgres {
    /// Starts a server that does not wait for the disk; none, which is said aloud, if none is installed. What it has
    /// committed outlives its own end, as long as the machine goes on.
    ///
    /// # Errors
    ///
    /// If it does not start.
    pub fn start() -> anyhow::Result<Option<Self>> {
        Self::start_new(false)
    }

    /// The same for a server that waits for the disk, as one does that people rely on.
    ///
    /// # Errors
    ///
    /// If it does not start.
    pub fn start_durable() -> anyhow::Result<Option<Self>> {
        Self::start_new(true)
    }

    fn start_new(is_durable: bool) -> anyhow::Result<Option<Self>> {
        let Some(programs) = programs() else {
            eprintln!("SKIPPED: no PostgreSQL in {VERSIONS} (Debian: apt-get install postgresql)");
            return Ok(None);
        };
        let folder = tempfile::tempdir()?;
        if is_root() {
            let given = Command::new("chown").arg(USER).arg(folder.path()).status()?;
            ensure!(given.success(), "the folder of the server cannot be given to {USER}");
        }
        let mut server = Self { programs, process: None, folder, is_durable };
        let data = server.data();
        let settings =
            ["--username=tengen", "--auth=trust", "--no-sync", "--encoding=UTF8", "--locale=C.UTF-8"];
        server.run("initdb", &[settings.as_slice(), &[&data]].concat())?;
        server.start_again()?;
        Ok(Some(server))
    }

    /// Starts it on the data that it has left.
    ///
    /// # Errors
    ///
    /// If it does not start.
    pub fn start_again(&mut self) -> anyhow::Result<()> {
        let folder = self.folder.path();
        let mut server = command(&self.programs.join("postgres"), Some(USER));
        server.arg("-D").arg(folder.join("data")).arg("-k").arg(folder).current_dir(folder);
        server.args(["-c", "listen_addresses=", "-c", "max_connections=200"]);
        if !self.is_durable {
            server.arg("-F");
        }
        self.process = Some(Process::start(server, "ready to accept connections")?);
        Ok(())
    }

    /// Kills it with all of its children, as a machine does that loses its power.
    pub fn kill(&mut self) {
        self.process = None;
    }

    /// Lets it stand still with all of its children.
    pub fn freeze(&self) {
        self.signal(Signal::STOP);
    }

    /// Lets it go on.
    pub fn thaw(&self) {
        self.signal(Signal::CONT);
    }

    fn signal(&self, signal: Signal) {
        if let Some(process) = &self.process {
            process.signal(signal);
        }
    }

    /// The address of the database `name`.
    pub fn url(&self, name: &str) -> String {
        url(self.folder(), name)
    }

    /// The folder of the socket on which it listens.
    pub(crate) fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// The same by way of a relay that listens on this port.
    pub fn url_by(&self, name: &str, port: u16) -> String {
        format!("postgres://tengen@127.0.0.1:{port}/{name}?sslmode=disable")
    }

    /// The socket on which it listens.
    pub fn socket(&self) -> PathBuf {
        self.folder.path().join(".s.PGSQL.5432")
    }

    /// Makes an empty database and gives its address.
    ///
    /// # Errors
    ///
    /// If it cannot be made, because there is one of this name for example.
    pub fn create(&self, name: &str) -> anyhow::Result<String> {
        output(client("createdb", self.folder())?.arg(name))?;
        Ok(self.url(name))
    }

    /// What the database `name` answers, as `psql` prints it without a frame.
    ///
    /// # Errors
    ///
    /// If it does not answer, or does not understand.
    pub fn ask(&self, name: &str, sql: &str) -> anyhow::Result<String> {
        output(client("psql", self.folder())?.args(["-XAtc", sql, name]))
    }

    /// It and all that it has started.
    pub fn processes(&self) -> Vec<Pid> {
        self.process.as_ref().map_or_else(Vec::new, Process::family)
    }

    fn data(&self) -> String {
        self.folder.path().join("data").display().to_string()
    }

    fn run(&self, program: &str, arguments: &[&str]) -> anyhow::Result<String> {
        let mut command = command(&self.programs.join(program), Some(USER));
        output(command.args(arguments).current_dir(self.folder.path()))
    }
}

/// The address of the database `name` of the server whose socket is in `folder`.
pub(crate) fn url(folder: &Path, name: &str) -> String {
    format!("postgres://{OWNER}@localhost/{name}?host={}", folder.display())
}

/// A program that asks the server whose socket is in `folder`.
pub(crate) fn client(program: &str, folder: &Path) -> anyhow::Result<Command> {
    let programs = programs().context("PostgreSQL is not installed any more")?;
    let mut client = command(&programs.join(program), Some(USER));
    client.arg("--host").arg(folder).args(["--username", OWNER]).current_dir(folder);
    Ok(client)
}

/// What a program prints that succeeds.
pub(crate) fn output(command: &mut Command) -> anyhow::Result<String> {
    let output = command.output()?;
    ensure!(output.status.success(), "{command:?}: {}", String::from_utf8_lossy(&output.stderr));
    Ok(String::from_utf8(output.stdout)?)
}

/// The folder with the programs of the newest version.
fn programs() -> Option<PathBuf> {
    let versions = std::fs::read_dir(VERSIONS).ok()?;
    let numbers = versions.filter_map(|entry| entry.ok()?.file_name().to_str()?.parse::<u32>().ok());
    let programs = Path::new(VERSIONS).join(numbers.max()?.to_string()).join("bin");
    programs.join("postgres").exists().then_some(programs)
}
