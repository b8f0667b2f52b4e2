//! Logging in and out, and the browsers in which one is logged in.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use tengen_room::Person;
use tengen_store::{Session, StoreError};
use tengen_wire::{Credentials, ErrorBody, Me, SessionList, SessionRow};

use super::account::to_the_end;
use super::body::Body;
use super::guard::Caller;
use super::people::me;
use super::visitor::Holder;
use super::{ApiError, Edge};
use crate::AccountRefused;
use crate::account::NameKey;
use crate::hex::hex;
use crate::session::{self, Held};

/// Log in. The session that the browser had ends, whosever it was.
#[utoipa::path(
    post, path = "/api/session", tag = "accounts", request_body = Credentials,
    responses(
        (status = 200, body = Me, description = "With a new session, in a cookie"),
        (status = 403, body = ErrorBody, description = "`wrong-login`: the name or the password"),
        (status = 422, body = ErrorBody, description = "`bad-body`"),
        (status = 429, body = ErrorBody, description = "`too-fast`"),
    ),
)]
pub(super) async fn log_in(
    State(edge): State<Arc<Edge>>,
    caller: Caller,
    headers: HeaderMap,
    Body(Credentials { name, password }): Body<Credentials>,
) -> Result<Response, ApiError> {
    let key = NameKey::of(&name);
    edge.limiter.log_in(key.digest(), caller.address)?;
    let account = edge.store.account_named(key.as_str()).await?;
    let hash = account.as_ref().map(|account| account.password_hash.as_str());
    let knows = edge.hasher.verify(&password, hash).await?;
    let account = account.filter(|_| knows).ok_or(AccountRefused::WrongLogin)?;
    to_the_end(async move {
        let person = edge.store.person(&account.person).await?.ok_or(AccountRefused::WrongLogin)?;
        // Whoever changed the password, or deleted the account, meanwhile has ended all sessions but this.
        let stands = async || {
            let stands = edge.store.account(&account.person).await?;
            let is_same = stands.is_some_and(|stands| stands.password_hash == account.password_hash);
            Ok(if is_same { Ok(()) } else { Err(AccountRefused::WrongLogin) })
        };
        enter(&edge, &caller, &headers, session::person_of(person)?, stands).await
    })
    .await
}

/// Logs the browser in as `person`, who has shown to be the holder of the account. What was shown may not hold any
/// more when the session is open, which `stands` finds out; the session ends then.
pub(super) async fn enter(
    edge: &Edge,
    caller: &Caller,
    headers: &HeaderMap,
    person: Person,
    stands: impl AsyncFnOnce() -> Result<Result<(), AccountRefused>, StoreError>,
) -> Result<Response, ApiError> {
    let (store, now) = (&*edge.store, edge.now());
    let opened = session::open(store, &person.id, headers, caller.is_secure, now).await?;
    if let Err(refused) = stands().await? {
        store.drop_session(&opened.token_hash).await?;
        return Err(refused.into());
    }
    if let Some(before) = session::find(store, headers, now).await? {
        end_one(edge, &before).await?;
    }
    Ok(([(header::SET_COOKIE, opened.cookie)], Json(me(edge, person).await?)).into_response())
}

/// Log out: the session ends, and its pages with it.
#[utoipa::path(
    delete, path = "/api/session", tag = "accounts",
    responses(
        (status = 204, description = "The session is gone, and so is the cookie"),
        (status = 401, body = ErrorBody, description = "`no-session`"),
    ),
)]
pub(super) async fn log_out(
    State(edge): State<Arc<Edge>>,
    Holder(held): Holder,
) -> Result<Response, ApiError> {
    to_the_end(async move {
        end_one(&edge, &held).await?;
        Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, session::farewell())]).into_response())
    })
    .await
}

async fn end_one(edge: &Edge, held: &Held) -> Result<(), ApiError> {
    edge.store.drop_session(&held.session.token_hash).await?;
    edge.house.sessions_changed(&held.person.id).await;
    Ok(())
}

/// Where one is logged in.
#[utoipa::path(
    get, path = "/api/account/sessions", tag = "accounts",
    responses(
        (status = 200, body = SessionList),
        (status = 401, body = ErrorBody, description = "`no-session`"),
    ),
)]
pub(super) async fn list(
    State(edge): State<Arc<Edge>>,
    Holder(held): Holder,
) -> Result<Json<SessionList>, ApiError> {
    Ok(Json(SessionList { sessions: of(&edge, &held).await? }))
}

/// The sessions of a person that hold, this one first.
pub(super) async fn of(edge: &Edge, held: &Held) -> Result<Vec<SessionRow>, ApiError> {
    let (sessions, now) = (edge.store.sessions_of(held.person.id.as_str()).await?, edge.now());
    let holds = |session: &Session| session.expires_at > now;
    let mut rows: Vec<_> = sessions.into_iter().filter(holds).map(|session| shown(session, held)).collect();
    rows.sort_by_key(|row| !row.current);
    Ok(rows)
}

fn shown(session: Session, held: &Held) -> SessionRow {
    SessionRow {
        id: id(&session),
        current: session.token_hash == held.session.token_hash,
        browser: session.browser,
        created_at: session.created_at,
        last_seen_at: session.last_seen_at,
    }
}

/// What a session is ended by: a part of the hash of its secret, of which nobody can act on it.
fn id(session: &Session) -> String {
    hex(&session.token_hash[..16])
}

/// Log out everywhere else.
#[utoipa::path(
    delete, path = "/api/account/sessions", tag = "accounts",
    responses(
        (status = 200, body = SessionList, description = "What is left"),
        (status = 401, body = ErrorBody, description = "`no-session`"),
    ),
)]
pub(super) async fn end_others(
    State(edge): State<Arc<Edge>>,
    Holder(held): Holder,
) -> Result<Json<SessionList>, ApiError> {
    to_the_end(async move {
        edge.store.end_sessions(held.person.id.as_str(), &held.session.token_hash).await?;
        edge.house.sessions_changed(&held.person.id).await;
        Ok(Json(SessionList { sessions: of(&edge, &held).await? }))
    })
    .await
}

/// Log out in another browser.
#[utoipa::path(
    delete, path = "/api/account/sessions/{id}", tag = "accounts", params(("id" = String, Path)),
    responses(
        (status = 200, body = SessionList, description = "What is left"),
        (status = 401, body = ErrorBody, description = "`no-session`"),
        (status = 404, body = ErrorBody, description = "`no-such-session`"),
    ),
)]
pub(super) async fn end(
    State(edge): State<Arc<Edge>>,
    Path(wanted): Path<String>,
    Holder(held): Holder,
) -> Result<Json<SessionList>, ApiError> {
    let sessions = edge.store.sessions_of(held.person.id.as_str()).await?;
    let session = sessions.into_iter().find(|session| id(session) == wanted);
    let session = session.ok_or(AccountRefused::NoSuchSession)?;
    to_the_end(async move {
        edge.store.drop_session(&session.token_hash).await?;
        edge.house.sessions_changed(&held.person.id).await;
        Ok(Json(SessionList { sessions: of(&edge, &held).await? }))
    })
    .await
}
