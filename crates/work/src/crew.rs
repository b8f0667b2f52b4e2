//! Worker threads that do whatever they are handed, in the order of a [`Queue`].

use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::thread::JoinHandle;

use parking_lot::{Condvar, Mutex};

use crate::bench::Bench;
use crate::queue::{Full, Queue, Taken};
use crate::{JobId, Owner, PoolOptions, Priority};

mod reins;
#[cfg(test)]
mod tests;

pub(crate) use reins::Reins;

/// How a stretch of work has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stretch {
    /// The job is over.
    Over,
    /// The job rests, and wants another stretch.
    Rests,
}

/// What a worker does for one job. It has to look at [`Reins::stop`] every few milliseconds.
pub(crate) trait Task: Send {
    /// The worker begins, or goes on.
    fn run(&mut self, bench: &mut Bench, reins: &Reins) -> Stretch;
    /// Whether it may rest now while a quick task of its owner is done.
    fn may_rest(&self) -> bool;
    /// Whether tasks of its owner that may rest make room for it. It leaves alone what their engine
    /// remembers.
    fn is_quick(&self) -> bool;
    /// The worker broke down in [`Self::run`].
    fn failed(&mut self);
    /// It is over before it began.
    fn cancelled(&mut self);
}

type Boxed = Box<dyn Task>;

/// The threads and what they share.
pub(crate) struct Crew {
    shared: Arc<Shared>,
    threads: Vec<JoinHandle<()>>,
}

pub(crate) struct Shared {
    state: Mutex<State>,
    /// Woken when there is something to do.
    wake: Condvar,
}

struct State {
    queue: Queue<Order>,
    /// The jobs that run or rest, to let them rest, and to end them when the crew goes home.
    running: HashMap<JobId, Running>,
    is_closed: bool,
    last: u64,
}

/// What the crew knows of a job that a worker has.
struct Running {
    owner: Owner,
    reins: Reins,
    may_rest: bool,
}

/// What the queue holds of a job.
struct Order {
    task: Boxed,
    reins: Reins,
}

impl Crew {
    /// Hires the threads.
    ///
    /// # Errors
    ///
    /// If the machine gives no more threads; those that there are go home again.
    pub(crate) fn new(options: &PoolOptions) -> std::io::Result<Self> {
        let state =
            State { queue: Queue::new(options.queue), running: HashMap::new(), is_closed: false, last: 0 };
        let shared = Arc::new(Shared { state: Mutex::new(state), wake: Condvar::new() });
        let mut crew = Self { shared, threads: Vec::new() };
        let of = |count, latest, nice| std::iter::repeat_n((latest, nice), count);
        let movers = of(options.movers, Priority::Move, options.nice[0]);
        for (latest, nice) in movers.chain(of(options.workers, Priority::Background, options.nice[1])) {
            crew.hire(options.table_bytes, latest, nice)?;
        }
        Ok(crew)
    }

    fn hire(&mut self, table_bytes: usize, latest: Priority, nice: i32) -> std::io::Result<()> {
        let shared = Arc::clone(&self.shared);
        let work = move || {
            lower_priority(nice);
            let mut bench = Bench::new(table_bytes);
            while let Some(taken) = shared.next(latest) {
                shared.carry_out(taken, &mut bench);
            }
        };
        self.threads.push(std::thread::Builder::new().name("tengen-work".into()).spawn(work)?);
        Ok(())
    }

    /// Puts a task in the queue. `announce` is told how many are ahead before anything else happens.
    pub(crate) fn submit(
        &self,
        owner: Owner,
        priority: Priority,
        task: Boxed,
        announce: impl FnOnce(JobId, usize),
    ) -> Result<Ticket, Full> {
        let mut state = self.shared.state.lock();
        if state.is_closed {
            return Err(Full::Closed);
        }
        state.last += 1;
        let (id, reins) = (JobId(state.last), Reins::default());
        let is_quick = task.is_quick();
        let ahead = state.queue.push(id, owner.clone(), priority, Order { task, reins: reins.clone() })?;
        announce(id, ahead);
        if is_quick {
            let own = state.running.values().filter(|running| running.owner == owner && running.may_rest);
            own.for_each(|running| running.reins.rest());
        }
        drop(state);
        // A thread that may not take it would go back to sleep and leave it lying.
        self.shared.wake.notify_all();
        Ok(Ticket { id, owner, priority, reins, shared: Arc::clone(&self.shared) })
    }

    /// How many jobs wait and how many run.
    pub(crate) fn load(&self) -> (usize, usize) {
        let state = self.shared.state.lock();
        (state.queue.len(), state.running.len())
    }
}

