//! Which pages may speak to the house, and by which names it answers.
//!
//! A browser lets any page send requests anywhere, with the cookies of the place they go to, and says
//! in `Origin` which page it was. So whatever changes something, and every WebSocket, must come from
//! one of the house's own pages. A page can also point its own name at the house's address (DNS
//! rebinding); then the name it calls the house by, in `Host`, is not one of the house's.

use std::fmt;
use std::net::{IpAddr, Ipv6Addr};
use std::str::FromStr;

use axum::http::{HeaderMap, Method, header};

use crate::api::ApiError;

/// Where a page comes from: scheme, name and port, such as `https://renju.example`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin {
    is_secure: bool,
    authority: Authority,
}

/// A text that is no origin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("an origin is http:// or https://, a name and perhaps a port, such as https://renju.example")]
pub struct NotAnOrigin;

impl FromStr for Origin {
    type Err = NotAnOrigin;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (is_secure, rest) = match (text.strip_prefix("https://"), text.strip_prefix("http://")) {
            (Some(rest), _) => (true, rest),
            (_, Some(rest)) => (false, rest),
            (None, None) => return Err(NotAnOrigin),
        };
        let mut authority = Authority::parse(rest).ok_or(NotAnOrigin)?;
        let usual_port = if is_secure { 443 } else { 80 };
        authority.port = authority.port.filter(|&port| port != usual_port);
        Ok(Self { is_secure, authority })
    }
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}://{}", if self.is_secure { "https" } else { "http" }, self.authority)
    }
}

/// A name and perhaps a port, as in a `Host` header.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Authority {
    /// In lower case; an IPv6 address in brackets.
    name: String,
    port: Option<u16>,
}

impl Authority {
    fn parse(text: &str) -> Option<Self> {
        let (name, port) = match text.rfind(':') {
            Some(colon) if !text.ends_with(']') => (&text[..colon], Some(text[colon + 1..].parse().ok()?)),
            _ => (text, None),
        };
        let is_name = |name: &str| {
            let fits = |byte: u8| byte.is_ascii_alphanumeric() || b"-._".contains(&byte);
            !name.is_empty() && name.bytes().all(fits)
        };
        let is_v6 = |name: &str| inside_brackets(name).is_some_and(|name| name.parse::<Ipv6Addr>().is_ok());
        (is_name(name) || is_v6(name)).then(|| Self { name: name.to_ascii_lowercase(), port })
    }

    /// Whether nobody else can have this name: an address, this machine, a name of the local network.
    fn is_local(&self) -> bool {
        let name = self.name.trim_end_matches('.');
        let is_address = inside_brackets(name).is_some() || name.parse::<IpAddr>().is_ok();
        let is_of_here = match name.rsplit_once('.') {
            None => true,
            Some((_, last)) => ["localhost", "local"].contains(&last),
        };
        is_address || is_of_here
    }
}

fn inside_brackets(name: &str) -> Option<&str> {
    name.strip_prefix('[')?.strip_suffix(']')
}

impl fmt::Display for Authority {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)?;
        self.port.map_or(Ok(()), |port| write!(f, ":{port}"))
    }
}

/// The addresses of the house that are known.
#[derive(Clone, Debug)]
pub(crate) struct Origins(Vec<Origin>);

/// The name a request calls the house by, which is one of its own.
#[derive(Clone, Debug)]
pub(crate) struct Host {
    authority: Authority,
    /// Whether the house is known to be reached by TLS under this name.
    pub(crate) is_secure: bool,
}

impl fmt::Display for Host {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.authority.fmt(f)
    }
}

impl Origins {
    pub(crate) const fn new(origins: Vec<Origin>) -> Self {
        Self(origins)
    }

    /// The name the house is called by.
    ///
    /// # Errors
    ///
    /// [`ApiError::WrongHost`] if it is not one of the house's.
    pub(crate) fn host(&self, headers: &HeaderMap) -> Result<Host, ApiError> {
        let host = single(headers, header::HOST).and_then(Authority::parse).ok_or(ApiError::WrongHost)?;
        let known = self.0.iter().find(|origin| origin.answers_to(&host));
        if known.is_none() && !host.is_local() {
            return Err(ApiError::WrongHost);
        }
        Ok(Host { is_secure: known.is_some_and(|origin| origin.is_secure), authority: host })
    }

    /// Looks whether a request that changes something, or opens a WebSocket, comes from a page of the
    /// house.
    ///
    /// # Errors
    ///
    /// [`ApiError::WrongOrigin`] if not, or if it does not say.
    pub(crate) fn check(&self, method: &Method, headers: &HeaderMap, host: &Host) -> Result<(), ApiError> {
        let only_reads = [Method::GET, Method::HEAD, Method::OPTIONS].contains(method);
        if only_reads && !headers.contains_key(header::UPGRADE) {
            return Ok(());
        }
        let origin = single(headers, header::ORIGIN).and_then(|text| text.parse::<Origin>().ok());
        let is_ours = origin.is_some_and(|origin| {
            self.0.contains(&origin) || (origin.answers_to(&host.authority) && self.allows_same_host(host))
        });
        if is_ours { Ok(()) } else { Err(ApiError::WrongOrigin) }
    }

