//! Why a text cannot be read.

use core::fmt;

use tengen_rules::IllegalStone;

use crate::sgf::SgfFault;

/// Why a text cannot be read.
///
/// Lines and columns are counted from 1, columns in characters. Every error says what is wrong, where,
/// and what would be right; [`Self::code`] is its name for programs.
///
/// ```
/// let error = tengen_notation::rows::read("...../.q.../...../...../.....").unwrap_err();
/// assert_eq!(error.code(), "unknown-character");
/// assert_eq!((error.line(), error.column()), (Some(1), Some(8)));
/// assert_eq!(
///     error.to_string(),
///     "line 1, column 8: unknown character 'q'; a cell is x (Black), o (White) or . (empty)",
/// );
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReadError {
    /// A character that stands for no cell.
    #[error("line {line}, column {column}: unknown character {found:?}; {cells}")]
    UnknownCharacter {
        /// The line of the text.
        line: usize,
        /// The column of the character.
        column: usize,
        /// The character.
        found: char,
        /// The cells that can be read here.
        cells: Cells,
    },
    /// A row with fewer or more cells than the board has rows.
    #[error(
        "line {line}, column {column}: this row has {}, but the board has {expected} rows; \
         row {row} needs {expected} cells",
        Count(*found, "cell")
    )]
    CellCount {
        /// The line of the text.
        line: usize,
        /// The column the row begins at.
        column: usize,
        /// The row, 1 for the bottom row.
        row: usize,
        /// The number of cells in it.
        found: usize,
        /// The number of rows, which is the number of cells a row needs.
        expected: usize,
    },
    /// Fewer or more rows than a board can have.
    #[error("line {line}: this board has {}; a board has 5 to 20 rows, and as many cells in each", Count(*found, "row"))]
    RowCount {
        /// The line of the text the board begins at.
        line: usize,
        /// The number of rows.
        found: usize,
    },
    /// A row of a diagram with another number beside it than its own.
    #[error(
        "line {line}, column {column}: {}, but this is row {expected}, counted up from row 1 at the bottom",
        Label(*found)
    )]
    RowLabel {
        /// The line of the text.
        line: usize,
        /// The column of the number, or the one it should stand at.
        column: usize,
        /// The number, if there is one.
        found: Option<u8>,
        /// The number that should be there.
        expected: u8,
    },
    /// A line of column letters that does not fit the board.
    #[error("line {line}: {} above or below the board, but it has {expected} columns", Count(*found, "column letter"))]
    ColumnLetters {
        /// The line of the text.
        line: usize,
        /// The number of letters.
        found: usize,
        /// The number of columns of the board.
        expected: usize,
    },
    /// A part of a move list that is no point.
    #[error(
        "line {line}, column {column}: {found:?} is not a point; \
         a move is a letter from a to t and a number from 1 to 20, such as h8"
    )]
    NotAPoint {
        /// The line of the text.
        line: usize,
        /// The column the part begins at.
        column: usize,
        /// The beginning of the part, at most 12 characters.
        found: String,
    },
    /// A move list with a move that cannot be played.
    #[error("line {line}, column {column}: move {number} cannot be played: {reason}{}", PlacedBy(*earlier))]
    IllegalMove {
        /// The line of the text.
        line: usize,
        /// The column the move begins at.
        column: usize,
        /// The number of the move, from 1.
        number: usize,
        /// Why it cannot be played.
        reason: IllegalStone,
        /// The number of the move that took the point before, if one did.
        earlier: Option<usize>,
    },
    /// Lines that are nothing this crate knows.
    #[error(
        "line {line}: this is not a move list (such as h8i9j10), not rows joined by '/' \
         (x Black, o White, . empty), not a diagram: 5 to 20 lines of cells, ┼●○ or . X O or 0 1 2"
    )]
    Unrecognised {
        /// The first of the lines.
        line: usize,
    },
    /// A game that is broken as SGF.
    #[error("line {line}, column {column}: {fault}")]
    Sgf {
        /// The line of the text.
        line: usize,
        /// The column of what is wrong.
        column: usize,
        /// What is wrong.
        fault: SgfFault,
    },
    /// A second game or position where one is wanted.
    #[error("line {line}: another game or position begins here; give one at a time")]
    Several {
        /// The line it begins at.
        line: usize,
    },
    /// A text without any position.
    #[error(
        "there is no position to read; write a move list such as h8i9j10, \
         rows joined by '/' (x Black, o White, . empty), or a diagram"
    )]
    Empty,
}

