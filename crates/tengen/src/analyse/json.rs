//! Analyses as lines of JSON.

use std::io::Write;

use serde::Serialize;
use tengen_engine::{Choice, Progress, Score};

use crate::failure::Failure;
use crate::forbid::json_line;
use crate::input::Found;

/// A line of output: an iteration, or what the search came to.
#[derive(Serialize)]
struct Report {
    /// The line of the input that the position begins at.
    line: usize,
    /// Whether the search of this position is over.
    done: bool,
    /// The best move; none before the end, and none if there is no legal one.
    best: Option<String>,
    depth: u32,
    longest: u32,
    lines: Vec<Ranked>,
    nodes: u64,
    vcf_nodes: u64,
    nodes_per_second: u64,
    ms: u64,
}

#[derive(Serialize)]
struct Ranked {
    moves: Vec<String>,
    depth: u32,
    /// One number, a win just under 30,000.
    value: i32,
    /// The number of stones to the end of a line that wins, or loses.
    #[serde(skip_serializing_if = "Option::is_none")]
    win: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    loss: Option<u32>,
    /// The chance to win, in thousandths.
    chance: u32,
}

pub(super) fn progress(found: &Found, progress: &Progress, out: &mut impl Write) -> Result<(), Failure> {
    json_line(&report(found, progress), out)
}

pub(super) fn answer(found: &Found, choice: &Choice, out: &mut impl Write) -> Result<(), Failure> {
    let best = choice.best.map(|point| point.to_string());
    json_line(&Report { done: true, best, ..report(found, &choice.progress) }, out)
}

fn report(found: &Found, progress: &Progress) -> Report {
    let lines = progress.lines.iter().map(|line| {
        let (win, loss) = match line.score {
            Score::Estimate(_) => (None, None),
            Score::Win { stones } => (Some(stones), None),
            Score::Loss { stones } => (None, Some(stones)),
        };
        #[allow(clippy::cast_sign_loss, reason = "a chance is not below zero")]
        let chance = (1000.0 * line.score.win_rate()).round() as u32;
        Ranked {
            moves: line.moves.iter().map(ToString::to_string).collect(),
            depth: line.depth,
            value: line.score.value(),
            win,
            loss,
            chance,
        }
    });
    Report {
        line: found.line,
        done: false,
        best: None,
        depth: progress.depth,
        longest: progress.longest,
        lines: lines.collect(),
        nodes: progress.nodes,
        vcf_nodes: progress.vcf_nodes,
        nodes_per_second: progress.speed(),
        ms: u64::try_from(progress.time.as_millis()).unwrap_or(u64::MAX),
    }
}
