//! `cargo xtask tune`: games of the engine with itself, and numbers fitted to them.

mod fit;
mod games;

use std::path::PathBuf;
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
    /// Play games and print one a line: rule set, lines, winner, moves given, moves and their values.
    Games(games::Games),
    /// Fit the numbers to games and print the file that holds them.
    Fit {
        /// Files of games.
        files: Vec<PathBuf>,
        /// How often all positions are looked at.
        #[arg(long, default_value_t = 400)]
        rounds: u32,
        /// How strongly numbers are held at 0.
        #[arg(long, default_value_t = 2.0)]
        pull: f64,
        /// Numbers of their own for each role: free to play anywhere, bound by fouls, and so on.
        #[arg(long)]
        by_role: bool,
    },
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    match &arguments.step {
        Step::Games(games) => games::run(games)?,
        Step::Fit { files, rounds, pull, by_role } => fit::run(files, *rounds, *pull, *by_role)?,
    }
    Ok(ExitCode::SUCCESS)
}
