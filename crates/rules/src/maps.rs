//! The facts of all lines of a board, gathered by point, kept up to date stone by stone.

use crate::direction::{self, SLOTS};
use crate::line::{Line, LineFacts};
use crate::point_set::{Bits, COLUMNS};
use crate::referee::Trial;
use crate::{Board, Direction, DoubleThree, Judgement, Point, PointSet, Referee};

/// What is kept of each line: the fields of [`LineFacts`].
const CLASSES: usize = 5;
const FIVE: usize = 0;
const OVERLINE: usize = 1;
const FOUR: usize = 2;
const TWO_FOURS: usize = 3;
const THREE: usize = 4;

/// One bit a point, in column words like those of [`PointSet`].
type Map = [u32; COLUMNS];

#[derive(Clone)]
pub(crate) struct Maps {
    /// What a stone makes on each line, by class and line.
    lines: [[u32; SLOTS]; CLASSES],
    /// The same by direction, class and point.
    points: [[Map; CLASSES]; 4],
}

impl LineFacts {
    const fn classes(self) -> [u32; CLASSES] {
        [self.five, self.overline, self.four, self.two_fours, self.three]
    }
}

impl Maps {
    pub(crate) fn new(board: &Board, referee: Referee) -> Self {
        let mut maps = Self { lines: [[0; SLOTS]; CLASSES], points: [[[0; COLUMNS]; CLASSES]; 4] };
        let own = &board.lines(referee.colour()).0;
        let opponent = &board.lines(referee.colour().opponent()).0;
        let cells = direction::cells(board.size());
        let win = referee.rules().win;
        for slot in 0..SLOTS {
            let line = Line { own: own[slot], opponent: opponent[slot], cells: cells[slot] };
            for (class, word) in line.facts(win).classes().into_iter().enumerate() {
                maps.lines[class][slot] = word;
            }
        }
        for direction in Direction::ALL {
            for class in 0..CLASSES {
                for slot in direction.slots(board.size()) {
                    maps.scatter(direction, class, slot, maps.lines[class][slot]);
                }
            }
        }
        maps
    }

    /// Judges the four lines through `point` again, after a stone was put there or lifted.
    #[inline]
    pub(crate) fn update(&mut self, board: &Board, referee: Referee, point: Point) {
        let own = &board.lines(referee.colour()).0;
        let opponent = &board.lines(referee.colour().opponent()).0;
        let cells = direction::cells(board.size());
        let win = referee.rules().win;
        for direction in Direction::ALL {
            let slot = direction.slot(point);
            let line = Line { own: own[slot], opponent: opponent[slot], cells: cells[slot] };
            for (class, word) in line.facts(win).classes().into_iter().enumerate() {
                let before = core::mem::replace(&mut self.lines[class][slot], word);
                self.scatter(direction, class, slot, before ^ word);
            }
        }
    }

    /// Flips the points that `bits` of a line stands for.
    #[inline(always)]
    fn scatter(&mut self, direction: Direction, class: usize, slot: usize, bits: u32) {
        let map = &mut self.points[direction as usize][class];
        if direction == Direction::Column {
            map[slot] ^= bits;
            return;
        }
        for bit in Bits(bits) {
            let point = direction.point(slot, bit);
            map[point.column() as usize] ^= 1 << point.row();
        }
    }

    /// The points where one direction at least has `class`.
    #[inline(always)]
    fn any(&self, class: usize) -> Map {
        let [a, b, c, d] = &self.points;
        core::array::from_fn(|column| {
            a[class][column] | b[class][column] | c[class][column] | d[class][column]
        })
    }

    /// The points where two directions at least have `class`.
    #[inline(always)]
    fn two(&self, class: usize) -> Map {
        let [a, b, c, d] = &self.points;
        core::array::from_fn(|column| {
            let (a, b, c, d) = (a[class][column], b[class][column], c[class][column], d[class][column]);
            (a & b) | (c & d) | ((a | b) & (c | d))
        })
    }

    /// Puts the lines together: what each point is.
    #[inline]
    pub(crate) fn judge(&self, board: &Board, referee: Referee) -> Judgement {
        let rules = referee.rules();
        let five = self.any(FIVE);
        let mut decided = five;
        let mut judgement = Judgement { five: PointSet::from_columns(five), ..Judgement::default() };
        if rules.overline_forbidden {
            judgement.overline = settle(&mut decided, self.any(OVERLINE));
        }
        if rules.double_four_forbidden {
            let (two, same_line) = (self.two(FOUR), self.any(TWO_FOURS));
            judgement.double_four =
                settle(&mut decided, core::array::from_fn(|column| two[column] | same_line[column]));
        }
        match rules.double_three {
            DoubleThree::Allowed => return judgement,
            DoubleThree::Forbidden => {}
            DoubleThree::ForbiddenWithoutFour | DoubleThree::ForbiddenUnlessForced => {
                settle(&mut decided, self.any(FOUR));
            }
        }
        let candidates = settle(&mut decided, self.two(THREE));
        if !candidates.is_empty() {
            let mut trial = Trial::new(referee, board);
            judgement.double_three = candidates
                .iter()
                .filter(|&point| trial.is_double_three(point) && !trial.is_excused(point))
                .collect();
        }
        judgement
    }
}

/// The points of `found` that no earlier rule has decided; they are decided from here on.
#[inline(always)]
fn settle(decided: &mut Map, found: Map) -> PointSet {
    let new = core::array::from_fn(|column| found[column] & !decided[column]);
    for (word, found) in decided.iter_mut().zip(found) {
        *word |= found;
    }
    PointSet::from_columns(new)
}
