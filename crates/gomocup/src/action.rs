//! What a session wants done.

use tengen_engine::{Choice, Limits, Progress};
use tengen_rules::{Point, Position};

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
    /// Forget all positions.
    Clear,
    /// Think about a position and come back with the [`Thought`].
    Think {
        /// The position.
        position: Box<Position>,
        /// How long, and which moves.
        limits: Box<Limits>,
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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// To play the best move.
    Move,
    /// To rank moves and play none.
    Rank,
    /// To answer the question of swap2 after three stones, or after five.
    Swap2 {
        /// How many stones there are.
        stones: usize,
    },
    /// To find the first of two stones that make the game even.
    FirstOfTwo {
        /// Whether it is part of a swap2 opening.
        is_swap2: bool,
        /// The value aimed at.
        bias: i32,
    },
    /// To find the stone that makes the game even.
    Even {
        /// The stone before it that belongs to the answer.
        first: Option<Point>,
        /// Whether it is part of a swap2 opening.
        is_swap2: bool,
        /// The value aimed at.
        bias: i32,
    },
}
