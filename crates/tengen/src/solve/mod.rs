//! `tengen solve`: forced wins with proof.

mod json;
pub(crate) mod problems;
mod text;

use std::io::Write;
use std::sync::Arc;
use std::time::{Duration, Instant};

use clap::{Args, ValueEnum};
use tengen_rules::{Colour, Position, RuleSet};
use tengen_solver::{Answer, Goal, Limits, Proof, Solver};

use crate::Outcome;
use crate::arguments::{Input, side};
use crate::failure::Failure;
use crate::forbid::answer_trouble;
use crate::input;
use crate::language::Texts;

#[derive(Debug, Args)]
pub(crate) struct Solve {
    #[command(flatten)]
    pub(crate) input: Input,
    /// What to look for: a win by fours alone, or by fours, threes and quiet threats
    #[arg(long, value_enum, default_value_t)]
    goal: GoalName,
    /// The rule set of positions that do not name their own
    #[arg(long, default_value = RuleSet::Renju.id(), value_name = "RULE")]
    rule: RuleSet,
    /// The side to move, black or white, in positions that do not name it [default: the one whose turn it
    /// is by the number of stones]
    #[arg(long, value_parser = side, value_name = "SIDE")]
    side: Option<Colour>,
    /// The most time for a position
    #[arg(long, default_value = "10000", value_name = "MILLISECONDS")]
    time_ms: u64,
    /// The most positions to look at for each of them
    #[arg(long, value_name = "NUMBER")]
    nodes: Option<u64>,
    /// The memory for what is remembered of positions
    #[arg(long, default_value = "256", value_name = "MEGABYTES")]
    memory_mb: usize,
    /// Look for a VCF with the fewest fours
    #[arg(long)]
    shortest: bool,
    /// Find all first moves that win
    #[arg(long)]
    all: bool,
    /// Show the whole proof, not only the longest line
    #[arg(long)]
    tree: bool,
    /// Print one line of JSON a position
    #[arg(long)]
    json: bool,
}

/// A goal on the command line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum GoalName {
    #[default]
    Vcf,
    Vct,
}

impl GoalName {
    const fn goal(self) -> Goal {
        match self {
            Self::Vcf => Goal::Vcf,
            Self::Vct => Goal::Vct,
        }
    }
}

/// What was found out about a position.
struct Finding {
    result: FoundResult,
    nodes: u64,
    time: Duration,
    /// All first moves that win, if they were asked for, and whether there are no others.
    all: Option<(Vec<Arc<Proof>>, bool)>,
}

enum FoundResult {
    Win {
        proof: Arc<Proof>,
        /// Whether the referee, asked anew, found no flaw.
        is_verified: bool,
    },
    None,
    Unknown,
}

pub(crate) fn run(arguments: &Solve, out: &mut impl Write) -> Result<Outcome, Failure> {
    let texts = Texts::new(arguments.input.lang);
    let text = input::text(&arguments.input)?;
    let mut outcome = Outcome::AllAnswered;
    for (index, found) in
        problems::read(&text, &arguments.input, arguments.rule, arguments.side)?.into_iter().enumerate()
    {
        if !arguments.json && index > 0 {
            writeln!(out)?;
        }
        match found {
            Ok(found) => {
                let finding = arguments.solve(&found.position);
                if arguments.json {
                    json::write(&finding, arguments.tree, out)?;
                } else {
                    text::write(arguments, &texts, &found, &finding, out)?;
                }
                // A long list is followed as it is solved.
                out.flush()?;
            }
            Err(trouble) => {
                outcome = answer_trouble(trouble, arguments.input.keep_going, arguments.json, &texts, out)?;
            }
        }
    }
    Ok(outcome)
}

impl Solve {
    fn solve(&self, position: &Position) -> Finding {
        let start = Instant::now();
        let limit = Duration::from_millis(self.time_ms);
        let mut limits = Limits {
            nodes: self.nodes.unwrap_or(u64::MAX),
            keep_going: &mut |_| start.elapsed() < limit,
            memory_bytes: self.memory_mb << 20,
        };
        let solver = Solver { goal: self.goal.goal(), shortest: self.shortest };
        let (answer, spent, all) = if self.all {
            let wins = solver.winning_moves(position, &mut limits);
            let shortest = wins.proofs.iter().min_by_key(|proof| proof.length());
            let answer = match shortest {
                Some(proof) => Answer::Solved(Arc::clone(proof)),
                None if wins.is_complete => Answer::Refuted,
                None => Answer::Exhausted(wins.spent),
            };
            (answer, wins.spent, Some((wins.proofs, wins.is_complete)))
        } else {
            let solution = solver.solve(position, &mut limits);
            (solution.answer, solution.spent, None)
        };
        let time = start.elapsed();
        let result = match answer {
            Answer::Solved(proof) => {
                let is_verified = proof.verify(position).is_ok();
                FoundResult::Win { proof, is_verified }
            }
            Answer::Refuted => FoundResult::None,
            Answer::Exhausted(_) => FoundResult::Unknown,
        };
        Finding { result, nodes: spent.nodes, time, all }
    }
}
