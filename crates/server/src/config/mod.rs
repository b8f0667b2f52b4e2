//! What whoever runs the house can choose.

mod log;
mod mail;
mod push;
mod settings;
mod values;

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::num::NonZeroU32;
use std::path::{Path, PathBuf};

use ipnet::Ipv4Net;
use serde::{Deserialize, Serialize};
use toml::Table;

use crate::bus::BusUrl;
use crate::origin::Origin;

pub use log::LogFormat;
pub use mail::{MailChoices, MailServer, NotAMailServer, NotASender, Sender};
pub use push::{Contact, NotAContact, PushChoices};
pub use settings::Setting;
pub use values::{DatabaseUrl, Network, NotADatabase, NotANetwork};

/// The choices; a file in TOML has the same names, see `docs/hosting.md`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// Where the house listens; port 0 takes a free one.
    pub listen: SocketAddr,
    /// The folder of the house's own database. It is made if there is none.
    pub data: PathBuf,
    /// A PostgreSQL database to use in place of the house's own.
    #[serde(skip_serializing)]
    pub database: Option<DatabaseUrl>,
    /// Where houses over one database hear of each other; without it there may be one house alone.
    #[serde(skip_serializing)]
    pub bus: Option<BusUrl>,
    /// The public addresses of the house. Without any, pages may come from whatever address the
    /// browser called the house by, if that is no name on the internet.
    pub origins: Vec<Origin>,
    /// Reverse proxies, whose word is taken for where a request comes from.
    pub trusted_proxies: Vec<Network>,
    /// Threads that work for computer players and analysis, and as many again for moves alone; as many as the
    /// machine has processors if nothing is said. Without any everything is for workers on other machines.
    pub workers: Option<usize>,
    /// Where metrics are told, to whoever asks there; nowhere if nothing is said.
    pub metrics_listen: Option<SocketAddr>,
    /// How lines of the log are written.
    pub log_format: LogFormat,
    /// How many days of vacation a person with an account has in a year.
    pub vacation_days: u32,
    /// By which server mail is sent, to people who have forgotten their password.
    pub mail: MailChoices,
    /// Whether people are told that it is their turn while no page of theirs is open.
    pub push: PushChoices,
    /// How much one address or person may ask for.
    pub limits: Limits,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            listen: SocketAddr::from((Ipv4Addr::LOCALHOST, 8000)),
            data: "tengen-data".into(),
            database: None,
            bus: None,
            origins: Vec::new(),
            trusted_proxies: Vec::new(),
            workers: None,
            metrics_listen: None,
            log_format: LogFormat::default(),
            vacation_days: 30,
            mail: MailChoices::default(),
            push: PushChoices::default(),
            limits: Limits::default(),
        }
    }
}

/// How much one address or person may ask for. An IPv6 address counts with its /64.
///
/// What is allowed in a minute or an hour may come all at once and then grows back evenly.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
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
    /// Tries to log in or to make an account from an address, an hour.
    pub logins_by_address: NonZeroU32,
    /// WebSockets open at the same time from an address.
    pub sockets_by_address: NonZeroU32,
}

pub(crate) const fn at_most(number: u32) -> NonZeroU32 {
    match NonZeroU32::new(number) {
        Some(number) => number,
        None => NonZeroU32::MIN,
    }
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
            logins_by_address: at_most(60),
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
    /// A variable of the environment says what cannot be done.
    #[error("{variable}: {message}")]
    Environment {
        /// The name of the variable.
        variable: String,
        /// What is wrong.
        message: String,
    },
}

impl Config {
    /// What the file at `path` says, if there is one, and what the environment says in place of that: each
    /// [`Setting`] has a variable, and `variable` tells what it holds.
    ///
    /// # Errors
    ///
    /// If the file cannot be read, or file or environment say what is unknown or makes no sense.
    pub fn load(path: Option<&Path>, variable: impl Fn(&str) -> Option<String>) -> Result<Self, ConfigError> {
        let (mut config, mut table) = match path {
            Some(path) => read(path)?,
            None => (Self::default(), Table::new()),
        };
        for setting in Setting::ALL {
            let name = setting.variable();
            let Some(text) = variable(&name) else { continue };
            let wrong = |message| ConfigError::Environment { variable: name.clone(), message };
            setting.put(&text, &mut table).map_err(wrong)?;
            let together = table.clone().try_into();
            config = together.map_err(|error| wrong(one_line(error.message())))?;
        }
        Ok(config)
    }
}