impl ReadError {
    /// The name of the cause, for programs: lower-case words joined by `-`.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::UnknownCharacter { .. } => "unknown-character",
            Self::CellCount { .. } => "cell-count",
            Self::RowCount { .. } => "row-count",
            Self::RowLabel { .. } => "row-label",
            Self::ColumnLetters { .. } => "column-letters",
            Self::NotAPoint { .. } => "not-a-point",
            Self::IllegalMove { reason: IllegalStone::OutsideBoard { .. }, .. } => "outside-board",
            Self::IllegalMove { reason: IllegalStone::Occupied { .. }, .. } => "occupied",
            Self::Unrecognised { .. } => "unrecognised",
            Self::Sgf { fault, .. } => fault.code(),
            Self::Several { .. } => "several",
            Self::Empty => "empty",
        }
    }

    /// The line the error is at, from 1; `None` if the text has no position at all.
    pub const fn line(&self) -> Option<usize> {
        match self {
            Self::UnknownCharacter { line, .. }
            | Self::CellCount { line, .. }
            | Self::RowCount { line, .. }
            | Self::RowLabel { line, .. }
            | Self::ColumnLetters { line, .. }
            | Self::NotAPoint { line, .. }
            | Self::IllegalMove { line, .. }
            | Self::Unrecognised { line }
            | Self::Sgf { line, .. }
            | Self::Several { line } => Some(*line),
            Self::Empty => None,
        }
    }

    /// The column the error is at, in characters from 1; `None` if it concerns whole lines.
    pub const fn column(&self) -> Option<usize> {
        match self {
            Self::UnknownCharacter { column, .. }
            | Self::CellCount { column, .. }
            | Self::RowLabel { column, .. }
            | Self::NotAPoint { column, .. }
            | Self::IllegalMove { column, .. }
            | Self::Sgf { column, .. } => Some(*column),
            Self::RowCount { .. }
            | Self::ColumnLetters { .. }
            | Self::Unrecognised { .. }
            | Self::Several { .. }
            | Self::Empty => None,
        }
    }
}

/// The ways to write the cells of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cells {
    /// Rows joined by `/`.
    Rows,
    /// A diagram with `●` and `○`.
    Discs,
    /// A diagram with `X` and `O`.
    Letters,
    /// A diagram of nothing but digits.
    Digits,
}

impl fmt::Display for Cells {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Rows => "a cell is x (Black), o (White) or . (empty)",
            Self::Discs => "a cell is ● (Black), ○ (White), ┼ (empty) or a mark such as A or 0",
            Self::Letters => "a cell is X (Black), O (White), . (empty) or a mark such as A or 0",
            Self::Digits => "a cell is 1 (Black), 2 (White) or 0 (empty)",
        })
    }
}

/// A number of things.
struct Count(usize, &'static str);

impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(count, thing) = self;
        write!(f, "{count} {thing}{}", if *count == 1 { "" } else { "s" })
    }
}

/// What stands beside a row.
struct Label(Option<u8>);

impl fmt::Display for Label {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(label) => write!(f, "the row label is {label}"),
            None => f.write_str("the row label is missing"),
        }
    }
}

/// The move a stone came from.
struct PlacedBy(Option<usize>);

impl fmt::Display for PlacedBy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(number) => write!(f, ", placed by move {number}"),
            None => Ok(()),
        }
    }
}
