//! Houses over one database go by its clock: whoever plays on two machines has one time.

use std::sync::Arc;
use std::time::{Duration, Instant};

use tengen_store::{Store, StoreError};
use tokio::task::AbortHandle;

use crate::SystemClock;

/// How often the clocks are compared.
const EVERY: Duration = Duration::from_secs(10);

/// Of so many questions the one that was answered first counts: half its time is how far off the answer may be.
const QUESTIONS: usize = 3;

/// Puts the clock right by that of the database, and keeps it so; nothing is done if the database is in this
/// process.
///
/// # Errors
///
/// If the database does not answer.
pub(crate) async fn keep(
    store: &Arc<dyn Store>,
    clock: &Arc<SystemClock>,
) -> Result<Option<AbortHandle>, StoreError> {
    let Some(ahead) = ahead(&**store).await? else { return Ok(None) };
    clock.set_ahead(ahead);
    tracing::info!(ms = ahead, "the clock of the database is ahead");
    let task = tokio::spawn(go_on(Arc::clone(store), Arc::clone(clock)));
    Ok(Some(task.abort_handle()))
}

async fn go_on(store: Arc<dyn Store>, clock: Arc<SystemClock>) {
    loop {
        tokio::time::sleep(EVERY).await;
        match ahead(&*store).await {
            Ok(Some(ahead)) => clock.set_ahead(ahead),
            Ok(None) => return,
            // It goes on as it went.
            Err(error) => tracing::debug!(code = error.code(), "the clock could not be compared"),
        }
    }
}

/// By how many milliseconds the clock of the database is ahead of the machine's.
async fn ahead(store: &dyn Store) -> Result<Option<i64>, StoreError> {
    let mut best: Option<(Duration, i64)> = None;
    for _ in 0..QUESTIONS {
        let (asked, begin) = (SystemClock::of_machine(), Instant::now());
        let Some(there) = store.moment().await? else { return Ok(None) };
        let took = begin.elapsed();
        let here = asked.0.saturating_add(took.as_millis() as u64 / 2);
        let ahead = there.saturating_sub(i64::try_from(here).unwrap_or(i64::MAX));
        if best.is_none_or(|(quickest, _)| took < quickest) {
            best = Some((took, ahead));
        }
    }
    Ok(best.map(|(_, ahead)| ahead))
}
