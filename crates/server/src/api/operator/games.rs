//! Games and rooms.

use axum::Json;
use axum::extract::{Path, State};
use tengen_wire::{Annul, Because, ClosedRoom, Decide, Decided, ErrorBody, RuledGame};

use crate::Refused;
use crate::api::ApiError;
use crate::api::account::to_the_end;
use crate::api::body::Body;
use crate::api::games::game_id;
use crate::operator::{By, Desk};

/// End a game that is being played.
#[utoipa::path(
    put, path = "/api/operator/games/{id}/decision", tag = "operators",
    params(("id" = String, Path)), request_body = Decide,
    responses(
        (status = 200, body = Decided),
        (status = 401, body = ErrorBody, description = "`no-session`"),
        (status = 403, body = ErrorBody, description = "`not-operator`"),
        (status = 404, body = ErrorBody, description = "`no-such-game`"),
        (status = 409, body = ErrorBody, description = "`game-over`, `colours-not-drawn`, `own-game`"),
        (status = 422, body = ErrorBody, description = "`bad-reason`, `bad-body`"),
    ),
)]
pub(super) async fn decide(
    by: By,
    State(desk): State<Desk>,
    Path(id): Path<String>,
    Body(asked): Body<Decide>,
) -> Result<Json<Decided>, ApiError> {
    let game = game_id(&id)?;
    to_the_end(async move { desk.decide(&by, game, asked).await.map(Json) }).await
}

/// Take a rated game out of the ratings, as if it had never been played.
#[utoipa::path(
    put, path = "/api/operator/games/{id}/annulment", tag = "operators",
    params(("id" = String, Path)), request_body = Annul,
    responses(
        (status = 200, body = RuledGame),
        (status = 401, body = ErrorBody, description = "`no-session`"),
        (status = 403, body = ErrorBody, description = "`not-operator`"),
        (status = 404, body = ErrorBody, description = "`no-such-game`"),
        (status = 409, body = ErrorBody, description = "`not-rated`, `own-game`"),
        (status = 422, body = ErrorBody, description = "`bad-reason`, `bad-body`"),
    ),
)]
pub(super) async fn annul(
    by: By,
    State(desk): State<Desk>,
    Path(id): Path<String>,
    Body(asked): Body<Annul>,
) -> Result<Json<RuledGame>, ApiError> {
    let game = game_id(&id)?;
    to_the_end(async move { desk.annul(&by, game, asked).await.map(Json) }).await
}

/// Put a game back that was taken out.
#[utoipa::path(
    delete, path = "/api/operator/games/{id}/annulment", tag = "operators",
    params(("id" = String, Path)), request_body = Because,
    responses(
        (status = 200, body = RuledGame),
        (status = 401, body = ErrorBody, description = "`no-session`"),
        (status = 403, body = ErrorBody, description = "`not-operator`"),
        (status = 404, body = ErrorBody, description = "`no-such-game`"),
        (status = 409, body = ErrorBody, description = "`not-rated`, `own-game`"),
        (status = 422, body = ErrorBody, description = "`bad-reason`, `bad-body`"),
    ),
)]
pub(super) async fn restore(
    by: By,
    State(desk): State<Desk>,
    Path(id): Path<String>,
    Body(Because { reason }): Body<Because>,
) -> Result<Json<RuledGame>, ApiError> {
    let game = game_id(&id)?;
    to_the_end(async move { desk.restore(&by, game, reason).await.map(Json) }).await
}

/// Close a room in which no game is being played.
#[utoipa::path(
    delete, path = "/api/operator/rooms/{id}", tag = "operators",
    params(("id" = String, Path)), request_body = Because,
    responses(
        (status = 200, body = ClosedRoom),
        (status = 401, body = ErrorBody, description = "`no-session`"),
        (status = 403, body = ErrorBody, description = "`not-operator`"),
        (status = 404, body = ErrorBody, description = "`no-such-room`"),
        (status = 409, body = ErrorBody, description = "`game-running`, `closed`"),
        (status = 422, body = ErrorBody, description = "`bad-reason`, `bad-body`"),
    ),
)]
pub(super) async fn close_room(
    by: By,
    State(desk): State<Desk>,
    Path(id): Path<String>,
    Body(Because { reason }): Body<Because>,
) -> Result<Json<ClosedRoom>, ApiError> {
    let room = id.parse().map_err(|_| Refused::NoSuchRoom)?;
    to_the_end(async move { desk.close_room(&by, room, reason).await.map(Json) }).await
}
