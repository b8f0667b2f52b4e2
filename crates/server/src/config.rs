//! What whoever runs the house can choose.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::num::{NonZeroU32, NonZeroUsize};
use std::path::{Path, PathBuf};
use std::str::FromStr;

use ipnet::{IpNet, Ipv4Net};
use serde::{Deserialize, Deserializer, de};

use crate::origin::Origin;

/// The choices; a file in TOML has the same names, see `docs/hosting.md`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// Where the house listens; port 0 takes a free one.
    pub listen: SocketAddr,
    /// The folder of the house's own database. It is made if there is none.
    pub data: PathBuf,
    /// A PostgreSQL database to use in place of the house's own.
    pub database: Option<DatabaseUrl>,
    /// The public addresses of the house. Without any, pages may come from whatever address the
    /// browser called the house by, if that is no name on the internet.
    pub origins: Vec<Origin>,
    /// Reverse proxies, whose word is taken for where a request comes from.
    pub trusted_proxies: Vec<Network>,
    /// Threads that work for computer players and analysis, and as many again for moves alone; as many as the
    /// machine has processors if nothing is said.
    pub workers: Option<NonZeroUsize>,
    /// How much one address or person may ask for.
    pub limits: Limits,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            listen: SocketAddr::from((Ipv4Addr::LOCALHOST, 8000)),
            data: "tengen-data".into(),
            database: None,
            origins: Vec::new(),
            trusted_proxies: Vec::new(),
            workers: None,
            limits: Limits::default(),
        }
    }
}

/// How much one address or person may ask for. An IPv6 address counts with its /64.
///
/// What is allowed in a minute or an hour may come all at once and then grows back evenly.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Limits {
    /// Addresses that no limit by address concerns; the machine itself if nothing is said.
    pub exempt: Vec<Network>,
    /// Requests to `/api` from an address, a minute.
    pub requests_by_address: NonZeroU32,
    /// Requests to `/api` that a person may make, a minute.
    pub requests_by_person: NonZeroU32,
    /// Guests who may come from an address, an hour.
    pub guests_by_address: NonZeroU32,
    /// Rooms opened or pairings asked for from an address, a minute.
    pub rooms_by_address: NonZeroU32,
    /// Rooms opened or pairings asked for by a person, a minute.
    pub rooms_by_person: NonZeroU32,
    /// WebSockets opened from an address, a minute.
    pub connects_by_address: NonZeroU32,
    /// WebSockets opened by a person, a minute.
    pub connects_by_person: NonZeroU32,
    /// WebSockets open at the same time from an address.
    pub sockets_by_address: NonZeroU32,
}

fn at_most(number: u32) -> NonZeroU32 {
    NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN)
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            exempt: vec![
                Network(Ipv4Net::new_assert(Ipv4Addr::new(127, 0, 0, 0), 8).into()),
                Network(IpAddr::from(Ipv6Addr::LOCALHOST).into()),
            ],
            requests_by_address: at_most(600),
            requests_by_person: at_most(240),
            guests_by_address: at_most(120),
            rooms_by_address: at_most(60),
            rooms_by_person: at_most(12),
            connects_by_address: at_most(240),
            connects_by_person: at_most(60),
            sockets_by_address: at_most(40),
        }
    }
}

/// Why a configuration is not used.
#[derive(Debug, thiserror::Error)]
pub enum ConfigError {
    /// The file cannot be read.
    #[error("cannot read {path}")]
    File {
        /// Which.
        path: PathBuf,
        /// What the system says.
        #[source]
        source: std::io::Error,
    },
    /// The file says what cannot be done.
    #[error("{path}, line {line}: {message}")]
    Content {
        /// Which.
        path: PathBuf,
        /// Where, the first line being 1.
        line: usize,
        /// What is wrong.
        message: String,
    },
    /// The database in the environment is none.
    #[error("{variable}: {message}")]
    Environment {
        /// The name of the variable.
        variable: &'static str,
        /// What is wrong.
        message: String,
    },
}

impl Config {
    /// The variable of the environment that names a PostgreSQL database.
    pub const DATABASE_VARIABLE: &'static str = "TENGEN_DATABASE";

    /// The configuration in the file at `path`.
    ///
    /// # Errors
    ///
    /// If the file cannot be read, or says what is unknown or makes no sense.
    pub fn from_file(path: &Path) -> Result<Self, ConfigError> {
        let text = std::fs::read_to_string(path)
            .map_err(|source| ConfigError::File { path: path.to_owned(), source })?;
        toml::from_str(&text).map_err(|error| {
            let line = error.span().map_or(1, |span| line_at(&text, span.start));
            ConfigError::Content { path: path.to_owned(), line, message: one_line(error.message()) }
        })
    }

    /// Lets the environment choose the database.
    ///
    /// # Errors
    ///
    /// If it names one that is none.
    pub fn with_environment(mut self) -> Result<Self, ConfigError> {
        let variable = Self::DATABASE_VARIABLE;
        if let Ok(url) = std::env::var(variable) {
            let url = url.parse().map_err(|error: NotADatabase| ConfigError::Environment {
                variable,
                message: error.to_string(),
            })?;
            self.database = Some(url);
        }
        Ok(self)
    }
}

