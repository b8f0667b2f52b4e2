//! Principal variation search with iterative deepening.

mod leaf;
mod memory;
mod node;
mod order;
mod root;

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;

use crate::field::Field;
use crate::limits::{Limits, Stop};
use crate::moves::Moves;
use crate::transpositions::Transpositions;
use crate::tuning::Leaf;
use crate::vcf::{Refuted, Vcf, Win};
pub(crate) use memory::Memories;
pub(crate) use root::RootMove;

/// The longest line that is looked at, in plies.
pub(crate) const LONGEST_LINE: usize = 128;

/// How many nodes pass between two looks at the clock.
const INTERVAL: u64 = 512;

/// What all threads of a search have in common.
pub(crate) struct Shared<'a> {
    pub(crate) table: &'a Transpositions,
    pub(crate) limits: &'a Limits,
    pub(crate) stop: &'a Stop,
    /// Set when the search is over for whatever reason.
    pub(crate) is_over: AtomicBool,
    pub(crate) start: Instant,
    pub(crate) nodes: AtomicU64,
    pub(crate) vcf_nodes: AtomicU64,
}

/// One thread of a search.
pub(crate) struct Worker<'a> {
    pub(crate) field: Field,
    pub(crate) shared: &'a Shared<'a>,
    /// 0 for the thread whose answer counts.
    pub(crate) number: usize,
    memories: &'a mut Memories,
    refuted: Refuted,
    lists: Vec<Moves>,
    /// The best line from each ply on.
    lines: Vec<Vec<u16>>,
    evaluations: Vec<i32>,
    pub(crate) roots: Vec<RootMove>,
    nodes: u64,
    /// What of `nodes` the shared number knows.
    told: u64,
    vcf_nodes: u64,
    longest: usize,
    root_depth: i32,
    is_stopped: bool,
    sampler: Option<Sampler>,
}

/// Gathers positions where the search ends.
struct Sampler {
    interval: u32,
    left: u32,
    leaves: Vec<Leaf>,
}

impl<'a> Worker<'a> {
    pub(crate) fn new(
        field: Field,
        number: usize,
        shared: &'a Shared<'a>,
        memories: &'a mut Memories,
    ) -> Self {
        Self {
            field,
            shared,
            number,
            memories,
            refuted: Refuted::new(),
            lists: (0..=LONGEST_LINE).map(|_| Moves::new()).collect(),
            lines: (0..LONGEST_LINE + 2).map(|_| Vec::with_capacity(LONGEST_LINE)).collect(),
            evaluations: vec![0; LONGEST_LINE + 2],
            roots: Vec::new(),
            nodes: 0,
            told: 0,
            vcf_nodes: 0,
            longest: 0,
            root_depth: 0,
            is_stopped: false,
            sampler: None,
        }
    }

    /// Counts a move made and looks now and then whether the search is to end.
    #[inline]
    fn count(&mut self) {
        self.nodes += 1;
        if self.nodes.is_multiple_of(INTERVAL) {
            self.look_at_clock();
        }
        if self.number == 0 && self.shared.limits.nodes.is_some_and(|most| self.nodes + self.others() >= most)
        {
            self.end();
        }
    }

    /// The nodes of other threads, as far as they are known.
    fn others(&self) -> u64 {
        self.shared.nodes.load(Ordering::Relaxed).saturating_sub(self.told)
    }

    pub(crate) fn tell(&mut self) {
        self.shared.nodes.fetch_add(self.nodes - self.told, Ordering::Relaxed);
        self.told = self.nodes;
        self.shared.vcf_nodes.fetch_add(self.vcf_nodes, Ordering::Relaxed);
        self.vcf_nodes = 0;
    }

    #[cold]
    fn look_at_clock(&mut self) {
        self.tell();
        let shared = self.shared;
        let is_late =
            || shared.limits.time.is_some_and(|time| self.number == 0 && shared.start.elapsed() >= time.hard);
        if shared.stop.is_stopped() || shared.is_over.load(Ordering::Relaxed) || is_late() {
            self.end();
        }
    }

    fn end(&mut self) {
        self.is_stopped = true;
        if self.number == 0 {
            self.shared.is_over.store(true, Ordering::Relaxed);
        }
    }

    /// Looks for a win by fours of the side to move.
    fn vcf(&mut self, budget: u32) -> Option<Win> {
        let mut vcf = Vcf { field: &mut self.field, refuted: &mut self.refuted, budget };
        let win = vcf.run();
        self.vcf_nodes += u64::from(budget - vcf.budget);
        win
    }

    /// Keeps about one in `interval` of the positions where the search ends from now on.
    pub(crate) fn sample_leaves(&mut self, interval: u32) {
        self.sampler = Some(Sampler { interval, left: interval / 2, leaves: Vec::new() });
    }

    pub(crate) fn into_leaves(self) -> Vec<Leaf> {
        self.sampler.map_or_else(Vec::new, |sampler| sampler.leaves)
    }

    /// Keeps this position if it is its turn.
    #[inline]
    fn sample(&mut self) {
        let Some(sampler) = &mut self.sampler else { return };
        sampler.left = sampler.left.saturating_sub(1);
        if sampler.left == 0 {
            sampler.left = sampler.interval;
            sampler.leaves.push(Leaf { board: self.field.stones(), to_move: self.field.to_move() });
        }
    }

    pub(crate) const fn longest(&self) -> usize {
        self.longest
    }
}
