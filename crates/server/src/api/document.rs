//! The API, described: for programs as OpenAPI, for people as a page.

mod page;

use std::sync::LazyLock;

use axum::http::{HeaderName, header};
use axum::response::IntoResponse;
use tengen_wire::{ClientMessage, ContinuationView, ServerMessage};
use utoipa::OpenApi;
use utoipa::openapi::OpenApi as Document;

/// What stands in the document beside the routes: the messages of the WebSocket.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Tengen",
        description = "The house: rooms for refereed renju and gomoku. What happens in rooms comes over one \
            WebSocket, `/api/live`; the rest is here. Requests other than GET need an `Origin` header that names \
            the house, and most need a session, which `GET /api/session` gives. Every refusal is an `ErrorBody` \
            with a code for programs.",
        version = env!("CARGO_PKG_VERSION"),
        license(name = "MIT OR Apache-2.0"),
    ),
    components(schemas(ClientMessage, ContinuationView, ServerMessage)),
    tags(
        (name = "people", description = "Who a page belongs to"),
        (name = "accounts", description = "Accounts, and where one is logged in"),
        (name = "social", description = "Who follows whom, challenges, and what people write to each other"),
        (name = "rooms", description = "Opening rooms and finding them"),
        (name = "games", description = "Games, being played and over"),
        (name = "archive", description = "Games that are over, by players, openings and positions"),
        (name = "ratings", description = "How strong people are, and what games have changed of that"),
        (name = "analysis", description = "Positions outside games, and studies"),
        (name = "operators", description = "For whoever runs the house"),
        (name = "live", description = "What happens, as it happens"),
        (name = "documentation", description = "What you read here"),
        (name = "health", description = "For whatever watches over the house"),
    ),
)]
struct Frame;

/// The document without the routes.
pub(super) fn frame() -> Document {
    Frame::openapi()
}

/// The document as JSON and as a page, which are the same for everybody.
static DOCUMENT: LazyLock<(String, String)> = LazyLock::new(|| {
    let document = serde_json::to_value(super::documented().into_openapi()).unwrap_or_default();
    (document.to_string(), page::page(&document))
});

const STYLE: &str = include_str!("document/page.css");

/// How long browsers keep what changes with the program alone.
const CACHING: (HeaderName, &str) = (header::CACHE_CONTROL, "no-cache");

/// This document.
#[utoipa::path(
    get, path = "/api/openapi.json", tag = "documentation",
    responses((status = 200, content_type = "application/json", body = serde_json::Value)),
)]
pub(super) async fn openapi() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "application/json"), CACHING], &*DOCUMENT.0)
}

/// This document as a page to read.
#[utoipa::path(
    get, path = "/api/docs", tag = "documentation",
    responses((status = 200, content_type = "text/html", body = String)),
)]
pub(super) async fn docs() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "text/html; charset=utf-8"), CACHING], &*DOCUMENT.1)
}

/// The style of that page.
#[utoipa::path(
    get, path = "/api/docs.css", tag = "documentation",
    responses((status = 200, content_type = "text/css", body = String)),
)]
pub(super) async fn style() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "text/css; charset=utf-8"), CACHING], STYLE)
}
