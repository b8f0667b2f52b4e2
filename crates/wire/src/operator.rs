//! What whoever runs the house asks of it: over a socket that nobody else can reach, or from a page.

use serde::{Deserialize, Serialize};
use tengen_room::{GameId, Person, RoomId};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{GameRating, HouseNotice, RoomStatus, shape};

/// How it stands with the house.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct HouseStatus {
    /// The version of the program.
    pub version: String,
    /// When it was started, in milliseconds since 1970.
    #[ts(type = "number")]
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct PresentPeople {
    /// All of them.
    pub people: Vec<PresentPerson>,
}

/// Somebody with a page in the house.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct PresentPerson {
    /// Who.
    #[ts(as = "shape::Person")]
    #[schema(value_type = shape::Person)]
    pub person: Person,
    /// How many pages.
    pub pages: usize,
}

/// The rooms that are not closed, the last changed first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct LiveRooms {
    /// All of them.
    pub rooms: Vec<LiveRoomView>,
}

/// A room that is not closed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct LiveRoomView {
    /// Which.
    #[ts(type = "string")]
    #[schema(value_type = String)]
    pub room: RoomId,
    /// Where it is in its life.
    pub status: RoomStatus,
    /// Whether it is found by its link alone.
    pub private: bool,
    /// Who has which seat.
    #[ts(type = "[Person | null, Person | null]")]
    #[schema(value_type = Vec<Option<shape::Person>>)]
    pub seats: [Option<Person>; 2],
    /// People who look on.
    pub spectators: u32,
    /// When it last changed, in milliseconds since 1970.
    #[ts(type = "number")]
    pub changed_at: u64,
    /// The game that is played in it.
    pub game: Option<LiveGameView>,
}

/// A game that is being played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct LiveGameView {
    /// Which.
    #[ts(type = "string")]
    #[schema(value_type = String)]
    pub game: GameId,
    /// The rule set.
    pub rule_set: String,
    /// The opening protocol.
    pub opening: String,
    /// Stones on the board.
    pub moves: usize,
    /// When it began, in milliseconds since 1970.
    #[ts(type = "number")]
    pub started_at: u64,
}

/// To tell everybody something.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Announce {
    /// What, 1 to 500 characters.
    pub text: String,
    /// For how long, in seconds; until it is taken back, if nothing is said.
    #[ts(type = "number | null")]
    pub seconds: Option<u64>,
}

/// How much the log tells.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct LogLevel {
    /// As the variable `RUST_LOG` says it.
    pub filter: String,
}

/// Why something is done, if there is a reason to give.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Because {
    /// Why, 1 to 500 characters.
    #[serde(default)]
    pub reason: Option<String>,
}

/// To take a game out of the ratings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Annul {
    /// Why, 1 to 500 characters.
    pub reason: String,
}

/// What the ratings say of a game, before a ruling and after it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct RuledGame {
    /// Which.
    #[ts(type = "string")]
    #[schema(value_type = String)]
    pub game: GameId,
    /// What it had changed.
    pub before: GameRating,
    /// What it changes from now on.
    pub after: GameRating,
}

/// How an arbiter decides a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[ts(rename_all = "kebab-case")]
pub enum Verdict {
    /// Seat One wins.
    One,
    /// Seat Two wins.
    Two,
    /// Whoever has Black wins.
    Black,
    /// Whoever has White wins.
    White,
    /// A draw.
    Draw,
    /// The game does not count.
    Void,
}

impl Verdict {
    /// The word for it.
    pub const fn word(self) -> &'static str {
        match self {
            Self::One => "one",
            Self::Two => "two",
            Self::Black => "black",
            Self::White => "white",
            Self::Draw => "draw",
            Self::Void => "void",
        }
    }
}

/// To end a game that is being played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Decide {
    /// How.
    pub verdict: Verdict,
    /// Why, 1 to 500 characters.
    pub reason: String,
}

/// A game that has been decided.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Decided {
    /// Which.
    #[ts(type = "string")]
    #[schema(value_type = String)]
    pub game: GameId,
    /// Where it was played.
    #[ts(type = "string")]
    #[schema(value_type = String)]
    pub room: RoomId,
    /// How; by seats, not by colours.
    pub verdict: Verdict,
}

/// A room that has been closed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ClosedRoom {
    /// Which.
    #[ts(type = "string")]
    #[schema(value_type = String)]
    pub room: RoomId,
}
