//! `cargo xtask seed-archive` and `cargo xtask bench-archive`: the archive with as many games as one likes.

use std::env;
use std::process::ExitCode;

use anyhow::{Context, ensure};
use clap::Args;

use crate::command::{cargo, command, succeeds};

/// What is to be done with the archive.
#[derive(Args)]
pub(crate) struct Arguments {
    /// What the program tengen-archive is told; `--help` lists it.
    #[arg(trailing_var_arg = true, allow_hyphen_values = true, value_name = "OPTIONS")]
    options: Vec<String>,
}

/// Builds the program and lets it do its `task`.
pub(crate) fn run(task: &str, arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let built = succeeds(&mut cargo("build --release -p tengen-load --bin tengen-archive"))?;
    ensure!(built, "the program does not build");
    // This program stands in the folder of its own profile, beside that of the release profile.
    let own = env::current_exe()?;
    let target = own.ancestors().nth(2).context("this program has no folder")?;
    let program = target.join("release").join(format!("tengen-archive{}", env::consts::EXE_SUFFIX));
    let program = program.to_string_lossy().into_owned();
    let options = [task].into_iter().chain(arguments.options.iter().map(String::as_str));
    let well = succeeds(&mut command(&program, options))?;
    Ok(if well { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
