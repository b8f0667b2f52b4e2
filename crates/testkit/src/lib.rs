//! What the tests of all crates share: the naive referee, generators of boards, laws and the corpus.
#![allow(
    clippy::expect_used,
    clippy::panic,
    reason = "only tests use this crate: a broken fixture must stop them"
)]

pub mod corpus;
pub mod generate;
mod grid;
pub mod laws;
mod naive;
mod setups;

pub use naive::{Finding, Naive, Parts};
pub use setups::{Change, board_from_bytes, changes_from_bytes, random_changes, random_rules, renju};
