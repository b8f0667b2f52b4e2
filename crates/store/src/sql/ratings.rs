//! Ratings: written as read models are, and found.

use async_trait::async_trait;
use sqlx::{AssertSqlSafe, Pool, QueryBuilder, Row as _};

use super::{Connection, Db, Public, Row, rows};
use crate::pieces::pieces;
use crate::{LeaderQuery, RatingChange, RatingRow, RatingValues, Ratings, StoreError};

/// The columns [`rating`] expects, in order.
const RATING: &str = "ratings.pool, ratings.person, ratings.value, ratings.deviation, ratings.volatility, ratings.games, \
     ratings.rated_at";

/// The columns [`change`] expects, in order.
const CHANGE: &str = "pool, person, seq, game, rated_at, value_before, value_after, deviation_after";

fn rating(row: &Row) -> Result<RatingRow, StoreError> {
    Ok(RatingRow {
        pool: row.try_get(0)?,
        person: row.try_get(1)?,
        value: row.try_get(2)?,
        deviation: row.try_get(3)?,
        volatility: row.try_get(4)?,
        games: rows::number(row.try_get(5)?)?,
        rated_at: row.try_get(6)?,
    })
}

fn change(row: &Row) -> Result<RatingChange, StoreError> {
    let values: [Option<f64>; 3] = [row.try_get(5)?, row.try_get(6)?, row.try_get(7)?];
    let values = match values {
        [Some(before), Some(after), Some(deviation)] => Some(RatingValues { before, after, deviation }),
        _ => None,
    };
    Ok(RatingChange {
        pool: row.try_get(0)?,
        person: row.try_get(1)?,
        seq: rows::number(row.try_get(2)?)?,
        game: row.try_get(3)?,
        rated_at: row.try_get(4)?,
        values,
    })
}

pub(super) async fn put(
    connection: &mut Connection,
    ratings: &[&RatingRow],
    changes: &[&RatingChange],
) -> Result<(), sqlx::Error> {
    for piece in pieces(ratings) {
        let mut query = QueryBuilder::<Db>::new(
            "INSERT INTO ratings (pool, person, value, deviation, volatility, games, rated_at) ",
        );
        query.push_values(piece, |mut row, rating| {
            row.push_bind(&rating.pool)
                .push_bind(&rating.person)
                .push_bind(rating.value)
                .push_bind(rating.deviation)
                .push_bind(rating.volatility)
                .push_bind(i64::from(rating.games))
                .push_bind(rating.rated_at);
        });
        query.push(
            " ON CONFLICT (pool, person) DO UPDATE SET value = excluded.value, deviation = excluded.deviation,
             volatility = excluded.volatility, games = excluded.games, rated_at = excluded.rated_at",
        );
        query.build().execute(&mut *connection).await?;
    }
    for piece in pieces(changes) {
        let mut query = QueryBuilder::<Db>::new(format!("INSERT INTO rating_changes ({CHANGE}) "));
        query.push_values(piece, |mut row, change| {
            row.push_bind(&change.pool)
                .push_bind(&change.person)
                .push_bind(i64::from(change.seq))
                .push_bind(&change.game)
                .push_bind(change.rated_at)
                .push_bind(change.values.map(|values| values.before))
                .push_bind(change.values.map(|values| values.after))
                .push_bind(change.values.map(|values| values.deviation));
        });
        query.push(
            " ON CONFLICT (pool, person, seq) DO UPDATE SET game = excluded.game, rated_at = excluded.rated_at,
             value_before = excluded.value_before, value_after = excluded.value_after,
             deviation_after = excluded.deviation_after",
        );
        query.build().execute(&mut *connection).await?;
    }
    Ok(())
}

/// Takes ratings away of persons whose games have all been annulled.
pub(super) async fn drop(connection: &mut Connection, ratings: &[(&str, &str)]) -> Result<(), sqlx::Error> {
    for (pool, person) in ratings {
        let sql = "DELETE FROM ratings WHERE pool = $1 AND person = $2";
        sqlx::query(sql).bind(*pool).bind(*person).execute(&mut *connection).await?;
    }
    Ok(())
}

#[async_trait]
impl Ratings for Public {
    async fn rating(&self, pool: &str, person: &str) -> Result<Option<RatingRow>, StoreError> {
        let sql = format!("SELECT {RATING} FROM ratings WHERE pool = $1 AND person = $2");
        let query = sqlx::query(AssertSqlSafe(sql)).bind(pool).bind(person);
        query.fetch_optional(self.reads()).await?.as_ref().map(rating).transpose()
    }

    async fn ratings_of(&self, person: &str) -> Result<Vec<RatingRow>, StoreError> {
        let sql = format!("SELECT {RATING} FROM ratings WHERE person = $1 ORDER BY pool");
        let found = sqlx::query(AssertSqlSafe(sql)).bind(person).fetch_all(self.reads()).await?;
        found.iter().map(rating).collect()
    }

    async fn leaders(&self, query: &LeaderQuery) -> Result<Vec<(RatingRow, Option<String>)>, StoreError> {
        let sql = format!(
            "SELECT {RATING}, persons.name FROM ratings LEFT JOIN persons ON persons.id = ratings.person
             WHERE persons.departed_at IS NULL AND ratings.pool = $1 AND ratings.deviation < $2 AND ratings.rated_at >= $3
             ORDER BY ratings.value DESC, ratings.person DESC LIMIT $4"
        );
        let query = sqlx::query(AssertSqlSafe(sql))
            .bind(&query.pool)
            .bind(query.below_deviation)
            .bind(query.since)
            .bind(i64::from(query.limit));
        let found = query.fetch_all(self.reads()).await?;
        found.iter().map(|row| Ok((rating(row)?, row.try_get(7)?))).collect()
    }

    async fn rating_changes(
        &self,
        pool: &str,
        person: &str,
        limit: u32,
    ) -> Result<Vec<RatingChange>, StoreError> {
        let sql = format!(
            "SELECT {CHANGE} FROM rating_changes WHERE pool = $1 AND person = $2 ORDER BY seq DESC LIMIT $3"
        );
        let query = sqlx::query(AssertSqlSafe(sql)).bind(pool).bind(person).bind(i64::from(limit));
        query.fetch_all(self.reads()).await?.iter().map(change).collect()
    }

    async fn rating_changes_of_game(&self, game: &str) -> Result<Vec<RatingChange>, StoreError> {
        let sql = format!("SELECT {CHANGE} FROM rating_changes WHERE game = $1 ORDER BY person");
        let found = sqlx::query(AssertSqlSafe(sql)).bind(game).fetch_all(self.reads()).await?;
        found.iter().map(change).collect()
    }

    async fn games_to_rate(&self, since: i64, limit: u32) -> Result<Vec<String>, StoreError> {
        unrated(self.reads(), since, limit).await
    }
}

async fn unrated(pool: &Pool<Db>, since: i64, limit: u32) -> Result<Vec<String>, StoreError> {
    let sql = "SELECT id FROM games WHERE rated AND ended_at IS NOT NULL AND ended_at >= $1
            AND result <> 'void'
            AND NOT EXISTS (SELECT 1 FROM rating_changes WHERE rating_changes.game = games.id)
        ORDER BY ended_at, id LIMIT $2";
    Ok(sqlx::query_scalar(sql).bind(since).bind(i64::from(limit)).fetch_all(pool).await?)
}
