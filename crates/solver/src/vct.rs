//! Wins by continuous threats, by proof-number search.
//!
//! Depth-first proof-number search (Nagai, 2002) over positions with the attacker to move (won if one
//! move wins) and with the defender to move (won if every defence loses). A move of the attacker counts
//! only if a pass of the defender would lose to a VCF; that VCF is the move's certificate, and the
//! defences to look at are the replies that it does not answer.

use std::collections::HashMap;
use std::rc::Rc;

use tengen_rules::{Board, Colour, Point, PointSet};

use crate::field::Field;
use crate::limits::Meter;
use crate::numbers::Numbers;
use crate::proof::{Proof, Reply};
use crate::solver::Answer;
use crate::vcf::{Found, Refutations, Vcf};
use crate::verify::{Checker, Flaw};

/// The positions that a single search for a VCF may look at inside a search for a VCT.
const VCF_BUDGET: u64 = 3_000;

/// A move with what is known of the position after it.
struct Child {
    point: Point,
    numbers: Numbers,
    proof: Option<Rc<Proof>>,
}

impl Child {
    const fn new(point: Point, numbers: Numbers) -> Self {
        Self { point, numbers, proof: None }
    }
}

/// A position of the search.
struct Node {
    children: Vec<Child>,
    kind: Kind,
    numbers: Numbers,
    proof: Option<Rc<Proof>>,
}

enum Kind {
    /// The attacker to move. Moves that make neither four nor three are a stage of their own, looked at
    /// when the others turn out hard.
    Attack { quiet_is_pending: bool },
    /// The defender to move after the attacker's move, which has this certificate.
    Defence { point: Point, certificate: Rc<Proof> },
}

/// What the quiet moves of a position are taken for before they are looked at.
const QUIET: Numbers = Numbers { proof: 12, disproof: 12 };
const THREE: Numbers = Numbers { proof: 1, disproof: 1 };
const FOUR: Numbers = Numbers { proof: 2, disproof: 2 };
const REPLY: Numbers = Numbers { proof: 1, disproof: 1 };

/// A search for a VCT of one side.
pub(crate) struct Vct<'a, 'b, 'm> {
    field: Field,
    attacker: Colour,
    meter: &'m mut Meter<'a, 'b>,
    refutations: Refutations,
    nodes: HashMap<u64, Node>,
    /// Defences that no rule foresaw and only the verification found, by the board they stand on.
    surprises: HashMap<u64, Vec<Point>>,
    /// Whether some VCF was given up for its budget, so that a refutation would prove nothing.
    is_incomplete: bool,
}

impl<'a, 'b, 'm> Vct<'a, 'b, 'm> {
    pub(crate) fn new(field: Field, attacker: Colour, meter: &'m mut Meter<'a, 'b>) -> Self {
        Self {
            field,
            attacker,
            refutations: Refutations::new(meter.memory_bytes() / 4),
            meter,
            nodes: HashMap::new(),
            surprises: HashMap::new(),
            is_incomplete: false,
        }
    }

    /// Searches until the root is decided and its proof holds, or the limits end it.
    pub(crate) fn run(mut self) -> Answer {
        loop {
            let (numbers, proof) = self.search(None, Numbers::UNLIMITED);
            if let Some(proof) = proof {
                match Checker::new(&mut self.field, self.attacker).check(&proof) {
                    Ok(()) => return Answer::Solved(proof),
                    Err(Flaw::Unanswered { reply, board }) => self.add_surprise(&board, reply),
                    // Every other flaw would be a mistake in the search itself: no proof, no claim.
                    Err(f) => { eprintln!("FLAW {f}"); return Answer::Exhausted },
                }
            } else if numbers == Numbers::DISPROVEN && !self.is_incomplete && !self.meter.is_stopped() {
                return Answer::Refuted;
            } else {
                return Answer::Exhausted;
            }
        }
    }

    /// Remembers a defence and takes back every proof that did not know it.
    fn add_surprise(&mut self, board: &Board, reply: Point) {
        let key = self.key_of(board, true);
        self.surprises.entry(key).or_default().push(reply);
        self.nodes.remove(&key);
        self.nodes.retain(|_, node| {
            let is_inner_proof = node.numbers == Numbers::PROVEN && !node.children.is_empty();
            for child in &mut node.children {
                if child.numbers == Numbers::PROVEN {
                    *child = Child::new(child.point, REPLY);
                }
            }
            if is_inner_proof {
                node.proof = None;
                node.numbers = node.sum();
            }
            true
        });
    }

