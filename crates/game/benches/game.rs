//! How long a move takes: the middle games of random play in a claim room with clocks.
//!
//! Each measurement plays the moves 21 to 60 of all games, every command checked, judged for five,
//! foul and dead board, timed and turned into events; the throughput counts single commands, or events
//! where whole games are rebuilt.

use std::error::Error;
use std::hint::black_box;

use criterion::{BatchSize, Criterion, Throughput};
use fastrand::Rng;
use tengen_game::{Action, Command, CommandId, Game, Millis, Settings, TimeControl};
use tengen_rules::{Board, Colour, Point, Referee, RuleSet};

const GAMES: usize = 32;
/// Moves played before the clock of the measurement runs.
const BEFORE: usize = 20;
const MOVES: usize = 60;

fn main() -> Result<(), Box<dyn Error>> {
    let mut rng = Rng::with_seed(1);
    let games = (0..GAMES).map(|_| script(&mut rng)).collect::<Result<Vec<_>, _>>()?;
    let logs = games.iter().map(|points| log(points)).collect::<Option<Vec<_>>>();
    let logs = logs.ok_or("a game of the workload is rejected")?;
    let middle = games.iter().map(|points| middle(points)).collect::<Result<Vec<_>, _>>()?;
    let mut criterion = Criterion::default().configure_from_args();
    let mut group = criterion.benchmark_group("apply");
    group.throughput(Throughput::Elements((GAMES * (MOVES - BEFORE)) as u64));
    group.bench_function("midgame move, renju, claim, byo-yomi", |bencher| {
        bencher.iter_batched(|| middle.clone(), |middle| play(middle, &games), BatchSize::LargeInput);
    });
    group.throughput(Throughput::Elements((GAMES * MOVES) as u64));
    group.bench_function("event of a game rebuilt", |bencher| {
        bencher.iter(|| {
            for log in &logs {
                let _ = black_box(Game::from_events(settings(), Millis::ZERO, black_box(log)));
            }
        });
    });
    group.finish();
    criterion.final_summary();
    Ok(())
}

fn settings() -> Settings {
    let main = Millis::minutes(10);
    let clock = TimeControl::ByoYomi { main, periods: 3, period: Millis::seconds(30) };
    Settings { clock, rated: true, first_move_ms: Some(Millis::minutes(1)), ..Settings::default() }
}

/// The points of a game in which nobody makes a five, each near another stone.
fn script(rng: &mut Rng) -> Result<Vec<Point>, Box<dyn Error>> {
    let mut board = Board::new(settings().size);
    let mut points = vec![Point::TENGEN];
    board.place(Point::TENGEN, Colour::Black)?;
    while points.len() < MOVES {
        let near = points[rng.usize(..points.len())];
        let Some(point) = near.offset(rng.i8(-2..=2), rng.i8(-2..=2)) else { continue };
        let colour = Colour::BOTH[points.len() % 2];
        let referee = Referee::new(RuleSet::Renju, colour);
        if board.is_free(point) && !referee.judge(&board).five.contains(point) {
            board.place(point, colour)?;
            points.push(point);
        }
    }
    Ok(points)
}

fn command(index: usize, point: Point) -> Command {
    Command { id: CommandId(index as u64), action: Action::Place { point, offer_draw: false } }
}

/// The game after its first moves.
fn middle(points: &[Point]) -> Result<Game, Box<dyn Error>> {
    let mut game = Game::new(settings(), Millis::ZERO)?;
    for (index, &point) in points[..BEFORE].iter().enumerate() {
        place(&mut game, index, point);
    }
    Ok(game)
}

fn place(game: &mut Game, index: usize, point: Point) {
    let Some(seat) = game.to_act() else { return };
    let now = Millis::seconds(index as u64);
    let answer = game.apply(seat.into(), command(index, point), now);
    debug_assert!(answer.is_ok(), "{answer:?}");
    let _ = black_box(answer);
}

fn play(mut middle: Vec<Game>, games: &[Vec<Point>]) -> Vec<Game> {
    for (game, points) in middle.iter_mut().zip(games) {
        for (index, &point) in points.iter().enumerate().skip(BEFORE) {
            place(game, index, point);
        }
    }
    middle
}

fn log(points: &[Point]) -> Option<Vec<tengen_game::Event>> {
    let mut game = Game::new(settings(), Millis::ZERO).ok()?;
    let mut log = Vec::new();
    for (index, &point) in points.iter().enumerate() {
        let seat = game.to_act()?;
        log.extend(game.apply(seat.into(), command(index, point), Millis::seconds(index as u64)).ok()?);
    }
    Some(log)
}
