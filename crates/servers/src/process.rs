//! Processes with all that they have started.

use std::io::{BufRead, BufReader};
use std::process::{Child, ChildStderr, Command, Stdio};
use std::thread;
use std::time::Duration;

use anyhow::{Context, bail};
use rustix::process::{Pid, Signal, kill_process};

/// How long a server may take to say that it is ready.
const PATIENCE: Duration = Duration::from_mins(1);

/// Whether this is the superuser, whom PostgreSQL does not run for.
pub(crate) fn is_root() -> bool {
    rustix::process::geteuid().is_root()
}

/// A command that is killed when this process ends, run by `user` if this is the superuser.
pub(crate) fn command(program: &std::path::Path, user: Option<&str>) -> Command {
    let mut command = Command::new("setpriv");
    command.args(["--pdeathsig", "KILL"]);
    if let Some(user) = user.filter(|_| is_root()) {
        command.args(["--reuid", user, "--regid", user, "--init-groups"]);
    }
    command.arg(program).stdin(Stdio::null());
    command
}

/// A server that has said that it is ready.
#[derive(Debug)]
pub(crate) struct Process(Child);

impl Process {
    /// Starts a server and returns when a line of its log has this in it.
    pub(crate) fn start(mut command: Command, ready: &'static str) -> anyhow::Result<Self> {
        let child = command.stdout(Stdio::null()).stderr(Stdio::piped()).spawn();
        let mut child = child.with_context(|| format!("cannot run {command:?}"))?;
        let log = child.stderr.take().context("a server without a log")?;
        let (tell, told) = std::sync::mpsc::channel();
        thread::spawn(move || read(log, ready, &tell));
        match told.recv_timeout(PATIENCE) {
            Ok(Ok(())) => Ok(Self(child)),
            Ok(Err(log)) => bail!("{command:?} did not start:\n{log}"),
            Err(_) => bail!("{command:?} does not say that it is ready"),
        }
    }

    /// The process and all that it has started.
    pub(crate) fn family(&self) -> Vec<Pid> {
        with_children(self.0.id())
    }

    /// Sends a signal to the process and to all that it has started.
    pub(crate) fn signal(&self, signal: Signal) {
        for pid in self.family() {
            // Some may have ended a moment ago.
            let _ = kill_process(pid, signal);
        }
    }

    /// Kills all of it at once, and waits until the first is gone.
    pub(crate) fn kill(&mut self) {
        self.signal(Signal::KILL);
        let _ = self.0.wait();
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.kill();
    }
}

/// Reads a log to its end, so that its writer never waits for room in the pipe, and tells when a line has
/// this in it, or what the last lines were.
fn read(log: ChildStderr, ready: &str, tell: &std::sync::mpsc::Sender<Result<(), String>>) {
    let mut last = std::collections::VecDeque::new();
    for line in BufReader::new(log).lines().map_while(Result::ok) {
        if line.contains(ready) {
            // Nobody may wait any more.
            let _ = tell.send(Ok(()));
        }
        last.push_back(line);
        if last.len() > 20 {
            last.pop_front();
        }
    }
    let _ = tell.send(Err(Vec::from(last).join("\n")));
}

/// A process and all below it.
fn with_children(root: u32) -> Vec<Pid> {
    let mut family = vec![root];
    let parents = parents();
    let mut next = 0;
    while let Some(&parent) = family.get(next) {
        family.extend(parents.iter().filter(|(_, of)| *of == parent).map(|(pid, _)| *pid));
        next += 1;
    }
    family.into_iter().filter_map(|pid| Pid::from_raw(i32::try_from(pid).ok()?)).collect()
}

/// Every process of the machine with its parent.
fn parents() -> Vec<(u32, u32)> {
    let Ok(processes) = std::fs::read_dir("/proc") else { return Vec::new() };
    let parent = |entry: std::io::Result<std::fs::DirEntry>| {
        let entry = entry.ok()?;
        let pid: u32 = entry.file_name().to_str()?.parse().ok()?;
        let text = std::fs::read_to_string(entry.path().join("stat")).ok()?;
        // The name stands between brackets and may hold anything.
        let rest = text.rsplit_once(')')?.1;
        Some((pid, rest.split_whitespace().nth(1)?.parse().ok()?))
    };
    processes.filter_map(parent).collect()
}
