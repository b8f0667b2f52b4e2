//! Starting other programs.

use std::collections::VecDeque;
use std::env;
use std::ffi::OsStr;
use std::io::{self, BufRead, BufReader, IsTerminal, Read, Write};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::mpsc::{self, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use anyhow::Context;

/// The folder of the workspace, where every program is started.
///
/// Cargo says at run time where it is: what it said when this was compiled is wrong where two
/// clones share a target folder.
pub(crate) fn root() -> PathBuf {
    let xtask = env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
    PathBuf::from(xtask).join("..")
}

/// `program` with `arguments`, started in the folder of the workspace and without input.
pub(crate) fn command<'a>(
    program: impl AsRef<OsStr>,
    arguments: impl IntoIterator<Item = &'a str>,
) -> Command {
    let mut command = Command::new(program);
    command.args(arguments).current_dir(root()).stdin(Stdio::null());
    command
}

/// `cargo` with the words of `line` as arguments, which must hold no blanks.
pub(crate) fn cargo(line: &str) -> Command {
    command("cargo", line.split_whitespace())
}

/// Shows the command and runs it, its output going where ours goes; whether it succeeded.
///
/// # Errors
///
/// If the program cannot be started.
pub(crate) fn succeeds(command: &mut Command) -> anyhow::Result<bool> {
    println!("$ {}", shown(command));
    let status = command.status().with_context(|| format!("cannot start {}", shown(command)))?;
    Ok(status.success())
}

/// How many lines of a command that failed are worth repeating: a failure with where it happened.
const LINES_REPEATED: usize = 60;

/// How long what a command has printed is waited for after its end.
const PATIENCE: Duration = Duration::from_secs(5);

/// Like [`succeeds`]; of a command that fails gives back the last lines of what it printed, for who
/// reads a long log from its end. None of a terminal, where the command prints as it likes to.
///
/// # Errors
///
/// If the program cannot be started.
pub(crate) fn watched(command: &mut Command) -> anyhow::Result<Result<(), String>> {
    if io::stdout().is_terminal() || io::stderr().is_terminal() {
        return Ok(if succeeds(command)? { Ok(()) } else { Err(String::new()) });
    }
    println!("$ {}", shown(command));
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().with_context(|| format!("cannot start {}", shown(command)))?;
    let last = Arc::new(Mutex::default());
    let (printing, printed) = mpsc::channel::<()>();
    pass_on_beside(child.stdout.take(), io::stdout(), &last, &printing);
    pass_on_beside(child.stderr.take(), io::stderr(), &last, &printing);
    drop(printing);
    let status = child.wait().with_context(|| format!("lost sight of {}", shown(command)))?;
    // Ends as soon as both have come to their end. Something left behind may keep them open for good.
    let _ = printed.recv_timeout(PATIENCE);
    let lines = last.lock().unwrap_or_else(PoisonError::into_inner).drain(..).collect();
    Ok(if status.success() { Ok(()) } else { Err(lines) })
}

fn pass_on_beside(
    from: Option<impl Read + Send + 'static>,
    to: impl Write + Send + 'static,
    last: &Arc<Mutex<VecDeque<String>>>,
    printing: &Sender<()>,
) {
    let (last, printing) = (Arc::clone(last), printing.clone());
    thread::spawn(move || {
        pass_on(from, to, &last);
        drop(printing);
    });
}

/// Passes on what comes until the end, line by line, and keeps the last lines.
fn pass_on(from: Option<impl Read>, mut to: impl Write, last: &Mutex<VecDeque<String>>) {
    let Some(from) = from else { return };
    let mut from = BufReader::new(from);
    let mut line = Vec::new();
    while from.read_until(b'\n', &mut line).is_ok_and(|bytes| bytes > 0) {
        // Where nobody reads what is printed the command still runs to its end.
        let _ = to.write_all(&line);
        let mut last = last.lock().unwrap_or_else(PoisonError::into_inner);
        if last.len() == LINES_REPEATED {
            last.pop_front();
        }
        last.push_back(String::from_utf8_lossy(&line).into_owned());
        line.clear();
    }
}

/// Whether the command can be run and succeeds, its output thrown away.
pub(crate) fn is_there(command: &mut Command) -> bool {
    command.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
}

/// The command as a person would type it.
pub(crate) fn shown(command: &Command) -> String {
    let settings = command.get_envs().filter_map(|(name, value)| {
        let value = value?.to_string_lossy().into_owned();
        Some(format!("{}={}", name.to_string_lossy(), quoted(value)))
    });
    let program = command.get_program().to_string_lossy().into_owned();
    let arguments = command.get_args().map(|argument| quoted(argument.to_string_lossy().into_owned()));
    settings.chain([program]).chain(arguments).collect::<Vec<_>>().join(" ")
}

fn quoted(text: String) -> String {
    if text.contains([' ', '*', '$']) { format!("'{text}'") } else { text }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_lines_of_what_has_failed_are_kept_and_all_are_passed_on() {
        let printed = (1..=100).map(|line| format!("line {line}\n")).collect::<Vec<_>>().concat();
        let (mut passed_on, last) = (Vec::new(), Mutex::default());
        pass_on(Some(printed.as_bytes()), &mut passed_on, &last);
        assert_eq!(passed_on, printed.as_bytes());
        let last = last.into_inner().unwrap();
        assert_eq!((last.len(), last[0].as_str(), last[59].as_str()), (60, "line 41\n", "line 100\n"));
    }
}
