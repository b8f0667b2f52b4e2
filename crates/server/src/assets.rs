//! The pages: the built web client, which a release binary has in itself.

use std::collections::HashMap;

use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use rust_embed::RustEmbed;
use sha2::{Digest, Sha256};

use crate::api::ApiError;
use crate::hex::hex;

/// `web/dist`, as `npm run build` leaves it. Debug builds read it when they start.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Client;

/// The page that every address of the client shows; which one it is, the client finds out.
const INDEX: &str = "index.html";

/// What is shown when the client has not been built.
const NOT_BUILT: &str = "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n\
    <title>Tengen</title>\n<h1>天元</h1>\n\
    <p>The house is open, but this program was built without its pages. \
    <code>cargo xtask serve</code> builds both.</p>\n\
    <p><a href=\"/api/docs\">The API</a> works.</p>\n</html>\n";

/// The files of the client.
pub(crate) struct Assets(HashMap<String, Asset>);

struct Asset {
    bytes: Bytes,
    media_type: &'static str,
    /// For a browser that has the file already.
    tag: HeaderValue,
    /// Whether the file never changes because its name says what is in it.
    is_hashed: bool,
}

impl Asset {
    fn new(path: &str, bytes: Bytes) -> Self {
        // Weak, since the file may be sent compressed.
        let tag = HeaderValue::try_from(format!("W/\"{}\"", hex(&Sha256::digest(&bytes)[..8])));
        let tag = tag.unwrap_or(HeaderValue::from_static("W/\"\""));
        Self { bytes, media_type: media_type(path), tag, is_hashed: path.starts_with("assets/") }
    }
}

