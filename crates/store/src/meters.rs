//! What the writer counts and measures, for whoever watches over the house.

use std::time::Duration;

use metrics::{counter, describe_counter, describe_gauge, describe_histogram, gauge, histogram};

use crate::StoreError;
use crate::writer::Answer;

/// Changes that share one transaction.
const BATCH: &str = "tengen_store_batch_changes";
/// How long a transaction takes until it is on the disk.
const SECONDS: &str = "tengen_store_batch_seconds";
/// Changes that wait for the next transaction.
const WAITING: &str = "tengen_store_waiting";
/// Commits that were too late.
const CONFLICTS: &str = "tengen_store_conflicts_total";
/// Changes that failed otherwise.
const FAILURES: &str = "tengen_store_failures_total";

/// Says what each of the store's metrics means, to the recorder of this process.
pub fn describe_meters() {
    describe_histogram!(BATCH, "Changes that shared one transaction of the database.");
    describe_histogram!(SECONDS, "How long such a transaction took until it was on the disk.");
    describe_gauge!(WAITING, "Changes that waited when the last transaction was over.");
    describe_counter!(CONFLICTS, "Commits that were refused because somebody else was faster.");
    describe_counter!(FAILURES, "Changes that failed for another reason, by the code of the error.");
}

/// A batch is over.
pub(crate) fn batch(answers: &[Answer], took: Duration, waiting: usize) {
    histogram!(BATCH).record(u32::try_from(answers.len()).unwrap_or(u32::MAX));
    histogram!(SECONDS).record(took);
    gauge!(WAITING).set(u32::try_from(waiting).unwrap_or(u32::MAX));
    for error in answers.iter().filter_map(|answer| answer.as_ref().err()) {
        match error {
            StoreError::Conflict { .. } => counter!(CONFLICTS).increment(1),
            other => counter!(FAILURES, "code" => other.code()).increment(1),
        }
    }
}
