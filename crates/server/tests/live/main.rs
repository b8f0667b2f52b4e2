//! The house as its pages see it: through real WebSockets, on a clock that the test turns.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod accounts;
mod arbiter;
mod chat;
mod check;
mod computers;
mod correspondence;
mod endings;
mod friends;
mod games;
mod hostile;
mod houses;
mod jobs;
mod lobby;
mod maintenance;
mod matches;
mod outage;
mod presence;
mod ratings;
mod restart;
mod resume;
mod reviews;
mod studies;
mod support;
mod turns;
mod vacations;
