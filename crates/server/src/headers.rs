//! What every answer tells the browser about what pages may do.

use axum::http::{HeaderMap, HeaderName, HeaderValue, header};

use crate::origin::Host;

/// Which scripts, styles and connections pages may use: the house's own, from files. `'self'` means
/// WebSockets too, but not in every browser, so the name of the house stands there once more.
fn content_security_policy(host: Option<&Host>) -> HeaderValue {
    let sockets = host.map(|host| format!(" ws://{host} wss://{host}")).unwrap_or_default();
    let policy = format!(
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; \
         media-src 'self'; manifest-src 'self'; worker-src 'self'; connect-src 'self'{sockets}; \
         frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
    );
    HeaderValue::from_str(&policy).unwrap_or(HeaderValue::from_static("default-src 'none'"))
}

const FIXED: [(HeaderName, &str); 4] = [
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    // The link of a private room is all one needs to enter it.
    (header::REFERRER_POLICY, "same-origin"),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    ),
];

/// Adds to `headers` what every answer says; `host` is the name the house was called by, if it is one
/// of its own.
pub(crate) fn add(headers: &mut HeaderMap, host: Option<&Host>) {
    headers.insert(header::CONTENT_SECURITY_POLICY, content_security_policy(host));
    for (name, value) in FIXED {
        headers.insert(name, HeaderValue::from_static(value));
    }
}
