//! A fixed amount of work, to measure speed and to notice when the search has changed.

use std::time::{Duration, Instant};

use tengen_rules::{Admit, Board, BoardSize, Colour, Position, RuleSet, Setup};

use crate::{Engine, Limits, Stop};

/// Positions of every rule set that is played with brains: rule set, lines of the board and moves.
const POSITIONS: [(RuleSet, u8, &str); 12] = [
    (RuleSet::Renju, 15, "h8i9j9"),
    (RuleSet::Renju, 15, "h8h9i10g8i7i8"),
    (RuleSet::Renju, 15, "h8i8i10h10j8g9h7h9i9i7g6"),
    (RuleSet::Renju, 15, "h8h9j8i7j10i9k9j9k7l8h6i8i10g8"),
    (RuleSet::Freestyle, 15, "h8i9i7g7"),
    (RuleSet::Freestyle, 15, "h8h7i7g9i9j10j8k8g10"),
    (RuleSet::Freestyle, 20, "k10l11l9j9m11"),
    (RuleSet::Freestyle, 20, "k10j11j9l9l10m10k11i8"),
    (RuleSet::Standard, 15, "h8g7g9f10i9j9i7"),
    (RuleSet::Standard, 15, "h8i9g9h10i8g8j10h6"),
    (RuleSet::Caro, 15, "h8h9i8g8j9"),
    (RuleSet::CaroExact, 15, "h8i9j8h7i7g9"),
];

/// What a bench found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bench {
    /// The nodes of all positions together: the signature of the search.
    pub nodes: u64,
    /// Positions looked at in searches for wins by fours.
    pub vcf_nodes: u64,
    /// The time it took.
    pub time: Duration,
}

impl Bench {
    /// The depth to which each position is searched.
    pub const DEPTH: u32 = 9;

    /// Searches each position to `depth`, with so many threads and a new table of so many bytes for each.
    pub fn run(depth: u32, threads: usize, table_bytes: usize) -> Self {
        let limits = Limits { depth: Some(depth), ..Limits::default() };
        let mut engine = Engine::new(table_bytes);
        engine.set_threads(threads);
        let (mut nodes, mut vcf_nodes) = (0, 0);
        let mut time = Duration::ZERO;
        for position in
            POSITIONS.iter().filter_map(|&(rule_set, lines, moves)| position(rule_set, lines, moves))
        {
            engine.clear();
            // What is made once in a process is no part of a search.
            Engine::prepare(position.rule_set());
            let start = Instant::now();
            let choice = engine.go(&position, &limits, &Stop::default(), &mut |_| {});
            time += start.elapsed();
            nodes += choice.progress.nodes;
            vcf_nodes += choice.progress.vcf_nodes;
        }
        Self { nodes, vcf_nodes, time }
    }
}

/// The position after moves that are written without gaps.
fn position(rule_set: RuleSet, lines: u8, moves: &str) -> Option<Position> {
    let mut board = Board::new(BoardSize::new(lines)?);
    let mut to_move = Colour::Black;
    for text in moves.split_inclusive(|sign: char| sign.is_ascii_digit()).fold(Vec::new(), join) {
        board.place(text.parse().ok()?, to_move).ok()?;
        to_move = to_move.opponent();
    }
    Position::new(Setup { board, rule_set, to_move }, Admit::GAME).ok()
}

/// Puts a digit that stands alone to the point before it.
fn join(mut points: Vec<String>, part: &str) -> Vec<String> {
    match points.last_mut() {
        Some(last) if part.bytes().all(|byte| byte.is_ascii_digit()) => last.push_str(part),
        _ => points.push(part.to_owned()),
    }
    points
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_position_of_the_bench_is_one() {
        for (rule_set, lines, moves) in POSITIONS {
            assert!(position(rule_set, lines, moves).is_some(), "{moves}");
        }
    }

    #[test]
    fn the_signature_is_the_same_each_time() {
        let one = Bench::run(5, 1, 1 << 20);
        let other = Bench::run(5, 1, 1 << 20);
        assert_eq!((one.nodes, one.vcf_nodes), (other.nodes, other.vcf_nodes));
        // A change of this number is a change of the search or the evaluation: say so in docs/engine-log.md.
        assert_eq!(one.nodes, 31_034);
    }
}
