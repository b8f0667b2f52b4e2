//! The WebSocket of a page.

use std::sync::Arc;

use axum::Extension;
use axum::extract::State;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::response::Response;
use tengen_wire::ErrorBody;
use tracing::Instrument;

use super::guard::Caller;
use super::request_id::RequestId;
use super::visitor::Holder;
use super::{ApiError, Edge};
use crate::limits::Act;
use crate::live;
use crate::phase::Phase;
use crate::session::Held;

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
    Extension(id): Extension<RequestId>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
    holder: Result<Holder, ApiError>,
) -> Result<Response, ApiError> {
    let upgrade = upgrade.map_err(|_| ApiError::UpgradeRequired)?;
    edge.limiter.by_address(Act::Connect, caller.address)?;
    let Holder(Held { person, session }) = holder?;
    edge.limiter.by_person(Act::Connect, &person.id)?;
    let place = edge.limiter.socket(caller.address)?;
    let mut phases = edge.phases.clone();
    let span = tracing::error_span!("page", request = %id, person = %person.id);
    let serve = async move |socket| {
        tokio::select! {
            () = live::page(socket, Arc::clone(&edge.house), person, Some(session.token_hash)) => (),
            () = phases.reached(Phase::Closed) => (),
        }
        drop(place);
    };
    Ok(live::sized(upgrade).on_upgrade(move |socket| serve(socket).instrument(span)))
}
