//! What sets the rule sets apart, one small position each: fouls that win and lose, fives that are none.
#![allow(clippy::panic, reason = "a test may stop")]

mod support;

use support::{position, solve, won};
use tengen_rules::{Colour, Position, RuleSet};
use tengen_solver::{Answer, Goal, Limits, Proof, Solver};

fn line(proof: &Proof) -> String {
    proof.line().iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// The line of a shortest VCF; an empty one if there is none.
fn vcf(position: &Position) -> String {
    match solve(position, Goal::Vcf) {
        Answer::Solved(proof) => line(&proof),
        Answer::Refuted => String::new(),
        Answer::Exhausted(_) => panic!("not settled: {}", position.board()),
    }
}

#[track_caller]
fn check(rows: &str, to_move: Colour, expected: &[(RuleSet, &str)]) {
    for &(rule_set, expected) in expected {
        assert_eq!(vcf(&position(rule_set, to_move, rows)), expected, "{rule_set} {rows}");
    }
}

#[test]
fn white_wins_with_a_four_that_only_a_foul_would_stop() {
    // After f6 only e6 stops White's five, where a black stone makes a row of six in the column.
    let rows = "....x..../....x..../....x..../xooo...../....x..../....x..../........./........./.........";
    check(
        rows,
        Colour::White,
        &[
            (RuleSet::Renju, "f6"),
            (RuleSet::Renju1916, "f6"),
            // Six are a five here: Black would win on e6 first.
            (RuleSet::Freestyle, ""),
            (RuleSet::Renju1912, ""),
            // Six are nothing here, but allowed.
            (RuleSet::Standard, ""),
        ],
    );
}

#[test]
fn blacks_double_four_wins_where_it_is_allowed() {
    let rows = "o......../....x..../....x..../....x..../oxxx...../........./........./........./.........";
    let expected = |rule_set: RuleSet| if rule_set == RuleSet::Renju { "" } else { "e5 e4 e9" };
    for rule_set in [RuleSet::Renju, RuleSet::Renju1918, RuleSet::Standard, RuleSet::Freestyle] {
        check(rows, Colour::Black, &[(rule_set, expected(rule_set))]);
    }
}

#[test]
fn a_row_of_six_wins_where_it_is_as_good_as_five() {
    let black = "........./........./........./........./o.xxx.xx./........./........./........./.........";
    check(
        black,
        Colour::Black,
        &[
            (RuleSet::Renju, ""),
            (RuleSet::Renju1916, ""),
            (RuleSet::Standard, ""),
            (RuleSet::Renju1912, "f5"),
            (RuleSet::Freestyle, "f5"),
        ],
    );
    let white = "........./........./........./........./xoo.ooo.x/........./........./........./.........";
    check(
        white,
        Colour::White,
        &[
            (RuleSet::Renju, "d5"),
            (RuleSet::Renju1918, "d5"),
            (RuleSet::Standard, ""),
            (RuleSet::Omok, ""),
            (RuleSet::Caro, "d5"),
            (RuleSet::CaroExact, ""),
        ],
    );
}

#[test]
fn a_five_of_the_defender_comes_first() {
    // White could make a straight four, but Black makes a five before it.
    let rows = "........./..ooo..../........./........./........./........./........./........./.xxxx....";
    check(rows, Colour::White, &[(RuleSet::Freestyle, ""), (RuleSet::Standard, ""), (RuleSet::Caro, "")]);
    // Between two white stones five are nothing under Caro.
    let rows = "........./..ooo..../........./........./........./........./........./........./.oxxxx.o.";
    check(
        rows,
        Colour::White,
        &[
            (RuleSet::Standard, ""),
            (RuleSet::Freestyle, ""),
            (RuleSet::Caro, "b8 a8 f8"),
            (RuleSet::CaroExact, "b8 a8 f8"),
        ],
    );
}

#[test]
fn under_caro_a_row_that_would_be_blocked_at_both_ends_is_no_four() {
    // e5 makes a four in the column, and in the row one between two black stones.
    let rows = "....x..../....o..../....o..../....o..../xooo..x../........./........./........./.........";
    check(
        rows,
        Colour::White,
        &[
            (RuleSet::Freestyle, "e5 e4 f5"),
            (RuleSet::Standard, "e5 e4 f5"),
            (RuleSet::Caro, ""),
            (RuleSet::CaroExact, ""),
        ],
    );
}

#[test]
fn under_caro_a_four_is_stopped_from_its_far_end_too() {
    // After e5 Black may take e4 or, because e9 is black, e3: both must lose, and do.
    let rows = "....x..../....o..../....o..../....o..../.ooo...../........./........./........./.........";
    for rule_set in [RuleSet::Caro, RuleSet::CaroExact] {
        let proof = won(&position(rule_set, Colour::White, rows), Goal::Vcf);
        assert_eq!(proof.length(), 3, "{rule_set}");
    }
    // With one end of the row taken, e3 saves Black nothing, but the column alone is not enough.
    let rows = "....x..../....o..../....o..../....o..../........./........./........./........./.........";
    check(rows, Colour::White, &[(RuleSet::Caro, ""), (RuleSet::CaroExact, ""), (RuleSet::Standard, "")]);
}

#[test]
fn a_three_whose_straight_fours_are_forbidden_threatens_nothing() {
    // Black has played h8. Each of e8 and i8 would make a second four in a column, so that Black needs the
    // diagonals where the straight four could have been enough.
    let rows = ".............../.............../.............../....o........../....x........../....x........../\
                ....x........../.....xxx......./........x....../........x....../........x....../........o....../\
                .............../.............../...............";
    check(
        rows,
        Colour::Black,
        &[(RuleSet::Freestyle, "e8 d8 e7"), (RuleSet::Renju, "d8 e8 f10 g9 c7 b6 g11")],
    );
}

#[test]
fn every_winning_first_move_is_found() {
    let rows = "........./........./........./...ooo.../........./........./........./........./.........";
    let position = position(RuleSet::Freestyle, Colour::White, rows);
    let moves = |goal| {
        let mut limits = Limits { nodes: support::NODES, keep_going: &mut |_| true, memory_bytes: 1 << 20 };
        let wins = Solver { goal, shortest: true }.winning_moves(&position, &mut limits);
        for proof in &wins.proofs {
            support::verify(&position, proof);
        }
        let moves: Vec<_> = wins.proofs.iter().map(|proof| proof.point().to_string()).collect();
        (moves, wins.is_complete)
    };
    assert_eq!(moves(Goal::Vcf), (vec!["c6".to_owned(), "g6".to_owned()], true));
    let (vct, _) = moves(Goal::Vct);
    assert!(vct.contains(&"c6".to_owned()) && vct.contains(&"g6".to_owned()) && vct.len() > 2, "{vct:?}");
}
