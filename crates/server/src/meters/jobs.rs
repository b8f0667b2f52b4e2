//! How engine jobs wait and run.

use std::time::Instant;

use metrics::{counter, gauge, histogram};
use tengen_work::{JobKind, Report};

use super::table;

/// The listener of a job, measured on the way.
pub(crate) fn metered(
    kind: &JobKind,
    mut listener: impl FnMut(Report) + Send + 'static,
) -> impl FnMut(Report) + Send + 'static {
    let mut meter = Meter { kind: word(kind), stage: Stage::New, since: Instant::now() };
    move |report| {
        meter.hear(&report);
        listener(report);
    }
}

const fn word(kind: &JobKind) -> &'static str {
    match kind {
        JobKind::Move(_) => "move",
        JobKind::Analyse(_) => "analyse",
        JobKind::Solve(_) => "solve",
        JobKind::Review(_) => "review",
    }
}

/// Where a job stands.
struct Meter {
    kind: &'static str,
    stage: Stage,
    /// Since when.
    since: Instant,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    /// Not in the queue yet.
    New,
    Waits,
    Runs,
    Over,
}

impl Meter {
    fn hear(&mut self, report: &Report) {
        match report {
            Report::Queued { .. } => self.turn(Stage::Waits),
            Report::Started => {
                histogram!(table::JOB_WAIT_SECONDS, "kind" => self.kind).record(self.since.elapsed());
                self.turn(Stage::Runs);
            }
            Report::Progress { .. } => {}
            Report::Done { .. } => self.end("done"),
            Report::Failed { .. } => self.end("failed"),
            Report::Cancelled => self.end("cancelled"),
        }
    }

    fn end(&mut self, outcome: &'static str) {
        if self.stage == Stage::Runs {
            histogram!(table::JOB_SECONDS, "kind" => self.kind).record(self.since.elapsed());
        }
        counter!(table::JOBS, "kind" => self.kind, "outcome" => outcome).increment(1);
        self.turn(Stage::Over);
    }

    fn turn(&mut self, stage: Stage) {
        self.count(-1.0);
        (self.stage, self.since) = (stage, Instant::now());
        self.count(1.0);
    }

    fn count(&self, one: f64) {
        match self.stage {
            Stage::Waits => gauge!(table::JOBS_WAITING, "kind" => self.kind).increment(one),
            Stage::Runs => gauge!(table::JOBS_RUNNING, "kind" => self.kind).increment(one),
            Stage::New | Stage::Over => {}
        }
    }
}

/// A job may go without a last word, when the workers are sent home.
impl Drop for Meter {
    fn drop(&mut self) {
        self.turn(Stage::Over);
    }
}
