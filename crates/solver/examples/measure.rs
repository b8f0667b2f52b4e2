//! Solves the problems of a file and prints what each one took, in processor time and positions.
//!
//! `cargo run --release -p tengen-solver --example measure -- FILE GOAL LIMIT [NUMBER ...]`
//!
//! FILE has lines `rule<TAB>side<TAB>position`. Problems are counted from 1; without numbers all are solved.
//! LIMIT is a number of milliseconds, or of positions with an `n` after it. Milliseconds are processor
//! time, so that what else the machine does changes little (Linux; elsewhere it is time on the clock).
#![allow(clippy::print_stdout, reason = "the table is what it prints")]

use std::time::{Duration, Instant};

use tengen_rules::{Admit, Colour, Position, Setup};
use tengen_solver::{Answer, Goal, Limits, Solver};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [file, goal, limit, numbers @ ..] = &*arguments else {
        return Err("FILE GOAL LIMIT [NUMBER ...]".into());
    };
    let goal = if goal == "vcf" { Goal::Vcf } else { Goal::Vct };
    let limit = match limit.strip_suffix('n') {
        Some(nodes) => (Duration::MAX, nodes.parse()?),
        None => (Duration::from_millis(limit.parse()?), u64::MAX),
    };
    let numbers: Vec<usize> = numbers.iter().map(|number| number.parse()).collect::<Result<_, _>>()?;
    let mut tally = Tally::default();
    for (index, line) in std::fs::read_to_string(file)?.lines().enumerate() {
        if numbers.is_empty() || numbers.contains(&(index + 1)) {
            tally.solve(index + 1, &problem(line)?, goal, limit);
        }
    }
    tally.print();
    Ok(())
}

fn problem(line: &str) -> Result<Position, Box<dyn std::error::Error>> {
    let columns: Vec<&str> = line.split('\t').collect();
    let [rule, side, rows, ..] = *columns else { return Err("rule, side and position expected".into()) };
    let to_move = Colour::BOTH.into_iter().find(|colour| colour.to_string() == side).ok_or("no side")?;
    let setup = Setup { board: tengen_notation::rows::read(rows)?, rule_set: rule.parse()?, to_move };
    Ok(Position::new(setup, Admit::PROBLEM)?)
}

/// The processor time of this thread so far, or what the clock says where that is not known.
fn spent(start: Instant) -> Duration {
    let schedule = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanos = schedule.and_then(|text| text.split(' ').next()?.parse().ok());
    nanos.map_or_else(|| start.elapsed(), Duration::from_nanos)
}

#[derive(Default)]
struct Tally {
    wins: Vec<Duration>,
    refuted: Vec<usize>,
    unknown: Vec<usize>,
    nodes: u64,
    time: Duration,
}

impl Tally {
    fn solve(&mut self, number: usize, position: &Position, goal: Goal, (limit, nodes): (Duration, u64)) {
        let clock = Instant::now();
        let start = spent(clock);
        let mut questions = 0_u32;
        let mut keep_going = |_| {
            questions += 1;
            !questions.is_multiple_of(4) || spent(clock).saturating_sub(start) < limit
        };
        let mut limits = Limits { nodes, keep_going: &mut keep_going, memory_bytes: Limits::MEMORY_BYTES };
        let solution = Solver { goal, shortest: false }.solve(position, &mut limits);
        let time = spent(clock).saturating_sub(start);
        self.nodes += solution.spent.nodes;
        self.time += time;
        let answer = match solution.answer {
            Answer::Solved(proof) if proof.verify(position).is_ok() => {
                self.wins.push(time);
                format!("win {}", proof.length())
            }
            Answer::Solved(_) => "false".to_owned(),
            Answer::Refuted => {
                self.refuted.push(number);
                "none".to_owned()
            }
            Answer::Exhausted(_) => {
                self.unknown.push(number);
                "unknown".to_owned()
            }
        };
        println!("{number}\t{answer}\t{} nodes\t{} ms", solution.spent.nodes, time.as_millis());
    }

    fn print(mut self) {
        self.wins.sort_unstable();
        let median = self.wins.get(self.wins.len() / 2).copied().unwrap_or_default();
        let longest = self.wins.last().copied().unwrap_or_default();
        println!("solved {}, median {median:.1?}, longest {longest:.1?}", self.wins.len());
        println!("none {:?}\nunknown {:?}", self.refuted, self.unknown);
        let rate = u128::from(self.nodes) * 1000 / self.time.as_millis().max(1);
        println!("{} nodes in {:.1?}, {rate} a second", self.nodes, self.time);
    }
}
