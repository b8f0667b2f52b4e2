//! Somebody with an account who sends a request.

use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use tengen_room::Person;

use super::visitor::Visitor;
use super::{ApiError, Edge};
use crate::AccountRefused;

/// The person of the session that the request belongs to, who has an account.
pub(super) struct Member(pub(super) Person);

impl FromRequestParts<Arc<Edge>> for Member {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, edge: &Arc<Edge>) -> Result<Self, ApiError> {
        let Visitor(person) = <Visitor as FromRequestParts<_>>::from_request_parts(parts, edge).await?;
        match edge.store.account(person.id.as_str()).await? {
            Some(_) => Ok(Self(person)),
            None => Err(AccountRefused::NoAccount.into()),
        }
    }
}
