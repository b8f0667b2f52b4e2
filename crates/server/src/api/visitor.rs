//! Who sends a request.

use std::sync::Arc;

use axum::extract::{FromRequestParts, OptionalFromRequestParts};
use axum::http::request::Parts;
use tengen_room::Person;

use super::{ApiError, Edge};
use crate::limits::Act;
use crate::session;

/// The person whose session the request belongs to, who has not asked too much lately.
pub(super) struct Visitor(pub(super) Person);

impl FromRequestParts<Arc<Edge>> for Visitor {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, edge: &Arc<Edge>) -> Result<Self, ApiError> {
        let person = session::find(&*edge.store, &parts.headers, edge.now()).await?;
        let person = person.ok_or(ApiError::NoSession)?;
        tracing::Span::current().record("person", tracing::field::display(&person.id));
        edge.limiter.by_person(Act::Request, &person.id)?;
        Ok(Self(person))
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
