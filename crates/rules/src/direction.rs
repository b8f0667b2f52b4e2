//! The four directions of lines, and where a point stands on each.

use crate::point_set::COLUMNS;
use crate::{BoardSize, Point};

/// The direction of a line of points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Direction {
    /// Upwards along a column: h1, h2, h3.
    Column,
    /// To the right along a row: a8, b8, c8.
    Row,
    /// To the upper right: a1, b2, c3.
    Rising,
    /// To the lower right: a15, b14, c13.
    Falling,
}

/// Line words kept for one colour or class: 20 columns, 20 rows, 39 rising and 39 falling diagonals,
/// rounded up to whole vectors of eight.
pub(crate) const SLOTS: usize = 120;
const ROWS: usize = COLUMNS;
const RISING: usize = 2 * COLUMNS;
const FALLING: usize = 4 * COLUMNS;
const LAST: u8 = COLUMNS as u8 - 1;

impl Direction {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Column, Self::Row, Self::Rising, Self::Falling];

    /// The identifier used on the command line and in the API.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Column => "column",
            Self::Row => "row",
            Self::Rising => "rising",
            Self::Falling => "falling",
        }
    }

    /// The step from a point to the next one of its line, in columns and rows.
    pub const fn step(self) -> (i8, i8) {
        match self {
            Self::Column => (0, 1),
            Self::Row => (1, 0),
            Self::Rising => (1, 1),
            Self::Falling => (1, -1),
        }
    }

    /// The slots that hold this direction's lines.
    pub(crate) const fn slots(self, size: BoardSize) -> core::ops::Range<usize> {
        let lines = size.lines() as usize;
        match self {
            Self::Column => 0..lines,
            Self::Row => ROWS..ROWS + lines,
            Self::Rising => RISING + COLUMNS - lines..RISING + COLUMNS + lines - 1,
            Self::Falling => FALLING..FALLING + 2 * lines - 1,
        }
    }

    /// The direction of the line in `slot`.
    #[inline(always)]
    pub(crate) const fn of_slot(slot: usize) -> Self {
        match slot {
            0..ROWS => Self::Column,
            ROWS..RISING => Self::Row,
            RISING..FALLING => Self::Rising,
            _ => Self::Falling,
        }
    }

    /// The slot of the line through `point` in this direction.
    #[inline(always)]
    pub(crate) const fn slot(self, point: Point) -> usize {
        match self {
            Self::Column => point.column() as usize,
            Self::Row => ROWS + point.row() as usize,
            Self::Rising => RISING + (point.column() + LAST - point.row()) as usize,
            Self::Falling => FALLING + (point.column() + point.row()) as usize,
        }
    }

    /// The bit of `point` in the word of its line: the row on columns, the column everywhere else.
    #[inline(always)]
    pub(crate) const fn bit(self, point: Point) -> u32 {
        match self {
            Self::Column => point.row() as u32,
            Self::Row | Self::Rising | Self::Falling => point.column() as u32,
        }
    }

    /// The point at `bit` of the line in `slot`; the inverse of [`Self::slot`] and [`Self::bit`].
    #[inline(always)]
    pub(crate) const fn point(self, slot: usize, bit: u32) -> Point {
        let bit = bit as u8;
        match self {
            Self::Column => Point::at(slot as u8, bit),
            Self::Row => Point::at(bit, (slot - ROWS) as u8),
            Self::Rising => Point::at(bit, bit + LAST - (slot - RISING) as u8),
            Self::Falling => Point::at(bit, (slot - FALLING) as u8 - bit),
        }
    }
}

/// For each board size, the bits of each line word that are points of the board.
pub(crate) const fn cells(size: BoardSize) -> &'static [u32; SLOTS] {
    &CELLS[(size.lines() - BoardSize::MIN.lines()) as usize]
}

const SIZES: usize = (BoardSize::MAX.lines() - BoardSize::MIN.lines()) as usize + 1;

static CELLS: [[u32; SLOTS]; SIZES] = {
    let mut cells = [[0; SLOTS]; SIZES];
    let mut index = 0;
    while index < SIZES {
        let lines = BoardSize::MIN.lines() + index as u8;
        let mut point = 0;
        while point < lines as usize * lines as usize {
            let at = Point::at((point / lines as usize) as u8, (point % lines as usize) as u8);
            let mut direction = 0;
            while direction < 4 {
                let along = Direction::ALL[direction];
                cells[index][along.slot(at)] |= 1 << along.bit(at);
                direction += 1;
            }
            point += 1;
        }
        index += 1;
    }
    cells
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slots_and_bits_name_each_point_once() {
        for lines in 5..=20 {
            let size = BoardSize::new(lines).unwrap();
            for direction in Direction::ALL {
                for point in size.iter() {
                    let slot = direction.slot(point);
                    assert!(direction.slots(size).contains(&slot));
                    assert_eq!(Direction::of_slot(slot), direction);
                    assert_eq!(direction.point(slot, direction.bit(point)), point);
                }
                let points: u32 = direction.slots(size).map(|slot| cells(size)[slot].count_ones()).sum();
                assert_eq!(points as usize, size.points());
            }
        }
    }

    #[test]
    fn a_step_is_the_next_bit_of_the_same_line() {
        let size = BoardSize::MAX;
        for direction in Direction::ALL {
            for point in size.iter() {
                let (columns, rows) = direction.step();
                if let Some(next) = point.offset(columns, rows) {
                    assert_eq!(direction.slot(next), direction.slot(point));
                    assert_eq!(direction.bit(next), direction.bit(point) + 1);
                }
            }
        }
    }
}
