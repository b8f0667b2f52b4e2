//! Jobs of a node in the hands of workers on other machines.

use std::sync::{Arc, Weak};
use std::time::{Duration, Instant};

use parking_lot::Mutex;
use tengen_work::{Full, Job, JobId, Pool, QueueLimits, Report};
use tokio::sync::mpsc::UnboundedReceiver;

use super::dispatch::{Deed, Dispatch};
use super::ear::Ear;
use super::letters::Threads;
use super::line::{FromLine, Line};
use crate::bus::NodeId;
use crate::meters;

/// How often it is looked after what has been silent for too long.
const TICK: Duration = Duration::from_millis(250);

/// The jobs of a node that are for workers on other machines.
pub(super) struct Remote {
    dispatch: Mutex<Dispatch>,
    line: Arc<dyn Line>,
    pool: Option<Arc<Pool>>,
    myself: Weak<Self>,
}

impl Remote {
    pub(super) fn open(
        node: NodeId,
        limits: QueueLimits,
        pool: Option<Arc<Pool>>,
        (line, heard): (Arc<dyn Line>, UnboundedReceiver<FromLine>),
    ) -> Arc<Self> {
        let dispatch = Mutex::new(Dispatch::new(node, limits, pool.is_some()));
        let remote = Arc::new_cyclic(|myself| Self { dispatch, line, pool, myself: Weak::clone(myself) });
        tokio::spawn(run(Arc::downgrade(&remote), heard));
        remote
    }

    /// Whether a job is to be offered to workers rather than done here.
    pub(super) fn wants(&self, job: &Job) -> bool {
        self.dispatch.lock().wants(job)
    }

    /// Takes a job. It ends when [`Self::cancel`] says so.
    pub(super) fn submit(&self, job: Job, ear: Arc<Ear>) -> Result<JobId, Full> {
        let now = Instant::now();
        let (id, deeds) = {
            let mut dispatch = self.dispatch.lock();
            let id = dispatch.submit(job, ear, now)?;
            (id, dispatch.pump(now))
        };
        self.perform(deeds);
        Ok(id)
    }

    /// Nobody wants a job any more, if it is not over yet.
    pub(super) fn cancel(&self, id: JobId) {
        let cancelled = self.dispatch.lock().cancel(id, Instant::now());
        if let Some((_errand, deeds)) = cancelled {
            self.perform(deeds);
        }
    }

    /// How many jobs wait, and how many are elsewhere.
    pub(super) fn load(&self) -> (usize, usize) {
        self.dispatch.lock().load()
    }

    /// How many workers are there, and how many jobs they have.
    pub(super) fn census(&self) -> (usize, u32) {
        self.dispatch.lock().census()
    }

    /// The threads of all of them.
    pub(super) fn threads(&self) -> Threads {
        self.dispatch.lock().threads()
    }

    fn hear(&self, heard: FromLine) {
        let now = Instant::now();
        let deeds = match heard {
            FromLine::Cut => {
                self.dispatch.lock().cut();
                self.tick()
            }
            FromLine::Whole => {
                self.dispatch.lock().whole(now);
                self.tick()
            }
            FromLine::Alive(alive) => {
                let mut dispatch = self.dispatch.lock();
                dispatch.hear_alive(alive, now);
                dispatch.pump(now)
            }
            FromLine::Unsent { job, number } => {
                self.dispatch.lock().unsent(job, number, now);
                Vec::new()
            }
            FromLine::Word { word, answer } => {
                let (deeds, reply) = self.dispatch.lock().hear(*word, now);
                if let Some(answer) = answer {
                    answer(reply);
                }
                deeds
            }
        };
        self.perform(deeds);
    }

    fn tick(&self) -> Vec<Deed> {
        let mut dispatch = self.dispatch.lock();
        let deeds = dispatch.tick(Instant::now());
        meters::workers(dispatch.census().0, dispatch.threads());
        deeds
    }

    fn perform(&self, deeds: Vec<Deed>) {
        for deed in deeds {
            match deed {
                Deed::Offer(offer) => self.line.offer(offer),
                Deed::Stop(worker, job) => self.line.stop(worker, job),
                Deed::Own(id, job) => self.own(id, job),
                Deed::Tell(ear, report) => ear.tell(report),
            }
        }
    }

    /// Hands a job to the node's own threads. If they have no room for it, it is tried again with the next tick.
    fn own(&self, id: JobId, job: Job) {
        let Some(pool) = &self.pool else { return };
        let myself = Weak::clone(&self.myself);
        let listener = move |report| {
            if let Some(remote) = myself.upgrade() {
                remote.hear_own(id, &report);
            }
        };
        if let Ok(handle) = pool.submit(job, listener) {
            let unwanted = self.dispatch.lock().own_begun(id, handle);
            drop(unwanted);
        }
    }

    /// The node's own threads say something of a job.
    fn hear_own(&self, id: JobId, report: &Report) {
        match report {
            // That it waits is known; and the pool says so while it lets nobody else in.
            Report::Queued { .. } => {}
            report if report.is_last() => {
                // The handle that goes with it asks the pool for its lock: ours is free again by then.
                let errand = self.dispatch.lock().remove(id);
                if let Some(errand) = errand {
                    errand.ear().tell(report.clone());
                }
            }
            report => {
                let ear = self.dispatch.lock().ear(id);
                if let Some(ear) = ear {
                    ear.tell(report.clone());
                }
            }
        }
    }
}

/// Takes in what comes over the line, and looks after what does not, as long as the node is there.
async fn run(remote: Weak<Remote>, mut heard: UnboundedReceiver<FromLine>) {
    let mut pace = tokio::time::interval(TICK);
    pace.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        let heard = tokio::select! {
            heard = heard.recv() => Some(heard),
            _ = pace.tick() => None,
        };
        let Some(remote) = remote.upgrade() else { return };
        match heard {
            Some(Some(heard)) => remote.hear(heard),
            Some(None) => return,
            None => {
                let deeds = remote.tick();
                remote.perform(deeds);
            }
        }
    }
}
