//! What has been acknowledged survives: a killed process, a power cut that takes all that was not synced,
//! and the loss of everything but a copy.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod copy;
mod cut;
mod disk;
mod kill;
mod ledger;
mod power;
mod refusal;
mod vfs;
