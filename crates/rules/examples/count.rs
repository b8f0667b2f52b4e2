//! Runs one workload of the referee for an instruction counter, which `cargo xtask instructions`
//! starts.
//!
//! ```text
//! count verdict|judge|play-judge-lift opening|midgame|hard PASSES
//! ```
//!
//! It prints the number of operations done. The difference between two runs is free of what the
//! start costs.

#[path = "../benches/workload/mod.rs"]
mod workload;

use std::env;
use std::error::Error;

use tengen_rules::JudgedBoard;
use workload::{Case, REFEREE, Stage};

const USAGE: &str = "usage: count verdict|judge|play-judge-lift opening|midgame|hard PASSES";

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [operation, stage, passes] = arguments.as_slice() else { return Err(USAGE.into()) };
    let stage = Stage::ALL.into_iter().find(|known| known.name() == stage).ok_or(USAGE)?;
    let passes: usize = passes.parse()?;
    let cases = workload::cases(stage)?;
    let mut operations = 0;
    for case in &cases {
        operations += match operation.as_str() {
            "verdict" => verdicts(case, passes)?,
            "judge" => judgements(case, passes),
            "play-judge-lift" => moves(case, passes)?,
            _ => return Err(USAGE.into()),
        };
    }
    println!("{operations}");
    Ok(())
}

fn verdicts(case: &Case, passes: usize) -> Result<usize, Box<dyn Error>> {
    for _ in 0..passes {
        case.verdicts()?;
    }
    Ok(passes * case.near.len())
}

fn judgements(case: &Case, passes: usize) -> usize {
    for _ in 0..passes {
        case.judge();
    }
    passes
}

fn moves(case: &Case, passes: usize) -> Result<usize, Box<dyn Error>> {
    let mut kept = JudgedBoard::new(case.board.clone(), REFEREE);
    for _ in 0..passes {
        case.play_judge_lift(&mut kept)?;
    }
    Ok(passes * case.moves.len())
}
