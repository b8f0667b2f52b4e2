//! The laws of the referee on random boards.
//!
//! The seeds are fixed, so that a failure is there again on the next run; the bytes that spell
//! boards for the fuzzers are drawn anew each time and shrunk by proptest.
#![allow(clippy::panic, reason = "a broken law stops the test with its own words")]

use fastrand::Rng;
use proptest::collection::vec;
use proptest::prelude::{ProptestConfig, any, proptest};
use tengen_rules::{Board, BoardSize, Colour, RuleSet, Setup};
use tengen_testkit::{
    board_from_bytes, changes_from_bytes, corpus, generate, laws, random_changes, random_rules, renju,
};

/// Checks all laws on the setups that `draw` makes of the seeds `0..count`.
fn check(count: u64, mut draw: impl FnMut(&mut Rng) -> Setup) {
    for seed in 0..count {
        let setup = draw(&mut Rng::with_seed(seed));
        laws::all(&setup).unwrap_or_else(|breach| panic!("seed {seed}: {breach}"));
    }
}

#[test]
fn on_boards_of_every_size_under_every_rule_set_for_both_colours() {
    for lines in 5..=20 {
        let size = BoardSize::new(lines).unwrap();
        for rule_set in RuleSet::ALL {
            for to_move in Colour::BOTH {
                check(1, |rng| Setup { board: generate::dense(rng, size), rule_set, to_move });
                check(1, |rng| Setup { board: generate::clustered(rng, size), rule_set, to_move });
            }
        }
    }
}

#[test]
fn on_boards_of_any_density() {
    check(200, |rng| {
        let board = generate::random(rng);
        random_rules(rng, board)
    });
}

#[test]
fn on_mutations_of_hard_positions() {
    let models = corpus::models();
    check(200, |rng| renju(generate::mutated_from(rng, &models)));
    check(100, |rng| {
        let board = generate::mutated_from(rng, &models);
        random_rules(rng, board)
    });
}

#[test]
fn a_judgement_is_kept_while_stones_come_and_go() {
    let models = corpus::models();
    for seed in 0..200 {
        let mut rng = Rng::with_seed(seed);
        let board = generate::any(&mut rng, &models);
        let setup = random_rules(&mut rng, board);
        let changes = random_changes(&mut rng, setup.board.size(), 30);
        laws::kept_judgement_is_fresh(&setup, &changes)
            .unwrap_or_else(|breach| panic!("seed {seed}: {breach}"));
    }
}

#[test]
fn an_empty_board_and_a_full_one_have_nothing_forbidden() {
    for lines in 5..=20 {
        let size = BoardSize::new(lines).unwrap();
        let full = generate::scattered(&mut Rng::with_seed(lines.into()), size, 2.0, 0.5);
        assert!(full.is_full());
        for board in [Board::new(size), full] {
            let setup = renju(board);
            laws::all(&setup).unwrap_or_else(|breach| panic!("{breach}"));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 100, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn on_boards_spelled_as_bytes(bytes in vec(any::<u8>(), 0..104), changes in vec(any::<u8>(), 0..40)) {
        let setup = board_from_bytes(&bytes);
        laws::all(&setup)?;
        laws::kept_judgement_is_fresh(&setup, &changes_from_bytes(setup.board.size(), &changes))?;
    }
}
