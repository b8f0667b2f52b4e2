//! The name of a request, by which the lines of the log and the answer find each other.

use std::fmt;

use axum::http::{HeaderMap, HeaderName, HeaderValue};

/// The header that says it.
pub(super) const HEADER: HeaderName = HeaderName::from_static("x-request-id");

/// The longest name that a proxy may have given.
const LONGEST: usize = 64;

/// The name of a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct RequestId(HeaderValue);

impl RequestId {
    /// The name that the proxy in front has given to the request, if its word is taken; else a new one.
    pub(super) fn of(headers: &HeaderMap, is_trusted: bool) -> Self {
        let named = headers.get(HEADER).filter(|name| is_trusted && is_plain(name));
        named.map_or_else(Self::new, |name| Self(name.clone()))
    }

    fn new() -> Self {
        // Where there is no chance the request is served all the same.
        let number = getrandom::u64().unwrap_or_default();
        let name = HeaderValue::try_from(format!("{number:016x}"));
        Self(name.unwrap_or(HeaderValue::from_static("unnamed")))
    }

    /// As the answer says it.
    pub(super) fn header(&self) -> HeaderValue {
        self.0.clone()
    }
}

/// Whether it can stand in a log without being taken for something else.
fn is_plain(name: &HeaderValue) -> bool {
    let is_plain = |byte: &u8| byte.is_ascii_alphanumeric() || b"-_.:/+=".contains(byte);
    (1..=LONGEST).contains(&name.len()) && name.as_bytes().iter().all(is_plain)
}

impl fmt::Display for RequestId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.to_str().unwrap_or_default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn id(named: &str, is_trusted: bool) -> String {
        let headers = HeaderMap::from_iter([(HEADER, named.parse().unwrap())]);
        RequestId::of(&headers, is_trusted).to_string()
    }

    #[test]
    fn only_a_trusted_proxy_names_requests() {
        assert_eq!(id("5f2a-07", true), "5f2a-07");
        assert_ne!(id("5f2a-07", false), "5f2a-07");
    }

    #[test]
    fn a_name_that_could_pass_for_something_else_is_replaced() {
        for bad in ["", "two words", "a\"b", "a{b}", &"x".repeat(LONGEST + 1)] {
            let id = id(bad, true);
            assert!(id.len() == 16 && id.bytes().all(|byte| byte.is_ascii_hexdigit()), "{bad:?}: {id}");
        }
    }

    #[test]
    fn no_two_requests_have_one_name() {
        let names: std::collections::HashSet<_> =
            (0..1000).map(|_| RequestId::of(&HeaderMap::new(), true).to_string()).collect();
        assert_eq!(names.len(), 1000);
    }
}
