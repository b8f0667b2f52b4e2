//! The program behind `cargo xtask seed-archive` and `cargo xtask bench-archive`.

#![expect(
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "chance and figures to read need not be exact"
)]

mod imagined;
mod questions;
mod seed;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Fills the archive of a house with games that nobody has played, and measures what it answers.
#[derive(Parser)]
#[command(name = "tengen-archive")]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Import imagined games.
    Seed {
        /// How many.
        games: u64,
        /// The SQLite file of the house, which must not be running.
        #[arg(long, default_value = "tengen.db")]
        database: PathBuf,
        /// The same number makes the same games.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// Games that are written at once.
        #[arg(long, default_value_t = 5000)]
        batch: usize,
    },
    /// Ask the archive at random and print how long it takes.
    Bench {
        /// The SQLite file of the house, which must not be running.
        #[arg(long, default_value = "tengen.db")]
        database: PathBuf,
        /// Questions of each kind.
        #[arg(long, default_value_t = 2000)]
        questions: usize,
        /// The same number asks the same questions.
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
}

fn main() -> ExitCode {
    match run(Arguments::parse().task) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(task: Task) -> anyhow::Result<()> {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build()?;
    match task {
        Task::Seed { games, database, seed, batch } => {
            runtime.block_on(seed::run(&database, games, seed, batch.max(1)))
        }
        Task::Bench { database, questions, seed } => {
            runtime.block_on(questions::run(&database, questions.max(1), seed))
        }
    }
}
