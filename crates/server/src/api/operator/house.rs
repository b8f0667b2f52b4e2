//! The house as a whole.

use axum::Json;
use axum::extract::State;
use tengen_wire::{
    Announce, ErrorBody, HouseNotice, HouseStatus, LiveRooms, LogLevel, Maintenance, PresentPeople,
};

use crate::api::ApiError;
use crate::api::account::to_the_end;
use crate::api::body::Body;
use crate::operator::{By, Desk};

/// How it stands with the house.
#[utoipa::path(
    get, path = "/api/operator/status", tag = "operators",
    responses(
        (status = 200, body = HouseStatus),
        (status = 401, body = ErrorBody, description = "`no-session`"),
        (status = 403, body = ErrorBody, description = "`not-operator`"),
    ),
)]
pub(super) async fn status(_: By, State(desk): State<Desk>) -> Result<Json<HouseStatus>, ApiError> {
    Ok(Json(desk.status().await))
}

/// Who has a page in the house.
#[utoipa::path(
    get, path = "/api/operator/present", tag = "operators",
    responses(
        (status = 200, body = PresentPeople),
        (status = 401, body = ErrorBody, description = "`no-session`"),
        (status = 403, body = ErrorBody, description = "`not-operator`"),
    ),
)]
pub(super) async fn present(_: By, State(desk): State<Desk>) -> Result<Json<PresentPeople>, ApiError> {
    Ok(Json(desk.house.present_people()))
}

/// Every room that is not closed, with the game that is played in it.
#[utoipa::path(
    get, path = "/api/operator/rooms", tag = "operators",
    responses(
        (status = 200, body = LiveRooms),
        (status = 401, body = ErrorBody, description = "`no-session`"),
        (status = 403, body = ErrorBody, description = "`not-operator`"),
    ),
)]
pub(super) async fn rooms(_: By, State(desk): State<Desk>) -> Result<Json<LiveRooms>, ApiError> {
    Ok(Json(desk.house.live_rooms().await))
}

/// Let nothing new begin from now on.
#[utoipa::path(
    put, path = "/api/operator/maintenance", tag = "operators", request_body = Maintenance,
    responses(
        (status = 200, body = HouseNotice),
        (status = 401, body = ErrorBody, description = "`no-session`"),
        (status = 403, body = ErrorBody, description = "`not-operator`"),
        (status = 422, body = ErrorBody, description = "`bad-announcement`, `bad-body`"),
    ),
)]
pub(super) async fn begin_maintenance(
    by: By,
    State(desk): State<Desk>,
    Body(asked): Body<Maintenance>,
) -> Result<Json<HouseNotice>, ApiError> {
    to_the_end(async move { desk.set_maintenance(&by, Some(asked)).await.map(Json) }).await
}

/// Let everything begin again.
#[utoipa::path(
    delete, path = "/api/operator/maintenance", tag = "operators",
    responses(
        (status = 200, body = HouseNotice),
        (status = 401, body = ErrorBody, description = "`no-session`"),
        (status = 403, body = ErrorBody, description = "`not-operator`"),
    ),
)]
pub(super) async fn end_maintenance(by: By, State(desk): State<Desk>) -> Result<Json<HouseNotice>, ApiError> {
    to_the_end(async move { desk.set_maintenance(&by, None).await.map(Json) }).await
}

/// Tell everybody something from now on.
#[utoipa::path(
    put, path = "/api/operator/announcement", tag = "operators", request_body = Announce,
    responses(
        (status = 200, body = HouseNotice),
        (status = 401, body = ErrorBody, description = "`no-session`"),
        (status = 403, body = ErrorBody, description = "`not-operator`"),
        (status = 422, body = ErrorBody, description = "`bad-announcement`, `bad-body`"),
    ),
)]
pub(super) async fn announce(
    by: By,
    State(desk): State<Desk>,
    Body(asked): Body<Announce>,
) -> Result<Json<HouseNotice>, ApiError> {
    to_the_end(async move { desk.announce(&by, Some(asked)).await.map(Json) }).await
}

/// Tell it no more.
#[utoipa::path(
    delete, path = "/api/operator/announcement", tag = "operators",
    responses(
        (status = 200, body = HouseNotice),
        (status = 401, body = ErrorBody, description = "`no-session`"),
        (status = 403, body = ErrorBody, description = "`not-operator`"),
    ),
)]
pub(super) async fn take_back(by: By, State(desk): State<Desk>) -> Result<Json<HouseNotice>, ApiError> {
    to_the_end(async move { desk.announce(&by, None).await.map(Json) }).await
}

/// Change how much the log tells until the house is started again.
#[utoipa::path(
    put, path = "/api/operator/log-level", tag = "operators", request_body = LogLevel,
    responses(
        (status = 200, body = LogLevel),
        (status = 401, body = ErrorBody, description = "`no-session`"),
        (status = 403, body = ErrorBody, description = "`not-operator`"),
        (status = 422, body = ErrorBody, description = "`bad-log-level`, `bad-body`"),
    ),
)]
pub(super) async fn set_log_level(
    by: By,
    State(desk): State<Desk>,
    Body(asked): Body<LogLevel>,
) -> Result<Json<LogLevel>, ApiError> {
    to_the_end(async move { desk.set_log_level(&by, asked).await.map(Json) }).await
}
