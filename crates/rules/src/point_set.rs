//! A set of points as one bit a point.

use core::fmt;

use crate::Point;

/// The number of columns of the largest board.
pub(crate) const COLUMNS: usize = 20;

/// A set of points of any board, iterated by column and then by row.
///
/// ```
/// use tengen_rules::{Point, PointSet};
/// let set: PointSet = ["i9", "h8"].iter().map(|text| text.parse::<Point>().unwrap()).collect();
/// assert!(set.contains(Point::TENGEN));
/// assert_eq!(set.to_string(), "h8,i9");
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct PointSet {
    /// One word a column, bit 0 for row 1.
    columns: [u32; COLUMNS],
}

impl PointSet {
    /// The set without points.
    pub const EMPTY: Self = Self { columns: [0; COLUMNS] };

    pub(crate) const fn from_columns(columns: [u32; COLUMNS]) -> Self {
        Self { columns }
    }

    /// Whether `point` is in the set.
    pub const fn contains(&self, point: Point) -> bool {
        self.columns[point.column() as usize] >> point.row() & 1 != 0
    }

    /// Puts `point` into the set.
    pub fn insert(&mut self, point: Point) {
        self.columns[point.column() as usize] |= 1 << point.row();
    }

    /// Takes `point` out of the set.
    pub fn remove(&mut self, point: Point) {
        self.columns[point.column() as usize] &= !(1 << point.row());
    }

    /// The number of points.
    pub fn len(&self) -> usize {
        self.columns.iter().map(|column| column.count_ones() as usize).sum()
    }

    /// Whether no point is in the set.
    pub fn is_empty(&self) -> bool {
        self.columns.iter().all(|&column| column == 0)
    }

    /// The points by column, then by row.
    pub fn iter(&self) -> impl Iterator<Item = Point> + '_ {
        self.columns
            .iter()
            .enumerate()
            .flat_map(|(column, &word)| Bits(word).map(move |row| Point::at(column as u8, row as u8)))
    }

    /// The points that are in both sets.
    #[must_use]
    pub fn intersection(&self, other: &Self) -> Self {
        Self { columns: core::array::from_fn(|column| self.columns[column] & other.columns[column]) }
    }

    /// The points of this set that are not in the other.
    #[must_use]
    pub fn difference(&self, other: &Self) -> Self {
        Self { columns: core::array::from_fn(|column| self.columns[column] & !other.columns[column]) }
    }

    /// The points that are in either set.
    #[must_use]
    pub fn union(&self, other: &Self) -> Self {
        Self { columns: core::array::from_fn(|column| self.columns[column] | other.columns[column]) }
    }
}

impl FromIterator<Point> for PointSet {
    fn from_iter<I: IntoIterator<Item = Point>>(points: I) -> Self {
        let mut set = Self::EMPTY;
        set.extend(points);
        set
    }
}

impl Extend<Point> for PointSet {
    fn extend<I: IntoIterator<Item = Point>>(&mut self, points: I) {
        for point in points {
            self.insert(point);
        }
    }
}

impl fmt::Display for PointSet {
    /// The points separated by commas.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, point) in self.iter().enumerate() {
            if index > 0 {
                f.write_str(",")?;
            }
            write!(f, "{point}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for PointSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// The indices of the bits set in a word, lowest first.
#[derive(Clone)]
pub(crate) struct Bits(pub(crate) u32);

impl Iterator for Bits {
    type Item = u32;

    #[inline]
    fn next(&mut self) -> Option<u32> {
        if self.0 == 0 {
            return None;
        }
        let bit = self.0.trailing_zeros();
        self.0 &= self.0 - 1;
        Some(bit)
    }
}