fn line_at(text: &str, offset: usize) -> usize {
    text.bytes().take(offset).filter(|&byte| byte == b'\n').count() + 1
}

fn one_line(message: &str) -> String {
    message.lines().map(str::trim).collect::<Vec<_>>().join(", ")
}

/// The address of a PostgreSQL database. It is not shown, because a password may stand in it.
#[derive(Clone, PartialEq, Eq)]
pub struct DatabaseUrl(String);

/// A text that is no address of a PostgreSQL database.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a database is written postgres://USER:PASSWORD@HOST:PORT/NAME")]
pub struct NotADatabase;

impl DatabaseUrl {
    /// The whole address, the password included.
    pub fn secret(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for DatabaseUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("postgres://…")
    }
}

impl FromStr for DatabaseUrl {
    type Err = NotADatabase;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let rest = text.strip_prefix("postgres://").or_else(|| text.strip_prefix("postgresql://"));
        rest.filter(|rest| !rest.is_empty()).map(|_| Self(text.to_owned())).ok_or(NotADatabase)
    }
}

/// An address or a range of addresses, such as `192.0.2.7` or `10.0.0.0/8`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Network(IpNet);

/// A text that is no address and no range.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a network is an address or a range of addresses, such as 192.0.2.7 or 10.0.0.0/8")]
pub struct NotANetwork;

impl Network {
    /// Whether `address` is in it.
    pub fn contains(&self, address: IpAddr) -> bool {
        self.0.contains(&address)
    }
}

impl FromStr for Network {
    type Err = NotANetwork;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let single = || text.parse::<IpAddr>().map(IpNet::from);
        text.parse().or_else(|_| single()).map(Self).map_err(|_| NotANetwork)
    }
}

/// Reads a value that is written as its text.
fn from_text<'de, T, D>(deserializer: D) -> Result<T, D::Error>
where
    T: FromStr<Err: fmt::Display>,
    D: Deserializer<'de>,
{
    String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
}

macro_rules! written_as_text {
    ($($type:ty),*) => {$(
        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                from_text(deserializer)
            }
        }
    )*};
}

written_as_text!(DatabaseUrl, Network, Origin);

#[cfg(test)]
mod tests {
    use super::*;

    /// The configuration written in `text`, or where it is wrong and how.
    fn read(text: &str) -> Result<Config, (usize, String)> {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("tengen.toml");
        std::fs::write(&path, text).unwrap();
        Config::from_file(&path).map_err(|error| match error {
            ConfigError::Content { line, message, .. } => (line, message),
            other => panic!("{other}"),
        })
    }

    #[test]
    fn an_empty_file_changes_nothing() {
        assert_eq!(read(""), Ok(Config::default()));
    }

    #[test]
    fn every_choice_can_be_made() {
        let text = r#"
            listen = "0.0.0.0:80"
            data = "/var/lib/tengen"
            database = "postgres://house@db/tengen"
            origins = ["https://renju.example"]
            trusted_proxies = ["10.0.0.0/8", "::1"]
            [limits]
            exempt = []
            sockets_by_address = 20000
        "#;
        let config = read(text).unwrap();
        assert_eq!(config.listen.port(), 80);
        assert_eq!(config.database.unwrap().secret(), "postgres://house@db/tengen");
        assert_eq!(config.origins, ["https://renju.example".parse().unwrap()]);
        assert!(config.trusted_proxies[0].contains([10, 1, 2, 3].into()));
        assert!(!config.trusted_proxies[1].contains([10, 1, 2, 3].into()));
        assert_eq!(config.limits.exempt, []);
        assert_eq!(config.limits.sockets_by_address.get(), 20_000);
        assert_eq!(config.limits.rooms_by_person, Limits::default().rooms_by_person);
    }

    #[test]
    fn what_is_wrong_is_named_with_its_line() {
        for (text, line, part) in [
            ("\nlisten_on = 1", 2, "listen_on"),
            ("listen = \"here\"", 1, "address"),
            ("data = \"a\"\norigins = [\"renju.example\"]", 2, "https://"),
            ("trusted_proxies = [\"proxy\"]", 1, "10.0.0.0/8"),
            ("database = \"mysql://x\"", 1, "postgres://"),
            ("[limits]\nsockets_by_address = 0", 2, "nonzero"),
            ("[limits]\n\nsockets = 4", 3, "sockets"),
            ("listen = ", 1, ""),
        ] {
            let (found, message) = read(text).unwrap_err();
            assert_eq!(found, line, "{text}: {message}");
            assert!(message.contains(part) && !message.contains('\n'), "{text}: {message}");
        }
    }

    #[test]
    fn the_machine_itself_is_exempt_from_limits_by_address() {
        let exempt = Limits::default().exempt;
        let is_exempt = |text: &str| exempt.iter().any(|network| network.contains(text.parse().unwrap()));
        assert!(is_exempt("127.0.0.1") && is_exempt("127.1.2.3") && is_exempt("::1"));
        assert!(!is_exempt("192.168.0.1") && !is_exempt("::2"));
    }

    #[test]
    fn a_password_is_not_shown() {
        let url: DatabaseUrl = "postgres://house:secret@db/tengen".parse().unwrap();
        assert_eq!(format!("{url:?}"), "postgres://…");
    }
}
