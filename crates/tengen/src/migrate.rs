//! `tengen migrate`: a house's own database, moved to PostgreSQL.

use std::io::{self, IsTerminal, Write};

use clap::Args;
use tengen_server::{DatabaseUrl, MovedTable};

use crate::Outcome;
use crate::failure::Failure;
use crate::language::{Texts, arguments};
use crate::serve::{House, Trouble};

#[derive(Debug, Args)]
pub(crate) struct Migrate {
    /// An empty PostgreSQL database, such as postgres://localhost/tengen; the configuration's, if nothing is said
    #[arg(long, value_name = "URL")]
    to: Option<DatabaseUrl>,
    #[command(flatten)]
    pub(crate) whose: House,
}

/// Moves the house, and says what was moved, table by table.
pub(crate) fn run(given: &Migrate, out: &mut impl Write) -> Result<Outcome, Failure> {
    let config = given.whose.configuration().map_err(Trouble::Config)?;
    let texts = Texts::new(given.whose.lang);
    let to = given.to.as_ref().or(config.database.as_ref()).ok_or(Trouble::NoTarget)?;
    let is_terminal = io::stderr().is_terminal();
    let mut hear = |table: &MovedTable| {
        if is_terminal {
            // What is shown here is of no account to anybody but eyes.
            let _ = writeln!(io::stderr(), "{}", texts.get("migrate-table", &row(table)));
        }
    };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let moving = tengen_server::migrate(&config, to, &mut hear);
    let moved = runtime.map_err(Trouble::Runtime)?.block_on(moving).map_err(Trouble::Serve)?;
    if !is_terminal {
        moved.iter().try_for_each(|table| writeln!(out, "{}", texts.get("migrate-table", &row(table))))?;
    }
    let rows: u64 = moved.iter().map(|table| table.rows).sum();
    let all = arguments! { "tables" => moved.len().to_string(), "rows" => rows.to_string() };
    writeln!(out, "{}", texts.get("migrate-done", &all))?;
    Ok(Outcome::AllAnswered)
}

fn row(MovedTable { name, rows, checksum }: &MovedTable) -> fluent_bundle::FluentArgs<'static> {
    arguments! {
        "table" => name.clone(),
        "rows" => rows.to_string(),
        "checksum" => format!("{checksum:016x}"),
    }
}
