//! Rotations and mirror images of offsets, about any point.

use crate::Point;

/// Columns to the right and rows up.
pub(super) type Offset = (i32, i32);

/// The way from one point to another.
pub(super) fn offset(from: Point, to: Point) -> Offset {
    (i32::from(to.column()) - i32::from(from.column()), i32::from(to.row()) - i32::from(from.row()))
}

/// One of the eight rotations and mirror images that fix the origin.
///
/// [`crate::Symmetry`] moves the points of a board about its middle, which on an even board is no
/// point; this moves offsets from any point.
#[derive(Clone, Copy, Debug)]
pub(super) struct Turn {
    transpose: bool,
    flip_columns: bool,
    flip_rows: bool,
}

impl Turn {
    /// All eight, the one that changes nothing first.
    pub(super) fn all() -> impl Iterator<Item = Self> {
        (0..8).map(|bits| Self {
            transpose: bits & 4 != 0,
            flip_columns: bits & 2 != 0,
            flip_rows: bits & 1 != 0,
        })
    }

    pub(super) const fn apply(self, (columns, rows): Offset) -> Offset {
        let (columns, rows) = if self.transpose { (rows, columns) } else { (columns, rows) };
        (if self.flip_columns { -columns } else { columns }, if self.flip_rows { -rows } else { rows })
    }
}
