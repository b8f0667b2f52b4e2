//! Boards, rule sets and the exact renju referee.
//!
//! This crate alone decides legality. It knows no clock, no I/O, no thread, no chance and no file
//! format, and needs nothing but an allocator.
#![cfg_attr(not(test), no_std)]

extern crate alloc;

mod board;
mod colour;
mod direction;
mod judged_board;
mod line;
mod maps;
mod point;
mod point_set;
mod referee;
mod rule_set;
mod symmetry;
mod verdict;

pub use board::{Board, IllegalStone};
pub use colour::Colour;
pub use direction::Direction;
pub use judged_board::JudgedBoard;
pub use point::{BoardSize, ParsePointError, Point};
pub use point_set::PointSet;
pub use referee::Referee;
pub use rule_set::{ColourRules, DoubleThree, ParseRuleSetError, RuleSet, Win};
pub use symmetry::Symmetry;
pub use verdict::{Forbidden, Judgement, Verdict};
