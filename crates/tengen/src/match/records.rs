//! The games of a match as SGF and as lines of JSON.

use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::Path;

use serde::Serialize;
use tengen_notation::moves;
use tengen_notation::sgf::{SgfGame, SgfMove, SgfResult, SgfWin};
use tengen_rules::{Board, Colour};

use super::Match;
use super::played::{Ending, Played, colour_of};
use crate::failure::Failure;

/// The file with a line of JSON a game, beside the games themselves.
const LINES: &str = "games.jsonl";

/// Writes a game into a file of its own, and a line about it into the file of all.
pub(super) fn write(directory: &Path, played: &Played, arguments: &Match) -> Result<(), Failure> {
    let path = directory.join(format!("{:05}.sgf", played.number));
    // All stones lie on the board of the match.
    if let Ok(text) = game(played, arguments).write() {
        fs::write(&path, text).map_err(|error| Failure::File { path, error })?;
    }
    let path = directory.join(LINES);
    let failure = |error| Failure::File { path: path.clone(), error };
    let mut line =
        serde_json::to_vec(&Record::of(played, arguments)).map_err(|error| failure(error.into()))?;
    line.push(b'\n');
    let mut file = OpenOptions::new().create(true).append(true).open(&path).map_err(failure)?;
    file.write_all(&line).map_err(failure)
}

fn game(played: &Played, arguments: &Match) -> SgfGame {
    let mut game = SgfGame::new(Board::new(arguments.size));
    game.players = Colour::BOTH.map(|colour| {
        let brain = usize::from(colour_of(played.number, 0) != colour);
        let command = [&arguments.one, &arguments.two][brain];
        played.detail.names[brain].as_ref().unwrap_or(command).clone()
    });
    game.round = played.number.to_string();
    arguments.rule.id().clone_into(&mut game.rules);
    game.result = Some(played.winner.map_or(SgfResult::Draw, |winner| {
        let by = match played.ending {
            Ending::Five | Ending::Full | Ending::Limit => SgfWin::Board,
            Ending::Time => SgfWin::Time,
            Ending::Forbidden | Ending::Illegal | Ending::Failed => SgfWin::Forfeit,
        };
        SgfResult::Win(winner, by)
    }));
    let colours = Colour::BOTH.into_iter().cycle();
    game.moves =
        played.moves.iter().zip(colours).map(|(&point, colour)| SgfMove::new(colour, Some(point))).collect();
    game
}

/// A game as a line of JSON. Pairs are the first brain's and the second's; times and nodes are of the moves
/// after the opening.
#[derive(Serialize)]
struct Record<'a> {
    game: usize,
    commands: [&'a str; 2],
    names: &'a [Option<String>; 2],
    rule: &'static str,
    size: u8,
    /// The colour of the first brain.
    one: String,
    opening: String,
    moves: String,
    winner: Option<String>,
    ending: &'static str,
    remark: Option<&'a str>,
    times_ms: Vec<u128>,
    nodes: &'a [Option<u64>],
    longest_ms: [u128; 2],
    overruns: [usize; 2],
}

impl<'a> Record<'a> {
    fn of(played: &'a Played, arguments: &'a Match) -> Self {
        let (opening, rest) = played.moves.split_at(played.given.min(played.moves.len()));
        let detail = &played.detail;
        Self {
            game: played.number,
            commands: [&arguments.one, &arguments.two],
            names: &detail.names,
            rule: arguments.rule.id(),
            size: arguments.size.lines(),
            one: played.colour_of_one().to_string(),
            opening: moves::write(opening),
            moves: moves::write(rest),
            winner: played.winner.map(|winner| winner.to_string()),
            ending: played.ending.id(),
            remark: detail.remark.as_deref(),
            times_ms: detail.times.iter().map(std::time::Duration::as_millis).collect(),
            nodes: &detail.nodes,
            longest_ms: played.longest.map(|time| time.as_millis()),
            overruns: played.overruns,
        }
    }
}
