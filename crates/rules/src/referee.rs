//! The fast referee: verdicts without allocation.

use crate::board::Lines;
use crate::direction::{self, SLOTS};
use crate::line::{Line, LineFacts, Windows};
use crate::point_set::Bits;
use crate::{Board, Colour, ColourRules, Direction, DoubleThree, Forbidden, IllegalStone};
use crate::{Judgement, Point, RuleSet, Verdict, maps::Maps};

/// The referee for the moves of one colour under one rule set.
///
/// It judges any board, whatever its balance of stones, and is exact: the recursion of the
/// double-three has no depth limit (each level adds a stone, so it ends by itself).
///
/// ```
/// use tengen_rules::{Board, BoardSize, Colour, Forbidden, Referee, RuleSet, Verdict};
/// let mut board = Board::new(BoardSize::RENJU);
/// for point in ["h7", "g8", "i8", "h9"] {
///     board.place(point.parse().unwrap(), Colour::Black)?;
/// }
/// let referee = Referee::new(RuleSet::Renju, Colour::Black);
/// let verdict = referee.verdict(&board, "h8".parse().unwrap())?;
/// assert_eq!(verdict, Verdict::Forbidden(Forbidden::DoubleThree));
/// assert_eq!(referee.judge(&board).double_three.to_string(), "h8");
/// # Ok::<(), tengen_rules::IllegalStone>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Referee {
    rule_set: RuleSet,
    colour: Colour,
    rules: ColourRules,
}

impl Referee {
    /// A referee for the moves of `colour`.
    pub const fn new(rule_set: RuleSet, colour: Colour) -> Self {
        Self { rule_set, colour, rules: rule_set.rules(colour) }
    }

    /// The rule set it applies.
    pub const fn rule_set(self) -> RuleSet {
        self.rule_set
    }

    /// The colour whose moves it judges.
    pub const fn colour(self) -> Colour {
        self.colour
    }

    /// What wins and what is forbidden for that colour.
    pub const fn rules(self) -> ColourRules {
        self.rules
    }

    /// What a stone on `point` would be.
    ///
    /// # Errors
    ///
    /// If `point` is outside the board or holds a stone.
    pub fn verdict(self, board: &Board, point: Point) -> Result<Verdict, IllegalStone> {
        board.check_free(point)?;
        Ok(Trial::new(self, board).verdict(point))
    }

    /// What a stone on each free point would be, all at once.
    pub fn judge(self, board: &Board) -> Judgement {
        Maps::new(board, self).judge(board, self)
    }

    /// Whether `point` is the only one that stops the opponent's five.
    fn is_only_defence(self, board: &Board, point: Point) -> bool {
        let fives = Self::new(self.rule_set, self.colour.opponent()).winning_points(board);
        fives.contains(point) && fives.len() == 1
    }
}

/// Stones tried on a board: the own lines change, the opponent's stay.
pub(crate) struct Trial<'a> {
    referee: Referee,
    board: &'a Board,
    own: Lines,
    opponent: &'a Lines,
    cells: &'a [u32; SLOTS],
}

/// What a stone on one point makes in the four directions together.
struct PointFacts {
    five: bool,
    overline: bool,
    fours: u32,
    /// For each direction the points that would make a straight four with it.
    straight_four_points: [u32; 4],
}

impl<'a> Trial<'a> {
    pub(crate) fn new(referee: Referee, board: &'a Board) -> Self {
        Self {
            referee,
            board,
            own: *board.lines(referee.colour),
            opponent: board.lines(referee.colour.opponent()),
            cells: direction::cells(board.size()),
        }
    }

    pub(crate) const fn rules(&self) -> ColourRules {
        self.referee.rules
    }

    /// Puts a stone of the colour to be judged on `point`, or takes it off again.
    pub(crate) fn toggle(&mut self, point: Point) {
        self.own.toggle(point);
    }

