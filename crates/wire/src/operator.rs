//! What whoever runs the house asks of it, over a socket that nobody else can reach.

use serde::{Deserialize, Serialize};
use tengen_room::{GameId, Person, RoomId};

use crate::{HouseNotice, RoomStatus};

/// How it stands with the house.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HouseStatus {
    /// The version of the program.
    pub version: String,
    /// When it was started, in milliseconds since 1970.
    pub started_at: u64,
    /// Where everything is kept: a file, or `PostgreSQL`.
    pub database: String,
    /// Whether commands are carried out now; else the code of the reason.
    pub refuses: Option<String>,
    /// People with a page in the house.
    pub people: usize,
    /// Their pages.
    pub pages: usize,
    /// Rooms in which somebody waits.
    pub open_rooms: usize,
    /// Games that are being played.
    pub games: usize,
    /// Rooms between games.
    pub resting_rooms: usize,
    /// Engine jobs that wait or are worked on.
    pub jobs: usize,
    /// What everybody is told.
    pub notice: HouseNotice,
}

/// The people with a page in the house, by their names.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PresentPeople {
    /// All of them.
    pub people: Vec<PresentPerson>,
}

/// Somebody with a page in the house.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PresentPerson {
    /// Who.
    pub person: Person,
    /// How many pages.
    pub pages: usize,
}

/// The rooms that are not closed, the last changed first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LiveRooms {
    /// All of them.
    pub rooms: Vec<LiveRoomView>,
}

/// A room that is not closed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LiveRoomView {
    /// Which.
    pub room: RoomId,
    /// Where it is in its life.
    pub status: RoomStatus,
    /// Whether it is found by its link alone.
    pub private: bool,
    /// Who has which seat.
    pub seats: [Option<Person>; 2],
    /// People who look on.
    pub spectators: u32,
    /// When it last changed, in milliseconds since 1970.
    pub changed_at: u64,
    /// The game that is played in it.
    pub game: Option<LiveGameView>,
}

/// A game that is being played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LiveGameView {
    /// Which.
    pub game: GameId,
    /// The rule set.
    pub rule_set: String,
    /// The opening protocol.
    pub opening: String,
    /// Stones on the board.
    pub moves: usize,
    /// When it began, in milliseconds since 1970.
    pub started_at: u64,
}

/// To tell everybody something.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Announce {
    /// What, 1 to 500 characters.
    pub text: String,
    /// For how long, in seconds; until it is taken back, if nothing is said.
    pub seconds: Option<u64>,
}

/// How much the log tells.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LogLevel {
    /// As the variable `RUST_LOG` says it.
    pub filter: String,
}
