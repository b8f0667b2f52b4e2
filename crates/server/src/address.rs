//! Where a request comes from.

use std::net::IpAddr;

use axum::http::{HeaderMap, HeaderName};

use crate::config::Network;

const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");
const FORWARDED_PROTO: HeaderName = HeaderName::from_static("x-forwarded-proto");

/// The address of whoever sent a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Client {
    /// It, or that of a proxy that is not trusted.
    pub(crate) address: IpAddr,
    /// Whether a trusted proxy says that they speak TLS to it.
    pub(crate) is_secure: bool,
}

impl Client {
    /// Whoever sent `headers` from `peer`. What a header says is believed as far as trusted proxies
    /// vouch for it: each appends the address it was spoken to from.
    pub(crate) fn of(peer: IpAddr, headers: &HeaderMap, trusted: &[Network]) -> Self {
        let is_trusted = |address: IpAddr| trusted.iter().any(|network| network.contains(address));
        let mut address = peer.to_canonical();
        if !is_trusted(address) {
            return Self { address, is_secure: false };
        }
        for named in forwarded_for(headers) {
            let Some(named) = named else { break };
            address = named;
            if !is_trusted(address) {
                break;
            }
        }
        let is_secure = headers.get(FORWARDED_PROTO).is_some_and(|scheme| scheme == "https");
        Self { address, is_secure }
    }
}

/// The addresses that proxies named, the nearest first; `None` for what is no address.
fn forwarded_for(headers: &HeaderMap) -> impl Iterator<Item = Option<IpAddr>> {
    headers.get_all(FORWARDED_FOR).iter().rev().flat_map(|value| {
        let list = value.to_str().unwrap_or_default();
        list.rsplit(',').map(|name| name.trim().parse().ok().map(|address: IpAddr| address.to_canonical()))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The address of a request from `peer`, where 10.0.0.0/8 is trusted.
    fn client(peer: &str, forwarded_for: &[&str]) -> String {
        let mut headers = HeaderMap::new();
        for value in forwarded_for {
            headers.append(FORWARDED_FOR, value.parse().unwrap());
        }
        let trusted = ["10.0.0.0/8".parse().unwrap()];
        Client::of(peer.parse().unwrap(), &headers, &trusted).address.to_string()
    }

    #[test]
    fn only_trusted_proxies_say_where_a_request_comes_from() {
        assert_eq!(client("192.0.2.1", &["198.51.100.1"]), "192.0.2.1");
        assert_eq!(client("10.0.0.1", &["198.51.100.1"]), "198.51.100.1");
        assert_eq!(client("::ffff:10.0.0.1", &["2001:db8::1"]), "2001:db8::1");
        assert_eq!(client("10.0.0.1", &[]), "10.0.0.1");
    }

    #[test]
    fn what_the_client_itself_wrote_is_not_believed() {
        assert_eq!(client("10.0.0.1", &["1.1.1.1, 198.51.100.1"]), "198.51.100.1");
        assert_eq!(client("10.0.0.1", &["1.1.1.1", "198.51.100.1, 10.0.0.2"]), "198.51.100.1");
        assert_eq!(client("10.0.0.1", &["nonsense, 10.0.0.2"]), "10.0.0.2");
    }

    #[test]
    fn a_trusted_proxy_says_whether_the_connection_is_secure() {
        let headers = HeaderMap::from_iter([(FORWARDED_PROTO, "https".parse().unwrap())]);
        let is_secure = |trusted: &[Network]| Client::of([10, 0, 0, 1].into(), &headers, trusted).is_secure;
        assert!(is_secure(&["10.0.0.1".parse().unwrap()]));
        assert!(!is_secure(&[]));
    }
}
