//! Engine work for pages.

use std::sync::Arc;

use tengen_rules::Colour;
use tengen_wire::{PageJob, PositionText, RuleSetText, ServerMessage};
use tengen_work::{
    Analyse, Answer, Effort, Goal, Job, JobKind, Owner, PositionData, Priority, Report, Solve,
};

use super::page::Page;
use super::{House, Refused, encode};
use crate::judge;
use crate::meters::metered;
use crate::workers::{WorkHandle, Workers};

/// The most bytes of a report; a proof that is larger is told by its line alone.
const LONGEST: usize = 128 * 1024;

impl House {
    /// The workers, for whoever cannot do without them.
    ///
    /// # Errors
    ///
    /// [`Refused::Unavailable`] if the machine has no threads for them.
    pub(super) fn workers(&self) -> Result<&Workers, Refused> {
        Some(&self.workers).filter(|workers| workers.are_there()).ok_or(Refused::Unavailable)
    }

    /// How many jobs wait or are being worked on.
    pub fn jobs_at_work(&self) -> usize {
        let (waiting, running) = self.workers.load();
        waiting + running
    }

    /// Takes a page's job, whose reports go to the page. It ends when the handle is dropped.
    ///
    /// # Errors
    ///
    /// [`Refused::Unjudged`] if the position makes no sense, [`Refused::Busy`] if too much waits.
    pub(crate) fn start_job(&self, page: &Arc<Page>, id: u64, job: &PageJob) -> Result<WorkHandle, Refused> {
        let owner = Owner::new(page.person_id().as_str());
        let job = Job { owner, priority: Priority::Live, kind: kind(job)? };
        let page = Arc::clone(page);
        let listener = metered(&job.kind, move |report| page.outbox.push(told(id, report)));
        Ok(self.workers()?.submit(job, listener)?)
    }
}

/// What a page asks, for the pool.
fn kind(job: &PageJob) -> Result<JobKind, Refused> {
    match job {
        PageJob::Analyse { position, rule_set, lines, ms } => Ok(JobKind::Analyse(Analyse {
            position: data(position, *rule_set, None)?,
            lines: (*lines).clamp(1, Analyse::MAX_LINES),
            effort: effort(*ms),
        })),
        PageJob::Solve { position, rule_set, side, goal, ms } => Ok(JobKind::Solve(Solve {
            position: data(position, *rule_set, Some((*side).into()))?,
            goal: match goal {
                tengen_wire::Goal::Vcf => Goal::Vcf,
                tengen_wire::Goal::Vct => Goal::Vct,
            },
            effort: effort(*ms),
        })),
    }
}

const fn effort(ms: u32) -> Effort {
    Effort { nodes: None, ms: Some(ms as u64) }
}

/// A position as data, with another side to move if one is named; checked here so that nonsense is
/// refused at once.
fn data(
    position: &PositionText,
    rule_set: RuleSetText,
    side: Option<Colour>,
) -> Result<PositionData, Refused> {
    let position = judge::position(position, rule_set.0, side)?;
    Ok(PositionData::of(&position))
}

/// A report as it goes over the wire.
fn told(id: u64, report: Report) -> axum::extract::ws::Utf8Bytes {
    let message = encode(&ServerMessage::Job { id, report: Box::new(report.clone()) });
    match report {
        Report::Done { answer: Answer::Solve(mut solved) } if message.len() > LONGEST => {
            solved.proof = Vec::new();
            let report = Report::Done { answer: Answer::Solve(solved) };
            encode(&ServerMessage::Job { id, report: Box::new(report) })
        }
        _ => message,
    }
}
