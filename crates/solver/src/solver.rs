//! The facade.

use std::rc::Rc;

use tengen_rules::Position;

use crate::field::Field;
use crate::limits::{Limits, Meter, Progress};
use crate::proof::Proof;
use crate::vcf::{Found, Refutations, Vcf};
use crate::vct::Vct;

/// What to look for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// A win by continuous fours.
    Vcf,
    /// A win in which every move of the attacker leaves a VCF if the defender passes.
    Vct,
}

/// What a solver found.
#[derive(Clone, Debug)]
pub enum Answer {
    /// A forced win. The proof has been verified.
    Solved(Rc<Proof>),
    /// There is no such win.
    Refuted,
    /// The limits ended the search.
    Exhausted,
}

/// Looks for forced wins of the side to move.
pub struct Solver {
    /// Whether to look for a shortest VCF.
    pub shortest: bool,
}

impl Solver {
    /// Looks for a win and says what it spent.
    pub fn solve(&self, position: &Position, goal: Goal, limits: &mut Limits<'_>) -> (Answer, Progress) {
        let mut field = Field::new(position.board(), position.rule_set());
        let mut meter = Meter::new(limits);
        let answer = match goal {
            Goal::Vcf => {
                let mut refutations = Refutations::new(meter.memory_bytes());
                let found = Vcf {
                    field: &mut field,
                    attacker: position.to_move(),
                    refutations: &mut refutations,
                    meter: &mut meter,
                    budget: u64::MAX,
                }
                .run(self.shortest);
                match found {
                    Found::Win(proof) => Answer::Solved(proof),
                    Found::No => Answer::Refuted,
                    Found::Unknown => Answer::Exhausted,
                }
            }
            Goal::Vct => Vct::new(field, position.to_move(), &mut meter).run(),
        };
        (answer, meter.progress())
    }
}
