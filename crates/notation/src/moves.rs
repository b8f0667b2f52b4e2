//! Move lists: `h8i9j10`, Black and White in turn.

use std::fmt::Write;

use tengen_rules::{Board, BoardSize, Colour, Point};

use crate::ReadError;
use crate::point;
use crate::text::{column_at, half_width, is_gap};

/// A move list that has been played on a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moves {
    /// The points in the order of play; Black's are the first, third and so on.
    pub points: Vec<Point>,
    /// The board after the last move.
    pub board: Board,
}

/// Reads a move list and plays it on an empty board of the given size.
///
/// Points may follow each other directly or be separated by spaces, by one comma or by one semicolon,
/// in half or full width, and move numbers with a full stop may stand before them (`1.h8 2.i9` or
/// `1. h8 i9 2. j10`); the numbers themselves are not looked at. A text of nothing but spaces is the list
/// without moves.
///
/// # Errors
///
/// [`ReadError::NotAPoint`] if some part is no point, [`ReadError::IllegalMove`] if a point is outside
/// the board or has a stone already. The line is always 1.
///
/// ```
/// use tengen_notation::moves;
/// use tengen_rules::BoardSize;
/// let moves = moves::read("h8 I9，ｊ１０", BoardSize::RENJU)?;
/// assert_eq!(moves::write(&moves.points), "h8i9j10");
/// let error = moves::read("h8i9h8", BoardSize::RENJU).unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "line 1, column 5: move 3 cannot be played: a black stone stands on h8, placed by move 1",
/// );
/// # Ok::<(), tengen_notation::ReadError>(())
/// ```
pub fn read(text: &str, size: BoardSize) -> Result<Moves, ReadError> {
    read_line(text, 1, size)
}

/// The canonical text of a move list.
pub fn write(points: &[Point]) -> String {
    points.iter().fold(String::new(), |mut text, point| {
        // Writing to a string cannot fail.
        let _ = write!(text, "{point}");
        text
    })
}

/// Like [`read`], for line number `line` of a longer text.
pub(crate) fn read_line(text: &str, line: usize, size: BoardSize) -> Result<Moves, ReadError> {
    let mut moves = Moves { points: Vec::new(), board: Board::new(size) };
    let mut cursor = Cursor::new(text);
    while !cursor.is_at_end() {
        let offset = cursor.offset;
        let Some(point) = cursor.point() else { return Err(not_a_point(text, offset, line)) };
        moves.play(point).map_err(|reason| ReadError::IllegalMove {
            line,
            column: column_at(text, offset),
            number: moves.points.len() + 1,
            reason,
            earlier: moves.points.iter().position(|&earlier| earlier == point).map(|index| index + 1),
        })?;
    }
    Ok(moves)
}

/// The column at which the point of this index begins, in a line of moves.
pub(crate) fn column_of(text: &str, index: usize) -> usize {
    let mut cursor = Cursor::new(text);
    let before = (0..index).map_while(|_| cursor.point()).count();
    debug_assert_eq!(before, index, "the line has so many points");
    column_at(text, cursor.offset)
}

/// The number of points that `text` begins with, counted no further than two.
pub(crate) fn leading_points(text: &str) -> usize {
    let mut cursor = Cursor::new(text);
    (0..2).map_while(|_| cursor.point()).count()
}

impl Moves {
    fn play(&mut self, point: Point) -> Result<(), tengen_rules::IllegalStone> {
        self.board.place(point, Colour::BOTH[self.points.len() % 2])?;
        self.points.push(point);
        Ok(())
    }
}

fn not_a_point(text: &str, offset: usize, line: usize) -> ReadError {
    const SHOWN: usize = 12;
    let is_part = |sign: &char| !is_gap(*sign) && !is_separator(*sign);
    let rest = || text[offset..].chars();
    let mut found: String = rest().take_while(is_part).take(SHOWN).collect();
    if found.is_empty() {
        found = rest().take(1).collect();
    }
    ReadError::NotAPoint { line, column: column_at(text, offset), found }
}

fn is_separator(sign: char) -> bool {
    matches!(half_width(sign), ',' | ';' | '、')
}

/// Whether `text` begins with a point that has a space or nothing after it.
pub(crate) fn is_lone_point(text: &str) -> bool {
    point::take(text).is_some_and(|(_, bytes)| text[bytes..].chars().next().is_none_or(is_gap))
}

/// The number of bytes that a move number at the beginning of `text` takes, with its full stop and the
/// spaces after it; 0 if there is none.
pub(crate) fn number_length(text: &str) -> usize {
    let after_digits = text.trim_start_matches(|sign| half_width(sign).is_ascii_digit());
    let stop = after_digits.chars().next().filter(|&sign| half_width(sign) == '.');
    match stop {
        Some(stop) if after_digits.len() < text.len() => {
            let after_stop = &after_digits[stop.len_utf8()..];
            text.len() - after_stop.trim_start_matches(is_gap).len()
        }
        _ => 0,
    }
}

