//! A board that both sides look at: what each could make is kept stone by stone.

use tengen_rules::{Board, Colour, JudgedBoard, Point, PointSet, Referee, RuleSet, Verdict};

/// The board of a search.
pub(crate) struct Field {
    sides: [JudgedBoard; 2],
    /// Whether a five can be stopped by other points than the one that completes it: where a five
    /// that is blocked at both ends does not win.
    ends_matter: bool,
}

impl Field {
    pub(crate) fn new(board: &Board, rule_set: RuleSet) -> Self {
        let judged = |colour| JudgedBoard::new(board.clone(), Referee::new(rule_set, colour));
        Self {
            sides: Colour::BOTH.map(judged),
            ends_matter: matches!(rule_set, RuleSet::Caro | RuleSet::CaroExact),
        }
    }

    pub(crate) const fn board(&self) -> &Board {
        self.sides[0].board()
    }

    /// Puts a stone; the caller knows that the point is free.
    #[inline]
    pub(crate) fn place(&mut self, point: Point, colour: Colour) {
        for side in &mut self.sides {
            let placed = side.place(point, colour);
            debug_assert!(placed.is_ok(), "{point} is not free");
        }
    }

    #[inline]
    pub(crate) fn lift(&mut self, point: Point) {
        for side in &mut self.sides {
            side.lift(point);
        }
    }

    /// Runs `look` with a stone on `point`.
    #[inline]
    pub(crate) fn with<T>(&mut self, point: Point, colour: Colour, look: impl FnOnce(&mut Self) -> T) -> T {
        self.place(point, colour);
        let seen = look(self);
        self.lift(point);
        seen
    }

    /// The points where `colour` would win at once.
    #[inline]
    pub(crate) fn fives(&self, colour: Colour) -> PointSet {
        self.sides[colour.index()].fives()
    }

    /// The points where `colour` would make a four.
    #[inline]
    pub(crate) fn fours(&self, colour: Colour) -> PointSet {
        self.sides[colour.index()].fours()
    }

    /// The points where `colour` would make a three or what looks like one.
    #[inline]
    pub(crate) fn threes(&self, colour: Colour) -> PointSet {
        self.sides[colour.index()].threes()
    }

    /// Whether `colour` may put a stone on `point`.
    #[inline]
    pub(crate) fn is_legal(&self, point: Point, colour: Colour) -> bool {
        matches!(self.sides[colour.index()].verdict(point), Ok(Verdict::Five | Verdict::Legal))
    }

    /// The legal replies to a four, after which `attacker` has no five any more. `fives` are the points
    /// where the attacker would complete it.
    pub(crate) fn blocks(&mut self, fives: &PointSet, attacker: Colour) -> Vec<Point> {
        let defender = attacker.opponent();
        if !self.ends_matter && fives.len() != 1 {
            // Two points complete two different fives: a stone on one leaves the other.
            return Vec::new();
        }
        let candidates = if self.ends_matter { self.around(fives) } else { *fives };
        let mut blocks = Vec::new();
        for point in candidates.iter() {
            let stops = |field: &mut Self| field.fives(attacker).is_empty();
            if self.is_legal(point, defender) && self.with(point, defender, stops) {
                blocks.push(point);
            }
        }
        blocks
    }

    /// The points themselves and the free points up to five away on their lines: all that a stone's
    /// being there can mean to a row through them.
    pub(crate) fn around(&self, points: &PointSet) -> PointSet {
        let mut around = *points;
        for point in points.iter() {
            for direction in tengen_rules::Direction::ALL {
                let (columns, rows) = direction.step();
                let reach = (-5..=5).filter_map(|steps| point.offset(columns * steps, rows * steps));
                around.extend(reach.filter(|&near| self.board().is_free(near)));
            }
        }
        around
    }
}
