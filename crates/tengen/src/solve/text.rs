//! Answers for people.

use std::io::Write;

use tengen_draw::Picture;
use tengen_rules::Point;
use tengen_solver::{Goal, Proof};

use super::{Finding, FoundResult, Solve};
use crate::failure::Failure;
use crate::input::Found;
use crate::language::{Texts, arguments};
use crate::sentences;

pub(super) fn write(
    solve: &Solve,
    texts: &Texts,
    found: &Found,
    finding: &Finding,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let position = &found.position;
    let title = arguments! {
        "line" => found.line.to_string(),
        "rule" => sentences::rule_set(texts, position.rule_set()),
        "colour" => sentences::colour(texts, position.to_move()),
        "goal" => goal(solve, texts),
    };
    writeln!(out, "{}", texts.get("solve-title", &title))?;
    match &finding.result {
        FoundResult::Win { proof, is_verified } => {
            let line = proof.line();
            let picture = Picture::new(position.board()).letters(sentences::signs(&line));
            write!(out, "{}", picture.text(solve.input.style))?;
            writeln!(out, "{}", won(texts, proof, &line))?;
            let checked = if *is_verified { "solve-verified" } else { "solve-not-verified" };
            writeln!(out, "{}", texts.plain(checked))?;
        }
        FoundResult::None => writeln!(out, "{}", texts.get("solve-none", &title))?,
        FoundResult::Unknown => writeln!(out, "{}", texts.plain("solve-unknown"))?,
    }
    if let Some((proofs, is_complete)) = &finding.all {
        let points: Vec<Point> = proofs.iter().map(|proof| proof.point()).collect();
        let id = if *is_complete { "solve-all" } else { "solve-some" };
        if !points.is_empty() {
            writeln!(out, "{}", texts.get(id, &arguments! { "moves" => sentences::points(&points) }))?;
        }
    }
    let spent = arguments! {
        "nodes" => finding.nodes.to_string(), "ms" => finding.time.as_millis().to_string(),
    };
    writeln!(out, "{}", texts.get("solve-spent", &spent))?;
    if let (true, FoundResult::Win { proof, .. }) = (solve.tree, &finding.result) {
        writeln!(out, "{}", texts.plain("solve-tree"))?;
        write!(out, "{}", proof.tree())?;
    }
    Ok(())
}

fn goal(solve: &Solve, texts: &Texts) -> String {
    texts.plain(match solve.goal.goal() {
        Goal::Vcf => "solve-vcf",
        Goal::Vct => "solve-vct",
    })
}

/// The line with its numbers.
fn won(texts: &Texts, proof: &Proof, line: &[Point]) -> String {
    let numbered = line.iter().enumerate().map(|(index, point)| format!("{} {point}", index + 1));
    let moves = numbered.collect::<Vec<_>>().join("  ");
    texts.get("solve-win", &arguments! { "length" => proof.length().to_string(), "moves" => moves })
}
