//! What the worker does for each kind of job.

mod analyse;
mod solve;

use std::time::Duration;

use tengen_engine::Stop;

use crate::bench::Bench;
use crate::player::Turn;
use crate::{Answer, Effort, Failure, JobKind, Progress, Review, Solve, player, review};
use analyse::Analysing;

/// How often a page hears of a search, at most.
pub(crate) const PACE_MS: u128 = 100;

/// A job in a worker's hands.
pub(crate) enum Work {
    Move(Box<Turn>),
    /// With how far it has come: it may rest in between.
    Analyse(Analysing),
    /// With the most time there is.
    Solve(Solve, Duration),
    Review(Box<Review>),
}

impl Work {
    pub(crate) fn new(kind: JobKind, longest_ms: u64) -> Self {
        match kind {
            JobKind::Move(turn) => Self::Move(turn),
            JobKind::Analyse(job) => {
                let longest = longest(job.effort, longest_ms);
                Self::Analyse(Analysing::new(job, longest))
            }
            JobKind::Solve(job) => {
                let longest = longest(job.effort, longest_ms);
                Self::Solve(job, longest)
            }
            JobKind::Review(job) => Self::Review(job),
        }
    }

    /// Whether it can be broken off now and go on later.
    pub(crate) fn may_rest(&self) -> bool {
        match self {
            Self::Analyse(job) => job.has_time(),
            Self::Move(_) | Self::Solve(..) | Self::Review(_) => false,
        }
    }

    /// Whether it is one question, for which an analysis that goes on and on makes room.
    pub(crate) const fn is_quick(&self) -> bool {
        matches!(self, Self::Solve(..))
    }

    /// Does the job until it is over or `stop` is given. What it answers after that does not matter.
    pub(crate) fn go(
        &mut self,
        bench: &mut Bench,
        stop: &Stop,
        tell: &mut dyn FnMut(Progress),
    ) -> Result<Answer, Failure> {
        Ok(match self {
            Self::Move(turn) => Answer::Move(player::decide(turn, bench.engine(), stop)?),
            Self::Analyse(job) => Answer::Analyse(job.go(bench, stop, tell)?),
            Self::Solve(job, longest) => Answer::Solve(solve::run(job, *longest, bench, stop, tell)?),
            Self::Review(job) => Answer::Review(Box::new(review::run(job, bench, stop, tell)?)),
        })
    }
}

/// The time that a job may take.
fn longest(effort: Effort, longest_ms: u64) -> Duration {
    Duration::from_millis(effort.ms.map_or(longest_ms, |ms| ms.min(longest_ms)))
}
