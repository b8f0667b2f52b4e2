//! The shapes that a stone makes, by the names players use.

use alloc::vec::Vec;

use crate::{Board, Direction, Explanation, FalseReason, IllegalStone, Point, Referee};

/// The name of a shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum ShapeKind {
    /// 五连: a row that wins.
    Five,
    /// 长连: a row of six or more that does not win.
    Overline,
    /// 活四: a four with two points that make it a five.
    StraightFour,
    /// 冲四: a four with one such point.
    SimpleFour,
    /// 连三: a three whose stones are side by side.
    ConnectedThree,
    /// 跳三: a three with a gap.
    BrokenThree,
    /// 四三: one four and one three by one stone.
    FourThree,
    /// 假活三: looks like a three, but no straight four can be made of it.
    FalseThree,
    /// 六腐: looks like a three or a four, but the five would be a row of six or more.
    RottenSix,
}

impl ShapeKind {
    /// All shapes, rows that are more coming first.
    pub const ALL: [Self; 9] = [
        Self::Five,
        Self::Overline,
        Self::StraightFour,
        Self::SimpleFour,
        Self::ConnectedThree,
        Self::BrokenThree,
        Self::FourThree,
        Self::FalseThree,
        Self::RottenSix,
    ];

    /// The identifier used on the command line and in the API.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Five => "five",
            Self::Overline => "overline",
            Self::StraightFour => "straight-four",
            Self::SimpleFour => "simple-four",
            Self::ConnectedThree => "connected-three",
            Self::BrokenThree => "broken-three",
            Self::FourThree => "four-three",
            Self::FalseThree => "false-three",
            Self::RottenSix => "rotten-six",
        }
    }
}

/// A shape through a stone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shape {
    /// Its name.
    pub kind: ShapeKind,
    /// The direction of its line; two for a four-three.
    pub directions: Vec<Direction>,
    /// Its stones, the new one among them.
    pub stones: Vec<Point>,
    /// Its key points: those that make a four a five and a three a straight four. A false three
    /// lists the points that are forbidden or would make a five.
    pub keys: Vec<Point>,
}

impl Shape {
    fn new(kind: ShapeKind, direction: Direction, stones: &[Point], keys: Vec<Point>) -> Self {
        Self { kind, directions: [direction].into(), stones: stones.into(), keys }
    }
}

impl Explanation {
    /// The shapes that the explained stone makes.
    pub fn shapes(&self) -> Vec<Shape> {
        let mut shapes = Vec::new();
        for (kind, rows) in [(ShapeKind::Five, &self.fives), (ShapeKind::Overline, &self.overlines)] {
            shapes.extend(rows.iter().map(|row| Shape::new(kind, row.direction, &row.stones, Vec::new())));
        }
        shapes.extend(self.fours.iter().map(|four| {
            let kind = if four.is_straight() { ShapeKind::StraightFour } else { ShapeKind::SimpleFour };
            Shape::new(kind, four.direction, &four.stones, four.five_points.clone())
        }));
        shapes.extend(self.threes.iter().map(|three| {
            let kind = match (three.is_real(), three.is_connected()) {
                (false, _) => ShapeKind::FalseThree,
                (true, true) => ShapeKind::ConnectedThree,
                (true, false) => ShapeKind::BrokenThree,
            };
            let keys = three.continuations.iter().filter(|key| key.is_playable() == three.is_real());
            Shape::new(kind, three.direction, &three.stones, keys.map(|key| key.point).collect())
        }));
        shapes.extend(self.false_rows.iter().map(|row| {
            let kind = match row.reason {
                FalseReason::NoRoom => ShapeKind::FalseThree,
                FalseReason::RottenSix => ShapeKind::RottenSix,
            };
            Shape::new(kind, row.direction, &row.stones, Vec::new())
        }));
        if self.is_four_three() {
            shapes.push(four_three(&shapes));
        }
        shapes
    }
}

/// The four and the three among `shapes` as one shape.
fn four_three(shapes: &[Shape]) -> Shape {
    let mut joined =
        Shape { kind: ShapeKind::FourThree, directions: Vec::new(), stones: Vec::new(), keys: Vec::new() };
    for shape in shapes {
        match shape.kind {
            ShapeKind::StraightFour
            | ShapeKind::SimpleFour
            | ShapeKind::ConnectedThree
            | ShapeKind::BrokenThree => {
                joined.directions.extend(&shape.directions);
                joined.stones.extend(&shape.stones);
                joined.keys.extend(&shape.keys);
            }
            ShapeKind::Five
            | ShapeKind::Overline
            | ShapeKind::FourThree
            | ShapeKind::FalseThree
            | ShapeKind::RottenSix => {}
        }
    }
    joined.stones.sort_unstable();
    joined.stones.dedup();
    joined
}

