//! Ratings, as lists and pages of persons need them.

use async_trait::async_trait;

use crate::{ArchivedGame, StoreError};

/// What a person's games in a pool amount to.
#[derive(Clone, Debug, PartialEq)]
pub struct RatingRow {
    /// The name of the pool, which is also the id of its stream.
    pub pool: String,
    /// The id of the person.
    pub person: String,
    /// The strength after the last game, in points of Glicko-2.
    pub value: f64,
    /// How far off that may be, in the same points.
    pub deviation: f64,
    /// How much the strength is thought to change.
    pub volatility: f64,
    /// How many games count.
    pub games: u32,
    /// When the last of them ended, in milliseconds since 1970.
    pub rated_at: i64,
}

/// What a rated game changed for a person.
#[derive(Clone, Debug, PartialEq)]
pub struct RatingChange {
    /// The name of the pool.
    pub pool: String,
    /// The id of the person.
    pub person: String,
    /// The number of the entry in the stream of the pool.
    pub seq: u32,
    /// The id of the game.
    pub game: String,
    /// When it ended, in milliseconds since 1970.
    pub rated_at: i64,
    /// Before and after it; none if the game was annulled.
    pub values: Option<RatingValues>,
}

/// A rating before and after a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RatingValues {
    /// The strength before.
    pub before: f64,
    /// The strength after.
    pub after: f64,
    /// How far off that may be after.
    pub deviation: f64,
}

/// The ratings with which a game stands in the archive.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ArchivedRatings {
    /// The id of the game.
    pub game: String,
    /// The ids of those who played it, with the rating that each had.
    pub players: [(String, u16); 2],
}

impl ArchivedRatings {
    /// The archived game with these ratings.
    pub fn put_in(&self, game: ArchivedGame) -> ArchivedGame {
        let of =
            |person: &String| self.players.iter().find(|(id, _)| id == person).map(|(_, rating)| *rating);
        ArchivedGame { ratings: game.persons.each_ref().map(of), ..game }
    }
}

/// Which ratings of a pool to list, the best first.
#[derive(Clone, Debug, PartialEq)]
pub struct LeaderQuery {
    /// The pool.
    pub pool: String,
    /// Only those with a smaller deviation after their last game.
    pub below_deviation: f64,
    /// Only those whose last game ended then or later, in milliseconds since 1970.
    pub since: i64,
    /// At most so many.
    pub limit: u32,
}

/// The part of a [`Store`](crate::Store) that knows ratings: read models of the streams of ratings, which
/// change by [`commit`](crate::Store::commit) like the others. What is said of errors there holds here.
#[async_trait]
pub trait Ratings: Send + Sync {
    /// The rating of a person in a pool.
    async fn rating(&self, pool: &str, person: &str) -> Result<Option<RatingRow>, StoreError>;

    /// All ratings of a person, in the order of the pools' names.
    async fn ratings_of(&self, person: &str) -> Result<Vec<RatingRow>, StoreError>;

    /// The best of a pool, each with the name that others see if the store knows it, and without those who
    /// have departed; equals in the order of ids.
    async fn leaders(&self, query: &LeaderQuery) -> Result<Vec<(RatingRow, Option<String>)>, StoreError>;

    /// What a person's last games in a pool changed, at most `limit` of them, the last one first.
    async fn rating_changes(
        &self,
        pool: &str,
        person: &str,
        limit: u32,
    ) -> Result<Vec<RatingChange>, StoreError>;

    /// What a game changed, in the order of the persons' ids; nothing if it was never rated.
    async fn rating_changes_of_game(&self, game: &str) -> Result<Vec<RatingChange>, StoreError>;

    /// The ids of rated games that ended at `since` (milliseconds since 1970) or later and that nobody has
    /// entered into a stream of ratings yet, in the order in which they ended, at most `limit`. Games that
    /// were broken off are none of them.
    async fn games_to_rate(&self, since: i64, limit: u32) -> Result<Vec<String>, StoreError>;
}
