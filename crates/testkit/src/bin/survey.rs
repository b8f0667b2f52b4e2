//! `survey [--positions N] [--seed S]`: how deep the recursion of the referee goes, and whether the
//! fast referee, its explanations and the naive referee agree all the way down.
//!
//! Judges random boards and mutations of the hard positions of the corpus, for Black under renju.
//! Prints the depths as a Markdown table. The first disagreement ends it with a message that names
//! the position, and exit code 1.

use std::fmt::Write as _;
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use fastrand::Rng;
use tengen_rules::{Board, BoardSize};
use tengen_testkit::laws::{self, Breach};
use tengen_testkit::{corpus, generate, renju};

const USAGE: &str = "usage: survey [--positions N] [--seed S]";
const THREADS: u64 = 2;

#[derive(Clone, Copy)]
struct Options {
    positions: u64,
    seed: u64,
}

/// What was counted; the index of a list is a depth.
#[derive(Default)]
struct Tally {
    positions: Vec<u64>,
    points: Vec<u64>,
}

fn main() -> ExitCode {
    let Some(options) = options(std::env::args().skip(1)) else {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    };
    let start = Instant::now();
    match survey(options) {
        Ok(tally) => {
            print!("{}", table(&tally, start.elapsed()));
            ExitCode::SUCCESS
        }
        Err(breach) => {
            eprintln!("{breach}");
            ExitCode::FAILURE
        }
    }
}

fn options(mut arguments: impl Iterator<Item = String>) -> Option<Options> {
    let mut options = Options { positions: 1_000_000, seed: 1 };
    while let Some(argument) = arguments.next() {
        let number = arguments.next()?.parse().ok()?;
        match argument.as_str() {
            "--positions" => options.positions = number,
            "--seed" => options.seed = number,
            _ => return None,
        }
    }
    Some(options)
}

/// Shares the positions out to the threads. Each position has its own seed, so the tally does not
/// depend on the number of threads.
fn survey(options: Options) -> Result<Tally, Breach> {
    let (models, failed) = (corpus::models(), AtomicBool::new(false));
    let share = |thread: u64| {
        let mut tally = Tally::default();
        for index in (thread..options.positions).step_by(THREADS as usize) {
            if failed.load(Ordering::Relaxed) {
                break;
            }
            let mut rng = Rng::with_seed(options.seed.wrapping_mul(1 << 40).wrapping_add(index));
            tally.judge(draw(&mut rng, &models)).inspect_err(|_| failed.store(true, Ordering::Relaxed))?;
        }
        Ok(tally)
    };
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..THREADS).map(|thread| scope.spawn(move || share(thread))).collect();
        let mut total = Tally::default();
        for thread in threads {
            total.add(&thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))?);
        }
        Ok(total)
    })
}

/// One mutation of a hard position in four, and of the rest half on the 15x15 board.
fn draw(rng: &mut Rng, models: &[Board]) -> Board {
    let size = if rng.bool() { BoardSize::RENJU } else { generate::size(rng) };
    match rng.u8(..8) {
        0 | 1 => generate::mutated_from(rng, models),
        2 => generate::random(rng),
        3 | 4 => generate::dense(rng, size),
        _ => generate::clustered(rng, size),
    }
}

impl Tally {
    /// Judges a board in every way and counts its depths.
    fn judge(&mut self, board: Board) -> Result<(), Breach> {
        let setup = renju(board);
        let mut deepest = 0;
        for (_, finding) in laws::findings(&setup)? {
            count(&mut self.points, finding.depth as usize, 1);
            deepest = deepest.max(finding.depth);
        }
        laws::judgement_is_verdicts(&setup)?;
        laws::explanation_is_verdict(&setup)?;
        count(&mut self.positions, deepest as usize, 1);
        Ok(())
    }

    fn add(&mut self, other: &Self) {
        for (list, others) in [(&mut self.positions, &other.positions), (&mut self.points, &other.points)] {
            others.iter().enumerate().for_each(|(depth, &number)| count(list, depth, number));
        }
    }
}

fn count(list: &mut Vec<u64>, depth: usize, number: u64) {
    if list.len() <= depth {
        list.resize(depth + 1, 0);
    }
    list[depth] += number;
}

fn table(tally: &Tally, time: Duration) -> String {
    let mut text = String::from("| depth | positions | points |\n|---:|---:|---:|\n");
    let row = |text: &mut String, label: &str, positions: u64, points: u64| {
        let _ = writeln!(text, "| {label} | {} | {} |", grouped(positions), grouped(points));
    };
    let at = |list: &[u64], depth: usize| list.get(depth).copied().unwrap_or(0);
    for depth in 0..tally.positions.len() {
        row(&mut text, &depth.to_string(), at(&tally.positions, depth), at(&tally.points, depth));
    }
    let (positions, points) = (tally.positions.iter().sum::<u64>(), tally.points.iter().sum());
    let deep = |list: &[u64]| list.iter().skip(3).sum::<u64>();
    row(&mut text, "3 and more", deep(&tally.positions), deep(&tally.points));
    row(&mut text, "all", positions, points);
    let rate = u128::from(positions) * 1000 / time.as_millis().max(1);
    let _ = writeln!(text, "\n{} s, {rate} positions/s, no disagreement", time.as_secs());
    text
}

/// The number with a comma after every three digits.
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
