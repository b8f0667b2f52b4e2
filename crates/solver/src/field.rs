//! A board that both sides look at, with the questions that searches and checks ask.

use smallvec::{SmallVec, smallvec};
use tengen_rules::{Board, Colour, Direction, LineBoard, Point, PointSet, RuleSet, Threat, Verdict};

/// The board of a search.
pub(crate) struct Field {
    lines: LineBoard,
    /// Whether a five can be stopped by other points than the one that completes it: where a five
    /// that is blocked at both ends does not win.
    ends_matter: bool,
    /// Whether a side has forbidden points.
    has_fouls: [bool; 2],
}

/// The points where a side could complete a five.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fives {
    None,
    One(Point),
    /// Two points at least.
    Many(Point),
}

/// The replies to a four: one, as a rule.
pub(crate) type Blocks = SmallVec<[Point; 4]>;

impl Field {
    pub(crate) fn new(board: &Board, rule_set: RuleSet) -> Self {
        Self {
            lines: LineBoard::new(board.clone(), rule_set),
            ends_matter: matches!(rule_set, RuleSet::Caro | RuleSet::CaroExact),
            has_fouls: Colour::BOTH.map(|colour| rule_set.rules(colour).has_fouls()),
        }
    }

    pub(crate) const fn board(&self) -> &Board {
        self.lines.board()
    }

    /// Puts a stone; the caller knows that the point is free.
    #[inline]
    pub(crate) fn place(&mut self, point: Point, colour: Colour) {
        let placed = self.lines.place(point, colour);
        debug_assert!(placed.is_ok(), "{point} is not free");
    }

    /// Lifts the last stone, which stands on `point`.
    #[inline]
    pub(crate) fn lift(&mut self, point: Point) {
        let lifted = self.lines.take_back();
        debug_assert_eq!(lifted, Some(point), "stones are lifted in the reverse order");
    }

    /// Runs `look` with a stone on `point`.
    #[inline]
    pub(crate) fn with<T>(&mut self, point: Point, colour: Colour, look: impl FnOnce(&mut Self) -> T) -> T {
        self.place(point, colour);
        let seen = look(self);
        self.lift(point);
        seen
    }

    #[inline]
    pub(crate) const fn has(&self, colour: Colour, threat: Threat) -> bool {
        self.lines.has(colour, threat)
    }

    /// The points where `colour` would win at once, counted as far as it matters.
    #[inline]
    pub(crate) fn fives(&self, colour: Colour) -> Fives {
        let mut points = self.lines.points(colour, Threat::Five);
        match points.next() {
            None => Fives::None,
            Some(first) if points.all(|point| point == first) => Fives::One(first),
            Some(first) => Fives::Many(first),
        }
    }

    /// All points where a stone of `colour` makes such a threat, forbidden ones too.
    #[inline]
    pub(crate) fn points(&self, colour: Colour, threat: Threat) -> PointSet {
        self.lines.points(colour, threat).collect()
    }

    /// The same one by one; a point comes once for each direction.
    #[inline]
    pub(crate) fn each(&self, colour: Colour, threat: Threat) -> impl Iterator<Item = Point> + '_ {
        self.lines.points(colour, threat)
    }

    /// In how many directions `colour` would make such a threat.
    #[inline]
    pub(crate) fn directions(&self, point: Point, colour: Colour, threat: Threat) -> u32 {
        self.lines.directions(point, colour, threat)
    }

    /// Whether `colour` may put a stone on `point`.
    #[inline]
    pub(crate) fn is_legal(&self, point: Point, colour: Colour) -> bool {
        if !self.has_fouls(colour) {
            return self.board().is_free(point);
        }
        matches!(self.lines.verdict(point, colour), Ok(Verdict::Five | Verdict::Legal))
    }

    /// Whether stones can stop a five without standing on the point that completes it.
    pub(crate) const fn ends_matter(&self) -> bool {
        self.ends_matter
    }

    /// Whether some points may be forbidden for `colour`.
    pub(crate) const fn has_fouls(&self, colour: Colour) -> bool {
        self.has_fouls[colour.index()]
    }

    /// The legal replies to a four, after which `attacker` has no five any more. The defender itself has
    /// none to make.
    pub(crate) fn blocks(&mut self, attacker: Colour) -> Blocks {
        let defender = attacker.opponent();
        if self.ends_matter {
            let fives = self.points(attacker, Threat::Five);
            let mut blocks: Blocks = self.around(&fives).iter().collect();
            blocks.retain(|&mut point| {
                let stops = |field: &mut Self| !field.has(attacker, Threat::Five);
                self.is_legal(point, defender) && self.with(point, defender, stops)
            });
            return blocks;
        }
        match self.fives(attacker) {
            Fives::One(point) if self.is_legal(point, defender) => smallvec![point],
            // Two points complete two different fives: a stone on one leaves the other.
            Fives::None | Fives::One(_) | Fives::Many(_) => Blocks::new(),
        }
    }

    /// Where `attacker`, who has no five now, would complete one after a four on `point`, if that is the
    /// only such point and the defender is sure to be allowed to block there.
    #[inline]
    pub(crate) fn sure_block(&self, point: Point, attacker: Colour) -> Option<Point> {
        let defender = attacker.opponent();
        let block = self.lines.completion(point, attacker).filter(|_| !self.ends_matter)?;
        // The four takes rows from the defender and gives it none, so a point that is no foul for what its
        // lines hold now is none then. Double-threes ask more than the lines.
        let threes = || self.directions(block, defender, Threat::Three);
        (!self.has_fouls(defender) || threes() < 2 && self.is_legal(block, defender)).then_some(block)
    }

    /// The hash of the board after these two stones.
    #[inline]
    pub(crate) const fn hash_with(&self, stones: [(Point, Colour); 2]) -> u64 {
        let [(one, colour), (other, opponent)] = stones;
        let board = self.board();
        board.hash_with(one, colour) ^ board.hash_with(other, opponent) ^ board.hash()
    }

    /// The free points where a stone could be part of a row with a stone of `colour`, and those where the
    /// other colour would make a four or what could be a three.
    pub(crate) fn reach(&self, colour: Colour) -> PointSet {
        let stones = self.board().stones(colour);
        let mut reach = self.around(&stones).difference(&stones);
        for threat in [Threat::Four, Threat::Three] {
            reach.extend(self.each(colour.opponent(), threat));
        }
        reach
    }

    /// The points themselves and the free points up to five away on their lines: all that a stone's
    /// being there can mean to a row through them.
    pub(crate) fn around(&self, points: &PointSet) -> PointSet {
        let mut around = *points;
        for point in points.iter() {
            for direction in Direction::ALL {
                let (columns, rows) = direction.step();
                let reach = (-5..=5).filter_map(|steps| point.offset(columns * steps, rows * steps));
                around.extend(reach.filter(|&near| self.board().is_free(near)));
            }
        }
        around
    }
}
