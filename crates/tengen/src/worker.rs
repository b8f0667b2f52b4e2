//! `tengen worker`: engine work for the nodes of a house, on another machine.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use tengen_server::Config;
use tengen_server::bus::BusUrl;
use tengen_server::workers::Worker;

use crate::Outcome;
use crate::failure::Failure;
use crate::language::Language;
use crate::serve::{Trouble, signals, write_log};

#[derive(Debug, Args)]
pub(crate) struct Work {
    /// Where the nodes are heard, such as nats://127.0.0.1:4222; others on this machine can read what stands here:
    /// TENGEN_BUS is the place for a password
    #[arg(long, value_name = "URL")]
    bus: Option<BusUrl>,
    /// Threads for jobs of every kind, and as many again for moves alone [default: one for each processor]
    #[arg(long, value_name = "NUMBER")]
    threads: Option<std::num::NonZeroUsize>,
    /// A file with choices; `tengen config` shows them all
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,
    /// The language of messages
    #[arg(long, value_enum, default_value_t, value_name = "LANGUAGE")]
    pub(crate) lang: Language,
}

impl Work {
    /// What holds: what was chosen on the command line first, then in the environment, then in the file.
    fn configuration(&self) -> Result<Config, Trouble> {
        let mut config = Config::load(self.config.as_deref(), |variable| std::env::var(variable).ok())?;
        if let Some(bus) = &self.bus {
            config.bus = Some(bus.clone());
        }
        if let Some(threads) = self.threads {
            config.workers = Some(threads.get());
        }
        Ok(config)
    }
}

/// Works until a signal comes.
pub(crate) fn run(arguments: &Work, out: &mut impl Write) -> Result<Outcome, Failure> {
    let config = arguments.configuration()?;
    let _ = write_log(config.log_format);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    runtime.map_err(Trouble::Runtime)?.block_on(async {
        let stop = signals::stop().map_err(Trouble::Runtime)?;
        let worker = Worker::open(&config).await.map_err(Trouble::Worker)?;
        match worker.metrics_address() {
            Some(address) => writeln!(out, "working, http://{address}/health")?,
            None => writeln!(out, "working")?,
        }
        out.flush()?;
        worker.run(stop).await;
        Ok(Outcome::AllAnswered)
    })
}
