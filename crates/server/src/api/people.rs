//! Who a page belongs to.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use tengen_room::Person;
use tengen_store::StoreError;
use tengen_wire::{ErrorBody, Me, Rename};

use super::body::Body;
use super::guard::Caller;
use super::visitor::Visitor;
use super::{ApiError, Edge};
use crate::account::{NameKey, account_name};
use crate::limits::Act;
use crate::{AccountRefused, guest, session};

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
    let mut response = Json(me(&edge, visit.person).await?).into_response();
    if let Some(cookie) = visit.cookie {
        response.headers_mut().insert(header::SET_COOKIE, cookie);
    }
    Ok(response)
}

/// Who a page belongs to, as it is told.
pub(super) async fn me(edge: &Edge, you: Person) -> Result<Me, ApiError> {
    let rooms = edge.house.rooms_of(&you.id).await;
    let account = edge.store.account(you.id.as_str()).await?.is_some();
    let operator = account && edge.store.is_operator(you.id.as_str()).await?;
    Ok(Me { you, rooms, account, operator })
}

/// Take another name.
#[utoipa::path(
    patch, path = "/api/session", tag = "people", request_body = Rename,
    responses(
        (status = 200, body = Me),
        (status = 401, body = ErrorBody, description = "`no-session`"),
        (status = 409, body = ErrorBody, description = "`name-taken`: an account has it"),
        (status = 422, body = ErrorBody, description = "`bad-name`, `guest-name`, `bad-body`"),
    ),
)]
pub(super) async fn rename(
    State(edge): State<Arc<Edge>>,
    Visitor(mut person): Visitor,
    Body(Rename { name }): Body<Rename>,
) -> Result<Json<Me>, ApiError> {
    let name = guest::name(&name)?;
    note_name(&edge, &person, name).await?;
    edge.house.rename(&person.id, name).await;
    name.clone_into(&mut person.name);
    Ok(Json(me(&edge, person).await?))
}

/// Writes down what a person is called from now on: nobody is called as an account is, but its holder.
async fn note_name(edge: &Edge, person: &Person, name: &str) -> Result<(), ApiError> {
    let (id, key) = (person.id.as_str(), NameKey::of(name));
    if edge.store.account(id).await?.is_some() {
        let renamed = edge.store.rename_account(id, account_name(name)?, key.as_str()).await;
        // It may have been deleted in between.
        return if renamed.map_err(taken)? { Ok(()) } else { Err(AccountRefused::NoAccount.into()) };
    }
    if edge.store.account_named(key.as_str()).await?.is_some() {
        return Err(AccountRefused::NameTaken.into());
    }
    edge.store.rename_person(id, name).await?;
    Ok(())
}

/// What a store says that knows the name or the account already.
pub(crate) fn taken(error: StoreError) -> ApiError {
    match error {
        StoreError::Exists { what: "name" } => AccountRefused::NameTaken.into(),
        StoreError::Exists { what: "account" } => AccountRefused::HasAccount.into(),
        other => other.into(),
    }
}
