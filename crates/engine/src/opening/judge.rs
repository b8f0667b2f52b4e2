//! What positions of an opening are worth.

use tengen_rules::opening::{Negotiation, Opening, Role, same_shapes};
use tengen_rules::{Admit, Board, Colour, Point, PointSet, Position, RuleSet, Setup};

use super::budget::Budget;
use super::{Aim, Judged};
use crate::chance::Chance;
use crate::field::Field;
use crate::level::{Level, Strength};
use crate::limits::Limits;
use crate::stop::Stop;
use crate::{Engine, Score};

/// How many fourth stones are looked at closely where fifths are offered after them.
const FOURTHS: usize = 4;
/// How many of the points compared are looked at twice, at least.
const TWICE: usize = 4;

/// Judges the positions of one negotiation.
pub(super) struct Judge<'a> {
    pub(super) engine: &'a mut Engine,
    pub(super) rule_set: RuleSet,
    pub(super) negotiation: &'a Negotiation,
    pub(super) board: Board,
    pub(super) strength: Strength,
    pub(super) chance: Chance,
    pub(super) stop: &'a Stop,
}

impl<'a> Judge<'a> {
    pub(super) fn new(
        engine: &'a mut Engine,
        rule_set: RuleSet,
        negotiation: &'a Negotiation,
        strength: Strength,
        stop: &'a Stop,
    ) -> Self {
        let mut board = Board::new(negotiation.size());
        for (point, colour) in negotiation.stones() {
            let placed = board.place(point, colour);
            debug_assert!(placed.is_ok(), "a negotiation places stones on free points");
        }
        let chance = Chance::new(strength.seed);
        Self { engine, rule_set, negotiation, board, strength, chance, stop }
    }

    pub(super) fn opening(&self) -> Opening {
        self.negotiation.opening()
    }

    pub(super) fn actor(&self) -> Role {
        self.negotiation.actor().unwrap_or(Role::First)
    }

    pub(super) fn searcher(&mut self) -> Searcher<'_> {
        Searcher { engine: self.engine, rule_set: self.rule_set, stop: self.stop }
    }

    /// Compares stones on the points of `allowed`.
    pub(super) fn compare(&mut self, allowed: &PointSet, aim: Aim, budget: Budget) -> Vec<Judged> {
        let board = self.board.clone();
        self.searcher().compare(&board, allowed, aim, TWICE, budget)
    }

    /// The best fifths of different shapes, the best for Black first.
    pub(super) fn fifths(&mut self, count: u8, budget: Budget) -> Vec<Judged> {
        let board = self.board.clone();
        self.searcher().fifths(&board, count, budget)
    }
}

/// See [`Engine::worth_with_fifths`].
pub(super) fn worth_with_fifths(
    engine: &mut Engine,
    board: &Board,
    rule_set: RuleSet,
    most: u8,
    limits: &Limits,
    stop: &Stop,
) -> Vec<Score> {
    let budget = Budget::new(limits, Level::FULL);
    let mut searcher = Searcher { engine, rule_set, stop };
    let fourths = searcher.fourths(board, &board.free().collect(), most, budget);
    worth_of_fourths(&fourths, most)
}

/// What the game is worth for each number of fifths if White then puts the best of these fourth stones.
pub(super) fn worth_of_fourths(fourths: &[Fourth], most: u8) -> Vec<Score> {
    let least = |number| fourths.iter().map(|fourth| fourth.worth(number)).min_by_key(|worth| worth.value());
    (1..=most).map(|number| least(number).unwrap_or(Score::Estimate(0))).collect()
}

/// White's fourth stone and the fifths after it.
pub(super) struct Fourth {
    pub(super) point: Point,
    /// The fifths, the best for Black first.
    fifths: Vec<Judged>,
}

impl Fourth {
    /// What the game is worth to Black if so many fifths are offered and White keeps the worst of them.
    pub(super) fn worth(&self, number: u8) -> Score {
        let nth = self.fifths.get(usize::from(number).saturating_sub(1)).or(self.fifths.last());
        nth.map_or(Score::Estimate(0), |fifth| fifth.worth)
    }
}

/// Searches positions.
pub(super) struct Searcher<'a> {
    engine: &'a mut Engine,
    rule_set: RuleSet,
    stop: &'a Stop,
}

