//! Servers that stand for a whole suite, whose tests each have a database and a name on the bus there.

use std::env;
use std::path::PathBuf;
use std::process::Command;

use crate::nats::Nats;
use crate::postgres::{self, Postgres};

/// Where the database server listens.
const DATABASES: &str = "TENGEN_TEST_POSTGRES";

/// Where the bus is.
const BUS: &str = "TENGEN_TEST_NATS";

/// Servers that are not a test's own: it neither kills them nor looks at what others have there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lent {
    folder: PathBuf,
    bus: String,
}

impl Lent {
    /// The servers that this process was told of, if it was.
    ///
    /// A suite that runs under `tengen-servers COMMAND` has them; a test that runs alone has none, and goes on without.
    pub fn here() -> Option<Self> {
        let (folder, bus) = (env::var_os(DATABASES)?, env::var(BUS).ok()?);
        Some(Self { folder: folder.into(), bus })
    }

    /// Those of somebody who keeps them for as long as they are lent.
    pub fn of(postgres: &Postgres, nats: &Nats) -> Self {
        Self { folder: postgres.folder().to_owned(), bus: nats.url() }
    }

    /// Tells the process that `command` starts of them.
    pub fn tell(&self, command: &mut Command) {
        command.env(DATABASES, &self.folder).env(BUS, &self.bus);
    }

    /// Makes an empty database and gives its address.
    ///
    /// # Errors
    ///
    /// If it cannot be made, because there is one of this name for example.
    pub fn create(&self, name: &str) -> anyhow::Result<String> {
        postgres::output(postgres::client("createdb", &self.folder)?.arg(name))?;
        Ok(self.database(name))
    }

    /// The address of the database of this name.
    pub fn database(&self, name: &str) -> String {
        postgres::url(&self.folder, name)
    }

    /// The bus on which only those who use this name hear each other.
    pub fn bus(&self, name: &str) -> String {
        format!("{}/{name}", self.bus)
    }
}
