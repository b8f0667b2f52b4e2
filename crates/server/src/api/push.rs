//! Notifications while no page is open.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use tengen_store::PushSubscription;
use tengen_wire::{ErrorBody, PushView, SubscribePush};

use super::body::Body;
use super::visitor::Holder;
use super::{ApiError, Edge, account};
use crate::AccountRefused;
use crate::push::{BrowserKeys, Pusher};
use crate::words::Language;

/// The way to people who have no page open.
///
/// # Errors
///
/// [`AccountRefused::NoPush`] if the house has none.
fn pusher(edge: &Edge) -> Result<&Pusher, ApiError> {
    edge.pusher.as_ref().ok_or_else(|| AccountRefused::NoPush.into())
}

/// With which key the house signs notifications, and whether this browser gets any while no page is open.
#[utoipa::path(
    get, path = "/api/session/push", tag = "accounts",
    responses(
        (status = 200, body = PushView),
        (status = 401, body = ErrorBody, description = "`no-session`"),
        (status = 403, body = ErrorBody, description = "`no-account`: you are a guest"),
        (status = 404, body = ErrorBody, description = "`no-push`: this house sends none"),
    ),
)]
pub(super) async fn view(
    State(edge): State<Arc<Edge>>,
    Holder(held): Holder,
) -> Result<Json<PushView>, ApiError> {
    let key = pusher(&edge)?.public_key();
    account::of(&edge, &held.person.id).await?;
    let subscribed = edge.store.push_subscription(&held.session.token_hash).await?.is_some();
    Ok(Json(PushView { key, subscribed }))
}

/// Get notifications in this browser while no page is open, until you log out here: what `PushManager.subscribe` gives.
/// It takes the place of what was said before, and of the oldest if you get them in too many browsers.
#[utoipa::path(
    put, path = "/api/session/push", tag = "accounts", request_body = SubscribePush,
    responses(
        (status = 204, description = "From now on"),
        (status = 401, body = ErrorBody, description = "`no-session`"),
        (status = 403, body = ErrorBody, description = "`no-account`: you are a guest"),
        (status = 404, body = ErrorBody, description = "`no-push`: this house sends none"),
        (status = 422, body = ErrorBody, description = "`bad-push-subscription`, `bad-body`"),
    ),
)]
pub(super) async fn subscribe(
    State(edge): State<Arc<Edge>>,
    Holder(held): Holder,
    Body(SubscribePush { endpoint, keys, language }): Body<SubscribePush>,
) -> Result<StatusCode, ApiError> {
    let pusher = pusher(&edge)?;
    account::of(&edge, &held.person.id).await?;
    pusher.endpoint(&endpoint)?;
    let keys = BrowserKeys::parse(&keys.p256dh, &keys.auth.0)?;
    let subscription = PushSubscription {
        session: held.session.token_hash,
        person: held.person.id.to_string(),
        endpoint,
        public_key: keys.public_key,
        auth: keys.auth,
        language: Language::of(&language).tag().to_owned(),
        created_at: edge.now(),
        failures: 0,
    };
    // The session may have ended meanwhile.
    if edge.store.subscribe_push(subscription).await? {
        Ok(StatusCode::NO_CONTENT)
    } else {
        Err(ApiError::NoSession)
    }
}

/// Get no notifications in this browser any more while no page is open.
#[utoipa::path(
    delete, path = "/api/session/push", tag = "accounts",
    responses(
        (status = 204, description = "No more of them"),
        (status = 401, body = ErrorBody, description = "`no-session`"),
    ),
)]
pub(super) async fn unsubscribe(
    State(edge): State<Arc<Edge>>,
    Holder(held): Holder,
) -> Result<StatusCode, ApiError> {
    edge.store.unsubscribe_push(&held.session.token_hash).await?;
    Ok(StatusCode::NO_CONTENT)
}
