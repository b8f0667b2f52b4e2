//! Who a page belongs to.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use tengen_wire::{ErrorBody, Me, Rename};

use super::body::Body;
use super::guard::Caller;
use super::visitor::Visitor;
use super::{ApiError, Edge};
use crate::limits::Act;
use crate::{guest, session};

/// Who you are. Whoever has no session yet becomes a guest and gets one, in a cookie.
#[utoipa::path(
    get, path = "/api/session", tag = "people",
    responses((status = 200, body = Me), (status = 429, body = ErrorBody, description = "`too-fast`")),
)]
pub(super) async fn session(
    State(edge): State<Arc<Edge>>,
    caller: Caller,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let (store, now) = (&*edge.store, edge.now());
    let known = session::resume(store, &headers, caller.is_secure, now).await?;
    let visit = if let Some(visit) = known {
        edge.limiter.by_person(Act::Request, &visit.person.id)?;
        visit
    } else {
        edge.limiter.guest(caller.address)?;
        session::begin(store, &headers, caller.is_secure, now).await?
    };
    let rooms = edge.house.rooms_of(&visit.person.id).await;
    let mut response = Json(Me { you: visit.person, rooms }).into_response();
    if let Some(cookie) = visit.cookie {
        response.headers_mut().insert(header::SET_COOKIE, cookie);
    }
    Ok(response)
}

/// Take another name.
#[utoipa::path(
    patch, path = "/api/session", tag = "people", request_body = Rename,
    responses(
        (status = 200, body = Me),
        (status = 401, body = ErrorBody, description = "`no-session`"),
        (status = 422, body = ErrorBody, description = "`bad-name`, `bad-body`"),
    ),
)]
pub(super) async fn rename(
    State(edge): State<Arc<Edge>>,
    Visitor(mut person): Visitor,
    Body(Rename { name }): Body<Rename>,
) -> Result<Json<Me>, ApiError> {
    let name = guest::name(&name)?;
    edge.store.rename_person(person.id.as_str(), name).await?;
    edge.house.rename(&person.id, name).await;
    name.clone_into(&mut person.name);
    let rooms = edge.house.rooms_of(&person.id).await;
    Ok(Json(Me { you: person, rooms }))
}
