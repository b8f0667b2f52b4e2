//! Which job is where: a plain data structure without threads, clock or network.
//!
//! A job waits in the node's own [`Queue`], so that limits and turns among owners hold as in a pool; is offered
//! to all workers, as many at a time as they have threads; and is taken by one of them. What no worker can do is
//! done by the node itself, if it has threads: then it stays there. At no time do two have the same job: a
//! worker asks before it begins, and says that it is at it.

mod errand;
mod roster;
#[cfg(test)]
mod tests;

use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use tengen_work::{Failure, Full, Job, JobHandle, JobId, JobKind, Priority, Queue, QueueLimits, Report};

use super::ear::Ear;
use super::letters::{Alive, JobName, Offer, Reply, Said, Threads, VERSION, Word, WorkerId, answers};
use crate::bus::NodeId;
use errand::{Errand, Stage};
use roster::{GONE, Roster};

/// A move that no worker has begun with for so long is made by the node itself: a clock runs.
const PATIENCE: Duration = Duration::from_secs(2);

/// A job of which its worker has said nothing for so long is offered again, a move and any other: some time after
/// the bus has handed it to another worker, if that has not lost it.
const SILENCE: [Duration; 2] = [Duration::from_secs(8), Duration::from_secs(15)];

/// An offer that nobody has taken for so long is made again: the bus throws it away some time later.
const OFFERED: Duration = Duration::from_secs(45);

/// An offer that could not be sent is made again after so long.
const UNSENT: Duration = Duration::from_millis(500);

/// After so many offers that could not be sent the node does the job itself.
const MOST_UNSENT: u32 = 4;

/// A job that has been taken so often, and never came to an end, kills its workers.
const MOST_TAKINGS: u32 = 3;

/// Something to be done about a job.
#[derive(Clone)]
pub(super) enum Deed {
    /// Offer it to the workers.
    Offer(Offer),
    /// Tell a worker to stop.
    Stop(WorkerId, JobId),
    /// Do it here, and say [`Dispatch::own_begun`].
    Own(JobId, Job),
    /// Tell who waits for it.
    Tell(Arc<Ear>, Report),
}

/// The jobs of a node that are for workers on other machines.
pub(super) struct Dispatch {
    node: NodeId,
    queue: Queue<()>,
    errands: HashMap<JobId, Errand>,
    roster: Roster,
    /// Whether the node has threads of its own.
    has_own: bool,
    last: u64,
    /// How many moves and other jobs are offered or taken.
    out: [usize; 2],
}

impl Dispatch {
    pub(super) fn new(node: NodeId, limits: QueueLimits, has_own: bool) -> Self {
        let (queue, roster) = (Queue::new(limits), Roster::default());
        Self { node, queue, errands: HashMap::new(), roster, has_own, last: 0, out: [0; 2] }
    }

    /// Whether a job is to be offered to workers rather than done here.
    pub(super) fn wants(&self, job: &Job) -> bool {
        // A question beside an analysis that goes on and on would wait for it: here it does not.
        let is_beside = || {
            let is_own = |other: &Job| other.owner == job.owner && matches!(other.kind, JobKind::Analyse(_));
            matches!(job.kind, JobKind::Solve(_))
                && self.errands.values().any(|errand| is_own(&errand.job) && errand.is_out())
        };
        !self.has_own || !(self.roster.is_alone() || is_beside())
    }

    /// Takes a job.
    pub(super) fn submit(&mut self, job: Job, ear: Arc<Ear>, now: Instant) -> Result<JobId, Full> {
        let id = JobId(self.last + 1);
        let ahead = self.queue.push(id, job.owner.clone(), job.priority, ())?;
        self.last = id.0;
        ear.tell(Report::Queued { ahead });
        self.errands.insert(id, Errand::new(job, ear, now));
        Ok(id)
    }

    /// How many jobs wait, and how many are elsewhere.
    pub(super) fn load(&self) -> (usize, usize) {
        (self.queue.len(), self.out.iter().sum())
    }

    /// The threads of all workers that are there.
    pub(super) fn threads(&self) -> Threads {
        self.roster.threads()
    }

    /// How many workers are there, and how many jobs they have, those of other nodes too.
    pub(super) fn census(&self) -> (usize, u32) {
        self.roster.census()
    }

