//! Ratings: what rated games change once they are over, and rulings on them.
//!
//! A game that has ended is rated behind everybody's back by one task, [`run`]. What it has to do follows
//! from the store alone, so that a house that starts again, or another house over the same log, goes on
//! where this one stopped. The order in which games are rated is that of the entries in the log of their
//! pool; who loses the race for a place there reads again.

mod rows;
mod rulings;
mod views;

use std::collections::HashSet;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Weak};
use std::time::Duration;

use parking_lot::Mutex;
use tengen_rating::{Contender, Pool, RatedGame, RatingEvent, Winner};
use tengen_room::{GameId, PersonId};
use tengen_store::{Append, Commit, StoreError, Stream};
use tengen_wire::ServerMessage;
use tengen_work::Level;
use tokio::sync::Notify;

use super::change::moment;
use super::computers::level_of;
use super::table::Table;
use super::write::TRIES;
use super::{House, Refused, encode, rows as log_rows};

pub(super) use rows::of_pool;

/// So many games are looked for at a time.
const BATCH: u32 = 200;

/// Games that ended so long before the last look are looked for again: clocks of houses differ.
const SLACK_MS: i64 = 60 * 60 * 1000;

/// A house that starts looks back from when a house was last alive.
const LOOK_BACK_MS: i64 = 24 * SLACK_MS;

/// When the store does not answer, it is asked again after this time.
const RETRY: Duration = Duration::from_secs(2);

/// What the task that rates games knows.
#[derive(Default)]
pub(super) struct Rater {
    /// Rung when a rated game is over.
    bell: Notify,
    /// Every game that ended before has been rated, in milliseconds since 1970.
    since: AtomicI64,
    /// Games that cannot be replayed: they are not tried again.
    broken: Mutex<HashSet<String>>,
}

impl Rater {
    /// For a house over a log that was last written to at `last_beat`.
    pub(super) fn looking_back_from(last_beat: Option<i64>) -> Self {
        let since = last_beat.map_or(0, |at| at.saturating_sub(LOOK_BACK_MS));
        Self { since: AtomicI64::new(since), ..Self::default() }
    }

    /// A rated game may be over.
    pub(super) fn ring(&self) {
        self.bell.notify_one();
    }
}

/// Rates games whenever the bell rings, and at the beginning what is left of before.
pub(super) async fn run(house: Weak<House>, rater: Arc<Rater>) {
    loop {
        let Some(strong) = house.upgrade() else { return };
        let goes_on = strong.rate_what_waits().await;
        drop(strong);
        match goes_on {
            Ok(true) => {}
            Ok(false) => rater.bell.notified().await,
            Err(_) => tokio::time::sleep(RETRY).await,
        }
    }
}

impl House {
    /// Rates the games that wait; true if there may be more of them.
    async fn rate_what_waits(&self) -> Result<bool, Refused> {
        let now = moment(self.clock.now());
        // Those that are not tried again stand in nobody's way.
        let limit = BATCH + self.rater.broken.lock().len() as u32;
        let mut waiting = self.store.games_to_rate(self.rater.since.load(Ordering::Relaxed), limit).await?;
        let is_full = waiting.len() == limit as usize;
        waiting.retain(|id| !self.rater.broken.lock().contains(id));
        let found_any = !waiting.is_empty();
        for id in waiting {
            let Ok(game) = id.parse::<GameId>() else {
                self.rater.broken.lock().insert(id);
                continue;
            };
            self.rate(&game).await?;
        }
        if !is_full {
            self.rater.since.store(now - SLACK_MS, Ordering::Relaxed);
        }
        Ok(is_full && found_any)
    }

    /// Rates one game that is over, once.
    async fn rate(&self, id: &GameId) -> Result<(), Refused> {
        let Some((pool, game)) = self.rated_game(id).await? else {
            tracing::error!(game = %id, "a rated game cannot be read and stays unrated");
            self.rater.broken.lock().insert(id.to_string());
            return Ok(());
        };
        for _ in 0..TRIES {
            if self.rate_once(pool, &game).await? {
                self.tell_rated(id).await;
                return Ok(());
            }
        }
        Err(Refused::Unavailable)
    }

