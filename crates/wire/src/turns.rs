//! The games that somebody plays now.

use serde::{Deserialize, Serialize};
use tengen_room::{GameId, Person, RoomId, RoomSettings};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{PointText, Text, shape};

type Seat = Text<tengen_game::Seat>;

/// How many games a person plays, and where it is their turn.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Turns {
    /// The number of games.
    pub playing: u32,
    /// Those in which it is the person's turn, the one whose time runs out next first.
    pub waiting: Vec<TurnView>,
}

/// A game in which it is somebody's turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct TurnView {
    /// The room it is played in.
    #[ts(type = "string")]
    #[schema(value_type = String)]
    pub room: RoomId,
    /// Against whom.
    #[ts(as = "shape::Person")]
    #[schema(value_type = shape::Person)]
    pub opponent: Person,
    /// Whether a turn has days.
    pub by_correspondence: bool,
}

/// A game that somebody plays now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct RunningGame {
    /// The room it is played in.
    #[ts(type = "string")]
    #[schema(value_type = String)]
    pub room: RoomId,
    /// Its name.
    #[ts(type = "string")]
    #[schema(value_type = String)]
    pub game: GameId,
    /// Which game of the match it is, from 1.
    pub number: u32,
    /// What is played.
    #[ts(as = "shape::RoomSettings")]
    #[schema(value_type = shape::RoomSettings)]
    pub settings: RoomSettings,
    /// Against whom.
    #[ts(as = "shape::Person")]
    #[schema(value_type = shape::Person)]
    pub opponent: Person,
    /// The seat of who asks.
    #[ts(type = "Seat")]
    #[schema(value_type = shape::Seat)]
    pub seat: Seat,
    /// The seat that has Black now; `null` while colours are drawn.
    #[ts(type = "Seat | null")]
    #[schema(value_type = Option<shape::Seat>)]
    pub black: Option<Seat>,
    /// The moves so far, Black's and White's by turns; `null` for a pass.
    pub moves: Vec<Option<PointText>>,
    /// Whether it is the turn of who asks.
    pub your_turn: bool,
    /// When time runs out for whose turn it is, in milliseconds since 1970; `null` without a clock.
    #[ts(type = "number | null")]
    pub deadline: Option<u64>,
    /// When something last happened in it, in milliseconds since 1970.
    #[ts(type = "number")]
    pub changed_at: u64,
}

/// The games that somebody plays now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct RunningGames {
    /// Those in which it is their turn first, each part by when time runs out.
    pub games: Vec<RunningGame>,
}