impl Referee {
    /// The shapes through `point`: those of the stone of this referee's colour that stands there, or,
    /// on a free point, those that such a stone would make.
    ///
    /// # Errors
    ///
    /// If `point` is outside the board or holds a stone of the other colour.
    ///
    /// ```
    /// use tengen_rules::{Board, BoardSize, Colour, Referee, RuleSet, ShapeKind};
    /// let mut board = Board::new(BoardSize::RENJU);
    /// for point in ["g8", "h8", "j8"] {
    ///     board.place(point.parse().unwrap(), Colour::Black)?;
    /// }
    /// let referee = Referee::new(RuleSet::Renju, Colour::Black);
    /// let shapes = referee.shapes(&board, "h8".parse().unwrap())?;
    /// assert_eq!(shapes[0].kind, ShapeKind::BrokenThree);
    /// assert_eq!(shapes[0].keys, ["i8".parse().unwrap()]);
    /// # Ok::<(), tengen_rules::IllegalStone>(())
    /// ```
    pub fn shapes(self, board: &Board, point: Point) -> Result<Vec<Shape>, IllegalStone> {
        if board.get(point) != Some(self.colour()) {
            return Ok(self.explain(board, point)?.shapes());
        }
        let mut without = board.clone();
        without.lift(point);
        Ok(self.explain(&without, point)?.shapes())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{BoardSize, Colour, RuleSet};

    /// Stones on row 8 from column a on; `X` is the point asked for. Shapes as `kind:stones:keys`.
    fn check(row: &str, rule_set: RuleSet, expected: &[&str]) {
        let mut board = Board::new(BoardSize::RENJU);
        let mut asked = None;
        for (column, cell) in row.bytes().enumerate() {
            let point = Point::new(column as u8, 7).unwrap();
            match cell {
                b'x' => board.place(point, Colour::Black).unwrap(),
                b'o' => board.place(point, Colour::White).unwrap(),
                b'X' => asked = Some(point),
                _ => {}
            }
        }
        let names = |points: &[Point]| {
            points.iter().map(|point| char::from(b'a' + point.column())).collect::<String>()
        };
        let shapes = Referee::new(rule_set, Colour::Black).shapes(&board, asked.unwrap()).unwrap();
        let found: Vec<String> = shapes
            .iter()
            .map(|shape| format!("{}:{}:{}", shape.kind.id(), names(&shape.stones), names(&shape.keys)))
            .collect();
        assert_eq!(found, expected, "{row} {rule_set}");
    }

    #[test]
    fn shapes_on_one_line_have_the_players_names() {
        check("..xxXxx..", RuleSet::Renju, &["five:cdefg:"]);
        check("..xxXxxx..", RuleSet::Renju, &["overline:cdefgh:"]);
        check("..xxXxxx..", RuleSet::Freestyle, &["five:cdefgh:"]);
        check("..xxXx..", RuleSet::Renju, &["straight-four:cdef:bg"]);
        check(".oxxXx..", RuleSet::Renju, &["simple-four:cdef:g"]);
        check("..xxX.x.", RuleSet::Renju, &["simple-four:cdeg:f"]);
        check("...xXx...", RuleSet::Renju, &["connected-three:def:cg"]);
        check("...xX.x..", RuleSet::Renju, &["broken-three:deg:f"]);
        check(".x.xXx.x..", RuleSet::Renju, &["simple-four:bdef:c", "simple-four:defh:g"]);
    }

    #[test]
    fn false_threes_and_rotten_sixes_are_told_apart() {
        check("o.xXx.o", RuleSet::Renju, &["false-three:cde:"]);
        check(".xxX.o", RuleSet::Renju, &["false-three:bcd:"]);
        check("xxX...", RuleSet::Renju, &[]);
        check("x.xXx.x", RuleSet::Renju, &["simple-four:acde:b", "simple-four:cdeg:f"]);
        check(".x..xXx..x.", RuleSet::Renju, &["rotten-six:efg:"]);
        check(".x..xXx..x.", RuleSet::Freestyle, &["connected-three:efg:dh"]);
        check("oxxXx.x.", RuleSet::Renju, &["rotten-six:bcde:"]);
        check("oxxXx.x.", RuleSet::Freestyle, &["simple-four:bcde:f"]);
    }
}
