//! Who sends a request.

use std::sync::Arc;

use axum::extract::{FromRequestParts, OptionalFromRequestParts};
use axum::http::request::Parts;
use tengen_room::Person;

use super::{ApiError, Edge};
use crate::limits::Act;
use crate::session::{self, Held};

/// The session that the request belongs to, whose person has not asked too much lately.
pub(super) struct Holder(pub(super) Held);

impl FromRequestParts<Arc<Edge>> for Holder {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, edge: &Arc<Edge>) -> Result<Self, ApiError> {
        let held = session::find(&*edge.store, &parts.headers, edge.now()).await?;
        let held = held.ok_or(ApiError::NoSession)?;
        tracing::Span::current().record("person", tracing::field::display(&held.person.id));
        edge.limiter.by_person(Act::Request, &held.person.id)?;
        Ok(Self(held))
    }
}

/// The person of that session.
pub(super) struct Visitor(pub(super) Person);

impl FromRequestParts<Arc<Edge>> for Visitor {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, edge: &Arc<Edge>) -> Result<Self, ApiError> {
        let Holder(held) = Holder::from_request_parts(parts, edge).await?;
        Ok(Self(held.person))
    }
}

/// Nobody, for a request without a session.
impl OptionalFromRequestParts<Arc<Edge>> for Visitor {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, edge: &Arc<Edge>) -> Result<Option<Self>, ApiError> {
        match <Self as FromRequestParts<_>>::from_request_parts(parts, edge).await {
            Err(ApiError::NoSession) => Ok(None),
            found => found.map(Some),
        }
    }
}
