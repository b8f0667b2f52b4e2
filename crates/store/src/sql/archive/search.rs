//! Finding games by what is known of them.
//!
//! A search walks through an index from the newest game on and passes over what does not fit. So that
//! nobody waits long for a rare game, it stops after some thousand rows and says where to go on.

use sqlx::{AssertSqlSafe, Pool, QueryBuilder};
use tengen_rules::Colour;
use tengen_rules::opening::NamedOpening;

use super::{Db, rows};
use crate::pieces::pieces;
use crate::{ArchivePage, ArchivePlace, ArchiveQuery, ArchivedGame, StoreError};

/// Rows to walk through, first few and then more: most searches are done after the first.
const WALKS_IN_TIME: [i64; 2] = [2000, 20_000];

/// The rows of one player stand apart from the index, and each costs a look.
const WALKS_OF_PLAYER: [i64; 2] = [1000, 4000];

type Found = (ArchivePlace, ArchivedGame);

/// What a walk has found, and the place it has come to; none at the end.
struct Walk {
    found: Vec<Found>,
    up_to: Option<ArchivePlace>,
}

pub(super) async fn game(pool: &Pool<Db>, id: &str) -> Result<Option<ArchivedGame>, StoreError> {
    let sql = format!("SELECT {} FROM archive WHERE id = $1", rows::GAME);
    let row = sqlx::query(AssertSqlSafe(sql)).bind(id).fetch_optional(pool).await?;
    row.as_ref().map(|row| rows::game(row).map(|(_, game)| game)).transpose()
}

pub(super) async fn known(pool: &Pool<Db>, ids: &[String]) -> Result<Vec<String>, StoreError> {
    let mut known = Vec::new();
    for piece in pieces(ids) {
        let mut query = QueryBuilder::<Db>::new("SELECT id FROM archive WHERE id IN (");
        let mut list = query.separated(", ");
        for id in piece {
            list.push_bind(id);
        }
        query.push(")");
        known.extend(query.build_query_scalar::<String>().fetch_all(pool).await?);
    }
    Ok(known)
}

pub(super) async fn by_number(pool: &Pool<Db>, numbers: &[i64]) -> Result<Vec<ArchivedGame>, StoreError> {
    let mut games = Vec::with_capacity(numbers.len());
    for piece in pieces(numbers) {
        let mut query = QueryBuilder::<Db>::new("SELECT ");
        query.push(rows::GAME).push(" FROM archive WHERE number IN (");
        let mut list = query.separated(", ");
        for &number in piece {
            list.push_bind(number);
        }
        query.push(")");
        for row in &query.build().fetch_all(pool).await? {
            games.push(rows::game(row)?);
        }
    }
    games.sort_unstable_by_key(|(number, _)| std::cmp::Reverse(*number));
    Ok(games.into_iter().map(|(_, game)| game).collect())
}

pub(super) async fn search(pool: &Pool<Db>, query: &ArchiveQuery) -> Result<ArchivePage, StoreError> {
    let mut walks = Vec::new();
    match &query.person {
        None => walks.push(walk(pool, query, None).await?),
        Some(person) => {
            for colour in Colour::BOTH.into_iter().filter(|&one| query.colour.is_none_or(|of| of == one)) {
                walks.push(walk(pool, query, Some((colour, person))).await?);
            }
        }
    }
    // Beyond the place where the first of them stopped the others may have missed something.
    let mut next = walks.iter().filter_map(|walk| walk.up_to).max();
    let mut found: Vec<Found> = walks.into_iter().flat_map(|walk| walk.found).collect();
    found.retain(|(place, _)| next.is_none_or(|next| *place >= next));
    found.sort_unstable_by_key(|(place, _)| std::cmp::Reverse(*place));
    // Who played against oneself is found on both sides.
    found.dedup_by_key(|(place, _)| *place);
    if found.len() > query.limit as usize {
        found.truncate(query.limit as usize);
        next = found.last().map(|(place, _)| *place);
    }
    Ok(ArchivePage { games: found.into_iter().map(|(_, game)| game).collect(), next })
}

async fn walk(
    pool: &Pool<Db>,
    query: &ArchiveQuery,
    player: Option<(Colour, &str)>,
) -> Result<Walk, StoreError> {
    let mut walk = Walk { found: Vec::new(), up_to: query.before };
    for rows in if player.is_none() { WALKS_IN_TIME } else { WALKS_OF_PLAYER } {
        // One more than is wanted tells whether there are more.
        let wanted = query.limit as usize + 1;
        let mut found = step(pool, query, player, (walk.up_to, rows), wanted - walk.found.len()).await?;
        walk.found.append(&mut found);
        if walk.found.len() >= wanted {
            walk.up_to = walk.found.last().map(|(place, _)| *place);
            break;
        }
        walk.up_to = end_of_walk(pool, query, player, (walk.up_to, rows)).await?;
        if walk.up_to.is_none() {
            break;
        }
    }
    Ok(walk)
}

