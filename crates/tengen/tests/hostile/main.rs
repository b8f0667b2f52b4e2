//! People who mean no good, against a house that is running: each is refused by the code for it, and an
//! honest game in the same house goes on all the while.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod flood;
mod ground;
mod honest;
mod messages;
mod requests;
mod seats;
mod slow;
