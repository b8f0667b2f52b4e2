//! Rooms: what they can be made of, opening one, being paired.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::IntoResponse;
use tengen_room::RoomId;
use tengen_wire::{ComputerList, ErrorBody, OpenRoom, Opponent, Pair, RoomOpened, RoomOptions, RoomView};

use super::body::Body;
use super::guard::Caller;
use super::visitor::Visitor;
use super::{ApiError, Edge};
use crate::Refused;
use crate::house::computer_view;
use crate::limits::Act;

/// Everything a room can be made of: presets, clocks, rule sets, opening protocols.
#[utoipa::path(get, path = "/api/options", tag = "rooms", responses((status = 200, body = RoomOptions)))]
pub(super) async fn options() -> impl IntoResponse {
    ([(header::CACHE_CONTROL, "public, max-age=3600")], Json(RoomOptions::all()))
}

/// The computer players that can be played.
#[utoipa::path(get, path = "/api/computers", tag = "rooms", responses((status = 200, body = ComputerList)))]
pub(super) async fn computers() -> impl IntoResponse {
    let computers = tengen_work::Level::all().map(computer_view).collect();
    ([(header::CACHE_CONTROL, "public, max-age=3600")], Json(ComputerList { computers }))
}

/// Open a room and sit down in it, against whoever comes or against a computer player.
#[utoipa::path(
    post, path = "/api/rooms", tag = "rooms", request_body = OpenRoom,
    responses(
        (status = 200, body = RoomOpened),
        (status = 401, body = ErrorBody, description = "`no-session`"),
        (status = 403, body = ErrorBody, description = "`rated-needs-account`, `correspondence-needs-account`"),
        (status = 409, body = ErrorBody, description = "`too-many-rooms`"),
        (status = 422, body = ErrorBody, description = "`bad-body`, `no-such-computer`, or the reason why the settings make no sense"),
        (status = 429, body = ErrorBody, description = "`too-fast`"),
    ),
)]
pub(super) async fn open(
    State(edge): State<Arc<Edge>>,
    caller: Caller,
    Visitor(person): Visitor,
    Body(OpenRoom { settings, opponent }): Body<OpenRoom>,
) -> Result<Json<RoomOpened>, ApiError> {
    edge.limiter.by_address(Act::OpenRoom, caller.address)?;
    edge.limiter.by_person(Act::OpenRoom, &person.id)?;
    let room = match opponent {
        None => edge.house.open_room(person, settings).await?,
        Some(Opponent::Computer(level)) => {
            edge.house.open_room_with_computer(person, settings, level).await?
        }
    };
    Ok(Json(RoomOpened { room }))
}

/// Be paired with somebody who wants the same: in a room that waits, or in a new one.
#[utoipa::path(
    post, path = "/api/pair", tag = "rooms", request_body = Pair,
    responses(
        (status = 200, body = RoomOpened),
        (status = 401, body = ErrorBody, description = "`no-session`"),
        (status = 403, body = ErrorBody, description = "`rated-needs-account`"),
        (status = 422, body = ErrorBody, description = "`unknown-preset`, `unknown-clock`, `bad-body`"),
        (status = 429, body = ErrorBody, description = "`too-fast`"),
    ),
)]
pub(super) async fn pair(
    State(edge): State<Arc<Edge>>,
    caller: Caller,
    Visitor(person): Visitor,
    Body(Pair { preset, clock, rated }): Body<Pair>,
) -> Result<Json<RoomOpened>, ApiError> {
    edge.limiter.by_address(Act::OpenRoom, caller.address)?;
    edge.limiter.by_person(Act::OpenRoom, &person.id)?;
    let room = edge.house.pair(person, &preset, &clock, rated).await?;
    Ok(Json(RoomOpened { room }))
}

/// A room as it is now.
#[utoipa::path(
    get, path = "/api/rooms/{id}", tag = "rooms", params(("id" = String, Path)),
    responses(
        (status = 200, body = RoomView),
        (status = 401, body = ErrorBody, description = "`no-session`"),
        (status = 404, body = ErrorBody, description = "`no-such-room`"),
    ),
)]
pub(super) async fn room(
    State(edge): State<Arc<Edge>>,
    Path(id): Path<String>,
    Visitor(person): Visitor,
) -> Result<Json<RoomView>, ApiError> {
    let id: RoomId = id.parse().map_err(|_| Refused::NoSuchRoom)?;
    Ok(Json(edge.house.room_view(&id, &person.id).await?))
}
