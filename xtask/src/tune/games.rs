//! Games of the engine with itself.

use std::io::Write;

use anyhow::{Context, Result};
use clap::Args;
use tengen_engine::{Choice, Engine, Limits, Score, Stop};
use tengen_rules::{Admit, Board, BoardSize, Colour, Point, Position, RuleSet, Setup, Verdict};

#[derive(Args)]
pub(crate) struct Games {
    /// The rule set.
    #[arg(long, default_value = "renju")]
    rule: RuleSet,
    /// The number of lines of the board.
    #[arg(long, default_value_t = 15)]
    lines: u8,
    /// The number of games.
    #[arg(long = "games", default_value_t = 100)]
    count: usize,
    /// The nodes for each move.
    #[arg(long, default_value_t = 3000)]
    nodes: u64,
    /// What the openings depend on.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// An opening is refused when one side is further ahead.
const MOST_UNEVEN: i32 = 150;

pub(crate) fn run(games: &Games) -> Result<()> {
    let size = BoardSize::new(games.lines).context("a board has 5 to 20 lines")?;
    let mut random = fastrand::Rng::with_seed(games.seed);
    let mut engine = Engine::new(4 << 20);
    let mut out = std::io::stdout().lock();
    let mut played = 0;
    while played < games.count {
        engine.clear();
        let opening = opening(size, &mut random);
        if let Some(game) = play(&mut engine, games, size, &opening) {
            writeln!(out, "{}\t{}\t{game}", games.rule, games.lines)?;
            out.flush()?;
            played += 1;
        }
    }
    Ok(())
}

/// Some stones near each other.
fn opening(size: BoardSize, random: &mut fastrand::Rng) -> Vec<Point> {
    let width = random.u8(5..=8).min(size.lines());
    let most = size.lines() - width;
    let corner = [random.u8(most / 3..=most - most / 3), random.u8(most / 3..=most - most / 3)];
    let mut points = Vec::new();
    let count = random.usize(3..=7);
    while points.len() < count {
        let point = Point::new(corner[0] + random.u8(0..width), corner[1] + random.u8(0..width));
        points.extend(point.filter(|point| !points.contains(point)));
    }
    points
}

/// The game after an opening, or nothing if the opening will not do.
fn play(engine: &mut Engine, games: &Games, size: BoardSize, opening: &[Point]) -> Option<String> {
    let mut board = Board::new(size);
    let mut to_move = Colour::Black;
    for &point in opening {
        let position = position(&board, games.rule, to_move)?;
        if position.referee().verdict(&board, point) != Ok(Verdict::Legal) {
            return None;
        }
        board.place(point, to_move).ok()?;
        to_move = to_move.opponent();
    }
    let mut moves = opening.to_vec();
    let mut values = Vec::new();
    let winner = loop {
        let position = position(&board, games.rule, to_move)?;
        let choice = think(engine, games, &position);
        let Score::Estimate(value) = choice.score() else {
            if values.is_empty() {
                return None;
            }
            let is_won = matches!(choice.score(), Score::Win { .. });
            break Some(if is_won { to_move } else { to_move.opponent() });
        };
        if values.is_empty() && value.abs() > MOST_UNEVEN {
            return None;
        }
        let Some(point) = choice.best else { break None };
        values.push(value);
        moves.push(point);
        board.place(point, to_move).ok()?;
        to_move = to_move.opponent();
        if board.is_full() {
            break None;
        }
    };
    let winner = winner.map_or_else(|| "none".to_owned(), |winner| winner.to_string());
    let values: Vec<String> = values.iter().map(ToString::to_string).collect();
    let moves = tengen_notation::moves::write(&moves);
    Some(format!("{winner}\t{}\t{moves}\t{}", opening.len(), values.join(",")))
}

fn position(board: &Board, rule_set: RuleSet, to_move: Colour) -> Option<Position> {
    Position::new(Setup { board: board.clone(), rule_set, to_move }, Admit::PROBLEM).ok()
}

fn think(engine: &mut Engine, games: &Games, position: &Position) -> Choice {
    let limits = Limits { nodes: Some(games.nodes), ..Limits::default() };
    engine.go(position, &limits, &Stop::default(), &mut |_| {})
}