/// A place in a move list, at a point or at the end.
struct Cursor<'a> {
    text: &'a str,
    /// In bytes.
    offset: usize,
}

impl<'a> Cursor<'a> {
    fn new(text: &'a str) -> Self {
        let mut cursor = Self { text, offset: 0 };
        cursor.skip_gaps();
        cursor
    }

    fn is_at_end(&self) -> bool {
        self.offset == self.text.len()
    }

    /// Reads a point, with the move number before it and the separator after it; stays where it is if
    /// there is no point.
    fn point(&mut self) -> Option<Point> {
        let rest = &self.text[self.offset..];
        let number = number_length(rest);
        let (point, bytes) = point::take(&rest[number..])?;
        self.offset += number + bytes;
        self.skip_gaps();
        if let Some(sign) = self.text[self.offset..].chars().next().filter(|&sign| is_separator(sign)) {
            self.offset += sign.len_utf8();
            self.skip_gaps();
        }
        Some(point)
    }

    fn skip_gaps(&mut self) {
        self.offset = self.text.len() - self.text[self.offset..].trim_start_matches(is_gap).len();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: Result<&str, &str>) {
        let found = read(text, BoardSize::RENJU);
        let found = found.map(|moves| write(&moves.points)).map_err(|error| error.to_string());
        assert_eq!(found.as_deref().map_err(String::as_str), expected, "{text:?}");
    }

    #[test]
    fn move_numbers_may_stand_before_the_points() {
        check("1.h8 2.i9 3.j10", Ok("h8i9j10"));
        check("1. h8 i9 2. j10", Ok("h8i9j10"));
        check("1. h8, 2．I9", Ok("h8i9"));
        check_error("1. h8 2.", 7, "not-a-point");
        check_error("1 h8", 1, "not-a-point");
        check_error("1.h8 1.h8", 6, "occupied");
    }

    fn check_error(text: &str, column: usize, code: &str) {
        let error = read(text, BoardSize::RENJU).unwrap_err();
        assert_eq!((error.column(), error.code()), (Some(column), code), "{text:?}");
    }

    #[test]
    fn move_lists_are_read_with_every_separator() {
        for text in [
            "h8i9j10",
            "H8I9J10",
            "h8 i9 j10",
            "  h8,i9,j10\r\n",
            "h8; i9 ;j10",
            "h8\ti9\u{3000}j10",
            "Ｈ８，Ｉ９；Ｊ１０",
            "h08i09j10",
            "h8、i9、j10",
        ] {
            check(text, Ok("h8i9j10"));
        }
        check("", Ok(""));
        check("o15", Ok("o15"));
    }

    #[test]
    fn black_and_white_take_turns() {
        let board = read("h8i9j10", BoardSize::RENJU).unwrap().board;
        let stone = |text| board.get(point::read(text).unwrap());
        assert_eq!(stone("h8"), Some(Colour::Black));
        assert_eq!(stone("i9"), Some(Colour::White));
        assert_eq!(stone("j10"), Some(Colour::Black));
        assert_eq!(board.count(Colour::Black) + board.count(Colour::White), 3);
    }

    #[test]
    fn what_is_no_point_is_shown_with_its_column() {
        let point = "a move is a letter from a to t and a number from 1 to 20, such as h8";
        check("h8i9zz", Err(&format!("line 1, column 5: \"zz\" is not a point; {point}")));
        check("Ｈ８ i21", Err(&format!("line 1, column 4: \"i21\" is not a point; {point}")));
        check("h8-i9", Err(&format!("line 1, column 3: \"-i9\" is not a point; {point}")));
        check("h8,,i9", Err(&format!("line 1, column 4: \",\" is not a point; {point}")));
        check(
            &"z".repeat(99),
            Err(&format!("line 1, column 1: {:?} is not a point; {point}", "z".repeat(12))),
        );
        check_error(",h8", 1, "not-a-point");
        check_error("h8i", 3, "not-a-point");
        check_error("h8i0", 3, "not-a-point");
        check_error("h8i100", 3, "not-a-point");
        check_error("h8●", 3, "not-a-point");
    }

    #[test]
    fn a_move_outside_the_board_is_refused() {
        check("h8 p1", Err("line 1, column 4: move 2 cannot be played: p1 is not on a 15x15 board"));
        check_error("a16", 1, "outside-board");
        assert!(read("t20", BoardSize::MAX).is_ok());
    }

    #[test]
    fn a_second_stone_on_a_point_is_refused_and_the_first_one_named() {
        check(
            "h8i9j10i9",
            Err("line 1, column 8: move 4 cannot be played: a white stone stands on i9, placed by move 2"),
        );
        check_error("h8h8", 3, "occupied");
    }
}
