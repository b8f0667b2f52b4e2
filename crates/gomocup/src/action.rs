//! What a session wants done.

use tengen_engine::{Choice, Level, Limits, Progress};
use tengen_rules::{Point, Position, RuleSet};

/// Something to do for the session.
#[derive(Clone, Debug)]
pub enum Action {
    /// Write a line.
    Say(String),
    /// Give the engine such a table and so many threads.
    Configure {
        /// The size of the table of positions.
        table_bytes: usize,
        /// The number of threads.
        threads: usize,
    },
    /// Make what a search under this rule set needs, so that the first move does not wait for it.
    Prepare(RuleSet),
    /// Forget all positions.
    Clear,
    /// Think about a position and come back with the [`Thought`].
    Think {
        /// The position.
        position: Box<Position>,
        /// How long, and which moves.
        limits: Box<Limits>,
        /// How well.
        level: Level,
    },
    /// Break the thought off; it comes back all the same.
    Stop,
    /// Leave.
    Exit,
}

/// What comes of thinking.
#[derive(Clone, Debug)]
pub enum Thought {
    /// An iteration was finished.
    Progress(Progress),
    /// The search is over.
    Done(Choice),
}

/// What a search is for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// To play the best move.
    Move,
    /// To rank moves and play none.
    Rank,
    /// To know more when the opponent has moved.
    Ponder,
    /// To answer the question of swap2 after three stones, or after five.
    Swap2 {
        /// How many stones there are.
        stones: usize,
        /// How the answer is said.
        form: Form,
    },
    /// To find the first of two stones that make the game even.
    FirstOfTwo {
        /// How the answer is said.
        form: Form,
        /// The value aimed at for the side to move after both.
        bias: i32,
    },
    /// To find the stone that makes the game even.
    Even {
        /// The stone before it that belongs to the answer.
        first: Option<Point>,
        /// How the answer is said.
        form: Form,
        /// The value aimed at for the side to move.
        bias: i32,
    },
    /// To swap or not after three stones of a Soosorv opening.
    SoosorvFirstSwap,
    /// To find the fourth stone of a Soosorv opening.
    SoosorvFourth,
    /// To find how many fifth stones make the game even after this fourth one.
    SoosorvNumber {
        /// The fourth stone.
        fourth: Point,
    },
    /// To swap or not before so many fifth stones are offered.
    SoosorvSecondSwap {
        /// How many.
        fifths: usize,
    },
    /// To offer so many fifth stones.
    SoosorvOffer {
        /// How many.
        fifths: usize,
    },
    /// To choose the fifth stone that is worst for Black.
    SoosorvChoose {
        /// Those offered.
        offers: Vec<Point>,
    },
}

/// How moves of an opening are said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// On one line, as Gomocup's SWAP2BOARD and Rapfi's balance commands have it.
    Plain,
    /// As Yixin-Board expects it: MESSAGE SWAP2.
    Yixin,
}
