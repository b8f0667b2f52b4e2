//! What goes over plain HTTP.

use serde::{Deserialize, Serialize};
use tengen_room::{GameId, Person, RoomId, RoomSettings};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{GameUpdate, Opponent, PointText, Refusal, shape};

/// The answer to a request that is refused, with a status of 4xx or 5xx.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ErrorBody {
    /// Why.
    pub error: Refusal,
}

/// Who a page belongs to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Me {
    /// The person.
    #[ts(as = "shape::Person")]
    #[schema(value_type = shape::Person)]
    pub you: Person,
    /// Their rooms that are open or played in, the newest first.
    #[ts(type = "string[]")]
    #[schema(value_type = Vec<String>)]
    pub rooms: Vec<RoomId>,
    /// Whether this person has an account; without one, the person is a guest of this browser.
    pub account: bool,
    /// Whether this person may run the house, at `/admin`.
    pub operator: bool,
}

/// To take another name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Rename {
    /// The name, 1 to 24 characters without control characters.
    pub name: String,
}

/// To open a room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct OpenRoom {
    /// What is played in it.
    #[ts(as = "shape::RoomSettings")]
    #[schema(value_type = shape::RoomSettings)]
    pub settings: RoomSettings,
    /// Against whom; whoever comes, if it is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub opponent: Option<Opponent>,
}

/// To be paired with somebody who wants the same.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Pair {
    /// The preset.
    pub preset: String,
    /// The clock, one of those offered.
    pub clock: String,
    /// Whether the game is to count for ratings, which needs an account.
    #[serde(default)]
    pub rated: bool,
}

/// The room that was opened or found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct RoomOpened {
    /// Its name.
    #[ts(type = "string")]
    #[schema(value_type = String)]
    pub room: RoomId,
}

/// Everything a room can be made of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct RoomOptions {
    /// The rooms that can be opened in two clicks, in the order they are offered.
    #[ts(as = "Vec<shape::RoomSettings>")]
    #[schema(value_type = Vec<shape::RoomSettings>)]
    pub presets: Vec<RoomSettings>,
    /// The clocks that are offered, the shortest first. Others can be written.
    pub clocks: Vec<String>,
    /// The clocks with days for a move that are offered, the shortest first. Rooms with them have neither a
    /// deadline for the first act nor one for absences.
    pub correspondence: Vec<String>,
    /// Every rule set, with the board it is usually played on.
    pub rule_sets: Vec<RuleSetOption>,
    /// Every opening protocol.
    pub openings: Vec<OpeningOption>,
    /// The 26 openings, direct ones first.
    pub named_openings: Vec<NamedOpeningView>,
    /// The most games of a match.
    pub max_games: u32,
}

/// A rule set.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct RuleSetOption {
    /// Its identifier.
    pub id: String,
    /// The number of lines of the board it is usually played on.
    pub usual_size: u8,
    /// Whether anything is forbidden, so that enforcement matters.
    pub has_fouls: bool,
}

/// An opening protocol.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct OpeningOption {
    /// Its identifier, with its parameter, such as `soosorv-8`.
    pub id: String,
    /// The identifier without it.
    pub family: String,
    /// The rule sets it goes with.
    pub rule_sets: Vec<String>,
    /// The board sizes it goes with.
    pub sizes: Vec<u8>,
}

/// One of the 26 openings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct NamedOpeningView {
    /// Its code, such as `d4`.
    pub code: String,
    /// Its name in simplified Chinese.
    pub zh_hans: String,
    /// Its name in traditional Chinese.
    pub zh_hant: String,
    /// Its name in Japanese.
    pub ja: String,
    /// Its name in Latin letters.
    pub romaji: String,
    /// Whether White's stone is beside Black's (直指), else diagonal to it (斜指).
    pub direct: bool,
    /// Black's, White's and Black's stone on a board of 15 lines.
    #[ts(type = "[string, string, string]")]
    pub stones: [PointText; 3],
}

/// A game, being played or over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct GamePage {
    /// The room it is or was played in.
    #[ts(type = "string")]
    #[schema(value_type = String)]
    pub room: RoomId,
    /// Which game of the match it is, from 1.
    pub number: u32,
    /// Who plays, seat One first.
    #[ts(type = "[Person, Person]")]
    #[schema(value_type = Vec<shape::Person>)]
    pub players: [Person; 2],
    /// When it began, in milliseconds since 1970.
    #[ts(type = "number")]
    pub start: u64,
    /// Every event, and how it stands, as a spectator sees it.
    pub update: GameUpdate,
}

/// A game in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct GameRow {
    /// Its name.
    #[ts(type = "string")]
    #[schema(value_type = String)]
    pub id: GameId,
    /// The room it is or was played in.
    #[ts(type = "string")]
    #[schema(value_type = String)]
    pub room: RoomId,
    /// The players as they were called when it began, seat One's first.
    #[ts(type = "[Person, Person]")]
    #[schema(value_type = Vec<shape::Person>)]
    pub players: [Person; 2],
    /// The rule set.
    pub rule_set: String,
    /// The opening protocol.
    pub opening: String,
    /// When it began, in milliseconds since 1970.
    #[ts(type = "number")]
    pub started_at: u64,
    /// When it ended.
    #[ts(type = "number | null")]
    pub ended_at: Option<u64>,
    /// `one`, `two`, `draw` or `void`.
    pub result: Option<String>,
    /// The reason for the result, such as `five`.
    pub ending: Option<String>,
    /// The number of moves.
    pub moves: u32,
}

/// Games in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct GameList {
    /// The newest first.
    pub games: Vec<GameRow>,
    /// What to ask for with `before` to get the next ones; `null` if these are all.
    pub next: Option<String>,
}
