//! Ctrl-C: a command that goes on for long ends in good order.

use std::io;
use std::process;
use std::thread;

/// The exit code after a second Ctrl-C, as shells give it.
const BROKEN_OFF: i32 = 130;

/// Does `action` when Ctrl-C is pressed. When it is pressed again, the process ends at once.
///
/// # Errors
///
/// If the system gives no signals.
pub(crate) fn on_interrupt(action: impl FnOnce() + Send + 'static) -> io::Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    thread::spawn(move || {
        runtime.block_on(async {
            if tokio::signal::ctrl_c().await.is_ok() {
                action();
            }
            if tokio::signal::ctrl_c().await.is_ok() {
                process::exit(BROKEN_OFF);
            }
        });
    });
    Ok(())
}
