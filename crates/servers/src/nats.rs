//! A NATS server.

use std::net::{SocketAddr, TcpListener};
use std::path::{Path, PathBuf};

use anyhow::Context;
use rustix::process::{Pid, Signal};
use tempfile::TempDir;

use crate::process::{Process, command};

/// Where Debian and others put the program.
const PLACES: [&str; 3] = ["/usr/sbin/nats-server", "/usr/local/bin/nats-server", "/usr/bin/nats-server"];

/// A server on a port of the loopback interface.
#[derive(Debug)]
pub struct Nats {
    program: PathBuf,
    process: Option<Process>,
    folder: TempDir,
    port: u16,
    /// Where it tells how it stands with it, over HTTP.
    monitor: u16,
    kind: Kind,
}

/// What a server can do.
#[derive(Debug)]
enum Kind {
    /// It hands on messages and keeps none.
    Core,
    /// It has JetStream.
    JetStream,
    /// It has JetStream, and keeps it together with the servers at these ports, of which its own is the first.
    OneOfSeveral { name: String, routes: Vec<u16> },
}

impl Nats {
    /// Starts a server with JetStream; none, which is said aloud, if none is installed.
    ///
    /// # Errors
    ///
    /// If it does not start.
    pub fn start() -> anyhow::Result<Option<Self>> {
        Self::start_one(Kind::JetStream)
    }

    /// Starts a server without JetStream; none, which is said aloud, if none is installed.
    ///
    /// # Errors
    ///
    /// If it does not start.
    pub fn start_without_jetstream() -> anyhow::Result<Option<Self>> {
        Self::start_one(Kind::Core)
    }

    /// Starts so many servers that are one to whoever uses them, at most 16; none, which is said aloud, if none is
    /// installed. It takes them some seconds to agree on who leads.
    ///
    /// # Errors
    ///
    /// If one does not start.
    pub fn start_together(number: usize) -> anyhow::Result<Option<Vec<Self>>> {
        let routes = free_ports::<16>()?;
        let routes = &routes[..number];
        let mut servers = Vec::new();
        for index in 0..number {
            let mut routes = routes.to_vec();
            routes.rotate_left(index);
            let kind = Kind::OneOfSeveral { name: format!("server{index}"), routes };
            let Some(server) = Self::start_one(kind)? else { return Ok(None) };
            servers.push(server);
        }
        Ok(Some(servers))
    }

    fn start_one(kind: Kind) -> anyhow::Result<Option<Self>> {
        let Some(program) = PLACES.into_iter().map(Path::new).find(|place| place.exists()) else {
            eprintln!("SKIPPED: no nats-server (Debian: apt-get install nats-server)");
            return Ok(None);
        };
        let [port, monitor] = free_ports()?;
        let folder = tempfile::tempdir()?;
        let mut server = Self { program: program.to_owned(), process: None, folder, port, monitor, kind };
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
        server.args(["--addr", "127.0.0.1", "--port", &self.port.to_string()]);
        server.args(["--http_port", &self.monitor.to_string()]);
        if !matches!(self.kind, Kind::Core) {
            server.args(["--jetstream", "--store_dir"]).arg(self.folder.path());
        }
        if let Kind::OneOfSeveral { name, routes } = &self.kind {
            let mut urls = routes.iter().map(|port| format!("nats://127.0.0.1:{port}"));
            server.args(["--server_name", name, "--cluster_name", "test", "--cluster"]).args(urls.next());
            server.args(["--routes", &urls.collect::<Vec<_>>().join(",")]);
        }
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
fn free_ports<const N: usize>() -> anyhow::Result<[u16; N]> {
    // All of them are held before one is given back, so that no two are the same.
    let held: Vec<_> = (0..N).map(|_| TcpListener::bind("127.0.0.1:0")).collect::<Result<_, _>>()?;
    let mut ports = [0; N];
    for (port, listener) in ports.iter_mut().zip(held) {
        *port = listener.local_addr()?.port();
    }
    Ok(ports)
}
