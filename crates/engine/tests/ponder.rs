//! Searches on the opponent's time.
#![allow(clippy::unwrap_used, reason = "a test may stop")]

use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use tengen_engine::{Engine, Limits, Stop, TimeBudget};
use tengen_rules::{Admit, BoardSize, Colour, Position, RuleSet, Setup};

const NO_TIME: TimeBudget = TimeBudget { soft: Duration::ZERO, hard: Duration::ZERO };

fn after(moves: &str) -> Position {
    let moves = tengen_notation::moves::read(moves, BoardSize::RENJU).unwrap();
    let to_move = Colour::BOTH[moves.points.len() % 2];
    let setup = Setup { board: moves.board, rule_set: RuleSet::Renju, to_move };
    Position::new(setup, Admit::GAME).unwrap()
}

fn nodes(count: u64) -> Limits {
    Limits { nodes: Some(count), ..Limits::default() }
}

#[test]
fn a_search_without_limits_ends_when_its_clock_is_started() {
    for threads in [1, 2] {
        let (stop, (started, runs)) = (Stop::default(), mpsc::channel());
        let search = thread::spawn({
            let stop = stop.clone();
            move || {
                let mut engine = Engine::new(1 << 20);
                engine.set_threads(threads);
                let tell = |_: &_| started.send(()).unwrap_or_default();
                engine.go(&after("h8h9i7g9"), &Limits::default(), &stop, &mut { tell })
            }
        });
        runs.recv().unwrap();
        stop.start_clock(TimeBudget { soft: Duration::from_millis(1), hard: Duration::from_millis(10) });
        let choice = search.join().unwrap();
        assert!(choice.best.is_some() && choice.progress.depth >= 1);
    }
}

#[test]
fn a_clock_that_was_started_counts_more_than_the_limits() {
    let stop = Stop::default();
    stop.start_clock(NO_TIME);
    let hour = Duration::from_hours(1);
    let limits = Limits { time: Some(TimeBudget { soft: hour, hard: hour }), ..Limits::default() };
    let choice = Engine::new(1 << 20).go(&after("h8h9i7g9"), &limits, &stop, &mut |_| {});
    assert!(choice.best.is_some());
    stop.reset();
    // No clock runs any more: as many nodes are searched as are asked for.
    let choice = Engine::new(1 << 20).go(&after("h8h9i7g9"), &nodes(20_000), &stop, &mut |_| {});
    assert!(choice.progress.nodes >= 20_000);
}

#[test]
fn what_was_found_on_the_opponents_time_is_kept() {
    let mut engine = Engine::new(8 << 20);
    let before = after("h8h9i7");
    let choice = engine.go(&before, &nodes(20_000), &Stop::default(), &mut |_| {});
    let expected = choice.expected(&before).unwrap();
    assert_eq!(Some(expected.reply), choice.progress.lines[0].moves.get(1).copied());
    assert_eq!(expected.position.to_move(), before.to_move());
    let depth = Limits { depth: Some(9), ..Limits::default() };
    let cost = |engine: &mut Engine| {
        engine.go(&expected.position, &depth, &Stop::default(), &mut |_| {}).progress.nodes
    };
    let new = cost(&mut Engine::new(8 << 20));
    // While the opponent thinks.
    cost(&mut engine);
    let again = cost(&mut engine);
    assert!(again < new / 2, "{again} of {new}");
}

#[test]
fn nothing_is_expected_after_a_game_that_is_over() {
    let wins = after("h8a1i8a3j8a5k8a7");
    let choice = Engine::new(1 << 20).go(&wins, &nodes(2000), &Stop::default(), &mut |_| {});
    assert_eq!(choice.expected(&wins), None);
}