    /// Nothing can be heard or told.
    pub(super) const fn cut(&mut self) {
        self.roster.is_cut = true;
    }

    /// Everything can be heard again: offers may have been lost.
    pub(super) fn whole(&mut self, now: Instant) {
        self.roster.whole(now);
        for errand in self.errands.values_mut() {
            if matches!(errand.stage, Stage::Offered) {
                errand.due = now;
            }
        }
    }

    /// A worker is there.
    pub(super) fn hear_alive(&mut self, alive: Alive, now: Instant) {
        self.roster.hear(alive, now);
    }

    /// An offer could not be sent.
    pub(super) fn unsent(&mut self, id: JobId, number: u32, now: Instant) {
        let errand = self.errands.get_mut(&id).filter(|errand| errand.offer == number);
        if let Some(errand) = errand.filter(|errand| matches!(errand.stage, Stage::Offered)) {
            errand.unsent += 1;
            errand.due = now + UNSENT;
        }
    }

    /// Offers what workers have threads for.
    pub(super) fn pump(&mut self, now: Instant) -> Vec<Deed> {
        let mut deeds = Vec::new();
        if self.roster.is_cut {
            return deeds;
        }
        let Threads { moves, any } = self.threads();
        let (moves, any) = (moves as usize, any as usize);
        // Somebody's share of the threads is as it would be if they were in one machine.
        self.queue.let_run_an_owner((any / 2).max(1));
        while self.out.iter().sum::<usize>() < moves + any {
            let latest = if self.out[1] < any { Priority::Background } else { Priority::Move };
            let Some(taken) = self.queue.take(latest) else { break };
            self.out[class(taken.priority)] += 1;
            deeds.extend(self.offer(taken.id, now));
        }
        deeds
    }

    fn offer(&mut self, id: JobId, now: Instant) -> Option<Deed> {
        let errand = self.errands.get_mut(&id)?;
        errand.offer += 1;
        errand.stage = Stage::Offered;
        errand.due = now + OFFERED;
        let name = JobName { node: self.node, id };
        Some(Deed::Offer(Offer { version: VERSION, name, number: errand.offer, job: errand.job.clone() }))
    }

    /// A worker says something of a job: what is to be done, and what it is answered.
    pub(super) fn hear(&mut self, word: Word, now: Instant) -> (Vec<Deed>, Reply) {
        let Word { name: JobName { node, id }, offer, worker, said } = word;
        let errand = self.errands.get_mut(&id).filter(|errand| node == self.node && errand.offer == offer);
        let Some(errand) = errand else { return (Vec::new(), Reply { wanted: false }) };
        let has_it = matches!(errand.stage, Stage::Taken(by) if by == worker);
        let deeds = match said {
            Said::Take if errand.takings >= MOST_TAKINGS => return (self.fail(id), Reply { wanted: false }),
            Said::Take => errand.take(worker),
            _ if !has_it => None,
            Said::Working => Some(Vec::new()),
            Said::Progress { number, report } => Some(errand.progress(number, report)),
            Said::Back => {
                errand.give_back(now + OFFERED);
                return (Vec::new(), Reply { wanted: false });
            }
            Said::Last { report } if answers(&errand.job.kind, &report) => {
                let over = self.remove(id).map(|errand| errand.says(report));
                return (over.into_iter().chain(self.pump(now)).collect(), Reply { wanted: false });
            }
            Said::Last { .. } => return (self.fail(id), Reply { wanted: false }),
        };
        let Some(deeds) = deeds else { return (Vec::new(), Reply { wanted: false }) };
        errand.heard = now;
        errand.due = now + SILENCE[class(errand.job.priority)];
        (deeds, Reply { wanted: true })
    }

    /// The workers have broken down with a job.
    fn fail(&mut self, id: JobId) -> Vec<Deed> {
        let report = Report::Failed { code: Failure::Panicked.code().into() };
        self.remove(id).map(|errand| errand.says(report)).into_iter().collect()
    }

