//! Rows of the archive as the types of this crate.

use std::str::FromStr;

use sqlx::Row as _;
use tengen_rules::{BoardSize, Colour, Point};

pub(super) use super::super::rows::strange;
use super::Row;
use crate::{ArchivedGame, StoreError};

/// The columns [`game`] expects behind the number, in order.
pub(super) const GAME: &str = "archive.number, archive.id, archive.room, archive.private, archive.black, \
    archive.white, archive.black_name, archive.white_name, archive.black_rating, archive.white_rating, \
    archive.rule_set, archive.size, archive.protocol, archive.rated, archive.started_at, archive.ended_at, \
    archive.winner, archive.ending, archive.line";

/// A game and its number.
pub(super) fn game(row: &Row) -> Result<(i64, ArchivedGame), StoreError> {
    let (size, winner): (i64, &str) = (row.try_get(11)?, row.try_get(16)?);
    let size = u8::try_from(size).ok().and_then(BoardSize::new);
    let game = ArchivedGame {
        id: row.try_get(1)?,
        room: row.try_get(2)?,
        private: row.try_get(3)?,
        persons: [row.try_get(4)?, row.try_get(5)?],
        names: [row.try_get(6)?, row.try_get(7)?],
        ratings: [rating(row.try_get(8)?)?, rating(row.try_get(9)?)?],
        rule_set: word(row.try_get(10)?)?,
        size: size.ok_or_else(|| strange("board's size", "none"))?,
        protocol: row.try_get(12)?,
        rated: row.try_get(13)?,
        started_at: row.try_get(14)?,
        ended_at: row.try_get(15)?,
        winner: winner_from_word(winner)?,
        ending: row.try_get(17)?,
        moves: moves(row.try_get(18)?)?,
    };
    Ok((row.try_get(0)?, game))
}

/// A rule set or an opening by its name.
pub(super) fn word<T: FromStr>(text: &str) -> Result<T, StoreError> {
    text.parse().map_err(|_| strange("name", text))
}

fn rating(stored: Option<i64>) -> Result<Option<u16>, StoreError> {
    stored.map(|rating| u16::try_from(rating).map_err(|_| strange("rating", rating))).transpose()
}

/// The word for a winner: `black`, `white` or `draw`.
pub(super) const fn winner_word(winner: Option<Colour>) -> &'static str {
    match winner {
        Some(colour) => colour_word(colour),
        None => "draw",
    }
}

/// `black` or `white`.
pub(super) const fn colour_word(colour: Colour) -> &'static str {
    match colour {
        Colour::Black => "black",
        Colour::White => "white",
    }
}

pub(super) fn colour_from_word(word: &str) -> Option<Colour> {
    Colour::BOTH.into_iter().find(|&colour| colour_word(colour) == word)
}

fn winner_from_word(word: &str) -> Result<Option<Colour>, StoreError> {
    let mut all = Colour::BOTH.into_iter().map(Some).chain([None]);
    all.find(|&winner| winner_word(winner) == word).ok_or_else(|| strange("winner", word))
}

/// Moves in two letters each, the column and the row from `a`; a pass is `--`.
pub(super) fn line(moves: &[Option<Point>]) -> String {
    let mut line = String::with_capacity(moves.len() * 2);
    for stone in moves {
        match stone {
            Some(point) => {
                let letter = |number: u8| char::from(b'a' + number);
                line.extend([letter(point.column()), letter(point.row())]);
            }
            None => line.push_str("--"),
        }
    }
    line
}

fn moves(line: &str) -> Result<Vec<Option<Point>>, StoreError> {
    let damaged = || strange("line of moves", line);
    let pairs = line.as_bytes().chunks(2).map(|pair| match *pair {
        [b'-', b'-'] => Ok(None),
        [column, row] => {
            let number = |letter: u8| letter.checked_sub(b'a');
            let point = number(column).zip(number(row)).and_then(|(column, row)| Point::new(column, row));
            point.map(Some).ok_or_else(damaged)
        }
        _ => Err(damaged()),
    });
    pairs.collect()
}

/// A count, which databases keep with a sign.
pub(super) fn count(stored: i64) -> Result<u64, StoreError> {
    u64::try_from(stored).map_err(|_| strange("count", stored))
}
