//! What a request asks for, read into the types of the wire.

use std::time::Duration;

use axum::body::to_bytes;
use axum::extract::{FromRequest, FromRequestParts, Query, Request};
use axum::http::header;
use axum::http::request::Parts;
use serde::de::DeserializeOwned;
use serde_json::error::Category;

use super::ApiError;

/// The most bytes of a body. The settings of a room, the largest thing sent, take some 600.
const MAX: usize = 16 << 10;

/// How long a body may take to come.
const PATIENCE: Duration = Duration::from_secs(10);

/// The body of a request, which is JSON.
pub(super) struct Body<T>(pub(super) T);

impl<T: DeserializeOwned, State: Sync> FromRequest<State> for Body<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, _: &State) -> Result<Self, ApiError> {
        read(request, MAX).await.map(Self)
    }
}

/// The most bytes of a body that holds a whole tree of moves.
const LARGE: usize = 1 << 20;

/// The body of a request that may be a large one.
pub(super) struct LargeBody<T>(pub(super) T);

impl<T: DeserializeOwned, State: Sync> FromRequest<State> for LargeBody<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, _: &State) -> Result<Self, ApiError> {
        read(request, LARGE).await.map(Self)
    }
}

/// Reads a body of at most `max` bytes.
async fn read<T: DeserializeOwned>(request: Request, max: usize) -> Result<T, ApiError> {
    if !is_json(&request) {
        return Err(ApiError::BodyType);
    }
    let declared = request.headers().get(header::CONTENT_LENGTH);
    let length = declared.and_then(|length| length.to_str().ok()?.parse::<usize>().ok());
    if length.is_some_and(|length| length > max) {
        return Err(ApiError::BodyTooLarge { max });
    }
    let bytes = tokio::time::timeout(PATIENCE, to_bytes(request.into_body(), max)).await;
    // What is not too long is broken off.
    let bytes = bytes.map_err(|_| ApiError::BodyTooSlow)?.map_err(|_| ApiError::BodyTooLarge { max })?;
    serde_json::from_slice(&bytes).map_err(|error| {
        let message = error.to_string();
        match error.classify() {
            Category::Data => ApiError::BodyContent { message },
            Category::Syntax | Category::Eof | Category::Io => ApiError::BodySyntax { message },
        }
    })
}

/// Whether the body is declared to be JSON, which a form of a foreign page cannot do.
fn is_json(request: &Request) -> bool {
    let declared = request.headers().get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok());
    let media_type = declared.and_then(|value| value.split(';').next()).unwrap_or_default();
    media_type.trim().eq_ignore_ascii_case("application/json")
}

/// The part of the address behind the question mark.
pub(super) struct Question<T>(pub(super) T);

impl<T: DeserializeOwned, State: Sync> FromRequestParts<State> for Question<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &State) -> Result<Self, ApiError> {
        Query::try_from_uri(&parts.uri)
            .map(|Query(question)| Self(question))
            .map_err(|error| ApiError::BadQuery { message: error.body_text() })
    }
}
