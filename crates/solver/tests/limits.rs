//! Budgets, cancelling, memory and what else callers rely on.
#![allow(clippy::panic, reason = "a test may stop")]

mod support;

use support::{position, verify};
use tengen_rules::{Colour, Position, RuleSet};
use tengen_solver::{Answer, Goal, Limits, Solver};

/// A position of random play with much to look at and no short win.
fn hard() -> Position {
    position(
        RuleSet::Freestyle,
        Colour::White,
        ".............../.............../.............../...o........o../.......x......./.............../\
         ....x.oo......./...o..xx..x..../.....o.o......./.............../...x.x........./.............../\
         .............../.............../...............",
    )
}

#[test]
fn the_number_of_positions_is_a_bound() {
    for nodes in [1, 10, 1000] {
        let mut limits = Limits { nodes, keep_going: &mut |_| true, memory_bytes: 0 };
        let solution = Solver { goal: Goal::Vct, shortest: false }.solve(&hard(), &mut limits);
        assert!(matches!(solution.answer, Answer::Exhausted(spent) if spent == solution.spent));
        assert!(solution.spent.nodes <= nodes + 1, "{:?}", solution.spent);
    }
}

#[test]
fn a_search_that_is_stopped_ends_at_once_and_reports_its_progress() {
    let mut reports = Vec::new();
    let mut keep_going = |progress: tengen_solver::Progress| {
        reports.push(progress.nodes);
        reports.len() < 3
    };
    let mut limits = Limits { nodes: u64::MAX, keep_going: &mut keep_going, memory_bytes: 1 << 20 };
    let solution = Solver { goal: Goal::Vct, shortest: false }.solve(&hard(), &mut limits);
    assert!(matches!(solution.answer, Answer::Exhausted(_)));
    let last = 3 * Limits::INTERVAL;
    assert_eq!(reports, [Limits::INTERVAL, 2 * Limits::INTERVAL, last]);
    assert!(solution.spent.nodes <= last + 1, "{:?}", solution.spent);
}

#[test]
fn little_memory_changes_the_way_and_not_the_truth() {
    let position = position(
        RuleSet::Renju,
        Colour::Black,
        ".............../.............../.............../.............../.............../.............../\
         .......x......./......oxo....../.......x......./......o......../.............../.............../\
         .............../.............../...............",
    );
    for memory_bytes in [0, 1 << 16, 1 << 24] {
        let mut limits = Limits { nodes: 200_000, keep_going: &mut |_| true, memory_bytes };
        match (Solver { goal: Goal::Vct, shortest: false }).solve(&position, &mut limits).answer {
            Answer::Solved(proof) => verify(&position, &proof),
            Answer::Refuted => panic!("three in a row are refuted"),
            Answer::Exhausted(_) => {}
        }
    }
}

#[test]
fn the_same_search_spends_the_same() {
    let spent = || {
        let mut limits = Limits { nodes: 50_000, keep_going: &mut |_| true, memory_bytes: 1 << 20 };
        Solver { goal: Goal::Vct, shortest: false }.solve(&hard(), &mut limits).spent
    };
    assert_eq!(spent(), spent());
}

#[test]
fn answers_can_be_sent_to_another_thread() {
    fn is_send<T: Send + Sync>() {}
    is_send::<Answer>();
}
