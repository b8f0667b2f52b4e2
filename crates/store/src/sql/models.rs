//! Writing the read models, and the moment of the last beat.

use sqlx::QueryBuilder;

use super::{Connection, Db, rows};
use crate::pieces::pieces;
use crate::rows::result_word;
use crate::{GameRow, RoomRow, StudyRow};

pub(super) async fn put_rooms(connection: &mut Connection, rooms: &[&RoomRow]) -> Result<(), sqlx::Error> {
    for piece in pieces(rooms) {
        let mut query = QueryBuilder::<Db>::new(
            "INSERT INTO rooms (id, status, private, pairing, host, game, updated_at) ",
        );
        query.push_values(piece, |mut row, room| {
            row.push_bind(&room.id)
                .push_bind(room.status.as_str())
                .push_bind(room.private)
                .push_bind(&room.pairing)
                .push_bind(&room.host)
                .push_bind(&room.game)
                .push_bind(room.updated_at);
        });
        query.push(
            " ON CONFLICT (id) DO UPDATE SET status = excluded.status, private = excluded.private,
             pairing = excluded.pairing, host = excluded.host, game = excluded.game,
             updated_at = excluded.updated_at",
        );
        query.build().execute(&mut *connection).await?;
    }
    Ok(())
}

/// Most often a game has nothing new but one more move. Setting only that leaves the indexes alone,
/// each of which would cost another page of the disk.
pub(super) async fn put_games(connection: &mut Connection, games: &[&GameRow]) -> Result<(), sqlx::Error> {
    for piece in pieces(games) {
        if put(connection, piece, ONLY_MOVES).await? != piece.len() as u64 {
            put(connection, piece, WHOLE).await?;
        }
    }
    Ok(())
}

/// Passes over rows in which something else has changed.
const ONLY_MOVES: &str = " ON CONFLICT (id) DO UPDATE SET moves = excluded.moves
    WHERE (games.room, games.number, games.person_one, games.person_two, games.name_one, games.name_two,
        games.rule_set, games.opening, games.rated, games.started_at, games.ended_at, games.result,
        games.ending)
    IS NOT DISTINCT FROM (excluded.room, excluded.number, excluded.person_one, excluded.person_two,
        excluded.name_one, excluded.name_two, excluded.rule_set, excluded.opening, excluded.rated,
        excluded.started_at, excluded.ended_at, excluded.result, excluded.ending)";

const WHOLE: &str = " ON CONFLICT (id) DO UPDATE SET room = excluded.room, number = excluded.number,
    person_one = excluded.person_one, person_two = excluded.person_two, name_one = excluded.name_one,
    name_two = excluded.name_two, rule_set = excluded.rule_set, opening = excluded.opening,
    rated = excluded.rated, started_at = excluded.started_at, ended_at = excluded.ended_at,
    result = excluded.result, ending = excluded.ending, moves = excluded.moves";

async fn put(connection: &mut Connection, games: &[&GameRow], if_known: &str) -> Result<u64, sqlx::Error> {
    let mut query = QueryBuilder::<Db>::new(format!("INSERT INTO games ({}) ", rows::GAME));
    query.push_values(games, |mut row, game| {
        row.push_bind(&game.id)
            .push_bind(&game.room)
            .push_bind(i64::from(game.number))
            .push_bind(&game.persons[0])
            .push_bind(&game.persons[1])
            .push_bind(&game.names[0])
            .push_bind(&game.names[1])
            .push_bind(&game.rule_set)
            .push_bind(&game.opening)
            .push_bind(game.rated)
            .push_bind(game.started_at)
            .push_bind(game.ended_at)
            .push_bind(game.result.map(result_word))
            .push_bind(&game.ending)
            .push_bind(i64::from(game.moves));
    });
    query.push(if_known);
    Ok(query.build().execute(connection).await?.rows_affected())
}

pub(super) async fn put_studies(
    connection: &mut Connection,
    studies: &[&StudyRow],
    authors: &[(&str, &str)],
) -> Result<(), sqlx::Error> {
    for piece in pieces(studies) {
        let mut query = QueryBuilder::<Db>::new(format!("INSERT INTO studies ({}) ", rows::STUDY));
        query.push_values(piece, |mut row, study| {
            row.push_bind(&study.id)
                .push_bind(&study.title)
                .push_bind(study.private)
                .push_bind(i64::from(study.size))
                .push_bind(&study.black)
                .push_bind(&study.white)
                .push_bind(study.updated_at);
        });
        query.push(
            " ON CONFLICT (id) DO UPDATE SET title = excluded.title, private = excluded.private,
             size = excluded.size, black = excluded.black, white = excluded.white,
             updated_at = excluded.updated_at",
        );
        query.build().execute(&mut *connection).await?;
    }
    for piece in pieces(authors) {
        let mut query = QueryBuilder::<Db>::new("INSERT INTO study_authors (person, study) ");
        query.push_values(piece, |mut row, (person, study)| {
            row.push_bind(*person).push_bind(*study);
        });
        query.push(" ON CONFLICT DO NOTHING");
        query.build().execute(&mut *connection).await?;
    }
    Ok(())
}

pub(super) async fn beat(connection: &mut Connection, now: i64) -> Result<u64, sqlx::Error> {
    let sql = "INSERT INTO house (only_row, beat_at) VALUES (1, $1)
        ON CONFLICT (only_row) DO UPDATE SET beat_at = excluded.beat_at WHERE house.beat_at < excluded.beat_at";
    Ok(sqlx::query(sql).bind(now).execute(connection).await?.rows_affected())
}
