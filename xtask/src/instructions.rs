//! `cargo xtask instructions`: how many instructions an operation of the referee takes.
//!
//! A count does not depend on what else the machine does, so figures of different days compare.

use std::process::{ExitCode, Output};

use anyhow::{Context, bail, ensure};

use crate::command::{cargo, command, is_there, shown, succeeds};

/// The operations of the example `count` and what the table calls them.
const OPERATIONS: [(&str, &str); 3] = [
    ("verdict", "verdict on one point"),
    ("judge", "all points from scratch"),
    ("play-judge-lift", "move, all points, move back"),
];

/// The kinds of positions of the example `count`.
const STAGES: [&str; 3] = ["opening", "midgame", "hard"];

/// How many passes over the positions the two runs make whose difference is divided.
const PASSES: [&str; 2] = ["1", "6"];

/// What is built and run. The bench profile is the release profile with line tables, which a look
/// into callgrind's output wants.
const EXAMPLE: &str = "--quiet --profile bench --package tengen-rules --example count";

/// Prints the table.
pub(crate) fn run() -> anyhow::Result<ExitCode> {
    if !is_there(&mut command("valgrind", ["--version"])) {
        bail!("valgrind is not installed; on Debian `apt-get install valgrind` installs it");
    }
    ensure!(succeeds(&mut cargo(&format!("build {EXAMPLE}")))?, "the example `count` does not build");
    println!("\n| instructions per operation | {} |", STAGES.join(" | "));
    println!("|---|{}", "---:|".repeat(STAGES.len()));
    for (operation, title) in OPERATIONS {
        let counts: anyhow::Result<Vec<String>> =
            STAGES.iter().map(|stage| Ok(grouped(per_operation(operation, stage)?))).collect();
        println!("| {title} | {} |", counts?.join(" | "));
    }
    Ok(ExitCode::SUCCESS)
}

/// The instructions one operation takes, on average over the positions of `stage`.
fn per_operation(operation: &str, stage: &str) -> anyhow::Result<u64> {
    let [few, many] = PASSES;
    let (few, many) = (count(operation, stage, few)?, count(operation, stage, many)?);
    let operations = many.operations - few.operations;
    Ok((many.instructions - few.instructions + operations / 2) / operations)
}

/// What one run did.
struct Count {
    operations: u64,
    instructions: u64,
}

/// Runs the example under callgrind.
fn count(operation: &str, stage: &str, passes: &str) -> anyhow::Result<Count> {
    let mut run = cargo(&format!("run {EXAMPLE}"));
    run.args([
        "--config",
        "target.'cfg(all())'.runner = 'valgrind --tool=callgrind --callgrind-out-file=/dev/null'",
    ]);
    run.args(["--", operation, stage, passes]);
    let output = run.output()?;
    parse(&output).with_context(|| {
        format!("{} gave no count:\n{}", shown(&run), String::from_utf8_lossy(&output.stderr))
    })
}

/// Reads the operations off the example's output and the instructions off callgrind's.
fn parse(output: &Output) -> anyhow::Result<Count> {
    let operations = String::from_utf8_lossy(&output.stdout).trim().parse()?;
    let messages = String::from_utf8_lossy(&output.stderr);
    let collected = messages.lines().find_map(|line| line.split_once("Collected : "));
    let (_, instructions) = collected.context("callgrind collected nothing")?;
    Ok(Count { operations, instructions: instructions.trim().parse()? })
}

/// The number with a comma before every three digits.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_grouped_by_thousands() {
        assert_eq!([0, 999, 1000, 1_234_567].map(grouped), ["0", "999", "1,000", "1,234,567"]);
    }
}
