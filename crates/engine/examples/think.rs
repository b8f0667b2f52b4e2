//! Thinks about one position: `think RULE MOVES MILLISECONDS [SIZE]`.

use std::time::Duration;
use tengen_engine::{Engine, Limits, Stop, TimeBudget};
use tengen_rules::*;

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let rule_set: RuleSet = args[1].parse().unwrap();
    let size = BoardSize::new(args.get(4).map_or(15, |s| s.parse().unwrap())).unwrap();
    let moves = tengen_notation::moves::read(&args[2], size).unwrap();
    let to_move = Colour::BOTH[moves.points.len() % 2];
    let setup = Setup { board: moves.board, rule_set, to_move };
    let position = Position::new(setup, Admit::PROBLEM).unwrap();
    let mut engine = Engine::new(64 << 20);
    let ms = Duration::from_millis(args[3].parse().unwrap());
    let limits = Limits { time: Some(TimeBudget { soft: ms, hard: ms }), ..Limits::default() };
    let choice = engine.go(&position, &limits, &Stop::default(), &mut |p| {
        let line = &p.lines[0];
        let moves: Vec<String> = line.moves.iter().map(|m| m.to_string()).collect();
        println!(
            "{:2}-{:2} {:>6} {:>9}n {:>9}v {:>5}ms {:>8}n/s {}",
            p.depth,
            p.longest,
            line.score,
            p.nodes,
            p.vcf_nodes,
            p.time.as_millis(),
            p.speed(),
            moves.join(" ")
        );
    });
    println!("{:?} {} {}", choice.best, choice.score(), choice.progress.speed());
}
