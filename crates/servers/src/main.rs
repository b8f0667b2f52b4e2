//! `tengen-servers COMMAND…`: runs a command while PostgreSQL and NATS stand, and tells it where by its environment.

use std::process::{Command, ExitCode};

/// Says that a server is not installed, apart from whatever the command may say.
#[cfg(unix)]
const NO_SERVERS: u8 = 3;

#[cfg(unix)]
fn main() -> anyhow::Result<ExitCode> {
    use anyhow::{Context, bail};
    use tengen_servers::{Lent, Nats, Postgres};

    let mut words = std::env::args_os().skip(1);
    let Some(program) = words.next() else {
        bail!("name the command that is to have servers, such as `tengen-servers cargo test`");
    };
    let (Some(postgres), Some(nats)) = (Postgres::start()?, Nats::start()?) else {
        return Ok(ExitCode::from(NO_SERVERS));
    };
    let mut command = Command::new(&program);
    Lent::of(&postgres, &nats).tell(command.args(words));
    let status = command.status().with_context(|| format!("cannot run {}", program.display()))?;
    Ok(if status.success() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

#[cfg(not(unix))]
fn main() -> ExitCode {
    eprintln!("servers for tests are started on Unix only");
    ExitCode::FAILURE
}