    fn key_of(&self, board: &Board, is_defence: bool) -> u64 {
        let _ = self.attacker;
        board.hash() ^ if is_defence { 0x9e37_79b9_7f4a_7c15 } else { 0 }
    }

    /// Searches the position on the board until its numbers reach `limit`. After a move of the attacker,
    /// `attack` is that move.
    fn search(&mut self, attack: Option<Point>, limit: Numbers) -> (Numbers, Option<Rc<Proof>>) {
        let key = self.key_of(self.field.board(), attack.is_some());
        let mut node = match self.nodes.remove(&key) {
            Some(node) => node,
            None => match attack {
                None => self.expand_attack(),
                Some(point) => self.expand_defence(point, key),
            },
        };
        while !node.numbers.reach(limit) && !self.meter.is_stopped() {
            let Some((index, limit)) = node.most_promising(limit) else {
                self.add_quiet_moves(&mut node);
                continue;
            };
            let point = node.children[index].point;
            let (colour, next) = match node.kind {
                Kind::Attack { .. } => (self.attacker, Some(point)),
                Kind::Defence { .. } => (self.attacker.opponent(), None),
            };
            self.field.place(point, colour);
            let (numbers, proof) = self.search(next, limit);
            self.field.lift(point);
            let child = &mut node.children[index];
            (child.numbers, child.proof) = (numbers, proof);
            node.update();
        }
        let seen = (node.numbers, node.proof.clone());
        self.nodes.insert(key, node);
        seen
    }

