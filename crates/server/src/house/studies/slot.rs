//! The studies this house has in memory.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use parking_lot::Mutex;
use tengen_study::{Study, StudyId};

use crate::house::page::Page;

/// A study with the pages that have it open.
#[derive(Debug)]
pub(crate) struct StudySlot {
    pub(crate) id: StudyId,
    /// The study as it was last read; `None` before. Who holds this decides, writes and tells.
    pub(super) study: tokio::sync::Mutex<Option<Study>>,
    /// Whether the log may have more than this.
    pub(super) stale: AtomicBool,
    pub(super) watchers: Mutex<Vec<Arc<Page>>>,
}

/// All of them by name.
#[derive(Debug, Default)]
pub(crate) struct Studies(Mutex<HashMap<StudyId, Arc<StudySlot>>>);

impl Studies {
    /// So many that nobody has open are kept in memory.
    const IDLE: usize = 64;

    fn add<'a>(
        slots: &'a mut HashMap<StudyId, Arc<StudySlot>>,
        id: &StudyId,
        study: Option<Study>,
    ) -> &'a Arc<StudySlot> {
        if slots.len() >= Self::IDLE {
            // Whoever wants a slot asks this list, which is locked: the count cannot grow meanwhile.
            slots.retain(|_, slot| Arc::strong_count(slot) > 1 || !slot.watchers.lock().is_empty());
        }
        slots.entry(id.clone()).or_insert_with(|| {
            Arc::new(StudySlot {
                id: id.clone(),
                study: tokio::sync::Mutex::new(study),
                stale: AtomicBool::new(false),
                watchers: Mutex::default(),
            })
        })
    }

    /// The slot of a study, a new one if there is none.
    pub(crate) fn get_or_add(&self, id: &StudyId) -> Arc<StudySlot> {
        Arc::clone(Self::add(&mut self.0.lock(), id, None))
    }

    /// Puts a study in that has just been made.
    pub(super) fn put(&self, id: &StudyId, study: Study) {
        Self::add(&mut self.0.lock(), id, Some(study));
    }

    /// The slot of a study that is in memory.
    pub(super) fn get(&self, id: &StudyId) -> Option<Arc<StudySlot>> {
        self.0.lock().get(id).cloned()
    }

    /// The studies that pages have open.
    pub(in crate::house) fn watched(&self) -> Vec<StudyId> {
        let slots = self.0.lock();
        let watched = slots.values().filter(|slot| !slot.watchers.lock().is_empty());
        watched.map(|slot| slot.id.clone()).collect()
    }

    /// How far a study in memory was read.
    pub(in crate::house) async fn seq(&self, id: &StudyId) -> Option<u32> {
        let slot = self.get(id)?;
        let study = slot.study.lock().await;
        study.as_ref().map(Study::seq)
    }

    /// Forgets a study that is none.
    pub(super) fn forget(&self, id: &StudyId) {
        self.0.lock().remove(id);
    }
}

impl StudySlot {
    /// Notes that the log may have more than what is known.
    pub(super) fn set_stale(&self) {
        self.stale.store(true, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn studies_that_somebody_has_open_stay_in_memory() {
        let studies = Studies::default();
        let held = studies.get_or_add(&"held7".parse().unwrap());
        for number in 0..Studies::IDLE * 3 {
            studies.get_or_add(&format!("study{number}").parse().unwrap());
        }
        assert!(Arc::ptr_eq(&held, &studies.get(&held.id).unwrap()));
        assert!(studies.0.lock().len() <= Studies::IDLE);
    }
}
