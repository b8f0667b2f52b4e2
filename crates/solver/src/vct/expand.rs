//! The attacker's moves.

use std::sync::Arc;

use tengen_rules::{Point, PointSet, Threat};

use super::Vct;
use super::node::{Child, Kind, Node};
use crate::field::Fives;
use crate::numbers::Numbers;
use crate::proof::Proof;
use crate::vcf::{Found, Vcf};

/// What a three is taken for before it is looked at.
const THREE: Numbers = Numbers::UNKNOWN;
/// What a four is taken for. A four can be played at any time, so that it leads to many positions that
/// differ little; it waits until the threes turn out hard.
const FOUR: Numbers = Numbers { proof: 12, disproof: 1 };
/// What a quiet move is taken for whose certificate has been seen.
const QUIET: Numbers = Numbers { proof: 6, disproof: 1 };
/// The positions that the search for the certificate of a quiet move may look at, as part of the budget
/// of a VCF.
const QUIET_BUDGET_SHARE: u64 = 3;

impl Vct<'_, '_, '_> {
    /// A VCF of the attacker, who is to move.
    pub(super) fn vcf(&mut self, budget: u64) -> Option<Arc<Proof>> {
        let mut search = Vcf {
            field: &mut self.field,
            attacker: self.attacker,
            refutations: &mut self.refutations,
            meter: self.meter,
            budget,
        };
        match search.run(false) {
            Found::Win(proof) => Some(proof),
            Found::No => None,
            Found::Unknown => {
                self.is_incomplete = true;
                None
            }
        }
    }

    /// Whether the defender, who is to move, wins by a VCF.
    fn defender_has_vcf(&mut self) -> bool {
        let mut search = Vcf {
            field: &mut self.field,
            attacker: self.attacker.opponent(),
            refutations: &mut self.refutations,
            meter: self.meter,
            budget: self.vcf_budget,
        };
        matches!(search.run(false), Found::Win(_))
    }

    /// The attacker to move.
    pub(super) fn expand_attack(&mut self) -> Node {
        if let Some(proof) = self.vcf(self.vcf_budget) {
            return Node::proven(proof);
        }
        let (attacker, defender) = (self.attacker, self.attacker.opponent());
        if self.field.has(defender, Threat::Five) {
            let blocks = self.field.blocks(defender);
            let children = blocks.into_iter().map(|point| Child::new(point, THREE)).collect();
            return Node::new(Kind::Attack { quiet_is_pending: false }, children);
        }
        let fours = self.field.points(attacker, Threat::Four);
        let moves = fours.union(&self.field.points(attacker, Threat::Three));
        let children = moves
            .iter()
            .filter(|&point| self.field.is_legal(point, attacker))
            .map(|point| Child::new(point, if fours.contains(point) { FOUR } else { THREE }))
            .collect();
        Node::new(Kind::Attack { quiet_is_pending: true }, children)
    }

    /// Adds all other moves of the attacker that leave a VCF.
    pub(super) fn add_quiet_moves(&mut self, node: &mut Node) {
        node.kind = Kind::Attack { quiet_is_pending: false };
        let known: PointSet = node.children.iter().map(|child| child.point).collect();
        for point in self.field.reach(self.attacker).difference(&known).iter() {
            if self.field.is_legal(point, self.attacker) && self.has_certificate(point) {
                node.children.push(Child::new(point, QUIET));
            }
        }
        node.update();
    }

    fn has_certificate(&mut self, point: Point) -> bool {
        self.field.place(point, self.attacker);
        let has_certificate = !self.field.has(self.attacker.opponent(), Threat::Five)
            && self.vcf(self.vcf_budget / QUIET_BUDGET_SHARE).is_some();
        self.field.lift(point);
        has_certificate
    }

    /// The defender to move after the attacker's move on `point`.
    pub(super) fn expand_defence(&mut self, point: Point, key: u64) -> Node {
        let (attacker, defender) = (self.attacker, self.attacker.opponent());
        if self.field.has(defender, Threat::Five) || !self.meter.count() {
            return Node::disproven();
        }
        let (certificate, mut children) =
            if let Fives::One(five) | Fives::Many(five) = self.field.fives(attacker) {
                let blocks = self.field.blocks(attacker).into_iter();
                let children = blocks.map(|point| Child::new(point, Numbers::UNKNOWN)).collect();
                (Arc::new(Proof::five(five)), children)
            } else if self.defender_has_vcf() {
                return Node::disproven();
            } else if let Some(certificate) = self.vcf(self.vcf_budget) {
                let children = self.defences(&certificate);
                (certificate, children)
            } else {
                return Node::disproven();
            };
        let surprises = self.surprises.get(&key).into_iter().flatten();
        children.extend(surprises.map(|&point| Child::new(point, Numbers::UNKNOWN)));
        Node::new(Kind::Defence { point, certificate }, children)
    }
}
