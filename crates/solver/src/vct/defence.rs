//! The defender's replies that could spoil a certificate.

use std::sync::Arc;

use tengen_rules::{PointSet, Threat};

use super::Vct;
use super::estimate::Class;
use super::node::Child;
use crate::numbers::Numbers;
use crate::proof::Proof;
use crate::verify::holds;

impl Vct<'_, '_, '_> {
    /// The legal replies that the certificate does not answer. Where it answers all of them, one that it
    /// answers stands for the rest, so that the line goes on by turns.
    pub(super) fn defences(&mut self, certificate: &Arc<Proof>) -> Vec<Child> {
        let defender = self.attacker.opponent();
        let mut candidates = self.field.points(defender, Threat::Four);
        self.collect(certificate, &mut candidates);
        let mut defences = Vec::new();
        let mut vain = None;
        for point in candidates.iter() {
            if !self.field.board().is_free(point) || !self.field.is_legal(point, defender) {
                continue;
            }
            self.field.place(point, defender);
            if holds(&mut self.field, self.attacker, certificate) {
                vain = Some(point);
            } else {
                let attacks = [Threat::Four, Threat::Three]
                    .map(|threat| self.field.each(self.attacker, threat).count() as u16)
                    .iter()
                    .sum();
                defences.push(self.child(point, Class::Reply { attacks }));
            }
            self.field.lift(point);
        }
        if defences.is_empty() {
            let proof = Some(Arc::clone(certificate));
            defences.extend(vain.map(|point| Child {
                point,
                class: Class::Reply { attacks: 0 },
                numbers: Numbers::PROVEN,
                proof,
            }));
        }
        defences
    }

    /// Collects the points where a stone of the defender could matter to `proof`: its moves, the points
    /// that complete its fives, the fours that its forced replies prepare, and what lies around a point
    /// that wins because it is forbidden or whose five could be blocked at its ends.
    fn collect(&mut self, proof: &Proof, points: &mut PointSet) {
        points.insert(proof.point());
        if proof.is_five() {
            return;
        }
        let defender = self.attacker.opponent();
        self.field.place(proof.point(), self.attacker);
        let fives = self.field.points(self.attacker, Threat::Five);
        points.extend(fives.iter());
        if proof.replies().is_empty() || self.field.ends_matter() {
            points.extend(self.field.around(&fives).iter());
        }
        for reply in proof.replies() {
            self.field.place(reply.point, defender);
            points.insert(reply.point);
            points.extend(self.field.each(defender, Threat::Four));
            self.collect(&reply.proof, points);
            self.field.lift(reply.point);
        }
        self.field.lift(proof.point());
    }
}
