//! Moves in positions that other programs have got wrong, and in those at the edge of what there is.
#![allow(clippy::unwrap_used, reason = "a test may stop")]

use std::time::{Duration, Instant};

use tengen_engine::{Choice, Engine, Level, Limits, NoMove, Score, Stop, Strength, TimeBudget};
use tengen_rules::{Admit, Board, BoardSize, Colour, Point, Position, Referee, RuleSet, Setup, Verdict};

fn position(board: Board, rule_set: RuleSet, to_move: Colour) -> Position {
    Position::new(Setup { board, rule_set, to_move }, Admit::PROBLEM).unwrap()
}

fn after(moves: &str, rule_set: RuleSet) -> Position {
    let moves = tengen_notation::moves::read(moves, BoardSize::RENJU).unwrap();
    let to_move = Colour::BOTH[moves.points.len() % 2];
    position(moves.board, rule_set, to_move)
}

fn rows(rows: &str, rule_set: RuleSet, to_move: Colour) -> Position {
    let board = tengen_notation::positions::read(rows).next().unwrap().outcome.unwrap().board;
    position(board, rule_set, to_move)
}

fn think(position: &Position, nodes: u64) -> Choice {
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    let choice = Engine::new(4 << 20).go(position, &limits, &Stop::default(), &mut |_| {});
    if let Some(point) = choice.best {
        let verdict = position.referee().verdict(position.board(), point).unwrap();
        assert!(!matches!(verdict, Verdict::Forbidden(_)), "{point} is forbidden");
    }
    choice
}

fn best(position: &Position) -> String {
    think(position, 20_000).best.map_or_else(|| "none".to_owned(), |point| point.to_string())
}

#[test]
fn the_first_stone_is_played_in_the_centre() {
    for lines in 5..=20 {
        let size = BoardSize::new(lines).unwrap();
        let empty = position(Board::new(size), RuleSet::Freestyle, Colour::Black);
        assert_eq!(think(&empty, 500).best, Some(size.centre()));
    }
}

#[test]
fn a_stone_in_a_corner_is_answered() {
    for rule_set in RuleSet::ALL {
        for corner in ["a1", "a15", "o1", "o15"] {
            assert!(think(&after(corner, rule_set), 1000).best.is_some());
        }
        for lines in 5..=20 {
            let mut board = Board::new(BoardSize::new(lines).unwrap());
            board.place(Point::new(0, lines - 1).unwrap(), Colour::Black).unwrap();
            assert!(think(&position(board, rule_set, Colour::White), 300).best.is_some());
        }
    }
}

#[test]
fn a_move_is_found_when_the_only_defence_is_forbidden() {
    let choice = think(&after("h8g6f6g5f7g4h7g3g2a1", RuleSet::Renju), 20_000);
    assert!(choice.best.is_some());
    assert_eq!(choice.score(), Score::Loss { stones: 2 });
}

#[test]
fn a_four_is_blocked_whatever_else_there_is() {
    let moves = "h8h7i7g9h6g5g7i6g8f8f6e5f5j10i10i11k9h10j12l10";
    assert_eq!(best(&after(moves, RuleSet::Freestyle)), "e7");
}

#[test]
fn white_wins_on_the_point_where_black_fouls() {
    // White has four in a row; Black may not play where the fifth belongs, so the four is already a win.
    let fouled = after("h8g6f6g5f7g4h7g3g2", RuleSet::Renju);
    assert_eq!(best(&fouled), "g7");
}

#[test]
fn a_five_is_a_win_with_one_stone() {
    for moves in ["h8a1h9a2h10a3h11a5", "h8h12h9a2h10a3h11a5"] {
        let choice = think(&after(moves, RuleSet::Renju), 1000);
        assert_eq!(choice.score(), Score::Win { stones: 1 }, "{moves}");
        assert_eq!(choice.progress.depth, 1);
    }
}

#[test]
fn an_overline_does_not_win_under_standard_rules() {
    let moves = after("h8h9i8h10g8h11j13h12g14h14i15", RuleSet::Standard);
    assert!(["f8", "j8"].contains(&best(&moves).as_str()));
}

#[test]
fn simple_wins_and_defences_are_found_under_every_rule_set() {
    for rule_set in RuleSet::ALL {
        let five = after("h8h9i8i9j8j9k8k9", rule_set);
        assert!(["g8", "l8"].contains(&best(&five).as_str()), "{rule_set}");
        let choice = think(&after("h8a1i8a3j8", rule_set), 30_000);
        let block = choice.best.unwrap().to_string();
        assert!(["f8", "g8", "k8", "l8"].contains(&block.as_str()), "{rule_set} {block}");
    }
    assert_ne!(best(&after("h8h9i7i9h10i6i11i12", RuleSet::Renju)), "g9");
    let caro = after("h8f8g8f9i8f7j8l8", RuleSet::Caro);
    let caro = best(&caro);
    assert!(["f5", "f6", "f10", "f11"].contains(&caro.as_str()), "{caro}");
}

