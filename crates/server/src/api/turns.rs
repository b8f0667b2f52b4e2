//! The games that somebody plays now.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use tengen_wire::{ErrorBody, RunningGames};

use super::visitor::Visitor;
use super::{ApiError, Edge};

/// The games that you play now: those in which it is your turn first, each part by when time runs out.
#[utoipa::path(
    get, path = "/api/session/games", tag = "people",
    responses(
        (status = 200, body = RunningGames),
        (status = 401, body = ErrorBody, description = "`no-session`"),
    ),
)]
pub(super) async fn running(
    State(edge): State<Arc<Edge>>,
    Visitor(person): Visitor,
) -> Result<Json<RunningGames>, ApiError> {
    Ok(Json(edge.house.running_games(&person.id).await?))
}
