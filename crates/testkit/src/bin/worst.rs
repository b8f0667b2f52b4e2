//! Looks for positions that are as hard on the referee as can be, by hill climbing.
//!
//! `worst [--seconds N] [--size LINES] [--seed S]` starts from dense random positions, changes a few stones at
//! a time and keeps what makes the largest explanation larger. It prints the worst position found, the
//! number of steps of its largest explanation, and how long judging all its points took.

use std::error::Error;
use std::time::{Duration, Instant};

use tengen_rules::{Board, BoardSize, Colour, Explanation, Referee, RuleSet};
use tengen_testkit::generate;

/// How many of the worst positions are kept to climb on from.
const KEPT: usize = 40;

fn main() -> Result<(), Box<dyn Error>> {
    let size = u8::try_from(option("--size", 15)?).ok().and_then(BoardSize::new);
    let size = size.ok_or("--size takes 5 to 20 lines")?;
    let mut rng = fastrand::Rng::with_seed(option("--seed", 1)?);
    let end = Instant::now() + Duration::from_secs(option("--seconds", 60)?);

    let mut worst: Vec<(usize, Board)> =
        (0..KEPT).map(|_| generate::dense(&mut rng, size)).map(|board| (steps(&board), board)).collect();
    while Instant::now() < end {
        worst.sort_by_key(|(steps, _)| std::cmp::Reverse(*steps));
        let (_, from) = &worst[rng.usize(..KEPT)];
        let board = generate::mutated(&mut rng, from);
        let steps = steps(&board);
        if steps >= worst[KEPT - 1].0 && worst.iter().all(|(_, known)| *known != board) {
            worst[KEPT - 1] = (steps, board);
        }
    }
    worst.sort_by_key(|(steps, _)| std::cmp::Reverse(*steps));
    let (steps, board) = &worst[0];
    println!("{steps} steps in the largest explanation of {board}");
    println!("all points judged in {:?}", fastest_judgement(board));
    Ok(())
}

/// The number after `name` on the command line.
fn option(name: &str, default: u64) -> Result<u64, String> {
    let mut arguments = std::env::args().skip_while(|argument| argument != name);
    match arguments.nth(1) {
        Some(value) => value.parse().map_err(|_| format!("{name} takes a number, not {value}")),
        None => Ok(default),
    }
}

const REFEREE: Referee = Referee::new(RuleSet::Renju, Colour::Black);

/// The steps of the largest explanation of a point that makes no five.
fn steps(board: &Board) -> usize {
    let five = REFEREE.judge(board).five;
    let points = board.free().filter(|&point| !five.contains(point));
    points.filter_map(|point| REFEREE.explain(board, point).ok()).map(|e| count(&e)).max().unwrap_or(0)
}

fn count(explanation: &Explanation) -> usize {
    let continuations = explanation.threes.iter().flat_map(|three| &three.continuations);
    1 + continuations.map(|continuation| count(&continuation.explanation)).sum::<usize>()
}

fn fastest_judgement(board: &Board) -> Duration {
    let time = || {
        let start = Instant::now();
        std::hint::black_box(REFEREE.judge(std::hint::black_box(board)));
        start.elapsed()
    };
    (0..20).map(|_| time()).min().unwrap_or_default()
}
