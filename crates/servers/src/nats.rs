//! A NATS server.

use std::net::{SocketAddr, TcpListener};
use std::path::{Path, PathBuf};

use anyhow::Context;
use rustix::process::{Pid, Signal};
use tempfile::TempDir;

use crate::process::{Process, command};

/// Where Debian and others put the program.
const PLACES: [&str; 3] = ["/usr/sbin/nats-server", "/usr/local/bin/nats-server", "/usr/bin/nats-server"];

/// A server on a port of the loopback interface, with JetStream.
#[derive(Debug)]
pub struct Nats {
    program: PathBuf,
    process: Option<Process>,
    folder: TempDir,
    port: u16,
    /// Where it tells how it stands with it, over HTTP.
    monitor: u16,
}

impl Nats {
    /// Starts a server; none, which is said aloud, if none is installed.
    ///
    /// # Errors
    ///
    /// If it does not start.
    pub fn start() -> anyhow::Result<Option<Self>> {
        let Some(program) = PLACES.into_iter().map(Path::new).find(|place| place.exists()) else {
            eprintln!("SKIPPED: no nats-server (Debian: apt-get install nats-server)");
            return Ok(None);
        };
        let [port, monitor] = free_ports()?;
        let folder = tempfile::tempdir()?;
        let mut server = Self { program: program.to_owned(), process: None, folder, port, monitor };
        server.start_again()?;
        Ok(Some(server))
    }

    /// Starts it again on the same port.
    ///
    /// # Errors
    ///
    /// If it does not start.
    pub fn start_again(&mut self) -> anyhow::Result<()> {
        let mut server = command(&self.program, None);
        server.args(["--addr", "127.0.0.1", "--port", &self.port.to_string(), "--jetstream", "--store_dir"]);
        server.arg(self.folder.path()).args(["--http_port", &self.monitor.to_string()]);
        self.process = Some(Process::start(server, "Server is ready").context("nats-server")?);
        Ok(())
    }

    /// Kills it.
    pub fn kill(&mut self) {
        self.process = None;
    }

    /// Lets it stand still.
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

    /// Its address.
    pub fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    /// Where it tells how it stands with it: `/varz` over HTTP.
    pub fn monitor(&self) -> SocketAddr {
        SocketAddr::from(([127, 0, 0, 1], self.monitor))
    }

    /// It and all that it has started.
    pub fn processes(&self) -> Vec<Pid> {
        self.process.as_ref().map_or_else(Vec::new, Process::family)
    }

    /// Its port.
    pub const fn port(&self) -> u16 {
        self.port
    }
}

/// Ports that were free a moment ago: a server has the same ones when it is started again.
fn free_ports() -> anyhow::Result<[u16; 2]> {
    let listen = || TcpListener::bind("127.0.0.1:0");
    let (one, two) = (listen()?, listen()?);
    Ok([one.local_addr()?.port(), two.local_addr()?.port()])
}
