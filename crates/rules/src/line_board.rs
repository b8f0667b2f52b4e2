//! A board for searches of both sides: what its lines hold for either colour, kept stone by stone.

use alloc::vec::Vec;

use crate::direction::{self, SLOTS};
use crate::line::{FourLines, Line, LineFacts};
use crate::point_set::Bits;
use crate::{Board, Colour, Direction, Forbidden, IllegalStone, Point, Referee, RuleSet, Verdict};

/// What one more stone could make: a kind of point that [`LineBoard`] lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Threat {
    /// A winning five.
    Five,
    /// A four, forbidden or not.
    Four,
    /// A row that one further stone could make a straight four, forbidden or not.
    Three,
}

/// A board on which the points of both colours' fives, fours and threes are known after each stone.
///
/// It knows as much as two [`crate::JudgedBoard`]s and costs a fraction of them to play on: facts stay
/// with their lines until they are asked for, and stones are taken back in the order of a stack. In
/// exchange it does not judge all points at once.
///
/// ```
/// use tengen_rules::{Board, BoardSize, Colour, LineBoard, RuleSet, Threat};
/// let mut board = LineBoard::new(Board::new(BoardSize::RENJU), RuleSet::Renju);
/// for point in ["h7", "h8", "h9", "h10"] {
///     board.place(point.parse().unwrap(), Colour::Black)?;
/// }
/// let fives: Vec<_> = board.points(Colour::Black, Threat::Five).map(|point| point.to_string()).collect();
/// assert_eq!(fives, ["h6", "h11"]);
/// board.take_back();
/// assert!(!board.has(Colour::Black, Threat::Five));
/// # Ok::<(), tengen_rules::IllegalStone>(())
/// ```
#[derive(Clone)]
pub struct LineBoard {
    board: Board,
    sides: [Side; 2],
    stack: Vec<Before>,
    /// The facts of lines before they were judged again, for all stones of the stack.
    changes: Vec<Change>,
}

/// What the lines hold for one colour.
#[derive(Clone)]
struct Side {
    referee: Referee,
    facts: [LineFacts; SLOTS],
    /// For each kind of threat the lines that hold one, a bit a slot.
    lines: [u128; 3],
}

/// What there was before a stone.
#[derive(Clone)]
struct Before {
    point: Point,
    /// How many changes there were.
    changes: usize,
    lines: [[u128; 3]; 2],
}

#[derive(Clone)]
struct Change {
    side: u8,
    slot: u8,
    before: LineFacts,
}

impl LineFacts {
    #[inline(always)]
    const fn threat(&self, threat: Threat) -> u32 {
        match threat {
            Threat::Five => self.five,
            Threat::Four => self.four,
            Threat::Three => self.three,
        }
    }

    /// Whether no stone makes anything: then a stone of the other colour changes nothing.
    #[inline(always)]
    const fn is_empty(&self) -> bool {
        self.five | self.overline | self.four | self.three == 0
    }
}

impl Side {
    fn new(board: &Board, referee: Referee) -> Self {
        let mut side = Self { referee, facts: [LineFacts::default(); SLOTS], lines: [0; 3] };
        for slot in Direction::ALL.into_iter().flat_map(|direction| direction.slots(board.size())) {
            let [facts, ..] = side.look_at(board, [slot; 4]);
            side.update(slot, facts);
        }
        side
    }

    /// What four lines hold now.
    #[inline]
    fn look_at(&self, board: &Board, slots: [usize; 4]) -> [LineFacts; 4] {
        let colour = self.referee.colour();
        let own = &board.lines(colour).0;
        let opponent = &board.lines(colour.opponent()).0;
        let cells = direction::cells(board.size());
        let lines = FourLines {
            own: slots.map(|slot| own[slot]),
            opponent: slots.map(|slot| opponent[slot]),
            cells: slots.map(|slot| cells[slot]),
        };
        lines.facts(self.referee.rules().win)
    }

    /// Takes over what a line holds now.
    #[inline]
    fn update(&mut self, slot: usize, facts: LineFacts) {
        let before = core::mem::replace(&mut self.facts[slot], facts);
        for threat in [Threat::Five, Threat::Four, Threat::Three] {
            if (before.threat(threat) != 0) != (facts.threat(threat) != 0) {
                self.lines[threat as usize] ^= 1 << slot;
            }
        }
    }
}

impl LineBoard {
    /// Takes `board` and looks at all its lines.
    pub fn new(board: Board, rule_set: RuleSet) -> Self {
        let sides = Colour::BOTH.map(|colour| Side::new(&board, Referee::new(rule_set, colour)));
        Self { board, sides, stack: Vec::new(), changes: Vec::new() }
    }

