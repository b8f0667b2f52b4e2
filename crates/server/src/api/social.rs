//! Who follows whom, who has blocked whom, and whom people let come near.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use tengen_room::PersonId;
use tengen_wire::{BlockedList, ErrorBody, FriendsView, RelationView, SocialSettings};

use super::body::Body;
use super::member::Member;
use super::{ApiError, Edge};
use crate::Refused;

/// A person that an address names.
pub(super) fn person(text: &str) -> Result<PersonId, ApiError> {
    text.parse().map_err(|_| Refused::NoSuchPerson.into())
}

/// Whom you follow and who of them is here, and who follows you.
#[utoipa::path(
    get, path = "/api/following", tag = "social",
    responses(
        (status = 200, body = FriendsView),
        (status = 401, body = ErrorBody, description = "`no-session`"),
        (status = 403, body = ErrorBody, description = "`no-account`"),
    ),
)]
pub(super) async fn following(
    State(edge): State<Arc<Edge>>,
    Member(you): Member,
) -> Result<Json<FriendsView>, ApiError> {
    Ok(Json(edge.house.friends_of(&you.id).await?))
}

/// Follow somebody. Whom you follow already you go on following.
#[utoipa::path(
    put, path = "/api/following/{id}", tag = "social", params(("id" = String, Path)),
    responses(
        (status = 204, description = "You follow them"),
        (status = 401, body = ErrorBody, description = "`no-session`"),
        (status = 403, body = ErrorBody, description = "`no-account`, `not-with-them`"),
        (status = 404, body = ErrorBody, description = "`no-such-person`"),
        (status = 409, body = ErrorBody, description = "`yourself`, `blocked-by-you`, `too-many-followed`"),
    ),
)]
pub(super) async fn follow(
    State(edge): State<Arc<Edge>>,
    Path(id): Path<String>,
    Member(you): Member,
) -> Result<StatusCode, ApiError> {
    edge.house.follow(&you.id, &person(&id)?).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Follow somebody no longer.
#[utoipa::path(
    delete, path = "/api/following/{id}", tag = "social", params(("id" = String, Path)),
    responses(
        (status = 204, description = "You do not follow them"),
        (status = 401, body = ErrorBody, description = "`no-session`"),
        (status = 403, body = ErrorBody, description = "`no-account`"),
        (status = 404, body = ErrorBody, description = "`no-such-person`"),
    ),
)]
pub(super) async fn unfollow(
    State(edge): State<Arc<Edge>>,
    Path(id): Path<String>,
    Member(you): Member,
) -> Result<StatusCode, ApiError> {
    edge.house.unfollow(&you.id, &person(&id)?).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Whom you have blocked.
#[utoipa::path(
    get, path = "/api/blocked", tag = "social",
    responses(
        (status = 200, body = BlockedList),
        (status = 401, body = ErrorBody, description = "`no-session`"),
        (status = 403, body = ErrorBody, description = "`no-account`"),
    ),
)]
pub(super) async fn blocked(
    State(edge): State<Arc<Edge>>,
    Member(you): Member,
) -> Result<Json<BlockedList>, ApiError> {
    Ok(Json(edge.house.blocked_by(&you.id).await?))
}

/// Block somebody, guests too: they can neither follow you nor challenge you, write to you or sit down at your
/// table, you are never paired with them, and what they say in rooms is not shown to you. They are not told.
#[utoipa::path(
    put, path = "/api/blocked/{id}", tag = "social", params(("id" = String, Path)),
    responses(
        (status = 204, description = "They are blocked"),
        (status = 401, body = ErrorBody, description = "`no-session`"),
        (status = 403, body = ErrorBody, description = "`no-account`"),
        (status = 404, body = ErrorBody, description = "`no-such-person`"),
        (status = 409, body = ErrorBody, description = "`yourself`, `too-many-blocked`"),
    ),
)]
pub(super) async fn block(
    State(edge): State<Arc<Edge>>,
    Path(id): Path<String>,
    Member(you): Member,
) -> Result<StatusCode, ApiError> {
    edge.house.block(&you.id, &person(&id)?).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Block somebody no longer.
#[utoipa::path(
    delete, path = "/api/blocked/{id}", tag = "social", params(("id" = String, Path)),
    responses(
        (status = 204, description = "They are not blocked"),
        (status = 401, body = ErrorBody, description = "`no-session`"),
        (status = 403, body = ErrorBody, description = "`no-account`"),
        (status = 404, body = ErrorBody, description = "`no-such-person`"),
    ),
)]
pub(super) async fn unblock(
    State(edge): State<Arc<Edge>>,
    Path(id): Path<String>,
    Member(you): Member,
) -> Result<StatusCode, ApiError> {
    edge.house.unblock(&you.id, &person(&id)?).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// How you stand to somebody, and what you can do with them.
#[utoipa::path(
    get, path = "/api/people/{id}/relation", tag = "social", params(("id" = String, Path)),
    responses(
        (status = 200, body = RelationView),
        (status = 401, body = ErrorBody, description = "`no-session`"),
        (status = 403, body = ErrorBody, description = "`no-account`"),
        (status = 404, body = ErrorBody, description = "`no-such-person`"),
    ),
)]
pub(super) async fn relation(
    State(edge): State<Arc<Edge>>,
    Path(id): Path<String>,
    Member(you): Member,
) -> Result<Json<RelationView>, ApiError> {
    Ok(Json(edge.house.relation(&you.id, &person(&id)?).await?))
}

/// Who may challenge you, and who may write to you.
#[utoipa::path(
    get, path = "/api/account/social", tag = "social",
    responses(
        (status = 200, body = SocialSettings),
        (status = 401, body = ErrorBody, description = "`no-session`"),
        (status = 403, body = ErrorBody, description = "`no-account`"),
    ),
)]
pub(super) async fn settings(
    State(edge): State<Arc<Edge>>,
    Member(you): Member,
) -> Result<Json<SocialSettings>, ApiError> {
    Ok(Json(edge.house.social_settings(&you.id).await?))
}

/// Say who may challenge you, and who may write to you.
#[utoipa::path(
    put, path = "/api/account/social", tag = "social", request_body = SocialSettings,
    responses(
        (status = 204, description = "It is so from now on"),
        (status = 401, body = ErrorBody, description = "`no-session`"),
        (status = 403, body = ErrorBody, description = "`no-account`"),
        (status = 422, body = ErrorBody, description = "`bad-body`"),
    ),
)]
pub(super) async fn set_settings(
    State(edge): State<Arc<Edge>>,
    Member(you): Member,
    Body(settings): Body<SocialSettings>,
) -> Result<StatusCode, ApiError> {
    edge.house.set_social_settings(&you.id, settings).await?;
    Ok(StatusCode::NO_CONTENT)
}
