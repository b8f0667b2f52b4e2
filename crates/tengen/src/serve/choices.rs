//! What is chosen for a house, and where.

use std::net::SocketAddr;
use std::path::PathBuf;

use clap::Args;
use tengen_server::bus::BusUrl;
use tengen_server::{Config, ConfigError, DatabaseUrl};

use crate::language::Language;

/// The choices of the command line.
#[derive(Debug, Args)]
pub(crate) struct Choices {
    /// Where to listen, such as 0.0.0.0:8000; port 0 takes a free one [default: 127.0.0.1:8000]
    #[arg(long, value_name = "ADDRESS:PORT")]
    listen: Option<SocketAddr>,
    /// Where houses over one database hear of each other, such as nats://127.0.0.1:4222; others on this machine
    /// can read what stands here: TENGEN_BUS is the place for a password
    #[arg(long, value_name = "URL")]
    bus: Option<BusUrl>,
    #[command(flatten)]
    place: Place,
}

/// Where a house keeps what it has, and the file with all that was chosen for it.
#[derive(Debug, Args)]
struct Place {
    /// The folder for the database, made if there is none [default: tengen-data]
    #[arg(long, global = true, value_name = "DIR")]
    data: Option<PathBuf>,
    /// A PostgreSQL database in place of that folder's, such as postgres://localhost/tengen; others on this
    /// machine can read what stands here: TENGEN_DATABASE is the place for a password
    #[arg(long, global = true, value_name = "URL")]
    database: Option<DatabaseUrl>,
    /// A file with choices; `tengen config` shows them all
    #[arg(long, global = true, value_name = "FILE")]
    config: Option<PathBuf>,
}

impl Choices {
    /// What holds: what was chosen on the command line first, then in the environment, then in the file.
    pub(crate) fn configuration(&self) -> Result<Config, ConfigError> {
        let mut config = self.place.configuration()?;
        if let Some(listen) = self.listen {
            config.listen = listen;
        }
        if let Some(bus) = &self.bus {
            config.bus = Some(bus.clone());
        }
        Ok(config)
    }
}

/// Which house is meant.
#[derive(Debug, Args)]
pub(crate) struct House {
    #[command(flatten)]
    place: Place,
    /// The language of messages
    #[arg(long, global = true, value_enum, default_value_t, value_name = "LANGUAGE")]
    pub(crate) lang: Language,
}

impl House {
    /// What holds for it.
    pub(crate) fn configuration(&self) -> Result<Config, ConfigError> {
        self.place.configuration()
    }
}

impl Place {
    /// The same.
    fn configuration(&self) -> Result<Config, ConfigError> {
        let mut config = Config::load(self.config.as_deref(), |variable| std::env::var(variable).ok())?;
        if let Some(data) = &self.data {
            config.data.clone_from(data);
        }
        if let Some(database) = &self.database {
            config.database = Some(database.clone());
        }
        Ok(config)
    }
}
