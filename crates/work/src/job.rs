//! What the pool is asked to do.

use std::fmt;

use serde::{Deserialize, Serialize};
use tengen_game::{Event, Millis, Settings};

use crate::player::Turn;
use crate::position::PositionData;

/// The name of a job in its pool.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct JobId(pub u64);

/// Whom a job is done for. Work is shared out fairly among owners, whatever each of them asks for.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Owner(String);

impl Owner {
    /// The person, or whatever else has a share of its own, with this name.
    pub fn new(name: &str) -> Self {
        Self(name.into())
    }
}

impl fmt::Debug for Owner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// How soon a job is wanted. Jobs of an earlier priority go before all of a later one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Priority {
    /// A clock runs: the move of a computer player.
    Move,
    /// Somebody looks at a page and waits.
    Live,
    /// Whenever there is time.
    Background,
}

impl Priority {
    /// All of them, the most urgent first.
    pub const ALL: [Self; 3] = [Self::Move, Self::Live, Self::Background];
}

/// Something to be done for somebody.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Job {
    /// For whom.
    pub owner: Owner,
    /// How soon.
    pub priority: Priority,
    /// What.
    pub kind: JobKind,
}

/// What is to be done.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", content = "job", rename_all = "kebab-case")]
pub enum JobKind {
    /// A computer player's turn, answered with [`crate::Answer::Move`].
    Move(Box<Turn>),
    /// The best lines of a position, answered with [`crate::Answer::Analyse`].
    Analyse(Analyse),
    /// A forced win of the side to move, answered with [`crate::Answer::Solve`].
    Solve(Solve),
    /// A finished game, answered with [`crate::Answer::Review`].
    Review(Box<Review>),
}

/// Bounds of a job. One without any is bounded by [`crate::PoolOptions::longest_ms`] alone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Effort {
    /// The most positions to look at.
    pub nodes: Option<u64>,
    /// The most time, in milliseconds.
    pub ms: Option<u64>,
}

/// Looks for the best lines of a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Analyse {
    /// The position.
    pub position: PositionData,
    /// How many lines to rank, at least one and at most [`Self::MAX_LINES`].
    pub lines: u8,
    /// When to stop.
    pub effort: Effort,
}

impl Analyse {
    /// The most lines that are ranked.
    pub const MAX_LINES: u8 = 5;
}

/// Looks for a forced win of the side to move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Solve {
    /// The position.
    pub position: PositionData,
    /// Which win.
    pub goal: Goal,
    /// When to give up.
    pub effort: Effort,
}

/// A kind of forced win.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Goal {
    /// By continuous fours.
    Vcf,
    /// By continuous threats.
    Vct,
}

impl From<Goal> for tengen_solver::Goal {
    fn from(goal: Goal) -> Self {
        match goal {
            Goal::Vcf => Self::Vcf,
            Goal::Vct => Self::Vct,
        }
    }
}

/// Looks over a finished game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Review {
    /// What it was played by.
    pub settings: Settings,
    /// When it began.
    pub start: Millis,
    /// Everything that happened.
    pub events: Vec<Event>,
    /// How many nodes each position is searched for.
    pub nodes: u64,
}

impl Review {
    /// Enough for a club player's game: about half a second a position.
    pub const NODES: u64 = 150_000;
}
