//! What is shown of a room.

use axum::extract::ws::Utf8Bytes;
use tengen_game::{Match, Millis, Seat, Viewer};
use tengen_room::{Person, RoomId, Status};
use tengen_wire::{
    GameUpdate, GameView, LobbyGame, LobbyRoom, MatchView, RoomStatus, RoomView, SeatView, ServerMessage,
    Text,
};

use super::change::millis;
use super::table::{Current, Table};
use crate::bus::Presence;

/// A message as it goes over the wire, made once and shared by all pages that get it.
pub(crate) fn encode(message: &ServerMessage) -> Utf8Bytes {
    match serde_json::to_string(message) {
        Ok(text) => text.into(),
        Err(error) => {
            tracing::error!(%error, "a message cannot be written down");
            let refused = r#"{"type":"refused","id":null,"refusal":{"code":"unavailable","text":""}}"#;
            Utf8Bytes::from_static(refused)
        }
    }
}

/// A room as the holder of `you`, or a spectator, sees it.
pub(crate) fn room(id: &RoomId, table: &Table, presence: Presence, you: Option<Seat>) -> RoomView {
    let room = &table.room;
    let (status, ready) = match room.status() {
        Status::Open => (RoomStatus::Open, [false; 2]),
        Status::Playing { .. } => (RoomStatus::Playing, [false; 2]),
        Status::Between { ready, .. } => (RoomStatus::Between, *ready),
        Status::Closed => (RoomStatus::Closed, [false; 2]),
    };
    RoomView {
        id: id.clone(),
        settings: room.settings().clone(),
        seats: Seat::BOTH.map(|seat| seated(table, presence, seat)),
        you: you.map(Text),
        status,
        game: room.game().cloned(),
        ready,
        games: room.games().map(match_view),
        played: room.played().to_vec(),
        spectators: presence.spectators,
    }
}

fn seated(table: &Table, presence: Presence, seat: Seat) -> Option<SeatView> {
    let person = person(table, seat)?;
    let (online, lag_ms) = (presence.online[seat.index()], presence.lag_ms[seat.index()]);
    let computer = super::computers::level_of(&person.id).map(tengen_work::Level::number);
    Some(SeatView { person, online, lag_ms: lag_ms.filter(|_| online), computer })
}

/// Who sits there, with the name of now.
pub(super) fn person(table: &Table, seat: Seat) -> Option<Person> {
    let seated = table.room.seats()[seat.index()].as_ref()?;
    Some(Person { id: seated.id.clone(), name: table.name(seat)?.to_owned() })
}

fn match_view(games: &Match) -> MatchView {
    MatchView {
        games: games.games(),
        results: games.results().collect(),
        half_points: games.half_points(),
        over: games.is_over(),
    }
}

/// The game on the board as `viewer` sees it, with these events.
pub(crate) fn game(
    current: &Current,
    events: &[tengen_game::Event],
    viewer: Viewer,
    now: Millis,
) -> GameUpdate {
    GameUpdate {
        game: current.id.clone(),
        events: events.to_vec(),
        view: GameView::from(current.game.snapshot(viewer, now)),
    }
}

/// Whose eyes somebody with this seat or none sees with.
pub(crate) fn viewer(seat: Option<Seat>) -> Viewer {
    seat.map_or(Viewer::Spectator, Viewer::Seat)
}

/// A room that waits, in the lobby.
pub(super) fn lobby_room(id: &RoomId, table: &Table) -> Option<LobbyRoom> {
    if *table.room.status() != Status::Open {
        return None;
    }
    let since = millis(table.room.at()).0;
    let host = person(table, Seat::One)?;
    Some(LobbyRoom { id: id.clone(), settings: table.room.settings().clone(), host, since })
}

/// A game in progress, in the lobby.
pub(super) fn lobby_game(id: &RoomId, table: &Table, spectators: u32) -> Option<LobbyGame> {
    let game = &table.playing()?.game;
    let players = [person(table, Seat::One)?, person(table, Seat::Two)?];
    Some(LobbyGame {
        room: id.clone(),
        settings: table.room.settings().clone(),
        players,
        black: game.black().map(Text),
        moves: game.moves().iter().map(|played| played.stone.map(Text)).collect(),
        spectators,
    })
}
