//! Why a request is refused: status, code and weight of every reason, in one place.

use std::collections::BTreeMap;
use std::time::Duration;

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Json, Response};
use tengen_game::Day;
use tengen_store::StoreError;
use tengen_wire::{ErrorBody, Refusal};
use tracing::Level;

use crate::operator::OperatorRefused;
use crate::session::NAME_MAX;
use crate::{AccountRefused, Refused, Unread};

/// Why a request over HTTP is refused.
#[derive(Debug, thiserror::Error)]
pub enum ApiError {
    /// The house refuses it.
    #[error(transparent)]
    House(#[from] Refused),
    /// Something about an account.
    #[error(transparent)]
    Account(#[from] AccountRefused),
    /// Something about whoever runs the house.
    #[error(transparent)]
    Operator(#[from] OperatorRefused),
    /// A text is no game to work on.
    #[error(transparent)]
    Unread(#[from] Unread),
    /// There is nothing at this address.
    #[error("there is nothing at this address")]
    NotFound,
    /// The address is there, but not for this method.
    #[error("this cannot be done at this address")]
    MethodNotAllowed,
    /// The house is called by a name that is not known to be its own.
    #[error("the house does not know this name as its own: add it to `origins` in its configuration")]
    WrongHost,
    /// What changes something must come from a page of the house.
    #[error("this does not come from a page of the house")]
    WrongOrigin,
    /// Nobody can be seen behind the request.
    #[error("this needs a session: ask for /api/session first")]
    NoSession,
    /// Too many requests in too short a time.
    #[error("too many requests: try again in {} s", seconds(*wait))]
    TooFast {
        /// How long to wait.
        wait: Duration,
    },
    /// Too many WebSockets are open from one address.
    #[error("{most} connections at a time are the most from one address")]
    TooManySockets {
        /// How many may be.
        most: u32,
    },
    /// The body is too long.
    #[error("the body is longer than {max} bytes")]
    BodyTooLarge {
        /// How long it may be, in bytes.
        max: usize,
    },
    /// The body does not come.
    #[error("the body did not come in time")]
    BodyTooSlow,
    /// The body is not declared to be JSON.
    #[error("the body must be JSON, with the content type application/json")]
    BodyType,
    /// The body is not JSON.
    #[error("the body is not JSON: {message}")]
    BodySyntax {
        /// What is wrong, with line and column.
        message: String,
    },
    /// The body is not the JSON that is wanted.
    #[error("the body is not what is wanted here: {message}")]
    BodyContent {
        /// What is wrong, with line and column.
        message: String,
    },
    /// The part of the address behind the question mark is not what is wanted.
    #[error("the question in the address is not understood: {message}")]
    BadQuery {
        /// What is wrong.
        message: String,
    },
    /// No name for a person.
    #[error("a name has 1 to {NAME_MAX} characters and nothing invisible in it")]
    BadName,
    /// An operator has suspended whoever wants to come in.
    #[error("you are not let in{}: {reason}", until(*ends_at))]
    Suspended {
        /// Why, in the operator's words.
        reason: String,
        /// Until when, in milliseconds since 1970; for ever if nothing is said.
        ends_at: Option<i64>,
    },
    /// Only a WebSocket speaks here.
    #[error("this is the address of a WebSocket")]
    UpgradeRequired,
    /// A mistake in the program.
    #[error("something went wrong in the house")]
    Internal,
}

/// The end of a suspension in words.
fn until(ends_at: Option<i64>) -> String {
    ends_at.map(|end| format!(" until {}", Day::of(end))).unwrap_or_default()
}

/// Whole seconds, rounded up, so that waiting them is enough.
fn seconds(wait: Duration) -> u64 {
    wait.as_secs() + u64::from(wait.subsec_nanos() > 0)
}

/// What the log says about an answer.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Noted {
    pub(crate) code: &'static str,
    pub(crate) level: Level,
}

impl ApiError {
    /// The codes that are HTTP's own, beside those of [`Refused`], [`AccountRefused`], [`OperatorRefused`] and
    /// [`Unread`].
    pub const CODES: [&'static str; 16] = [
        "not-found",
        "method-not-allowed",
        "wrong-host",
        "wrong-origin",
        "no-session",
        "too-fast",
        "too-many-sockets",
        "body-too-large",
        "body-too-slow",
        "bad-body",
        "bad-query",
        "bad-name",
        "suspended",
        "suspended-for-ever",
        "upgrade-required",
        "internal",
    ];

    /// Status, code, and how much it matters to whoever runs the house.
    fn facts(&self) -> (StatusCode, &'static str, Level) {
        match self {
            // What matters about these is written down where it happens.
            Self::House(refused) => (refused.status(), refused.code(), Level::DEBUG),
            Self::Account(refused) => (refused.status(), refused.code(), Level::DEBUG),
            Self::Operator(refused) => (refused.status(), refused.code(), Level::DEBUG),
            Self::Unread(unread) => (StatusCode::UNPROCESSABLE_ENTITY, unread.code(), Level::DEBUG),
            Self::NotFound => (StatusCode::NOT_FOUND, "not-found", Level::DEBUG),
            Self::MethodNotAllowed => (StatusCode::METHOD_NOT_ALLOWED, "method-not-allowed", Level::DEBUG),
            Self::WrongHost => (StatusCode::MISDIRECTED_REQUEST, "wrong-host", Level::WARN),
            Self::WrongOrigin => (StatusCode::FORBIDDEN, "wrong-origin", Level::WARN),
            Self::NoSession => (StatusCode::UNAUTHORIZED, "no-session", Level::DEBUG),
            Self::TooFast { .. } => (StatusCode::TOO_MANY_REQUESTS, "too-fast", Level::INFO),
            Self::TooManySockets { .. } => (StatusCode::TOO_MANY_REQUESTS, "too-many-sockets", Level::INFO),
            Self::BodyTooLarge { .. } => (StatusCode::PAYLOAD_TOO_LARGE, "body-too-large", Level::INFO),
            Self::BodyTooSlow => (StatusCode::REQUEST_TIMEOUT, "body-too-slow", Level::INFO),
            Self::BodyType => (StatusCode::UNSUPPORTED_MEDIA_TYPE, "bad-body", Level::DEBUG),
            Self::BodySyntax { .. } => (StatusCode::BAD_REQUEST, "bad-body", Level::DEBUG),
            Self::BodyContent { .. } => (StatusCode::UNPROCESSABLE_ENTITY, "bad-body", Level::DEBUG),
            Self::BadQuery { .. } => (StatusCode::BAD_REQUEST, "bad-query", Level::DEBUG),
            Self::BadName => (StatusCode::UNPROCESSABLE_ENTITY, "bad-name", Level::DEBUG),
            Self::Suspended { ends_at: Some(_), .. } => (StatusCode::FORBIDDEN, "suspended", Level::INFO),
            Self::Suspended { ends_at: None, .. } => {
                (StatusCode::FORBIDDEN, "suspended-for-ever", Level::INFO)
            }
            Self::UpgradeRequired => (StatusCode::UPGRADE_REQUIRED, "upgrade-required", Level::DEBUG),
            Self::Internal => (StatusCode::INTERNAL_SERVER_ERROR, "internal", Level::ERROR),
        }
    }

    /// What the sentence in other languages needs.
    fn args(&self) -> BTreeMap<String, String> {
        let pair = |name: &str, value: String| BTreeMap::from([(name.to_owned(), value)]);
        match self {
            Self::TooFast { wait } => pair("seconds", seconds(*wait).to_string()),
            Self::TooManySockets { most } => pair("max", most.to_string()),
            Self::BodyTooLarge { max } => pair("max", max.to_string()),
            Self::BadName => pair("max", NAME_MAX.to_string()),
            Self::BodySyntax { message } | Self::BodyContent { message } | Self::BadQuery { message } => {
                pair("message", message.clone())
            }
            Self::Suspended { reason, ends_at } => {
                let until = ends_at.map(|end| ("until".to_owned(), end.to_string()));
                until.into_iter().chain([("reason".to_owned(), reason.clone())]).collect()
            }
            Self::Account(refused) => refused.args(),
            Self::Operator(OperatorRefused::BadLogLevel(reason)) => pair("message", reason.clone()),
            Self::Unread(unread) => unread.args(),
            Self::House(_)
            | Self::Operator(_)
            | Self::NotFound
            | Self::MethodNotAllowed
            | Self::WrongHost
            | Self::WrongOrigin
            | Self::NoSession
            | Self::BodyTooSlow
            | Self::BodyType
            | Self::UpgradeRequired
            | Self::Internal => BTreeMap::new(),
        }
    }

    fn refusal(self, code: &'static str) -> Refusal {
        match self {
            Self::House(refused) => refused.into(),
            other => {
                Refusal { code: code.into(), text: other.to_string(), args: other.args(), explanation: None }
            }
        }
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> Self {
        Self::House(error.into())
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let (status, code, level) = self.facts();
        let retry_after = match &self {
            Self::TooFast { wait } => Some(seconds(*wait)),
            Self::House(Refused::Restarting | Refused::Unavailable) => Some(2),
            _ => None,
        };
        let mut response = (status, Json(ErrorBody { error: self.refusal(code) })).into_response();
        response.extensions_mut().insert(Noted { code, level });
        let headers = response.headers_mut();
        if let Some(seconds) = retry_after {
            headers.insert(header::RETRY_AFTER, seconds.into());
        }
        if status == StatusCode::UPGRADE_REQUIRED {
            headers.insert(header::UPGRADE, HeaderValue::from_static("websocket"));
        }
        response
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// One error of each kind that is HTTP's own.
    fn each() -> Vec<ApiError> {
        let message = || "line 1".to_owned();
        vec![
            ApiError::NotFound,
            ApiError::MethodNotAllowed,
            ApiError::WrongHost,
            ApiError::WrongOrigin,
            ApiError::NoSession,
            ApiError::TooFast { wait: Duration::from_millis(1500) },
            ApiError::TooManySockets { most: 40 },
            ApiError::BodyTooLarge { max: 16 },
            ApiError::BodyTooSlow,
            ApiError::BodyType,
            ApiError::BodySyntax { message: message() },
            ApiError::BodyContent { message: message() },
            ApiError::BadQuery { message: message() },
            ApiError::BadName,
            ApiError::Suspended { reason: "五".into(), ends_at: Some(86_400_000) },
            ApiError::Suspended { reason: "五".into(), ends_at: None },
            ApiError::UpgradeRequired,
            ApiError::Internal,
        ]
    }

    #[test]
    fn every_code_is_listed_and_every_listed_code_is_used() {
        let mut used: Vec<_> = each().iter().map(|error| error.facts().1).collect();
        used.dedup();
        assert_eq!(used, ApiError::CODES);
    }

    #[test]
    fn a_refusal_says_how_long_to_wait_in_whole_seconds() {
        let response = ApiError::TooFast { wait: Duration::from_millis(1500) }.into_response();
        assert_eq!(response.headers()[header::RETRY_AFTER], "2");
        let refusal = ApiError::TooFast { wait: Duration::from_secs(2) }.refusal("too-fast");
        assert_eq!(refusal.args["seconds"], "2");
        assert_eq!(refusal.text, "too many requests: try again in 2 s");
    }
}
