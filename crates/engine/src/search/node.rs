//! A node of the main search.

use std::sync::LazyLock;

use super::{LONGEST_LINE, Worker};
use crate::bits::Bits;
use crate::defence::{against_straight_fours, is_unstoppable};
use crate::score::{INFINITE, WIN, WON};
use crate::tables::Kind;
use crate::transpositions::{Bound, Memory};
use crate::vcf::{blocks, fours};

/// By how much moves are reduced, by depth and number of the move.
pub(super) static REDUCTIONS: LazyLock<[[i8; 64]; 64]> = LazyLock::new(|| {
    let reduction = |depth: usize, number: usize| {
        let (depth, number) = (f64::from(depth as u32), f64::from(number as u32));
        (0.4 + depth.max(1.0).ln() * number.max(1.0).ln() / 1.9) as i8
    };
    core::array::from_fn(|depth| core::array::from_fn(|number| reduction(depth, number)))
});

/// The budget of a search for a VCF, by depth.
const fn vcf_budget(depth: i32) -> u32 {
    match depth {
        ..=2 => 48,
        3..=5 => 120,
        _ => 400,
    }
}

/// What a node is looked at for.
#[derive(Clone, Copy)]
pub(super) struct Window {
    pub(super) alpha: i32,
    pub(super) beta: i32,
}

impl Window {
    pub(super) const fn is_pv(self) -> bool {
        self.beta - self.alpha > 1
    }

    const fn turned(self) -> Self {
        Self { alpha: -self.beta, beta: -self.alpha }
    }

    const fn null(alpha: i32) -> Self {
        Self { alpha, beta: alpha + 1 }
    }
}

/// What a node knows before its moves are tried.
struct Node {
    depth: i32,
    ply: usize,
    evaluation: i32,
    is_improving: bool,
    /// Whether the moves are few because a threat must be answered.
    is_forced: bool,
    is_blocking: bool,
}

impl Node {
    /// Whether a quiet move comes too late to be tried.
    fn is_hopeless(&self, attempt: &Try, alpha: i32) -> bool {
        if !attempt.is_quiet() {
            return false;
        }
        let &Self { depth, evaluation, is_improving, .. } = self;
        let most = (2 + depth * depth * 35 / 100) / if is_improving { 1 } else { 2 };
        if depth <= 8 && attempt.number > 1 + most {
            return true;
        }
        depth <= 5 && attempt.number > 2 && evaluation + 100 + 70 * depth <= alpha
    }
}

/// A move that is about to be tried.
struct Try {
    number: i32,
    own: Kind,
    other: Kind,
    cell: usize,
}

impl Try {
    const fn is_quiet(&self) -> bool {
        matches!(self.own, Kind::Quiet | Kind::Foul)
            && matches!(self.other, Kind::Quiet | Kind::Foul | Kind::Three)
    }
}

