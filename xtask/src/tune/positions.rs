//! Positions where searches end, and their values by further searches.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::Args;
use tengen_engine::tuning::{self, Leaf};
use tengen_engine::{Choice, Engine, Limits, Score, Stop};
use tengen_rules::{Board, BoardSize, Colour, Point, Position, RuleSet, Verdict};

use super::fit;

#[derive(Args)]
pub(crate) struct Positions {
    /// The rule set.
    #[arg(long, default_value = "renju")]
    rule: RuleSet,
    /// The number of lines of the board.
    #[arg(long, default_value_t = 15)]
    lines: u8,
    /// The number of games whose searches are looked into.
    #[arg(long = "games", default_value_t = 100)]
    count: usize,
    /// The nodes for each move of these games.
    #[arg(long, default_value_t = 1500)]
    nodes: u64,
    /// The nodes for the value of a position.
    #[arg(long, default_value_t = 1500)]
    value_nodes: u64,
    /// About one of so many positions is kept.
    #[arg(long, default_value_t = 150)]
    interval: u32,
    /// What the openings depend on.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

#[derive(Args)]
pub(crate) struct Judge {
    /// Files of positions, as they are or as `.gz`.
    files: Vec<PathBuf>,
    /// The nodes for the value of a position.
    #[arg(long, default_value_t = 1500)]
    nodes: u64,
}

/// An opening is refused when one side is further ahead.
const MOST_UNEVEN: i32 = 150;

pub(crate) fn run(asked: &Positions) -> Result<()> {
    let size = BoardSize::new(asked.lines).context("a board has 5 to 20 lines")?;
    let mut random = fastrand::Rng::with_seed(asked.seed);
    let mut engine = Engine::new(1 << 19);
    let mut out = std::io::stdout().lock();
    let mut played = 0;
    while played < asked.count {
        let Some(game) = opening(asked.rule, size, &mut random) else { continue };
        engine.clear();
        let leaves = play(&mut engine, asked, game);
        played += usize::from(!leaves.is_empty());
        for leaf in leaves {
            if let Some(line) = judge(&mut engine, asked.rule, asked.value_nodes, &leaf) {
                writeln!(out, "{}\t{}\t{line}", asked.rule, asked.lines)?;
            }
        }
        out.flush()?;
    }
    Ok(())
}

/// Some stones near each other, if they are legal.
fn opening(rule_set: RuleSet, size: BoardSize, random: &mut fastrand::Rng) -> Option<Leaf> {
    let width = random.u8(5..=8).min(size.lines());
    let most = size.lines() - width;
    let corner = [random.u8(most / 3..=most - most / 3), random.u8(most / 3..=most - most / 3)];
    let mut game = Leaf { board: Board::new(size), to_move: Colour::Black };
    for _ in 0..random.usize(3..=7) {
        let point = Point::new(corner[0] + random.u8(0..width), corner[1] + random.u8(0..width))?;
        let position = tuning::position(&game, rule_set)?;
        if position.referee().verdict(position.board(), point) != Ok(Verdict::Legal) {
            return None;
        }
        put(&mut game, point)?;
    }
    Some(game)
}

fn put(game: &mut Leaf, point: Point) -> Option<()> {
    game.board.place(point, game.to_move).ok()?;
    game.to_move = game.to_move.opponent();
    Some(())
}

/// Plays a game and gathers where its searches end.
fn play(engine: &mut Engine, asked: &Positions, mut game: Leaf) -> Vec<Leaf> {
    let mut leaves = Vec::new();
    while let Some(position) = tuning::position(&game, asked.rule) {
        let choice = think(engine, asked.nodes, &position);
        let Score::Estimate(value) = choice.score() else { break };
        if leaves.is_empty() && value.abs() > MOST_UNEVEN {
            break;
        }
        leaves.extend(tuning::leaves(&position, asked.nodes, asked.interval));
        if choice.best.and_then(|point| put(&mut game, point)).is_none() || game.board.is_full() {
            break;
        }
    }
    leaves
}

/// Values the positions of files again.
pub(crate) fn judge_again(asked: &Judge) -> Result<()> {
    let mut engine = Engine::new(1 << 19);
    let mut out = std::io::stdout().lock();
    for file in &asked.files {
        for (index, line) in fit::text(file)?.lines().enumerate() {
            let (leaf, rule_set) = fit::leaf(line).with_context(|| fit::place(file, index))?;
            let lines = leaf.board.size().lines();
            if let Some(line) = judge(&mut engine, rule_set, asked.nodes, &leaf) {
                writeln!(out, "{rule_set}\t{lines}\t{line}")?;
            }
        }
    }
    Ok(())
}

/// The side, the stones and the value of a position where the evaluation is asked.
fn judge(engine: &mut Engine, rule_set: RuleSet, nodes: u64, leaf: &Leaf) -> Option<String> {
    let position = tuning::position(leaf, rule_set)?;
    tuning::counts(&position)?;
    engine.clear();
    let value = match think(engine, nodes, &position).score() {
        Score::Estimate(value) => value.to_string(),
        Score::Win { .. } => "win".to_owned(),
        Score::Loss { .. } => "loss".to_owned(),
    };
    let stones = Colour::BOTH
        .map(|colour| tengen_notation::moves::write(&leaf.board.stones(colour).iter().collect::<Vec<_>>()));
    Some(format!("{}\t{}\t{}\t{value}", leaf.to_move, stones[0], stones[1]))
}

fn think(engine: &mut Engine, nodes: u64, position: &Position) -> Choice {
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    engine.go(position, &limits, &Stop::default(), &mut |_| {})
}
