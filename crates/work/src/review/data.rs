//! What a review says.

use serde::{Deserialize, Serialize};
use tengen_game::Seat;
use tengen_rules::{Colour, Forbidden, Point};

use crate::{Goal, Worth, text};

/// A finished game looked over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameReview {
    /// The version of the form, [`Self::VERSION`].
    pub version: u32,
    /// How many nodes each position was searched for.
    pub nodes: u64,
    /// Black's chance before the first move, in thousandths.
    pub start: u32,
    /// Every move.
    pub plies: Vec<Ply>,
    /// The two players, seat One's first.
    pub players: [PlayerReview; 2],
    /// The numbers of the moves that changed the game most, in the order they were played.
    pub turning_points: Vec<u32>,
}

impl GameReview {
    /// The version of the form.
    pub const VERSION: u32 = 1;
    /// So many turning points are named at most.
    pub const TURNING_POINTS: usize = 5;
}

/// A move looked over. Chances are in thousandths.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ply {
    /// Its number, from 1.
    pub number: u32,
    /// The stone; `None` for a pass.
    #[serde(with = "text::option")]
    pub stone: Option<Point>,
    /// Its colour.
    #[serde(with = "text::colour")]
    pub colour: Colour,
    /// Whose move it was.
    pub by: Seat,
    /// Whether it belongs to the opening, where moves are not judged.
    pub in_opening: bool,
    /// What the position before the move was worth to the colour that moved.
    pub before: Worth,
    /// What the move was worth to it.
    pub played: Worth,
    /// Black's chance after the move.
    pub black_chance: u32,
    /// How much chance the move gave away.
    pub loss: u32,
    /// The best line instead of the move, from the position before it; it may begin with the same move.
    #[serde(with = "text::list")]
    pub line: Vec<Point>,
    /// The forced win that was there before the move, if one was proven.
    pub forced: Option<Forced>,
    /// What is wrong with the move; `None` if nothing is.
    pub mistake: Option<Mistake>,
    /// Whether the stone was a foul.
    pub foul: Option<Foul>,
}

/// A proven win of the side to move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Forced {
    /// Which kind.
    pub goal: Goal,
    /// The line against the longest defence.
    #[serde(with = "text::list")]
    pub line: Vec<Point>,
    /// The number of stones to the five, both sides' counted.
    pub stones: u32,
}

/// A forbidden stone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Foul {
    /// Which rule it broke.
    #[serde(with = "text::forbidden")]
    pub kind: Forbidden,
    /// Whether it went unpunished.
    pub missed: bool,
}

/// What is wrong with a move, the gravest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mistake {
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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayerReview {
    /// How near the moves were to the best ones, in thousandths; `None` if there was nothing to judge.
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
