//! The way between a node and the workers.

use tengen_work::JobId;

use super::letters::{Alive, Offer, Reply, Word, WorkerId};

/// The way from a node to the workers. What goes over it may be lost or come twice.
pub trait Line: Send + Sync + 'static {
    /// Puts a job where workers find it. If that fails, [`FromLine::Unsent`] says so.
    fn offer(&self, offer: Offer);

    /// Tells a worker that a job is not wanted any more.
    fn stop(&self, worker: WorkerId, job: JobId);
}

/// What comes over the way to a node.
pub enum FromLine {
    /// Nothing can be heard or told for a while.
    Cut,
    /// Everything can be heard again. What was told meanwhile has been lost.
    Whole,
    /// A worker is there.
    Alive(Alive),
    /// An offer could not be put where workers find it.
    Unsent {
        /// Of which job.
        job: JobId,
        /// Which offer.
        number: u32,
    },
    /// A worker says something of a job.
    Word {
        /// What.
        word: Box<Word>,
        /// Where the answer goes, if one is waited for.
        answer: Option<Answering>,
    },
}

/// Takes an answer to where it is waited for.
pub type Answering = Box<dyn FnOnce(Reply) + Send>;
