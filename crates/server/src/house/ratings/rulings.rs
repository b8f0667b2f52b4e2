//! Rulings: a game is taken out of the ratings, or put back.

use std::collections::{BTreeMap, BTreeSet};

use tengen_game::Settings;
use tengen_rating::{Ledger, Pool, RatingEvent};
use tengen_room::GameId;
use tengen_store::{Append, Commit, RatingRows, StoreError, Stream};

use super::rows;
use crate::house::change::moment;
use crate::house::write::TRIES;
use crate::house::{House, Refused, load, rows as log_rows};

impl House {
    /// Takes a rated game out of the ratings, as if it had never been played, for a reason that is kept.
    /// All ratings that it had a part in are worked out again. What is annulled already stays so.
    ///
    /// # Errors
    ///
    /// [`Refused::NoSuchGame`], [`Refused::NotRated`], [`Refused::Unavailable`].
    pub async fn annul(&self, game: &GameId, reason: &str) -> Result<(), Refused> {
        let at = moment(self.clock.now());
        self.rule(RatingEvent::Annulled { game: game.clone(), reason: reason.to_owned(), at }, game).await
    }

    /// Puts a game back that was annulled. What counts already stays so.
    ///
    /// # Errors
    ///
    /// The same.
    pub async fn restore(&self, game: &GameId) -> Result<(), Refused> {
        let at = moment(self.clock.now());
        self.rule(RatingEvent::Restored { game: game.clone(), at }, game).await
    }

    pub(super) async fn settings_of(&self, id: &GameId) -> Result<Settings, Refused> {
        Ok(self.kept(id).await?.began.settings)
    }

    async fn rule(&self, ruling: RatingEvent, game: &GameId) -> Result<(), Refused> {
        let settings = self.settings_of(game).await?;
        if !settings.rated {
            return Err(Refused::NotRated);
        }
        let pool = Pool::of(&settings).to_string();
        for _ in 0..TRIES {
            if self.rule_once(&pool, &ruling, game).await? {
                self.tell_rated(game).await;
                return Ok(());
            }
        }
        Err(Refused::Unavailable)
    }

    /// Enters a ruling at the end of the log of a pool; false if somebody else was faster.
    async fn rule_once(&self, pool: &str, ruling: &RatingEvent, game: &GameId) -> Result<bool, Refused> {
        let stream = Stream::rating(pool);
        let entries = self.store.read(&stream, 0).await?;
        let after = entries.len() as u32;
        let events: Vec<RatingEvent> = load::parse(&pool, &entries)?;
        let (name, ruling_to_apply, game) = (pool.to_owned(), ruling.clone(), game.clone());
        // Many thousand games are rated again: not where others wait for their turn.
        let ruled = tokio::task::spawn_blocking(move || what_changes(&name, events, ruling_to_apply, &game));
        let Some(mut commit) = ruled.await.map_err(|_| Refused::Unavailable)?? else { return Ok(true) };
        let entries = log_rows::entries(std::slice::from_ref(ruling))?;
        commit.appends.push(Append { stream, after, entries });
        match self.store.commit(commit).await {
            Ok(()) => Ok(true),
            Err(StoreError::Conflict { .. }) => Ok(false),
            Err(error) => Err(error.into()),
        }
    }
}

/// The rows that a ruling changes; `None` if it says what holds already.
fn what_changes(
    pool: &str,
    events: Vec<RatingEvent>,
    ruling: RatingEvent,
    game: &GameId,
) -> Result<Option<Commit>, Refused> {
    let mut ledger = Ledger::replay(events);
    if !ledger.has(game) {
        return Err(Refused::NotRated);
    }
    if ledger.is_annulled(game) == matches!(ruling, RatingEvent::Annulled { .. }) {
        return Ok(None);
    }
    let before = rows::all(pool, &ledger);
    ledger.apply(ruling);
    let RatingRows { mut ratings, mut changes, .. } = rows::all(pool, &ledger);
    let rated: BTreeSet<_> = ratings.iter().map(|row| row.person.clone()).collect();
    let gone = before.ratings.iter().filter(|row| !rated.contains(&row.person));
    let unrated = gone.map(|row| (pool.to_owned(), row.person.clone())).collect();
    let old: BTreeMap<_, _> = before.ratings.iter().map(|row| (&row.person, row)).collect();
    ratings.retain(|row| old.get(&row.person) != Some(&row));
    let old: BTreeMap<_, _> = before.changes.iter().map(|row| ((row.seq, &row.person), row)).collect();
    changes.retain(|row| old.get(&(row.seq, &row.person)) != Some(&row));
    Ok(Some(Commit { ratings, unrated, rating_changes: changes, ..Commit::default() }))
}