    /// The stones.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// Puts a stone on a free point.
    ///
    /// # Errors
    ///
    /// If the point is not on the board or holds a stone; nothing is changed then.
    #[inline]
    pub fn place(&mut self, point: Point, colour: Colour) -> Result<(), IllegalStone> {
        self.board.place(point, colour)?;
        let lines = [self.sides[0].lines, self.sides[1].lines];
        self.stack.push(Before { point, changes: self.changes.len(), lines });
        let slots = Direction::ALL.map(|direction| direction.slot(point));
        self.judge(colour, slots);
        let theirs = &self.sides[colour.opponent().index()].facts;
        if slots.iter().any(|&slot| !theirs[slot].is_empty()) {
            self.judge(colour.opponent(), slots);
        }
        Ok(())
    }

    /// Judges the lines through a new stone again.
    #[inline]
    fn judge(&mut self, colour: Colour, slots: [usize; 4]) {
        let side = &mut self.sides[colour.index()];
        for (slot, facts) in slots.into_iter().zip(side.look_at(&self.board, slots)) {
            let before = side.facts[slot];
            // Most lines held nothing and hold nothing.
            if before.is_empty() && facts.is_empty() {
                continue;
            }
            side.update(slot, facts);
            self.changes.push(Change { side: colour.index() as u8, slot: slot as u8, before });
        }
    }

    /// Takes the last stone placed off the board again and says where it stood; `None` if none of those
    /// that were placed is left.
    #[inline]
    pub fn take_back(&mut self) -> Option<Point> {
        // Looked at where it lies: a copy of the lines on the way would cost more than all the rest.
        let Before { point, changes, lines } = self.stack.last()?;
        let point = *point;
        self.board.lift(point);
        // A stone changes a line of a side once, so the order does not matter.
        for change in &self.changes[*changes..] {
            self.sides[usize::from(change.side)].facts[usize::from(change.slot)] = change.before;
        }
        self.changes.truncate(*changes);
        for (side, lines) in self.sides.iter_mut().zip(lines) {
            side.lines = *lines;
        }
        self.stack.pop();
        Some(point)
    }

    /// Whether some stone of `colour` would make such a threat.
    #[inline]
    pub const fn has(&self, colour: Colour, threat: Threat) -> bool {
        self.sides[colour.index()].lines[threat as usize] != 0
    }

    /// The points where a stone of `colour` makes such a threat, by line: a point comes once for each
    /// direction in which it makes one.
    #[inline]
    pub fn points(&self, colour: Colour, threat: Threat) -> impl Iterator<Item = Point> + '_ {
        let side = &self.sides[colour.index()];
        Slots(side.lines[threat as usize]).flat_map(move |slot| {
            let direction = Direction::of_slot(slot);
            Bits(side.facts[slot].threat(threat)).map(move |bit| direction.point(slot, bit))
        })
    }

    /// In how many directions a stone of `colour` on the free point `point` makes such a threat.
    #[inline]
    pub fn directions(&self, point: Point, colour: Colour, threat: Threat) -> u32 {
        let side = &self.sides[colour.index()];
        let mut count = 0;
        for direction in Direction::ALL {
            count += side.facts[direction.slot(point)].threat(threat) >> direction.bit(point) & 1;
        }
        count
    }

    /// The only point that completes a five with a stone of `colour` on the free point `point`; `None` if
    /// there is none or more than one. Fives that could be made without that stone are left out.
    ///
    /// ```
    /// use tengen_rules::{Board, BoardSize, Colour, LineBoard, RuleSet};
    /// let mut board = LineBoard::new(Board::new(BoardSize::RENJU), RuleSet::Renju);
    /// for (point, colour) in [("h7", Colour::Black), ("h8", Colour::Black), ("h9", Colour::Black)] {
    ///     board.place(point.parse().unwrap(), colour)?;
    /// }
    /// let completion = |text: &str| board.completion(text.parse().unwrap(), Colour::Black);
    /// assert_eq!(completion("h11"), Some("h10".parse().unwrap()));
    /// assert_eq!((completion("h10"), completion("h12")), (None, None));
    /// # Ok::<(), tengen_rules::IllegalStone>(())
    /// ```
    #[inline]
    pub fn completion(&self, point: Point, colour: Colour) -> Option<Point> {
        let side = &self.sides[colour.index()];
        let own = &self.board.lines(colour).0;
        let opponent = &self.board.lines(colour.opponent()).0;
        let cells = direction::cells(self.board.size());
        let mut found = None;
        for direction in Direction::ALL {
            let (slot, bit) = (direction.slot(point), direction.bit(point));
            if side.facts[slot].four >> bit & 1 == 0 {
                continue;
            }
            let line = Line { own: own[slot], opponent: opponent[slot], cells: cells[slot] };
            let fives = line.windows(side.referee.rules().win).five_points(bit);
            if found.is_some() || fives.count_ones() != 1 {
                return None;
            }
            found = Some(direction.point(slot, fives.trailing_zeros()));
        }
        found
    }

    /// What a stone of `colour` on `point` would be; the same as [`Referee::verdict`] says.
    ///
    /// # Errors
    ///
    /// If `point` is outside the board or holds a stone.
    #[inline]
    pub fn verdict(&self, point: Point, colour: Colour) -> Result<Verdict, IllegalStone> {
        self.board.check_free(point)?;
        let side = &self.sides[colour.index()];
        let rules = side.referee.rules();
        let (mut five, mut overline, mut fours, mut threes) = (0, 0, 0, 0);
        for direction in Direction::ALL {
            let facts = &side.facts[direction.slot(point)];
            let at = |word: u32| word >> direction.bit(point) & 1;
            five |= at(facts.five);
            overline |= at(facts.overline);
            fours += at(facts.four) + at(facts.two_fours);
            threes += at(facts.three);
        }
        if five != 0 {
            return Ok(Verdict::Five);
        }
        if rules.overline_forbidden && overline != 0 {
            return Ok(Verdict::Forbidden(Forbidden::Overline));
        }
        if rules.double_four_forbidden && fours >= 2 {
            return Ok(Verdict::Forbidden(Forbidden::DoubleFour));
        }
        if threes < 2 || !rules.has_fouls() {
            return Ok(Verdict::Legal);
        }
        side.referee.verdict(&self.board, point)
    }
}