#[test]
fn the_last_free_point_is_played_and_a_full_board_has_no_move() {
    for rule_set in RuleSet::ALL {
        for colour in Colour::BOTH {
            let last = rows("xoxox/xoxox/oxoxo/oxoxo/xoxo.", rule_set, colour);
            assert_eq!((best(&last).as_str(), NoMove::of(&last)), ("e1", None));
            let full = rows("xoxox/xoxox/oxoxo/oxoxo/xoxox", rule_set, colour);
            assert_eq!((best(&full).as_str(), NoMove::of(&full)), ("none", Some(NoMove::FullBoard)));
        }
    }
}

#[test]
fn black_with_forbidden_points_only_has_no_move() {
    // The one free point would make a row of six.
    let rows_of = "xxx.xxoo/oooxooxo/xxxoxxox/oooxooxo/xxxoxxox/oooxooxo/xxxoxxox/oxoxoxxo";
    let position = rows(rows_of, RuleSet::Renju, Colour::Black);
    let verdict = position.referee().verdict(position.board(), "d8".parse().unwrap());
    assert!(matches!(verdict, Ok(Verdict::Forbidden(_))));
    assert_eq!(best(&position), "none");
    assert_eq!(NoMove::of(&position), Some(NoMove::OnlyForbidden));
    assert_eq!(NoMove::of(&rows(rows_of, RuleSet::Renju, Colour::White)), None);
}

#[test]
fn a_search_of_a_dead_board_ends_by_itself() {
    let dead = rows("xoxo./xoxox/oxoxo/oxoxo/xoxo.", RuleSet::Freestyle, Colour::Black);
    assert!(RuleSet::Freestyle.is_dead(dead.board()));
    let choice = Engine::new(1 << 20).go(&dead, &Limits::default(), &Stop::default(), &mut |_| {});
    assert!(choice.best.is_some());
}

/// Boards of all sizes, from empty to full, on which nobody has won.
fn boards(count: usize) -> impl Iterator<Item = Position> {
    let mut random = fastrand::Rng::with_seed(5);
    (0..count).filter_map(move |index| {
        let rule_set = RuleSet::ALL[index % RuleSet::ALL.len()];
        let size = BoardSize::new(random.u8(5..=20)).unwrap();
        let mut board = Board::new(size);
        let mut points: Vec<Point> = size.iter().collect();
        random.shuffle(&mut points);
        let count =
            if random.bool() { random.usize(0..=points.len()) } else { points.len() - random.usize(0..4) };
        for (index, &point) in points[..count].iter().enumerate() {
            let colour = Colour::BOTH[index % 2];
            if !matches!(Referee::new(rule_set, colour).verdict(&board, point), Ok(Verdict::Five)) {
                board.place(point, colour).unwrap();
            }
        }
        let setup = Setup { board, rule_set, to_move: Colour::BOTH[random.usize(..2)] };
        Position::new(setup, Admit::PROBLEM).ok()
    })
}

/// What a stone on `point` is, for the side to move.
fn verdict(position: &Position, point: Point) -> Verdict {
    position.referee().verdict(position.board(), point).unwrap()
}

/// Whether the opponent could complete a five after a stone on `point`.
fn lets_win(position: &Position, point: Point) -> bool {
    let mut board = position.board().clone();
    board.place(point, position.to_move()).unwrap();
    let opponent = Referee::new(position.rule_set(), position.to_move().opponent());
    board.free().any(|point| opponent.verdict(&board, point) == Ok(Verdict::Five))
}

#[test]
fn any_position_gets_a_legal_move_that_wins_or_stops_a_five_even_without_time() {
    let mut engine = Engine::new(1 << 20);
    let none = TimeBudget { soft: Duration::ZERO, hard: Duration::ZERO };
    for position in boards(600) {
        let context = format!("{} {} {}", position.rule_set(), position.to_move(), position.board());
        let limits = Limits { time: Some(none), ..Limits::default() };
        let best = engine.go(&position, &limits, &Stop::default(), &mut |_| {}).best;
        let free: Vec<Point> = position.board().free().collect();
        assert_eq!(best.is_none(), NoMove::of(&position).is_some(), "{context}");
        let Some(best) = best else { continue };
        assert!(!matches!(verdict(&position, best), Verdict::Forbidden(_)), "{best} {context}");
        if free.iter().any(|&point| verdict(&position, point) == Verdict::Five) {
            assert_eq!(verdict(&position, best), Verdict::Five, "{best} {context}");
        } else if lets_win(&position, best) {
            let is_legal = |&point: &Point| !matches!(verdict(&position, point), Verdict::Forbidden(_));
            let stops =
                free.iter().filter(|point| is_legal(point)).find(|&&point| !lets_win(&position, point));
            assert_eq!(stops, None, "{best} {context}");
        }
    }
}

