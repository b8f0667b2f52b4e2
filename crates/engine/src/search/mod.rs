//! Principal variation search with iterative deepening.

mod leaf;
mod memory;
mod node;
mod order;
mod root;

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use crate::field::Field;
use crate::limits::Limits;
use crate::moves::Moves;
use crate::sight::Sight;
use crate::stop::{Running, Stop};
use crate::transpositions::Transpositions;
use crate::vcf::{Refuted, Vcf, Win};
pub(crate) use memory::Memories;
pub(crate) use root::RootMove;

/// The longest line that is looked at, in plies.
pub(crate) const LONGEST_LINE: usize = 128;

/// How many steps, nodes and positions of searches for a VCF, pass between two looks at the clock.
const INTERVAL: u64 = 512;
/// By how much the looks are closer where there is hardly any time, and where steps are slow because
/// any end of a row may stop it.
const CLOSER: u64 = 8;
/// What hardly any time is.
const SHORT: Duration = Duration::from_millis(10);

/// What all threads of a search have in common.
pub(crate) struct Shared<'a> {
    pub(crate) table: &'a Transpositions,
    pub(crate) limits: &'a Limits,
    pub(crate) stop: &'a Stop,
    pub(crate) sight: Sight,
    /// Set when the search is over for whatever reason.
    pub(crate) is_over: AtomicBool,
    pub(crate) start: Instant,
    pub(crate) nodes: AtomicU64,
    pub(crate) vcf_nodes: AtomicU64,
}

impl Shared<'_> {
    /// The clock of the move; `None` if none runs.
    pub(crate) fn clock(&self) -> Option<Running> {
        let of_limits = || self.limits.time.map(|time| Running { spent: self.start.elapsed(), time });
        self.stop.clock().or_else(of_limits)
    }
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
    /// The steps until the next look at the clock.
    steps: u64,
    /// When the search is broken off, as of the last look.
    until: Option<Instant>,
    longest: usize,
    root_depth: i32,
    /// Whether neither side can make a five any more.
    is_dead: bool,
    is_stopped: bool,
}

impl<'a> Worker<'a> {
    pub(crate) fn new(
        field: Field,
        number: usize,
        shared: &'a Shared<'a>,
        memories: &'a mut Memories,
    ) -> Self {
        let mut worker = Self {
            is_dead: field.is_dead(),
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
            steps: 0,
            until: None,
            longest: 0,
            root_depth: 0,
            is_stopped: false,
        };
        worker.set_interval();
        worker
    }

    /// Counts a move made and looks now and then whether the search is to end.
    #[inline]
    fn count(&mut self) {
        self.nodes += 1;
        self.step(1);
        if self.number == 0 && self.shared.limits.nodes.is_some_and(|most| self.nodes + self.others() >= most)
        {
            self.end();
        }
    }

    /// Counts what costs time.
    #[inline]
    fn step(&mut self, steps: u64) {
        self.steps = self.steps.saturating_sub(steps);
        if self.steps == 0 {
            self.look_at_clock();
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
        let is_late = self.set_interval();
        if self.shared.stop.is_stopped() || self.shared.is_over.load(Ordering::Relaxed) || is_late {
            self.end();
        }
    }

    /// Sets when to look at the clock next; whether it has run out.
    fn set_interval(&mut self) -> bool {
        let left = if self.number == 0 { self.shared.clock().map(|clock| clock.left()) } else { None };
        self.until = left.and_then(|left| Instant::now().checked_add(left));
        let is_short = left.is_some_and(|left| left < SHORT);
        let close = |is_close| if is_close { CLOSER } else { 1 };
        self.steps = INTERVAL / close(is_short) / close(self.field.tables.ends_matter);
        left.is_some_and(|left| left.is_zero())
    }

    fn end(&mut self) {
        self.is_stopped = true;
        if self.number == 0 {
            self.shared.is_over.store(true, Ordering::Relaxed);
        }
    }

    /// Looks for a win by fours of the side to move.
    fn vcf(&mut self, budget: u32) -> Option<Win> {
        let budget = budget.min(self.shared.sight.vcf);
        if budget == 0 {
            return None;
        }
        let mut vcf = Vcf { field: &mut self.field, refuted: &mut self.refuted, budget, until: self.until };
        let win = vcf.run();
        let spent = u64::from(budget - vcf.budget);
        self.vcf_nodes += spent;
        self.step(spent);
        win
    }

    pub(crate) const fn longest(&self) -> usize {
        self.longest
    }
}
