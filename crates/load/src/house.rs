//! The house as a process of its own.

use std::fs::File;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::{Duration, Instant};

use anyhow::{Context, bail, ensure};
use rustix::process::{Pid, Signal, kill_process};
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, ChildStdout, Command};

use crate::cluster::FalseClock;
use crate::machine::{Usage, run_on};

/// How long a start may take before it counts as a failure.
const PATIENCE: Duration = Duration::from_mins(1);

/// How a house is started.
#[derive(Clone, Debug)]
pub struct HousePlan {
    /// The program `tengen`.
    pub program: PathBuf,
    /// The folder of its database.
    pub data: PathBuf,
    /// Its configuration in TOML.
    pub config: String,
    /// The cores it runs on; none for all.
    pub server_cores: Vec<usize>,
    /// The cores this process runs on; none for all.
    pub client_cores: Vec<usize>,
    /// The clock it sees, if that is not the machine's.
    pub clock: Option<FalseClock>,
}

/// A house that is running. It is killed when this is dropped.
pub struct House {
    plan: HousePlan,
    address: SocketAddr,
    child: Child,
    /// What it still says; kept so that it never writes into a closed pipe.
    _output: ChildStdout,
    start: Duration,
}

impl House {
    /// The file of the log in the folder of its database.
    pub const DATABASE: &str = "tengen.db";

    /// Starts a house on a free port of the loopback interface and waits until it listens.
    ///
    /// # Errors
    ///
    /// If it does not start; the error holds what it wrote.
    pub async fn start(plan: HousePlan) -> anyhow::Result<Self> {
        Self::start_at(plan, SocketAddr::from(([127, 0, 0, 1], 0))).await
    }

    async fn start_at(plan: HousePlan, listen: SocketAddr) -> anyhow::Result<Self> {
        std::fs::create_dir_all(&plan.data)?;
        let config = beside(&plan.data, "toml");
        std::fs::write(&config, &plan.config)?;
        let log = File::options().create(true).append(true).open(beside(&plan.data, "log"))?;
        let mut command = Command::new(&plan.program);
        command.args(["serve", "--listen", &listen.to_string()]);
        command.arg("--data").arg(&plan.data).arg("--config").arg(&config);
        if let Some(clock) = &plan.clock {
            command.envs(clock.environment());
        }
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(log).kill_on_drop(true);
        let began = Instant::now();
        let mut child = spawn_on(&plan, &mut command)?;
        let output = child.stdout.take().context("the house has no output")?;
        let mut output = BufReader::new(output);
        let line = tokio::time::timeout(PATIENCE, first_line(&mut output)).await;
        let start = began.elapsed();
        let address = line.ok().and_then(Result::ok).as_deref().and_then(listening);
        let Some(address) = address else {
            let wrote = std::fs::read_to_string(beside(&plan.data, "log")).unwrap_or_default();
            bail!("{} serve does not listen; it wrote:\n{wrote}", plan.program.display());
        };
        Ok(Self { plan, address, child, _output: output.into_inner(), start })
    }

    /// Where it listens.
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// The program that it runs.
    pub fn program(&self) -> &Path {
        &self.plan.program
    }

    /// The folder of its database.
    pub fn data(&self) -> &Path {
        &self.plan.data
    }

    /// How long it took from its start until it listened.
    pub const fn start_time(&self) -> Duration {
        self.start
    }

    /// What it has used so far; `None` where the system does not tell.
    pub fn usage(&self) -> Option<Usage> {
        self.pid().and_then(Usage::of)
    }

    fn pid(&self) -> Option<Pid> {
        Pid::from_raw(i32::try_from(self.child.id()?).ok()?)
    }

    /// Lets it stand still, as a machine does that has no time for it.
    ///
    /// # Errors
    ///
    /// If it is not running.
    pub fn freeze(&self) -> anyhow::Result<()> {
        Ok(kill_process(self.pid().context("the house has no process")?, Signal::STOP)?)
    }

    /// Lets it go on.
    ///
    /// # Errors
    ///
    /// If it is not running.
    pub fn thaw(&self) -> anyhow::Result<()> {
        Ok(kill_process(self.pid().context("the house has no process")?, Signal::CONT)?)
    }

    /// Kills it with SIGKILL, as `kill -9` does, and gives back how to start it again.
    ///
    /// # Errors
    ///
    /// If it was not running any more.
    pub async fn kill(mut self) -> anyhow::Result<StoppedHouse> {
        let ended = self.child.try_wait()?;
        ensure!(ended.is_none(), "the house ended by itself: {ended:?}");
        self.child.kill().await?;
        Ok(StoppedHouse { plan: self.plan.clone(), address: self.address })
    }

    /// Asks it to end with SIGTERM and waits until it has.
    ///
    /// # Errors
    ///
    /// If it was not running any more, takes longer than a minute or fails.
    pub async fn stop(mut self) -> anyhow::Result<StoppedHouse> {
        let ended = self.child.try_wait()?;
        ensure!(ended.is_none(), "the house ended by itself: {ended:?}");
        let pid = self.pid().context("the house has no process")?;
        kill_process(pid, Signal::TERM)?;
        let status = tokio::time::timeout(PATIENCE, self.child.wait()).await;
        let status = status.context("the house does not end after SIGTERM")??;
        ensure!(status.success(), "the house ended with {status} after SIGTERM");
        Ok(StoppedHouse { plan: self.plan.clone(), address: self.address })
    }
}

/// A house that is not running at the moment.
pub struct StoppedHouse {
    plan: HousePlan,
    address: SocketAddr,
}

impl StoppedHouse {
    /// Starts it again over the same database and on the same port.
    ///
    /// # Errors
    ///
    /// If it does not start.
    pub async fn start(self) -> anyhow::Result<House> {
        House::start_at(self.plan, self.address).await
    }

    /// The same with another program, such as a new version.
    ///
    /// # Errors
    ///
    /// If it does not start.
    pub async fn start_with(mut self, program: PathBuf) -> anyhow::Result<House> {
        self.plan.program = program;
        self.start().await
    }

    /// The folder of its database.
    pub fn data(&self) -> &Path {
        &self.plan.data
    }
}

/// A file beside the folder of the database.
fn beside(data: &Path, extension: &str) -> PathBuf {
    data.with_extension(extension)
}

/// Starts a program on the server's cores and returns to the client's own.
fn spawn_on(plan: &HousePlan, command: &mut Command) -> anyhow::Result<Child> {
    if !plan.server_cores.is_empty() {
        run_on(&plan.server_cores)?;
    }
    let child = command.spawn().with_context(|| format!("cannot start {}", plan.program.display()));
    if !plan.client_cores.is_empty() {
        run_on(&plan.client_cores)?;
    }
    child
}

async fn first_line(output: &mut BufReader<ChildStdout>) -> std::io::Result<String> {
    let mut line = String::new();
    output.read_line(&mut line).await?;
    Ok(line)
}

/// The address in `listening on http://…`.
fn listening(line: &str) -> Option<SocketAddr> {
    line.trim().strip_prefix("listening on http://")?.trim_end_matches('/').parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_stands_in_the_line_that_says_the_house_listens() {
        assert_eq!(listening("listening on http://127.0.0.1:81\n"), "127.0.0.1:81".parse().ok());
        assert_eq!(listening("listening on http://127.0.0.1:81/"), "127.0.0.1:81".parse().ok());
        assert_eq!(listening("error: no"), None);
    }
}
