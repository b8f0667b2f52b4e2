//! The solver against plain enumeration on small boards, under every rule set, for both sides.
#![allow(clippy::expect_used, clippy::panic, reason = "a test may stop")]

mod support;

use fastrand::Rng;
use support::{on, solve};
use tengen_rules::{Board, BoardSize, Colour, Point, Position, Referee, RuleSet, Verdict};
use tengen_solver::{Answer, Goal};
use tengen_testkit::generate;

/// Whether the attacker, who is to move, wins with `fours` fours at most, whatever the defender replies.
/// This knows nothing but the referee's verdicts.
fn wins_by_fours(board: &mut Board, rule_set: RuleSet, attacker: Colour, fours: u32) -> bool {
    let referee = Referee::new(rule_set, attacker);
    let judgement = referee.judge(board);
    if !judgement.five.is_empty() {
        return true;
    }
    if fours == 0 {
        return false;
    }
    let forbidden = judgement.forbidden();
    let moves: Vec<Point> = board.free().filter(|&point| !forbidden.contains(point)).collect();
    moves.into_iter().any(|point| {
        board.place(point, attacker).expect("a free point");
        let is_four = !referee.judge(board).five.is_empty();
        let wins = is_four && survives(board, rule_set, attacker, fours - 1);
        board.lift(point);
        wins
    })
}

/// Whether every legal reply to a four loses.
fn survives(board: &mut Board, rule_set: RuleSet, attacker: Colour, fours: u32) -> bool {
    let defender = attacker.opponent();
    let referee = Referee::new(rule_set, defender);
    let replies: Vec<Point> = board.free().collect();
    replies.into_iter().all(|reply| match referee.verdict(board, reply).expect("a free point") {
        Verdict::Five => false,
        Verdict::Forbidden(_) => true,
        Verdict::Legal => {
            board.place(reply, defender).expect("a free point");
            let wins = wins_by_fours(board, rule_set, attacker, fours);
            board.lift(reply);
            wins
        }
    })
}

/// Whether the attacker wins with `threats` moves that each leave a VCF after a pass, and then a VCF.
fn wins_by_threats(board: &mut Board, rule_set: RuleSet, attacker: Colour, threats: u32) -> bool {
    if matches!(solve(&on(board, rule_set, attacker), Goal::Vcf), Answer::Solved(_)) {
        return true;
    }
    if threats == 0 {
        return false;
    }
    let referee = Referee::new(rule_set, attacker);
    let moves: Vec<Point> = board.free().collect();
    moves.into_iter().any(|point| {
        if referee.verdict(board, point) != Ok(Verdict::Legal) {
            return false;
        }
        board.place(point, attacker).expect("a free point");
        let threatens = matches!(solve(&on(board, rule_set, attacker), Goal::Vcf), Answer::Solved(_));
        let wins = threatens && answers_all(board, rule_set, attacker, threats - 1);
        board.lift(point);
        wins
    })
}

fn answers_all(board: &mut Board, rule_set: RuleSet, attacker: Colour, threats: u32) -> bool {
    let defender = attacker.opponent();
    let referee = Referee::new(rule_set, defender);
    let replies: Vec<Point> = board.free().collect();
    replies.into_iter().all(|reply| match referee.verdict(board, reply).expect("a free point") {
        Verdict::Five => false,
        Verdict::Forbidden(_) => true,
        Verdict::Legal => {
            board.place(reply, defender).expect("a free point");
            let wins = wins_by_threats(board, rule_set, attacker, threats);
            board.lift(reply);
            wins
        }
    })
}

/// A random board of `lines` lines on which nobody has won.
fn random_board(rng: &mut Rng, rule_set: RuleSet, lines: u8, density: f64) -> Board {
    loop {
        let size = BoardSize::new(lines).expect("a size of a board");
        let board = generate::scattered(rng, size, density, 0.5);
        let won = |colour| Referee::new(rule_set, colour).winning_row(&board).is_some();
        if !Colour::BOTH.into_iter().any(won) {
            return board;
        }
    }
}

/// The number of fours of the shortest VCF; `None` if there is none.
fn fours(position: &Position) -> Option<u32> {
    match solve(position, Goal::Vcf) {
        Answer::Solved(proof) => Some((proof.length() as u32 - 1) / 2),
        Answer::Refuted => None,
        Answer::Exhausted(_) => panic!("a small board is not settled: {}", position.board()),
    }
}

#[test]
fn the_shortest_vcf_is_what_plain_enumeration_finds() {
    /// As many fours as enumeration tries.
    const DEPTH: u32 = 3;
    let mut rng = Rng::with_seed(1);
    let (mut wins, mut refutations) = (0, 0);
    for rule_set in RuleSet::ALL {
        for _ in 0..60 {
            let (lines, density) = (rng.u8(6..=9), 0.3 + 0.3 * rng.f64());
            let mut board = random_board(&mut rng, rule_set, lines, density);
            let side = Colour::BOTH[rng.usize(..2)];
            let found = fours(&on(&board, rule_set, side));
            let expected = (0..=DEPTH).find(|&fours| wins_by_fours(&mut board, rule_set, side, fours));
            assert_eq!(found.filter(|&fours| fours <= DEPTH), expected, "{rule_set} {side} {board}");
            wins += u32::from(expected.is_some_and(|fours| fours > 0));
            refutations += u32::from(found.is_none());
        }
    }
    assert!(wins > 100 && refutations > 100, "{wins} wins and {refutations} refutations");
}

#[test]
fn a_vct_is_found_where_plain_enumeration_finds_one_and_never_refuted() {
    let mut rng = Rng::with_seed(2);
    let (mut wins, mut refutations) = (0, 0);
    for rule_set in RuleSet::ALL {
        for _ in 0..12 {
            let density = 0.2 + 0.2 * rng.f64();
            let mut board = random_board(&mut rng, rule_set, 7, density);
            let side = Colour::BOTH[rng.usize(..2)];
            let is_won = wins_by_threats(&mut board, rule_set, side, 1);
            let answer = solve(&on(&board, rule_set, side), Goal::Vct);
            match answer {
                Answer::Solved(_) => wins += 1,
                Answer::Refuted => {
                    let is_won = wins_by_threats(&mut board, rule_set, side, 2);
                    assert!(!is_won, "{rule_set} {side} {board}");
                    refutations += 1;
                }
                Answer::Exhausted(_) => assert!(!is_won, "{rule_set} {side} {board}"),
            }
        }
    }
    assert!(wins > 20 && refutations > 20, "{wins} wins and {refutations} refutations");
}
