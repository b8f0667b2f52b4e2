//! A cluster that stands until it is told to go, for others to use.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::Context;
use tengen_servers::Postgres;
use tokio::io::AsyncReadExt;
use tokio::signal::unix::{SignalKind, signal};

use super::nodes::Cluster;

/// Starts so many nodes over servers of their own, prints where they listen in one line, and waits until its
/// input ends or it is asked to end. Says whether there was a cluster: without the servers there is none.
///
/// # Errors
///
/// If a node does not start, or does not end in order.
pub async fn stand(program: PathBuf, folder: &Path, nodes: usize) -> anyhow::Result<bool> {
    let cluster = Cluster::start(Postgres::start()?, &program, folder, nodes, None).await?;
    let Some(mut cluster) = cluster else { return Ok(false) };
    let addresses: Vec<_> = cluster.addresses().iter().map(|address| format!("http://{address}")).collect();
    writeln!(std::io::stdout(), "listening on {}", addresses.join(" "))?;
    let mut asked = signal(SignalKind::terminate()).context("signals cannot be waited for")?;
    let mut input = tokio::io::stdin();
    let mut byte = [0; 1];
    loop {
        tokio::select! {
            _ = asked.recv() => break,
            read = input.read(&mut byte) => if read.unwrap_or(0) == 0 { break },
        }
    }
    cluster.stop().await?;
    Ok(true)
}
