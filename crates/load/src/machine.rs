//! What the machine gives and what a process takes of it.

use std::time::Duration;

use anyhow::{Context, bail};
use rustix::process::{Pid, Resource, Rlimit, getrlimit, setrlimit};

/// Lets this process, and those it starts, have `files` files and sockets open.
///
/// # Errors
///
/// If the system does not allow that; the error says what to change.
pub fn allow_open_files(files: u64) -> anyhow::Result<()> {
    let now = getrlimit(Resource::Nofile);
    if now.current.is_none_or(|current| current >= files) {
        return Ok(());
    }
    let maximum = now.maximum.map(|maximum| maximum.max(files));
    let wider = Rlimit { current: Some(files), maximum };
    if setrlimit(Resource::Nofile, wider).is_err() {
        let hard = now.maximum.unwrap_or(u64::MAX);
        bail!("{files} open files are needed and {hard} allowed: set `ulimit -Hn {files}` and try again");
    }
    Ok(())
}

/// Lets this thread, and the programs it starts from now on, run on these cores alone.
///
/// # Errors
///
/// If there are no such cores.
#[cfg(target_os = "linux")]
pub fn run_on(cores: &[usize]) -> anyhow::Result<()> {
    let mut set = rustix::thread::CpuSet::new();
    for &core in cores {
        set.set(core);
    }
    rustix::thread::sched_setaffinity(None, &set)
        .with_context(|| format!("this process cannot run on the cores {cores:?}"))
}

/// Does nothing: this system cannot be told where to run a program.
///
/// # Errors
///
/// None.
#[cfg(not(target_os = "linux"))]
pub fn run_on(_cores: &[usize]) -> anyhow::Result<()> {
    Ok(())
}

/// What a process has used so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Usage {
    /// Memory that it has in RAM now, in bytes.
    pub resident_bytes: u64,
    /// Time on a processor since it began, its own and the system's for it.
    pub processor: Duration,
}

impl Usage {
    /// What the process `pid` has used; `None` where the system does not tell.
    pub fn of(pid: Pid) -> Option<Self> {
        let pid = pid.as_raw_nonzero();
        let status = std::fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
        let stat = std::fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
        Some(Self { resident_bytes: resident_bytes(&status)?, processor: processor(&stat)? })
    }

    /// What this process has used.
    pub fn own() -> Option<Self> {
        Self::of(rustix::process::getpid())
    }
}

fn resident_bytes(status: &str) -> Option<u64> {
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok().map(|kilobytes| kilobytes * 1024)
}

/// The fields 14 and 15 of a process's `stat`: ticks as a user and within the system.
fn processor(stat: &str) -> Option<Duration> {
    // The second field is the program's name in brackets, which may hold anything.
    let (_, fields) = stat.rsplit_once(')')?;
    let mut fields = fields.split_whitespace().skip(11);
    let ticks = fields.next()?.parse::<u64>().ok()? + fields.next()?.parse::<u64>().ok()?;
    Some(Duration::from_millis(ticks * 1000 / rustix::param::clock_ticks_per_second()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_and_time_are_read_off_what_linux_writes() {
        assert_eq!(resident_bytes("Name:\tx\nVmRSS:\t    2048 kB\nThreads:\t1\n"), Some(2 << 20));
        let tick = Duration::from_millis(1000 / rustix::param::clock_ticks_per_second());
        let stat = "7 (a) b) S 1 2 3 4 5 6 7 8 9 10 30 12 0 0 20 0 1 0 99";
        assert_eq!(processor(stat), Some(42 * tick));
        assert_eq!(processor("7 (x) S 1"), None);
    }

    #[test]
    fn what_is_allowed_already_is_not_asked_for() {
        assert!(allow_open_files(8).is_ok());
    }
}
