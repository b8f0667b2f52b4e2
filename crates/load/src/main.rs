//! The program behind `cargo xtask load`.

use std::process::ExitCode;

use clap::Parser;
use tengen_load::{Options, run};

/// Plays thousands of games at once against a house and checks that it loses no move.
#[derive(Parser)]
#[command(name = "tengen-load")]
struct Arguments {
    #[command(flatten)]
    options: Options,
}

fn main() -> ExitCode {
    match run(&Arguments::parse().options.complete()) {
        Ok(report) => {
            print!("\n{report}");
            if report.is_clean() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
        }
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}
