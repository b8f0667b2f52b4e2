//! Games that somebody proposes to somebody.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use tengen_room::RoomId;
use tengen_wire::{ChallengeList, ChallengeView, ErrorBody, NewChallenge, RoomOpened};

use super::body::Body;
use super::guard::Caller;
use super::member::Member;
use super::{ApiError, Edge};
use crate::SocialRefused;
use crate::limits::Act;

/// A challenge that an address names: it is called as the room that it opens.
fn name(text: &str) -> Result<RoomId, ApiError> {
    text.parse().map_err(|_| crate::Refused::from(SocialRefused::NoSuchChallenge).into())
}

/// Your challenges: those you have proposed, and those you were proposed.
#[utoipa::path(
    get, path = "/api/challenges", tag = "social",
    responses(
        (status = 200, body = ChallengeList),
        (status = 401, body = ErrorBody, description = "`no-session`"),
        (status = 403, body = ErrorBody, description = "`no-account`"),
    ),
)]
pub(super) async fn list(
    State(edge): State<Arc<Edge>>,
    Member(you): Member,
) -> Result<Json<ChallengeList>, ApiError> {
    Ok(Json(edge.house.challenges_of(&you.id).await?))
}

/// Propose a game to somebody. One with a clock that runs waits half an hour, any other a week.
#[utoipa::path(
    post, path = "/api/challenges", tag = "social", request_body = NewChallenge,
    responses(
        (status = 200, body = ChallengeView),
        (status = 401, body = ErrorBody, description = "`no-session`"),
        (status = 403, body = ErrorBody, description = "`no-account`, `challenge-not-taken`"),
        (status = 404, body = ErrorBody, description = "`no-such-person`"),
        (status = 409, body = ErrorBody, description = "`yourself`, `blocked-by-you`, `challenge-waits`, \
            `too-many-challenges`, `too-many-rooms`"),
        (status = 422, body = ErrorBody, description = "`bad-body`, or the reason why the settings make no sense"),
        (status = 429, body = ErrorBody, description = "`too-fast`"),
    ),
)]
pub(super) async fn propose(
    State(edge): State<Arc<Edge>>,
    Member(you): Member,
    Body(challenge): Body<NewChallenge>,
) -> Result<Json<ChallengeView>, ApiError> {
    edge.limiter.social().challenge(&you.id, &challenge.to)?;
    Ok(Json(edge.house.challenge(you, challenge).await?))
}

/// Accept a challenge: the room is open, both of you sit in it, and the first game has begun.
#[utoipa::path(
    post, path = "/api/challenges/{id}/accept", tag = "social", params(("id" = String, Path)),
    responses(
        (status = 200, body = RoomOpened),
        (status = 401, body = ErrorBody, description = "`no-session`"),
        (status = 403, body = ErrorBody, description = "`no-account`"),
        (status = 404, body = ErrorBody, description = "`no-such-challenge`"),
        (status = 409, body = ErrorBody, description = "`challenger-away`, `challenger-busy`, `too-many-rooms`"),
        (status = 429, body = ErrorBody, description = "`too-fast`"),
    ),
)]
pub(super) async fn accept(
    State(edge): State<Arc<Edge>>,
    caller: Caller,
    Path(id): Path<String>,
    Member(you): Member,
) -> Result<Json<RoomOpened>, ApiError> {
    edge.limiter.by_address(Act::OpenRoom, caller.address)?;
    edge.limiter.by_person(Act::OpenRoom, &you.id)?;
    let room = edge.house.accept_challenge(you, &name(&id)?).await?;
    Ok(Json(RoomOpened { room }))
}

/// Decline a challenge, or take your own back.
#[utoipa::path(
    delete, path = "/api/challenges/{id}", tag = "social", params(("id" = String, Path)),
    responses(
        (status = 204, description = "It is gone"),
        (status = 401, body = ErrorBody, description = "`no-session`"),
        (status = 403, body = ErrorBody, description = "`no-account`"),
        (status = 404, body = ErrorBody, description = "`no-such-challenge`"),
    ),
)]
pub(super) async fn end(
    State(edge): State<Arc<Edge>>,
    Path(id): Path<String>,
    Member(you): Member,
) -> Result<StatusCode, ApiError> {
    edge.house.end_challenge(&you.id, &name(&id)?).await?;
    Ok(StatusCode::NO_CONTENT)
}
