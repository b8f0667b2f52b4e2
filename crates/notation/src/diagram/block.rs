//! The lines of a diagram together.

use tengen_rules::BoardSize;

use super::sign::Sign;
use super::{Diagram, Row, Shape, labels, read_cells};
use crate::{Cells, ReadError};

/// The lines kept of a diagram: the rows of the largest board, with lines between them, and some more.
const KEPT: usize = 64;

/// Consecutive lines that are to be one diagram.
#[derive(Debug, Default)]
pub(crate) struct Block {
    rows: Vec<Row>,
    /// The number of lines beyond those kept.
    excess: usize,
}

impl Block {
    /// Adds the next line. Lines between two rows, which have no cells, are passed over.
    pub(crate) fn push(&mut self, row: Row) {
        if row.len() == 0 {
            return;
        }
        if self.rows.len() == KEPT {
            self.excess += 1;
        } else {
            self.rows.push(row);
        }
    }

    /// The number of lines.
    pub(crate) fn len(&self) -> usize {
        self.rows.len() + self.excess
    }

    /// Whether there is a row of cells.
    pub(crate) fn has_cells(&self) -> bool {
        self.rows.iter().any(|row| row.shape != Shape::Letters)
    }

    /// Reads the lines as a diagram.
    pub(crate) fn read(mut self) -> Result<Diagram, ReadError> {
        let line = self.rows.first().ok_or(ReadError::Empty)?.line;
        let letters = self.take_letters();
        self.take_borders();
        let found = self.len();
        let size = u8::try_from(found).ok().and_then(BoardSize::new);
        let size = size.ok_or(ReadError::RowCount { line, found })?;
        let style = self.style();
        self.check_signs(style)?;
        labels::cut(&mut self.rows, size, style)?;
        let diagram = read_cells(&self.rows, size, style)?;
        check_letters(&letters, size)?;
        Ok(diagram)
    }

    /// Takes the column letters off the top and the bottom.
    fn take_letters(&mut self) -> Vec<Row> {
        let is_letters = |row: Option<&Row>| row.is_some_and(|row| row.shape == Shape::Letters);
        let mut letters = Vec::new();
        if is_letters(self.rows.first()) {
            letters.push(self.rows.remove(0));
        }
        if self.excess == 0 && is_letters(self.rows.last()) {
            letters.extend(self.rows.pop());
        }
        letters
    }

    /// Takes off the top and bottom lines of a frame whose sides are `|`.
    fn take_borders(&mut self) {
        if self.excess == 0 && self.rows.iter().any(|row| row.has_lines) {
            self.rows.pop_if(|row| row.is_border());
            if self.rows.first().is_some_and(Row::is_border) {
                self.rows.remove(0);
            }
        }
    }

    fn style(&self) -> Cells {
        let mut signs = self.rows.iter().flat_map(Row::tokens).map(|token| token.sign);
        if signs.clone().any(|sign| matches!(sign, Sign::Disc(_))) {
            Cells::Discs
        } else if signs.all(|sign| matches!(sign, Sign::Digit(_))) {
            Cells::Digits
        } else {
            Cells::Letters
        }
    }

    /// Refuses signs of no diagram before anything is counted.
    fn check_signs(&self, style: Cells) -> Result<(), ReadError> {
        for row in &self.rows {
            if let Some(token) = row.tokens().iter().find(|token| token.sign == Sign::Unknown) {
                return Err(row.unknown(token, style));
            }
        }
        Ok(())
    }
}

fn check_letters(letters: &[Row], size: BoardSize) -> Result<(), ReadError> {
    let expected = size.lines() as usize;
    match letters.iter().find(|row| row.len() != expected) {
        Some(row) => Err(ReadError::ColumnLetters { line: row.line, found: row.len(), expected }),
        None => Ok(()),
    }
}
