//! When the house is asked to close.

use std::io;
use std::process;

use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};

/// What is ready when the process is first asked to end. When it is asked again, it ends at once.
pub(crate) fn stop() -> io::Result<impl Future<Output = ()>> {
    let mut asked = asked()?;
    Ok(async move {
        asked.recv().await;
        tracing::info!("closing; a second signal ends this at once");
        tokio::spawn(async move {
            if asked.recv().await.is_some() {
                process::exit(1);
            }
        });
    })
}

/// Each time the process is asked to end.
#[cfg(unix)]
fn asked() -> io::Result<UnboundedReceiver<()>> {
    use tokio::signal::unix::{SignalKind, signal};

    let (sender, receiver) = unbounded_channel();
    for kind in [SignalKind::terminate(), SignalKind::interrupt()] {
        let (mut signal, sender) = (signal(kind)?, sender.clone());
        tokio::spawn(async move { while signal.recv().await.is_some() && sender.send(()).is_ok() {} });
    }
    Ok(receiver)
}

/// Each time the process is asked to end.
#[cfg(not(unix))]
fn asked() -> io::Result<UnboundedReceiver<()>> {
    let (sender, receiver) = unbounded_channel();
    tokio::spawn(async move { while tokio::signal::ctrl_c().await.is_ok() && sender.send(()).is_ok() {} });
    Ok(receiver)
}
