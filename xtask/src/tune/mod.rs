//! `cargo xtask tune`: positions from the engine's own searches, and numbers fitted to them.

mod fit;
mod positions;

use std::process::ExitCode;

use anyhow::Result;
use clap::{Args, Subcommand};

#[derive(Args)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    step: Step,
}

#[derive(Subcommand)]
enum Step {
    /// Print positions where searches end, one a line: rule set, lines, side to move, stones of Black and of
    /// White, value by a search.
    Positions(positions::Positions),
    /// Value positions again by a search of the engine as it is, and print them.
    Judge(positions::Judge),
    /// Fit the numbers to positions, from those that the engine has.
    Fit(fit::Fit),
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    match &arguments.step {
        Step::Positions(asked) => positions::run(asked)?,
        Step::Judge(asked) => positions::judge_again(asked)?,
        Step::Fit(fit) => fit::run(fit)?,
    }
    Ok(ExitCode::SUCCESS)
}
