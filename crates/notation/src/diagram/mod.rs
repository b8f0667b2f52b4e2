//! Diagrams: boards drawn line by line, the top row first.
//!
//! A diagram has 5 to 20 rows, each with as many cells as there are rows. What a cell can be depends
//! on the whole diagram:
//!
//! - if `●` or `○` occurs, these are the stones, and letters and digits are marks on empty points;
//! - if nothing but digits occurs, `0` is empty, `1` Black, `2` White;
//! - otherwise `X` is Black, `O` White, and other letters and digits are marks.
//!
//! Empty points are crossings of lines (`┼`, and `┏┯┓┠┨┗┷┛` or `┌┬┐├┤└┴┘` at the edges) or one of
//! `. - _ + ·`. Spaces and lines that cross nothing (`│ ─ |`) stand for nothing, so cells are counted,
//! not columns. There may be column letters above and below and row labels at the left and right;
//! these must fit the board: a board is never guessed from half a diagram.

mod block;
mod labels;
mod row;
mod sign;

use tengen_rules::{Board, BoardSize, Point};

pub(crate) use block::Block;
pub(crate) use row::{Row, Shape};
use sign::Cell;

use crate::text::{is_comment, lines};
use crate::{Cells, ReadError};

/// A board as it was drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagram {
    /// The stones.
    pub board: Board,
    /// The empty points that carry a sign, and the sign as it was written, row by row from the top.
    pub marks: Vec<(Point, char)>,
}

/// Reads a text that is one diagram. Blank lines and lines that begin with `#` are passed over.
///
/// # Errors
///
/// [`ReadError::Empty`] for a text without any line; otherwise the error names the line that does not
/// belong to a square board, or not in this place.
///
/// ```
/// let diagram = tengen_notation::diagram::read(
///     "5┏┯┯┯┓
///      4┠●0 ┼┨
///      3┠┼○┼┨
///      2┠┼┼┼┨
///      1┗┷┷┷┛
///       ＡＢＣＤＥ",
/// )?;
/// assert_eq!(diagram.board.to_string(), "...../.x.../..o../...../.....");
/// assert_eq!(diagram.marks, [("c4".parse().unwrap(), '0')]);
/// # Ok::<(), tengen_notation::ReadError>(())
/// ```
pub fn read(text: &str) -> Result<Diagram, ReadError> {
    let mut block = Block::default();
    for (number, line) in lines(text).filter(|(_, line)| !line.trim().is_empty() && !is_comment(line)) {
        block.push(Row::new(number, line));
    }
    block.read()
}

/// Reads the cells of `rows`, which have no labels left.
fn read_cells(rows: &[Row], size: BoardSize, style: Cells) -> Result<Diagram, ReadError> {
    let mut diagram = Diagram { board: Board::new(size), marks: Vec::new() };
    for (row, number) in rows.iter().zip((0..size.lines()).rev()) {
        if row.len() != rows.len() {
            return Err(row.cell_count(number, size));
        }
        for (token, column) in row.tokens().iter().zip(0..) {
            let cell = Cell::of(token.sign, style).ok_or_else(|| row.unknown(token, style))?;
            if let Some(point) = Point::new(column, number) {
                diagram.set(point, cell, token.char);
            }
        }
    }
    Ok(diagram)
}

impl Diagram {
    fn set(&mut self, point: Point, cell: Cell, sign: char) {
        match cell {
            Cell::Empty => {}
            Cell::Mark => self.marks.push((point, sign)),
            Cell::Stone(colour) => {
                let placed = self.board.place(point, colour);
                debug_assert!(placed.is_ok(), "each point is visited once");
            }
        }
    }
}