/// What the file at `path` says, as choices and as it stands there.
fn read(path: &Path) -> Result<(Config, Table), ConfigError> {
    let text = std::fs::read_to_string(path)
        .map_err(|source| ConfigError::File { path: path.to_owned(), source })?;
    let both = toml::from_str(&text).and_then(|config| Ok((config, toml::from_str(&text)?)));
    both.map_err(|error| {
        let line = error.span().map_or(1, |span| line_at(&text, span.start));
        ConfigError::Content { path: path.to_owned(), line, message: one_line(error.message()) }
    })
}

fn line_at(text: &str, offset: usize) -> usize {
    text.bytes().take(offset).filter(|&byte| byte == b'\n').count() + 1
}

fn one_line(message: &str) -> String {
    message.lines().map(str::trim).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The configuration written in `text`, or where it is wrong and how.
    fn read(text: &str) -> Result<Config, (usize, String)> {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("tengen.toml");
        std::fs::write(&path, text).unwrap();
        Config::load(Some(&path), |_| None).map_err(|error| match error {
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
            metrics_listen = "127.0.0.1:9100"
            log_format = "json"
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
        assert_eq!(config.metrics_listen, Some("127.0.0.1:9100".parse().unwrap()));
        assert_eq!(config.log_format, LogFormat::Json);
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
            ("log_format = \"xml\"", 1, "`text` or `json`"),
            ("[limits]\nsockets_by_address = 0", 2, "nonzero"),
            ("[limits]\n\nsockets = 4", 3, "sockets"),
            ("listen = ", 1, ""),
        ] {
            let (found, message) = read(text).unwrap_err();
            assert_eq!(found, line, "{text}: {message}");
            assert!(message.contains(part) && !message.contains('\n'), "{text}: {message}");
        }
    }

    /// The configuration after `variable` was set to `text`, or what is wrong with it.
    fn set(variable: &str, text: &str) -> Result<Config, String> {
        let read = |name: &str| (name == variable).then(|| text.to_owned());
        Config::load(None, read).map_err(|error| error.to_string())
    }

    #[test]
    fn every_choice_can_be_made_in_the_environment() {
        let config = set("TENGEN_LISTEN", "[::1]:80").unwrap();
        assert_eq!(config, Config { listen: "[::1]:80".parse().unwrap(), ..Config::default() });
        let config = set("TENGEN_LIMITS_EXEMPT", "10.0.0.0/8, ::1,").unwrap();
        assert_eq!(config.limits.exempt, ["10.0.0.0/8", "::1"].map(|text| text.parse().unwrap()));
        assert_eq!(set("TENGEN_LIMITS_EXEMPT", "").unwrap().limits.exempt, []);
        assert_eq!(set("TENGEN_WORKERS", " 3 ").unwrap().workers, Some(3));
        let config = set("TENGEN_PUSH_CONTACT", "mailto:ada@renju.example").unwrap();
        assert_eq!(config.push.contact, Some("mailto:ada@renju.example".parse().unwrap()));
        let config = set("TENGEN_DATABASE", "postgres://house@db/tengen").unwrap();
        assert_eq!(config.database.unwrap().secret(), "postgres://house@db/tengen");
    }

    #[test]
    fn what_is_wrong_in_the_environment_is_named_with_its_variable() {
        for (variable, text, part) in [
            ("TENGEN_LISTEN", "here", "address"),
            ("TENGEN_WORKERS", "two", "whole number"),
            ("TENGEN_WORKERS", "-1", "-1"),
            ("TENGEN_LIMITS_ROOMS_BY_PERSON", "-1", "nonzero"),
            ("TENGEN_ORIGINS", "renju.example", "https://"),
            ("TENGEN_DATABASE", "mysql://x", "postgres://"),
            ("TENGEN_PUSH_CONTACT", "ada@renju.example", "mailto:"),
            ("TENGEN_PUSH_SERVICES", "push.example", "https://"),
        ] {
            let message = set(variable, text).unwrap_err();
            assert!(message.starts_with(&format!("{variable}: ")), "{message}");
            assert!(message.contains(part) && !message.contains('\n'), "{message}");
        }
    }

    #[test]
    fn the_environment_counts_more_than_the_file() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("tengen.toml");
        std::fs::write(&path, "data = \"there\"\n[limits]\nrooms_by_person = 7\nrooms_by_address = 8")
            .unwrap();
        let read = |name: &str| (name == "TENGEN_LIMITS_ROOMS_BY_PERSON").then(|| "9".to_owned());
        let config = Config::load(Some(&path), read).unwrap();
        assert_eq!(config.data.to_str(), Some("there"));
        assert_eq!((config.limits.rooms_by_person.get(), config.limits.rooms_by_address.get()), (9, 8));
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
