//! The process of a brain, and its lines.

use std::io::{self, BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, SyncSender, TryRecvError};
use std::thread;
use std::time::{Duration, Instant};

use super::Silence;

/// The longest line that is read, in bytes; what is beyond it is left out.
const LONGEST_LINE: usize = 1 << 16;
/// How many lines wait to be heard. A brain that says more waits until somebody listens.
const WAITING_LINES: usize = 256;
/// How many lines a brain may say before it answers.
pub(super) const MOST_LINES: usize = 200_000;
/// How long it has to leave.
const FAREWELL: Duration = Duration::from_millis(500);
/// How often is looked whether the answer is still wanted.
const HEED: Duration = Duration::from_millis(50);
/// How often is looked whether it has left.
const LOOK: Duration = Duration::from_millis(2);

#[derive(Debug)]
pub(super) struct Process {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
    is_over: Arc<AtomicBool>,
}

impl Process {
    pub(super) fn launch(command: &str) -> io::Result<Self> {
        let mut parts = command.split_whitespace();
        let program = parts.next().ok_or_else(|| io::Error::from(io::ErrorKind::NotFound))?;
        let mut command = Command::new(program);
        command.args(parts).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        #[cfg(unix)]
        // A group of its own, so that what it starts itself can be ended with it.
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command.spawn()?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(io::Error::from(io::ErrorKind::BrokenPipe));
        };
        let (sender, lines) = mpsc::sync_channel(WAITING_LINES);
        thread::spawn(move || pass_on(output, &sender));
        Ok(Self { child, input, lines, is_over: Arc::default() })
    }

    pub(super) fn say(&mut self, line: &str) -> Result<(), Silence> {
        self.input
            .write_all(format!("{line}\r\n").as_bytes())
            .and_then(|()| self.input.flush())
            .map_err(|_| Silence::Gone)
    }

    pub(super) fn heed(&mut self, is_over: Arc<AtomicBool>) {
        self.is_over = is_over;
    }

    /// The next line, if it comes before `end`.
    pub(super) fn line(&self, end: Instant) -> Result<String, Silence> {
        loop {
            if self.is_over.load(Ordering::Relaxed) {
                return Err(Silence::Abandoned);
            }
            // A line that waits would still be had after the end, and a brain that talks would never be late.
            let left = end.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return Err(Silence::Late);
            }
            match self.lines.recv_timeout(left.min(HEED)) {
                Ok(line) => return Ok(line),
                Err(RecvTimeoutError::Disconnected) => return Err(Silence::Gone),
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
    }

    /// Passes over what has been said so far.
    pub(super) fn forget(&self) -> Result<(), Silence> {
        for _ in 0..MOST_LINES {
            match self.lines.try_recv() {
                Ok(_) => {}
                Err(TryRecvError::Empty) => return Ok(()),
                Err(TryRecvError::Disconnected) => return Err(Silence::Gone),
            }
        }
        Err(Silence::Flooded)
    }

    /// Whether it leaves in time. What it says meanwhile is not heard.
    fn leaves(&mut self) -> bool {
        let end = Instant::now() + FAREWELL;
        while Instant::now() < end {
            if matches!(self.child.try_wait(), Ok(Some(_))) {
                return true;
            }
            match self.lines.recv_timeout(LOOK) {
                Ok(_) | Err(RecvTimeoutError::Timeout) => {}
                // It has closed its output and is about to end.
                Err(RecvTimeoutError::Disconnected) => thread::sleep(LOOK),
            }
        }
        false
    }

    /// Ends it with all that it has started.
    fn kill(&mut self) {
        #[cfg(unix)]
        if let Some(group) = i32::try_from(self.child.id()).ok().and_then(rustix::process::Pid::from_raw) {
            // Nothing may be left of it.
            let _ = rustix::process::kill_process_group(group, rustix::process::Signal::KILL);
        }
        // It may have left by itself just now.
        let _ = self.child.kill();
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        if self.say("END").is_err() || !self.leaves() {
            self.kill();
        }
        let _ = self.child.wait();
    }
}

/// Hands on lines until there are no more, or nobody listens.
fn pass_on(output: ChildStdout, sender: &SyncSender<String>) {
    let mut output = BufReader::new(output);
    while let Some(line) = next_line(&mut output) {
        let line = String::from_utf8_lossy(&line).trim().to_owned();
        if !line.is_empty() && sender.send(line).is_err() {
            return;
        }
    }
}

/// The next line without its end, cut at [`LONGEST_LINE`].
fn next_line(output: &mut impl BufRead) -> Option<Vec<u8>> {
    let mut line = Vec::new();
    loop {
        let bytes = output.fill_buf().ok()?;
        if bytes.is_empty() {
            return (!line.is_empty()).then_some(line);
        }
        let end = bytes.iter().position(|&byte| byte == b'\n');
        let part = &bytes[..end.unwrap_or(bytes.len())];
        line.extend_from_slice(&part[..part.len().min(LONGEST_LINE - line.len())]);
        let used = end.map_or(bytes.len(), |end| end + 1);
        output.consume(used);
        if end.is_some() {
            return Some(line);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_cut_where_they_are_too_long() {
        let text = format!("{}\n7,7\n\nlast", "x".repeat(3 * LONGEST_LINE));
        let mut output = text.as_bytes();
        let lines: Vec<usize> =
            std::iter::from_fn(|| next_line(&mut output)).map(|line| line.len()).collect();
        assert_eq!(lines, [LONGEST_LINE, 3, 0, 4]);
    }
}
