//! Where a bus is.

use std::fmt;
use std::str::FromStr;

use async_nats::ServerAddr;

/// The most servers of one bus that can be named.
const MOST_SERVERS: usize = 16;

/// Where the bus is: one or several NATS servers, and a name that is told apart from those of other houses on
/// the same servers. It is not shown, because a password may stand in it.
///
/// ```
/// use tengen_server::bus::BusUrl;
/// let bus: BusUrl = "nats://one:4222,nats://two:4222/club".parse()?;
/// assert_eq!((bus.servers(), bus.name()), (2, "club"));
/// assert!("postgres://db".parse::<BusUrl>().is_err());
/// # Ok::<(), tengen_server::bus::NotABus>(())
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct BusUrl {
    pub(super) servers: Vec<String>,
    pub(super) name: String,
}

/// A text that is no address of a bus.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a bus is written nats://USER:PASSWORD@HOST:PORT/NAME, with a comma between several servers")]
pub struct NotABus;

impl BusUrl {
    /// What houses share that do not say otherwise.
    const NAME: &str = "tengen";

    /// How many servers are named.
    pub fn servers(&self) -> usize {
        self.servers.len()
    }

    /// What the houses have in common that hear each other.
    pub fn name(&self) -> &str {
        &self.name
    }
}

impl fmt::Debug for BusUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("nats://…")
    }
}

impl FromStr for BusUrl {
    type Err = NotABus;

    fn from_str(text: &str) -> Result<Self, NotABus> {
        let mut name = None;
        let mut servers = Vec::new();
        for part in text.split(',').map(str::trim) {
            let (scheme, rest) = part.split_once("://").ok_or(NotABus)?;
            let (server, path) = rest.split_once('/').unwrap_or((rest, ""));
            if !matches!(scheme, "nats" | "tls") || server.is_empty() {
                return Err(NotABus);
            }
            if !path.is_empty() {
                name = Some(path);
            }
            let server = format!("{scheme}://{server}");
            server.parse::<ServerAddr>().map_err(|_| NotABus)?;
            servers.push(server);
        }
        let name = name.unwrap_or(Self::NAME);
        // A subject of NATS has words between full stops, and stars and arrows mean many.
        let is_word = name.chars().all(|sign| sign.is_ascii_alphanumeric() || sign == '-' || sign == '_');
        if !is_word || servers.len() > MOST_SERVERS {
            return Err(NotABus);
        }
        Ok(Self { servers, name: name.to_owned() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bus_has_servers_and_a_name() {
        for (text, servers, name) in [
            ("nats://127.0.0.1:4222", 1, "tengen"),
            ("nats://house:secret@bus.example/renju-1", 1, "renju-1"),
            ("nats://one, tls://two:7/club", 2, "club"),
        ] {
            let url: BusUrl = text.parse().unwrap();
            assert_eq!((url.servers(), url.name()), (servers, name), "{text}");
            assert!(!format!("{url:?}").contains("secret"));
        }
        for text in
            ["", "nats://", "127.0.0.1:4222", "http://bus", "nats://bus/a.b", "nats://bus/*", "nats://a,,"]
        {
            assert_eq!(text.parse::<BusUrl>(), Err(NotABus), "{text}");
        }
    }
}
