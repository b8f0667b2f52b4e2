//! The row labels of a diagram.
//!
//! Digits beside a row can be its label, cells, or marks. They are a label if what the row's number
//! must be says so, the bottom row being 1: in row 11, `110 ┼` is the label 11 and the mark 0.

use tengen_rules::BoardSize;

use super::Row;
use super::row::Token;
use super::sign::Sign;
use crate::{Cells, ReadError};

/// Takes the labels off both ends of the rows.
///
/// There are labels at a side if most rows have the right one there, or if all rows but those of a
/// board of digits have a digit there. Then all rows must have the right one; of several wrong ones
/// the lowest is reported, since the labels are counted from the bottom.
pub(super) fn cut(rows: &mut [Row], size: BoardSize, style: Cells) -> Result<(), ReadError> {
    if is_labelled(rows, style, at_start) {
        for (row, label) in rows.iter_mut().rev().zip(1..) {
            cut_start(row, label)?;
        }
    }
    if is_labelled(rows, style, at_end) {
        for (row, label) in rows.iter_mut().rev().zip(1..) {
            cut_end(row, label, size)?;
        }
    }
    Ok(())
}

fn is_labelled(rows: &[Row], style: Cells, digits: fn(&[Token]) -> Digits) -> bool {
    let labels = || rows.iter().rev().map(|row| digits(row.tokens())).zip(1..);
    let right = labels().filter(|(digits, label)| digits.label_len(*label).is_some()).count();
    right * 2 > rows.len() || (style != Cells::Digits && labels().all(|(digits, _)| digits.found().is_some()))
}

fn cut_start(row: &mut Row, label: u8) -> Result<(), ReadError> {
    let digits = at_start(row.tokens());
    let len = digits.label_len(label).ok_or_else(|| row.label_at_start(label, digits.found()))?;
    row.cut_start(len);
    Ok(())
}

fn cut_end(row: &mut Row, label: u8, size: BoardSize) -> Result<(), ReadError> {
    if row.is_cut_short() {
        // Its end is not known, and it has too many cells anyway.
        return Ok(());
    }
    let digits = at_end(row.tokens());
    let len = digits.label_len(label).ok_or_else(|| row.label_at_end(label, digits.found()))?;
    // A zero before the label is a cell, unless it is one cell too many.
    let is_padded = len == 1 && digits.tens == Some(0) && row.len() == size.lines() as usize + 2;
    row.cut_end(len + usize::from(is_padded));
    Ok(())
}

/// Up to two digits at one end of a row, the one farther out first at the start, last at the end.
#[derive(Clone, Copy)]
struct Digits {
    tens: Option<u8>,
    ones: Option<u8>,
    /// The digit at the very end of the row, which is a label of one digit.
    outer: Option<u8>,
}

fn at_start(tokens: &[Token]) -> Digits {
    let outer = digit(tokens.first());
    Digits { tens: outer, ones: outer.and(digit(tokens.get(1))), outer }
}

fn at_end(tokens: &[Token]) -> Digits {
    let outer = digit(tokens.last());
    let inner = tokens.len().checked_sub(2).and_then(|index| digit(tokens.get(index)));
    Digits { tens: outer.and(inner), ones: outer, outer }
}

fn digit(token: Option<&Token>) -> Option<u8> {
    match token?.sign {
        Sign::Digit(digit) => Some(digit),
        _ => None,
    }
}

impl Digits {
    /// The number that both digits make, if there are two.
    fn number(self) -> Option<u8> {
        Some(self.tens? * 10 + self.ones?)
    }

    /// How many of the digits are the label `label`, if any.
    fn label_len(self, label: u8) -> Option<usize> {
        if self.outer == Some(label) { Some(1) } else { (self.number() == Some(label)).then_some(2) }
    }

    /// The number that stands where a label should.
    fn found(self) -> Option<u8> {
        self.number().or(self.outer)
    }
}
