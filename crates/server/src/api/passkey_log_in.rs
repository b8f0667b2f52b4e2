//! Logging in with a passkey.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use tengen_wire::{ErrorBody, Me, PasskeyOptions, UsePasskey};

use super::account::to_the_end;
use super::body::Body;
use super::confirm::signer;
use super::guard::Caller;
use super::passkeys::{ask, party};
use super::sessions::enter;
use super::visitor::Holder;
use super::{ApiError, Edge};
use crate::AccountRefused;
use crate::account::Signed;

/// Begin to log in with a passkey: what it is to sign. No name is said; the browser lists the passkeys it knows.
#[utoipa::path(
    post, path = "/api/session/passkey/options", tag = "accounts",
    responses(
        (status = 200, body = PasskeyOptions),
        (status = 401, body = ErrorBody, description = "`no-session`"),
        (status = 409, body = ErrorBody, description = "`no-passkeys`"),
    ),
)]
pub(super) async fn options(
    State(edge): State<Arc<Edge>>,
    Holder(held): Holder,
) -> Result<Json<PasskeyOptions>, ApiError> {
    let question = party(&edge)?.ask_log_in()?;
    let id = ask(&edge, &held.session, question.state).await?;
    Ok(Json(PasskeyOptions { id, options: question.options }))
}

/// Log in with a passkey. The session that the browser had ends, whosever it was.
#[utoipa::path(
    post, path = "/api/session/passkey", tag = "accounts", request_body = UsePasskey,
    responses(
        (status = 200, body = Me, description = "With a new session, in a cookie"),
        (status = 401, body = ErrorBody, description = "`no-session`"),
        (status = 403, body = ErrorBody, description = "`wrong-passkey`: unknown, or its signature is wrong"),
        (status = 409, body = ErrorBody, description = "`no-passkeys`, `passkey-expired`"),
        (status = 422, body = ErrorBody, description = "`bad-body`"),
        (status = 429, body = ErrorBody, description = "`too-fast`"),
    ),
)]
pub(super) async fn log_in(
    State(edge): State<Arc<Edge>>,
    caller: Caller,
    headers: HeaderMap,
    Holder(held): Holder,
    Body(UsePasskey { id, credential }): Body<UsePasskey>,
) -> Result<Response, ApiError> {
    let signed = Signed::read(credential)?;
    edge.limiter.log_in(signed.id, caller.address)?;
    let (passkey, person) = signer(&edge, &held.session, &id, &signed).await?;
    to_the_end(async move {
        // It may have been removed meanwhile, or the account deleted.
        let stands = async || {
            let stands = edge.store.passkey(&passkey.id).await?;
            Ok(if stands.is_some() { Ok(()) } else { Err(AccountRefused::WrongPasskey) })
        };
        enter(&edge, &caller, &headers, person, stands).await
    })
    .await
}
