//! Where a stone of the opening may go.

use core::fmt;

use super::turn::offset;
use super::{NamedOpening, Refusal};
use crate::{BoardSize, Point};

/// The part of the board where the next stone may go; only free points of it are allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Region {
    /// The whole board.
    Anywhere,
    /// The centre point.
    Centre,
    /// The eight points that touch the centre.
    TouchingCentre,
    /// The central square of so many lines.
    Within(u8),
    /// Everything outside the central square of so many lines.
    Outside(u8),
    /// Third stones of the 26 openings: the central 5x5.
    Openings,
    /// Third stones of the 24 openings of 1989: the central 5x5 without those that make D13 or I13.
    OpeningsOf1989,
}

impl Region {
    /// Refuses a point of the board that is not in the region after `stones`.
    pub(super) fn check(self, size: BoardSize, stones: &[Point], point: Point) -> Result<(), Refusal> {
        let centre = size.centre();
        match self {
            Self::Anywhere => Ok(()),
            Self::Centre if point == centre => Ok(()),
            Self::Centre => Err(Refusal::NotCentre { point, centre }),
            Self::TouchingCentre if Square::central(size, 3).contains(point) && point != centre => Ok(()),
            Self::TouchingCentre => Err(Refusal::NotTouching { point, centre }),
            Self::Within(lines) => Square::central(size, lines).check_inside(point),
            Self::Outside(lines) => Square::central(size, lines).check_outside(point),
            Self::Openings => Square::central(size, 5).check_inside(point),
            Self::OpeningsOf1989 => {
                Square::central(size, 5).check_inside(point)?;
                check_1989(size, stones, point)
            }
        }
    }
}

/// Refuses a third stone that makes an opening which the protocol of 1989 leaves out.
fn check_1989(size: BoardSize, stones: &[Point], third: Point) -> Result<(), Refusal> {
    let opening = stones.get(1).and_then(|&white| NamedOpening::recognise(size, white, third));
    match opening {
        Some(opening @ (NamedOpening::D13 | NamedOpening::I13)) => {
            Err(Refusal::OpeningLeftOut { point: third, opening })
        }
        _ => Ok(()),
    }
}

/// A square about the centre of a board.
///
/// It is written with two corners: `5x5 f6-j10`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Square {
    centre: Point,
    lines: u8,
}

impl Square {
    /// The square of `lines` (an odd number) about the centre.
    const fn central(size: BoardSize, lines: u8) -> Self {
        Self { centre: size.centre(), lines }
    }

    /// The number of lines in each direction.
    pub const fn lines(self) -> u8 {
        self.lines
    }

    /// The lower left and the upper right corner.
    pub fn corners(self) -> (Point, Point) {
        let reach = self.lines / 2;
        let (column, row) = (self.centre.column(), self.centre.row());
        let low = Point::at(column.saturating_sub(reach), row.saturating_sub(reach));
        (low, Point::at(column + reach, row + reach))
    }

    /// Whether the point lies in the square.
    pub fn contains(self, point: Point) -> bool {
        let (columns, rows) = offset(self.centre, point);
        columns.abs().max(rows.abs()) <= i32::from(self.lines / 2)
    }

    fn check_inside(self, point: Point) -> Result<(), Refusal> {
        if self.contains(point) { Ok(()) } else { Err(Refusal::OutsideSquare { point, square: self }) }
    }

    fn check_outside(self, point: Point) -> Result<(), Refusal> {
        if self.contains(point) { Err(Refusal::InsideSquare { point, square: self }) } else { Ok(()) }
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (low, high) = self.corners();
        write!(f, "{0}x{0} {low}-{high}", self.lines)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(region: Region, stones: &str, lines: u8, count: usize) {
        let size = BoardSize::new(lines).unwrap();
        let stones: Vec<Point> = stones.split(' ').filter_map(|text| text.parse().ok()).collect();
        let allowed = size.iter().filter(|&point| region.check(size, &stones, point).is_ok()).count();
        assert_eq!(allowed, count, "{region:?} on {size}");
    }

    #[test]
    fn regions_have_the_points_the_rules_say() {
        check(Region::Anywhere, "", 15, 225);
        check(Region::Centre, "", 20, 1);
        check(Region::TouchingCentre, "h8", 15, 8);
        check(Region::TouchingCentre, "k11", 20, 8);
        check(Region::Within(9), "", 15, 81);
        check(Region::Outside(5), "", 15, 200);
        check(Region::Outside(7), "", 20, 351);
        check(Region::Openings, "h8 h9", 15, 25);
        check(Region::OpeningsOf1989, "h8 h9", 15, 23);
        check(Region::OpeningsOf1989, "h8 g7", 15, 24);
    }

    #[test]
    fn squares_are_written_with_their_corners() {
        let text = |lines| Square::central(BoardSize::RENJU, lines).to_string();
        assert_eq!([3, 5, 7, 9].map(text), ["3x3 g7-i9", "5x5 f6-j10", "7x7 e5-k11", "9x9 d4-l12"]);
    }
}
