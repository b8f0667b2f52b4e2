//! How the review of a game looks in JSON.
//!
//! It is [`tengen_work::GameReview`]; the shapes here say the same for clients in other languages.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::job::{Goal, WorthView};
use crate::shape;

/// How it stands with the review of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "state", rename_all = "kebab-case")]
pub enum ReviewStatus {
    /// Nobody has asked for it.
    None,
    /// It is being worked on.
    Working {
        /// Positions that have been looked at.
        done: u32,
        /// Positions there are.
        total: u32,
    },
    /// It is there.
    Done {
        /// All of it.
        #[ts(as = "Box<GameReviewView>")]
        #[schema(value_type = GameReviewView)]
        review: Box<tengen_work::GameReview>,
    },
    /// It could not be made.
    Failed {
        /// Why; the texts have it as `web-refusal-CODE`.
        code: String,
    },
}

/// A finished game looked over. Chances are in thousandths.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct GameReviewView {
    /// The version of the form.
    pub version: u32,
    /// How many nodes each position was searched for.
    #[ts(type = "number")]
    pub nodes: u64,
    /// Black's chance before the first move.
    pub start: u32,
    /// Every move.
    pub plies: Vec<PlyView>,
    /// The two players, seat One's first.
    #[ts(type = "[PlayerReviewView, PlayerReviewView]")]
    #[schema(value_type = Vec<PlayerReviewView>)]
    pub players: [PlayerReviewView; 2],
    /// The numbers of the moves that changed the game most, in the order they were played.
    pub turning_points: Vec<u32>,
}

/// A move looked over. Chances are in thousandths.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct PlyView {
    /// Its number, from 1.
    pub number: u32,
    /// The stone; `null` for a pass.
    pub stone: Option<String>,
    /// Its colour.
    pub colour: shape::Colour,
    /// Whose move it was.
    pub by: shape::Seat,
    /// Whether it belongs to the opening, where moves are not judged.
    pub in_opening: bool,
    /// What the position before the move was worth to the colour that moved.
    pub before: WorthView,
    /// What the move was worth to it.
    pub played: WorthView,
    /// Black's chance after the move.
    pub black_chance: u32,
    /// How much chance the move gave away.
    pub loss: u32,
    /// The best line instead of the move, from the position before it; it may begin with the same move.
    pub line: Vec<String>,
    /// The forced win that was there before the move, if one was proven.
    pub forced: Option<ForcedView>,
    /// What is wrong with the move; `null` if nothing is.
    pub mistake: Option<MistakeKind>,
    /// Whether the stone was a foul.
    pub foul: Option<FoulView>,
}

/// A proven win of the side to move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ForcedView {
    /// Which kind.
    pub goal: Goal,
    /// The line against the longest defence.
    pub line: Vec<String>,
    /// The number of stones to the five, both sides' counted.
    pub stones: u32,
}

/// A forbidden stone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct FoulView {
    /// Which rule it broke.
    pub kind: shape::Foul,
    /// Whether it went unpunished.
    pub missed: bool,
}

/// What is wrong with a move, the gravest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum MistakeKind {
    /// It was forbidden.
    Foul,
    /// The move before it was a foul that could have been claimed.
    MissedFoul,
    /// A proven win was there, and is there no more.
    MissedWin,
    /// It gave away a third of the game or more.
    Blunder,
    /// It gave away a fifth or more.
    Mistake,
    /// It gave away a tenth or more.
    Inaccuracy,
}

/// A player's game in numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct PlayerReviewView {
    /// How near the moves were to the best ones, in thousandths; `null` if there was nothing to judge.
    pub accuracy: Option<u32>,
    /// The moves that were judged.
    pub moves: u32,
    /// How many of them were inaccuracies.
    pub inaccuracies: u32,
    /// How many were mistakes.
    pub mistakes: u32,
    /// How many were blunders.
    pub blunders: u32,
    /// How many proven wins were let go.
    pub missed_wins: u32,
    /// How many forbidden stones were played.
    pub fouls: u32,
    /// How many of the opponent's fouls were not claimed.
    pub missed_fouls: u32,
}
