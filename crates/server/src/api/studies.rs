//! Studies: listing one's own, making one, reading it, becoming an author, settling who may read it.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use serde::Deserialize;
use tengen_study::StudyId;
use tengen_wire::{ErrorBody, JoinStudy, NewStudy, SettleStudy, StudyList, StudyMade, StudyPage};

use super::body::{Body, LargeBody, Question};
use super::guard::Caller;
use super::visitor::Visitor;
use super::{ApiError, Edge};
use crate::Refused;
use crate::limits::Act;

fn study_id(text: &str) -> Result<StudyId, ApiError> {
    text.parse().map_err(|_| Refused::NoSuchStudy.into())
}

/// From where on to list studies.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Which {
    before: Option<String>,
}

/// The studies that one may write in, the last changed first.
#[utoipa::path(
    get, path = "/api/studies", tag = "analysis",
    params(("before" = Option<String>, Query, description = "`next` of the list before")),
    responses(
        (status = 200, body = StudyList),
        (status = 400, body = ErrorBody, description = "`bad-query`, `bad-cursor`"),
        (status = 401, body = ErrorBody, description = "`no-session`"),
    ),
)]
pub(super) async fn list(
    State(edge): State<Arc<Edge>>,
    Visitor(person): Visitor,
    Question(Which { before }): Question<Which>,
) -> Result<Json<StudyList>, ApiError> {
    Ok(Json(edge.house.studies_of(&person.id, before.as_deref()).await?))
}

/// Make a study.
#[utoipa::path(
    post, path = "/api/studies", tag = "analysis", request_body = NewStudy,
    responses(
        (status = 200, body = StudyMade),
        (status = 401, body = ErrorBody, description = "`no-session`"),
        (status = 413, body = ErrorBody, description = "`body-too-large`"),
        (status = 422, body = ErrorBody, description = "`bad-body`, or why the position or an edit makes no sense"),
        (status = 429, body = ErrorBody, description = "`too-fast`"),
    ),
)]
pub(super) async fn make(
    State(edge): State<Arc<Edge>>,
    caller: Caller,
    Visitor(person): Visitor,
    LargeBody(new): LargeBody<NewStudy>,
) -> Result<Json<StudyMade>, ApiError> {
    edge.limiter.by_address(Act::OpenRoom, caller.address)?;
    edge.limiter.by_person(Act::OpenRoom, &person.id)?;
    Ok(Json(StudyMade { study: edge.house.make_study(person, new).await? }))
}

/// A study with all that is in it.
#[utoipa::path(
    get, path = "/api/studies/{id}", tag = "analysis", params(("id" = String, Path)),
    responses(
        (status = 200, body = StudyPage),
        (status = 404, body = ErrorBody, description = "`no-such-study`: there is none, or not for you"),
    ),
)]
pub(super) async fn study(
    State(edge): State<Arc<Edge>>,
    Path(id): Path<String>,
    visitor: Option<Visitor>,
) -> Result<Json<StudyPage>, ApiError> {
    let person = visitor.map(|Visitor(person)| person.id);
    Ok(Json(edge.house.study_page(&study_id(&id)?, person.as_ref()).await?))
}

/// Become an author of a study by its invitation.
#[utoipa::path(
    post, path = "/api/studies/{id}/authors", tag = "analysis", request_body = JoinStudy,
    params(("id" = String, Path)),
    responses(
        (status = 200, body = StudyPage),
        (status = 401, body = ErrorBody, description = "`no-session`"),
        (status = 403, body = ErrorBody, description = "`invitation`"),
        (status = 404, body = ErrorBody, description = "`no-such-study`"),
        (status = 409, body = ErrorBody, description = "`too-many-authors`"),
    ),
)]
pub(super) async fn join(
    State(edge): State<Arc<Edge>>,
    Path(id): Path<String>,
    Visitor(person): Visitor,
    Body(JoinStudy { invitation }): Body<JoinStudy>,
) -> Result<Json<StudyPage>, ApiError> {
    let (id, by) = (study_id(&id)?, person.id.clone());
    edge.house.join_study(&id, person, &invitation).await?;
    Ok(Json(edge.house.study_page(&id, Some(&by)).await?))
}

/// Give one's study another title, or let others read it or not.
#[utoipa::path(
    patch, path = "/api/studies/{id}", tag = "analysis", request_body = SettleStudy,
    params(("id" = String, Path)),
    responses(
        (status = 200, body = StudyMade),
        (status = 401, body = ErrorBody, description = "`no-session`"),
        (status = 403, body = ErrorBody, description = "`not-owner`"),
        (status = 404, body = ErrorBody, description = "`no-such-study`"),
        (status = 422, body = ErrorBody, description = "`title-length`, `text-characters`"),
    ),
)]
pub(super) async fn settle(
    State(edge): State<Arc<Edge>>,
    Path(id): Path<String>,
    Visitor(person): Visitor,
    Body(asked): Body<SettleStudy>,
) -> Result<Json<StudyMade>, ApiError> {
    let id = study_id(&id)?;
    edge.house.settle_study(&id, &person.id, &asked).await?;
    Ok(Json(StudyMade { study: id }))
}
