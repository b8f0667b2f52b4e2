//! `tengen-cluster`: nodes over PostgreSQL and NATS, for the stories of the browser.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;
use tengen_load::stand;

/// Starts nodes over servers of their own, prints where they listen, and stands until its input ends.
#[derive(Parser)]
#[command(name = "tengen-cluster")]
struct Arguments {
    /// The program `tengen`.
    #[arg(long, value_name = "FILE")]
    program: PathBuf,
    /// A folder for what the nodes write.
    #[arg(long, value_name = "DIR")]
    data: PathBuf,
    /// How many nodes.
    #[arg(long, default_value_t = 3)]
    nodes: usize,
}

/// What is said when a server is not installed.
const NO_SERVERS: u8 = 3;

fn main() -> anyhow::Result<ExitCode> {
    let Arguments { program, data, nodes } = Arguments::parse();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let stood = runtime.block_on(stand(program, &data, nodes))?;
    // A thread still waits for input, and would for ever.
    runtime.shutdown_background();
    Ok(if stood { ExitCode::SUCCESS } else { ExitCode::from(NO_SERVERS) })
}
