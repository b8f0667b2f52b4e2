//! The positions that a game went through.

use tengen_rules::{Colour, PositionHash};

use super::entry::{Entry, Group, NextCode};
use super::query::Next;
use super::{ArchivedGame, Band, DEEPEST_POSITION};

/// An entry for each position of a game of a public room; `sign` is -1 to take the game out again.
pub(crate) fn entries_of(game: &ArchivedGame, number: i64, sign: i64, entries: &mut Vec<Entry>) {
    if game.private {
        return;
    }
    let group = Group::new(game.rule_set, Band::of(game.rating()));
    let result = game.winner.map_or(2, Colour::index);
    let mut hash = PositionHash::new(game.size);
    let mut to_move = Colour::Black;
    let mut stones = 0;
    let ends = game.moves.iter().map(Some).chain([None]);
    for next in ends {
        let code = NextCode::from(match next {
            None => Next::End,
            Some(None) => Next::Pass,
            Some(Some(point)) => Next::Stone(hash.canonical(*point)),
        });
        let place = (hash.key(to_move), group, code);
        entries.push(Entry::of_game(place, result, game.rating(), number, sign));
        if let Some(Some(point)) = next {
            hash.toggle(*point, to_move);
            stones += 1;
        }
        if stones > DEEPEST_POSITION {
            return;
        }
        to_move = to_move.opponent();
    }
}
