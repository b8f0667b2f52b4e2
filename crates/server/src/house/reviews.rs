//! Reviews of games that are over. They are made in the background, whoever goes meanwhile, and kept in
//! the log beside the game.

use std::collections::HashMap;
use std::sync::{Arc, Weak};

use parking_lot::Mutex;
use tengen_room::GameId;
use tengen_store::{Commit, StoreError, Stream};
use tengen_wire::{ReviewStatus, ServerMessage};
use tengen_work::{Answer, GameReview, Job, JobKind, Owner, Priority, Progress, Report, Review};

use super::page::Page;
use super::{House, Refused, encode};
use crate::meters::metered;
use crate::workers::WorkHandle;

/// The reviews that are being made or looked at.
#[derive(Default)]
pub(super) struct Reviews(Mutex<HashMap<GameId, Desk>>);

/// One of them.
#[derive(Default)]
struct Desk {
    /// The job, as long as it is worked on.
    job: Option<WorkHandle>,
    progress: Option<(u32, u32)>,
    watchers: Vec<Arc<Page>>,
}

impl House {
    /// How it stands with the review of a game.
    ///
    /// # Errors
    ///
    /// [`Refused::NoSuchGame`], [`Refused::GameNotOver`], [`Refused::Unavailable`].
    pub(crate) async fn review(&self, id: &GameId) -> Result<ReviewStatus, Refused> {
        let row = self.store.game(id.as_str()).await?.ok_or(Refused::NoSuchGame)?;
        if row.ended_at.is_none() {
            return Err(Refused::GameNotOver);
        }
        if let Some(review) = self.kept_review(id).await? {
            return Ok(ReviewStatus::Done { review: Box::new(review) });
        }
        let progress =
            self.reviews.0.lock().get(id).and_then(|desk| desk.job.as_ref().map(|_| desk.progress));
        Ok(match progress {
            None => ReviewStatus::None,
            Some(progress) => {
                let (done, total) = progress.unwrap_or_default();
                ReviewStatus::Working { done, total }
            }
        })
    }

    /// Tells a page how it stands with a review from now on, and begins with it if that is asked for.
    ///
    /// # Errors
    ///
    /// The same, and [`Refused::Busy`].
    pub(crate) async fn watch_review(
        &self,
        page: &Arc<Page>,
        id: &GameId,
        make: bool,
    ) -> Result<(), Refused> {
        // Whatever happens from here on is told as well.
        self.reviews.watch(id, page);
        let mut status = self.review(id).await;
        if make && matches!(status, Ok(ReviewStatus::None)) {
            status = self.make_review(page, id).await;
        }
        match status {
            Ok(status) => {
                let is_last = matches!(status, ReviewStatus::Done { .. });
                page.outbox.push(encode(&ServerMessage::Review { game: id.clone(), status }));
                if is_last {
                    self.reviews.leave(id, page);
                }
                Ok(())
            }
            Err(refused) => {
                self.reviews.leave(id, page);
                Err(refused)
            }
        }
    }

    /// A page looks no longer.
    pub(crate) fn leave_review(&self, page: &Arc<Page>, id: &GameId) {
        self.reviews.leave(id, page);
    }

    async fn make_review(&self, page: &Arc<Page>, id: &GameId) -> Result<ReviewStatus, Refused> {
        let record = self.record(id).await?;
        let review = Review {
            settings: record.settings,
            start: record.start,
            events: record.events,
            nodes: self.options.review_nodes,
        };
        let job = Job {
            owner: Owner::new(page.person_id().as_str()),
            priority: Priority::Background,
            kind: JobKind::Review(Box::new(review)),
        };
        let listener = Listener {
            house: Weak::clone(&self.myself),
            reviews: Arc::clone(&self.reviews),
            runtime: tokio::runtime::Handle::current(),
            game: id.clone(),
        };
        let listener = metered(&job.kind, move |report| listener.hear(report));
        let workers = self.workers()?;
        let mut desks = self.reviews.0.lock();
        let desk = desks.entry(id.clone()).or_default();
        // Two people may ask at once.
        if desk.job.is_none() {
            desk.job = Some(workers.submit(job, listener)?);
        }
        Ok(ReviewStatus::Working { done: 0, total: 0 })
    }

