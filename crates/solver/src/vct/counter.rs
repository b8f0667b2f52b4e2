//! What the attacker must not overlook: a VCF of the defender.

use std::sync::Arc;

use tengen_rules::{PointSet, Threat};

use super::Vct;
use super::expand::CERTIFICATE;
use crate::field::Fives;
use crate::proof::Proof;
use crate::vcf::{Found, Vcf};

/// A VCF of the defender that is there if the attacker passes.
pub(super) enum Counter {
    None,
    /// The attacker, if it makes no four, has to put a stone on one of these points.
    AnsweredOn(Box<PointSet>),
    /// Stones anywhere could stop it.
    Answered,
}

impl Counter {
    /// Those of `moves`, none of them a four, that could do.
    pub(super) fn answers_among(&self, moves: PointSet) -> PointSet {
        match self {
            Self::AnsweredOn(answers) => moves.intersection(answers),
            Self::None | Self::Answered => moves,
        }
    }
}

impl Vct<'_, '_, '_> {
    /// A VCF of the defender, as if it was to move.
    pub(super) fn defender_vcf(&mut self) -> Option<Arc<Proof>> {
        let budget = CERTIFICATE * self.vcf_budget;
        let mut search =
            Vcf::new(&mut self.field, self.attacker.opponent(), &mut self.refutations, self.meter, budget);
        match search.run(false) {
            Found::Win(proof) => Some(proof),
            Found::No | Found::Unknown => None,
        }
    }

    /// What the attacker, who is to move, has to do about the defender's VCF.
    pub(super) fn counter(&mut self) -> Counter {
        let Some(proof) = self.defender_vcf() else { return Counter::None };
        let mut answers = PointSet::EMPTY;
        if !self.field.ends_matter() && self.collect_answers(&proof, &mut answers) {
            Counter::AnsweredOn(Box::new(answers))
        } else {
            Counter::Answered
        }
    }

    /// Collects these points; false if there may be others.
    ///
    /// A stone of the attacker that stands on none of them leaves every five of the proof possible. It
    /// does not make a five of the attacker possible, since that would take a four here. What it could
    /// change are fouls, directly or by those on which they depend, so that a proof is refused that
    /// needs a block to be a foul or a move of several threes to be none.
    fn collect_answers(&mut self, proof: &Proof, answers: &mut PointSet) -> bool {
        answers.insert(proof.point());
        if proof.is_five() {
            return true;
        }
        let (attacker, defender) = (self.attacker, self.attacker.opponent());
        let may_become_foul = self.field.has_fouls(defender)
            && self.field.directions(proof.point(), defender, Threat::Three) > 1;
        if may_become_foul {
            return false;
        }
        self.field.place(proof.point(), defender);
        let fives = self.field.points(defender, Threat::Five);
        answers.extend(fives.iter());
        let mut is_complete =
            !matches!(self.field.fives(defender), Fives::One(_)) || !proof.replies().is_empty();
        for reply in proof.replies() {
            if !is_complete {
                break;
            }
            self.field.place(reply.point, attacker);
            answers.insert(reply.point);
            answers.extend(self.field.each(attacker, Threat::Four));
            is_complete = self.collect_answers(&reply.proof, answers);
            self.field.lift(reply.point);
        }
        self.field.lift(proof.point());
        is_complete
    }
}
