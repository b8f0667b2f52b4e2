//! Ratings.

use serde::{Deserialize, Serialize};
use tengen_room::{GameId, Person};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::shape;

/// A rating of a person as it stands now, after Glicko-2.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RatingView {
    /// Among which games: `renju-live`, `gomoku-correspondence` and the like.
    pub pool: String,
    /// The strength; a newcomer has 1500.
    pub value: i32,
    /// How far off that may be: one standard deviation.
    pub deviation: u32,
    /// Too little is known to compare it with others.
    pub provisional: bool,
    /// How many games it is made of.
    pub games: u32,
    /// When the last of them ended, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: u64,
}

/// The ratings of a person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PersonRatings {
    /// One for each pool in which the person has played.
    pub ratings: Vec<RatingView>,
}

/// How a rating has moved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RatingHistory {
    /// Among which games.
    pub pool: String,
    /// The last games that count, the oldest first.
    pub points: Vec<RatingPoint>,
}

/// A rating after a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RatingPoint {
    /// Which game.
    #[ts(type = "string")]
    #[schema(value_type = String)]
    pub game: GameId,
    /// When it ended, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: u64,
    /// The strength before.
    pub before: i32,
    /// The strength after.
    pub value: i32,
    /// How far off that may be.
    pub deviation: u32,
}

/// The best of a pool.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Leaderboard {
    /// Among which games.
    pub pool: String,
    /// The best first.
    pub leaders: Vec<Leader>,
}

/// One of the best.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Leader {
    /// Who.
    #[ts(as = "shape::Person")]
    #[schema(value_type = shape::Person)]
    pub person: Person,
    /// With what rating.
    pub rating: RatingView,
}

/// What a game has changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct GameRating {
    /// Among which games; `null` if it has not been rated, or not yet.
    pub pool: Option<String>,
    /// A ruling has taken it out of the ratings.
    pub annulled: bool,
    /// For the person on each seat, seat One's first; `null` if nothing.
    #[ts(type = "[RatingMove | null, RatingMove | null]")]
    #[schema(value_type = Vec<Option<RatingMove>>)]
    pub moves: [Option<RatingMove>; 2],
}

/// The strength of a person before and after a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RatingMove {
    /// Before.
    pub before: i32,
    /// After.
    pub after: i32,
}
