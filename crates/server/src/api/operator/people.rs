//! People.

use axum::Json;
use axum::extract::{Path, State};
use serde::Deserialize;
use tengen_wire::{Because, ErrorBody, GiveName, Suspend, TendedPeople, TendedPerson};

use crate::api::ApiError;
use crate::api::account::to_the_end;
use crate::api::body::{Body, Question};
use crate::operator::{By, Desk, Wanted};

/// Whom to look for: the first of these that is named; all accounts, if none is.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct Whom {
    /// Whoever has this id, guests too.
    id: Option<String>,
    /// The account of this name.
    name: Option<String>,
    /// Those with the operator's role, or those who are suspended.
    #[param(inline)]
    only: Option<Only>,
    /// Accounts whose names begin so.
    beginning: Option<String>,
}

/// A list of people.
#[derive(Clone, Copy, Debug, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Only {
    Operators,
    Suspended,
}

impl From<Whom> for Wanted {
    fn from(Whom { id, name, only, beginning }: Whom) -> Self {
        match (id, name, only) {
            (Some(id), _, _) => Self::Id(id),
            (_, Some(name), _) => Self::Name(name),
            (_, _, Some(Only::Operators)) => Self::Operators,
            (_, _, Some(Only::Suspended)) => Self::Suspended,
            (None, None, None) => Self::Beginning(beginning.unwrap_or_default()),
        }
    }
}

/// Look for people.
#[utoipa::path(
    get, path = "/api/operator/people", tag = "operators", params(Whom),
    responses(
        (status = 200, body = TendedPeople),
        (status = 400, body = ErrorBody, description = "`bad-query`"),
        (status = 401, body = ErrorBody, description = "`no-session`"),
        (status = 403, body = ErrorBody, description = "`not-operator`"),
    ),
)]
pub(super) async fn find(
    _: By,
    State(desk): State<Desk>,
    Question(whom): Question<Whom>,
) -> Result<Json<TendedPeople>, ApiError> {
    Ok(Json(desk.find(whom.into()).await?))
}

/// Give the holder of an account the operator's role.
#[utoipa::path(
    put, path = "/api/operator/people/{id}/role", tag = "operators",
    params(("id" = String, Path)), request_body = Because,
    responses(
        (status = 200, body = TendedPerson),
        (status = 401, body = ErrorBody, description = "`no-session`"),
        (status = 403, body = ErrorBody, description = "`not-operator`, `confirm-password`, `no-account`"),
        (status = 404, body = ErrorBody, description = "`no-such-person`"),
        (status = 422, body = ErrorBody, description = "`bad-reason`, `bad-body`"),
    ),
)]
pub(super) async fn grant(
    by: By,
    State(desk): State<Desk>,
    Path(id): Path<String>,
    Body(Because { reason }): Body<Because>,
) -> Result<Json<TendedPerson>, ApiError> {
    to_the_end(async move { desk.grant(&by, &id, reason).await.map(Json) }).await
}

/// Take the operator's role away.
#[utoipa::path(
    delete, path = "/api/operator/people/{id}/role", tag = "operators",
    params(("id" = String, Path)), request_body = Because,
    responses(
        (status = 200, body = TendedPerson),
        (status = 401, body = ErrorBody, description = "`no-session`"),
        (status = 403, body = ErrorBody, description = "`not-operator`, `confirm-password`"),
        (status = 404, body = ErrorBody, description = "`no-such-person`"),
        (status = 409, body = ErrorBody, description = "`not-to-yourself`"),
        (status = 422, body = ErrorBody, description = "`bad-reason`, `bad-body`"),
    ),
)]
pub(super) async fn revoke(
    by: By,
    State(desk): State<Desk>,
    Path(id): Path<String>,
    Body(Because { reason }): Body<Because>,
) -> Result<Json<TendedPerson>, ApiError> {
    to_the_end(async move { desk.revoke(&by, &id, reason).await.map(Json) }).await
}

