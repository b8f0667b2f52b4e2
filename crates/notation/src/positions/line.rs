//! The lines of a text, and what kind of line each is.

use std::iter::{Peekable, Zip};
use std::ops::RangeFrom;
use std::str::Split;

use crate::diagram::{Row, Shape};
use crate::text::{half_width, is_comment, is_gap, lines};
use crate::{moves, rows};

/// The lines of a text, with a view of the next one.
#[derive(Debug)]
pub(super) struct Lines<'a>(Peekable<Classified<'a>>);

impl<'a> Lines<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        Self(Classified(lines(text)).peekable())
    }

    pub(super) fn next(&mut self) -> Option<Line<'a>> {
        self.0.next()
    }

    /// The next line if it continues a diagram; comments on the way are passed over.
    pub(super) fn next_drawn(&mut self) -> Option<Row> {
        while self.0.next_if(|line| matches!(line.kind, Kind::Comment)).is_some() {}
        match self.0.next_if(|line| matches!(line.kind, Kind::Drawn(_)))?.kind {
            Kind::Drawn(row) => Some(row),
            _ => None,
        }
    }

    /// Passes over lines that are of no kind.
    pub(super) fn skip_others(&mut self) {
        while self.0.next_if(|line| matches!(line.kind, Kind::Other)).is_some() {}
    }
}

#[derive(Debug)]
struct Classified<'a>(Zip<RangeFrom<usize>, Split<'a, char>>);

impl<'a> Iterator for Classified<'a> {
    type Item = Line<'a>;

    fn next(&mut self) -> Option<Line<'a>> {
        let (number, text) = self.0.next()?;
        Some(Line { number, text, kind: Kind::of(number, text) })
    }
}

/// A line of a text.
#[derive(Debug)]
pub(super) struct Line<'a> {
    /// From 1.
    pub(super) number: usize,
    pub(super) text: &'a str,
    pub(super) kind: Kind,
}

/// What a line is meant to be, whether it succeeds or not.
#[derive(Debug)]
pub(super) enum Kind {
    Blank,
    Comment,
    Rows,
    Moves,
    Drawn(Row),
    Other,
}

impl Kind {
    fn of(number: usize, text: &str) -> Self {
        let content = text.trim_start_matches(is_gap);
        if content.is_empty() {
            return Self::Blank;
        }
        if is_comment(content) {
            return Self::Comment;
        }
        if rows::looks_like(text) {
            return Self::Rows;
        }
        let row = Row::new(number, text);
        match row.shape {
            _ if looks_like_moves(content, &row) => Self::Moves,
            Shape::Cells | Shape::Letters => Self::Drawn(row),
            Shape::Other => Self::Other,
        }
    }
}

/// Whether `text` is meant to be a move list: it begins with two points, with a numbered one that stands
/// by itself, or with a letter and a digit and has no sign that only boards have. (`o1.x.` is a row with
/// a mark on b, and `1.x3o.` one of row 1.)
fn looks_like_moves(text: &str, row: &Row) -> bool {
    let number = moves::number_length(text);
    if number > 0 {
        return moves::is_lone_point(&text[number..]);
    }
    let mut start = text.chars().map(half_width);
    start.next().is_some_and(|sign| sign.is_ascii_alphabetic())
        && start.next().is_some_and(|sign| sign.is_ascii_digit())
        && (!row.has_board_signs() || moves::leading_points(text) == 2)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(expected: &str, texts: &[&str]) {
        for text in texts {
            let found = match Kind::of(1, text) {
                Kind::Blank => "blank",
                Kind::Comment => "comment",
                Kind::Rows => "rows",
                Kind::Moves => "moves",
                Kind::Drawn(_) => "drawn",
                Kind::Other => "other",
            };
            assert_eq!(found, expected, "{text:?}");
        }
    }

    #[test]
    fn each_line_is_of_one_kind() {
        check("blank", &["", " ", "\t\r", "\u{3000}", "\u{200b}"]);
        check("comment", &["#", " # h8", "# ...../....."]);
        check("rows", &["...../...../...../...../.....", "x/o", "\t./.\tq", "...../..q"]);
        check(
            "moves",
            &[
                "h8", " h8i9zz", "Ｈ８", "h21", "z9", "h8 i9 .", "h8-i9", "h8 zz", "A1B2C3", "1. h8 i9",
                "1.h8",
            ],
        );
        check(
            "drawn",
            &[
                "A B C D E",
                "15 . X O 15",
                "1. X O . .",
                "1 . X O",
                "o1.x.",
                "┼●0 ┼┼",
                "00120",
                "| x o . . . |",
                "│ │",
            ],
        );
        check("other", &["hello", "h", "三三禁手", "http://example.org/", "renju\tblack", "8h"]);
    }
}
