//! Finding rooms, games and studies.

use sqlx::{AssertSqlSafe, Pool, QueryBuilder};

use super::{Db, rows};
use crate::{GameQuery, GameRow, RoomRow, StoreError, StudyQuery, StudyRow};

pub(super) async fn room(pool: &Pool<Db>, id: &str) -> Result<Option<RoomRow>, StoreError> {
    let sql = format!("SELECT {} FROM rooms WHERE id = $1", rows::ROOM);
    let row = sqlx::query(AssertSqlSafe(sql)).bind(id).fetch_optional(pool).await?;
    row.as_ref().map(rows::room).transpose()
}

pub(super) async fn game(pool: &Pool<Db>, id: &str) -> Result<Option<GameRow>, StoreError> {
    let sql = format!("SELECT {} FROM games WHERE id = $1", rows::GAME);
    let row = sqlx::query(AssertSqlSafe(sql)).bind(id).fetch_optional(pool).await?;
    row.as_ref().map(rows::game).transpose()
}

pub(super) async fn open_rooms(
    pool: &Pool<Db>,
    pairing: Option<&str>,
    limit: u32,
) -> Result<Vec<RoomRow>, StoreError> {
    let mut query = QueryBuilder::<Db>::new("SELECT ");
    query.push(rows::ROOM).push(" FROM rooms WHERE status = 'open' AND NOT private");
    if let Some(pairing) = pairing {
        query.push(" AND pairing = ").push_bind(pairing);
    }
    query.push(" ORDER BY updated_at DESC, id DESC LIMIT ").push_bind(i64::from(limit));
    query.build().fetch_all(pool).await?.iter().map(rows::room).collect()
}

pub(super) async fn games(pool: &Pool<Db>, wanted: &GameQuery) -> Result<Vec<GameRow>, StoreError> {
    let mut query = QueryBuilder::<Db>::new("");
    match &wanted.person {
        None => page(&mut query, wanted, None),
        // One index a seat; who played on both seats of a game still finds it once.
        Some(person) => {
            query.push("SELECT * FROM (");
            page(&mut query, wanted, Some(("person_one", person)));
            query.push(") AS one UNION SELECT * FROM (");
            page(&mut query, wanted, Some(("person_two", person)));
            query.push(") AS two");
            newest_first(&mut query, wanted.limit);
        }
    }
    query.build().fetch_all(pool).await?.iter().map(rows::game).collect()
}

fn page(query: &mut QueryBuilder<Db>, wanted: &GameQuery, seat: Option<(&str, &str)>) {
    query.push("SELECT ").push(rows::GAME).push(" FROM games WHERE TRUE");
    if let Some((column, person)) = seat {
        query.push(format!(" AND {column} = ")).push_bind(person);
    }
    match wanted.ended {
        Some(true) => query.push(" AND ended_at IS NOT NULL"),
        Some(false) => query.push(" AND ended_at IS NULL"),
        None => query,
    };
    if !wanted.private {
        query.push(" AND NOT EXISTS (SELECT 1 FROM rooms WHERE rooms.id = games.room AND rooms.private)");
    }
    if let Some((started_at, id)) = &wanted.before {
        query.push(" AND (started_at, id) < (").push_bind(*started_at).push(", ").push_bind(id).push(")");
    }
    newest_first(query, wanted.limit);
}

fn newest_first(query: &mut QueryBuilder<Db>, limit: u32) {
    query.push(" ORDER BY started_at DESC, id DESC LIMIT ").push_bind(i64::from(limit));
}

pub(super) async fn studies(pool: &Pool<Db>, wanted: &StudyQuery) -> Result<Vec<StudyRow>, StoreError> {
    let mut query = QueryBuilder::<Db>::new("SELECT ");
    query.push(rows::STUDY);
    query.push(" FROM study_authors JOIN studies ON studies.id = study_authors.study WHERE person = ");
    query.push_bind(&wanted.author);
    if let Some((updated_at, id)) = &wanted.before {
        query.push(" AND (updated_at, id) < (").push_bind(*updated_at).push(", ").push_bind(id).push(")");
    }
    query.push(" ORDER BY updated_at DESC, id DESC LIMIT ").push_bind(i64::from(wanted.limit));
    query.build().fetch_all(pool).await?.iter().map(rows::study).collect()
}
