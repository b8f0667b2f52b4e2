//! `tengen`: renju and gomoku on the command line, and the house that serves them.

mod admin;
mod analyse;
mod arguments;
mod backup;
mod bench;
mod check;
mod config;
mod draw;
mod explain;
mod failure;
mod forbid;
mod import;
mod input;
mod interrupt;
mod language;
#[path = "match/mod.rs"]
mod matches;
mod migrate;
mod play;
mod sentences;
mod serve;
mod solve;
mod worker;

use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use clap::Parser;

use arguments::{Arguments, Command};
use failure::Failure;

/// The exit code for a house in which something is wrong.
const WRONG: u8 = 1;

/// The exit code for input that cannot be used; clap uses the same for bad arguments.
const BAD_INPUT: u8 = 2;

/// The exit code for a game or a match that is left before its end.
const UNFINISHED: u8 = 3;

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let mut out = BufWriter::new(io::stdout().lock());
    let result = match &arguments.command {
        Command::Forbid(forbid) => forbid::run(forbid, &mut out),
        Command::Explain(explain) => explain::run(explain, &mut out),
        Command::Draw(draw) => draw::run(draw, &mut out),
        Command::Solve(solve) => solve::run(solve, &mut out),
        Command::Analyse(analyse) => analyse::run(analyse, &mut out),
        Command::Play(play) => play::run(play, &mut out),
        Command::Serve(serve) => serve::run(serve, &mut out),
        Command::Worker(worker) => worker::run(worker, &mut out),
        Command::Admin(admin) => admin::run(admin, &mut out),
        Command::Check(check) => check::run(check, &mut out),
        Command::Backup(backup) => backup::back_up(backup, &mut out),
        Command::Migrate(migrate) => migrate::run(migrate, &mut out),
        Command::Import(import) => import::run(import, &mut out),
        Command::Restore(restore) => backup::restore(restore, &mut out),
        Command::Config(config) => config::run(config, &mut out),
        Command::Bench(bench) => bench::run(bench, &mut out),
        Command::Match(arguments) => matches::run(arguments, &mut out),
    };
    let flushed = out.flush();
    let result = match (result, flushed) {
        // Whoever read the output has seen enough, as `head` does.
        (Err(Failure::Write(error)), _) if is_broken_pipe(&error) => Ok(Outcome::AllAnswered),
        (Ok(_), Err(error)) if !is_broken_pipe(&error) => Err(Failure::Write(error)),
        // A game that was left is unfinished whoever saw it.
        (result, _) => result,
    };
    match result {
        Ok(Outcome::AllAnswered) => ExitCode::SUCCESS,
        Ok(Outcome::SomethingWrong) => ExitCode::from(WRONG),
        Ok(Outcome::SomeFailed) => ExitCode::from(BAD_INPUT),
        Ok(Outcome::Unfinished) => ExitCode::from(UNFINISHED),
        Err(failure) => {
            // Where even this cannot be written, the exit code still tells.
            let _ = writeln!(io::stderr(), "tengen: {}", failure.sentence(arguments.language()));
            ExitCode::from(BAD_INPUT)
        }
    }
}

fn is_broken_pipe(error: &io::Error) -> bool {
    error.kind() == io::ErrorKind::BrokenPipe
}

/// How a command ended that did not stop at a failure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Outcome {
    AllAnswered,
    /// What was looked through is not as it should be.
    SomethingWrong,
    /// With `--keep-going`: answers were given, and messages in place of some.
    SomeFailed,
    /// A game or a match was left before its end.
    Unfinished,
}
