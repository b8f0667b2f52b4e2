//! The house over HTTP: a real listener, a real database, and a client that says exactly what it is told.

#![cfg(unix)]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod accounts;
mod analysis;
mod archive;
mod attacks;
mod authenticator;
mod challenges;
mod client;
mod document;
mod games;
mod headers;
mod house;
mod limits;
mod messages;
mod metrics;
mod operators;
mod origins;
mod passkeys;
mod post_office;
mod push;
mod push_service;
mod recovery;
mod refusals;
mod request_ids;
mod rooms;
mod sessions;
mod slow_games;
mod social;
