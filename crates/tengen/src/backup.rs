//! `tengen backup` and `tengen restore`: copies of a house's database.

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Args;
use tengen_server::{Copied, ServeError};

use crate::Outcome;
use crate::failure::Failure;
use crate::language::{Language, Texts, arguments};
use crate::serve::{House, Trouble};

#[derive(Debug, Args)]
pub(crate) struct Backup {
    /// The file to make
    to: PathBuf,
    #[command(flatten)]
    pub(crate) whose: House,
}

#[derive(Debug, Args)]
pub(crate) struct Restore {
    /// A file that `tengen backup` has made
    from: PathBuf,
    #[command(flatten)]
    pub(crate) whose: House,
}

/// Copies the house's database to a file.
pub(crate) fn back_up(arguments: &Backup, out: &mut impl Write) -> Result<Outcome, Failure> {
    let config = arguments.whose.configuration().map_err(Trouble::Config)?;
    let copied = wait_for(tengen_server::back_up(&config, &arguments.to))?;
    tell("backup-done", &arguments.to, copied, arguments.whose.lang, out)
}

/// Makes a file the house's database.
pub(crate) fn restore(arguments: &Restore, out: &mut impl Write) -> Result<Outcome, Failure> {
    let config = arguments.whose.configuration().map_err(Trouble::Config)?;
    let copied = wait_for(tengen_server::restore(&config, &arguments.from))?;
    tell("restore-done", &config.data, copied, arguments.whose.lang, out)
}

fn wait_for(copying: impl Future<Output = Result<Copied, ServeError>>) -> Result<Copied, Trouble> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    runtime.map_err(Trouble::Runtime)?.block_on(copying).map_err(Trouble::Serve)
}

fn tell(
    text: &str,
    path: &Path,
    copied: Copied,
    language: Language,
    out: &mut impl Write,
) -> Result<Outcome, Failure> {
    let numbers = arguments! {
        "path" => path.display().to_string(),
        "games" => copied.games.to_string(),
        "entries" => copied.entries.to_string(),
        "bytes" => copied.bytes.to_string(),
    };
    writeln!(out, "{}", Texts::new(language).get(text, &numbers))?;
    Ok(Outcome::AllAnswered)
}
