//! Worker threads that do whatever they are handed, in the order of a [`Queue`].

use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::thread::JoinHandle;

use parking_lot::{Condvar, Mutex};
use tengen_engine::Stop;

use crate::bench::Bench;
use crate::queue::{Full, Queue, Taken};
use crate::{JobId, Owner, PoolOptions, Priority};

#[cfg(test)]
mod tests;

/// What a worker does for one job. It has to look at [`Task::stop`] every few milliseconds.
pub(crate) trait Task: Send {
    /// The worker begins.
    fn run(&mut self, bench: &mut Bench, stop: &Stop);
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
    queue: Queue<(Boxed, Stop)>,
    /// The jobs that run, to end them when the crew goes home.
    running: HashMap<JobId, Stop>,
    is_closed: bool,
    last: u64,
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
        let (id, stop) = (JobId(state.last), Stop::default());
        let ahead = state.queue.push(id, owner.clone(), priority, (task, stop.clone()))?;
        announce(id, ahead);
        drop(state);
        // A thread that may not take it would go back to sleep and leave it lying.
        self.shared.wake.notify_all();
        Ok(Ticket { id, owner, priority, stop, shared: Arc::clone(&self.shared) })
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
            state.running.values().for_each(Stop::stop);
            state.queue.drain()
        };
        self.shared.wake.notify_all();
        for (mut task, _) in waiting {
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

impl Shared {
    /// Waits for a job; `None` when the crew goes home.
    fn next(&self, latest: Priority) -> Option<Taken<(Boxed, Stop)>> {
        let mut state = self.state.lock();
        loop {
            if state.is_closed {
                return None;
            }
            if let Some(taken) = state.queue.take(latest) {
                state.running.insert(taken.id, taken.item.1.clone());
                return Some(taken);
            }
            self.wake.wait(&mut state);
        }
    }

    fn carry_out(&self, taken: Taken<(Boxed, Stop)>, bench: &mut Bench) {
        let Taken { id, owner, priority, item: (mut task, stop) } = taken;
        let outcome = catch_unwind(AssertUnwindSafe(|| task.run(bench, &stop)));
        {
            let mut state = self.state.lock();
            state.running.remove(&id);
            state.queue.finish(&owner, priority);
        }
        if outcome.is_err() {
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
    stop: Stop,
    shared: Arc<Shared>,
}

impl Drop for Ticket {
    fn drop(&mut self) {
        self.stop.stop();
        let waiting = self.shared.state.lock().queue.remove(self.id, &self.owner, self.priority);
        if let Some((mut task, _)) = waiting {
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
