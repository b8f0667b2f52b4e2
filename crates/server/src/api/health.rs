//! For whatever watches over the house.

use std::sync::Arc;

use axum::extract::State;
use tengen_wire::ErrorBody;

use super::{ApiError, Edge};

/// Whether the program runs. Nobody else is asked, so that a house whose database is gone is not restarted
/// for it.
#[utoipa::path(
    get, path = "/health", tag = "health",
    responses((status = 200, content_type = "text/plain", body = String, description = "`ok`")),
)]
pub(super) async fn health() -> &'static str {
    "ok\n"
}

/// Whether the house would carry out all commands now: its database answers, it does not go down, and there is no
/// maintenance.
#[utoipa::path(
    get, path = "/ready", tag = "health",
    responses(
        (status = 200, content_type = "text/plain", body = String, description = "`ok`"),
        (status = 503, body = ErrorBody, description = "`restarting`, `maintenance`, `unavailable`"),
    ),
)]
pub(super) async fn ready(State(edge): State<Arc<Edge>>) -> Result<&'static str, ApiError> {
    edge.house.ready().await?;
    Ok("ok\n")
}
