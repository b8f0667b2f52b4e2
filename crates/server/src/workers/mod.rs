//! Who does the engine work of a house: its own threads, and workers on other machines.
//!
//! Workers say over the bus that they are there. A node that hears one offers its jobs in a stream of NATS
//! JetStream, and whoever has a thread free takes the next one; reports come back to the node directly. What
//! cannot be done there, because the bus is cut or nobody takes it, the node does itself.

mod dispatch;
mod ear;
mod letters;
mod line;
mod nats;
mod remote;
mod stream;
mod worker;

use std::sync::{Arc, Weak};

use tengen_work::{Full, Job, JobHandle, JobId, Pool, PoolOptions, Report};
use tokio::sync::mpsc::UnboundedReceiver;

use crate::bus::NodeId;
use ear::Ear;
pub use letters::{Alive, JobName, Offer, Reply, Said, Threads, Word, WorkerId};
pub use line::{Answering, FromLine, Line};
pub(crate) use nats::line as nats_line;
use remote::Remote;
pub(crate) use stream::{Names, jetstream};
pub use worker::{Worker, WorkerError};

/// Those who work for a house.
pub struct Workers {
    pool: Option<Arc<Pool>>,
    remote: Option<Arc<Remote>>,
}

/// A job in hand. It ends within a tenth of a second when this is dropped; on another machine as soon as word
/// of that comes there.
pub struct WorkHandle(Held);

enum Held {
    /// With the house's own threads, which end it when this goes.
    Own {
        _handle: JobHandle,
    },
    Remote {
        id: JobId,
        remote: Weak<Remote>,
    },
}

impl Drop for WorkHandle {
    fn drop(&mut self) {
        if let Held::Remote { id, remote } = &self.0
            && let Some(remote) = remote.upgrade()
        {
            remote.cancel(*id);
        }
    }
}

impl Workers {
    /// Starts the house's own threads, if it is to have any, and listens for workers, if there is a way to them.
    pub fn hire(
        node: NodeId,
        options: PoolOptions,
        line: Option<(Arc<dyn Line>, UnboundedReceiver<FromLine>)>,
    ) -> Self {
        let pool = (options.workers + options.movers > 0).then(|| Pool::new(options));
        let pool = pool.and_then(|pool| match pool {
            Ok(pool) => Some(Arc::new(pool)),
            Err(error) => {
                tracing::error!(%error, "the machine gives no threads for computer players and analysis");
                None
            }
        });
        let remote = line.map(|line| Remote::open(node, options.queue, pool.clone(), line));
        Self { pool, remote }
    }

    /// Whether there is anybody, or somebody may come.
    pub const fn are_there(&self) -> bool {
        self.pool.is_some() || self.remote.is_some()
    }

    /// Takes a job. `listener` hears how it stands with it, from other threads and in order, until the last report;
    /// it must not wait for anything. A job whose worker is lost begins again: it waits and is started once more.
    ///
    /// # Errors
    ///
    /// Why it is not taken; `listener` hears nothing then.
    pub fn submit(
        &self,
        job: Job,
        listener: impl FnMut(Report) + Send + 'static,
    ) -> Result<WorkHandle, Full> {
        let remote = self.remote.as_ref().filter(|remote| remote.wants(&job));
        if let Some(remote) = remote {
            let id = remote.submit(job, Arc::new(Ear::new(listener)))?;
            return Ok(WorkHandle(Held::Remote { id, remote: Arc::downgrade(remote) }));
        }
        let pool = self.pool.as_ref().ok_or(Full::Closed)?;
        Ok(WorkHandle(Held::Own { _handle: pool.submit(job, listener)? }))
    }

    /// How many jobs wait and how many are worked on.
    pub fn load(&self) -> (usize, usize) {
        let own = self.pool.as_ref().map_or((0, 0), |pool| pool.load());
        let elsewhere = self.remote.as_ref().map_or((0, 0), |remote| remote.load());
        (own.0 + elsewhere.0, own.1 + elsewhere.1)
    }

    /// How many workers on other machines are there, and how many jobs they have, those of other nodes too.
    pub fn elsewhere(&self) -> (usize, u32) {
        self.remote.as_ref().map_or((0, 0), |remote| remote.census())
    }

    /// The threads of all workers on other machines.
    pub fn threads_elsewhere(&self) -> Threads {
        self.remote.as_ref().map_or_else(Threads::default, |remote| remote.threads())
    }
}