fn media_type(path: &str) -> &'static str {
    match path.rsplit_once('.').map_or("", |(_, ending)| ending) {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "wasm" => "application/wasm",
        "mp3" => "audio/mpeg",
        "ogg" => "audio/ogg",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

impl Assets {
    /// The client this program was built with.
    pub(crate) fn built_in() -> Self {
        Self::of(Client::iter().filter_map(|path| {
            let bytes = match Client::get(&path)?.data {
                std::borrow::Cow::Borrowed(bytes) => Bytes::from_static(bytes),
                std::borrow::Cow::Owned(bytes) => bytes.into(),
            };
            Some((path.into_owned(), bytes))
        }))
    }

    fn of(files: impl IntoIterator<Item = (String, Bytes)>) -> Self {
        Self(files.into_iter().map(|(path, bytes)| (path.clone(), Asset::new(&path, bytes))).collect())
    }

    /// Whether the client was built.
    pub(crate) fn are_there(&self) -> bool {
        self.0.contains_key(INDEX)
    }

    /// The file at `path`, or the page of the client that belongs there.
    pub(crate) fn answer(&self, method: &Method, path: &str, headers: &HeaderMap) -> Response {
        if ![Method::GET, Method::HEAD].contains(method) {
            return ApiError::MethodNotAllowed.into_response();
        }
        let path = path.trim_start_matches('/');
        if let Some(asset) = self.0.get(path).filter(|_| path != INDEX) {
            return asset.answer(headers);
        }
        match (page(path), self.0.get(INDEX)) {
            (Page::None, _) => ApiError::NotFound.into_response(),
            (_, None) => (StatusCode::NOT_FOUND, Html(NOT_BUILT)).into_response(),
            (Page::Known, Some(index)) => index.answer(headers),
            // The client says in the reader's language that there is no such page.
            (Page::Unknown, Some(index)) => {
                let mut response = index.whole();
                *response.status_mut() = StatusCode::NOT_FOUND;
                response
            }
        }
    }
}

/// What stands at an address that is no file.
#[derive(Debug, PartialEq, Eq)]
enum Page {
    /// A page of the client.
    Known,
    /// An address as pages have it, where none is.
    Unknown,
    /// Nothing that could be a page.
    None,
}

fn page(path: &str) -> Page {
    let parts: Vec<_> = path.split('/').filter(|part| !part.is_empty()).collect();
    match parts[..] {
        []
        | [
            "analysis" | "studies" | "games" | "my-games" | "account" | "recovery" | "address" | "friends"
            | "messages" | "admin" | "ratings" | "rules" | "history" | "about" | "privacy" | "credits",
        ]
        | ["room" | "game" | "study" | "player" | "messages" | "ratings", _] => Page::Known,
        ["assets" | "api", ..] => Page::None,
        _ if path.contains('.') => Page::None,
        _ => Page::Unknown,
    }
}

impl Asset {
    fn answer(&self, headers: &HeaderMap) -> Response {
        let known = headers.get(header::IF_NONE_MATCH);
        if known.is_some_and(|known| known == self.tag) {
            return (StatusCode::NOT_MODIFIED, self.caching()).into_response();
        }
        self.whole()
    }

    fn whole(&self) -> Response {
        let media_type = [(header::CONTENT_TYPE, HeaderValue::from_static(self.media_type))];
        (media_type, self.caching(), Body::from(self.bytes.clone())).into_response()
    }

    fn caching(&self) -> [(header::HeaderName, HeaderValue); 2] {
        let control = if self.is_hashed { "public, max-age=31536000, immutable" } else { "no-cache" };
        [(header::CACHE_CONTROL, HeaderValue::from_static(control)), (header::ETAG, self.tag.clone())]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn built() -> Assets {
        let file = |path: &str| (path.to_owned(), Bytes::from(format!("this is {path}")));
        Assets::of(["index.html", "icon.svg", "assets/main-x1.js"].map(file))
    }

    fn get(assets: &Assets, path: &str) -> Response {
        assets.answer(&Method::GET, path, &HeaderMap::new())
    }

    fn header<'a>(response: &'a Response, name: &str) -> &'a str {
        response.headers()[name].to_str().unwrap()
    }

    #[test]
    fn pages_are_never_stale_and_hashed_files_are_kept() {
        for (path, media_type, caching) in [
            ("/", "text/html; charset=utf-8", "no-cache"),
            ("/room/abc", "text/html; charset=utf-8", "no-cache"),
            ("/game/abc/", "text/html; charset=utf-8", "no-cache"),
            ("/study/abc", "text/html; charset=utf-8", "no-cache"),
            ("/player/abc", "text/html; charset=utf-8", "no-cache"),
            ("/analysis", "text/html; charset=utf-8", "no-cache"),
            ("/studies", "text/html; charset=utf-8", "no-cache"),
            ("/account", "text/html; charset=utf-8", "no-cache"),
            ("/games", "text/html; charset=utf-8", "no-cache"),
            ("/friends", "text/html; charset=utf-8", "no-cache"),
            ("/messages", "text/html; charset=utf-8", "no-cache"),
            ("/messages/abc", "text/html; charset=utf-8", "no-cache"),
            ("/ratings", "text/html; charset=utf-8", "no-cache"),
            ("/ratings/renju-live", "text/html; charset=utf-8", "no-cache"),
            ("/rules", "text/html; charset=utf-8", "no-cache"),
            ("/history", "text/html; charset=utf-8", "no-cache"),
            ("/about", "text/html; charset=utf-8", "no-cache"),
            ("/privacy", "text/html; charset=utf-8", "no-cache"),
            ("/credits", "text/html; charset=utf-8", "no-cache"),
            ("/icon.svg", "image/svg+xml", "no-cache"),
            ("/assets/main-x1.js", "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"),
        ] {
            let response = get(&built(), path);
            assert_eq!(response.status(), StatusCode::OK, "{path}");
            assert_eq!(header(&response, "content-type"), media_type, "{path}");
            assert_eq!(header(&response, "cache-control"), caching, "{path}");
        }
    }

    #[test]
    fn an_unknown_page_is_shown_as_such_and_an_unknown_file_is_not_there() {
        for (path, media_type) in [
            ("/nowhere", "text/html; charset=utf-8"),
            ("/room", "text/html; charset=utf-8"),
            ("/assets/old.js", "application/json"),
            ("/robots.txt", "application/json"),
            ("/../Cargo.toml", "application/json"),
        ] {
            let response = get(&built(), path);
            assert_eq!(response.status(), StatusCode::NOT_FOUND, "{path}");
            assert_eq!(header(&response, "content-type"), media_type, "{path}");
        }
    }

    #[test]
    fn a_browser_that_has_the_file_does_not_get_it_again() {
        let first = get(&built(), "/icon.svg");
        let known = HeaderMap::from_iter([(header::IF_NONE_MATCH, first.headers()[header::ETAG].clone())]);
        let again = |path| built().answer(&Method::GET, path, &known).status();
        assert_eq!(again("/icon.svg"), StatusCode::NOT_MODIFIED);
        assert_eq!(again("/"), StatusCode::OK);
    }

    #[test]
    fn a_program_without_a_client_says_how_to_build_it() {
        let response = get(&Assets::of([]), "/");
        assert_eq!(response.status(), StatusCode::NOT_FOUND);
        assert!(header(&response, "content-type").starts_with("text/html"));
        assert!(NOT_BUILT.contains("cargo xtask serve"));
    }

    #[test]
    fn files_are_only_read() {
        let response = built().answer(&Method::POST, "/", &HeaderMap::new());
        assert_eq!(response.status(), StatusCode::METHOD_NOT_ALLOWED);
    }
}
