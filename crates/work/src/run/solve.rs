//! A forced win of the side to move.

use std::time::{Duration, Instant};

use tengen_engine::Stop;
use tengen_solver::{Answer, Limits, Proof, Solver};

use crate::bench::Bench;
use crate::run::PACE_MS;
use crate::{Failure, Found, Goal, Progress, ProofEntry, ProofReply, Solve, Solved};

pub(crate) fn run(
    job: &Solve,
    longest: Duration,
    bench: &Bench,
    stop: &Stop,
    tell: &mut dyn FnMut(Progress),
) -> Result<Solved, Failure> {
    let position = job.position.position()?;
    let begin = Instant::now();
    let mut told = begin;
    let mut keep_going = |progress: tengen_solver::Progress| {
        if told.elapsed().as_millis() >= PACE_MS {
            told = Instant::now();
            tell(Progress::Solve { nodes: progress.nodes, ms: begin.elapsed().as_millis() as u64 });
        }
        !stop.is_stopped() && begin.elapsed() < longest
    };
    let mut limits = Limits {
        nodes: job.effort.nodes.unwrap_or(u64::MAX),
        keep_going: &mut keep_going,
        memory_bytes: bench.solver_bytes(),
    };
    // The shortest line is what people want to see; only for a VCF is there such a search.
    let solver = Solver { goal: job.goal.into(), shortest: job.goal == Goal::Vcf };
    let solution = solver.solve(&position, &mut limits);
    let (found, line, proof) = match &solution.answer {
        Answer::Solved(proof) => (Found::Win, proof.line(), table(proof)),
        Answer::Refuted => (Found::None, Vec::new(), Vec::new()),
        Answer::Exhausted(_) => (Found::Unknown, Vec::new(), Vec::new()),
    };
    let (nodes, ms) = (solution.spent.nodes, begin.elapsed().as_millis() as u64);
    Ok(Solved { found, line, proof, nodes, ms })
}

/// The proof as data, unless it is too large to be walked through.
fn table(proof: &Proof) -> Vec<ProofEntry> {
    let entries = proof.table();
    if entries.len() > Solved::MAX_ENTRIES {
        return Vec::new();
    }
    let reply = |&(point, entry): &(_, usize)| ProofReply { point, entry: entry as u32 };
    let entries = entries.iter().map(|entry| ProofEntry {
        point: entry.point,
        replies: entry.replies.iter().map(reply).collect(),
        otherwise: entry.otherwise.map(|index| index as u32),
    });
    entries.collect()
}
