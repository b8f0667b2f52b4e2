//! What every store keeps to, checked on each database.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod house;
mod laws;
mod looking;
mod make;
mod migrations;
mod model;
mod moving;
mod poison;
mod postgres;
mod random;
mod sqlite;
