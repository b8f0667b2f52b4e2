//! `cargo xtask load`: thousands of players against the house, as it is built for use.

use std::env;
use std::process::ExitCode;

use anyhow::{Context, ensure};
use clap::Args;

use crate::command::{cargo, command, succeeds};

/// How the load is made.
#[derive(Args)]
pub(crate) struct Arguments {
    /// What the program tengen-load is told; `--help` lists it.
    #[arg(trailing_var_arg = true, allow_hyphen_values = true, value_name = "OPTIONS")]
    options: Vec<String>,
}

/// Builds both programs and lets them run against each other.
pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    ensure!(succeeds(&mut cargo("build --release -p tengen -p tengen-load"))?, "the programs do not build");
    // This program stands in the folder of its own profile, beside that of the release profile.
    let own = env::current_exe()?;
    let target = own.ancestors().nth(2).context("this program has no folder")?;
    let load = target.join("release").join(format!("tengen-load{}", env::consts::EXE_SUFFIX));
    let load = load.to_string_lossy().into_owned();
    let well = succeeds(&mut command(&load, arguments.options.iter().map(String::as_str)))?;
    Ok(if well { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
