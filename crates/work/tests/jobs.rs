//! Jobs in a pool with real engines.
#![allow(clippy::panic, clippy::unwrap_used)]

use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use tengen_game::{Action, Command, CommandId, Game, Millis, Seat, Settings};
use tengen_rules::{Colour, RuleSet};
use tengen_work::{
    Analyse, Answer, Effort, Found, GameReview, Goal, Job, JobHandle, JobKind, Level, Mistake, Owner, Pool,
    PoolOptions, PositionData, Priority, Progress, Report, Review, Solve, Stone, Turn,
};

/// Long enough for any machine: only a pool that has come to a stop takes it.
const FOREVER: Duration = Duration::from_mins(2);

fn pool() -> Pool {
    // A test need not stand behind whatever else the machine does.
    let options = PoolOptions { table_bytes: 1 << 20, nice: [0, 0], ..PoolOptions::for_processors(1) };
    Pool::new(options).unwrap()
}

fn submit(pool: &Pool, owner: &str, kind: JobKind) -> (JobHandle, Receiver<Report>) {
    let (sender, reports) = channel();
    let job = Job { owner: Owner::new(owner), priority: Priority::Live, kind };
    // A job on its way to another machine is the same job.
    let job: Job = serde_json::from_str(&serde_json::to_string(&job).unwrap()).unwrap();
    let listener = move |report: Report| {
        let copy: Report = serde_json::from_str(&serde_json::to_string(&report).unwrap()).unwrap();
        assert_eq!(copy, report);
        let _ = sender.send(report);
    };
    (pool.submit(job, listener).unwrap(), reports)
}

/// All reports of a job up to the last one.
fn reports(kind: JobKind) -> Vec<Report> {
    let pool = pool();
    let (_handle, reports) = submit(&pool, "ada", kind);
    let mut heard = Vec::new();
    while heard.last().is_none_or(|report: &Report| !report.is_last()) {
        heard.push(reports.recv_timeout(FOREVER).unwrap());
    }
    assert_eq!(heard[..2], [Report::Queued { ahead: 0 }, Report::Started]);
    heard
}

fn answer(kind: JobKind) -> Answer {
    match reports(kind).pop() {
        Some(Report::Done { answer }) => answer,
        other => panic!("{other:?}"),
    }
}

fn position(rule_set: RuleSet, black: &str, white: &str, to_move: Colour) -> PositionData {
    let of = |text: &str, colour| -> Vec<Stone> {
        let points = text.split_whitespace();
        points.map(|point| Stone { point: point.parse().unwrap(), colour }).collect()
    };
    let stones = [of(black, Colour::Black), of(white, Colour::White)].concat();
    PositionData { rule_set, size: 15, stones, to_move }
}

const THREE: (&str, &str) = ("h7 h8 h9", "a1 c1 e1");

fn endless() -> JobKind {
    let position = position(RuleSet::Renju, "h8 h10 i5", "h9 i9 f6", Colour::Black);
    JobKind::Analyse(Analyse { position, lines: 2, effort: Effort::default() })
}

#[test]
fn an_analysis_ranks_as_many_lines_as_were_asked_for() {
    let position = position(RuleSet::Renju, "h8 h10 i5", "h9 i9 f6", Colour::Black);
    let effort = Effort { nodes: Some(20_000), ms: None };
    let Answer::Analyse(analysis) = answer(JobKind::Analyse(Analyse { position, lines: 3, effort })) else {
        panic!()
    };
    assert_eq!(analysis.lines.len(), 3);
    let scores: Vec<_> = analysis.lines.iter().map(|line| line.worth.score).collect();
    assert!(scores.is_sorted_by(|one, next| one >= next), "{scores:?}");
    assert!(analysis.nodes <= 20_000 && analysis.depth > 0);
}

