//! Wins by continuous threats, by proof-number search.
//!
//! Depth-first proof-number search (Nagai, 2002) over positions with the attacker to move (won if one
//! move wins) and with the defender to move (won if every defence loses). A move of the attacker counts
//! only if a pass of the defender would lose to a VCF; that VCF is the move's certificate, and the
//! defences to look at are the replies that it does not answer.

mod counter;
mod defence;
mod estimate;
mod expand;
mod node;
mod nodes;

use std::collections::HashMap;
use std::sync::Arc;

use tengen_rules::{Board, Colour, Point};

use crate::field::Field;
use crate::limits::Meter;
use crate::numbers::Numbers;
use crate::proof::Proof;
use crate::refutations::Refutations;
use crate::solver::Answer;
use crate::verify::{Checker, Flaw};
use counter::Counter;
use estimate::Estimates;
use node::Kind;
use nodes::Nodes;

/// The positions that one search for a VCF may look at, to begin with; certificates get a multiple of it.
const VCF_BUDGET: u64 = 60;
/// The positions to look at with one set of estimates, to begin with.
const TURN: u64 = 400_000;

/// Whose turn it is in a position, with what the position before says of it.
enum Turn {
    /// The attacker's. These of its moves win after other replies.
    Attacker {
        hints: Vec<Point>,
    },
    Defender(Attack),
}

/// A move of the attacker.
#[derive(Clone, Copy)]
struct Attack {
    point: Point,
    /// Whether the defender may have a VCF after it.
    faces_counter: bool,
}

/// A search for a VCT of one side.
pub(crate) struct Vct<'a, 'b, 'm> {
    field: Field,
    attacker: Colour,
    meter: &'m mut Meter<'a, 'b>,
    refutations: Refutations,
    nodes: Nodes,
    /// Defences that no rule foresaw and only the verification found, by the position they stand in.
    surprises: HashMap<u64, Vec<Point>>,
    vcf_budget: u64,
    /// Whether some VCF was given up for its budget, so that a refutation would prove nothing.
    is_incomplete: bool,
    /// How often the estimates were changed, and the number of positions at which they change next.
    turn: usize,
    /// How many moves the attacker made since the first position.
    depth: u32,
    turn_ends: u64,
}

impl<'a, 'b, 'm> Vct<'a, 'b, 'm> {
    pub(crate) fn new(field: Field, attacker: Colour, meter: &'m mut Meter<'a, 'b>) -> Self {
        let memory = meter.memory_bytes();
        Self {
            field,
            attacker,
            meter,
            // A table that fits into the processor's caches is worth more than what it forgets.
            refutations: Refutations::new(memory / 32),
            nodes: Nodes::new(memory / 4 * 3),
            surprises: HashMap::new(),
            vcf_budget: VCF_BUDGET,
            is_incomplete: false,
            turn: 0,
            depth: 0,
            turn_ends: TURN,
        }
    }

    /// Searches until it is decided whether the attacker, who is to move, wins, and the proof holds; or
    /// until the limits end it. With `first` only the win that begins with this legal move counts.
    pub(crate) fn run(&mut self, first: Option<Point>) -> Answer {
        loop {
            let (numbers, proof) = self.search_from(first);
            if let Some(proof) = proof {
                match Checker::new(&mut self.field, self.attacker).check(&proof) {
                    Ok(()) => return Answer::Solved(proof),
                    Err(Flaw::Unanswered { reply, board }) => self.add_surprise(&board, reply),
                    // Every other flaw would be a mistake in the search itself: no proof, no claim.
                    Err(_) => return Answer::Exhausted(self.meter.progress()),
                }
            } else if self.meter.is_stopped() {
                return Answer::Exhausted(self.meter.progress());
            } else if numbers != Numbers::DISPROVEN {
                self.take_turns();
            } else if self.is_incomplete {
                self.vcf_budget *= 8;
                self.is_incomplete = false;
                self.nodes.clear();
            } else {
                return Answer::Refuted;
            }
        }
    }

    fn search_from(&mut self, first: Option<Point>) -> (Numbers, Option<Arc<Proof>>) {
        let Some(point) = first else {
            return self.search(Turn::Attacker { hints: Vec::new() }, Numbers::UNLIMITED);
        };
        let attack = Attack { point, faces_counter: true };
        self.field.place(point, self.attacker);
        let (numbers, proof) = self.search(Turn::Defender(attack), Numbers::UNLIMITED);
        self.field.lift(point);
        (numbers, proof.map(|proof| proof.with_point(point)))
    }

    /// Remembers a defence and takes back every proof that did not know it.
    fn add_surprise(&mut self, board: &Board, reply: Point) {
        let key = key_of(board, true);
        self.surprises.entry(key).or_default().push(reply);
        self.nodes.take(key);
        let estimates = self.estimates();
        self.nodes.iter_mut().for_each(|node| node.doubt(estimates));
    }

    const fn estimates(&self) -> &'static Estimates {
        Estimates::of_turn(self.turn)
    }

    /// Goes on with other estimates, each time for longer.
    fn take_turns(&mut self) {
        self.turn += 1;
        self.turn_ends = self.meter.progress().nodes + TURN / 2 * (2 + self.turn as u64);
        let estimates = self.estimates();
        self.nodes.iter_mut().for_each(|node| node.estimate_anew(estimates));
    }

    fn is_paused(&self) -> bool {
        self.meter.is_stopped() || self.meter.progress().nodes >= self.turn_ends
    }

    /// Searches the position on the board until its numbers reach `limit`.
    fn search(&mut self, turn: Turn, limit: Numbers) -> (Numbers, Option<Arc<Proof>>) {
        let key = key_of(self.field.board(), matches!(turn, Turn::Defender(_)));
        let before = self.meter.progress().nodes;
        let mut node = match (self.nodes.take(key), turn) {
            (Some(mut node), Turn::Attacker { hints }) => {
                self.take_hints(&mut node, &hints);
                node
            }
            (Some(node), Turn::Defender(_)) => node,
            (None, Turn::Attacker { hints }) => self.expand_attack(&hints),
            (None, Turn::Defender(attack)) => self.expand_defence(attack, key),
        };
        while !node.numbers.reach(limit) && !self.is_paused() {
            let Some((index, limit)) = node.most_promising(limit, self.estimates()) else {
                self.add_quiet_moves(&mut node);
                continue;
            };
            let point = node.children[index].point;
            let (colour, next) = match &node.kind {
                Kind::Attack { counter, .. } => {
                    let faces_counter = !matches!(counter, Counter::None);
                    (self.attacker, Turn::Defender(Attack { point, faces_counter }))
                }
                Kind::Defence { .. } => {
                    (self.attacker.opponent(), Turn::Attacker { hints: node.winning_moves() })
                }
            };
            let deeper = u32::from(matches!(node.kind, Kind::Attack { .. }));
            self.field.place(point, colour);
            self.depth += deeper;
            let (numbers, proof) = self.search(next, limit);
            self.depth -= deeper;
            self.field.lift(point);
            let child = &mut node.children[index];
            (child.numbers, child.proof) = (numbers, proof);
            node.update(self.estimates());
        }
        node.work += self.meter.progress().nodes - before;
        let seen = (node.numbers, node.proof.clone());
        self.nodes.put(key, node);
        seen
    }
}

/// What a position is remembered by; the side to move is part of it.
const fn key_of(board: &Board, is_defence: bool) -> u64 {
    board.hash() ^ if is_defence { 0x9e37_79b9_7f4a_7c15 } else { 0 }
}
