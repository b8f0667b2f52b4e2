//! Positions of a search for a VCT.

use std::sync::Arc;

use tengen_rules::Point;

use crate::numbers::Numbers;
use crate::proof::{Proof, Reply};

/// A move with what is known of the position after it.
pub(super) struct Child {
    pub(super) point: Point,
    pub(super) numbers: Numbers,
    pub(super) proof: Option<Arc<Proof>>,
}

impl Child {
    pub(super) const fn new(point: Point, numbers: Numbers) -> Self {
        Self { point, numbers, proof: None }
    }
}

/// A position with what is known of it.
pub(super) struct Node {
    pub(super) children: Vec<Child>,
    pub(super) kind: Kind,
    pub(super) numbers: Numbers,
    pub(super) proof: Option<Arc<Proof>>,
    /// The positions looked at to find this out.
    pub(super) work: u64,
}

/// Who is to move.
pub(super) enum Kind {
    /// The attacker. Moves that make neither four nor three are a stage of their own, looked at when the
    /// others turn out hard.
    Attack { quiet_is_pending: bool },
    /// The defender, after the attacker's move, which has this certificate.
    Defence { point: Point, certificate: Arc<Proof> },
}

/// What the quiet moves of a position together are taken for before they are looked at.
const PENDING: Numbers = Numbers { proof: 12, disproof: 3 };

impl Node {
    pub(super) fn new(kind: Kind, children: Vec<Child>) -> Self {
        let mut node = Self { children, kind, numbers: Numbers::DISPROVEN, proof: None, work: 0 };
        node.update();
        node
    }

    /// A position with a VCF of the attacker, who is to move.
    pub(super) const fn proven(proof: Arc<Proof>) -> Self {
        let kind = Kind::Attack { quiet_is_pending: false };
        Self { children: Vec::new(), kind, numbers: Numbers::PROVEN, proof: Some(proof), work: 0 }
    }

    /// A position after a move that does not count.
    pub(super) const fn disproven() -> Self {
        let kind = Kind::Attack { quiet_is_pending: false };
        Self { children: Vec::new(), kind, numbers: Numbers::DISPROVEN, proof: None, work: 0 }
    }

    /// The memory it takes, roughly.
    pub(super) const fn bytes(&self) -> usize {
        2 * size_of::<u64>() + size_of::<Self>() + self.children.capacity() * size_of::<Child>()
    }

    /// What the moves that are not looked at yet count as.
    fn pending(&self) -> Option<Numbers> {
        matches!(self.kind, Kind::Attack { quiet_is_pending: true }).then_some(PENDING)
    }

    /// Takes over what the children say.
    pub(super) fn update(&mut self) {
        let numbers = self.children.iter().map(|child| child.numbers).chain(self.pending());
        self.numbers = match self.kind {
            Kind::Attack { .. } => numbers.fold(Numbers::DISPROVEN, Numbers::either),
            Kind::Defence { .. } => numbers.fold(Numbers::PROVEN, Numbers::both),
        };
        self.proof = if self.numbers == Numbers::PROVEN { self.build_proof() } else { None };
    }

    fn build_proof(&self) -> Option<Arc<Proof>> {
        match &self.kind {
            Kind::Attack { .. } => {
                let won = self.children.iter().find(|child| child.numbers == Numbers::PROVEN)?;
                Some(won.proof.clone()?.with_point(won.point))
            }
            Kind::Defence { point, certificate } => {
                let replies = self
                    .children
                    .iter()
                    .filter_map(|child| Some(Reply { point: child.point, proof: child.proof.clone()? }));
                Some(Arc::new(Proof::new(*point, replies.collect(), Arc::clone(certificate))))
            }
        }
    }

    /// The child to search next and the limit for it; `None` if it is the turn of the quiet moves.
    ///
    /// The limit lets a child get a quarter worse than the second best before its turn ends, so that the
    /// search does not go to and fro between two of them.
    pub(super) fn most_promising(&self, limit: Numbers) -> Option<(usize, Numbers)> {
        let is_attack = matches!(self.kind, Kind::Attack { .. });
        let measure = |numbers: Numbers| if is_attack { numbers.proof } else { numbers.disproof };
        let mut best: Option<(usize, u32)> = None;
        let mut second = u32::MAX;
        for (index, child) in self.children.iter().enumerate() {
            let value = measure(child.numbers);
            match best {
                Some((_, least)) if value >= least => second = second.min(value),
                _ => {
                    second = best.map_or(second, |(_, least)| second.min(least));
                    best = Some((index, value));
                }
            }
        }
        if let Some(pending) = self.pending() {
            if best.is_none_or(|(_, least)| pending.proof < least) {
                return None;
            }
            second = second.min(pending.proof);
        }
        let (index, _) = best?;
        let child = self.children[index].numbers;
        let second = second.saturating_add(1 + second / 4);
        let rest = |limit: u32, own: u32, part: u32| limit.saturating_sub(own).saturating_add(part);
        let limit = if is_attack {
            Numbers {
                proof: limit.proof.min(second),
                disproof: rest(limit.disproof, self.numbers.disproof, child.disproof),
            }
        } else {
            Numbers {
                proof: rest(limit.proof, self.numbers.proof, child.proof),
                disproof: limit.disproof.min(second),
            }
        };
        Some((index, limit))
    }
}
