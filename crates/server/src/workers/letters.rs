//! What nodes and workers write to each other.

use serde::{Deserialize, Serialize};
use tengen_work::{Analyse, Answer, Job, JobId, JobKind, Priority, Report, Review};

use crate::bus::NodeId;

/// The form of what nodes and workers write.
pub(crate) const VERSION: u32 = 1;

/// The most bytes of a letter, well below what a NATS server takes (a mebibyte, if nothing is said there).
pub(crate) const LONGEST: usize = 512 << 10;

/// The most nodes that each position of a review is searched for.
const MOST_REVIEW_NODES: u64 = 20 * Review::NODES;

/// A worker, drawn at random when it starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct WorkerId(pub u64);

/// A job among those of all nodes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct JobName {
    /// Who wants it done.
    pub node: NodeId,
    /// The job's name there.
    pub id: JobId,
}

/// A job that is offered to all workers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Offer {
    /// The form of it: those of different forms leave each other alone.
    pub version: u32,
    /// Which.
    pub name: JobName,
    /// How often it was offered before: an older offer counts no more.
    pub number: u32,
    /// What.
    pub job: Job,
}

impl Offer {
    /// Whether it can be done within bounds. What the position or the game is worth is judged where the job is done.
    pub(crate) fn is_sound(&self) -> bool {
        match &self.job.kind {
            JobKind::Move(_) => self.job.priority == Priority::Move,
            JobKind::Analyse(analyse) => (1..=Analyse::MAX_LINES).contains(&analyse.lines),
            JobKind::Solve(_) => true,
            JobKind::Review(review) => review.nodes <= MOST_REVIEW_NODES,
        }
    }
}

/// What a worker says to the node that wants a job done.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Word {
    /// Which job.
    pub name: JobName,
    /// Which offer of it.
    pub offer: u32,
    /// Who says so.
    pub worker: WorkerId,
    /// What it says.
    pub said: Said,
}

/// How it stands with a job in a worker's hands.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Said {
    /// It would begin with it.
    Take,
    /// It is at it.
    Working,
    /// It has come so far. These are numbered; one that comes late is left out.
    Progress {
        /// Counts from one.
        number: u32,
        /// How far.
        report: Report,
    },
    /// It is over.
    Last {
        /// How.
        report: Report,
    },
    /// It gives it back, for another worker.
    Back,
}

/// What the node answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reply {
    /// Whether the node wants this worker to do the job, or to go on with it. After a last report it means nothing.
    pub wanted: bool,
}

/// A worker is there. One that has not said so for some seconds has gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Alive {
    /// The form of it: those of different forms leave each other alone.
    pub version: u32,
    /// Who.
    pub worker: WorkerId,
    /// Threads for moves alone, and for jobs of every priority.
    pub threads: Threads,
    /// How many jobs it has.
    pub busy: u32,
    /// Whether it takes nothing more.
    pub leaves: bool,
}

/// Threads of workers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Threads {
    /// Those for moves alone.
    pub moves: u32,
    /// Those for jobs of every priority.
    pub any: u32,
}

/// Whether a report can be the last word on such a job.
pub(crate) fn answers(kind: &JobKind, report: &Report) -> bool {
    match report {
        Report::Done { answer } => matches!(
            (kind, answer),
            (JobKind::Move(_), Answer::Move(_))
                | (JobKind::Analyse(_), Answer::Analyse(_))
                | (JobKind::Solve(_), Answer::Solve(_))
                | (JobKind::Review(_), Answer::Review(_))
        ),
        Report::Failed { .. } => true,
        Report::Queued { .. } | Report::Started | Report::Progress { .. } | Report::Cancelled => false,
    }
}

/// The last report as it is sent: a proof that is too large is told by its line alone.
pub(crate) fn shortened(report: Report) -> Report {
    let is_long = serde_json::to_vec(&report).is_ok_and(|text| text.len() > LONGEST);
    match report {
        Report::Done { answer: Answer::Solve(mut solved) } if is_long => {
            solved.proof = Vec::new();
            Report::Done { answer: Answer::Solve(solved) }
        }
        report => report,
    }
}
