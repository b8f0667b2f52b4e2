//! The WebSocket of a page.

use std::sync::Arc;

use axum::extract::State;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::response::Response;
use tengen_wire::ErrorBody;

use super::guard::Caller;
use super::visitor::Visitor;
use super::{ApiError, Edge};
use crate::limits::Act;
use crate::live;
use crate::phase::Phase;

/// The most bytes of a message from a page. A line of chat of 300 characters, all escaped, takes 3,700.
const MESSAGE_MAX: usize = 4 << 10;

/// How much is read at a time. A page's messages take some hundred bytes, and thousands of sockets
/// each keep such a buffer.
const READ_BUFFER: usize = 1 << 10;

/// How much is gathered before it is sent. A message is sent at once, so more would not help.
const WRITE_BUFFER: usize = 0;

/// How much may wait for a page that reads slowly. The longest game with its events takes less.
const WRITE_MAX: usize = 512 << 10;

/// The WebSocket of a page: it sends `ClientMessage`s and gets `ServerMessage`s. The first message is `hello`.
#[utoipa::path(
    get, path = "/api/live", tag = "live",
    responses(
        (status = 101, description = "The WebSocket is open"),
        (status = 401, body = ErrorBody, description = "`no-session`"),
        (status = 403, body = ErrorBody, description = "`wrong-origin`"),
        (status = 426, body = ErrorBody, description = "`upgrade-required`"),
        (status = 429, body = ErrorBody, description = "`too-fast`, `too-many-sockets`"),
    ),
)]
pub(super) async fn live(
    State(edge): State<Arc<Edge>>,
    caller: Caller,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
    visitor: Result<Visitor, ApiError>,
) -> Result<Response, ApiError> {
    let upgrade = upgrade.map_err(|_| ApiError::UpgradeRequired)?;
    edge.limiter.by_address(Act::Connect, caller.address)?;
    let Visitor(person) = visitor?;
    edge.limiter.by_person(Act::Connect, &person.id)?;
    let place = edge.limiter.socket(caller.address)?;
    let mut phases = edge.phases.clone();
    let upgrade = upgrade
        .max_message_size(MESSAGE_MAX)
        .max_frame_size(MESSAGE_MAX)
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .max_write_buffer_size(WRITE_MAX);
    Ok(upgrade.on_upgrade(move |socket| async move {
        tokio::select! {
            () = live::page(socket, Arc::clone(&edge.house), person) => (),
            () = phases.reached(Phase::Closed) => (),
        }
        drop(place);
    }))
}
