//! Games into the archive and out of it.

use sqlx::QueryBuilder;
use tengen_rules::opening::NamedOpening;

use super::{Connection, Db, positions, rows, tallies};
use crate::archive::{Entry, entries_of, fold};
use crate::pieces::pieces;
use crate::{ArchivedGame, StoreError};

/// Puts games in; one with an id that is known takes the place of the one before.
pub(crate) async fn put(connection: &mut Connection, games: &[&ArchivedGame]) -> Result<(), StoreError> {
    if games.is_empty() {
        return Ok(());
    }
    let (first, run) = take_numbers(connection, games.len()).await?;
    let ids: Vec<&str> = games.iter().map(|game| game.id.as_str()).collect();
    let replaced = take_rows(connection, &ids).await?;
    insert(connection, first, games).await?;
    let new = (first..).zip(games.iter().copied());
    change(connection, run, new, &replaced).await
}

/// Takes games out and says how many there were.
pub(crate) async fn remove(connection: &mut Connection, ids: &[String]) -> Result<u64, StoreError> {
    let (_, run) = take_numbers(connection, 0).await?;
    let ids: Vec<&str> = ids.iter().map(String::as_str).collect();
    let removed = take_rows(connection, &ids).await?;
    change(connection, run, std::iter::empty(), &removed).await?;
    Ok(removed.len() as u64)
}

/// Forgets all positions, and counts anew.
pub(crate) async fn clear_positions(connection: &mut Connection) -> Result<(), sqlx::Error> {
    for sql in [
        "UPDATE archive_numbers SET next_game = 1, next_run = 1",
        "DELETE FROM archive_runs",
        "DELETE FROM archive_blocks",
    ] {
        sqlx::query(sql).execute(&mut *connection).await?;
    }
    Ok(())
}

/// The number of the first of `games` new games and that of a new run. Whoever comes second waits here
/// until the first is done.
pub(super) async fn take_numbers(
    connection: &mut Connection,
    games: usize,
) -> Result<(i64, i64), StoreError> {
    let sql = "UPDATE archive_numbers SET next_game = next_game + $1, next_run = next_run + 1
        RETURNING next_game - $1, next_run - 1";
    let games = i64::try_from(games).unwrap_or(i64::MAX);
    Ok(sqlx::query_as(sql).bind(games).fetch_one(connection).await?)
}

/// Takes the rows with these ids away and gives them back.
async fn take_rows(
    connection: &mut Connection,
    ids: &[&str],
) -> Result<Vec<(i64, ArchivedGame)>, StoreError> {
    let mut taken = Vec::new();
    for piece in pieces(ids) {
        let mut query = QueryBuilder::<Db>::new("DELETE FROM archive WHERE id IN (");
        let mut list = query.separated(", ");
        for id in piece {
            list.push_bind(*id);
        }
        query.push(") RETURNING ").push(rows::GAME);
        let found = query.build().fetch_all(&mut *connection).await?;
        for row in &found {
            taken.push(rows::game(row)?);
        }
    }
    Ok(taken)
}

/// Brings what is counted up to date with games that came and went.
async fn change<'a>(
    connection: &mut Connection,
    run: i64,
    new: impl Iterator<Item = (i64, &'a ArchivedGame)> + Clone,
    gone: &'a [(i64, ArchivedGame)],
) -> Result<(), StoreError> {
    let signed = || {
        let gone = gone.iter().map(|(number, game)| (*number, game, -1));
        new.clone().map(|(number, game)| (number, game, 1)).chain(gone)
    };
    let mut entries: Vec<Entry> = Vec::new();
    signed().for_each(|(number, game, sign)| entries_of(game, number, sign, &mut entries));
    positions::add_run(connection, run, &fold(entries)).await?;
    tallies::add(connection, signed().map(|(_, game, sign)| (game, sign))).await?;
    if gone.is_empty() { Ok(()) } else { tallies::drop_empty(connection, gone).await }
}

async fn insert(connection: &mut Connection, first: i64, games: &[&ArchivedGame]) -> Result<(), StoreError> {
    let numbered: Vec<_> = (first..).zip(games.iter().copied()).collect();
    for piece in pieces(&numbered) {
        let mut query = QueryBuilder::<Db>::new(
            "INSERT INTO archive (number, id, room, private, black, white, black_name, white_name, \
             black_rating, white_rating, rating, rule_set, size, protocol, opening, rated, started_at, \
             ended_at, winner, ending, moves, line) ",
        );
        query.push_values(piece, |mut row, (number, game)| {
            row.push_bind(*number)
                .push_bind(&game.id)
                .push_bind(&game.room)
                .push_bind(game.private)
                .push_bind(&game.persons[0])
                .push_bind(&game.persons[1])
                .push_bind(&game.names[0])
                .push_bind(&game.names[1])
                .push_bind(game.ratings[0].map(i64::from))
                .push_bind(game.ratings[1].map(i64::from))
                .push_bind(game.rating().map(i64::from))
                .push_bind(game.rule_set.id())
                .push_bind(i64::from(game.size.lines()))
                .push_bind(&game.protocol)
                .push_bind(game.opening().map(NamedOpening::code))
                .push_bind(game.rated)
                .push_bind(game.started_at)
                .push_bind(game.ended_at)
                .push_bind(rows::winner_word(game.winner))
                .push_bind(&game.ending)
                .push_bind(i64::try_from(game.moves.len()).unwrap_or(i64::MAX))
                .push_bind(rows::line(&game.moves));
        });
        query.build().execute(&mut *connection).await?;
    }
    Ok(())
}
