//! Where cells lie on the lines of a board.

use std::sync::OnceLock;

use tengen_rules::{BoardSize, Direction, Point};

use crate::bits::Bits;

/// The number of cells of the largest board; a cell is a number below it, row by row from the bottom.
pub(crate) const CELLS: usize = 400;

/// Words for lines: 20 columns, 20 rows, 39 rising and 39 falling diagonals, rounded up.
pub(crate) const LINES: usize = 128;

/// How far a stone is seen along a line: as far as a five through it can be an overline.
pub(crate) const REACH: usize = 5;

/// How far from the stones moves are considered, along lines and in any direction.
const NEAR_LINE: i8 = 3;
const NEAR_SQUARE: i8 = 2;

/// What the state of a cell is in its line's word.
pub(crate) const WALL: u64 = 3;

/// A cell on its four lines.
#[derive(Clone, Copy, Default)]
pub(crate) struct Place {
    /// The index of the line in each direction.
    pub(crate) line: [u8; 4],
    /// The number of the lowest bit of the window around the cell: twice its place on the line.
    pub(crate) shift: [u8; 4],
    /// How many cells, up to [`REACH`], come before and after it on the line.
    pub(crate) before: [u8; 4],
    pub(crate) after: [u8; 4],
}

/// The lines of a board of one size.
pub(crate) struct Geometry {
    pub(crate) size: BoardSize,
    pub(crate) places: [Place; CELLS],
    /// What leads from a cell to the next one of its line.
    pub(crate) steps: [isize; 4],
    /// The words of lines without stones: two bits a cell, [`REACH`] wall cells before and the wall after.
    pub(crate) empty: [u64; LINES],
    /// The cells near each cell, where a move may matter to a stone there.
    pub(crate) near: Vec<Bits>,
}

impl Geometry {
    /// The lines of a board of `size`, made once.
    pub(crate) fn of(size: BoardSize) -> &'static Self {
        static SIZES: [OnceLock<Geometry>; 21] = [const { OnceLock::new() }; 21];
        SIZES[size.lines() as usize].get_or_init(|| Self::new(size))
    }

    fn new(size: BoardSize) -> Self {
        let lines = isize::from(size.lines());
        let mut geometry = Self {
            size,
            places: [Place::default(); CELLS],
            steps: Direction::ALL.map(|direction| {
                let (columns, rows) = direction.step();
                isize::from(rows) * lines + isize::from(columns)
            }),
            empty: [u64::MAX; LINES],
            near: vec![Bits::EMPTY; CELLS],
        };
        for point in size.iter() {
            let cell = geometry.cell(point);
            for direction in Direction::ALL {
                geometry.set_place(direction, point, cell);
            }
            geometry.near[cell] = geometry.near(point);
        }
        geometry
    }

    fn set_place(&mut self, direction: Direction, point: Point, cell: usize) {
        let (columns, rows) = direction.step();
        let on_board = |steps: &i8| {
            point.offset(columns * steps, rows * steps).is_some_and(|point| self.size.contains(point))
        };
        let before = (1..20_i8).take_while(|steps| on_board(&-steps)).count();
        let after = (1..20).take_while(on_board).count();
        let (column, row) = (point.column() as usize, point.row() as usize);
        let line = match direction {
            Direction::Column => column,
            Direction::Row => 20 + row,
            Direction::Rising => 40 + column + 19 - row,
            Direction::Falling => 79 + column + row,
        };
        let index = direction as usize;
        let place = &mut self.places[cell];
        place.line[index] = line as u8;
        place.shift[index] = 2 * before as u8;
        place.before[index] = before.min(REACH) as u8;
        place.after[index] = after.min(REACH) as u8;
        self.empty[line] &= !(WALL << (2 * (before + REACH)));
    }

    fn near(&self, point: Point) -> Bits {
        let mut near = Bits::EMPTY;
        for columns in -NEAR_LINE..=NEAR_LINE {
            for rows in -NEAR_LINE..=NEAR_LINE {
                let is_on_line = columns == 0 || rows == 0 || columns.abs() == rows.abs();
                let is_close = columns.abs() <= NEAR_SQUARE && rows.abs() <= NEAR_SQUARE;
                if !is_on_line && !is_close || columns == 0 && rows == 0 {
                    continue;
                }
                if let Some(there) = point.offset(columns, rows).filter(|&there| self.size.contains(there)) {
                    near.insert(self.cell(there));
                }
            }
        }
        near
    }

    /// The direction and the number of steps that lead from one cell to another, where a stone on either is
    /// seen from the other.
    pub(crate) fn seen(&self, from: usize, to: usize) -> Option<(usize, isize)> {
        let lines = usize::from(self.size.lines());
        let columns = (to % lines) as isize - (from % lines) as isize;
        let rows = (to / lines) as isize - (from / lines) as isize;
        let (direction, steps) = match (columns, rows) {
            (0, rows) => (Direction::Column, rows),
            (columns, 0) => (Direction::Row, columns),
            (columns, rows) if columns == rows => (Direction::Rising, columns),
            (columns, rows) if columns == -rows => (Direction::Falling, columns),
            _ => return None,
        };
        (steps.unsigned_abs() <= REACH).then_some((direction as usize, steps))
    }

    /// The number of cells.
    pub(crate) const fn cells(&self) -> usize {
        self.size.points()
    }

    #[inline]
    pub(crate) const fn cell(&self, point: Point) -> usize {
        point.row() as usize * self.size.lines() as usize + point.column() as usize
    }

    /// The point of `cell`, which must be on the board.
    #[inline]
    pub(crate) fn point(&self, cell: usize) -> Point {
        let lines = self.size.lines() as usize;
        Point::new((cell % lines) as u8, (cell / lines) as u8).unwrap_or(Point::TENGEN)
    }
}
