//! The games of a match as SGF.

use std::fs;
use std::path::Path;

use tengen_notation::sgf::{SgfGame, SgfMove, SgfResult, SgfWin};
use tengen_rules::{Board, Colour};

use super::Match;
use super::play::{Ending, Played, colour_of};
use crate::failure::Failure;

/// Writes a game into a file of its own.
pub(super) fn write(directory: &Path, played: &Played, arguments: &Match) -> Result<(), Failure> {
    let path = directory.join(format!("{:05}.sgf", played.number));
    // All stones lie on the board of the match.
    let Ok(text) = game(played, arguments).write() else { return Ok(()) };
    fs::write(&path, text).map_err(|error| Failure::File { path, error })
}

fn game(played: &Played, arguments: &Match) -> SgfGame {
    let mut game = SgfGame::new(Board::new(arguments.size));
    let name = |colour: Colour| {
        if colour_of(played.number, 0) == colour { arguments.one.clone() } else { arguments.two.clone() }
    };
    game.players = Colour::BOTH.map(name);
    game.round = played.number.to_string();
    arguments.rule.id().clone_into(&mut game.rules);
    game.result = Some(played.winner.map_or(SgfResult::Draw, |winner| {
        let by = match played.ending {
            Ending::Five | Ending::Full => SgfWin::Board,
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
