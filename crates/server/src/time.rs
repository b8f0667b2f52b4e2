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

/// What a clock goes wrong in ten seconds is less than this by far.
const NOTABLE_MS: u64 = 500;

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
    let Some(there) = look(&**store).await? else { return Ok(None) };
    clock.put_right(there.0, there.1);
    let task = tokio::spawn(go_on(Arc::clone(store), Arc::clone(clock)));
    Ok(Some(task.abort_handle()))
}

async fn go_on(store: Arc<dyn Store>, clock: Arc<SystemClock>) {
    loop {
        tokio::time::sleep(EVERY).await;
        match look(&*store).await {
            Ok(Some((instant, moment))) => {
                let ms = clock.put_right(instant, moment);
                if ms.unsigned_abs() > NOTABLE_MS {
                    tracing::warn!(ms, "the clock has been put right by that of the database");
                }
            }
            Ok(None) => return,
            // It goes on as it went.
            Err(error) => tracing::debug!(code = error.code(), "the clock could not be compared"),
        }
    }
}

/// An instant, and the moment it was by the clock of the database.
async fn look(store: &dyn Store) -> Result<Option<(Instant, i64)>, StoreError> {
    let mut best: Option<(Duration, Instant, i64)> = None;
    for _ in 0..QUESTIONS {
        let asked = Instant::now();
        let Some(moment) = store.moment().await? else { return Ok(None) };
        let took = asked.elapsed();
        if best.is_none_or(|(quickest, ..)| took < quickest) {
            best = Some((took, asked + took / 2, moment));
        }
    }
    Ok(best.map(|(_, instant, moment)| (instant, moment)))
}