    #[inline(always)]
    pub(crate) fn line(&self, slot: usize) -> Line {
        Line { own: self.own.0[slot], opponent: self.opponent.0[slot], cells: self.cells[slot] }
    }

    #[inline(always)]
    fn windows(&self, direction: Direction, point: Point) -> Windows {
        self.line(direction.slot(point)).windows(self.referee.rules.win)
    }

    #[inline(always)]
    fn facts(&self, point: Point) -> PointFacts {
        let mut facts = PointFacts { five: false, overline: false, fours: 0, straight_four_points: [0; 4] };
        for (index, direction) in Direction::ALL.into_iter().enumerate() {
            let line = self.line(direction.slot(point));
            let windows = line.windows(self.referee.rules.win);
            let bit = direction.bit(point);
            let on_line = windows.facts(line.own);
            let at = |word: u32| word >> bit & 1;
            facts.five |= at(on_line.five) != 0;
            facts.overline |= at(on_line.overline) != 0;
            facts.fours += at(on_line.four) + at(on_line.two_fours);
            facts.straight_four_points[index] = windows.straight_four_points(bit);
        }
        facts
    }

    /// The verdict on a free point.
    fn verdict(&mut self, point: Point) -> Verdict {
        let rules = self.referee.rules;
        let facts = self.facts(point);
        if facts.five {
            return Verdict::Five;
        }
        if rules.overline_forbidden && facts.overline {
            return Verdict::Forbidden(Forbidden::Overline);
        }
        if rules.double_four_forbidden && facts.fours >= 2 {
            return Verdict::Forbidden(Forbidden::DoubleFour);
        }
        let may_be_foul = match rules.double_three {
            DoubleThree::Allowed => false,
            DoubleThree::Forbidden => true,
            DoubleThree::ForbiddenWithoutFour | DoubleThree::ForbiddenUnlessForced => facts.fours == 0,
        };
        if may_be_foul && self.has_two_threes(point, &facts.straight_four_points) && !self.is_excused(point) {
            return Verdict::Forbidden(Forbidden::DoubleThree);
        }
        Verdict::Legal
    }

    /// Whether the double-three at `point` is forced and the rule excuses that. Asked of the board as it
    /// is, also where stones are tried: a straight-four point makes a four, which excuses it already.
    pub(crate) fn is_excused(&self, point: Point) -> bool {
        self.referee.rules.double_three == DoubleThree::ForbiddenUnlessForced
            && self.referee.is_only_defence(self.board, point)
    }

    /// Whether a stone on `point`, which makes no five, makes two threes.
    pub(crate) fn is_double_three(&mut self, point: Point) -> bool {
        let mut points = [0; 4];
        for (index, direction) in Direction::ALL.into_iter().enumerate() {
            points[index] = self.windows(direction, point).straight_four_points(direction.bit(point));
        }
        self.has_two_threes(point, &points)
    }

    /// Whether two directions hold a straight-four point that may be played, once a stone is on `point`.
    fn has_two_threes(&mut self, point: Point, straight_four_points: &[u32; 4]) -> bool {
        let mut candidates = straight_four_points.iter().filter(|&&points| points != 0).count();
        if candidates < 2 {
            return false;
        }
        self.own.toggle(point);
        let mut threes = 0;
        for (index, direction) in Direction::ALL.into_iter().enumerate() {
            if straight_four_points[index] == 0 {
                continue;
            }
            let slot = direction.slot(point);
            let is_three = Bits(straight_four_points[index])
                .any(|bit| self.verdict(direction.point(slot, bit)) == Verdict::Legal);
            threes += usize::from(is_three);
            candidates -= 1;
            if threes == 2 || threes + candidates < 2 {
                break;
            }
        }
        self.own.toggle(point);
        threes == 2
    }
}

impl Line {
    /// The facts of the line under `win`.
    #[inline(always)]
    pub(crate) const fn facts(self, win: crate::Win) -> LineFacts {
        self.windows(win).facts(self.own)
    }
}