    /// Looks after everything whose time has come.
    pub(super) fn tick(&mut self, now: Instant) -> Vec<Deed> {
        self.roster.forget_silent(now);
        let mut ids: Vec<JobId> = self.errands.keys().copied().collect();
        ids.sort_unstable();
        let mut deeds: Vec<Deed> = ids.into_iter().flat_map(|id| self.look_after(id, now)).collect();
        deeds.extend(self.pump(now));
        deeds
    }

    fn look_after(&mut self, id: JobId, now: Instant) -> Vec<Deed> {
        let (is_alone, is_cut) = (self.roster.is_alone(), self.roster.is_cut);
        let Some(errand) = self.errands.get(&id) else { return Vec::new() };
        let is_due = errand.due <= now && !is_cut;
        let is_own = self.has_own
            && match errand.stage {
                Stage::Waits | Stage::Offered => {
                    let is_late =
                        errand.job.priority == Priority::Move && now.duration_since(errand.since) >= PATIENCE;
                    is_alone || is_late || errand.unsent >= MOST_UNSENT
                }
                Stage::Taken(_) => is_alone && now.duration_since(errand.heard) >= GONE,
                Stage::Own(ref handle) => handle.is_none(),
            };
        match errand.stage {
            _ if is_own => self.own(id),
            Stage::Taken(_) if is_due && errand.takings >= MOST_TAKINGS => self.fail(id),
            Stage::Offered | Stage::Taken(_) if is_due => self.offer(id, now).into_iter().collect(),
            _ => Vec::new(),
        }
    }

    /// The node does a job itself.
    fn own(&mut self, id: JobId) -> Vec<Deed> {
        self.leave(id);
        let Some(errand) = self.errands.get_mut(&id) else { return Vec::new() };
        let worker = match errand.stage {
            Stage::Taken(worker) => Some(worker),
            Stage::Waits | Stage::Offered | Stage::Own(_) => None,
        };
        errand.stage = Stage::Own(None);
        // Whoever still has an offer of it comes too late.
        errand.offer += 1;
        let stop = worker.map(|worker| Deed::Stop(worker, id));
        stop.into_iter().chain([Deed::Own(id, errand.job.clone())]).collect()
    }

    /// The node's own threads have a job. Gives back the handle if nobody wants that any more.
    pub(super) fn own_begun(&mut self, id: JobId, handle: JobHandle) -> Option<JobHandle> {
        match self.errands.get_mut(&id) {
            Some(errand) => {
                errand.stage = Stage::Own(Some(handle));
                None
            }
            None => Some(handle),
        }
    }

    /// Who hears of a job.
    pub(super) fn ear(&self, id: JobId) -> Option<Arc<Ear>> {
        self.errands.get(&id).map(|errand| Arc::clone(&errand.ear))
    }

    /// A job is over, or nobody wants it any more. What it leaves is to be dropped when nothing is locked.
    pub(super) fn remove(&mut self, id: JobId) -> Option<Errand> {
        self.leave(id);
        self.errands.remove(&id)
    }

    /// Nobody wants a job any more: who heard of it, what it leaves, and what is to be done.
    pub(super) fn cancel(&mut self, id: JobId, now: Instant) -> Option<(Errand, Vec<Deed>)> {
        let errand = self.remove(id)?;
        let mut deeds = match errand.stage {
            Stage::Taken(worker) => vec![Deed::Stop(worker, id)],
            Stage::Waits | Stage::Offered | Stage::Own(_) => Vec::new(),
        };
        deeds.push(errand.says(Report::Cancelled));
        deeds.extend(self.pump(now));
        Some((errand, deeds))
    }

    /// A job is neither in the queue nor with the workers from now on.
    fn leave(&mut self, id: JobId) {
        let Some(errand) = self.errands.get(&id) else { return };
        let (owner, priority) = (&errand.job.owner, errand.job.priority);
        match errand.stage {
            Stage::Waits => {
                self.queue.remove(id, owner, priority);
            }
            Stage::Offered | Stage::Taken(_) => {
                self.queue.finish(owner, priority);
                self.out[class(priority)] -= 1;
            }
            Stage::Own(_) => {}
        }
    }
}

/// Moves, or anything else.
const fn class(priority: Priority) -> usize {
    match priority {
        Priority::Move => 0,
        Priority::Live | Priority::Background => 1,
    }
}
