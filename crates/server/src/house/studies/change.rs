//! The one way a study changes: read what is new, decide, write, tell.

use std::sync::atomic::Ordering;
use std::time::Instant;

use tengen_store::{Commit, StoreError};
use tengen_study::{Study, StudyEvent};

use super::{StudySlot, entry, row, stream};
use crate::bus::News;
use crate::house::{House, Refused, load};
use crate::meters;

/// How often a decision is taken again because another house was faster.
const TRIES: usize = 8;

impl House {
    /// Changes a study by what `decide` says, which is asked again if another house was faster. When this
    /// returns, the change is durable and every page that has the study open has been told.
    pub(super) async fn change_study(
        &self,
        slot: &StudySlot,
        decide: impl Fn(&Study) -> Result<Option<(Study, StudyEvent)>, Refused>,
    ) -> Result<(), Refused> {
        let _pass = self.gate.enter()?;
        self.outage.check()?;
        let mut cell = slot.study.lock().await;
        for _ in 0..TRIES {
            let study = self.fresh_study(slot, &mut cell).await?;
            let Some((after, event)) = decide(study)? else { return Ok(()) };
            // Until it is known what came of it, and if nobody waits for that any more.
            slot.set_stale();
            let append = Commit::append(stream(&slot.id), study.seq(), vec![entry(&event)?]);
            let commit = Commit { studies: vec![row(&slot.id, &after)], ..append };
            let begin = Instant::now();
            match self.store.commit(commit).await {
                Ok(()) => {
                    meters::committed("study", begin.elapsed());
                    slot.stale.store(false, Ordering::Relaxed);
                    self.tell_study(slot, &after, std::slice::from_ref(&event));
                    *cell = Some(after);
                    self.bus.publish(self.node, News::StudyGrown { study: slot.id.clone() });
                    return Ok(());
                }
                Err(StoreError::Conflict { .. }) => {}
                Err(error) => {
                    self.outage.note(&error);
                    return Err(error.into());
                }
            }
        }
        tracing::error!(study = %slot.id, "others were faster {TRIES} times");
        Err(Refused::Unavailable)
    }

    /// The study as it stands at the end of its log. Pages that have it open are told what they missed.
    pub(super) async fn fresh_study<'a>(
        &self,
        slot: &StudySlot,
        cell: &'a mut Option<Study>,
    ) -> Result<&'a mut Study, Refused> {
        if cell.is_none() {
            let entries = self.store.read(&stream(&slot.id), 0).await?;
            if entries.is_empty() {
                self.studies.forget(&slot.id);
                return Err(Refused::NoSuchStudy);
            }
            let events: Vec<StudyEvent> = load::parse(&slot.id, &entries)?;
            slot.stale.store(false, Ordering::Relaxed);
            *cell = Some(Study::from_events(&events).ok_or_else(|| broken(slot))?);
        } else if slot.stale.load(Ordering::Relaxed)
            && let Some(study) = cell.as_mut()
        {
            let entries = self.store.read(&stream(&slot.id), study.seq()).await?;
            let events: Vec<StudyEvent> = load::parse(&slot.id, &entries)?;
            for event in &events {
                study.take(event).map_err(|_| broken(slot))?;
            }
            slot.stale.store(false, Ordering::Relaxed);
            if !events.is_empty() {
                self.tell_study(slot, study, &events);
            }
        }
        cell.as_mut().ok_or(Refused::Unavailable)
    }

    /// Another house has written something.
    pub(in crate::house) async fn hear_of_study(&self, id: &tengen_study::StudyId) {
        let Some(slot) = self.studies.get(id) else { return };
        slot.set_stale();
        if slot.watchers.lock().is_empty() {
            return;
        }
        let mut cell = slot.study.lock().await;
        if let Err(refused) = self.fresh_study(&slot, &mut cell).await {
            tracing::warn!(study = %slot.id, code = refused.code(), "news could not be read");
        }
    }
}

fn broken(slot: &StudySlot) -> Refused {
    tracing::error!(study = %slot.id, "the log of a study cannot be replayed");
    Refused::Unavailable
}
