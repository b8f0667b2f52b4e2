//! The ratings that a log amounts to.

use std::collections::{HashMap, HashSet};

use tengen_room::{GameId, PersonId};

use crate::{Change, RatedGame, Rating, RatingEvent};

/// The ratings of a pool and how they came to be.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Ledger {
    ratings: HashMap<PersonId, Rating>,
    games: Vec<Rated>,
    /// The places of games in `games`.
    places: HashMap<GameId, usize>,
    annulled: HashSet<GameId>,
    /// How many entries the log has.
    entries: u32,
}

/// A game of the log and what it changed.
#[derive(Clone, Debug, PartialEq)]
pub struct Rated {
    /// The number of its entry in the log, the first being 1.
    pub seq: u32,
    /// The game.
    pub game: RatedGame,
    /// What it changed for who sat on each seat; nothing if the game was annulled.
    pub changes: Option<[Change; 2]>,
}

impl Ledger {
    /// The ratings after these entries of a log.
    pub fn replay(events: impl IntoIterator<Item = RatingEvent>) -> Self {
        let mut ledger = Self::default();
        for event in events {
            ledger.note(event);
        }
        ledger.rate_again();
        ledger
    }

    /// Takes one more entry of the log in. What a ruling changes is worked out from the first game on.
    pub fn apply(&mut self, event: RatingEvent) {
        let first_new = self.games.len();
        if self.note(event) {
            self.rate_again();
        } else {
            self.rate_from(first_new);
        }
    }

    /// The rating of a person after their last game; `None` before the first one.
    pub fn rating(&self, person: &PersonId) -> Option<&Rating> {
        self.ratings.get(person)
    }

    /// Everybody who has a rating, in no order.
    pub fn ratings(&self) -> impl Iterator<Item = (&PersonId, &Rating)> {
        self.ratings.iter()
    }

    /// All games of the log in their order, annulled ones among them.
    pub fn games(&self) -> &[Rated] {
        &self.games
    }

    /// Whether a game stands in the log.
    pub fn has(&self, game: &GameId) -> bool {
        self.places.contains_key(game)
    }

    /// Whether a ruling has taken the game out.
    pub fn is_annulled(&self, game: &GameId) -> bool {
        self.annulled.contains(game)
    }

    /// Notes an entry down; true if it concerns games that have been rated.
    fn note(&mut self, event: RatingEvent) -> bool {
        self.entries += 1;
        match event {
            RatingEvent::Rated(game) => {
                // Two houses may have wanted to rate it: the first entry counts.
                if !self.places.contains_key(&game.game) {
                    self.places.insert(game.game.clone(), self.games.len());
                    self.games.push(Rated { seq: self.entries, game, changes: None });
                }
                false
            }
            RatingEvent::Annulled { game, .. } => self.annulled.insert(game),
            RatingEvent::Restored { game, .. } => self.annulled.remove(&game),
        }
    }

    fn rate_again(&mut self) {
        self.ratings.clear();
        self.rate_from(0);
    }

    fn rate_from(&mut self, first: usize) {
        for rated in &mut self.games[first..] {
            let counts = !self.annulled.contains(&rated.game.game);
            rated.changes = counts.then(|| rate(&mut self.ratings, &rated.game));
        }
    }
}

/// Changes the ratings by a game.
fn rate(ratings: &mut HashMap<PersonId, Rating>, game: &RatedGame) -> [Change; 2] {
    let left = game.seats.each_ref().map(|seat| ratings.get(&seat.person).copied());
    let changes = game.changes(left);
    for (seat, change) in game.seats.iter().zip(changes) {
        ratings.insert(seat.person.clone(), change.after);
    }
    changes
}
