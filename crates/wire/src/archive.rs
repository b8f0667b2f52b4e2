//! Games that are over, found by what is known of them and by positions.

use serde::{Deserialize, Serialize};
use tengen_room::{GameId, PersonId, RoomId};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{PathText, PointText, RuleSetText, shape};

/// A player of a game in the archive.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ArchivePlayer {
    /// Who it is; the same for all games from elsewhere under one name.
    #[ts(type = "string")]
    #[schema(value_type = String)]
    pub id: PersonId,
    /// The name when the game began.
    pub name: String,
    /// The rating when the game began, if there was one.
    pub rating: Option<u16>,
}

/// A game in the archive.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ArchiveGame {
    /// Its name.
    #[ts(type = "string")]
    #[schema(value_type = String)]
    pub id: GameId,
    /// The room it was played in; `null` of a game from elsewhere, of which there is nothing but this.
    #[ts(type = "string | null")]
    #[schema(value_type = Option<String>)]
    pub room: Option<RoomId>,
    /// Who had Black in the end.
    pub black: ArchivePlayer,
    /// Who had White in the end.
    pub white: ArchivePlayer,
    /// The rule set.
    pub rule_set: RuleSetText,
    /// The number of lines of the board.
    pub size: u8,
    /// The opening protocol.
    pub protocol: String,
    /// The code of the opening, such as `D4`, if it is one of the 26.
    pub opening: Option<String>,
    /// Whether it counted for the ratings.
    pub rated: bool,
    /// When it ended, in milliseconds since 1970.
    #[ts(type = "number")]
    pub ended_at: i64,
    /// Who won; `null` in a draw.
    pub winner: Option<shape::Colour>,
    /// By what, such as `five`.
    pub ending: String,
    /// The moves.
    pub moves: PathText,
}

/// Games of the archive.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ArchiveList {
    /// The last ended first.
    pub games: Vec<ArchiveGame>,
    /// What to ask for with `before` to go on; `null` if this is the end. Where few games fit, a list may be
    /// shorter than usual, or empty, and still go on.
    pub next: Option<String>,
}

/// Results of games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct TallyView {
    /// How many games.
    #[ts(type = "number")]
    pub games: u64,
    /// Won by Black.
    #[ts(type = "number")]
    pub black: u64,
    /// Won by White.
    #[ts(type = "number")]
    pub white: u64,
    /// Drawn.
    #[ts(type = "number")]
    pub draws: u64,
    /// The mean rating of the players, where both of a game had one.
    #[ts(type = "number | null")]
    pub rating: Option<u64>,
}

/// A move that was played in a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct PlayedMove {
    /// Where; several points where the position is symmetric and they come to the same, none for a pass.
    pub points: Vec<PointText>,
    /// How these games ended.
    pub tally: TallyView,
}

/// How games went on from a position, whichever of its eight images they came to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Explored {
    /// All games that came to the position.
    pub tally: TallyView,
    /// The moves that were played, the most played first.
    pub moves: Vec<PlayedMove>,
    /// How many of the games ended here.
    #[ts(type = "number")]
    pub ended: u64,
    /// Whether the position has so many stones that the archive does not know it.
    pub too_deep: bool,
    /// Some of the games, the newest first.
    pub games: Vec<ArchiveGame>,
}

/// The results of a person with one colour, one rule set and one opening.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct PlayerRecord {
    /// The person's colour.
    pub colour: shape::Colour,
    /// The rule set.
    pub rule_set: RuleSetText,
    /// The code of the opening, such as `D4`; `null` if it was none of the 26.
    pub opening: Option<String>,
    /// Games won.
    #[ts(type = "number")]
    pub wins: u64,
    /// Games lost.
    #[ts(type = "number")]
    pub losses: u64,
    /// Games drawn.
    #[ts(type = "number")]
    pub draws: u64,
}

/// What a person has played in public rooms.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct PlayerSummary {
    /// What the person is called now, or was called most.
    pub name: String,
    /// The results, by colour, rule set and opening.
    pub results: Vec<PlayerRecord>,
}

/// A name that somebody has played under.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct PlayerFound {
    /// Who it is.
    #[ts(type = "string")]
    #[schema(value_type = String)]
    pub id: PersonId,
    /// The name.
    pub name: String,
    /// In how many games.
    #[ts(type = "number")]
    pub games: u64,
}

/// Names that begin alike.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct PlayersFound {
    /// In the order of the alphabet.
    pub players: Vec<PlayerFound>,
}
