//! `cargo xtask ladder`: what the levels of strength are worth against each other.

use std::process::ExitCode;

use anyhow::{Context, Result};
use clap::Args;
use tengen_engine::{Engine, Level, Limits, Stop, Strength};
use tengen_rules::{Admit, Board, BoardSize, Colour, Point, Position, RuleSet, Setup, Verdict};

#[derive(Args)]
pub(crate) struct Arguments {
    /// The rule set.
    #[arg(long, default_value = "renju")]
    rule: RuleSet,
    /// Pairs of games for each two levels, with colours exchanged.
    #[arg(long, default_value_t = 100)]
    pairs: u64,
    /// The nodes for a move of the full level.
    #[arg(long, default_value_t = 30_000)]
    nodes: u64,
    /// How far apart the levels that play each other are.
    #[arg(long, value_delimiter = ',', default_value = "1,2")]
    steps: Vec<u8>,
    /// The lowest level that plays.
    #[arg(long, default_value_t = 1)]
    from: u8,
    /// The highest level that plays.
    #[arg(long, default_value_t = 10)]
    to: u8,
}

/// Wins, draws and losses.
#[derive(Default)]
struct Score([f64; 3]);

impl Score {
    fn games(&self) -> f64 {
        self.0.iter().sum()
    }

    /// The share of the points, with half an interval of 95 %, in percent.
    fn percent(&self) -> (f64, f64) {
        let games = self.games();
        let mean = (self.0[0] + self.0[1] / 2.0) / games;
        let squares = (self.0[0] + self.0[1] / 4.0) / games;
        (100.0 * mean, 196.0 * ((squares - mean * mean) / games).sqrt())
    }
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    println!("| level | against | games | won | drawn | lost | score | ± |");
    println!("|---|---|---|---|---|---|---|---|");
    let mut engine = Engine::new(4 << 20);
    for level in Level::all().filter(|level| level.get() <= arguments.to) {
        for &step in &arguments.steps {
            let weaker = level.get().checked_sub(step).filter(|&weaker| weaker >= arguments.from);
            let Some(weaker) = weaker.and_then(Level::new) else { continue };
            let score = contest(&mut engine, arguments, [level, weaker])?;
            let ((percent, error), [won, drawn, lost]) = (score.percent(), score.0);
            let games = score.games();
            println!(
                "| {} | {} | {games} | {won} | {drawn} | {lost} | {percent:.0} % | {error:.0} |",
                level.get(),
                weaker.get()
            );
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn contest(engine: &mut Engine, arguments: &Arguments, levels: [Level; 2]) -> Result<Score> {
    let mut score = Score::default();
    for pair in 0..arguments.pairs {
        let opening = opening(arguments.rule, pair);
        for first in [Colour::Black, Colour::White] {
            engine.clear();
            let winner = play(engine, arguments, &opening, levels, first, pair)?;
            score.0[winner.map_or(1, |winner| if winner == first { 0 } else { 2 })] += 1.0;
        }
    }
    Ok(score)
}

/// Four stones near the centre.
fn opening(rule_set: RuleSet, number: u64) -> Vec<Point> {
    let centre = rule_set.usual_size().centre();
    let mut random = fastrand::Rng::with_seed(number);
    let mut points = vec![centre];
    while points.len() < 4 {
        let point = centre.offset(random.i8(-2..=2), random.i8(-2..=2));
        points.extend(point.filter(|point| !points.contains(point)));
    }
    points
}

/// Plays a game in which the first of the levels has the colour `first`; who won.
fn play(
    engine: &mut Engine,
    arguments: &Arguments,
    opening: &[Point],
    levels: [Level; 2],
    first: Colour,
    seed: u64,
) -> Result<Option<Colour>> {
    let rule_set = arguments.rule;
    let mut board = Board::new(BoardSize::RENJU);
    let mut to_move = Colour::Black;
    let limits = Limits { nodes: Some(arguments.nodes), ..Limits::default() };
    for number in 0.. {
        if board.is_full() || rule_set.is_dead(&board) {
            break;
        }
        let setup = Setup { board: board.clone(), rule_set, to_move };
        let position = Position::new(setup, Admit::PROBLEM).context("the game is over")?;
        let level = levels[usize::from(to_move != first)];
        let strength = Strength { level, seed: 2 * seed + u64::from(to_move == first) };
        let choose = || engine.play(&position, strength, &limits, &Stop::default(), &mut |_| {}).best;
        let point = opening.get(number).copied().or_else(choose);
        let Some(point) = point else { break };
        match position.referee().verdict(&board, point)? {
            Verdict::Five => return Ok(Some(to_move)),
            Verdict::Forbidden(foul) => anyhow::bail!("{point} is forbidden: {foul:?}"),
            Verdict::Legal => board.place(point, to_move)?,
        }
        to_move = to_move.opponent();
    }
    Ok(None)
}
