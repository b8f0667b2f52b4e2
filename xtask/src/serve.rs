//! `cargo xtask serve`: builds the house with its pages and opens it.

use std::process::{Command, ExitCode};

use anyhow::{Context, ensure};
use clap::Args;

use crate::command::{cargo, shown, succeeds};
use crate::web;

/// What `tengen serve` is started with.
#[derive(Args)]
pub(crate) struct Arguments {
    /// Arguments for `tengen serve`, such as `--listen 0.0.0.0:8000`.
    #[arg(trailing_var_arg = true, allow_hyphen_values = true, value_name = "ARGS")]
    arguments: Vec<String>,
}

/// Builds what has changed since the last time, then runs the house until it is stopped.
pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    web::build()?;
    let mut build = cargo("build --release --package tengen");
    ensure!(succeeds(&mut build)?, "{} failed", shown(&build));
    // Cargo knows where the program is.
    let mut serve = cargo("run --quiet --release --package tengen -- serve");
    serve.args(&arguments.arguments);
    become_program(serve)
}

/// Lets the program take the place of this one, so that signals reach it.
#[cfg(unix)]
fn become_program(mut program: Command) -> anyhow::Result<ExitCode> {
    use std::os::unix::process::CommandExt;

    let error = program.exec();
    Err(error).with_context(|| format!("cannot start {}", shown(&program)))
}

/// Runs the program; a signal from the terminal reaches both.
#[cfg(not(unix))]
fn become_program(mut program: Command) -> anyhow::Result<ExitCode> {
    let status = program.status().with_context(|| format!("cannot start {}", shown(&program)))?;
    Ok(if status.success() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        serve: Arguments,
    }

    #[test]
    fn what_stands_behind_the_command_goes_to_the_house() {
        let line = ["serve", "--listen", "0.0.0.0:8000", "--lang", "ja"];
        assert_eq!(Line::parse_from(line).serve.arguments, line[1..]);
        assert!(Line::parse_from(["serve"]).serve.arguments.is_empty());
    }
}
