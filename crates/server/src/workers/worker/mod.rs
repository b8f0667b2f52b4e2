//! `tengen worker`: a machine that does engine jobs for the nodes of a house.
//!
//! It takes a job for each thread that is free, moves first, asks the node whether it still wants it, does it in a
//! [`Pool`] of its own and tells the node how it stands with it. The node has the last word on every job; the bus
//! hands a job to another worker when this one is silent for too long.

mod errand;
mod post;
mod pull;
mod slots;

use std::sync::Arc;
use std::time::Duration;

use tengen_work::{Pool, PoolOptions, QueueLimits};
use tokio::sync::watch;

use super::letters::WorkerId;
use crate::bus::{BusUrl, NatsBus, NatsError};
use crate::config::Config;
use crate::house::draw;
use crate::meters::Exporter;
use post::Post;
use slots::Slots;

/// Moves have so long to be made when the worker is to end; what is not over by then is handed back.
const PARTING: Duration = Duration::from_secs(10);

/// Why a worker cannot begin.
#[derive(Debug, thiserror::Error)]
pub enum WorkerError {
    /// It is not said where jobs come from.
    #[error("a worker needs a bus")]
    NoBus,
    /// The bus cannot be used.
    #[error("cannot use the bus")]
    Bus(#[source] NatsError),
    /// Metrics cannot be told at the address.
    #[error("cannot listen at {address}")]
    Listen {
        /// Which.
        address: std::net::SocketAddr,
        /// What the system says.
        #[source]
        source: std::io::Error,
    },
    /// The machine gives no threads, or no random numbers.
    #[error("the machine gives no threads")]
    Machine(#[source] std::io::Error),
}

/// A worker that has its threads and connects to the bus.
pub struct Worker {
    post: Arc<Post>,
    pool: Arc<Pool>,
    slots: Slots,
    exporter: Option<Exporter>,
}

impl Worker {
    /// Starts the threads and connects. A bus that is not there yet is waited for.
    ///
    /// # Errors
    ///
    /// If the configuration names no bus or one that cannot be used, or the machine has no threads.
    pub async fn open(config: &Config) -> Result<Self, WorkerError> {
        let url: &BusUrl = config.bus.as_ref().ok_or(WorkerError::NoBus)?;
        let id = draw::number().map_err(|_| WorkerError::Machine(std::io::ErrorKind::Other.into()))?;
        let options = options(config.workers);
        let exporter = match config.metrics_listen {
            Some(address) => Some(
                Exporter::open(address).await.map_err(|source| WorkerError::Listen { address, source })?,
            ),
            None => None,
        };
        let pool = Arc::new(Pool::new(options).map_err(WorkerError::Machine)?);
        let bus = NatsBus::connect(url).await.map_err(WorkerError::Bus)?;
        let slots = Slots::new(options.movers, options.workers);
        let post = Post::open(&bus, WorkerId(id), slots.threads());
        tracing::info!(worker = format!("{id:016x}"), threads = options.workers, "working");
        Ok(Self { post: Arc::new(post), pool, slots, exporter })
    }

    /// Where it tells metrics, if it does.
    pub fn metrics_address(&self) -> Option<std::net::SocketAddr> {
        self.exporter.as_ref().map(Exporter::address)
    }

    /// Works until `stop` is ready; then takes nothing more, lets moves come to their end and hands everything else
    /// back for other workers.
    pub async fn run(self, stop: impl Future<Output = ()>) {
        let Self { post, pool, slots, exporter } = self;
        let (leaving, leaves) = watch::channel(false);
        let exporting = exporter.map(|exporter| tokio::spawn(exporter.run(None)));
        let tasks = [
            tokio::spawn(Arc::clone(&post).say_alive()),
            tokio::spawn(Arc::clone(&post).hear_stops()),
            tokio::spawn(pull::run(Arc::clone(&post), pool, slots.clone(), leaves)),
        ];
        stop.await;
        leaving.send_replace(true);
        post.leave().await;
        if tokio::time::timeout(PARTING, slots.all_free()).await.is_err() {
            tracing::warn!("some moves were not made in time: they are handed back");
            post.hand_all_back();
            // What is handed back takes one letter each.
            let _ = tokio::time::timeout(Duration::from_secs(2), slots.all_free()).await;
        }
        for task in tasks {
            task.abort();
        }
        if let Some(exporting) = exporting {
            exporting.abort();
        }
        post.close().await;
    }
}

/// A pool that takes what it is given: whose turn it is, and how much anybody may have, nodes know.
fn options(threads: Option<usize>) -> PoolOptions {
    let options = threads.map_or_else(PoolOptions::default, PoolOptions::for_processors);
    let all = options.workers + options.movers;
    PoolOptions {
        queue: QueueLimits { waiting_an_owner: all, waiting: all, running_an_owner: all },
        ..options
    }
}
