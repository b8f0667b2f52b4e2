//! The referee's reasons: a verdict as a tree of rows, fours and threes.

use alloc::vec::Vec;

use crate::{Direction, Forbidden, Point, Verdict};

/// Why a move is what it is: every row it makes, and for each three the points that would make it
/// a straight four, each with its own explanation, down to the last one.
///
/// The explanation is complete where the fast referee stops early; both always agree on the verdict.
///
/// ```
/// use tengen_rules::{Board, BoardSize, Colour, Forbidden, Referee, RuleSet, Verdict};
/// let mut board = Board::new(BoardSize::RENJU);
/// for point in ["h7", "g8", "i8", "h9"] {
///     board.place(point.parse().unwrap(), Colour::Black)?;
/// }
/// let referee = Referee::new(RuleSet::Renju, Colour::Black);
/// let explanation = referee.explain(&board, "h8".parse().unwrap())?;
/// assert_eq!(explanation.verdict, Verdict::Forbidden(Forbidden::DoubleThree));
/// let keys: Vec<_> = explanation.threes[0].continuations.iter().map(|c| c.point.to_string()).collect();
/// assert_eq!(keys, ["h6", "h10"]);
/// # Ok::<(), tengen_rules::IllegalStone>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// The point the stone is put on.
    pub point: Point,
    /// What the stone is there.
    pub verdict: Verdict,
    /// Why two threes are no foul here, where the rule set excuses them.
    pub excuse: Option<Excuse>,
    /// Rows that win: five stones, or more where more win.
    pub fives: Vec<Row>,
    /// Rows of six or more that do not win.
    pub overlines: Vec<Row>,
    /// The fours.
    pub fours: Vec<Four>,
    /// Rows that one more stone could make a straight four, one a direction at most. They are threes if
    /// that stone may be played. Complete for the point that was asked for; left empty for a continuation
    /// whose verdict does not hang on them.
    pub threes: Vec<Three>,
    /// Rows that only look like a three or four.
    pub false_rows: Vec<FalseRow>,
}

/// Why two threes at once are allowed after all, under the early rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Excuse {
    /// The move makes a four as well (before 1918).
    MakesFour,
    /// The move is the only one that stops a five (before 1912).
    OnlyDefence,
}

/// Stones side by side on a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The direction of the line.
    pub direction: Direction,
    /// The stones, in the order of [`Direction::step`].
    pub stones: Vec<Point>,
}

/// 四: four stones that one more makes a five.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Four {
    /// The direction of the line.
    pub direction: Direction,
    /// The four stones.
    pub stones: Vec<Point>,
    /// The points that make it a five: two for a straight four, else one.
    pub five_points: Vec<Point>,
}

impl Four {
    /// 活四: whether both ends make a five.
    pub fn is_straight(&self) -> bool {
        self.five_points.len() == 2
    }
}

/// A row with at least one point that would make it a straight four.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Three {
    /// The direction of the line.
    pub direction: Direction,
    /// The stones: three, or four where a row of six wins and two threes share a line.
    pub stones: Vec<Point>,
    /// The straight-four points, in the order of [`Direction::step`].
    pub continuations: Vec<Continuation>,
}

impl Three {
    /// 活三: whether a straight four can really be made.
    pub fn is_real(&self) -> bool {
        self.continuations.iter().any(Continuation::is_playable)
    }

    /// 连三: whether the stones are side by side; else it is a broken three (跳三).
    pub fn is_connected(&self) -> bool {
        let steps = |point: Point| match self.direction {
            Direction::Column => point.row(),
            Direction::Row | Direction::Rising | Direction::Falling => point.column(),
        };
        self.stones.windows(2).all(|pair| steps(pair[1]) - steps(pair[0]) == 1)
    }
}

/// A point that would make a three a straight four.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Continuation {
    /// The straight-four point.
    pub point: Point,
    /// The straight four that it would make.
    pub straight_four: Vec<Point>,
    /// The two ends of that straight four.
    pub five_points: [Point; 2],
    /// What a stone on the point would be, with the stone of the three on the board.
    pub explanation: Explanation,
}

impl Continuation {
    /// Whether the straight four may be made: the point is no foul and makes no five at the same time.
    pub fn is_playable(&self) -> bool {
        self.explanation.verdict == Verdict::Legal
    }
}

/// A row that looks like a three or a four and is none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FalseRow {
    /// The direction of the line.
    pub direction: Direction,
    /// The stones, three or four.
    pub stones: Vec<Point>,
    /// What is missing.
    pub reason: FalseReason,
}

/// Why a row that looks like a three or a four is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FalseReason {
    /// 下止: there is no room for a straight four.
    NoRoom,
    /// 六腐: the five would be a row of six or more.
    RottenSix,
}

impl Explanation {
    /// The threes that are real.
    pub fn real_threes(&self) -> impl Iterator<Item = &Three> {
        self.threes.iter().filter(|three| three.is_real())
    }

    /// 四三: whether the move is legal and makes exactly one four and one three: Black's way to win.
    pub fn is_four_three(&self) -> bool {
        self.verdict == Verdict::Legal && self.fours.len() == 1 && self.real_threes().count() == 1
    }

    /// How many stones deep the verdict reaches: 0 when five, overline or double-four settle it or
    /// when no straight-four point had to be judged, else one more than the deepest of those. A point
    /// that makes a five at the same time needs no judging.
    pub fn depth(&self) -> usize {
        if matches!(
            self.verdict,
            Verdict::Five | Verdict::Forbidden(Forbidden::Overline | Forbidden::DoubleFour)
        ) {
            return 0;
        }
        let continuations = self.threes.iter().flat_map(|three| &three.continuations);
        continuations
            .map(|continuation| &continuation.explanation)
            .filter(|explanation| explanation.verdict != Verdict::Five)
            .map(|explanation| 1 + explanation.depth())
            .max()
            .unwrap_or(0)
    }
}
