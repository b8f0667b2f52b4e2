//! What the referee says of points.

use core::fmt;

use crate::{Point, PointSet};

/// Why a move is forbidden: the first of these that applies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Forbidden {
    /// 长连禁手: a row of six or more.
    Overline,
    /// 四四禁手: two or more fours.
    DoubleFour,
    /// 三三禁手: two or more threes.
    DoubleThree,
}

impl Forbidden {
    /// All three, in the order in which they are tested.
    pub const ALL: [Self; 3] = [Self::Overline, Self::DoubleFour, Self::DoubleThree];

    /// The identifier used on the command line, in the API and in records.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Overline => "overline",
            Self::DoubleFour => "double-four",
            Self::DoubleThree => "double-three",
        }
    }
}

impl fmt::Display for Forbidden {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// What a move is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// It makes a five that wins, whatever else it makes.
    Five,
    /// It is a foul.
    Forbidden(Forbidden),
    /// Neither.
    Legal,
}

impl Verdict {
    /// The foul, if it is one.
    pub const fn forbidden(self) -> Option<Forbidden> {
        match self {
            Self::Forbidden(forbidden) => Some(forbidden),
            Self::Five | Self::Legal => None,
        }
    }
}

/// The free points of a board that win or are forbidden for one colour; all others are legal.
/// No point is in two of the sets.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Judgement {
    /// Points that make a winning five.
    pub five: PointSet,
    /// Forbidden points that make a row of six or more.
    pub overline: PointSet,
    /// Forbidden points that make two fours.
    pub double_four: PointSet,
    /// Forbidden points that make two threes.
    pub double_three: PointSet,
}

impl Judgement {
    /// The forbidden points of one kind.
    pub const fn of(&self, forbidden: Forbidden) -> &PointSet {
        match forbidden {
            Forbidden::Overline => &self.overline,
            Forbidden::DoubleFour => &self.double_four,
            Forbidden::DoubleThree => &self.double_three,
        }
    }

    /// All forbidden points.
    pub fn forbidden(&self) -> PointSet {
        self.overline.union(&self.double_four).union(&self.double_three)
    }

    /// The verdict on a free point of the board that was judged.
    pub fn verdict(&self, point: Point) -> Verdict {
        if self.five.contains(point) {
            return Verdict::Five;
        }
        let kind = Forbidden::ALL.into_iter().find(|&kind| self.of(kind).contains(point));
        kind.map_or(Verdict::Legal, Verdict::Forbidden)
    }
}
