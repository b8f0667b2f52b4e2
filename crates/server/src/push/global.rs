//! Which addresses are on the internet, and a resolver that knows no others.

use std::io;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use ipnet::{Ipv4Net, Ipv6Net};
use reqwest::dns::{Addrs, Name, Resolve, Resolving};

const fn v4(a: u8, b: u8, c: u8, prefix: u8) -> Ipv4Net {
    Ipv4Net::new_assert(Ipv4Addr::new(a, b, c, 0), prefix)
}

const fn v6(first: u16, second: u16, prefix: u8) -> Ipv6Net {
    Ipv6Net::new_assert(Ipv6Addr::new(first, second, 0, 0, 0, 0, 0, 0), prefix)
}

/// What is not for a host on the internet, after the
/// [IANA registry](https://www.iana.org/assignments/iana-ipv4-special-registry).
const SPECIAL_V4: [Ipv4Net; 15] = [
    v4(0, 0, 0, 8),
    v4(10, 0, 0, 8),
    v4(100, 64, 0, 10),
    v4(127, 0, 0, 8),
    v4(169, 254, 0, 16),
    v4(172, 16, 0, 12),
    v4(192, 0, 0, 24),
    v4(192, 0, 2, 24),
    v4(192, 88, 99, 24),
    v4(192, 168, 0, 16),
    v4(198, 18, 0, 15),
    v4(198, 51, 100, 24),
    v4(203, 0, 113, 24),
    v4(224, 0, 0, 4),
    v4(240, 0, 0, 4),
];

/// All global unicast addresses that were ever given out.
const UNICAST_V6: Ipv6Net = v6(0x2000, 0, 3);

/// What of these is for other purposes, after the
/// [IANA registry](https://www.iana.org/assignments/iana-ipv6-special-registry): protocols and tunnels, in which an
/// address of the other kind may be hidden, and examples.
const SPECIAL_V6: [Ipv6Net; 4] =
    [v6(0x2001, 0, 23), v6(0x2001, 0x0db8, 32), v6(0x2002, 0, 16), v6(0x3fff, 0, 20)];

/// Addresses of the other kind, for hosts that have none of that kind themselves (RFC 6052).
const NAT64: Ipv6Net = v6(0x0064, 0xff9b, 96);

/// Whether this is the address of a host on the internet, and of nothing nearer.
pub(super) fn is_global(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(address) => !SPECIAL_V4.iter().any(|network| network.contains(&address)),
        IpAddr::V6(address) if NAT64.contains(&address) => {
            let [.., a, b, c, d] = address.octets();
            is_global(Ipv4Addr::new(a, b, c, d).into())
        }
        IpAddr::V6(address) => {
            UNICAST_V6.contains(&address) && !SPECIAL_V6.iter().any(|network| network.contains(&address))
        }
    }
}

/// Resolves names to addresses on the internet alone. The connection goes to one of these and to no other, whatever the
/// name would mean a moment later.
pub(super) struct Internet;

impl Resolve for Internet {
    fn resolve(&self, name: Name) -> Resolving {
        Box::pin(async move {
            let found = tokio::net::lookup_host((name.as_str(), 0)).await?;
            let global: Vec<SocketAddr> = found.filter(|found| is_global(found.ip())).collect();
            if global.is_empty() {
                return Err(io::Error::other("no address on the internet").into());
            }
            Ok(Box::new(global.into_iter()) as Addrs)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_near_is_not_on_the_internet() {
        for address in [
            "0.0.0.0",
            "10.1.2.3",
            "100.64.0.1",
            "100.127.255.255",
            "127.0.0.1",
            "127.255.0.1",
            "169.254.169.254",
            "172.16.0.1",
            "172.31.255.255",
            "192.0.0.8",
            "192.168.1.1",
            "198.19.0.1",
            "224.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "::127.0.0.1",
            "64:ff9b::7f00:1",
            "64:ff9b::a00:1",
            "64:ff9b:1::808:808",
            "100::1",
            "2001::1",
            "2001:db8::1",
            "2002:7f00:1::",
            "3fff::1",
            "fc00::1",
            "fd12:3456::1",
            "fe80::1",
            "fec0::1",
            "ff02::1",
            "4000::1",
        ] {
            assert!(!is_global(address.parse().unwrap()), "{address}");
        }
    }

    #[test]
    fn hosts_on_the_internet_are() {
        for address in [
            "8.8.8.8",
            "100.63.255.255",
            "100.128.0.0",
            "172.15.255.255",
            "172.32.0.0",
            "223.255.255.255",
            "::ffff:8.8.8.8",
            "64:ff9b::808:808",
            "2001:4860:4860::8888",
            "2606:4700::1",
            "2a00:1450::1",
        ] {
            assert!(is_global(address.parse().unwrap()), "{address}");
        }
    }

    #[tokio::test]
    async fn a_name_of_this_machine_is_not_resolved() {
        assert!(Internet.resolve("localhost".parse().unwrap()).await.is_err());
    }
}