    async fn keep_review(&self, id: &GameId, review: Box<GameReview>) {
        let status = match self.write_review(id, &review).await {
            Ok(()) => ReviewStatus::Done { review },
            Err(refused) => ReviewStatus::Failed { code: refused.code().into() },
        };
        self.reviews.end(id, status);
    }

    async fn write_review(&self, id: &GameId, review: &GameReview) -> Result<(), Refused> {
        let text = serde_json::to_string(review).map_err(|error| {
            tracing::error!(game = %id, %error, "a review cannot be written down");
            Refused::Unavailable
        })?;
        let stream = Stream::review(id.as_str());
        let after = self.store.read(&stream, 0).await?.len() as u32;
        match self.store.commit(Commit::append(stream, after, vec![text])).await {
            // Another house has made the same review.
            Ok(()) | Err(StoreError::Conflict { .. }) => Ok(()),
            Err(error) => Err(error.into()),
        }
    }

    /// The newest review of a game, if it has the form of this program.
    async fn kept_review(&self, id: &GameId) -> Result<Option<GameReview>, Refused> {
        let entries = self.store.read(&Stream::review(id.as_str()), 0).await?;
        let review = entries.last().and_then(|entry| serde_json::from_str::<GameReview>(entry).ok());
        Ok(review.filter(|review| review.version == GameReview::VERSION))
    }
}

/// Hears of a review from a worker's thread. It does not hold the house, which must not end there: its
/// end waits for the workers.
struct Listener {
    house: Weak<House>,
    reviews: Arc<Reviews>,
    runtime: tokio::runtime::Handle,
    game: GameId,
}

impl Listener {
    fn hear(&self, report: Report) {
        match report {
            Report::Progress { progress: Progress::Review { done, total } } => {
                self.reviews.note(&self.game, done, total);
            }
            Report::Done { answer: Answer::Review(review) } => {
                let (house, game) = (Weak::clone(&self.house), self.game.clone());
                self.runtime.spawn(async move {
                    let Some(house) = house.upgrade() else { return };
                    house.keep_review(&game, review).await;
                });
            }
            Report::Failed { code } => self.reviews.end(&self.game, ReviewStatus::Failed { code }),
            Report::Cancelled => self.reviews.end(&self.game, ReviewStatus::None),
            Report::Queued { .. } | Report::Started | Report::Progress { .. } | Report::Done { .. } => {}
        }
    }
}

impl Reviews {
    /// Notes how far a review is. The next word is not far: none is waited for.
    fn note(&self, id: &GameId, done: u32, total: u32) {
        let Some(mut desks) = self.0.try_lock() else { return };
        let Some(desk) = desks.get_mut(id) else { return };
        desk.progress = Some((done, total));
        desk.tell(id, ReviewStatus::Working { done, total });
    }

    fn watch(&self, id: &GameId, page: &Arc<Page>) {
        let mut desks = self.0.lock();
        let desk = desks.entry(id.clone()).or_default();
        if !desk.watchers.iter().any(|other| Arc::ptr_eq(other, page)) {
            desk.watchers.push(Arc::clone(page));
        }
    }

    fn leave(&self, id: &GameId, page: &Arc<Page>) {
        let mut desks = self.0.lock();
        if let Some(desk) = desks.get_mut(id) {
            desk.watchers.retain(|other| !Arc::ptr_eq(other, page));
            if desk.watchers.is_empty() && desk.job.is_none() {
                desks.remove(id);
            }
        }
    }

    /// The work on a review is over.
    fn end(&self, id: &GameId, status: ReviewStatus) {
        let desk = self.0.lock().remove(id);
        if let Some(desk) = desk {
            desk.tell(id, status);
        }
    }
}

impl Desk {
    fn tell(&self, id: &GameId, status: ReviewStatus) {
        let message = encode(&ServerMessage::Review { game: id.clone(), status });
        self.watchers.iter().for_each(|page| page.outbox.push(message.clone()));
    }
}