/// The indices of the bits set in a word of slots, lowest first.
struct Slots(u128);

impl Iterator for Slots {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        if self.0 == 0 {
            return None;
        }
        let slot = self.0.trailing_zeros();
        self.0 &= self.0 - 1;
        Some(slot as usize)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{BoardSize, PointSet};

    /// Checks every answer of `board` against explanations. Those leave out what else a five makes.
    fn check(board: &LineBoard, rule_set: RuleSet) {
        for colour in Colour::BOTH {
            let referee = Referee::new(rule_set, colour);
            let points = |threat| board.points(colour, threat).collect::<PointSet>();
            let (fives, fours, threes) = (points(Threat::Five), points(Threat::Four), points(Threat::Three));
            for point in board.board.size().iter() {
                let explained = referee.explain(&board.board, point);
                let verdict =
                    explained.as_ref().map(|explanation| explanation.verdict).map_err(|error| *error);
                assert_eq!(board.verdict(point, colour), verdict, "{rule_set} {point}");
                let Ok(explanation) = explained else { continue };
                let is_five = explanation.verdict == Verdict::Five;
                assert_eq!(fives.contains(point), is_five, "{rule_set} {point} {}", board.board);
                if !is_five {
                    let directions = |threat| board.directions(point, colour, threat) as usize;
                    assert_eq!(fours.contains(point), !explanation.fours.is_empty(), "{rule_set} {point}");
                    assert_eq!(threes.contains(point), !explanation.threes.is_empty(), "{rule_set} {point}");
                    assert_eq!(directions(Threat::Three), explanation.threes.len());
                }
            }
            if fives.is_empty() {
                for point in fours.iter() {
                    let mut after = board.clone();
                    after.place(point, colour).unwrap();
                    let completions: PointSet = after.points(colour, Threat::Five).collect();
                    let only = completions.iter().next().filter(|_| completions.len() == 1);
                    assert_eq!(board.completion(point, colour), only, "{rule_set} {point} {}", board.board);
                }
            }
            for (threat, points) in [(Threat::Five, fives), (Threat::Four, fours), (Threat::Three, threes)] {
                assert_eq!(board.has(colour, threat), !points.is_empty());
                let directions: u32 = points.iter().map(|p| board.directions(p, colour, threat)).sum();
                assert_eq!(directions as usize, board.points(colour, threat).count());
            }
        }
    }

    #[test]
    fn it_says_what_explanations_say_while_stones_come_and_go() {
        let mut random = 0x9e37_79b9_7f4a_7c15_u64;
        let mut next = |below: u64| {
            random ^= random << 13;
            random ^= random >> 7;
            random ^= random << 17;
            (random >> 20) % below
        };
        for rule_set in RuleSet::ALL {
            let size = BoardSize::new(9 + next(7) as u8).unwrap();
            let mut board = LineBoard::new(Board::new(size), rule_set);
            for _ in 0..120 {
                let lines = u64::from(size.lines());
                let point = Point::new(next(lines) as u8, next(lines) as u8).unwrap();
                let colour = Colour::BOTH[next(2) as usize];
                if next(3) == 0 || board.place(point, colour).is_err() {
                    let last = board.stack.last().map(|before| before.point);
                    assert_eq!(board.take_back(), last);
                }
                check(&board, rule_set);
            }
            while board.take_back().is_some() {}
            assert!(board.board == Board::new(size));
            check(&board, rule_set);
        }
    }
}
