//! Automation of this repository, run as `cargo xtask COMMAND`.

mod archive;
mod command;
mod instructions;
mod ladder;
mod load;
mod losses;
mod openings;
mod parts;
mod serve;
mod test;
mod tune;
mod web;

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
    /// Build the house with its pages and open it: refereed rooms in the browser.
    Serve(serve::Arguments),
    /// Write the types that the web client shares with the house to web/src/wire.ts.
    Generate,
    /// Let thousands of players loose on the house, measure it and check that it loses no move.
    #[command(disable_help_flag = true)]
    Load(load::Arguments),
    /// Fill an archive with imagined games: `seed-archive 1000000 --database FILE`.
    #[command(disable_help_flag = true)]
    SeedArchive(archive::Arguments),
    /// Measure what an archive answers: `bench-archive --database FILE`.
    #[command(disable_help_flag = true)]
    BenchArchive(archive::Arguments),
    /// Compute what openings are worth and print the file of the engine that holds it.
    Openings(openings::Arguments),
    /// Let levels of strength play each other and print the results as a Markdown table.
    Ladder(ladder::Arguments),
    /// Look where lost games of `tengen match` were lost and print that as a Markdown table.
    Losses(losses::Arguments),
    /// Count the referee's instructions and print them as a Markdown table.
    Instructions,
    /// Fit the numbers of the evaluation to games of the engine with itself.
    Tune(tune::Arguments),
}

fn main() -> ExitCode {
    let outcome = match Arguments::parse().task {
        Task::Test(arguments) => Ok(test::run(&arguments)),
        Task::Serve(arguments) => serve::run(&arguments),
        Task::Generate => web::generate(),
        Task::Load(arguments) => load::run(&arguments),
        Task::SeedArchive(arguments) => archive::run("seed", &arguments),
        Task::BenchArchive(arguments) => archive::run("bench", &arguments),
        Task::Openings(arguments) => openings::run(&arguments),
        Task::Ladder(arguments) => ladder::run(&arguments),
        Task::Losses(arguments) => losses::run(&arguments),
        Task::Instructions => instructions::run(),
        Task::Tune(arguments) => tune::run(&arguments),
    };
    outcome.unwrap_or_else(|error| {
        eprintln!("error: {error:#}");
        ExitCode::FAILURE
    })
}