impl Drop for Crew {
    fn drop(&mut self) {
        let waiting = {
            let mut state = self.shared.state.lock();
            state.is_closed = true;
            state.running.values().for_each(|running| running.reins.end());
            state.queue.drain()
        };
        self.shared.wake.notify_all();
        for Order { mut task, .. } in waiting {
            task.cancelled();
        }
        for thread in self.threads.drain(..) {
            // A worker that holds the last reference cannot wait for itself, and a worker that broke
            // down outside a job has nothing to say any more.
            if thread.thread().id() != std::thread::current().id() {
                let _ = thread.join();
            }
        }
    }
}

impl State {
    /// A worker has taken a job.
    fn begin(&mut self, Taken { id, owner, item: Order { task, reins }, .. }: &Taken<Order>) {
        let running = Running { owner: owner.clone(), reins: reins.clone(), may_rest: task.may_rest() };
        self.running.insert(*id, running);
    }
}

impl Shared {
    /// Waits for a job; `None` when the crew goes home.
    fn next(&self, latest: Priority) -> Option<Taken<Order>> {
        let mut state = self.state.lock();
        loop {
            if state.is_closed {
                return None;
            }
            if let Some(taken) = state.queue.take(latest) {
                state.begin(&taken);
                return Some(taken);
            }
            self.wake.wait(&mut state);
        }
    }

    fn carry_out(&self, taken: Taken<Order>, bench: &mut Bench) {
        let Taken { id, owner, priority, item: Order { mut task, reins } } = taken;
        let outcome = loop {
            while task.may_rest()
                && let Some(quick) = self.next_quick(&owner, &reins)
            {
                self.carry_out_quick(quick, bench);
            }
            match catch_unwind(AssertUnwindSafe(|| task.run(bench, &reins))) {
                Ok(Stretch::Rests) => {}
                Ok(Stretch::Over) => break Ok(()),
                Err(broken) => break Err(broken),
            }
        };
        self.end(id, outcome.is_err().then_some(&mut task), bench, |queue| queue.finish(&owner, priority));
    }

    /// A quick job of an owner whose own job may rest; without one, that job goes on.
    fn next_quick(&self, owner: &Owner, reins: &Reins) -> Option<Taken<Order>> {
        let mut state = self.state.lock();
        let quick = state.queue.take_beside(owner, |order| order.task.is_quick());
        match &quick {
            Some(taken) => state.begin(taken),
            None => reins.go_on(),
        }
        quick
    }

    /// Does a job within the turn of another one of its owner.
    fn carry_out_quick(&self, taken: Taken<Order>, bench: &mut Bench) {
        let Taken { id, item: Order { mut task, reins }, .. } = taken;
        let outcome = catch_unwind(AssertUnwindSafe(|| task.run(bench, &reins)));
        self.end(id, outcome.is_err().then_some(&mut task), bench, |_| {});
    }

    /// A job is over; `broken` if the worker broke down with it.
    fn end(
        &self,
        id: JobId,
        broken: Option<&mut Boxed>,
        bench: &mut Bench,
        finish: impl FnOnce(&mut Queue<Order>),
    ) {
        {
            let mut state = self.state.lock();
            state.running.remove(&id);
            finish(&mut state.queue);
        }
        if let Some(task) = broken {
            // Whatever it left behind half done goes with it.
            bench.renew();
            // It may break down again while it says so: it fails alone all the same.
            let _ = catch_unwind(AssertUnwindSafe(|| task.failed()));
        }
        // The owner may have another job waiting that this one stood before.
        self.wake.notify_all();
    }
}

/// A job in the crew's hands. It ends when this is dropped.
pub(crate) struct Ticket {
    pub(crate) id: JobId,
    owner: Owner,
    priority: Priority,
    reins: Reins,
    shared: Arc<Shared>,
}

impl Drop for Ticket {
    fn drop(&mut self) {
        let waiting = {
            let mut state = self.shared.state.lock();
            self.reins.end();
            state.queue.remove(self.id, &self.owner, self.priority)
        };
        if let Some(Order { mut task, .. }) = waiting {
            task.cancelled();
        }
    }
}

/// Lets everything else on the machine go before this thread.
#[cfg(target_os = "linux")]
fn lower_priority(nice: i32) {
    // On Linux the process with number 0 is the calling thread alone.
    let _ = rustix::process::setpriority_process(None, nice);
}

/// Elsewhere a thread has no priority of its own that can be lowered this way.
#[cfg(not(target_os = "linux"))]
const fn lower_priority(_: i32) {}
