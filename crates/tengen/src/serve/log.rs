//! Where the log goes.

use std::io;

use tengen_server::{LogFormat, SetLogLevel};
use tracing_subscriber::EnvFilter;

/// Writes the log to standard error from now on; the variable `RUST_LOG` says how much of it, and what this
/// gives can change that.
pub(crate) fn write(format: LogFormat) -> SetLogLevel {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info"));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr);
    match format {
        LogFormat::Text => {
            let log = log.with_filter_reloading();
            let handle = log.reload_handle();
            log.init();
            Box::new(move |filter| handle.reload(read(filter)?).map_err(|error| error.to_string()))
        }
        // The span that a line stands in is in the list of spans too.
        LogFormat::Json => {
            let log = log.json().flatten_event(true).with_current_span(false).with_filter_reloading();
            let handle = log.reload_handle();
            log.init();
            Box::new(move |filter| handle.reload(read(filter)?).map_err(|error| error.to_string()))
        }
    }
}

fn read(filter: &str) -> Result<EnvFilter, String> {
    EnvFilter::try_new(filter).map_err(|error| error.to_string())
}
