//! What the tests of the solver share.
#![allow(dead_code, reason = "each test uses a part of it")]
#![allow(clippy::expect_used, clippy::panic, reason = "a broken fixture must stop a test")]

use std::sync::Arc;

use tengen_rules::{Admit, Board, Colour, Position, RuleSet, Setup};
use tengen_solver::{Answer, Goal, Limits, Proof, Solver};

/// Enough for every position of the tests.
pub(crate) const NODES: u64 = 2_000_000;

pub(crate) fn position(rule_set: RuleSet, to_move: Colour, rows: &str) -> Position {
    let board = tengen_notation::rows::read(rows).expect("rows of a board");
    on(&board, rule_set, to_move)
}

pub(crate) fn on(board: &Board, rule_set: RuleSet, to_move: Colour) -> Position {
    let setup = Setup { board: board.clone(), rule_set, to_move };
    Position::new(setup, Admit::PROBLEM).expect("a position without a finished five")
}

/// The answer within `nodes`; a proof is verified.
pub(crate) fn solve_within(position: &Position, goal: Goal, shortest: bool, nodes: u64) -> Answer {
    let mut limits = Limits { nodes, keep_going: &mut |_| true, memory_bytes: 1 << 24 };
    let answer = Solver { goal, shortest }.solve(position, &mut limits).answer;
    if let Answer::Solved(proof) = &answer {
        verify(position, proof);
    }
    answer
}

pub(crate) fn solve(position: &Position, goal: Goal) -> Answer {
    solve_within(position, goal, true, NODES)
}

pub(crate) fn verify(position: &Position, proof: &Proof) {
    if let Err(flaw) = proof.verify(position) {
        panic!("{} {} {}: {flaw}", position.rule_set(), position.to_move(), position.board());
    }
}

/// The proof of a position that must be won.
pub(crate) fn won(position: &Position, goal: Goal) -> Arc<Proof> {
    match solve(position, goal) {
        Answer::Solved(proof) => proof,
        other => panic!("{} {}: {other:?}", position.rule_set(), position.board()),
    }
}

/// Reads `rule<TAB>side<TAB>position` and what follows.
pub(crate) fn problem(line: &str) -> (Position, Vec<&str>) {
    let columns: Vec<&str> = line.split('\t').collect();
    let side = Colour::BOTH.into_iter().find(|colour| colour.to_string() == columns[1]);
    let rule_set = columns[0].parse().expect("a rule set");
    (position(rule_set, side.expect("a side"), columns[2]), columns[3..].to_vec())
}
