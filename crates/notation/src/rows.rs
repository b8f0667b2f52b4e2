//! Positions as rows joined by `/`, the top row first: `x` Black, `o` White, `.` empty.

use tengen_rules::{Board, BoardSize, Colour, Point};

use crate::text::column_at;
use crate::{Cells, ReadError};

/// Reads the rows of a board, the top row first; `X` and `O` are stones too.
///
/// Everything after the first tab is left alone: files keep further columns there. The canonical text
/// is `Board`'s `Display`.
///
/// # Errors
///
/// [`ReadError::RowCount`], [`ReadError::CellCount`] or [`ReadError::UnknownCharacter`] if the rows
/// are no square of 5 to 20 lines of such cells. The line is always 1.
///
/// ```
/// let board = tengen_notation::rows::read("...../...../..X../.o.../.....\tfive=")?;
/// assert_eq!(board.to_string(), "...../...../..x../.o.../.....");
/// let error = tengen_notation::rows::read("...../..../...../...../.....").unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "line 1, column 7: this row has 4 cells, but the board has 5 rows; row 4 needs 5 cells",
/// );
/// # Ok::<(), tengen_notation::ReadError>(())
/// ```
pub fn read(text: &str) -> Result<Board, ReadError> {
    read_line(text, 1)
}

/// Like [`read`], for line number `line` of a longer text.
pub(crate) fn read_line(text: &str, line: usize) -> Result<Board, ReadError> {
    let cells = columns(text).next().unwrap_or_default().trim_end();
    let found = cells.bytes().filter(|&byte| byte == b'/').count() + 1;
    let size = u8::try_from(found).ok().and_then(BoardSize::new);
    let mut board = Board::new(size.ok_or(ReadError::RowCount { line, found })?);
    let mut start = text.len() - text.trim_start().len();
    for (number, row) in (1..=found).rev().zip(cells.split('/')) {
        if row.len() != found || !place(&mut board, number, row) {
            return Err(fault(row, number, found, line, |offset| column_at(text, start + offset)));
        }
        start += row.len() + 1;
    }
    Ok(board)
}

/// The columns of a line, the rows first.
pub(crate) fn columns(line: &str) -> std::str::Split<'_, char> {
    line.trim_start().trim_end_matches(['\r', '\n']).split('\t')
}

/// Whether `line` is meant to be rows: it has a `/`, and its first row or most of it is cells.
pub(crate) fn looks_like(line: &str) -> bool {
    let cells = columns(line).next().unwrap_or_default();
    let is_cell = |byte: &u8| matches!(byte, b'.' | b'x' | b'o' | b'X' | b'O');
    let Some((first, _)) = cells.split_once('/') else { return false };
    // The first row decides nearly always, and soon.
    (first.len() >= BoardSize::MIN.lines() as usize && first.as_bytes().iter().all(is_cell))
        || cells.bytes().filter(|byte| *byte == b'/' || is_cell(byte)).count() * 2 >= cells.len()
}

/// Puts the stones of `row`, row `number` of the board, on it; false if some byte is no cell.
fn place(board: &mut Board, number: usize, row: &str) -> bool {
    row.bytes().zip(0..).all(|(byte, column)| {
        let colour = match byte {
            b'.' => return true,
            b'x' | b'X' => Colour::Black,
            b'o' | b'O' => Colour::White,
            _ => return false,
        };
        Point::new(column, number as u8 - 1).is_some_and(|point| board.place(point, colour).is_ok())
    })
}

/// What is wrong with `row`, row `number` of `rows`; `column` is the column of a byte of it.
fn fault(row: &str, number: usize, rows: usize, line: usize, column: impl Fn(usize) -> usize) -> ReadError {
    let unknown = row.char_indices().find(|(_, sign)| !matches!(sign, '.' | 'x' | 'X' | 'o' | 'O'));
    match unknown {
        Some((offset, found)) => {
            ReadError::UnknownCharacter { line, column: column(offset), found, cells: Cells::Rows }
        }
        None => {
            ReadError::CellCount { line, column: column(0), row: number, found: row.len(), expected: rows }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: &str) {
        let error = read(text).unwrap_err();
        assert!(error.to_string().starts_with(expected), "{text:?}: {error}");
    }

    #[test]
    fn the_top_row_comes_first() {
        let board = read("x..../...../...../...../....o").unwrap();
        assert_eq!(board.get("a5".parse().unwrap()), Some(Colour::Black));
        assert_eq!(board.get("e1".parse().unwrap()), Some(Colour::White));
    }

    #[test]
    fn spaces_around_and_columns_after_the_rows_are_left_alone() {
        let rows = "x..../...../..o../...../.....";
        for (before, after) in [("", "\r\n"), ("  ", "  "), ("\t", "\tfive=\t"), ("", " \tq/q")] {
            assert_eq!(read(&format!("{before}{rows}{after}")).unwrap().to_string(), rows);
        }
    }

    #[test]
    fn an_unknown_character_is_shown_with_its_column() {
        check("...../.q.../...../...../.....", "line 1, column 8: unknown character 'q'");
        check("  ...../...../●..../...../.....", "line 1, column 15: unknown character '●'");
        check("●●●●●/....é/...../...../.....", "line 1, column 1: unknown character '●'");
        check("...../x x../...../...../.....", "line 1, column 8: unknown character ' '");
    }

    #[test]
    fn a_row_of_another_length_is_shown_with_its_number() {
        check(
            "...../....../...../...../.....",
            "line 1, column 7: this row has 6 cells, but the board has 5 rows; row 4",
        );
        check(
            "...../...../...../...../.",
            "line 1, column 25: this row has 1 cell, but the board has 5 rows; row 1",
        );
        check(
            "...../...../...../...../...../",
            "line 1, column 1: this row has 5 cells, but the board has 6 rows; row 6",
        );
    }

    #[test]
    fn a_board_has_5_to_20_rows() {
        check("", "line 1: this board has 1 row;");
        check("..../..../..../....", "line 1: this board has 4 rows;");
        check(&"/".repeat(20), "line 1: this board has 21 rows;");
    }

    #[test]
    fn a_line_of_mostly_cells_is_meant_to_be_rows() {
        for line in ["...../.q.../...../...../.....", "x/o", "qxqx./xxxx", "./.\tq", ".x.o./hello, world"] {
            assert!(looks_like(line), "{line:?}");
        }
        for line in
            ["", ".....", "http://example.org/renju/lesson", "black/white", "./configure", "and/or\t..../"]
        {
            assert!(!looks_like(line), "{line:?}");
        }
    }
}
