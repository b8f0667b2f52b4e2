//! What every request passes on its way in and out.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Instant;

use axum::extract::{FromRequestParts, MatchedPath, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use tracing::field::Empty;
use tracing::{Instrument, Level};

use super::error::Noted;
use super::request_id::{self, RequestId};
use super::{ApiError, Edge};
use crate::address::Client;
use crate::headers;
use crate::limits::Act;
use crate::meters;
use crate::origin::Host;

/// Where a connection comes from, which [`crate::serve`] notes on every request.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) SocketAddr);

/// Where a request comes from.
#[derive(Clone, Copy, Debug)]
pub(super) struct Caller {
    /// From this address.
    pub(super) address: IpAddr,
    /// Whether the browser speaks TLS, to the house or to a proxy in front of it.
    pub(super) is_secure: bool,
}

impl<S: Sync> FromRequestParts<S> for Caller {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, ApiError> {
        parts.extensions.get().copied().ok_or(ApiError::Internal)
    }
}

/// What is asked by whatever watches over the house.
const WATCHED: [&str; 2] = ["/health", "/ready"];

/// Lets a request in if its name, origin and rate are all right, and adds to the answer what every
/// answer says.
pub(super) async fn guard(State(edge): State<Arc<Edge>>, mut request: Request, next: Next) -> Response {
    let peer = request.extensions().get().map(|Peer(peer)| peer.ip());
    let id = RequestId::of(request.headers(), peer.is_some_and(|peer| edge.trusts(peer)));
    // As grave as can be, so that every line that is written at all says whose it is.
    let span = tracing::error_span!("request", %id, person = Empty);
    request.extensions_mut().insert(id.clone());
    let mut response = answer(&edge, request, next).instrument(span).await;
    response.headers_mut().insert(request_id::HEADER, id.header());
    response
}

async fn answer(edge: &Edge, mut request: Request, next: Next) -> Response {
    let asked = Asked::of(&request);
    let host = edge.origins.host(request.headers());
    let known = host.as_ref().ok().cloned();
    let mut response = match let_in(edge, &mut request, host) {
        Ok(()) => next.run(request).await,
        Err(error) => error.into_response(),
    };
    headers::add(response.headers_mut(), known.as_ref());
    if asked.path.starts_with("/api/") {
        let no_store = HeaderValue::from_static("no-store");
        response.headers_mut().entry(header::CACHE_CONTROL).or_insert(no_store);
    }
    asked.note(&response);
    response
}

fn let_in(edge: &Edge, request: &mut Request, host: Result<Host, ApiError>) -> Result<(), ApiError> {
    let Some(&Peer(peer)) = request.extensions().get() else { return Err(ApiError::Internal) };
    let client = Client::of(peer.ip(), request.headers(), &edge.trusted_proxies);
    // Whatever watches over the house may call it by any name.
    if WATCHED.contains(&request.uri().path()) {
        return Ok(());
    }
    let host = host?;
    if request.uri().path().starts_with("/api/") {
        edge.limiter.by_address(Act::Request, client.address)?;
    }
    edge.origins.check(request.method(), request.headers(), &host)?;
    let is_secure = client.is_secure || host.is_secure;
    request.extensions_mut().insert(Caller { address: client.address, is_secure });
    Ok(())
}

/// What was asked for, and when.
struct Asked {
    method: Method,
    path: String,
    route: Option<MatchedPath>,
    begin: Instant,
}

impl Asked {
    fn of(request: &Request) -> Self {
        Self {
            method: request.method().clone(),
            path: request.uri().path().to_owned(),
            route: request.extensions().get().cloned(),
            begin: Instant::now(),
        }
    }

    /// Counts the answer, and writes a line about it to the log, as grave as its reason.
    fn note(&self, response: &Response) {
        let Self { method, path, route, begin } = self;
        let route = route.as_ref().map(MatchedPath::as_str);
        meters::request(method, route, response.status(), begin.elapsed());
        let status = response.status().as_u16();
        let noted: Option<Noted> = response.extensions().get().copied();
        if let Some(Noted { code, .. }) = noted {
            meters::refused("http", code);
        }
        let Noted { code, level } = noted.unwrap_or(Noted { code: "", level: Level::DEBUG });
        match level {
            Level::ERROR => tracing::error!(%method, path, status, code, "refused"),
            Level::WARN => tracing::warn!(%method, path, status, code, "refused"),
            Level::INFO => tracing::info!(%method, path, status, code, "refused"),
            _ => tracing::debug!(%method, path, status, code, "answered"),
        }
    }
}

/// The answer to a request that made the program fail.
pub(super) fn failed(_: Box<dyn std::any::Any + Send>) -> Response {
    // What went wrong is on standard error already, with the place.
    ApiError::Internal.into_response()
}

/// The answer to a method that an address does not have.
pub(super) async fn method_not_allowed() -> ApiError {
    ApiError::MethodNotAllowed
}
