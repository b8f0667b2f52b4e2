//! Forced wins, with proofs.
//!
//! A [`Solver`] looks for a win by continuous fours (VCF) or by continuous threats (VCT) and answers
//! with a [`Proof`] that anybody can check with the referee alone: [`Proof::verify`] plays every
//! legal defence against it. What cannot be proved is [`Answer::Refuted`] when the whole tree was
//! searched and [`Answer::Exhausted`] when the budget ended first; there is no guess between.

mod field;
mod limits;
mod numbers;
mod print;
mod proof;
mod refutations;
mod solver;
mod vcf;
mod vct;
mod verify;

pub use limits::{Limits, Progress};
pub use print::{Entry, Tree};
pub use proof::{Proof, Reply};
pub use solver::{Answer, Goal, Solution, Solver, WinningMoves};
pub use verify::Flaw;
