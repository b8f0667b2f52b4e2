//! Points (intersections) and board sizes.

use core::fmt;
use core::str::FromStr;

/// The number of lines of a square board, 5 to 20.
///
/// 15 is today's renju board, 19 the board of the historical rules, 20 the board of Gomocup.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct BoardSize(u8);

impl BoardSize {
    /// The smallest board a five fits on.
    pub const MIN: Self = Self(5);
    /// The largest board, Gomocup's.
    pub const MAX: Self = Self(20);
    /// Today's renju board, 15 lines.
    pub const RENJU: Self = Self(15);
    /// The board renju was played on before 1931, 19 lines.
    pub const HISTORICAL: Self = Self(19);

    /// A board of `lines` by `lines`, or `None` outside 5 to 20.
    ///
    /// ```
    /// use tengen_rules::BoardSize;
    /// assert_eq!(BoardSize::new(15), Some(BoardSize::RENJU));
    /// assert_eq!(BoardSize::new(21), None);
    /// ```
    pub const fn new(lines: u8) -> Option<Self> {
        if lines >= Self::MIN.0 && lines <= Self::MAX.0 { Some(Self(lines)) } else { None }
    }

    /// The number of lines in each direction.
    pub const fn lines(self) -> u8 {
        self.0
    }

    /// The number of points, `lines` squared.
    pub const fn points(self) -> usize {
        self.0 as usize * self.0 as usize
    }

    /// Whether `point` lies on a board of this size.
    pub const fn contains(self, point: Point) -> bool {
        point.column < self.0 && point.row < self.0
    }

    /// The centre point. On an even board it is the upper right one of the four middle points.
    ///
    /// ```
    /// use tengen_rules::{BoardSize, Point};
    /// assert_eq!(BoardSize::RENJU.centre(), Point::TENGEN);
    /// assert_eq!(BoardSize::MAX.centre().to_string(), "k11");
    /// ```
    pub const fn centre(self) -> Point {
        Point { column: self.0 / 2, row: self.0 / 2 }
    }

    /// All points, by column and then by row.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Point> + Clone {
        (0..self.0).flat_map(move |column| (0..self.0).map(move |row| Point { column, row }))
    }
}

impl Default for BoardSize {
    fn default() -> Self {
        Self::RENJU
    }
}

impl fmt::Display for BoardSize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{0}x{0}", self.0)
    }
}

/// An intersection of two lines, `a1` at the bottom left.
///
/// A point does not know the size of its board: `t20` is a point, but not one of a 15x15 board
/// (see [`BoardSize::contains`]). Points are ordered by column, then by row.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Point {
    column: u8,
    row: u8,
}

impl Point {
    /// The centre of the 15x15 board, h8 (天元).
    pub const TENGEN: Self = Self { column: 7, row: 7 };

    /// The point at `column` and `row`, both counted from 0 at the bottom left; `None` from 20 on.
    ///
    /// ```
    /// use tengen_rules::Point;
    /// assert_eq!(Point::new(7, 7), Some(Point::TENGEN));
    /// assert_eq!(Point::new(20, 0), None);
    /// ```
    pub const fn new(column: u8, row: u8) -> Option<Self> {
        if column < BoardSize::MAX.0 && row < BoardSize::MAX.0 { Some(Self { column, row }) } else { None }
    }

    /// A point whose coordinates the caller knows to be below 20.
    pub(crate) const fn at(column: u8, row: u8) -> Self {
        debug_assert!(column < BoardSize::MAX.0 && row < BoardSize::MAX.0);
        Self { column, row }
    }

    /// The column, 0 for `a`.
    pub const fn column(self) -> u8 {
        self.column
    }

    /// The row, 0 for the bottom row, which is written 1.
    pub const fn row(self) -> u8 {
        self.row
    }

    /// The point `columns` to the right and `rows` up from here, or `None` where no board reaches.
    ///
    /// ```
    /// use tengen_rules::Point;
    /// assert_eq!(Point::TENGEN.offset(1, -2).unwrap().to_string(), "i6");
    /// assert_eq!(Point::TENGEN.offset(-8, 0), None);
    /// ```
    pub const fn offset(self, columns: i8, rows: i8) -> Option<Self> {
        match (self.column.checked_add_signed(columns), self.row.checked_add_signed(rows)) {
            (Some(column), Some(row)) => Self::new(column, row),
            _ => None,
        }
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column), self.row + 1)
    }
}

impl fmt::Debug for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that is no point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a point is a letter from a to t and a number from 1 to 20, such as h8")]
pub struct ParsePointError;

impl FromStr for Point {
    type Err = ParsePointError;

    /// Reads `h8` or `H8`. Other spellings (full-width letters, move lists) are read by `tengen-notation`.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (letter, digits) = text.split_at_checked(1).ok_or(ParsePointError)?;
        let column = letter.as_bytes()[0].to_ascii_lowercase().wrapping_sub(b'a');
        if digits.len() > 2 || digits.starts_with('0') || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(ParsePointError);
        }
        let row: u8 = digits.parse().map_err(|_| ParsePointError)?;
        row.checked_sub(1).and_then(|row| Self::new(column, row)).ok_or(ParsePointError)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_point_is_read_back_from_its_text() {
        for point in BoardSize::MAX.iter() {
            assert_eq!(point.to_string().parse(), Ok(point));
            assert_eq!(point.to_string().to_uppercase().parse(), Ok(point));
        }
    }

    #[test]
    fn texts_that_are_no_points_are_refused() {
        for text in
            ["", "h", "8", "h0", "h08", "h21", "u1", "h8 ", " h8", "h-8", "h+8", "hh8", "é8", "h８", "@1"]
        {
            assert_eq!(text.parse::<Point>(), Err(ParsePointError), "{text:?}");
        }
    }

    #[test]
    fn points_come_in_the_order_of_columns_then_rows() {
        let mut points: Vec<_> = BoardSize::RENJU.iter().collect();
        assert_eq!(points.len(), 225);
        let before = points.clone();
        points.sort();
        assert_eq!(points, before);
    }
}
