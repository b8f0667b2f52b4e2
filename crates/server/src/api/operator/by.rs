//! Who asks, and whether they may.

use std::sync::Arc;

use axum::Json;
use axum::extract::{FromRef, FromRequestParts, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use tengen_wire::{Confirm, ErrorBody, Me};

use crate::api::account::to_the_end;
use crate::api::body::Body;
use crate::api::confirm;
use crate::api::guard::Caller;
use crate::api::people::me;
use crate::api::visitor::Holder;
use crate::api::{ApiError, Edge};
use crate::operator::{By, Desk, OperatorRefused};
use crate::session::{self, Held};

/// So long after logging in an operator acts on people without saying the password once more.
const FRESH_MS: i64 = 4 * 60 * 60 * 1000;

impl FromRef<Arc<Edge>> for Desk {
    fn from_ref(edge: &Arc<Edge>) -> Self {
        edge.desk.clone()
    }
}

/// Only the user who runs the house, and root, reach the socket.
impl FromRequestParts<Desk> for By {
    type Rejection = ApiError;

    async fn from_request_parts(_: &mut Parts, _: &Desk) -> Result<Self, ApiError> {
        Ok(Self::Machine)
    }
}

/// Whether somebody is an operator is asked each time: the role may just have been taken away.
impl FromRequestParts<Arc<Edge>> for By {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, edge: &Arc<Edge>) -> Result<Self, ApiError> {
        let Holder(Held { person, session }) = Holder::from_request_parts(parts, edge).await?;
        if !edge.store.is_operator(person.id.as_str()).await? {
            return Err(OperatorRefused::NotOperator.into());
        }
        Ok(Self::Page { person: person.id, is_fresh: edge.now() - session.created_at < FRESH_MS })
    }
}

/// Say your password once more, or use a passkey, which acts on people need some hours after logging in. The session is
/// replaced by a new one.
#[utoipa::path(
    post, path = "/api/operator/confirmation", tag = "operators", request_body = Confirm,
    responses(
        (status = 200, body = Me, description = "With a new session, in a cookie"),
        (status = 401, body = ErrorBody, description = "`no-session`"),
        (status = 403, body = ErrorBody, description = "`not-operator`, `wrong-password`, `wrong-passkey`"),
        (status = 429, body = ErrorBody, description = "`too-fast`"),
    ),
)]
pub(in crate::api) async fn confirm(
    _: By,
    State(edge): State<Arc<Edge>>,
    caller: Caller,
    headers: HeaderMap,
    Holder(held): Holder,
    Body(Confirm { password, passkey }): Body<Confirm>,
) -> Result<Response, ApiError> {
    confirm::confirm(&edge, &held, password.as_ref(), passkey).await?;
    to_the_end(async move {
        let Held { person, session } = held;
        let opened = session::open(&*edge.store, &person.id, &headers, caller.is_secure, edge.now()).await?;
        edge.house.hand_over(&person.id, session.token_hash, opened.token_hash);
        edge.store.drop_session(&session.token_hash).await?;
        edge.house.sessions_changed(&person.id).await;
        Ok(([(header::SET_COOKIE, opened.cookie)], Json(me(&edge, person).await?)).into_response())
    })
    .await
}