/// Let somebody in no more. All their sessions end at once.
#[utoipa::path(
    put, path = "/api/operator/people/{id}/suspension", tag = "operators",
    params(("id" = String, Path)), request_body = Suspend,
    responses(
        (status = 200, body = TendedPerson),
        (status = 401, body = ErrorBody, description = "`no-session`"),
        (status = 403, body = ErrorBody, description = "`not-operator`, `confirm-password`"),
        (status = 404, body = ErrorBody, description = "`no-such-person`"),
        (status = 409, body = ErrorBody, description = "`not-to-yourself`, `is-operator`"),
        (status = 422, body = ErrorBody, description = "`bad-reason`, `bad-length`, `bad-body`"),
    ),
)]
pub(super) async fn suspend(
    by: By,
    State(desk): State<Desk>,
    Path(id): Path<String>,
    Body(asked): Body<Suspend>,
) -> Result<Json<TendedPerson>, ApiError> {
    to_the_end(async move { desk.suspend(&by, &id, asked).await.map(Json) }).await
}

/// Let somebody in again.
#[utoipa::path(
    delete, path = "/api/operator/people/{id}/suspension", tag = "operators",
    params(("id" = String, Path)), request_body = Because,
    responses(
        (status = 200, body = TendedPerson),
        (status = 401, body = ErrorBody, description = "`no-session`"),
        (status = 403, body = ErrorBody, description = "`not-operator`, `confirm-password`"),
        (status = 404, body = ErrorBody, description = "`no-such-person`"),
        (status = 422, body = ErrorBody, description = "`bad-reason`, `bad-body`"),
    ),
)]
pub(super) async fn lift(
    by: By,
    State(desk): State<Desk>,
    Path(id): Path<String>,
    Body(Because { reason }): Body<Because>,
) -> Result<Json<TendedPerson>, ApiError> {
    to_the_end(async move { desk.lift(&by, &id, reason).await.map(Json) }).await
}

/// Call somebody by another name.
#[utoipa::path(
    put, path = "/api/operator/people/{id}/name", tag = "operators",
    params(("id" = String, Path)), request_body = GiveName,
    responses(
        (status = 200, body = TendedPerson),
        (status = 401, body = ErrorBody, description = "`no-session`"),
        (status = 403, body = ErrorBody, description = "`not-operator`, `confirm-password`"),
        (status = 404, body = ErrorBody, description = "`no-such-person`"),
        (status = 409, body = ErrorBody, description = "`name-taken`"),
        (status = 422, body = ErrorBody, description = "`bad-name`, `guest-name`, `bad-reason`, `bad-body`"),
    ),
)]
pub(super) async fn give_name(
    by: By,
    State(desk): State<Desk>,
    Path(id): Path<String>,
    Body(asked): Body<GiveName>,
) -> Result<Json<TendedPerson>, ApiError> {
    to_the_end(async move { desk.give_name(&by, &id, asked).await.map(Json) }).await
}

/// Log somebody out everywhere.
#[utoipa::path(
    delete, path = "/api/operator/people/{id}/sessions", tag = "operators",
    params(("id" = String, Path)), request_body = Because,
    responses(
        (status = 200, body = TendedPerson),
        (status = 401, body = ErrorBody, description = "`no-session`"),
        (status = 403, body = ErrorBody, description = "`not-operator`, `confirm-password`"),
        (status = 404, body = ErrorBody, description = "`no-such-person`"),
        (status = 409, body = ErrorBody, description = "`not-to-yourself`"),
        (status = 422, body = ErrorBody, description = "`bad-reason`, `bad-body`"),
    ),
)]
pub(super) async fn log_out(
    by: By,
    State(desk): State<Desk>,
    Path(id): Path<String>,
    Body(Because { reason }): Body<Because>,
) -> Result<Json<TendedPerson>, ApiError> {
    to_the_end(async move { desk.log_out(&by, &id, reason).await.map(Json) }).await
}