    fn vcf(&mut self) -> Option<Rc<Proof>> {
        let mut search = Vcf {
            field: &mut self.field,
            attacker: self.attacker,
            refutations: &mut self.refutations,
            meter: self.meter,
            budget: VCF_BUDGET,
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

    /// The attacker to move.
    fn expand_attack(&mut self) -> Node {
        let threats = self.field.fives(self.attacker.opponent());
        if let Some(proof) = self.vcf() {
            return Node::proven(Kind::Attack { quiet_is_pending: false }, proof);
        }
        if !threats.is_empty() {
            let only = threats.iter().next().filter(|_| threats.len() == 1);
            let block = only.filter(|&point| self.field.is_legal(point, self.attacker));
            let children = block.map(|point| Child::new(point, THREE)).into_iter().collect();
            return Node::new(Kind::Attack { quiet_is_pending: false }, children);
        }
        let fours = self.field.fours(self.attacker);
        let moves = fours.union(&self.field.threes(self.attacker));
        let children = moves
            .iter()
            .filter(|&point| self.field.is_legal(point, self.attacker))
            .map(|point| Child::new(point, if fours.contains(point) { FOUR } else { THREE }))
            .collect();
        Node::new(Kind::Attack { quiet_is_pending: true }, children)
    }

    /// Adds all other moves of the attacker that could leave a VCF.
    fn add_quiet_moves(&mut self, node: &mut Node) {
        node.kind = Kind::Attack { quiet_is_pending: false };
        let known: PointSet = node.children.iter().map(|child| child.point).collect();
        let stones = self.field.board().stones(self.attacker);
        let near = self.field.around(&stones).difference(&stones).difference(&known);
        for point in near.iter().filter(|&point| self.field.board().is_free(point)) {
            if self.field.is_legal(point, self.attacker) {
                node.children.push(Child::new(point, QUIET));
            }
        }
        node.update();
    }

    /// The defender to move after the attacker's move on `point`.
    fn expand_defence(&mut self, point: Point, key: u64) -> Node {
        let (attacker, defender) = (self.attacker, self.attacker.opponent());
        if !self.field.fives(defender).is_empty() || !self.meter.count() {
            return Node::disproven();
        }
        let fives = self.field.fives(attacker);
        let (certificate, mut defences) = if let Some(five) = fives.iter().next() {
            (Rc::new(Proof::five(five)), self.field.blocks(&fives, attacker))
        } else if let Some(certificate) = self.vcf() {
            let defences = self.defences(&certificate);
            (certificate, defences)
        } else {
            return Node::disproven();
        };
        defences.extend(self.surprises.get(&key).into_iter().flatten());
        let children = defences.into_iter().map(|point| Child::new(point, REPLY)).collect();
        let mut node = Node::new(Kind::Defence { point, certificate }, children);
        node.update();
        node
    }

    /// The legal replies that could spoil a certificate, less those that turn out not to.
    fn defences(&mut self, certificate: &Proof) -> Vec<Point> {
        let defender = self.attacker.opponent();
        let mut candidates = self.field.fours(defender);
        self.collect(certificate, &mut candidates);
        let mut defences = Vec::new();
        for point in candidates.iter() {
            if !self.field.board().is_free(point) || !self.field.is_legal(point, defender) {
                continue;
            }
            self.field.place(point, defender);
            if Checker::new(&mut self.field, self.attacker).check(certificate).is_err() {
                defences.push(point);
            }
            self.field.lift(point);
        }
        defences
    }

    /// Collects the points where a stone of the defender could matter to `proof`: its moves, the points
    /// that complete its fives, the fours that its forced replies prepare, and what lies around a point
    /// that wins because it is forbidden.
    fn collect(&mut self, proof: &Proof, points: &mut PointSet) {
        points.insert(proof.point);
        if proof.is_five() {
            return;
        }
        let defender = self.attacker.opponent();
        self.field.place(proof.point, self.attacker);
        let fives = self.field.fives(self.attacker);
        points.extend(fives.iter());
        if proof.replies.is_empty() {
            points.extend(self.field.around(&fives).iter());
        }
        for reply in &proof.replies {
            self.field.place(reply.point, defender);
            points.insert(reply.point);
            points.extend(self.field.fours(defender).iter());
            self.collect(&reply.proof, points);
            self.field.lift(reply.point);
        }
        self.field.lift(proof.point);
    }
}

impl Node {
    fn new(kind: Kind, children: Vec<Child>) -> Self {
        let mut node = Self { children, kind, numbers: Numbers::DISPROVEN, proof: None };
        node.update();
        node
    }

    const fn proven(kind: Kind, proof: Rc<Proof>) -> Self {
        Self { children: Vec::new(), kind, numbers: Numbers::PROVEN, proof: Some(proof) }
    }

    /// A move of the attacker that leaves no VCF.
    const fn disproven() -> Self {
        let kind = Kind::Attack { quiet_is_pending: false };
        Self { children: Vec::new(), kind, numbers: Numbers::DISPROVEN, proof: None }
    }

    /// The numbers that follow from the children.
    fn sum(&self) -> Numbers {
        let numbers = self.children.iter().map(|child| child.numbers);
        match self.kind {
            Kind::Attack { quiet_is_pending } => {
                numbers.chain(quiet_is_pending.then_some(QUIET)).fold(Numbers::DISPROVEN, Numbers::either)
            }
            Kind::Defence { .. } => numbers.fold(Numbers::PROVEN, Numbers::both),
        }
    }

    /// Takes over what the children say.
    fn update(&mut self) {
        self.numbers = self.sum();
        if self.numbers != Numbers::PROVEN {
            return;
        }
        self.proof = match &self.kind {
            Kind::Attack { .. } => {
                let won = self.children.iter().find(|child| child.numbers == Numbers::PROVEN);
                won.and_then(|child| Some(child.proof.clone()?.with_point(child.point)))
            }
            Kind::Defence { point, certificate } => {
                let replies = self.children.iter().filter_map(|child| {
                    Some(Reply { point: child.point, proof: child.proof.clone()? })
                });
                Some(Rc::new(Proof {
                    point: *point,
                    replies: replies.collect(),
                    otherwise: Some(Rc::clone(certificate)),
                }))
            }
        };
    }

    /// The child to search next and the limit for it; `None` if it is the turn of the quiet moves.
    fn most_promising(&self, limit: Numbers) -> Option<(usize, Numbers)> {
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
        if let Kind::Attack { quiet_is_pending: true } = self.kind {
            if best.is_none_or(|(_, least)| QUIET.proof < least) {
                return None;
            }
            second = second.min(QUIET.proof);
        }
        let (index, _) = best?;
        let child = self.children[index].numbers;
        Some((index, if is_attack {
            Numbers {
                proof: limit.proof.min(second.saturating_add(1)),
                disproof: limit.disproof.saturating_sub(self.numbers.disproof).saturating_add(child.disproof),
            }
        } else {
            Numbers {
                proof: limit.proof.saturating_sub(self.numbers.proof).saturating_add(child.proof),
                disproof: limit.disproof.min(second.saturating_add(1)),
            }
        }))
    }
}
