//! The best lines of a position.

use std::time::{Duration, Instant};

use tengen_engine::{Limits, Stop, TimeBudget};

use crate::bench::Bench;
use crate::run::PACE_MS;
use crate::{Analyse, Analysis, Failure, Line, Progress};

pub(crate) fn run(
    job: &Analyse,
    longest_ms: u64,
    bench: &mut Bench,
    stop: &Stop,
    tell: &mut dyn FnMut(Progress),
) -> Result<Analysis, Failure> {
    let position = job.position.position()?;
    let longest = Duration::from_millis(job.effort.ms.map_or(longest_ms, |ms| ms.min(longest_ms)));
    let limits = Limits {
        time: Some(TimeBudget { soft: longest, hard: longest }),
        nodes: job.effort.nodes,
        multi_pv: job.lines.clamp(1, Analyse::MAX_LINES).into(),
        ..Limits::default()
    };
    let mut told: Option<Instant> = None;
    let choice = bench.engine().go(&position, &limits, stop, &mut |progress| {
        if told.is_none_or(|told| told.elapsed().as_millis() >= PACE_MS) {
            told = Some(Instant::now());
            tell(Progress::Analyse(of(progress)));
        }
    });
    Ok(of(&choice.progress))
}

/// What the engine knows, as data.
fn of(progress: &tengen_engine::Progress) -> Analysis {
    let lines = progress.lines.iter();
    let lines =
        lines.map(|line| Line { moves: line.moves.clone(), worth: line.score.into(), depth: line.depth });
    Analysis {
        depth: progress.depth,
        longest: progress.longest,
        nodes: progress.nodes,
        vcf_nodes: progress.vcf_nodes,
        ms: progress.time.as_millis() as u64,
        lines: lines.collect(),
    }
}
