//! The facade.

use std::sync::Arc;

use tengen_rules::{Colour, Point, Position, Threat};

use crate::field::Field;
use crate::limits::{Limits, Meter, Progress};
use crate::proof::Proof;
use crate::refutations::Refutations;
use crate::vcf::{Found, Vcf};
use crate::vct::Vct;
use crate::verify::Checker;

/// What to look for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// A win by continuous fours.
    Vcf,
    /// A win by continuous threats: every move of the attacker leaves a VCF if the defender passes. It is
    /// a four, a three, or a quiet move within reach of the stones; docs/solver.md says it exactly.
    Vct,
}

/// What a search found.
#[derive(Clone, Debug)]
pub enum Answer {
    /// A forced win. The proof has been verified.
    Solved(Arc<Proof>),
    /// There is no such win.
    Refuted,
    /// The limits ended the search, after so much was spent.
    Exhausted(Progress),
}

/// The answer to a position and what it cost.
#[derive(Clone, Debug)]
pub struct Solution {
    /// What was found.
    pub answer: Answer,
    /// What was spent on it.
    pub spent: Progress,
}

/// The first moves that win, and what it cost to find them.
#[derive(Clone, Debug)]
pub struct WinningMoves {
    /// A verified proof for each of them.
    pub proofs: Vec<Arc<Proof>>,
    /// Whether every other move is known not to win in this way.
    pub is_complete: bool,
    /// What was spent on it.
    pub spent: Progress,
}

/// Looks for forced wins of the side to move.
///
/// ```
/// use tengen_rules::{Admit, Board, BoardSize, Colour, Position, RuleSet, Setup};
/// use tengen_solver::{Answer, Goal, Limits, Solver};
/// let mut board = Board::new(BoardSize::RENJU);
/// for (point, colour) in [("h7", Colour::Black), ("h8", Colour::Black), ("h9", Colour::Black)] {
///     board.place(point.parse().unwrap(), colour)?;
/// }
/// let setup = Setup { board, rule_set: RuleSet::Renju, to_move: Colour::Black };
/// let position = Position::new(setup, Admit::PROBLEM).unwrap();
/// let mut limits = Limits { nodes: 1000, keep_going: &mut |_| true, memory_bytes: 1 << 20 };
/// let solver = Solver { goal: Goal::Vcf, shortest: true };
/// let Answer::Solved(proof) = solver.solve(&position, &mut limits).answer else { panic!() };
/// assert_eq!(proof.length(), 3);
/// assert!(proof.verify(&position).is_ok());
/// # Ok::<(), tengen_rules::IllegalStone>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Solver {
    /// What to look for.
    pub goal: Goal,
    /// Whether to look for a VCF with the fewest fours. No promise is made about a VCT.
    pub shortest: bool,
}

impl Solver {
    /// Looks for a win.
    pub fn solve(self, position: &Position, limits: &mut Limits<'_>) -> Solution {
        let mut meter = Meter::new(limits);
        let field = Field::new(position.board(), position.rule_set());
        let answer = match self.goal {
            Goal::Vcf => Fours::new(field, position.to_move(), &mut meter).answer(None, self.shortest),
            Goal::Vct => Vct::new(field, position.to_move(), &mut meter).run(None),
        };
        Solution { answer, spent: meter.progress() }
    }

    /// Looks for all first moves that win.
    pub fn winning_moves(self, position: &Position, limits: &mut Limits<'_>) -> WinningMoves {
        let attacker = position.to_move();
        let field = Field::new(position.board(), position.rule_set());
        let fives = field.points(attacker, Threat::Five);
        let moves = match self.goal {
            Goal::Vcf => field.points(attacker, Threat::Four),
            Goal::Vct => position.board().free().collect(),
        };
        let moves = moves.difference(&fives);
        let legal: Vec<Point> = moves.iter().filter(|&point| field.is_legal(point, attacker)).collect();
        let mut proofs: Vec<_> = fives.iter().map(|point| Arc::new(Proof::five(point))).collect();
        let mut meter = Meter::new(limits);
        let is_complete = match self.goal {
            Goal::Vcf => {
                let mut search = Fours::new(field, attacker, &mut meter);
                gather(&legal, &mut proofs, |point| search.answer(Some(point), self.shortest))
            }
            Goal::Vct => {
                let mut search = Vct::new(field, attacker, &mut meter);
                gather(&legal, &mut proofs, |point| search.run(Some(point)))
            }
        };
        WinningMoves { proofs, is_complete, spent: meter.progress() }
    }
}

/// Adds the proofs of the moves that win and says whether all others are refuted.
fn gather(moves: &[Point], proofs: &mut Vec<Arc<Proof>>, mut solve: impl FnMut(Point) -> Answer) -> bool {
    let mut is_complete = true;
    for &point in moves {
        match solve(point) {
            Answer::Solved(proof) => proofs.push(proof),
            Answer::Refuted => {}
            Answer::Exhausted(_) => is_complete = false,
        }
    }
    is_complete
}

/// Searches for VCFs on one board.
struct Fours<'a, 'b, 'm> {
    field: Field,
    attacker: Colour,
    refutations: Refutations,
    meter: &'m mut Meter<'a, 'b>,
}

impl<'a, 'b, 'm> Fours<'a, 'b, 'm> {
    fn new(field: Field, attacker: Colour, meter: &'m mut Meter<'a, 'b>) -> Self {
        // More would be slower: the table is touched all over, and rarely is as much needed.
        let refutations = Refutations::new(meter.memory_bytes() / 8);
        Self { field, attacker, refutations, meter }
    }

    fn answer(&mut self, first: Option<Point>, shortest: bool) -> Answer {
        let mut search =
            Vcf::new(&mut self.field, self.attacker, &mut self.refutations, self.meter, u64::MAX);
        let found = match first {
            None => search.run(shortest),
            Some(point) => search.run_from(point, shortest),
        };
        match found {
            Found::Win(proof) if Checker::new(&mut self.field, self.attacker).check(&proof).is_ok() => {
                Answer::Solved(proof)
            }
            Found::No => Answer::Refuted,
            // A proof with a flaw would be a mistake in the search itself: no claim.
            Found::Unknown | Found::Win(_) => Answer::Exhausted(self.meter.progress()),
        }
    }
}
