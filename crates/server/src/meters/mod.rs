//! What the house counts and measures, for whoever watches over it. The names stand here alone, and
//! `docs/metrics.md` lists them.
//!
//! No label is made of what people send: a request is named by the template of its route, a message by its
//! type, a refusal by its code. So there are only so many, whoever comes.

mod exporter;
mod jobs;
mod table;

use std::time::Duration;

use axum::http::{Method, StatusCode};
use metrics::{counter, gauge, histogram};
use tengen_game::{EventKind, Millis};
use tengen_room::RoomEventKind;

use crate::house::{Census, Change};
use crate::workers::Threads;

pub(crate) use exporter::Exporter;
pub(crate) use jobs::metered;

/// A request was answered; `route` is the template it matched, if it is not the address of a file.
pub(crate) fn request(method: &Method, route: Option<&str>, status: StatusCode, took: Duration) {
    let (method, route) = (word(method), route.unwrap_or("files").to_owned());
    let status = status.as_str().to_owned();
    counter!(table::REQUESTS, "method" => method, "route" => route.clone(), "status" => status).increment(1);
    histogram!(table::REQUEST_SECONDS, "method" => method, "route" => route).record(took);
}

/// Methods are free text as well.
fn word(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        Method::PUT => "PUT",
        Method::PATCH => "PATCH",
        Method::DELETE => "DELETE",
        Method::OPTIONS => "OPTIONS",
        _ => "other",
    }
}

/// Somebody was refused something over `http` or `websocket`.
pub(crate) fn refused(over: &'static str, code: &'static str) {
    counter!(table::REFUSED, "over" => over, "code" => code).increment(1);
}

/// A page has sent a message of this type.
pub(crate) fn message(kind: &'static str) {
    counter!(table::MESSAGES_IN, "type" => kind).increment(1);
}

/// So many messages were written to a page.
pub(crate) fn sent(messages: usize) {
    counter!(table::MESSAGES_OUT).increment(messages as u64);
}

/// A WebSocket that is open for as long as this is kept.
pub(crate) struct OpenSocket(());

impl OpenSocket {
    pub(crate) fn new() -> Self {
        gauge!(table::SOCKETS).increment(1.0);
        Self(())
    }
}

impl Drop for OpenSocket {
    fn drop(&mut self) {
        gauge!(table::SOCKETS).decrement(1.0);
    }
}

/// Something is on the disk that somebody waited for: a `game`, `room`, `chat` or `study`.
pub(crate) fn committed(what: &'static str, took: Duration) {
    histogram!(table::COMMIT_SECONDS, "what" => what).record(took);
}

/// A room was opened.
pub(crate) fn room_opened() {
    counter!(table::ROOMS_OPENED).increment(1);
}

/// A room has changed; `computer` says which computer player's command that was, if it was one's.
pub(crate) fn changed(change: &Change, computer: Option<u8>) {
    let stones = change.events.iter().filter(|event| matches!(event.kind, EventKind::Stone { .. })).count();
    if stones > 0 {
        let player = if computer.is_some() { "computer" } else { "person" };
        counter!(table::MOVES, "player" => player).increment(stones as u64);
    }
    if let Some(level) = computer {
        counter!(table::COMPUTER_ACTS, "level" => level.to_string()).increment(1);
    }
    for event in change.room.iter().flat_map(|(_, events)| events) {
        match event.kind {
            RoomEventKind::GameBegan { .. } => game_began(),
            RoomEventKind::GameEnded { .. } => game_ended(change),
            _ => {}
        }
    }
}

/// A game has begun.
pub(crate) fn game_began() {
    counter!(table::GAMES_BEGUN).increment(1);
}

fn game_ended(change: &Change) {
    let outcome = change.current.as_ref().and_then(|current| current.game.outcome());
    if let Some(outcome) = outcome {
        counter!(table::GAMES_ENDED, "ending" => outcome.ending.id()).increment(1);
    }
}

/// So many workers on other machines are there, with these threads.
pub(crate) fn workers(count: usize, Threads { moves, any }: Threads) {
    gauge!(table::WORKERS).set(shown(count));
    for (kind, threads) in [("moves", moves), ("any", any)] {
        gauge!(table::WORKER_THREADS, "for" => kind).set(threads);
    }
}

/// So many threads of this worker have a job.
pub(crate) fn worker_busy(threads: u32) {
    gauge!(table::WORKER_BUSY).set(threads);
}

/// A notification to a browser without a page was `taken` by its push service, the browser was `gone`, it `failed`, or
/// it was `dropped` because too many wait.
pub(crate) fn pushed(outcome: &'static str) {
    counter!(table::PUSHES, "outcome" => outcome).increment(1);
}

/// The log cannot be reached.
pub(crate) fn outage_began() {
    counter!(table::OUTAGES).increment(1);
    gauge!(table::OUTAGE).set(1.0);
}

/// It can be reached again, after so long.
pub(crate) fn outage_ended(span: Millis) {
    gauge!(table::OUTAGE).set(0.0);
    counter!(table::OUTAGE_MS).increment(span.0);
}

/// How many there are of everything, just now.
fn census(census: &Census) {
    for (state, count) in
        [("open", census.open_rooms), ("playing", census.rooms_in_play), ("resting", census.resting_rooms)]
    {
        gauge!(table::ROOMS, "state" => state).set(shown(count));
    }
    gauge!(table::GAMES).set(shown(census.rooms_in_play));
    gauge!(table::PEOPLE).set(shown(census.people));
}

/// A count as gauges take it.
fn shown(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}
