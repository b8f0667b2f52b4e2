//! Ratings as pages see them.

use tengen_rating::{Pool, Rating};
use tengen_room::{GameId, Person, PersonId};
use tengen_store::{LeaderQuery, RatingRow};
use tengen_wire::{
    GameRating, Leader, Leaderboard, PersonRatings, RatingHistory, RatingMove, RatingPoint, RatingView,
};

use super::rows;
use crate::house::change::{millis, moment};
use crate::house::computer_view;
use crate::house::computers::level_of;
use crate::house::{House, Refused};

/// So many stand in a list of the best.
const LEADERS: u32 = 100;

/// Who has not played for so long is not among the best.
const IDLE_MS: i64 = 365 * 24 * 60 * 60 * 1000;

/// So many games are shown in a graph.
const POINTS: u32 = 500;

impl House {
    /// The ratings of a person, in the order in which pools are listed.
    ///
    /// # Errors
    ///
    /// [`Refused::Unavailable`].
    pub async fn ratings_of(&self, person: &PersonId) -> Result<PersonRatings, Refused> {
        let found = self.store.ratings_of(person.as_str()).await?;
        let of_pool = |pool: Pool| found.iter().find(|row| row.pool == pool.to_string());
        let ratings = Pool::all().filter_map(of_pool).map(|row| self.rating_view(row)).collect();
        Ok(PersonRatings { ratings })
    }

    /// How the rating of a person in a pool has moved: the last games, the oldest first, without those
    /// that were annulled.
    ///
    /// # Errors
    ///
    /// [`Refused::Unavailable`].
    pub async fn rating_history(&self, person: &PersonId, pool: Pool) -> Result<RatingHistory, Refused> {
        let pool = pool.to_string();
        let changes = self.store.rating_changes(&pool, person.as_str(), POINTS).await?;
        let points = changes.into_iter().rev().filter_map(|change| {
            let values = change.values?;
            Some(RatingPoint {
                game: change.game.parse().ok()?,
                at: millis(change.rated_at).0,
                before: values.before.round() as i32,
                value: values.after.round() as i32,
                deviation: rounded(values.deviation),
            })
        });
        Ok(RatingHistory { points: points.collect(), pool })
    }

    /// The best of a pool: those whose rating is known well enough and who have played within a year.
    ///
    /// # Errors
    ///
    /// [`Refused::Unavailable`].
    pub async fn leaderboard(&self, pool: Pool) -> Result<Leaderboard, Refused> {
        let pool = pool.to_string();
        let query = LeaderQuery {
            pool: pool.clone(),
            below_deviation: Rating::PROVISIONAL,
            since: moment(self.clock.now()) - IDLE_MS,
            limit: LEADERS,
        };
        let leaders = self.store.leaders(&query).await?.into_iter().filter_map(|(row, name)| {
            let id: PersonId = row.person.parse().ok()?;
            // Computer players are not among the persons of the store.
            let name = name.or_else(|| Some(computer_view(level_of(&id)?).name))?;
            let person = Person { id, name };
            Some(Leader { person, rating: self.rating_view(&row) })
        });
        Ok(Leaderboard { leaders: leaders.collect(), pool })
    }

    /// What a game has changed.
    ///
    /// # Errors
    ///
    /// [`Refused::NoSuchGame`], [`Refused::Unavailable`].
    pub async fn game_rating(&self, id: &GameId) -> Result<GameRating, Refused> {
        let row = self.store.game(id.as_str()).await?.ok_or(Refused::NoSuchGame)?;
        let changes = self.store.rating_changes_of_game(id.as_str()).await?;
        let annulled = changes.iter().any(|change| change.values.is_none());
        let moves = row.persons.each_ref().map(|person| {
            let values = changes.iter().find(|change| change.person == *person)?.values?;
            Some(RatingMove { before: values.before.round() as i32, after: values.after.round() as i32 })
        });
        Ok(GameRating { pool: changes.into_iter().next().map(|change| change.pool), annulled, moves })
    }

    /// A rating as it stands now.
    fn rating_view(&self, row: &RatingRow) -> RatingView {
        let rating = rows::rating(row).at_moment(moment(self.clock.now()));
        RatingView {
            pool: row.pool.clone(),
            value: rating.rounded(),
            deviation: rounded(rating.deviation),
            provisional: rating.is_provisional(),
            games: rating.games,
            at: millis(rating.at).0,
        }
    }
}

/// A deviation in whole points.
#[expect(clippy::cast_sign_loss, reason = "a deviation has none")]
const fn rounded(deviation: f64) -> u32 {
    deviation.round() as u32
}
