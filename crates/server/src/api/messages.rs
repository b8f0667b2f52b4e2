//! What people write to each other.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use serde::Deserialize;
use tengen_wire::{ConversationList, ConversationView, ErrorBody, MessageView, NewMessage};

use super::body::{Body, Question};
use super::member::Member;
use super::social::person;
use super::{ApiError, Edge};

/// With whom you have written.
#[utoipa::path(
    get, path = "/api/messages", tag = "social",
    responses(
        (status = 200, body = ConversationList),
        (status = 401, body = ErrorBody, description = "`no-session`"),
        (status = 403, body = ErrorBody, description = "`no-account`"),
    ),
)]
pub(super) async fn list(
    State(edge): State<Arc<Edge>>,
    Member(you): Member,
) -> Result<Json<ConversationList>, ApiError> {
    Ok(Json(edge.house.conversations(&you.id).await?))
}

/// Which part of a conversation.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Part {
    /// `next` of the part before.
    before: Option<String>,
}

/// What you have written with somebody, the last first.
#[utoipa::path(
    get, path = "/api/messages/{id}", tag = "social",
    params(
        ("id" = String, Path),
        ("before" = Option<String>, Query, description = "`next` of the part before"),
    ),
    responses(
        (status = 200, body = ConversationView),
        (status = 400, body = ErrorBody, description = "`bad-query`, `bad-cursor`"),
        (status = 401, body = ErrorBody, description = "`no-session`"),
        (status = 403, body = ErrorBody, description = "`no-account`"),
        (status = 404, body = ErrorBody, description = "`no-such-person`"),
    ),
)]
pub(super) async fn conversation(
    State(edge): State<Arc<Edge>>,
    Path(id): Path<String>,
    Question(Part { before }): Question<Part>,
    Member(you): Member,
) -> Result<Json<ConversationView>, ApiError> {
    Ok(Json(edge.house.conversation(&you.id, &person(&id)?, before.as_deref()).await?))
}

/// Write to somebody who takes messages from you.
#[utoipa::path(
    post, path = "/api/messages/{id}", tag = "social", params(("id" = String, Path)), request_body = NewMessage,
    responses(
        (status = 200, body = MessageView),
        (status = 401, body = ErrorBody, description = "`no-session`"),
        (status = 403, body = ErrorBody, description = "`no-account`, `message-not-taken`"),
        (status = 404, body = ErrorBody, description = "`no-such-person`"),
        (status = 409, body = ErrorBody, description = "`yourself`, `messages-off`, `blocked-by-you`"),
        (status = 422, body = ErrorBody, description = "`message-length`, `message-characters`, `bad-body`"),
        (status = 429, body = ErrorBody, description = "`too-fast`"),
    ),
)]
pub(super) async fn write(
    State(edge): State<Arc<Edge>>,
    Path(id): Path<String>,
    Member(you): Member,
    Body(NewMessage { text }): Body<NewMessage>,
) -> Result<Json<MessageView>, ApiError> {
    let other = person(&id)?;
    let knows = edge.house.has_written(&you.id, &other).await?;
    edge.limiter.social().message(&you.id, !knows)?;
    Ok(Json(edge.house.write_message(&you, &other, &text).await?))
}

/// You have read what somebody has written to you.
#[utoipa::path(
    put, path = "/api/messages/{id}/read", tag = "social", params(("id" = String, Path)),
    responses(
        (status = 204, description = "It counts as read"),
        (status = 401, body = ErrorBody, description = "`no-session`"),
        (status = 403, body = ErrorBody, description = "`no-account`"),
        (status = 404, body = ErrorBody, description = "`no-such-person`"),
    ),
)]
pub(super) async fn read(
    State(edge): State<Arc<Edge>>,
    Path(id): Path<String>,
    Member(you): Member,
) -> Result<StatusCode, ApiError> {
    edge.house.read_messages(&you.id, &person(&id)?).await?;
    Ok(StatusCode::NO_CONTENT)
}