#[test]
fn every_level_has_a_legal_move_in_any_position() {
    let mut engine = Engine::new(0);
    for (seed, position) in boards(600).enumerate() {
        let level = Level::new(seed as u8 % 9 + 1).unwrap();
        let strength = Strength { level, seed: seed as u64 };
        let best = engine.play(&position, strength, &Limits::default(), &Stop::default(), &mut |_| {}).best;
        let context = format!("{level:?} {} {}", position.rule_set(), position.board());
        assert_eq!(best.is_none(), NoMove::of(&position).is_some(), "{context}");
        assert!(
            best.is_none_or(|best| !matches!(verdict(&position, best), Verdict::Forbidden(_))),
            "{context}"
        );
    }
}

#[test]
fn only_moves_that_are_asked_for_are_chosen() {
    let position = after("h8h9i7", RuleSet::Renju);
    let point = |text: &str| text.parse::<Point>().unwrap();
    let allowed = ["a1", "o15"].map(point).into_iter().collect();
    let limits = Limits { nodes: Some(2000), allowed, ..Limits::default() };
    let choice = Engine::new(1 << 20).go(&position, &limits, &Stop::default(), &mut |_| {});
    assert!(["a1", "o15"].map(point).contains(&choice.best.unwrap()));
    let first = think(&position, 2000).best.unwrap();
    let excluded = [first].into_iter().collect();
    let limits = Limits { nodes: Some(2000), excluded, ..Limits::default() };
    let choice = Engine::new(1 << 20).go(&position, &limits, &Stop::default(), &mut |_| {});
    assert_ne!(choice.best, Some(first));
}

#[test]
fn a_search_with_fixed_nodes_is_the_same_each_time() {
    let position = after("h8h9i7g9", RuleSet::Renju);
    let run = || {
        let choice = think(&position, 30_000);
        (choice.best, choice.score(), choice.progress.nodes, choice.progress.vcf_nodes)
    };
    assert_eq!(run(), run());
}

#[test]
fn lines_are_ranked_and_begin_with_different_moves() {
    let position = after("h8h9i7g9", RuleSet::Renju);
    let limits = Limits { nodes: Some(60_000), multi_pv: 3, ..Limits::default() };
    let mut depths = Vec::new();
    let choice = Engine::new(4 << 20).go(&position, &limits, &Stop::default(), &mut |progress| {
        depths.push(progress.depth);
        assert_eq!(progress.lines.len(), 3);
    });
    assert!(depths.is_sorted() && !depths.is_empty());
    let lines = &choice.progress.lines;
    assert!(lines.is_sorted_by_key(|line| -line.score.value()));
    assert!(lines[0].moves[0] != lines[1].moves[0] && lines[1].moves[0] != lines[2].moves[0]);
    assert_eq!(Some(lines[0].moves[0]), choice.best);
}

#[test]
fn a_search_ends_when_it_is_stopped() {
    let position = after("h8h9i7g9", RuleSet::Renju);
    let stop = Stop::default();
    let choice = Engine::new(1 << 20).go(&position, &Limits::default(), &stop, &mut |progress| {
        if progress.depth == 3 {
            stop.stop();
        }
    });
    assert_eq!(choice.progress.depth, 3);
    assert!(choice.best.is_some());
}

#[test]
fn a_search_without_time_still_has_a_move() {
    let position = after("h8h9i7g9", RuleSet::Renju);
    let time = TimeBudget { soft: Duration::ZERO, hard: Duration::ZERO };
    let limits = Limits { time: Some(time), ..Limits::default() };
    let choice = Engine::new(1 << 20).go(&position, &limits, &Stop::default(), &mut |_| {});
    assert!(choice.best.is_some());
}

#[test]
fn several_threads_answer_as_one_does() {
    let mut engine = Engine::new(4 << 20);
    engine.set_threads(3);
    let limits = Limits { nodes: Some(50_000), ..Limits::default() };
    let win = after("i11g11f12g12g13d10g9g10f10f9e11e9i10j9", RuleSet::Renju);
    let choice = engine.go(&win, &limits, &Stop::default(), &mut |_| {});
    assert_eq!(choice.score(), Score::Win { stones: 3 });
    let start = Instant::now();
    let choice = engine.go(&after("h8h9i7g9", RuleSet::Renju), &limits, &Stop::default(), &mut |_| {});
    assert!(choice.best.is_some() && choice.progress.nodes >= 50_000);
    assert!(choice.progress.time <= start.elapsed());
}