#[test]
fn a_forced_win_comes_with_a_proof_to_walk_through() {
    let position = position(RuleSet::Renju, THREE.0, THREE.1, Colour::Black);
    let effort = Effort { nodes: Some(10_000), ms: None };
    let Answer::Solve(solved) = answer(JobKind::Solve(Solve { position, goal: Goal::Vcf, effort })) else {
        panic!()
    };
    assert_eq!((solved.found, solved.proof[0].point), (Found::Win, solved.line[0]));
    for (index, entry) in solved.proof.iter().enumerate() {
        let next = entry.replies.iter().map(|reply| reply.entry).chain(entry.otherwise);
        assert!(next.into_iter().all(|next| (index + 1..solved.proof.len()).contains(&(next as usize))));
    }
}

#[test]
fn what_is_no_win_is_told_from_what_was_not_found_in_time() {
    let solve = |(black, white), nodes| {
        let position = position(RuleSet::Renju, black, white, Colour::Black);
        let effort = Effort { nodes: Some(nodes), ms: None };
        match answer(JobKind::Solve(Solve { position, goal: Goal::Vcf, effort })) {
            Answer::Solve(solved) => solved.found,
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(solve(("h8 h10 i5", "h9 i9 f6"), 10_000), Found::None);
    assert_eq!(solve(THREE, 1), Found::Unknown);
}

#[test]
fn a_position_that_makes_no_sense_fails_with_its_code() {
    let position = position(RuleSet::Renju, "h8 h8", "", Colour::White);
    let effort = Effort::default();
    let last = reports(JobKind::Solve(Solve { position, goal: Goal::Vcf, effort })).pop();
    assert_eq!(last, Some(Report::Failed { code: "occupied".into() }));
}

#[test]
fn an_endless_analysis_ends_when_nobody_wants_it_any_more() {
    let pool = pool();
    let (handle, reports) = submit(&pool, "ada", endless());
    let is_under_way =
        |report: &Report| matches!(report, Report::Progress { progress: Progress::Analyse(_) });
    while !is_under_way(&reports.recv_timeout(FOREVER).unwrap()) {}
    let (waiting, unheard) = submit(&pool, "ada", endless());
    drop(waiting);
    assert_eq!(unheard.iter().last(), Some(Report::Cancelled));
    drop(handle);
    assert_eq!(reports.iter().last(), Some(Report::Cancelled));
}

#[test]
fn a_forced_win_is_found_while_an_analysis_of_the_same_person_makes_room_and_goes_on() {
    let pool = pool();
    let (analysis, reports) = submit(&pool, "ada", endless());
    let next_depth = || loop {
        match reports.recv_timeout(FOREVER).unwrap() {
            Report::Progress { progress: Progress::Analyse(analysis) } => break analysis.depth,
            Report::Queued { .. } | Report::Started => {}
            other => panic!("{other:?}"),
        }
    };
    let before = next_depth();
    let position = position(RuleSet::Renju, THREE.0, THREE.1, Colour::Black);
    let solve = JobKind::Solve(Solve { position, goal: Goal::Vcf, effort: Effort::default() });
    let (_solve, answers) = submit(&pool, "ada", solve);
    // The only worker would be at the analysis for a minute.
    let Some(Report::Done { answer: Answer::Solve(solved) }) = answers.iter().last() else { panic!() };
    assert_eq!(solved.found, Found::Win);
    assert!(next_depth() >= before);
    drop(analysis);
    assert_eq!(reports.iter().last(), Some(Report::Cancelled));
}

#[test]
fn who_asks_too_much_is_refused_and_others_are_not() {
    let pool = pool();
    let listener = |_| {};
    let job = |owner| Job { owner: Owner::new(owner), priority: Priority::Live, kind: endless() };
    let max = pool.options().queue.waiting_an_owner;
    let mut handles = Vec::new();
    let refused = loop {
        match pool.submit(job("ada"), listener) {
            Ok(handle) => handles.push(handle),
            Err(full) => break full,
        }
    };
    assert_eq!(refused.code(), "too-many-jobs");
    assert!((max..=max + 1).contains(&handles.len()), "one of them may have been taken already");
    assert!(pool.submit(job("bo"), listener).is_ok());
    drop(pool);
}

fn game(moves: &str) -> (Game, Vec<tengen_game::Event>) {
    let mut game = Game::new(
        Settings { opening: tengen_rules::opening::Opening::Free, ..Settings::default() },
        Millis::ZERO,
    )
    .unwrap();
    let mut events = Vec::new();
    for (index, word) in moves.split_whitespace().enumerate() {
        let seat = Seat::BOTH[index % 2];
        let action = match word {
            "resign" => Action::Resign,
            point => Action::Place { point: point.parse().unwrap(), offer_draw: false },
        };
        let command = Command { id: CommandId(index as u64), action };
        events.extend(game.apply(seat.into(), command, Millis::seconds(index as u64)).unwrap());
    }
    (game, events)
}

#[test]
fn a_computer_answers_its_turn() {
    let (game, _) = game("h8 h9 i7");
    let turn = Turn::of(&game, Seat::Two, Level::new(3).unwrap(), 5, Millis::seconds(9)).unwrap();
    assert_eq!(Turn::of(&game, Seat::One, Level::new(3).unwrap(), 5, Millis::seconds(9)), None);
    let Answer::Move(decision) = answer(JobKind::Move(Box::new(turn))) else { panic!() };
    assert!(matches!(decision.act, tengen_work::Act::Place { .. }), "{decision:?}");
}

fn review(moves: &str) -> GameReview {
    let (game, events) = game(moves);
    let (settings, start) = (game.settings().clone(), game.start());
    let heard = reports(JobKind::Review(Box::new(Review { settings, start, events, nodes: 3000 })));
    let progress: Vec<_> = heard
        .iter()
        .filter_map(|report| match report {
            Report::Progress { progress: Progress::Review { done, total } } => Some((*done, *total)),
            _ => None,
        })
        .collect();
    let total = game.moves().len() as u32 + 1;
    assert_eq!(progress, (1..=total).map(|done| (done, total)).collect::<Vec<_>>());
    match heard.into_iter().last() {
        Some(Report::Done { answer: Answer::Review(review) }) => *review,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_review_shows_the_win_that_was_let_go_even_if_the_opponent_let_it_go_too() {
    // Black has an open three and plays far away; so does White; then Black makes the five.
    let review = review("h8 a1 i8 a3 j8 c15 o15 a5 k8 g8 l8");
    let ply = &review.plies[6];
    assert_eq!((ply.number, ply.mistake), (7, Some(Mistake::MissedWin)));
    let forced = ply.forced.as_ref().unwrap();
    assert!(forced.line.len() >= 3 && forced.stones >= 3, "{forced:?}");
    assert_eq!(review.plies[9].black_chance, 1000, "a five is about to be made");
    let last = review.plies.last().unwrap();
    assert_eq!((last.black_chance, last.loss, last.mistake), (1000, 0, None));
    assert_eq!(review.players[0].missed_wins, 1);
    assert!(review.players[0].accuracy.unwrap() < 1000);
}

#[test]
fn a_review_names_a_win_that_is_gone_for_good() {
    // Both have an open three; Black plays far away, and White makes a straight four.
    let review = review("h8 e4 i8 e5 j8 e6 o15 e7 resign");
    assert_eq!(review.plies[6].mistake, Some(Mistake::MissedWin));
    assert!(review.turning_points.contains(&7), "{:?}", review.turning_points);
    assert_eq!(review.players[0].missed_wins, 1);
}

#[test]
fn a_review_names_fouls_and_who_overlooked_them() {
    let review = review("h8 a1 f8 a15 g7 o1 g6 o15 g8 c1 a8 resign");
    let ply = &review.plies[8];
    assert_eq!(ply.mistake, Some(Mistake::Foul));
    assert!(ply.foul.unwrap().missed);
    assert_eq!(review.plies[9].mistake, Some(Mistake::MissedFoul));
    assert_eq!((review.players[0].fouls, review.players[1].missed_fouls), (1, 1));
}
