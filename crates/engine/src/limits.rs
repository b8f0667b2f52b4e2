//! How long and for what a search may look.

use std::time::Duration;

use tengen_rules::{Point, PointSet};

use crate::Score;

/// The bounds of a search. The default has none: it ends by [`crate::Stop`], or when everything is known.
#[derive(Clone, Debug, Default)]
pub struct Limits {
    /// The time to use, from the beginning of the search on. [`crate::Stop::start_clock`] gives time to a
    /// search that has none.
    pub time: Option<TimeBudget>,
    /// The most nodes: moves made in the main search of all threads together. With one thread and no
    /// time limit the search is deterministic.
    pub nodes: Option<u64>,
    /// The most plies of nominal depth.
    pub depth: Option<u32>,
    /// How many lines to rank, 1 if 0 is given.
    pub multi_pv: usize,
    /// The only points to consider; all if empty.
    pub allowed: PointSet,
    /// Points not to consider.
    pub excluded: PointSet,
}

/// How much time there is for a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeBudget {
    /// What the move should take. A search that is sure of its move ends before, one that is not goes on
    /// for a little longer. Where it is as long as the hard limit, what is not used is lost, and a search
    /// ends before only when nothing is left to find out.
    pub soft: Duration,
    /// The search is broken off after this.
    pub hard: Duration,
}

/// A line of moves and what it is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The moves from the position on, at least one.
    pub moves: Vec<Point>,
    /// What it is worth to the side to move.
    pub score: Score,
    /// The depth it was searched to, in plies.
    pub depth: u32,
}

/// How far a search has come.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// The depth of the last iteration that was finished, in plies.
    pub depth: u32,
    /// The longest line looked at, in plies.
    pub longest: u32,
    /// The best lines, the best first.
    pub lines: Vec<Line>,
    /// Moves made in the main search, by all threads.
    pub nodes: u64,
    /// Positions looked at in searches for wins by fours.
    pub vcf_nodes: u64,
    /// The time since the search began.
    pub time: Duration,
    /// How full the table of positions is, in thousandths.
    pub table_fill: u32,
}

impl Progress {
    /// Nodes a second.
    #[allow(clippy::cast_precision_loss, clippy::cast_sign_loss, reason = "a speed need not be exact")]
    pub fn speed(&self) -> u64 {
        (self.nodes as f64 / self.time.as_secs_f64().max(1e-6)) as u64
    }
}
