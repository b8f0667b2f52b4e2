//! The naive referee: the definitions of the rule, word by word.
//!
//! It is the oracle of the fast referee and shares nothing with it but the board and the table of
//! rule sets. It puts stones on a grid, walks along lines and collects sets of stones; nothing is
//! precomputed and nothing is clever, so that each function can be held against the sentence of
//! the rule it states.

use std::collections::BTreeSet;

use tengen_rules::{Board, Colour, ColourRules, DoubleThree, Forbidden, Judgement};
use tengen_rules::{Point, RuleSet, Verdict, Win};

use crate::grid::{Grid, Run, STEPS, Step};

/// The naive referee for the moves of one colour under one rule set.
///
/// ```
/// use tengen_rules::{Board, BoardSize, Colour, Forbidden, Point, RuleSet, Verdict};
/// use tengen_testkit::Naive;
/// let mut board = Board::new(BoardSize::RENJU);
/// for point in ["h7", "g8", "i8", "h9"] {
///     board.place(point.parse().unwrap(), Colour::Black)?;
/// }
/// let naive = Naive::new(RuleSet::Renju, Colour::Black);
/// assert_eq!(naive.verdict(&board, Point::TENGEN), Verdict::Forbidden(Forbidden::DoubleThree));
/// # Ok::<(), tengen_rules::IllegalStone>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Naive {
    rule_set: RuleSet,
    colour: Colour,
    rules: ColourRules,
}

/// What judging one point found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Finding {
    /// What a stone on the point is.
    pub verdict: Verdict,
    /// How deep the judging of straight-four points went: 0 where none was judged, else 1 more than
    /// the deepest of them. Every straight-four point of every line is judged, even after one has
    /// shown its three to be real or two threes have been found; a point that makes a five at the
    /// same time is dropped at sight.
    pub depth: u32,
}

/// How many of each part a stone makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parts {
    /// Fours the stone is part of, counted as sets of four stones.
    pub fours: usize,
    /// Lines that hold a three with the stone in it.
    pub threes: usize,
}

impl Finding {
    const fn flat(verdict: Verdict) -> Self {
        Self { verdict, depth: 0 }
    }
}

impl Naive {
    /// A naive referee for the moves of `colour`.
    pub const fn new(rule_set: RuleSet, colour: Colour) -> Self {
        Self { rule_set, colour, rules: rule_set.rules(colour) }
    }

    /// What a stone on the free point `point` is.
    pub fn verdict(self, board: &Board, point: Point) -> Verdict {
        self.find(board, point).verdict
    }

    /// What a stone on the free point `point` is, and how deep the recursion went.
    pub fn find(self, board: &Board, point: Point) -> Finding {
        self.try_stone(&mut Grid::new(board), point)
    }

    /// The parts that a stone on the free point `point` makes, whether or not they decide what it is.
    pub fn parts(self, board: &Board, point: Point) -> Parts {
        let mut grid = Grid::new(board);
        grid.put(point, Some(self.colour));
        Parts { fours: self.fours(&mut grid, point).len(), threes: self.threes(&mut grid, point).0 }
    }

    /// What a stone on each free point is.
    pub fn judge(self, board: &Board) -> Judgement {
        let mut judgement = Judgement::default();
        for (point, finding) in self.find_all(board) {
            match finding.verdict {
                Verdict::Five => judgement.five.insert(point),
                Verdict::Forbidden(Forbidden::Overline) => judgement.overline.insert(point),
                Verdict::Forbidden(Forbidden::DoubleFour) => judgement.double_four.insert(point),
                Verdict::Forbidden(Forbidden::DoubleThree) => judgement.double_three.insert(point),
                Verdict::Legal => {}
            }
        }
        judgement
    }

    /// The finding on each free point, by column and then by row.
    pub fn find_all(self, board: &Board) -> Vec<(Point, Finding)> {
        let mut grid = Grid::new(board);
        let free = grid.points().filter(|&point| board.get(point).is_none());
        free.map(|point| (point, self.try_stone(&mut grid, point))).collect()
    }

    /// The depth of the deepest point of the board.
    pub fn depth(self, board: &Board) -> u32 {
        self.find_all(board).iter().map(|(_, finding)| finding.depth).max().unwrap_or(0)
    }

    /// Puts a stone on an empty point, judges it and takes it off again.
    fn try_stone(self, grid: &mut Grid, point: Point) -> Finding {
        grid.put(point, Some(self.colour));
        let mut finding = self.judge_stone(grid, point);
        grid.put(point, None);
        if finding.verdict == Verdict::Forbidden(Forbidden::DoubleThree) && self.is_excused(grid, point) {
            finding.verdict = Verdict::Legal;
        }
        finding
    }

