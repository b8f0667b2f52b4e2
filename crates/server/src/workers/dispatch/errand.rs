//! One job on its way.

use std::sync::Arc;
use std::time::Instant;

use tengen_work::{Job, JobHandle, Report};

use super::Deed;
use crate::workers::ear::Ear;
use crate::workers::letters::WorkerId;

/// A job on its way.
pub(in crate::workers) struct Errand {
    pub(super) job: Job,
    pub(super) ear: Arc<Ear>,
    pub(super) stage: Stage,
    /// When it was submitted.
    pub(super) since: Instant,
    /// When its worker was last heard of.
    pub(super) heard: Instant,
    /// When it is to be offered again.
    pub(super) due: Instant,
    /// The number of the offer that counts.
    pub(super) offer: u32,
    /// How many offers could not be sent.
    pub(super) unsent: u32,
    /// How often a worker has taken it.
    pub(super) takings: u32,
    /// The number of the last report of its worker.
    progress: u32,
}

/// Where a job is.
pub(super) enum Stage {
    /// In the queue.
    Waits,
    /// Where workers find it.
    Offered,
    /// In the hands of a worker.
    Taken(WorkerId),
    /// With the node's own threads, if they had room for it yet.
    Own(Option<JobHandle>),
}

impl Errand {
    pub(super) fn new(job: Job, ear: Arc<Ear>, now: Instant) -> Self {
        let stage = Stage::Waits;
        Self {
            job,
            ear,
            stage,
            since: now,
            heard: now,
            due: now,
            offer: 0,
            unsent: 0,
            takings: 0,
            progress: 0,
        }
    }

    /// Tells who waits for it.
    pub(super) fn says(&self, report: Report) -> Deed {
        Deed::Tell(Arc::clone(&self.ear), report)
    }

    /// Who hears of it.
    pub(in crate::workers) fn ear(&self) -> &Ear {
        &self.ear
    }

    /// Whether it is for the workers.
    pub(super) const fn is_out(&self) -> bool {
        !matches!(self.stage, Stage::Own(_))
    }

    /// A worker takes it, if it can be taken; perhaps because the one before has gone.
    pub(super) fn take(&mut self, worker: WorkerId) -> Option<Vec<Deed>> {
        let is_again = match self.stage {
            Stage::Offered => self.takings > 0,
            Stage::Taken(_) => true,
            Stage::Waits | Stage::Own(_) => return None,
        };
        self.stage = Stage::Taken(worker);
        self.takings += 1;
        self.progress = 0;
        let waits = is_again.then(|| self.says(Report::Queued { ahead: 0 }));
        Some(waits.into_iter().chain([self.says(Report::Started)]).collect())
    }

    /// The worker has come so far. What comes late, or is no such report, is left out.
    pub(super) fn progress(&mut self, number: u32, report: Report) -> Vec<Deed> {
        if number <= self.progress || !matches!(report, Report::Progress { .. }) {
            return Vec::new();
        }
        self.progress = number;
        vec![self.says(report)]
    }

    /// The worker gives it back, and has not broken down with it.
    pub(super) fn give_back(&mut self, due: Instant) {
        self.stage = Stage::Offered;
        self.takings = self.takings.saturating_sub(1);
        self.due = due;
    }
}
