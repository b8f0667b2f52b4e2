//! `cargo xtask serve`.

use std::process::ExitCode;

/// Says what will be here and what works today.
pub(crate) fn run() -> ExitCode {
    eprintln!(
        "There is no server yet: this command will start the house, refereed rooms in the browser.\n\
         What works today is the referee on the command line:\n\
         \n    cargo run --release -p tengen -- forbid FILE"
    );
    ExitCode::FAILURE
}