    /// Judges the stone that was just put on `point`.
    fn judge_stone(self, grid: &mut Grid, point: Point) -> Finding {
        let runs = STEPS.map(|step| grid.run(point, step));
        if runs.iter().any(|run| self.wins(grid, run)) {
            return Finding::flat(Verdict::Five);
        }
        if self.rules.overline_forbidden && runs.iter().any(|run| run.length > 5) {
            return Finding::flat(Verdict::Forbidden(Forbidden::Overline));
        }
        let fours = self.fours(grid, point).len();
        if self.rules.double_four_forbidden && fours >= 2 {
            return Finding::flat(Verdict::Forbidden(Forbidden::DoubleFour));
        }
        let threes_count = match self.rules.double_three {
            DoubleThree::Allowed => false,
            DoubleThree::Forbidden => true,
            DoubleThree::ForbiddenWithoutFour | DoubleThree::ForbiddenUnlessForced => fours == 0,
        };
        if !threes_count {
            return Finding::flat(Verdict::Legal);
        }
        let (threes, depth) = self.threes(grid, point);
        let verdict = if threes >= 2 { Verdict::Forbidden(Forbidden::DoubleThree) } else { Verdict::Legal };
        Finding { verdict, depth }
    }

    /// Whether a double-three on the empty point `point` is forced and the rule excuses that: the
    /// opponent can make a five, and nowhere but there.
    fn is_excused(self, grid: &mut Grid, point: Point) -> bool {
        self.rules.double_three == DoubleThree::ForbiddenUnlessForced
            && self.opponents_fives(grid) == BTreeSet::from([point])
    }

    /// Whether `run`, of this referee's colour, is a winning five.
    fn wins(self, grid: &Grid, run: &Run) -> bool {
        let opponent = Some(self.colour.opponent());
        let blocked = run.ends.iter().all(|end| end.is_some_and(|end| grid.get(end) == opponent));
        match self.rules.win {
            Win::FiveOrMore => run.length >= 5,
            Win::ExactFive => run.length == 5,
            Win::UnblockedFiveOrMore => run.length > 5 || run.length == 5 && !blocked,
            Win::UnblockedExactFive => run.length == 5 && !blocked,
        }
    }

    /// The winning run that a stone on `completion` makes along `step`, if the point is empty and it does.
    fn completed(self, grid: &mut Grid, completion: Point, step: Step) -> Option<Run> {
        if grid.get(completion).is_some() {
            return None;
        }
        grid.put(completion, Some(self.colour));
        let run = grid.run(completion, step);
        let wins = self.wins(grid, &run);
        grid.put(completion, None);
        wins.then_some(run)
    }

    /// The fours the stone on `point` is part of, as sets of four stones: one more stone makes each
    /// a winning five. Where six or more wins, four stones that become part of such a row count.
    fn fours(self, grid: &mut Grid, point: Point) -> BTreeSet<Vec<Point>> {
        let mut fours = BTreeSet::new();
        for step in STEPS {
            for completion in grid.line(point, step) {
                let Some(run) = self.completed(grid, completion, step) else { continue };
                for five in grid.stones(&run, step).windows(5) {
                    if five.contains(&completion) && five.contains(&point) {
                        fours.insert(five.iter().copied().filter(|&stone| stone != completion).collect());
                    }
                }
            }
        }
        fours
    }

    /// How many lines hold a three through the stone on `point`, and the depth of finding it out.
    fn threes(self, grid: &mut Grid, point: Point) -> (usize, u32) {
        let (mut threes, mut depth) = (0, 0);
        for step in STEPS {
            let mut is_three = false;
            for next in self.straight_four_points(grid, point, step) {
                let finding = self.try_stone(grid, next);
                if finding.verdict == Verdict::Five {
                    continue;
                }
                is_three |= finding.verdict == Verdict::Legal;
                depth = depth.max(1 + finding.depth);
            }
            threes += usize::from(is_three);
        }
        (threes, depth)
    }

    /// The points of the line where one more stone makes a straight four that holds `point` too.
    fn straight_four_points(self, grid: &mut Grid, point: Point, step: Step) -> Vec<Point> {
        grid.line(point, step).filter(|&next| self.makes_straight_four(grid, next, point, step)).collect()
    }

    /// Whether a stone on the empty point `next` makes an unbroken four that holds `point` and that a
    /// stone on each of its two end points, played alone, makes a five.
    fn makes_straight_four(self, grid: &mut Grid, next: Point, point: Point, step: Step) -> bool {
        if grid.get(next).is_some() {
            return false;
        }
        grid.put(next, Some(self.colour));
        let run = grid.run(next, step);
        let is_straight_four = run.length == 4
            && grid.stones(&run, step).contains(&point)
            && run.ends.iter().all(|end| end.is_some_and(|end| self.completed(grid, end, step).is_some()));
        grid.put(next, None);
        is_straight_four
    }

    /// The points where the opponent would make a winning five.
    fn opponents_fives(self, grid: &mut Grid) -> BTreeSet<Point> {
        let opponent = Self::new(self.rule_set, self.colour.opponent());
        let points = grid.points();
        points
            .filter(|&point| STEPS.iter().any(|&step| opponent.completed(grid, point, step).is_some()))
            .collect()
    }
}
