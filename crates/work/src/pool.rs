//! The pool: jobs in, reports out.

use tengen_engine::Engine;

use crate::bench::Bench;
use crate::crew::{Crew, Reins, Stretch, Task, Ticket};
use crate::queue::{Full, QueueLimits};
use crate::run::Work;
use crate::{Failure, Job, JobId, Report};

/// What can be chosen about a pool.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PoolOptions {
    /// Threads for jobs of every priority.
    pub workers: usize,
    /// Threads for moves of computer players alone, so that these need not wait until a long job is over.
    pub movers: usize,
    /// The memory of each thread for the positions it remembers, in bytes; there are
    /// [`Engine::THREAD_BYTES`] beside it.
    pub table_bytes: usize,
    /// Bounds of what waits and of what one owner has running.
    pub queue: QueueLimits,
    /// The most time that a job takes, in milliseconds; moves and reviews have bounds of their own.
    pub longest_ms: u64,
    /// How far the threads for moves and the others stand behind everything else on the machine: the nice
    /// value of each, from 0 to 19. It means something on Linux alone.
    pub nice: [i32; 2],
}

impl PoolOptions {
    /// The house goes before both; and moves go before the rest where processors are few.
    const NICE: [i32; 2] = [10, 19];

    /// A pool for a machine with so many processors.
    pub fn for_processors(processors: usize) -> Self {
        let workers = processors.max(1);
        Self {
            workers,
            movers: workers,
            table_bytes: 16 << 20,
            queue: QueueLimits { waiting_an_owner: 8, waiting: 2000, running_an_owner: (workers / 2).max(1) },
            longest_ms: 60_000,
            nice: Self::NICE,
        }
    }

    /// No pool: everything is done elsewhere. What anybody may have waiting is as it would be on this machine.
    pub fn none() -> Self {
        Self { workers: 0, movers: 0, ..Self::default() }
    }

    /// The most memory that the threads need for what they remember.
    pub const fn memory_bytes(&self) -> usize {
        (self.workers + self.movers) * (self.table_bytes + Engine::THREAD_BYTES)
    }
}

impl Default for PoolOptions {
    /// A pool for this machine.
    fn default() -> Self {
        Self::for_processors(std::thread::available_parallelism().map_or(1, std::num::NonZero::get))
    }
}

/// Does engine work in threads of low priority.
///
/// It ends when it is dropped: everything that runs is broken off, and the threads are gone when the drop
/// returns.
///
/// ```
/// use std::sync::mpsc;
/// use tengen_work::{Analyse, Answer, Effort, Job, JobKind, Owner, Pool, PoolOptions, PositionData, Priority, Report};
/// use tengen_rules::{Colour, RuleSet};
/// let pool = Pool::new(PoolOptions { table_bytes: 1 << 20, ..PoolOptions::for_processors(1) })?;
/// let position = PositionData { rule_set: RuleSet::Renju, size: 15, stones: vec![], to_move: Colour::Black };
/// let effort = Effort { nodes: Some(1000), ms: None };
/// let kind = JobKind::Analyse(Analyse { position, lines: 1, effort });
/// let (sender, reports) = mpsc::channel();
/// let job = Job { owner: Owner::new("ada"), priority: Priority::Live, kind };
/// let handle = pool.submit(job, move |report| { let _ = sender.send(report); })?;
/// let last = reports.iter().last().unwrap();
/// let Report::Done { answer: Answer::Analyse(analysis) } = last else { panic!("{last:?}") };
/// assert_eq!(analysis.lines[0].moves[0].to_string(), "h8");
/// drop(handle);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Pool {
    options: PoolOptions,
    crew: Crew,
}

/// A job in the pool. It ends within a tenth of a second when this is dropped; an analysis that makes room
/// for another job of its owner just then says so when that one is over.
pub struct JobHandle(Ticket);

impl JobHandle {
    /// The name of the job.
    pub const fn id(&self) -> JobId {
        self.0.id
    }
}

impl Pool {
    /// Starts the threads.
    ///
    /// # Errors
    ///
    /// If the machine gives no more threads.
    pub fn new(options: PoolOptions) -> std::io::Result<Self> {
        Ok(Self { options, crew: Crew::new(&options)? })
    }

    /// What was chosen about it.
    pub const fn options(&self) -> &PoolOptions {
        &self.options
    }

    /// How many jobs wait and how many run.
    pub fn load(&self) -> (usize, usize) {
        self.crew.load()
    }

    /// Takes a job. `listener` hears how it stands with it, from other threads and in order, until the last
    /// report; it must not wait for anything.
    ///
    /// # Errors
    ///
    /// Why it is not taken; `listener` hears nothing then.
    pub fn submit(&self, job: Job, listener: impl FnMut(Report) + Send + 'static) -> Result<JobHandle, Full> {
        let Job { owner, priority, kind } = job;
        let listener = std::sync::Arc::new(parking_lot::Mutex::new(listener));
        let told = std::sync::Arc::clone(&listener);
        let work = Work::new(kind, self.options.longest_ms);
        let task = Errand { work, has_begun: false, tell: move |report| (listener.lock())(report) };
        let announce = move |_, ahead| (told.lock())(Report::Queued { ahead });
        self.crew.submit(owner, priority, Box::new(task), announce).map(JobHandle)
    }
}

/// A job with who hears of it.
struct Errand<F> {
    work: Work,
    has_begun: bool,
    tell: F,
}

impl<F: FnMut(Report) + Send> Task for Errand<F> {
    fn run(&mut self, bench: &mut Bench, reins: &Reins) -> Stretch {
        let Self { work, has_begun, tell } = self;
        if !reins.is_ended() {
            if !std::mem::replace(has_begun, true) {
                tell(Report::Started);
            }
            let answer = work.go(bench, reins.stop(), &mut |progress| tell(Report::Progress { progress }));
            if !reins.is_ended() {
                if reins.stop().is_stopped() && work.may_rest() {
                    return Stretch::Rests;
                }
                tell(match answer {
                    Ok(answer) => Report::Done { answer },
                    Err(failure) => Report::Failed { code: failure.code().into() },
                });
                return Stretch::Over;
            }
        }
        tell(Report::Cancelled);
        Stretch::Over
    }

    fn may_rest(&self) -> bool {
        self.work.may_rest()
    }

    fn is_quick(&self) -> bool {
        self.work.is_quick()
    }

    fn failed(&mut self) {
        (self.tell)(Report::Failed { code: Failure::Panicked.code().into() });
    }

    fn cancelled(&mut self) {
        (self.tell)(Report::Cancelled);
    }
}
