//! Boards, rule sets and the exact renju referee.
//!
//! This crate alone decides legality. It knows no clock, no I/O, no thread, no chance and no file
//! format, and needs nothing but an allocator.
#![cfg_attr(not(test), no_std)]
// The line arithmetic pays only when it is fused into its loops; docs/performance.md has the figures.
#![allow(clippy::inline_always)]

extern crate alloc;

mod board;
mod colour;
mod direction;
mod explain;
mod explanation;
mod judged_board;
mod line;
mod line_board;
mod maps;
pub mod opening;
mod point;
mod point_set;
mod position_hash;
mod referee;
mod rows;
mod rule_set;
mod setup;
mod shapes;
mod symmetry;
mod verdict;

pub use board::{Board, IllegalStone};
pub use colour::Colour;
pub use direction::Direction;
pub use explanation::{Continuation, Excuse, Explanation, FalseReason, FalseRow, Four, Row, Three};
pub use judged_board::JudgedBoard;
pub use line_board::{LineBoard, Threat};
pub use point::{BoardSize, ParsePointError, Point};
pub use point_set::PointSet;
pub use position_hash::PositionHash;
pub use referee::Referee;
pub use rule_set::{ColourRules, DoubleThree, ParseRuleSetError, RuleSet, Win};
pub use setup::{Admit, IllegalPosition, Position, Setup};
pub use shapes::{Shape, ShapeKind};
pub use symmetry::Symmetry;
pub use verdict::{Forbidden, Judgement, Verdict};
