//! `tengen admin`: asks something of a house that is open on this machine.

mod arguments;
mod ask;
mod deeds;
mod people;
mod text;

use std::io::Write;

use clap::Args;
use tengen_server::Operator;

use crate::Outcome;
use crate::failure::Failure;
use crate::language::Texts;
use crate::serve::{House, Trouble};
use arguments::What;
use ask::ask;

#[derive(Debug, Args)]
pub(crate) struct Admin {
    #[command(subcommand)]
    what: What,
    /// Print the answer as JSON
    #[arg(long, global = true)]
    json: bool,
    #[command(flatten)]
    pub(crate) whose: House,
}

/// Asks, and shows the answer.
pub(crate) fn run(arguments: &Admin, out: &mut impl Write) -> Result<Outcome, Failure> {
    let config = arguments.whose.configuration().map_err(Trouble::Config)?;
    let house = Operator::of(&config.data);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let answer = runtime.map_err(Trouble::Runtime)?.block_on(ask(&house, &arguments.what));
    let answer = answer.map_err(Trouble::Operator)?;
    if arguments.json {
        serde_json::to_writer(&mut *out, &answer).map_err(std::io::Error::from)?;
        writeln!(out)?;
    } else {
        text::write(&answer, &Texts::new(arguments.whose.lang), out)?;
    }
    Ok(Outcome::AllAnswered)
}
