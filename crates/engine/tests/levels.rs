//! Levels of strength.
#![allow(clippy::unwrap_used, reason = "a test may stop")]

use tengen_engine::{Engine, Level, Limits, Score, Stop, Strength};
use tengen_rules::{Admit, Board, BoardSize, Colour, Point, Position, RuleSet, Setup, Verdict};

fn level(number: u8) -> Level {
    Level::new(number).unwrap()
}

fn position(board: &Board, rule_set: RuleSet, to_move: Colour) -> Position {
    Position::new(Setup { board: board.clone(), rule_set, to_move }, Admit::PROBLEM).unwrap()
}

fn after(moves: &str, rule_set: RuleSet) -> Position {
    let moves = tengen_notation::moves::read(moves, BoardSize::RENJU).unwrap();
    position(&moves.board, rule_set, Colour::BOTH[moves.points.len() % 2])
}

fn play(engine: &mut Engine, position: &Position, level: Level, seed: u64) -> Option<Point> {
    let limits = Limits { nodes: Some(10_000), ..Limits::default() };
    engine.play(position, Strength { level, seed }, &limits, &Stop::default(), &mut |_| {}).best
}

/// A game after four stones; the moves and who won.
fn game(levels: [Level; 2], rule_set: RuleSet, seed: u64) -> (Vec<Point>, Option<Colour>) {
    let mut engine = Engine::new(1 << 20);
    let mut random = fastrand::Rng::with_seed(seed / 2);
    let mut board = Board::new(BoardSize::RENJU);
    let mut moves = Vec::new();
    let mut to_move = Colour::Black;
    while !board.is_full() && !rule_set.is_dead(&board) {
        let at = position(&board, rule_set, to_move);
        let point = if moves.len() < 4 {
            Point::TENGEN.offset(random.i8(-2..=2), random.i8(-2..=2)).filter(|&point| board.is_free(point))
        } else {
            play(&mut engine, &at, levels[to_move as usize], 2 * seed + to_move as u64)
        };
        let Some(point) = point else {
            if moves.len() < 4 {
                continue;
            }
            break;
        };
        moves.push(point);
        match at.referee().verdict(&board, point).unwrap() {
            Verdict::Five => return (moves, Some(to_move)),
            Verdict::Legal => board.place(point, to_move).unwrap(),
            Verdict::Forbidden(foul) => unreachable!("{point} is forbidden: {foul:?}"),
        }
        to_move = to_move.opponent();
    }
    (moves, None)
}

/// The score of the first level in games with both colours, in percent.
fn score(levels: [Level; 2], rule_set: RuleSet, pairs: u64) -> u64 {
    let points: u64 = (0..2 * pairs)
        .map(|seed| {
            let own = Colour::BOTH[seed as usize % 2];
            let levels = if own == Colour::Black { levels } else { [levels[1], levels[0]] };
            game(levels, rule_set, seed).1.map_or(1, |winner| if winner == own { 2 } else { 0 })
        })
        .sum();
    50 * points / (2 * pairs)
}

#[test]
fn a_level_beats_the_one_two_below_clearly() {
    for (stronger, weaker, pairs) in [(3, 1, 16), (4, 2, 16), (5, 3, 12), (6, 4, 8), (7, 5, 6)] {
        let score = score([level(stronger), level(weaker)], RuleSet::Renju, pairs);
        assert!(score >= 65, "{stronger} against {weaker}: {score} %");
    }
    assert!(score([level(5), level(2)], RuleSet::Freestyle, 8) >= 65);
}

#[test]
fn the_same_seed_plays_the_same_game_and_another_seed_another() {
    for number in [1, 3, 5, 6] {
        let levels = [level(number), level(number)];
        assert_eq!(game(levels, RuleSet::Renju, 7), game(levels, RuleSet::Renju, 7));
        let openings: Vec<_> = (0..6).map(|seed| game(levels, RuleSet::Renju, seed).0).collect();
        assert!(openings.windows(2).any(|pair| pair[0] != pair[1]));
    }
}

#[test]
fn a_move_does_not_depend_on_what_the_engine_did_before() {
    let mut used = Engine::new(1 << 20);
    used.go(
        &after("h8h9i7g9", RuleSet::Renju),
        &Limits { nodes: Some(20_000), ..Limits::default() },
        &Stop::default(),
        &mut |_| {},
    );
    for number in 1..10 {
        let at = after("h8h9i7g9j8", RuleSet::Renju);
        let new = play(&mut Engine::new(0), &at, level(number), 3);
        assert_eq!(play(&mut used, &at, level(number), 3), new);
    }
}

#[test]
fn fives_are_made_and_stopped_at_all_levels_but_the_two_lowest() {
    let mut engine = Engine::new(0);
    let mut overlooked = 0;
    for seed in 0..200 {
        for lowest in 1..=10 {
            let own = after("h8h9i8i9j8j9k8k9", RuleSet::Renju);
            let block = after("h8a1i8b1j8c2k8l8a5", RuleSet::Renju);
            let made = play(&mut engine, &own, level(lowest), seed).unwrap().to_string();
            let stopped = play(&mut engine, &block, level(lowest), seed).unwrap().to_string();
            let is_seen = ["g8", "l8"].contains(&made.as_str()) && stopped == "g8";
            assert!(lowest <= 2 || is_seen, "{lowest} {seed} {made} {stopped}");
            overlooked += u32::from(!is_seen);
            if lowest > 2 && seed > 5 {
                break;
            }
        }
    }
    assert!(overlooked > 0);
}

#[test]
fn who_does_not_know_the_forbidden_points_makes_no_forbidden_move() {
    // A double-three on h8 would be Black's best move if it were allowed.
    let at = after("h7a1g8c1i8e1h9g1", RuleSet::Renju);
    for seed in 0..30 {
        for number in 1..=10 {
            assert_ne!(play(&mut Engine::new(0), &at, level(number), seed), Some(Point::TENGEN));
        }
    }
    let chosen =
        |seed| play(&mut Engine::new(0), &after("h7a1g8c1i8e1h9g1", RuleSet::Freestyle), level(3), seed);
    assert!((0..30).any(|seed| chosen(seed) == Some(Point::TENGEN)));
}

#[test]
fn the_full_level_is_the_engine_itself() {
    let at = after("h8h9i7g9", RuleSet::Renju);
    let limits = Limits { nodes: Some(5000), ..Limits::default() };
    let go = Engine::new(1 << 20).go(&at, &limits, &Stop::default(), &mut |_| {});
    let played = Engine::new(1 << 20).play(&at, Strength::FULL, &limits, &Stop::default(), &mut |_| {});
    assert_eq!((go.best, go.progress.nodes), (played.best, played.progress.nodes));
}

#[test]
fn a_level_keeps_to_the_limits_it_is_given() {
    let at = after("h8h9i7g9", RuleSet::Renju);
    let allowed = ["a1", "o15"].iter().map(|text| text.parse::<Point>().unwrap()).collect();
    let limits = Limits { allowed, nodes: Some(100), multi_pv: 2, ..Limits::default() };
    for number in 1..=9 {
        let strength = Strength { level: level(number), seed: 1 };
        let mut depths = Vec::new();
        let choice = Engine::new(0).play(&at, strength, &limits, &Stop::default(), &mut |progress| {
            depths.push(progress.lines.len());
        });
        assert!(allowed.contains(choice.best.unwrap()));
        assert!(choice.progress.nodes <= 200 && depths.iter().all(|&lines| lines <= 2));
        assert!(!matches!(choice.score(), Score::Win { .. }));
    }
}
