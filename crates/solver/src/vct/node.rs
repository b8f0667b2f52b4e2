//! Positions of a search for a VCT.

use std::sync::Arc;

use tengen_rules::Point;

use super::counter::Counter;
use super::estimate::{Class, Estimates, Quiet};
use crate::numbers::Numbers;
use crate::proof::{Proof, Reply};

/// A move with what is known of the position after it.
pub(super) struct Child {
    pub(super) point: Point,
    pub(super) class: Class,
    pub(super) numbers: Numbers,
    pub(super) proof: Option<Arc<Proof>>,
}

impl Child {
    pub(super) const fn new(point: Point, class: Class, depth: u32, estimates: &Estimates) -> Self {
        Self { point, class, numbers: estimates.numbers(class, depth), proof: None }
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
    /// How many moves the attacker made before, when the node was made.
    pub(super) depth: u32,
}

/// Who is to move.
pub(super) enum Kind {
    /// The attacker. Quiet moves are looked at when the fours and threes turn out hard.
    Attack { quiet: Quiet, counter: Counter },
    /// The defender, after the attacker's move, which has this certificate.
    Defence { point: Point, certificate: Arc<Proof> },
}

impl Node {
    pub(super) fn new(kind: Kind, children: Vec<Child>, depth: u32, estimates: &Estimates) -> Self {
        let mut node = Self { children, kind, numbers: Numbers::DISPROVEN, proof: None, work: 0, depth };
        node.update(estimates);
        node
    }

    /// A position with a VCF of the attacker, who is to move.
    pub(super) const fn proven(proof: Arc<Proof>) -> Self {
        let kind = Kind::Attack { quiet: Quiet::Tried, counter: Counter::None };
        Self { children: Vec::new(), kind, numbers: Numbers::PROVEN, proof: Some(proof), work: 0, depth: 0 }
    }

    /// A position after a move that does not count.
    pub(super) const fn disproven() -> Self {
        let kind = Kind::Attack { quiet: Quiet::Tried, counter: Counter::None };
        Self { children: Vec::new(), kind, numbers: Numbers::DISPROVEN, proof: None, work: 0, depth: 0 }
    }

    /// The attacker's moves that are known to win after some of the defender's.
    pub(super) fn winning_moves(&self) -> Vec<Point> {
        let proofs = self.children.iter().filter_map(|child| child.proof.as_ref());
        proofs.map(|proof| proof.point()).collect()
    }

    /// The memory it takes, roughly.
    pub(super) const fn bytes(&self) -> usize {
        2 * size_of::<u64>() + size_of::<Self>() + self.children.capacity() * size_of::<Child>()
    }

    pub(super) const fn is_decided(&self) -> bool {
        self.numbers.is_decided()
    }

    /// Begins again with other estimates; what is decided stays so.
    pub(super) fn estimate_anew(&mut self, estimates: &Estimates) {
        if self.is_decided() {
            return;
        }
        for child in &mut self.children {
            if child.numbers.proof != 0 && child.numbers.disproof != 0 {
                child.numbers = estimates.numbers(child.class, self.depth);
            }
        }
        self.update(estimates);
    }

    /// Takes back all that follows from proofs of children.
    pub(super) fn doubt(&mut self, estimates: &Estimates) {
        for child in &mut self.children {
            if child.numbers == Numbers::PROVEN {
                *child = Child::new(child.point, child.class, self.depth, estimates);
            }
        }
        // A proof without children is a VCF, which knows all defences.
        if !self.children.is_empty() {
            self.update(estimates);
        }
    }

    /// What the moves that are not looked at yet count as.
    const fn untried(&self, estimates: &Estimates) -> Option<Numbers> {
        match self.kind {
            Kind::Attack { quiet, .. } => estimates.untried(quiet, self.depth),
            Kind::Defence { .. } => None,
        }
    }

    /// Takes over what the children say.
    pub(super) fn update(&mut self, estimates: &Estimates) {
        let numbers = self.children.iter().map(|child| child.numbers).chain(self.untried(estimates));
        self.numbers = match self.kind {
            Kind::Attack { .. } => Numbers::any(numbers),
            Kind::Defence { .. } => Numbers::all(numbers),
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

    /// The child to search next and the limit for it; `None` if it is the turn of moves not looked at yet.
    pub(super) fn most_promising(&self, limit: Numbers, estimates: &Estimates) -> Option<(usize, Numbers)> {
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
        if let Some(untried) = self.untried(estimates) {
            if best.is_none_or(|(_, least)| untried.proof < least) {
                return None;
            }
            second = second.min(untried.proof);
        }
        let (index, _) = best?;
        Some((index, self.limit_for(index, limit, estimates.limit(second), estimates)))
    }

    /// How many moves may still win, those that are not looked at yet counted as one.
    fn undecided(&self, estimates: &Estimates) -> u32 {
        let numbers = self.children.iter().map(|child| child.numbers).chain(self.untried(estimates));
        numbers.filter(|numbers| numbers.disproof != 0).count() as u32
    }

    /// The limit for a child: until this position reaches `limit` or the child is no longer the best.
    fn limit_for(&self, index: usize, limit: Numbers, second: u32, estimates: &Estimates) -> Numbers {
        let child = self.children[index].numbers;
        match self.kind {
            Kind::Attack { .. } => Numbers {
                proof: limit.proof.min(second),
                disproof: limit.disproof_of_one(self.undecided(estimates)),
            },
            Kind::Defence { .. } => Numbers {
                proof: limit.proof.saturating_sub(self.numbers.proof).saturating_add(child.proof),
                disproof: limit.disproof.min(second),
            },
        }
    }
}
