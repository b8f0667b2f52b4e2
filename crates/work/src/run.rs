//! What the worker does for each kind of job.

mod analyse;
mod solve;

use tengen_engine::Stop;

use crate::bench::Bench;
use crate::{Answer, Failure, JobKind, Progress, player, review};

/// How often a page hears of a search, at most.
pub(crate) const PACE_MS: u128 = 100;

/// Does a job. What it answers after `stop` has been given does not matter.
pub(crate) fn job(
    kind: &JobKind,
    longest_ms: u64,
    bench: &mut Bench,
    stop: &Stop,
    tell: &mut dyn FnMut(Progress),
) -> Result<Answer, Failure> {
    Ok(match kind {
        JobKind::Move(turn) => Answer::Move(player::decide(turn, bench.engine(), stop)?),
        JobKind::Analyse(job) => Answer::Analyse(analyse::run(job, longest_ms, bench, stop, tell)?),
        JobKind::Solve(job) => Answer::Solve(solve::run(job, longest_ms, bench, stop, tell)?),
        JobKind::Review(job) => Answer::Review(Box::new(review::run(job, bench, stop, tell)?)),
    })
}
