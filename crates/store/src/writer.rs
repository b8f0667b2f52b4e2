//! The queue of changes and the one task that carries them out, many at a time.

use std::sync::Arc;
use std::time::Instant;

use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::task::JoinHandle;

use crate::write::Write;
use crate::{StoreError, meters};

/// Changes that share one transaction and so one wait for the disk.
const BATCH: usize = 256;

/// Changes that may wait. Who comes later waits outside.
const QUEUE: usize = 1024;

/// What one change came to: a number of rows, whose meaning depends on the change.
pub(crate) type Answer = Result<u64, StoreError>;

/// Where changes go.
pub(crate) trait Sink: Send + 'static {
    /// Carries out `batch` and gives an answer for each, in order, once what succeeded is durable.
    fn write(&mut self, batch: &[Write]) -> impl Future<Output = Vec<Answer>> + Send;

    /// Called after the callers of a batch have their answers; `changes` says how many there were.
    fn tend(&mut self, changes: usize) -> impl Future<Output = ()> + Send;

    /// Ends what goes on beside the batches. Nothing comes after it.
    fn close(self) -> impl Future<Output = ()> + Send;
}

/// The caller's end of the queue. The task ends when this is dropped or stopped.
pub(crate) struct Writer {
    queue: mpsc::Sender<Job>,
    task: Mutex<Option<JoinHandle<()>>>,
}

enum Job {
    Write(Box<Write>, oneshot::Sender<Answer>),
    Stop,
}

impl Writer {
    pub(crate) fn spawn(sink: impl Sink) -> Self {
        let (queue, jobs) = mpsc::channel(QUEUE);
        Self { queue, task: Mutex::new(Some(tokio::spawn(run(sink, jobs)))) }
    }

    /// Queues a change and waits for what came of it.
    pub(crate) async fn write(&self, write: Write) -> Answer {
        write.check()?;
        let (answer, answered) = oneshot::channel();
        self.queue.send(Job::Write(Box::new(write), answer)).await.map_err(|_| StoreError::Closed)?;
        answered.await.map_err(|_| StoreError::Closed)?
    }

    /// Lets nothing more in and waits until all that is in is done.
    pub(crate) async fn stop(&self) {
        // Two failures that mean the same: the task has ended already.
        let _ = self.queue.send(Job::Stop).await;
        if let Some(task) = self.task.lock().await.take() {
            let _ = task.await;
        }
    }
}

/// The cause, if the database could do nothing of a batch.
fn trouble(answers: &[Answer]) -> Option<Arc<sqlx::Error>> {
    let mut causes = answers.iter().map(|answer| match answer {
        Err(StoreError::Unavailable(cause)) => Some(Arc::clone(cause)),
        _ => None,
    });
    let first = causes.next()??;
    causes.all(|cause| cause.is_some()).then_some(first)
}

/// Refuses what waits: it was decided while nobody knew that the database is gone, and later it may be wrong.
fn refuse_waiting(jobs: &mut mpsc::Receiver<Job>, cause: &Arc<sqlx::Error>) {
    while let Ok(job) = jobs.try_recv() {
        match job {
            Job::Write(_, caller) => {
                let _ = caller.send(Err(StoreError::Unavailable(Arc::clone(cause))));
            }
            Job::Stop => jobs.close(),
        }
    }
}

async fn run(mut sink: impl Sink, mut jobs: mpsc::Receiver<Job>) {
    let mut batch = Vec::with_capacity(BATCH);
    while jobs.recv_many(&mut batch, BATCH).await > 0 {
        let (mut writes, mut callers) = (Vec::new(), Vec::new());
        for job in batch.drain(..) {
            match job {
                Job::Write(write, caller) => {
                    writes.push(*write);
                    callers.push(caller);
                }
                Job::Stop => jobs.close(),
            }
        }
        let begin = Instant::now();
        let answers = if writes.is_empty() { Vec::new() } else { sink.write(&writes).await };
        meters::batch(&answers, begin.elapsed(), jobs.len());
        let trouble = trouble(&answers);
        for (caller, answer) in callers.into_iter().zip(answers) {
            // A caller who has gone away needs no answer.
            let _ = caller.send(answer);
        }
        if let Some(cause) = trouble {
            refuse_waiting(&mut jobs, &cause);
        }
        sink.tend(writes.len()).await;
    }
    sink.close().await;
}
