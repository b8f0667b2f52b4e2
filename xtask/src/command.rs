//! Starting other programs.

use std::env;
use std::ffi::OsStr;
use std::path::PathBuf;
use std::process::{Command, Stdio};

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
