//! The studies that a page has open.

use tengen_study::{Edit, StudyId};

use super::connection::Connection;
use crate::Refused;

/// So many studies a page may have open.
const MAX: usize = 4;

impl Connection {
    /// The page wants to be told what happens in a study.
    pub(super) async fn enter_study(&mut self, id: &StudyId, after: u32) -> Result<(), Refused> {
        if let Some(slot) = self.studies.iter().find(|slot| slot.id == *id) {
            return self.house.enter_study(&self.page, slot, after).await;
        }
        if self.studies.len() >= MAX {
            return Err(Refused::TooManyOpen { max: MAX });
        }
        let slot = self.house.study_slot(id);
        self.house.enter_study(&self.page, &slot, after).await?;
        self.studies.push(slot);
        Ok(())
    }

    /// It does not any more.
    pub(super) async fn exit_study(&mut self, id: &StudyId) {
        if let Some(index) = self.studies.iter().position(|slot| slot.id == *id) {
            let slot = self.studies.swap_remove(index);
            self.house.exit_study(&self.page, &slot).await;
        }
    }

    /// It changes something.
    pub(super) async fn edit_study(&mut self, id: &StudyId, edits: Vec<Edit>) -> Result<(), Refused> {
        let slot = self.studies.iter().find(|slot| slot.id == *id).ok_or(Refused::NotInStudy)?;
        self.house.edit_study(slot, self.page.person_id(), edits).await
    }
}