/// The place of the last of so many rows behind `after`; none if there are fewer.
async fn end_of_walk(
    pool: &Pool<Db>,
    wanted: &ArchiveQuery,
    player: Option<(Colour, &str)>,
    (after, rows): (Option<ArchivePlace>, i64),
) -> Result<Option<ArchivePlace>, StoreError> {
    let mut query = QueryBuilder::<Db>::new("SELECT ended_at, number FROM archive WHERE TRUE");
    range(&mut query, wanted, player, after);
    query.push(" ORDER BY ended_at DESC, number DESC LIMIT 1 OFFSET ").push_bind(rows - 1);
    let place: Option<(i64, i64)> = query.build_query_as().fetch_optional(pool).await?;
    Ok(place.map(|(ended_at, number)| ArchivePlace { ended_at, number }))
}

/// The games that fit among so many rows behind `after`.
async fn step(
    pool: &Pool<Db>,
    wanted: &ArchiveQuery,
    player: Option<(Colour, &str)>,
    (after, rows): (Option<ArchivePlace>, i64),
    limit: usize,
) -> Result<Vec<Found>, StoreError> {
    let mut query = QueryBuilder::<Db>::new("SELECT ");
    query.push(rows::GAME);
    // The rows are walked through as they are filtered, and no further than to the last that is wanted.
    query.push(
        " FROM (SELECT number FROM (SELECT number, private, rule_set, opening, winner, ending, rating, moves",
    );
    query.push(" FROM archive WHERE TRUE");
    range(&mut query, wanted, player, after);
    query.push(" ORDER BY ended_at DESC, number DESC LIMIT ").push_bind(rows);
    query.push(") AS walked WHERE TRUE");
    conditions(&mut query, wanted);
    query.push(" LIMIT ").push_bind(i64::try_from(limit).unwrap_or(i64::MAX));
    query.push(") AS found JOIN archive ON archive.number = found.number");
    let rows = query.build().fetch_all(pool).await?;
    let mut found = Vec::with_capacity(rows.len());
    for row in &rows {
        let (number, game) = rows::game(row)?;
        found.push((ArchivePlace { ended_at: game.ended_at, number }, game));
    }
    found.sort_unstable_by_key(|(place, _)| std::cmp::Reverse(*place));
    Ok(found)
}

/// What an index answers.
fn range(
    query: &mut QueryBuilder<Db>,
    wanted: &ArchiveQuery,
    player: Option<(Colour, &str)>,
    after: Option<ArchivePlace>,
) {
    if let Some((colour, person)) = player {
        query.push(" AND ").push(rows::colour_word(colour)).push(" = ").push_bind(person.to_owned());
    }
    if let Some(since) = wanted.since {
        query.push(" AND ended_at >= ").push_bind(since);
    }
    if let Some(until) = wanted.until {
        query.push(" AND ended_at < ").push_bind(until);
    }
    if let Some(ArchivePlace { ended_at, number }) = after {
        query.push(" AND (ended_at, number) < (").push_bind(ended_at);
        query.push(", ").push_bind(number).push(")");
    }
}

/// What is asked of each row.
fn conditions(query: &mut QueryBuilder<Db>, wanted: &ArchiveQuery) {
    if !wanted.private {
        query.push(" AND NOT private");
    }
    if let Some(rule_set) = wanted.rule_set {
        query.push(" AND rule_set = ").push_bind(rule_set.id());
    }
    if let Some(opening) = wanted.opening {
        query.push(" AND opening = ").push_bind(NamedOpening::code(opening));
    }
    if let Some(winner) = wanted.winner {
        query.push(" AND winner = ").push_bind(rows::winner_word(Some(winner)));
    }
    if wanted.drawn {
        query.push(" AND winner = ").push_bind(rows::winner_word(None));
    }
    if let Some(ending) = &wanted.ending {
        query.push(" AND ending = ").push_bind(ending.clone());
    }
    if let Some(rating) = wanted.rating_from {
        query.push(" AND rating >= ").push_bind(i64::from(rating));
    }
    if let Some(moves) = wanted.moves_from {
        query.push(" AND moves >= ").push_bind(i64::from(moves));
    }
    if let Some(moves) = wanted.moves_to {
        query.push(" AND moves <= ").push_bind(i64::from(moves));
    }
}
