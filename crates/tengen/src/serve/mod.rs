//! `tengen serve`: the house.

mod choices;
mod log;
pub(crate) mod signals;
mod trouble;

use std::io::Write;

use clap::Args;
use tengen_server::{Rebuilt, Server};

use crate::Outcome;
use crate::failure::Failure;
use crate::language::Language;

pub(crate) use choices::{Choices, House};
pub(crate) use log::write as write_log;
pub(crate) use trouble::Trouble;

#[derive(Debug, Args)]
pub(crate) struct Serve {
    #[command(flatten)]
    choices: Choices,
    /// Make the lists of rooms, games, studies and ratings anew from the log first
    #[arg(long)]
    rebuild: bool,
    /// The language of messages
    #[arg(long, value_enum, default_value_t, value_name = "LANGUAGE")]
    pub(crate) lang: Language,
}

/// Opens the house, says where, and serves until a signal comes.
pub(crate) fn run(arguments: &Serve, out: &mut impl Write) -> Result<Outcome, Failure> {
    let config = arguments.choices.configuration().map_err(Trouble::Config)?;
    let change_log = log::write(config.log_format);
    let _ = raise_file_limit();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    runtime.map_err(Trouble::Runtime)?.block_on(async {
        let stop = signals::stop().map_err(Trouble::Runtime)?;
        if arguments.rebuild {
            let rebuilt = tengen_server::rebuild(&config).await.map_err(Trouble::Serve)?;
            let Rebuilt { rooms, studies, pools, records } = rebuilt;
            tracing::info!(rooms, studies, pools, records, "made the lists anew from the log");
        }
        let server = Server::open(&config).await.map_err(Trouble::Serve)?;
        server.control_log(change_log);
        writeln!(out, "listening on http://{}", server.address())?;
        out.flush()?;
        server.run(stop).await.map_err(Trouble::Serve)?;
        Ok(Outcome::AllAnswered)
    })
}

/// Lets this process have as many files open as the system lets it have: each socket is one, and the
/// usual first limit is 1024.
#[cfg(unix)]
fn raise_file_limit() -> rustix::io::Result<()> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

    let limit = getrlimit(Resource::Nofile);
    setrlimit(Resource::Nofile, Rlimit { current: limit.maximum, ..limit })
}

#[cfg(not(unix))]
const fn raise_file_limit() -> std::io::Result<()> {
    Ok(())
}
