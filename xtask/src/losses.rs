//! `cargo xtask losses`: where lost games were lost, by longer searches.

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result};
use clap::Args;
use serde::Deserialize;
use tengen_engine::{Engine, Limits, Score, Stop};
use tengen_notation::moves;
use tengen_rules::{Admit, Board, BoardSize, Colour, Point, PointSet, Position, RuleSet, Setup};

#[derive(Args)]
pub(crate) struct Arguments {
    /// Files of games as `tengen match --records` writes them, a JSON object a line.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// The nodes for each position.
    #[arg(long, default_value_t = 3_000_000)]
    nodes: u64,
}

/// What is needed of the record of a game.
#[derive(Deserialize)]
struct Record {
    game: usize,
    names: [Option<String>; 2],
    rule: String,
    size: u8,
    one: String,
    opening: String,
    moves: String,
    winner: Option<String>,
    nodes: Vec<Option<u64>>,
}

/// A move after which the longer search sees the loss, where it did not see it before.
struct Turn {
    number: usize,
    played: Point,
    /// What the longer search would have played, and what it is worth.
    better: Option<Point>,
    score: Score,
    /// What the longer search says after the move, to who is to lose.
    after: Score,
    /// What a search as long as the one in the game plays, nothing being remembered.
    again: Option<Point>,
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    println!("| game | against | move | played | lost in | better | worth | as long as in the game |");
    println!("|---|---|---|---|---|---|---|---|");
    let mut engine = Engine::new(64 << 20);
    for file in &arguments.files {
        let text =
            std::fs::read_to_string(file).with_context(|| format!("{} cannot be read", file.display()))?;
        for (index, line) in text.lines().enumerate() {
            let place = || format!("{}, line {}", file.display(), index + 1);
            let record: Record = serde_json::from_str(line).with_context(place)?;
            if record.winner.as_ref().is_some_and(|winner| *winner != record.one) {
                let turn = Game::new(&record).with_context(place)?.turn(&mut engine, arguments.nodes)?;
                print(&record, turn.as_ref());
            }
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn print(record: &Record, turn: Option<&Turn>) {
    let against = record.names[1].as_deref().unwrap_or("?");
    let game = record.game;
    let Some(turn) = turn else {
        println!("| {game} | {against} | | | | | lost from the opening on | |");
        return;
    };
    let stones = match turn.after {
        Score::Loss { stones } => stones.to_string(),
        Score::Win { .. } | Score::Estimate(_) => "?".to_owned(),
    };
    let again = match turn.again {
        Some(again) if again == turn.played => "the same".to_owned(),
        Some(again) => again.to_string(),
        None => "?".to_owned(),
    };
    let better = turn.better.map_or_else(|| "?".to_owned(), |better| better.to_string());
    let (number, played, worth) = (turn.number, turn.played, turn.score.value());
    println!("| {game} | {against} | {number} | {played} | {stones} | {better} | {worth} | {again} |");
}

/// A game that the first brain lost.
struct Game<'r> {
    record: &'r Record,
    rule_set: RuleSet,
    size: BoardSize,
    loser: Colour,
    moves: Vec<Point>,
    /// How many of the moves were given.
    given: usize,
}

impl<'r> Game<'r> {
    fn new(record: &'r Record) -> Result<Self> {
        let size = BoardSize::new(record.size).context("no size of a board")?;
        let read = |text| -> Result<Vec<Point>> { Ok(moves::read(text, size)?.points) };
        let opening = read(&record.opening)?;
        let loser = Colour::BOTH.into_iter().find(|colour| colour.to_string() == record.one);
        Ok(Self {
            record,
            rule_set: record.rule.parse()?,
            size,
            loser: loser.context("no colour of the first brain")?,
            given: opening.len(),
            moves: [opening, read(&record.moves)?].concat(),
        })
    }

    /// The position before the move with that index.
    fn before(&self, index: usize) -> Result<Position> {
        let mut board = Board::new(self.size);
        let mut to_move = Colour::Black;
        for &point in &self.moves[..index] {
            board.place(point, to_move)?;
            to_move = to_move.opponent();
        }
        let setup = Setup { board, rule_set: self.rule_set, to_move };
        Position::new(setup, Admit::GAME).context("not a position of a game")
    }

    /// Looks from the end for the loser's last move in a position that was not lost yet, as far as searches
    /// of so many nodes see. `None` if every position was lost.
    fn turn(&self, engine: &mut Engine, nodes: u64) -> Result<Option<Turn>> {
        let mut after = Score::Loss { stones: 0 };
        let first = usize::from(self.loser == Colour::White);
        let indices = (first..self.moves.len()).step_by(2).filter(|&index| index >= self.given);
        for index in indices.rev() {
            let position = self.before(index)?;
            engine.clear();
            let mut search = |limits| engine.go(&position, &limits, &Stop::default(), &mut |_| {});
            let choice = search(Limits { nodes: Some(nodes), ..Limits::default() });
            if let loss @ Score::Loss { .. } = choice.score() {
                after = loss;
                continue;
            }
            let played = self.moves[index];
            let spent = self.record.nodes.get(index - self.given).copied().flatten();
            engine.clear();
            let mut search = |limits| engine.go(&position, &limits, &Stop::default(), &mut |_| {});
            let again =
                spent.and_then(|spent| search(Limits { nodes: Some(spent), ..Limits::default() }).best);
            let only = PointSet::from_iter([played]);
            let score_of_played =
                search(Limits { nodes: Some(nodes), allowed: only, ..Limits::default() }).score();
            let after = if matches!(score_of_played, Score::Loss { .. }) { score_of_played } else { after };
            return Ok(Some(Turn {
                number: index + 1,
                played,
                better: choice.best,
                score: choice.score(),
                after,
                again,
            }));
        }
        Ok(None)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// White lets an open three stand and loses by it.
    const LOST: &str = r#"{"game": 3, "names": ["tengen", "other"], "rule": "freestyle", "size": 15, "one": "white",
        "opening": "h8 a1 i8 a3", "moves": "j8 a5 k8 a7 l8", "winner": "black", "nodes": [null, 500, null, 500, null]}"#;

    #[test]
    fn the_move_that_loses_is_found_from_the_end() {
        let record: Record = serde_json::from_str(LOST).unwrap();
        let mut engine = Engine::new(8 << 20);
        let turn = Game::new(&record).unwrap().turn(&mut engine, 20_000).unwrap().unwrap();
        assert_eq!((turn.number, turn.played.to_string().as_str()), (6, "a5"));
        assert!(matches!(turn.after, Score::Loss { .. }), "{:?}", turn.after);
        assert!(!matches!(turn.score, Score::Loss { .. }), "{:?}", turn.score);
        let better = turn.better.unwrap().to_string();
        assert!(["f8", "g8", "k8", "l8"].contains(&better.as_str()), "{better}");
        assert!(turn.again.is_some());
    }

    #[test]
    fn a_game_that_is_none_is_refused() {
        for (from, to) in [("j8 a5", "j8 h8"), ("freestyle", "go"), ("\"white\"", "\"grey\""), ("15", "40")] {
            let text = LOST.replacen(from, to, 1);
            let record: Record = serde_json::from_str(&text).unwrap();
            let turn = Game::new(&record).and_then(|game| game.turn(&mut Engine::new(8 << 20), 1000));
            assert!(turn.is_err(), "{text}");
        }
    }
}
