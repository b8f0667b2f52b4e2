//! The results and the names of players.

use std::collections::BTreeMap;

use sqlx::{Pool, QueryBuilder};
use tengen_rules::Colour;
use tengen_rules::opening::NamedOpening;

use super::{Connection, Db, rows};
use crate::pieces::pieces;
use crate::{ArchivedGame, PlayerName, PlayerResults, StoreError};

/// Person, colour, rule set, opening; the empty text is none of the 26.
type Place<'a> = (&'a str, &'static str, &'static str, &'static str);

/// Adds games to the results and the names, or takes them away where the sign is -1.
pub(super) async fn add<'a>(
    connection: &mut Connection,
    games: impl Iterator<Item = (&'a ArchivedGame, i64)>,
) -> Result<(), StoreError> {
    let mut results: BTreeMap<Place<'a>, [i64; 3]> = BTreeMap::new();
    let mut names: BTreeMap<(&str, &str), i64> = BTreeMap::new();
    for (game, sign) in games.filter(|(game, _)| !game.private) {
        for colour in Colour::BOTH {
            let outcome = match game.winner {
                Some(winner) if winner == colour => 0,
                Some(_) => 1,
                None => 2,
            };
            results.entry(place(game, colour)).or_default()[outcome] += sign;
            let name = (game.persons[colour.index()].as_str(), game.names[colour.index()].as_str());
            *names.entry(name).or_default() += sign;
        }
    }
    put_results(connection, &results.into_iter().collect::<Vec<_>>()).await?;
    put_names(connection, &names.into_iter().collect::<Vec<_>>()).await
}

fn place(game: &ArchivedGame, colour: Colour) -> Place<'_> {
    let opening = game.opening().map_or("", NamedOpening::code);
    (&game.persons[colour.index()], rows::colour_word(colour), game.rule_set.id(), opening)
}

async fn put_results(
    connection: &mut Connection,
    results: &[(Place<'_>, [i64; 3])],
) -> Result<(), StoreError> {
    for piece in pieces(results) {
        let mut query = QueryBuilder::<Db>::new(
            "INSERT INTO archive_results (person, colour, rule_set, opening, wins, losses, draws) ",
        );
        query.push_values(piece, |mut row, ((person, colour, rule_set, opening), counts)| {
            row.push_bind(*person).push_bind(*colour).push_bind(*rule_set).push_bind(*opening);
            for &count in counts {
                row.push_bind(count);
            }
        });
        query.push(
            " ON CONFLICT (person, colour, rule_set, opening) DO UPDATE SET
             wins = archive_results.wins + excluded.wins, losses = archive_results.losses + excluded.losses,
             draws = archive_results.draws + excluded.draws",
        );
        query.build().execute(&mut *connection).await?;
    }
    Ok(())
}

async fn put_names(connection: &mut Connection, names: &[((&str, &str), i64)]) -> Result<(), StoreError> {
    for piece in pieces(names) {
        let mut query = QueryBuilder::<Db>::new("INSERT INTO archive_names (person, name, typed, games) ");
        query.push_values(piece, |mut row, ((person, name), games)| {
            row.push_bind(*person).push_bind(*name).push_bind(typed(name)).push_bind(*games);
        });
        query.push(" ON CONFLICT (person, name) DO UPDATE SET games = archive_names.games + excluded.games");
        query.build().execute(&mut *connection).await?;
    }
    Ok(())
}

/// Drops what counts nothing any more.
pub(super) async fn drop_empty(
    connection: &mut Connection,
    gone: &[(i64, ArchivedGame)],
) -> Result<(), StoreError> {
    for person in gone.iter().flat_map(|(_, game)| &game.persons) {
        for sql in [
            "DELETE FROM archive_results WHERE person = $1 AND wins = 0 AND losses = 0 AND draws = 0",
            "DELETE FROM archive_names WHERE person = $1 AND games = 0",
        ] {
            sqlx::query(sql).bind(person).execute(&mut *connection).await?;
        }
    }
    Ok(())
}

pub(super) async fn results(pool: &Pool<Db>, person: &str) -> Result<Vec<PlayerResults>, StoreError> {
    let sql = "SELECT colour, rule_set, opening, wins, losses, draws FROM archive_results WHERE person = $1
        ORDER BY colour, rule_set, opening";
    let found: Vec<(String, String, String, i64, i64, i64)> =
        sqlx::query_as(sql).bind(person).fetch_all(pool).await?;
    let results = found.into_iter().map(|(colour, rule_set, opening, wins, losses, draws)| {
        let colour = rows::colour_from_word(&colour).ok_or_else(|| rows::strange("colour", &colour))?;
        let opening = if opening.is_empty() { None } else { Some(rows::word(&opening)?) };
        let (wins, losses, draws) = (rows::count(wins)?, rows::count(losses)?, rows::count(draws)?);
        Ok(PlayerResults { colour, rule_set: rows::word(&rule_set)?, opening, wins, losses, draws })
    });
    results.collect()
}

pub(super) async fn names(pool: &Pool<Db>, prefix: &str, limit: u32) -> Result<Vec<PlayerName>, StoreError> {
    let sql = "SELECT person, name, games FROM archive_names WHERE typed >= $1 AND typed < $2
        ORDER BY typed, person LIMIT $3";
    let from = typed(prefix);
    let to = format!("{from}{}", char::MAX);
    let found = sqlx::query_as(sql).bind(from).bind(to).bind(i64::from(limit)).fetch_all(pool).await?;
    found.into_iter().map(name).collect()
}

pub(super) async fn names_of(pool: &Pool<Db>, person: &str) -> Result<Vec<PlayerName>, StoreError> {
    let sql = "SELECT person, name, games FROM archive_names WHERE person = $1 ORDER BY games DESC, name";
    sqlx::query_as(sql).bind(person).fetch_all(pool).await?.into_iter().map(name).collect()
}

fn name((person, name, games): (String, String, i64)) -> Result<PlayerName, StoreError> {
    Ok(PlayerName { person, name, games: rows::count(games)? })
}

/// A name as it is looked for: without regard to case.
fn typed(name: &str) -> String {
    name.to_lowercase()
}