    /// Whether a page may come from the name the house is called by. Where the public addresses are
    /// known, their names count with their scheme only.
    fn allows_same_host(&self, host: &Host) -> bool {
        !self.0.iter().any(|origin| origin.answers_to(&host.authority))
    }
}

impl Origin {
    /// Its name, if that is none of the numbers of an address.
    pub(crate) fn domain(&self) -> Option<&str> {
        let name = self.authority.name.as_str();
        let is_address = inside_brackets(name).is_some() || name.parse::<IpAddr>().is_ok();
        (!is_address).then_some(name)
    }

    /// Whether browsers take it for safe from others on the way: by TLS, or because it never leaves the machine.
    pub(crate) fn is_trusted_by_browsers(&self) -> bool {
        let name = self.authority.name.as_str();
        self.is_secure || name == "localhost" || name.ends_with(".localhost")
    }

    /// Whether a request to this origin has this `Host`. The usual port may be said.
    fn answers_to(&self, host: &Authority) -> bool {
        let usual_port = if self.is_secure { 443 } else { 80 };
        self.authority.name == host.name
            && self.authority.port == host.port.filter(|&port| port != usual_port)
    }
}

/// The value of a header that stands there once.
fn single(headers: &HeaderMap, name: header::HeaderName) -> Option<&str> {
    let mut values = headers.get_all(name).iter();
    let value = values.next()?;
    if values.next().is_some() { None } else { value.to_str().ok() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(host: &str, origin: Option<&str>) -> HeaderMap {
        let mut headers = HeaderMap::new();
        headers.insert(header::HOST, host.parse().unwrap());
        if let Some(origin) = origin {
            headers.insert(header::ORIGIN, origin.parse().unwrap());
        }
        headers
    }

    fn origins(known: &[&str]) -> Origins {
        Origins::new(known.iter().map(|origin| origin.parse().unwrap()).collect())
    }

    /// Whether a page of `origin` may post to the house under the name `host`.
    fn may_post(known: &[&str], host: &str, origin: Option<&str>) -> bool {
        let (origins, headers) = (origins(known), headers(host, origin));
        origins.host(&headers).and_then(|host| origins.check(&Method::POST, &headers, &host)).is_ok()
    }

    #[test]
    fn without_known_origins_a_page_speaks_to_where_it_came_from() {
        assert!(may_post(&[], "localhost:8000", Some("http://localhost:8000")));
        assert!(may_post(&[], "192.168.1.5:8000", Some("http://192.168.1.5:8000")));
        assert!(may_post(&[], "[::1]:8000", Some("http://[::1]:8000")));
        assert!(may_post(&[], "localhost:80", Some("http://localhost")));
        assert!(may_post(&[], "Localhost", Some("https://localhost")));
        assert!(!may_post(&[], "localhost:8000", Some("http://localhost:8001")));
        assert!(!may_post(&[], "localhost:8000", Some("http://evil.example")));
        assert!(!may_post(&[], "localhost:8000", Some("null")));
        assert!(!may_post(&[], "localhost:8000", None));
    }

    #[test]
    fn a_name_of_the_internet_is_answered_to_only_if_it_is_known() {
        let host = |known: &[&str], name| origins(known).host(&headers(name, None)).is_ok();
        assert!(!host(&[], "evil.example:8000"));
        assert!(!host(&["https://renju.example"], "evil.example"));
        assert!(host(&["https://renju.example"], "renju.example"));
        assert!(host(&["https://renju.example"], "renju.example:443"));
        assert!(host(&[], "house:8000") && host(&[], "house.local") && host(&[], "tengen.localhost"));
        assert!(!host(&[], "") && !host(&[], "a b") && !host(&[], "localhost:x") && !host(&[], "[x]:1"));
    }

    #[test]
    fn a_known_origin_counts_with_its_scheme_and_port() {
        let known = ["https://renju.example"];
        assert!(may_post(&known, "renju.example", Some("https://renju.example")));
        assert!(!may_post(&known, "renju.example", Some("http://renju.example")));
        assert!(!may_post(&known, "renju.example", Some("https://renju.example:8443")));
        assert!(may_post(&known, "127.0.0.1:8000", Some("https://renju.example")));
    }

    #[test]
    fn reading_needs_no_origin_but_a_socket_does() {
        let origins = origins(&[]);
        let mut headers = headers("localhost", Some("http://evil.example"));
        let host = origins.host(&headers).unwrap();
        assert!(origins.check(&Method::GET, &headers, &host).is_ok());
        headers.insert(header::UPGRADE, "websocket".parse().unwrap());
        assert!(origins.check(&Method::GET, &headers, &host).is_err());
    }

    #[test]
    fn only_scheme_name_and_port_make_an_origin() {
        for bad in ["renju.example", "ftp://x", "https://", "https://a/b", "https://u@a", "https://a:b"] {
            assert_eq!(bad.parse::<Origin>(), Err(NotAnOrigin), "{bad}");
        }
    }
}
