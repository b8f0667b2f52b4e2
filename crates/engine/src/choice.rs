//! The answer to a position.

use tengen_rules::{Point, Position};

use crate::Score;
use crate::limits::Progress;

/// The answer to a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The move, or `None` if the side to move has none it may play; [`NoMove`] says why.
    pub best: Option<Point>,
    /// What the search knew at its end; the first line begins with the move.
    pub progress: Progress,
}

/// Why a side has no move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoMove {
    /// No point is free.
    FullBoard,
    /// Every free point is forbidden: all that is left is to pass.
    OnlyForbidden,
}

impl NoMove {
    /// Why the side to move has no move in `position`; `None` if it has one.
    pub fn of(position: &Position) -> Option<Self> {
        let board = position.board();
        if board.is_full() {
            return Some(Self::FullBoard);
        }
        let forbidden = position.referee().judge(board).forbidden();
        board.free().all(|point| forbidden.contains(point)).then_some(Self::OnlyForbidden)
    }
}

impl Choice {
    /// What the position is worth to the side to move; even if there is no move.
    pub fn score(&self) -> Score {
        self.progress.lines.first().map_or(Score::Estimate(0), |line| line.score)
    }
}