    /// A rated game as the log of its pool tells of it; `None` if the log of the game is broken.
    async fn rated_game(&self, id: &GameId) -> Result<Option<(Pool, RatedGame)>, Refused> {
        let Some(row) = self.store.game(id.as_str()).await? else { return Ok(None) };
        let (Some(winner), Some(at)) = (row.result.and_then(Winner::of), row.ended_at) else {
            return Ok(None);
        };
        let settings = match self.settings_of(id).await {
            Ok(settings) => settings,
            Err(Refused::NoSuchGame) => return Ok(None),
            Err(refused) => return Err(refused),
        };
        let [Ok(one), Ok(two)] = row.persons.each_ref().map(|person| person.parse::<PersonId>()) else {
            return Ok(None);
        };
        // The ratings are filled in when the place of the game in the log is known.
        let seats = [one, two].map(contender);
        let game = RatedGame { game: id.clone(), seats, winner, at, ratings: [0; 2] };
        Ok(Some((Pool::of(&settings), game)))
    }

    /// Enters a game at the end of the log of its pool; false if somebody else was faster.
    async fn rate_once(&self, pool: Pool, game: &RatedGame) -> Result<bool, Refused> {
        let (name, stream) = (pool.to_string(), Stream::rating(pool.to_string()));
        let after = self.store.end(&stream).await?;
        if !self.store.rating_changes_of_game(game.game.as_str()).await?.is_empty() {
            return Ok(true);
        }
        let mut left = [None; 2];
        for (left, seat) in left.iter_mut().zip(&game.seats) {
            *left = self.store.rating(&name, seat.person.as_str()).await?.as_ref().map(rows::rating);
        }
        let changes = game.changes(left);
        let game = RatedGame { ratings: changes.map(|change| change.before.rounded()), ..game.clone() };
        let archived = self.store.archived(game.game.as_str()).await?;
        let archive = archived.map(|archived| rows::in_archive(&game).put_in(archived)).into_iter().collect();
        let entries = log_rows::entries(&[RatingEvent::Rated(game.clone())])?;
        let rated = tengen_rating::Rated { seq: after + 1, game, changes: Some(changes) };
        let commit = Commit {
            appends: vec![Append { stream, after, entries }],
            ratings: rows::new_ratings(&name, &rated),
            rating_changes: rows::changes(&name, &rated),
            archive,
            ..Commit::default()
        };
        match self.store.commit(commit).await {
            Ok(()) => Ok(true),
            Err(StoreError::Conflict { .. }) => Ok(false),
            Err(error) => Err(error.into()),
        }
    }

    /// Tells who is in the room of a game what it has changed.
    async fn tell_rated(&self, id: &GameId) {
        let Ok(Some(row)) = self.store.game(id.as_str()).await else { return };
        let Some(slot) = row.room.parse().ok().and_then(|room| self.slots.get(&room)) else { return };
        let Ok(rating) = self.game_rating(id).await else { return };
        let message = encode(&ServerMessage::Rated { room: slot.id.clone(), game: id.clone(), rating });
        slot.watchers.lock().iter().for_each(|page| page.outbox.push(message.clone()));
    }

    /// Rings for the task if a rated game on this table is over.
    pub(super) fn note_rated(&self, table: &Table) {
        let is_over = |game: &tengen_game::Game| game.settings().rated && game.outcome().is_some();
        if table.current.as_ref().is_some_and(|current| is_over(&current.game)) {
            self.rater.ring();
        }
    }
}

/// Who plays for a rating. What is known of a computer player comes from games between its levels.
fn contender(person: PersonId) -> Contender {
    let start = level_of(&person).and_then(Level::rating);
    Contender { person, start }
}