impl Searcher<'_> {
    pub(super) fn position(&self, board: &Board) -> Option<Position> {
        let to_move = Colour::BOTH[(board.count(Colour::Black) + board.count(Colour::White)) % 2];
        let setup = Setup { board: board.clone(), rule_set: self.rule_set, to_move };
        // Three stones of an opening cannot have won.
        Position::new(setup, Admit::PROBLEM).ok()
    }

    /// What `board` is worth to Black.
    pub(super) fn worth(&mut self, board: &Board, budget: Budget) -> Score {
        let Some(position) = self.position(board) else { return Score::Estimate(0) };
        let score = self.engine.go(&position, &budget.limits(), self.stop, &mut |_| {}).score();
        if position.to_move() == Colour::Black { score } else { score.turned() }
    }

    /// Compares stones on some points of `allowed` and looks at the best of them, `twice` at least, again.
    pub(super) fn compare(
        &mut self,
        board: &Board,
        allowed: &PointSet,
        aim: Aim,
        twice: usize,
        budget: Budget,
    ) -> Vec<Judged> {
        let points = self.candidates(board, allowed, aim, budget.points().max(twice));
        let once = budget.part(2).part(points.len());
        let mut judged: Vec<Judged> = Vec::with_capacity(points.len());
        for point in points {
            // What is left out when the answer is due came to mind last.
            if judged.is_empty() || !budget.is_over() {
                judged.push(self.judged(board, point, once));
            }
        }
        judged.sort_by_key(|judged| aim.miss(judged.worth));
        let twice = twice.min(judged.len());
        for judged in judged[..twice].iter_mut().filter(|_| !budget.is_over()) {
            *judged = self.judged(board, judged.point, budget.part(2).part(twice));
        }
        judged[..twice].sort_by_key(|judged| aim.miss(judged.worth));
        judged
    }

    pub(super) fn judged(&mut self, board: &Board, point: Point, budget: Budget) -> Judged {
        let mut after = board.clone();
        let to_move = Colour::BOTH[(board.count(Colour::Black) + board.count(Colour::White)) % 2];
        let placed = after.place(point, to_move);
        debug_assert!(placed.is_ok(), "{point} is taken from the free points");
        Judged { point, worth: self.worth(&after, budget) }
    }

    /// Points of `allowed` of different shapes, `most` of them at most: the likeliest to be good or,
    /// where the game is to be even, likely and unlikely ones.
    fn candidates(&self, board: &Board, allowed: &PointSet, aim: Aim, most: usize) -> Vec<Point> {
        let Some(position) = self.position(board) else { return Vec::new() };
        let field = Field::new(&position);
        let own = position.to_move();
        let order = |point: &Point| {
            let cell = field.cell(*point);
            let [made, taken] = [field.entry(cell, own).attack, field.entry(cell, own.opponent()).defence];
            (-i32::from(made) - i32::from(taken), distance(*point, board.size().centre()))
        };
        let mut points = shapes(board, allowed);
        points.sort_by_cached_key(order);
        if points.len() <= most || matches!(aim, Aim::Best(_)) {
            points.truncate(most);
            return points;
        }
        // From the first on at equal distances.
        (0..most).map(|index| points[index * points.len() / most]).collect()
    }

    /// The best fifths of different shapes, the best for Black first.
    pub(super) fn fifths(&mut self, board: &Board, count: u8, budget: Budget) -> Vec<Judged> {
        let free: PointSet = board.free().collect();
        let count = usize::from(count);
        let mut fifths = self.compare(board, &free, Aim::Best(Colour::Black), count + 2, budget);
        fifths.truncate(count);
        fifths
    }

    /// The fourth stones that are best for White by themselves, with the fifths after each.
    pub(super) fn fourths(
        &mut self,
        board: &Board,
        allowed: &PointSet,
        most: u8,
        budget: Budget,
    ) -> Vec<Fourth> {
        let first = budget.part(4);
        let mut fourths = self.compare(board, allowed, Aim::Best(Colour::White), FOURTHS, first);
        fourths.truncate(if budget.is_over() { 1 } else { FOURTHS });
        let each = budget.part(4 * fourths.len().max(1)).times(3);
        let of = |fourth: Judged| {
            let mut after = board.clone();
            let placed = after.place(fourth.point, Colour::White);
            debug_assert!(placed.is_ok());
            Fourth { point: fourth.point, fifths: self.fifths(&after, most, each) }
        };
        fourths.into_iter().map(of).collect()
    }
}

/// One point of each shape, those near the centre of the board before others.
fn shapes(board: &Board, allowed: &PointSet) -> Vec<Point> {
    let (black, white) = (board.stones(Colour::Black), board.stones(Colour::White));
    let mut left = *allowed;
    let mut points: Vec<Point> = allowed.iter().collect();
    points.sort_by_key(|&point| distance(point, board.size().centre()));
    if board.is_empty() {
        return points;
    }
    points.retain(|&point| {
        let is_new = left.contains(point);
        if is_new {
            same_shapes(&black, &white, point).iter().for_each(|same| left.remove(same));
        }
        is_new
    });
    points
}

fn distance(point: Point, centre: Point) -> u32 {
    let column = u32::from(point.column().abs_diff(centre.column()));
    let row = u32::from(point.row().abs_diff(centre.row()));
    column * column + row * row
}
