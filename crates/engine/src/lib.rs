//! An engine for renju and gomoku: it chooses a move under a budget, behind one [`Engine`] facade.
//!
//! The search is principal variation search over a board that keeps, for every free point and either
//! colour, what a stone there would make. It prints nothing and asks the referee of `tengen-rules`
//! wherever a move may be forbidden.
#![allow(
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "plies, depths and cells are small numbers whatever their type"
)]

mod bench;
mod bits;
mod chance;
mod choice;
mod class;
mod clock;
mod defence;
mod engine;
mod field;
mod geometry;
mod halves;
#[cfg(test)]
mod laws;
mod level;
mod limits;
mod moves;
pub mod opening;
mod ponder;
mod run;
mod score;
mod search;
mod sight;
mod stop;
mod tables;
mod transpositions;
pub mod tuning;
mod vcf;
mod weak;
mod weights;
mod worth;

pub use bench::Bench;
pub use choice::{Choice, NoMove};
pub use clock::Clock;
pub use engine::Engine;
pub use level::{Level, Strength};
pub use limits::{Limits, Line, Progress, TimeBudget};
pub use ponder::Expected;
pub use score::Score;
pub use stop::Stop;
