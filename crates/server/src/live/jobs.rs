//! What the engine works out for a page.

use std::collections::HashMap;

use tengen_room::GameId;
use tengen_wire::PageJob;

use super::connection::Connection;
use crate::Refused;
use crate::workers::WorkHandle;

/// The jobs of a page. They end when this is dropped.
#[derive(Default)]
pub(super) struct Jobs(HashMap<u64, WorkHandle>);

/// So many jobs a page may have begun and not stopped.
const MAX: usize = 16;
/// So many reviews a page may wait for.
const MAX_REVIEWS: usize = 8;

impl Jobs {
    /// Ends a job, if it has not ended.
    pub(super) fn stop(&mut self, id: u64) {
        self.0.remove(&id);
    }
}

impl Connection {
    /// Begins with a job.
    pub(super) fn start_job(&mut self, id: u64, job: &PageJob) -> Result<(), Refused> {
        if self.jobs.0.len() >= MAX {
            return Err(Refused::TooManyOpen { max: MAX });
        }
        let handle = self.house.start_job(&self.page, id, job)?;
        self.jobs.0.insert(id, handle);
        Ok(())
    }

    /// Tells the page how it stands with the review of a game.
    pub(super) async fn watch_review(&mut self, game: &GameId, make: bool) -> Result<(), Refused> {
        if self.reviews.len() >= MAX_REVIEWS {
            let first = self.reviews.remove(0);
            self.house.leave_review(&self.page, &first);
        }
        self.house.watch_review(&self.page, game, make).await?;
        if !self.reviews.contains(game) {
            self.reviews.push(game.clone());
        }
        Ok(())
    }

    /// The page looks no longer.
    pub(super) fn leave_review(&mut self, game: &GameId) {
        self.reviews.retain(|other| other != game);
        self.house.leave_review(&self.page, game);
    }
}
