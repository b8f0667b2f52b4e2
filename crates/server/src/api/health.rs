//! For whatever watches over the house.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::State;
use tengen_wire::ErrorBody;

use super::{ApiError, Edge};
use crate::Refused;

/// How long the database may take to answer.
const PATIENCE: Duration = Duration::from_secs(2);

/// Whether the house is there and its database answers.
#[utoipa::path(
    get, path = "/healthz", tag = "health",
    responses(
        (status = 200, content_type = "text/plain", body = String, description = "`ok`"),
        (status = 503, body = ErrorBody, description = "`unavailable`"),
    ),
)]
pub(super) async fn healthz(State(edge): State<Arc<Edge>>) -> Result<&'static str, ApiError> {
    match tokio::time::timeout(PATIENCE, edge.store.ready()).await {
        Ok(ready) => ready?,
        Err(_) => return Err(Refused::Unavailable.into()),
    }
    Ok("ok\n")
}
