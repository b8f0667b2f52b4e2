//! The program behind `cargo xtask load`.

use std::fmt::Display;
use std::process::ExitCode;

use clap::Parser;
use tengen_load::{Options, run, run_cluster};

/// Plays thousands of games at once against a house and checks that it loses no move.
#[derive(Parser)]
#[command(name = "tengen-load")]
struct Arguments {
    #[command(flatten)]
    options: Options,
}

fn main() -> ExitCode {
    let options = Arguments::parse().options.complete();
    let told = if options.cluster > 0 {
        run_cluster(&options).map(|report| report.is_none_or(|report| told(&report, report.is_clean())))
    } else {
        run(&options).map(|report| told(&report, report.is_clean()))
    };
    match told {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Shows a report, and says whether it is clean.
fn told(report: &impl Display, is_clean: bool) -> bool {
    print!("\n{report}");
    is_clean
}
