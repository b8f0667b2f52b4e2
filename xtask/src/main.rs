//! Automation of this repository, run as `cargo xtask COMMAND`.

mod command;
mod instructions;
mod parts;
mod serve;
mod test;
mod tune;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Automation of the Tengen repository.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Run every check and test, or the parts asked for.
    Test(test::Arguments),
    /// Start the house, refereed rooms in the browser (not there yet).
    Serve,
    /// Count the referee's instructions and print them as a Markdown table.
    Instructions,
    /// Fit the numbers of the evaluation to games of the engine with itself.
    Tune(tune::Arguments),
}

fn main() -> ExitCode {
    let outcome = match Arguments::parse().task {
        Task::Test(arguments) => Ok(test::run(&arguments)),
        Task::Serve => Ok(serve::run()),
        Task::Instructions => instructions::run(),
        Task::Tune(arguments) => tune::run(&arguments),
    };
    outcome.unwrap_or_else(|error| {
        eprintln!("error: {error:#}");
        ExitCode::FAILURE
    })
}
