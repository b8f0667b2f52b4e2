//! Rows of the database as the types of this crate.

use sqlx::Row as _;

use super::Row;
use crate::rows::result_from_word;
use crate::{GameRow, Person, RoomRow, RoomStatus, Session, StoreError, StudyRow};

/// The columns [`room`] expects, in order.
pub(super) const ROOM: &str = "rooms.id, status, private, pairing, host, game, updated_at";

/// The columns [`game`] expects, in order.
pub(super) const GAME: &str = "id, room, number, person_one, person_two, name_one, name_two, rule_set, \
     opening, rated, started_at, ended_at, result, ending, moves";

/// The columns [`study`] expects, in order.
pub(super) const STUDY: &str = "id, title, private, size, black, white, updated_at";

/// The columns [`session`] expects, in order.
pub(super) const SESSION: &str = "token_hash, person, created_at, last_seen_at, expires_at, browser";

pub(super) fn room(row: &Row) -> Result<RoomRow, StoreError> {
    let status: &str = row.try_get(1)?;
    Ok(RoomRow {
        id: row.try_get(0)?,
        status: RoomStatus::from_word(status).ok_or_else(|| strange("room's status", status))?,
        private: row.try_get(2)?,
        pairing: row.try_get(3)?,
        host: row.try_get(4)?,
        game: row.try_get(5)?,
        updated_at: row.try_get(6)?,
    })
}

pub(super) fn game(row: &Row) -> Result<GameRow, StoreError> {
    let result: Option<&str> = row.try_get(12)?;
    let result = result.map(|word| result_from_word(word).ok_or_else(|| strange("game's result", word)));
    Ok(GameRow {
        id: row.try_get(0)?,
        room: row.try_get(1)?,
        number: number(row.try_get(2)?)?,
        persons: [row.try_get(3)?, row.try_get(4)?],
        names: [row.try_get(5)?, row.try_get(6)?],
        rule_set: row.try_get(7)?,
        opening: row.try_get(8)?,
        rated: row.try_get(9)?,
        started_at: row.try_get(10)?,
        ended_at: row.try_get(11)?,
        result: result.transpose()?,
        ending: row.try_get(13)?,
        moves: number(row.try_get(14)?)?,
    })
}

pub(super) fn study(row: &Row) -> Result<StudyRow, StoreError> {
    let size: i64 = row.try_get(3)?;
    Ok(StudyRow {
        id: row.try_get(0)?,
        title: row.try_get(1)?,
        private: row.try_get(2)?,
        size: u8::try_from(size).map_err(|_| strange("board's size", size))?,
        black: row.try_get(4)?,
        white: row.try_get(5)?,
        updated_at: row.try_get(6)?,
    })
}

/// A person in the three columns from `first` on.
pub(super) fn person(row: &Row, first: usize) -> Result<Person, StoreError> {
    Ok(Person { id: row.try_get(first)?, name: row.try_get(first + 1)?, created_at: row.try_get(first + 2)? })
}

/// A session in the first six columns.
pub(super) fn session(row: &Row) -> Result<Session, StoreError> {
    Ok(Session {
        token_hash: hash(row, 0)?,
        person: row.try_get(1)?,
        created_at: row.try_get(2)?,
        last_seen_at: row.try_get(3)?,
        expires_at: row.try_get(4)?,
        browser: row.try_get(5)?,
    })
}

/// A SHA-256 in this column.
pub(super) fn hash(row: &Row, column: usize) -> Result<[u8; 32], StoreError> {
    let hash: &[u8] = row.try_get(column)?;
    hash.try_into().map_err(|_| strange("hash", "of another length"))
}

/// So many bytes in this column.
pub(super) fn bytes<const N: usize>(row: &Row, column: usize) -> Result<[u8; N], StoreError> {
    let bytes: &[u8] = row.try_get(column)?;
    bytes.try_into().map_err(|_| strange("key", "of another length"))
}

/// A count or a number, which databases keep with a sign.
pub(super) fn number(stored: i64) -> Result<u32, StoreError> {
    u32::try_from(stored).map_err(|_| strange("number", stored))
}

pub(super) fn strange(what: &str, found: impl std::fmt::Display) -> StoreError {
    StoreError::Damaged { what: format!("a {what} that is {found}") }
}
