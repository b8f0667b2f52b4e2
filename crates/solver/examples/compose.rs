//! Makes the problems of `corpus/problems/`: positions of random play in which the side to move wins.
//!
//! `cargo run --release -p tengen-solver --example compose > corpus/problems/problems.tsv`
#![allow(clippy::print_stdout, reason = "the problems are what it prints")]

use fastrand::Rng;
use tengen_rules::{Admit, Board, BoardSize, Colour, Position, Referee, RuleSet, Setup};
use tengen_solver::{Answer, Goal, Limits, Proof, Solver};

/// The seed of the problems in the corpus.
const SEED: u64 = 20_260_731;
/// Problems for each rule set and side.
const VCF_PROBLEMS: usize = 25;
const VCT_PROBLEMS: usize = 4;
/// At most this share of the problems of a side has the same length.
const SAME_LENGTH: usize = 6;
/// So that a test of all problems takes seconds.
const NODES: u64 = 20_000;

fn main() {
    println!(
        "# rule, side to move, position, goal, length (of the shortest VCF), tab-separated; see README.md"
    );
    let mut rng = Rng::with_seed(SEED);
    for rule_set in RuleSet::ALL {
        for to_move in Colour::BOTH {
            compose(&mut rng, rule_set, to_move);
        }
    }
}

fn compose(rng: &mut Rng, rule_set: RuleSet, to_move: Colour) {
    let (mut lengths, mut vct) = (Vec::new(), 0);
    while lengths.len() < VCF_PROBLEMS || vct < VCT_PROBLEMS {
        let Some(position) = random_position(rng, rule_set, to_move) else { continue };
        match solve(&position, Goal::Vcf, true) {
            Answer::Solved(proof) => {
                let length = proof.length();
                let is_common = lengths.iter().filter(|&&other| other == length).count() >= SAME_LENGTH;
                if lengths.len() < VCF_PROBLEMS && length >= 5 && !is_common {
                    lengths.push(length);
                    print(&position, "vcf", &length.to_string());
                }
            }
            Answer::Refuted if vct < VCT_PROBLEMS => {
                let found = solve(&position, Goal::Vct, false);
                if matches!(found, Answer::Solved(proof) if has_quiet_start(&proof)) {
                    vct += 1;
                    print(&position, "vct", "-");
                }
            }
            Answer::Refuted | Answer::Exhausted(_) => {}
        }
    }
}

/// Whether something other than a four begins the win, so that the problem is one of threats.
fn has_quiet_start(proof: &Proof) -> bool {
    proof.otherwise().is_some_and(|otherwise| !otherwise.is_five())
}

fn print(position: &Position, goal: &str, length: &str) {
    println!("{}\t{}\t{}\t{goal}\t{length}", position.rule_set(), position.to_move(), position.board());
}

fn solve(position: &Position, goal: Goal, shortest: bool) -> Answer {
    let mut limits = Limits { nodes: NODES, keep_going: &mut |_| true, memory_bytes: 1 << 24 };
    Solver { goal, shortest }.solve(position, &mut limits).answer
}

/// A position of random play near the stones, if nobody has won or could win at once.
fn random_position(rng: &mut Rng, rule_set: RuleSet, to_move: Colour) -> Option<Position> {
    let size = BoardSize::new(if rng.u8(..4) == 0 { rng.u8(8..=19) } else { 15 })?;
    let mut board = Board::new(size);
    board.place(size.centre(), Colour::Black).ok()?;
    let stones = rng.usize(10..44);
    let mut colour = Colour::White;
    let mut last = size.centre();
    for _ in 0..20 * stones {
        if board.count(Colour::Black) + board.count(Colour::White) >= stones && colour == to_move {
            break;
        }
        let around = if rng.bool() { last } else { size.centre() };
        let point = around.offset(rng.i8(-4..=4), rng.i8(-4..=4)).filter(|&point| board.is_free(point));
        let Some(point) = point else { continue };
        let referee = Referee::new(rule_set, colour);
        if referee.verdict(&board, point).ok()?.forbidden().is_some() {
            continue;
        }
        board.place(point, colour).ok()?;
        (colour, last) = (colour.opponent(), point);
    }
    is_quiet(&board, rule_set).then_some(())?;
    Position::new(Setup { board, rule_set, to_move }, Admit::GAME).ok()
}

/// Whether neither side has a five to make.
fn is_quiet(board: &Board, rule_set: RuleSet) -> bool {
    Colour::BOTH.into_iter().all(|colour| Referee::new(rule_set, colour).judge(board).five.is_empty())
}
