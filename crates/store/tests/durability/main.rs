//! What has been acknowledged survives: a killed process, and a power cut that takes all that was not
//! synced.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod cut;
mod disk;
mod kill;
mod ledger;
mod power;
mod refusal;
mod vfs;
