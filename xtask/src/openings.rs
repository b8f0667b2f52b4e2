//! `cargo xtask openings`: what the 26 openings are worth, and three stones that make the game even.

use std::process::ExitCode;

use anyhow::{Context, Result};
use clap::Args;
use tengen_engine::{Engine, Limits, Score, Stop};
use tengen_rules::opening::{NamedOpening, Opening};
use tengen_rules::{Admit, Board, BoardSize, Colour, Point, Position, RuleSet, Setup};

#[derive(Args)]
pub(crate) struct Arguments {
    /// The nodes for each of the 26 openings.
    #[arg(long, default_value_t = 4_000_000)]
    nodes: u64,
    /// The nodes for three stones that seem even at first sight.
    #[arg(long, default_value_t = 200_000)]
    stone_nodes: u64,
    /// How often three stones are looked for, for each rule set.
    #[arg(long, default_value_t = 6)]
    count: usize,
}

/// How even three stones must seem at first, and how even they must prove.
const FIRST_SIGHT: (u64, i32) = (5000, 60);
const EVEN: i32 = 25;
const TABLE_BYTES: usize = 32 << 20;

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    let mut engine = Engine::new(TABLE_BYTES);
    print!(
        "//! What openings are worth, computed by `cargo xtask openings`. Do not edit.\n\n\
         use tengen_rules::RuleSet;\n\n\
         /// By opening, what it is worth to Black with one fifth, with two offered, and so on.\n\
         #[rustfmt::skip]\n\
         pub(super) static NAMED: [[i16; {}]; 26] = [\n",
        Opening::YAMAGUCHI_MAX
    );
    for opening in NamedOpening::ALL {
        engine.clear();
        let worth = worth(&mut engine, opening, arguments.nodes)?;
        println!("    [{}], // {opening}", worth.join(", "));
    }
    print!(
        "];\n\n/// Rule set, three stones on a board of 15 lines, what they are worth to Black.\n#[rustfmt::skip]\n"
    );
    let rule_sets = [
        ("Freestyle", RuleSet::Freestyle),
        ("Standard", RuleSet::Standard),
        ("Caro", RuleSet::Caro),
        ("CaroExact", RuleSet::CaroExact),
        ("Omok", RuleSet::Omok),
        ("Renju", RuleSet::Renju),
    ];
    let count = rule_sets.len() * arguments.count;
    println!("pub(super) static PREPARED: [(RuleSet, &str, i16); {count}] = [");
    for (name, rule_set) in rule_sets {
        for (stones, worth) in even(&mut engine, rule_set, arguments)? {
            println!("    (RuleSet::{name}, \"{stones}\", {worth}),");
        }
    }
    println!("];");
    Ok(ExitCode::SUCCESS)
}

/// What an opening is worth with one fifth, with two, and so on.
fn worth(engine: &mut Engine, opening: NamedOpening, nodes: u64) -> Result<Vec<String>> {
    let mut board = Board::new(BoardSize::RENJU);
    for (point, colour) in opening.stones(BoardSize::RENJU).into_iter().zip([0, 1, 0]) {
        board.place(point, Colour::BOTH[colour])?;
    }
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    let most = Opening::YAMAGUCHI_MAX;
    let worth = engine.worth_with_fifths(&board, RuleSet::Renju, most, &limits, &Stop::default());
    Ok(worth.iter().map(|worth| worth.value().to_string()).collect())
}

/// Three stones that make the game even, and what they are worth.
fn even(engine: &mut Engine, rule_set: RuleSet, arguments: &Arguments) -> Result<Vec<(String, i32)>> {
    let mut random = fastrand::Rng::with_seed(1);
    let mut found: Vec<(Board, String, i32)> = Vec::new();
    engine.clear();
    while found.len() < arguments.count {
        let stones = stones(&mut random);
        let mut board = Board::new(BoardSize::RENJU);
        for (index, &point) in stones.iter().enumerate() {
            board.place(point, Colour::BOTH[index % 2])?;
        }
        let canonical = board.canonical().0;
        if found.iter().any(|known| known.0 == canonical)
            || search(engine, &board, rule_set, FIRST_SIGHT.0)?.abs() > FIRST_SIGHT.1
        {
            continue;
        }
        let worth = search(engine, &board, rule_set, arguments.stone_nodes)?;
        if worth.abs() <= EVEN {
            let stones: Vec<String> = stones.iter().map(ToString::to_string).collect();
            found.push((canonical, stones.join(" "), worth));
        }
    }
    Ok(found.into_iter().map(|(_, stones, worth)| (stones, worth)).collect())
}

/// Three stones near each other, anywhere.
fn stones(random: &mut fastrand::Rng) -> Vec<Point> {
    const WIDTH: u8 = 7;
    let corner = [random.u8(0..=15 - WIDTH), random.u8(0..=15 - WIDTH)];
    let mut points: Vec<Point> = Vec::new();
    while points.len() < 3 {
        let point = Point::new(corner[0] + random.u8(0..WIDTH), corner[1] + random.u8(0..WIDTH));
        points.extend(point.filter(|point| !points.contains(point)));
    }
    points
}

/// What a board is worth to Black with White to move; a win of either side is far from even.
fn search(engine: &mut Engine, board: &Board, rule_set: RuleSet, nodes: u64) -> Result<i32> {
    let setup = Setup { board: board.clone(), rule_set, to_move: Colour::White };
    let position = Position::new(setup, Admit::GAME).context("three stones cannot have won")?;
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    let choice = engine.go(&position, &limits, &Stop::default(), &mut |_| {});
    Ok(match choice.score() {
        Score::Estimate(value) => -value,
        Score::Win { .. } | Score::Loss { .. } => i32::MAX,
    })
}
