//! A measurement from beginning to end.

use std::path::{Path, PathBuf};

use anyhow::{Context, ensure};
use tempfile::TempDir;
use tokio::task::LocalSet;

use crate::house::{House, HousePlan};
use crate::machine::{allow_open_files, run_on};
use crate::measurement::Measurement;
use crate::options::Options;
use crate::report::Report;

/// What the house is told: players of one machine are many, and each comes back after every kill.
pub(crate) const CONFIG: &str = "\
[limits]
exempt = [\"127.0.0.0/8\", \"::1\"]
requests_by_person = 100000
connects_by_person = 100000
";

/// Measures a house and compares what it acknowledged with its log.
///
/// # Errors
///
/// If the house cannot be started or does not let everybody in. What the house does wrong with moves is
/// no error but stands in the report.
pub fn run(options: &Options) -> anyhow::Result<Report> {
    // The sockets of one side, which the house needs as well, and some files.
    allow_open_files(2 * options.games.max(options.left) as u64 + 200)?;
    if !options.client_cores.is_empty() {
        run_on(&options.client_cores)?;
    }
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    LocalSet::new().block_on(&runtime, measure(options))
}

async fn measure(options: &Options) -> anyhow::Result<Report> {
    if let Some(address) = options.running()? {
        return Measurement::of_running(options, address).await?.records().await;
    }
    let program = options.program()?;
    let folder = Folder::new(options.data.clone(), &program)?;
    let plan = HousePlan {
        clock: None,
        program,
        data: folder.path().join("data"),
        config: CONFIG.into(),
        server_cores: options.server_cores.clone(),
        client_cores: options.client_cores.clone(),
    };
    let house = House::start(plan).await?;
    Measurement::of_own(options, house).await?.log().await
}

/// Where the data of the house are.
pub(crate) enum Folder {
    Kept(PathBuf),
    Passing(TempDir),
}

impl Folder {
    /// The folder that was named, or one that goes away again. That one is beside the program: folders
    /// for what is temporary may be in memory, which would flatter the house.
    pub(crate) fn new(named: Option<PathBuf>, program: &Path) -> anyhow::Result<Self> {
        if let Some(folder) = named {
            let database = folder.join("data").join(House::DATABASE);
            ensure!(!database.exists(), "{} is there already", database.display());
            std::fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
            return Ok(Self::Kept(folder));
        }
        Ok(Self::Passing(TempDir::with_prefix_in("load-", program.parent().unwrap_or(Path::new(".")))?))
    }

    pub(crate) fn path(&self) -> &Path {
        match self {
            Self::Kept(path) => path,
            Self::Passing(folder) => folder.path(),
        }
    }
}