impl Worker<'_> {
    /// The value of the position for the side to move, exact within the window.
    pub(super) fn node(&mut self, window: Window, depth: i32, ply: usize, may_pass: bool) -> i32 {
        self.lines[ply].clear();
        if self.is_stopped {
            return 0;
        }
        self.longest = self.longest.max(ply);
        let window =
            Window { alpha: window.alpha.max(ply as i32 - WIN), beta: window.beta.min(WIN - ply as i32 - 1) };
        if window.alpha >= window.beta {
            return window.alpha;
        }
        if let Some(value) = self.decided(ply) {
            return value;
        }
        let other = self.field.to_move().opponent();
        let is_blocking = self.field.count_of(other, Kind::Five) > 0;
        if ply >= LONGEST_LINE {
            return self.evaluate();
        }
        if depth <= 0 && !is_blocking {
            return self.leaf(window.beta, ply);
        }
        let key = self.field.hash();
        let memory = self.shared.table.find(key, ply);
        if let Some(memory) = memory.filter(|memory| !window.is_pv() && memory.depth >= depth) {
            let is_enough = match memory.bound {
                Bound::Exact => true,
                Bound::Lower => memory.value >= window.beta,
                Bound::Upper => memory.value <= window.alpha,
                Bound::None => false,
            };
            if is_enough {
                return memory.value;
            }
        }
        let seen = memory.map_or_else(|| self.evaluate(), |memory| memory.evaluation);
        self.evaluations[ply] = seen;
        let is_improving = ply < 2 || seen > self.evaluations[ply - 2];
        let evaluation = memory.and_then(|memory| memory.better(seen)).unwrap_or(seen);
        let mut node = Node { depth, ply, evaluation, is_improving, is_forced: is_blocking, is_blocking };
        let best = memory.and_then(|memory| memory.best).filter(|&cell| self.field.is_free(cell));
        let cells = if is_blocking {
            blocks(&self.field, other)
        } else {
            if !fours(&self.field, other.opponent()).is_empty()
                && let Some(win) = self.vcf(vcf_budget(depth))
            {
                let value = WIN - ply as i32 - win.stones;
                self.remember(key, &node, value, Bound::Exact, Some(win.cell));
                self.lines[ply].push(win.cell as u16);
                return value;
            }
            if let Some(cells) = self.answers() {
                node.is_forced = true;
                cells
            } else {
                if let Some(value) = self.shortcut(&node, window, may_pass) {
                    return value;
                }
                self.field.candidates()
            }
        };
        if best.is_none() && depth >= 5 && !node.is_forced {
            node.depth -= 1;
        }
        self.try_moves(&node, window, &cells, best, key)
    }

    /// The value of a position that needs no search.
    fn decided(&mut self, ply: usize) -> Option<i32> {
        let own = self.field.to_move();
        let other = own.opponent();
        let ply = ply as i32;
        if self.field.count_of(own, Kind::Five) > 0 {
            return Some(WIN - ply - 1);
        }
        if self.field.is_full() {
            return Some(0);
        }
        if self.field.count_of(other, Kind::Five) > 0 {
            let blocks = blocks(&self.field, other);
            let can_block = blocks.iter().any(|cell| self.field.is_legal(cell, own));
            return (!can_block).then_some(ply + 2 - WIN);
        }
        if self.field.count_of(own, Kind::StraightFour) > 0 {
            let mut straight = self.field.cells_of(own, Kind::StraightFour).iter();
            if straight.any(|cell| self.wins_straight(cell)) {
                return Some(WIN - ply - 3);
            }
        }
        None
    }

    /// Whether a straight four on `cell`, by the side to move, wins.
    fn wins_straight(&mut self, cell: usize) -> bool {
        let own = self.field.to_move();
        self.field.is_legal(cell, own)
            && (!self.field.tables.ends_matter || is_unstoppable(&mut self.field, cell))
    }

    /// The moves that can matter when the opponent is about to make a straight four: what prevents it and
    /// one's own fours.
    fn answers(&mut self) -> Option<Bits> {
        let own = self.field.to_move();
        against_straight_fours(&mut self.field).map(|defences| defences.union(&fours(&self.field, own)))
    }

    /// Ends a node early that hardly comes into the window.
    fn shortcut(&mut self, node: &Node, window: Window, may_pass: bool) -> Option<i32> {
        let Window { alpha, beta } = window;
        if window.is_pv() || alpha <= -WON || beta >= WON {
            return None;
        }
        let &Node { depth, ply, evaluation, .. } = node;
        if depth <= 3 && evaluation + 120 * depth + 40 < alpha {
            let value = self.leaf(beta, ply);
            if value <= alpha {
                return Some(value);
            }
        }
        let other = self.field.to_move().opponent();
        let is_threatened = self.field.count_of(other, Kind::FourThree) > 0;
        let margin = 70 * (depth - i32::from(node.is_improving)) + 20;
        if depth <= 7 && !is_threatened && evaluation - margin >= beta {
            return Some(evaluation);
        }
        if may_pass && depth >= 3 && !is_threatened && evaluation >= beta {
            self.field.pass();
            let reduced = depth - 3 - depth / 4;
            let value = -self.node(Window::null(beta - 1).turned(), reduced, ply + 1, false);
            self.field.pass();
            if !self.is_stopped && value >= beta {
                return Some(value.min(WON - 1));
            }
        }
        None
    }

    fn try_moves(&mut self, node: &Node, window: Window, cells: &Bits, best: Option<usize>, key: u64) -> i32 {
        let &Node { ply, .. } = node;
        let own = self.field.to_move();
        let beta = window.beta;
        let mut alpha = window.alpha;
        let mut found = (-INFINITE, None);
        let mut number = 0;
        self.list(cells, best, ply);
        while let Some(cell) = self.lists[ply].take() {
            if !self.field.is_legal(cell, own) {
                continue;
            }
            let attempt = Try {
                number,
                own: self.field.entry(cell, own).kind,
                other: self.field.entry(cell, own.opponent()).kind,
                cell,
            };
            number += 1;
            if found.0 > -WON && !window.is_pv() && !node.is_forced && node.is_hopeless(&attempt, alpha) {
                continue;
            }
            let value = self.attempt(node, &attempt, Window { alpha, beta }, window.is_pv());
            if self.is_stopped {
                return 0;
            }
            if value > found.0 {
                found = (value, Some(cell));
            }
            if value > alpha {
                alpha = value;
                if window.is_pv() {
                    self.set_line(ply, cell);
                }
            }
            if value >= beta {
                self.learn(node, cell);
                break;
            }
        }
        let Some(best) = found.1 else {
            // All that could help is forbidden, or there is no move at all.
            return if node.is_forced { ply as i32 + 4 - WIN } else { self.evaluate() };
        };
        let bound = match found.0 {
            value if value >= beta => Bound::Lower,
            value if value > window.alpha => Bound::Exact,
            _ => Bound::Upper,
        };
        self.remember(key, node, found.0, bound, Some(best).filter(|_| bound != Bound::Upper));
        found.0
    }

    /// Plays a move and looks what it is worth.
    fn attempt(&mut self, node: &Node, attempt: &Try, window: Window, is_pv: bool) -> i32 {
        let &Node { depth, ply, .. } = node;
        let colour = self.field.to_move().index();
        let reduction = self.reduction(node, attempt, is_pv, colour);
        self.field.place(attempt.cell);
        self.count();
        let extension = i32::from(node.is_blocking && ply < 2 * self.root_depth as usize + 8);
        let depth = depth - 1 + extension;
        let null = Window::null(window.alpha).turned();
        let mut value = window.alpha + 1;
        if reduction > 0 {
            value = -self.node(null, depth - reduction, ply + 1, true);
        }
        if value > window.alpha && (attempt.number > 0 || !is_pv) {
            value = -self.node(null, depth, ply + 1, true);
        }
        if is_pv && (attempt.number == 0 || value > window.alpha) {
            value = -self.node(window.turned(), depth, ply + 1, true);
        }
        self.field.take_back();
        value
    }

    fn reduction(&self, node: &Node, attempt: &Try, is_pv: bool, colour: usize) -> i32 {
        let &Node { depth, ply, is_improving, .. } = node;
        if depth < 2 || attempt.number < 2 || node.is_forced {
            return 0;
        }
        let mut reduction =
            i32::from(REDUCTIONS[depth.clamp(0, 63) as usize][attempt.number.clamp(0, 63) as usize]);
        reduction -= i32::from(is_pv);
        reduction += i32::from(!is_improving);
        if !attempt.is_quiet() {
            reduction -= if attempt.own >= Kind::Four { 2 } else { 1 };
        }
        if self.memories.is_killer(ply, attempt.cell) {
            reduction -= 1;
        }
        reduction -= self.memories.history(colour, attempt.cell) / 4096;
        reduction.clamp(0, (depth - 1).max(0))
    }

    /// Remembers a refutation.
    fn learn(&mut self, node: &Node, cell: usize) {
        if node.is_blocking {
            return;
        }
        let colour = self.field.to_move().index();
        let last = self.field.last(0);
        let bonus = (node.depth * node.depth * 8).min(1200);
        self.memories.refuted(colour, node.ply, last, cell);
        self.memories.learn(colour, cell, bonus);
        for earlier in self.lists[node.ply].earlier() {
            self.memories.learn(colour, earlier, -bonus / 2);
        }
    }

    fn remember(&self, key: u64, node: &Node, value: i32, bound: Bound, best: Option<usize>) {
        let evaluation = self.evaluations[node.ply];
        let memory = Memory { value, evaluation, depth: node.depth.max(0), bound, best };
        self.shared.table.store(key, node.ply, memory);
    }

    /// Makes `cell` and the line after it the line of `ply`.
    pub(super) fn set_line(&mut self, ply: usize, cell: usize) {
        let (head, tail) = self.lines.split_at_mut(ply + 1);
        head[ply].clear();
        head[ply].push(cell as u16);
        head[ply].extend_from_slice(&tail[0]);
    }
}
