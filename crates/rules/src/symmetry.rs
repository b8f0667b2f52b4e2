//! The eight symmetries of the square board.

use crate::{BoardSize, Point};

/// A rotation or a mirror image of the board onto itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Symmetry {
    /// Exchange columns and rows (mirror at the a1 diagonal) ...
    transpose: bool,
    /// ... then mirror left and right ...
    flip_columns: bool,
    /// ... and mirror top and bottom.
    flip_rows: bool,
}

impl Symmetry {
    /// The symmetry that changes nothing.
    pub const IDENTITY: Self = Self::from_bits(0);

    /// All eight, the identity first.
    pub const ALL: [Self; 8] = [
        Self::from_bits(0),
        Self::from_bits(1),
        Self::from_bits(2),
        Self::from_bits(3),
        Self::from_bits(4),
        Self::from_bits(5),
        Self::from_bits(6),
        Self::from_bits(7),
    ];

    const fn from_bits(bits: u8) -> Self {
        Self { transpose: bits & 4 != 0, flip_columns: bits & 2 != 0, flip_rows: bits & 1 != 0 }
    }

    /// Where `point` goes on a board of `size`. The point must lie on that board.
    ///
    /// ```
    /// use tengen_rules::{BoardSize, Point, Symmetry};
    /// let corner = Point::new(0, 0).unwrap();
    /// let images = Symmetry::ALL.map(|symmetry| symmetry.apply(corner, BoardSize::RENJU));
    /// assert!(images.iter().all(|image| [0, 14].contains(&image.column()) && [0, 14].contains(&image.row())));
    /// assert!(Symmetry::ALL.iter().all(|s| s.apply(Point::TENGEN, BoardSize::RENJU) == Point::TENGEN));
    /// ```
    #[must_use]
    pub const fn apply(self, point: Point, size: BoardSize) -> Point {
        let last = size.lines() - 1;
        let (column, row) =
            if self.transpose { (point.row(), point.column()) } else { (point.column(), point.row()) };
        Point::at(
            if self.flip_columns { last - column } else { column },
            if self.flip_rows { last - row } else { row },
        )
    }

    /// The symmetry that takes every point back.
    #[must_use]
    pub const fn inverse(self) -> Self {
        // A transposition swaps the roles of the two flips; without it each symmetry undoes itself.
        if self.transpose {
            Self { transpose: true, flip_columns: self.flip_rows, flip_rows: self.flip_columns }
        } else {
            self
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inverses_bring_every_point_back() {
        for lines in 5..=20 {
            let size = BoardSize::new(lines).unwrap();
            for symmetry in Symmetry::ALL {
                for point in size.iter() {
                    let image = symmetry.apply(point, size);
                    assert!(size.contains(image));
                    assert_eq!(symmetry.inverse().apply(image, size), point);
                }
            }
        }
    }

    #[test]
    fn the_eight_symmetries_differ() {
        let point: Point = "b1".parse().unwrap();
        let mut images = Symmetry::ALL.map(|symmetry| symmetry.apply(point, BoardSize::RENJU));
        images.sort();
        assert!(images.windows(2).all(|pair| pair[0] != pair[1]));
    }
}
