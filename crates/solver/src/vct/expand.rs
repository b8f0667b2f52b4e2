//! The attacker's moves.

use std::sync::Arc;

use tengen_rules::{Point, PointSet, Threat};

use super::counter::Counter;
use super::estimate::{Class, Quiet};
use super::node::{Child, Kind, Node};
use super::{Attack, Vct};
use crate::field::Fives;
use crate::numbers::Numbers;
use crate::proof::Proof;
use crate::vcf::{Found, Vcf};

/// The positions that one search for a VCF may look at, in parts of the budget: where the attacker is to
/// move, at the certificate of a four or three, and at that of a quiet move.
const ATTACK: u64 = 1;
pub(super) const CERTIFICATE: u64 = 5;
const QUIET: u64 = 2;

impl Vct<'_, '_, '_> {
    /// A VCF of the attacker, who is to move, with a part of the budget.
    fn vcf(&mut self, part: u64) -> Option<Arc<Proof>> {
        let budget = part * self.vcf_budget;
        let mut search = Vcf::new(&mut self.field, self.attacker, &mut self.refutations, self.meter, budget);
        match search.run(false) {
            Found::Win(proof) => Some(proof),
            Found::No => None,
            Found::Unknown => {
                self.is_incomplete = true;
                None
            }
        }
    }

    pub(super) fn child(&self, point: Point, class: Class) -> Child {
        Child::new(point, class, self.depth, self.estimates())
    }

    /// The attacker to move.
    pub(super) fn expand_attack(&mut self, hints: &[Point]) -> Node {
        if let Some(proof) = self.vcf(ATTACK) {
            return Node::proven(proof);
        }
        let (attacker, defender) = (self.attacker, self.attacker.opponent());
        if self.field.has(defender, Threat::Five) {
            let blocks = self.field.blocks(defender).into_iter();
            let children = blocks.map(|point| self.child(point, Class::Three { merits: 2 })).collect();
            let kind = Kind::Attack { quiet: Quiet::Tried, counter: Counter::Answered };
            return Node::new(kind, children, self.depth, self.estimates());
        }
        let counter = self.counter();
        let fours = self.field.points(attacker, Threat::Four);
        let threes = counter.answers_among(self.field.points(attacker, Threat::Three));
        let moves = fours.union(&threes);
        let mut children: Vec<Child> = moves
            .iter()
            .filter(|&point| self.field.is_legal(point, attacker))
            .map(|point| {
                let class = if hints.contains(&point) {
                    Class::Hint
                } else if fours.contains(point) {
                    Class::Four
                } else {
                    self.class_of_three(point)
                };
                self.child(point, class)
            })
            .collect();
        let hints: PointSet =
            hints.iter().copied().filter(|&point| self.field.board().is_free(point)).collect();
        for point in counter.answers_among(hints.difference(&moves)).iter() {
            if self.field.is_legal(point, attacker) && self.is_quiet_attack(point, |_| true) {
                children.push(self.child(point, Class::Hint));
            }
        }
        Node::new(Kind::Attack { quiet: Quiet::Untried, counter }, children, self.depth, self.estimates())
    }

    /// Tries moves first from now on that were found to win elsewhere since the node was expanded.
    pub(super) fn take_hints(&mut self, node: &mut Node, hints: &[Point]) {
        if node.is_decided() {
            return;
        }
        let mut is_changed = false;
        for &point in hints {
            if let Some(child) = node.children.iter_mut().find(|child| child.point == point) {
                if child.class != Class::Hint {
                    child.class = Class::Hint;
                    if !child.numbers.is_decided() {
                        child.numbers.proof = 1;
                        is_changed = true;
                    }
                }
                continue;
            }
            let Kind::Attack { quiet, counter } = &node.kind else { return };
            if *quiet == Quiet::Tried || !self.field.board().is_free(point) {
                continue;
            }
            let candidates = counter.answers_among([point].into_iter().collect());
            let mut child = self.child(point, Class::Hint);
            if candidates.is_empty()
                || !self.field.is_legal(point, self.attacker)
                || !self.is_quiet_attack(point, |_| true)
            {
                child.numbers = Numbers::DISPROVEN;
            }
            node.children.push(child);
            is_changed = true;
        }
        if is_changed {
            node.update(self.estimates());
        }
    }

    fn class_of_three(&self, point: Point) -> Class {
        let (attacker, defender) = (self.attacker, self.attacker.opponent());
        let makes_several = self.field.directions(point, attacker, Threat::Three) > 1;
        let is_in_the_way = [Threat::Four, Threat::Three]
            .into_iter()
            .any(|threat| self.field.directions(point, defender, threat) > 0);
        Class::Three { merits: u8::from(makes_several) + u8::from(is_in_the_way) }
    }

    /// Adds other moves of the attacker that leave a VCF: first those that open new points for fours, later
    /// the rest.
    pub(super) fn add_quiet_moves(&mut self, node: &mut Node) {
        let Kind::Attack { quiet, counter } = &mut node.kind else { return };
        let is_first = *quiet == Quiet::Untried;
        *quiet = if is_first { Quiet::Opening } else { Quiet::Tried };
        let candidates = counter.answers_among(self.field.reach(self.attacker));
        let known: PointSet = node.children.iter().map(|child| child.point).collect();
        let fours = self.field.points(self.attacker, Threat::Four);
        for point in candidates.difference(&known).iter() {
            if self.field.is_legal(point, self.attacker)
                && self.is_quiet_attack(point, |opened| opened.difference(&fours).is_empty() != is_first)
            {
                node.children.push(self.child(point, Class::Quiet));
            }
        }
        node.update(self.estimates());
    }

    /// Whether a move leaves a VCF, and points for fours as asked.
    fn is_quiet_attack(&mut self, point: Point, is_asked: impl FnOnce(PointSet) -> bool) -> bool {
        self.field.place(point, self.attacker);
        let is_attack = is_asked(self.field.points(self.attacker, Threat::Four))
            && !self.field.has(self.attacker.opponent(), Threat::Five)
            && self.vcf(QUIET).is_some();
        self.field.lift(point);
        is_attack
    }

    /// The defender to move after an attack.
    pub(super) fn expand_defence(&mut self, Attack { point, faces_counter }: Attack, key: u64) -> Node {
        let (attacker, defender) = (self.attacker, self.attacker.opponent());
        if self.field.has(defender, Threat::Five) || !self.meter.count() {
            return Node::disproven();
        }
        let (certificate, mut children) =
            if let Fives::One(five) | Fives::Many(five) = self.field.fives(attacker) {
                let blocks = self.field.blocks(attacker).into_iter();
                let children = blocks.map(|point| self.child(point, Class::Reply { attacks: 0 })).collect();
                (Arc::new(Proof::five(five)), children)
            } else if faces_counter && self.defender_vcf().is_some() {
                return Node::disproven();
            } else if let Some(certificate) = self.vcf(CERTIFICATE) {
                let children = self.defences(&certificate);
                (certificate, children)
            } else {
                return Node::disproven();
            };
        let surprises = self.surprises.get(&key).into_iter().flatten();
        children.extend(surprises.map(|&point| self.child(point, Class::Reply { attacks: 0 })));
        Node::new(Kind::Defence { point, certificate }, children, self.depth, self.estimates())
    }
}
