//! Vacations.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use tengen_wire::{BeginVacation, ErrorBody, VacationView};

use super::body::Body;
use super::visitor::Visitor;
use super::{ApiError, Edge, account};

/// Your vacation: meanwhile your clocks of days stand.
#[utoipa::path(
    get, path = "/api/account/vacation", tag = "accounts",
    responses(
        (status = 200, body = VacationView),
        (status = 401, body = ErrorBody, description = "`no-session`"),
        (status = 403, body = ErrorBody, description = "`no-account`: you are a guest"),
    ),
)]
pub(super) async fn view(
    State(edge): State<Arc<Edge>>,
    Visitor(person): Visitor,
) -> Result<Json<VacationView>, ApiError> {
    account::of(&edge, &person.id).await?;
    Ok(Json(edge.house.vacation_of(&person.id).await?))
}

/// Go on vacation for some days. A flag that has fallen has fallen.
#[utoipa::path(
    put, path = "/api/account/vacation", tag = "accounts", request_body = BeginVacation,
    responses(
        (status = 200, body = VacationView),
        (status = 401, body = ErrorBody, description = "`no-session`"),
        (status = 403, body = ErrorBody, description = "`no-account`: you are a guest"),
        (status = 409, body = ErrorBody, description = "`on-vacation`, `vacation-days`"),
        (status = 422, body = ErrorBody, description = "`bad-body`"),
    ),
)]
pub(super) async fn begin(
    State(edge): State<Arc<Edge>>,
    Visitor(person): Visitor,
    Body(BeginVacation { days }): Body<BeginVacation>,
) -> Result<Json<VacationView>, ApiError> {
    account::of(&edge, &person.id).await?;
    Ok(Json(edge.house.begin_vacation(person.id, days).await?))
}

/// Come back from vacation.
#[utoipa::path(
    delete, path = "/api/account/vacation", tag = "accounts",
    responses(
        (status = 200, body = VacationView),
        (status = 401, body = ErrorBody, description = "`no-session`"),
        (status = 403, body = ErrorBody, description = "`no-account`: you are a guest"),
    ),
)]
pub(super) async fn end(
    State(edge): State<Arc<Edge>>,
    Visitor(person): Visitor,
) -> Result<Json<VacationView>, ApiError> {
    account::of(&edge, &person.id).await?;
    Ok(Json(edge.house.end_vacation(person.id).await?))
}
