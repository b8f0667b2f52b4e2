//! Whole texts: positions of every kind, one after the other.
//!
//! Each line of rows joined by `/` is one position, and so is each move list. Other lines form a
//! diagram together; a blank line, a line of another kind or the column letters below the board end
//! it. Lines that begin with `#` are comments wherever they stand.

mod line;

use tengen_rules::{Board, BoardSize, Point};

use crate::diagram::{Block, Diagram, Row, Shape};
use crate::moves::{self, Moves};
use crate::{ReadError, rows};
use line::{Kind, Line, Lines};

/// One position of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The stones.
    pub board: Board,
    /// The marked points of a diagram; see [`Diagram::marks`].
    pub marks: Vec<(Point, char)>,
    /// The moves, if the position was written as a move list.
    pub moves: Option<Vec<Point>>,
    /// What follows the rows of a board on their line, separated by tabs.
    pub columns: Vec<String>,
}

/// A part of a text that is a position or should be one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// The line of the text the part begins at, from 1.
    pub line: usize,
    /// The position, or why there is none.
    pub outcome: Result<Reading, ReadError>,
}

/// The positions of a text in their order; made by [`read`].
#[derive(Debug)]
pub struct Positions<'a> {
    lines: Lines<'a>,
    size: BoardSize,
}

/// Reads all positions of a text, each when the iterator comes to it.
///
/// A part that cannot be read gives an error, and reading goes on after it. A text without any part,
/// because it is empty or all comments, gives no item; [`ReadError::Empty`] is there to report that.
/// Time and memory are linear in the length of the text, whatever it is.
///
/// ```
/// use tengen_notation::positions;
/// let text = "# three positions, and a mistake\n\
///             h8i9j10\n\
///             h8i9h8\n\
///             x..../...../...../...../....o\tfive=\n\
///             . . . . .\n. . X . .\n. . O . .\n. . . . .\n. . . . .\n";
/// let items: Vec<_> = positions::read(text).collect();
/// assert_eq!(items.iter().map(|item| item.line).collect::<Vec<_>>(), [2, 3, 4, 5]);
/// assert_eq!(items[1].outcome.as_ref().unwrap_err().line(), Some(3));
/// let rows = items[2].outcome.as_ref().unwrap();
/// assert_eq!(rows.columns, ["five="]);
/// let diagram = items[3].outcome.as_ref().unwrap();
/// assert_eq!(diagram.board.to_string(), "...../..x../..o../...../.....");
/// ```
pub fn read(text: &str) -> Positions<'_> {
    Positions { lines: Lines::new(text), size: BoardSize::RENJU }
}

impl Positions<'_> {
    /// Plays move lists on boards of this size, which is 15x15 otherwise. Rows and diagrams tell their size.
    ///
    /// ```
    /// use tengen_notation::positions;
    /// use tengen_rules::BoardSize;
    /// let mut items = positions::read("t20").moves_on(BoardSize::MAX);
    /// assert!(items.next().unwrap().outcome.is_ok());
    /// ```
    #[must_use]
    pub fn moves_on(self, size: BoardSize) -> Self {
        Self { size, ..self }
    }

    /// Reads the diagram that begins with `first`.
    fn diagram(&mut self, first: Row, line: usize) -> Result<Reading, ReadError> {
        let mut block = Block::default();
        let mut next = Some(first);
        while let Some(row) = next {
            let ends = row.shape == Shape::Letters && block.has_cells();
            block.push(row);
            next = if ends { None } else { self.lines.next_drawn() };
        }
        // A single line is more likely a remark than a diagram that lost its other rows.
        if block.len() < 2 { Err(ReadError::Unrecognised { line }) } else { block.read().map(Reading::from) }
    }
}

impl Iterator for Positions<'_> {
    type Item = Item;

    fn next(&mut self) -> Option<Item> {
        loop {
            let Line { number: line, text, kind } = self.lines.next()?;
            let outcome = match kind {
                Kind::Blank | Kind::Comment => continue,
                Kind::Rows => read_rows(text, line),
                Kind::Moves => moves::read_line(text, line, self.size).map(Reading::from),
                Kind::Drawn(row) => self.diagram(row, line),
                Kind::Other => {
                    // Unknown lines that follow each other are one mistake.
                    self.lines.skip_others();
                    Err(ReadError::Unrecognised { line })
                }
            };
            return Some(Item { line, outcome });
        }
    }
}

fn read_rows(text: &str, line: usize) -> Result<Reading, ReadError> {
    let board = rows::read_line(text, line)?;
    let columns = rows::columns(text).skip(1).map(str::to_owned).collect();
    Ok(Reading { board, marks: Vec::new(), moves: None, columns })
}

impl From<Moves> for Reading {
    fn from(moves: Moves) -> Self {
        Self { board: moves.board, marks: Vec::new(), moves: Some(moves.points), columns: Vec::new() }
    }
}

impl From<Diagram> for Reading {
    fn from(diagram: Diagram) -> Self {
        Self { board: diagram.board, marks: diagram.marks, moves: None, columns: Vec::new() }
    }
}
