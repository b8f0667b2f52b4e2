//! `cargo xtask test`: every part in order, then a table of what came of them.

use std::fmt;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use clap::Args;

use crate::parts::{Failure, Outcome, PARTS, Part};

/// Which parts of the test run.
#[derive(Args)]
pub(crate) struct Arguments {
    /// Leave this part out (may be given again).
    #[arg(long, value_name = "PART", value_parser = part)]
    skip: Vec<&'static Part>,
    /// Run this part and no other (may be given again).
    #[arg(long, value_name = "PART", value_parser = part)]
    only: Vec<&'static Part>,
    /// List the parts and run none.
    #[arg(long)]
    list: bool,
}

/// The part called `name`.
fn part(name: &str) -> Result<&'static Part, String> {
    PARTS.iter().find(|part| part.name == name).ok_or_else(|| {
        let names: Vec<_> = PARTS.iter().map(|part| part.name).collect();
        format!("the parts are {}", names.join(", "))
    })
}

/// A part that has had its turn.
struct Row {
    name: &'static str,
    outcome: Outcome,
    took: Duration,
}

/// Runs the parts asked for; fails if one of them failed.
pub(crate) fn run(arguments: &Arguments) -> ExitCode {
    if arguments.list {
        for part in PARTS {
            println!("{:8} {}", part.name, part.about);
        }
        return ExitCode::SUCCESS;
    }
    let rows: Vec<Row> = PARTS
        .iter()
        .filter(|part| arguments.only.is_empty() || names(&arguments.only, part))
        .map(|part| if names(&arguments.skip, part) { left_out(part) } else { take(part) })
        .collect();
    for end in rows.iter().filter_map(Row::failure).flat_map(|failure| &failure.ends) {
        println!("\n== the end of what has failed\n{end}");
    }
    print!("\n{}", report(&rows));
    let failed = rows.iter().any(|row| matches!(row.outcome, Outcome::Failed(_)));
    if failed { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}

fn names(parts: &[&'static Part], part: &Part) -> bool {
    parts.iter().any(|named| named.name == part.name)
}

fn left_out(part: &Part) -> Row {
    Row { name: part.name, outcome: Outcome::Skipped("as asked by --skip".into()), took: Duration::ZERO }
}

/// Runs one part. One that cannot be run at all has failed, and the next one follows.
fn take(part: &Part) -> Row {
    println!("\n== {}: {}", part.name, part.about);
    let start = Instant::now();
    let outcome = (part.run)().unwrap_or_else(|error| Outcome::Failed(format!("{error:#}").into()));
    let row = Row { name: part.name, outcome, took: start.elapsed() };
    if let Some(why) = row.why() {
        println!("{}: {why}", row.outcome.word());
    }
    row
}

/// The table of all parts and the line that counts them.
fn report(rows: &[Row]) -> String {
    let table = rows.iter().map(Row::to_string).collect::<Vec<_>>().join("\n");
    let count = |word| rows.iter().filter(|row| row.outcome.word() == word).count();
    let [passed, failed, skipped] = ["passed", "failed", "skipped"].map(count);
    format!("{table}\n\n{passed} passed, {failed} failed, {skipped} skipped\n")
}

impl Row {
    fn failure(&self) -> Option<&Failure> {
        if let Outcome::Failed(failure) = &self.outcome { Some(failure) } else { None }
    }

    /// Why the part has not passed, if it has not.
    fn why(&self) -> Option<&str> {
        match &self.outcome {
            Outcome::Passed => None,
            Outcome::Failed(failure) => Some(&failure.why),
            Outcome::Skipped(why) => Some(why),
        }
    }
}

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { name, outcome, took } = self;
        write!(f, "{name:8} {:7} {:7.1} s", outcome.word(), took.as_secs_f64())?;
        self.why().map_or(Ok(()), |why| write!(f, "  {why}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unknown_part_is_refused_with_the_names_of_all_parts() {
        let Err(message) = part("units") else { panic!("accepted") };
        assert_eq!(
            message,
            "the parts are format, lint, web, docs, unit, doctest, bench, fuzz, browser, cluster"
        );
        assert!(PARTS.iter().all(|known| part(known.name).is_ok()));
    }

    #[test]
    fn the_report_tells_each_part_and_ends_with_the_counts() {
        let row = |name, outcome, seconds| Row { name, outcome, took: Duration::from_secs(seconds) };
        let rows = [
            row("format", Outcome::Passed, 1),
            row("unit", Outcome::Failed("2 of 3 commands failed".to_owned().into()), 61),
            row("fuzz", Outcome::Skipped("no nightly".into()), 0),
        ];
        let expected = "\
format   passed      1.0 s
unit     failed     61.0 s  2 of 3 commands failed
fuzz     skipped     0.0 s  no nightly

1 passed, 1 failed, 1 skipped
";
        assert_eq!(report(&rows), expected);
    }
}
