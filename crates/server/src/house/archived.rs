//! Games of the house as the archive keeps them.

use tengen_game::{GameResult, Seat};
use tengen_room::{Room, RoomId, Visibility};
use tengen_store::ArchivedGame;

use super::change::moment;
use super::table::Current;

/// A game that is over; none while it is played, and none of one that does not count or was over before
/// colours were drawn.
pub(crate) fn game(id: &RoomId, room: &Room, current: &Current) -> Option<ArchivedGame> {
    let game = &current.game;
    let (outcome, black) = (game.outcome()?, game.black()?);
    let winner = match outcome.result {
        GameResult::Win(seat) => Some(game.colour_of(seat)?),
        GameResult::Draw => None,
        GameResult::Void => return None,
    };
    let [Some(one), Some(two)] = room.seats() else { return None };
    let players = if black == Seat::One { [one, two] } else { [two, one] };
    let settings = game.settings();
    Some(ArchivedGame {
        id: current.id.to_string(),
        room: Some(id.to_string()),
        private: room.settings().visibility == Visibility::Private,
        persons: players.map(|person| person.id.to_string()),
        names: players.map(|person| person.name.clone()),
        ratings: [None, None],
        rule_set: settings.rule_set,
        size: settings.size,
        protocol: settings.opening.to_string(),
        rated: settings.rated,
        started_at: moment(game.start()),
        ended_at: moment(game.last_at()),
        winner,
        ending: outcome.ending.id().into(),
        moves: game.moves().iter().map(|one| one.stone).collect(),
    })
}
