//! The root of the search.

use std::sync::atomic::Ordering;

use super::node::{REDUCTIONS, Window};
use super::{LONGEST_LINE, Worker};
use crate::limits::{Line, Progress};
use crate::score::{INFINITE, Score, WIN, WON};
use crate::tables::Kind;
use crate::vcf::blocks;

/// A move of the position that is searched.
#[derive(Clone, Debug)]
pub(crate) struct RootMove {
    pub(crate) cell: usize,
    pub(crate) value: i32,
    /// The value of the iteration before.
    before: i32,
    pub(crate) depth: i32,
    line: Vec<u16>,
}

impl RootMove {
    /// The last value that is known.
    pub(crate) const fn known(&self) -> i32 {
        match (self.value, self.before) {
            (value, before) if value == -INFINITE => {
                if before == -INFINITE {
                    0
                } else {
                    before
                }
            }
            (value, _) => value,
        }
    }
}

/// The half width of the first window around the last value.
const ASPIRATION: i32 = 24;
/// The budgets of the searches for a VCF before all else.
const VCF_BUDGETS: [u32; 3] = [400, 3000, 20_000];

impl Worker<'_> {
    /// Lists the moves to choose from.
    pub(crate) fn list_roots(&mut self) {
        let own = self.field.to_move();
        let fives = *self.field.cells_of(own, Kind::Five);
        let blocks = blocks(&self.field, own.opponent());
        let mut near = self.field.candidates();
        if self.field.stone_count() < 6 {
            near.insert(self.field.cell(self.field.geometry.size.centre()));
        }
        for cells in [fives, blocks, near] {
            self.roots = cells.iter().filter_map(|cell| self.root(cell)).collect();
            if !self.roots.is_empty() {
                return;
            }
        }
        self.roots = (0..self.field.geometry.cells()).filter_map(|cell| self.root(cell)).collect();
    }

    /// The move on `cell`, if it may be played and is asked for.
    fn root(&self, cell: usize) -> Option<RootMove> {
        let limits = self.shared.limits;
        let point = self.field.point(cell);
        let is_asked =
            (limits.allowed.is_empty() || limits.allowed.contains(point)) && !limits.excluded.contains(point);
        let may_play =
            is_asked && self.field.is_free(cell) && self.field.is_legal(cell, self.field.to_move());
        may_play.then(|| RootMove {
            cell,
            value: -INFINITE,
            before: -INFINITE,
            depth: 0,
            line: vec![cell as u16],
        })
    }

    /// Searches deeper and deeper. `report` is told of each iteration and says whether to go on.
    pub(crate) fn iterate(&mut self, report: &mut dyn FnMut(&Self, i32) -> bool) {
        self.list_roots();
        if self.complete_fives() {
            self.tell();
            report(self, 1);
            return;
        }
        self.order_roots();
        self.win_at_once();
        // The depth asked for is that of the thread whose answer counts; the others help until it is done.
        let asked = self.shared.limits.depth.filter(|_| self.number == 0);
        let mut deepest = asked.map_or(LONGEST_LINE as i32 - 1, |depth| depth as i32);
        if self.is_dead {
            // Nobody can win any more: one move is as good as another.
            deepest = deepest.min(1);
        }
        let lines = self.shared.limits.multi_pv.clamp(1, self.roots.len().max(1));
        let mut finished = None;
        for depth in 1..=deepest {
            if self.roots.is_empty() {
                return;
            }
            self.root_depth = depth + (self.number as i32 & 1);
            for root in &mut self.roots {
                root.before = root.value;
            }
            for line in 0..lines {
                self.aspire(line);
                if self.is_stopped {
                    // Of several lines only whole iterations count, of one line each move that was looked at.
                    if let Some(finished) = finished {
                        self.roots = finished;
                    }
                    return;
                }
            }
            self.roots[..lines].sort_by_key(|root| -root.value);
            if lines > 1 {
                finished = Some(self.roots.clone());
            }
            self.tell();
            if !report(self, depth) {
                return;
            }
        }
    }

    /// Says that the moves are fives, if they are; a search would look past them.
    fn complete_fives(&mut self) -> bool {
        let fives = *self.field.cells_of(self.field.to_move(), Kind::Five);
        let are_fives = self.roots.first().is_some_and(|root| fives.contains(root.cell));
        if are_fives {
            for root in &mut self.roots {
                (root.value, root.depth) = (WIN - 1, 1);
            }
        }
        are_fives
    }

    /// A first order, by what the moves make.
    fn order_roots(&mut self) {
        let own = self.field.to_move();
        let order = |cell: usize| {
            let made = i32::from(self.field.entry(cell, own).attack);
            let taken = i32::from(self.field.entry(cell, own.opponent()).defence);
            -(made + taken)
        };
        self.roots.sort_by_cached_key(|root| order(root.cell));
    }

    /// Puts a move first that wins by fours.
    fn win_at_once(&mut self) {
        let win = VCF_BUDGETS.into_iter().find_map(|budget| {
            // Where the clock breaks off the first of them, something is to be searched all the same.
            if self.is_stopped { None } else { self.vcf(budget) }
        });
        let Some(win) = win else { return };
        if let Some(index) = self.roots.iter().position(|root| root.cell == win.cell) {
            let mut root = self.roots.remove(index);
            root.value = WIN - win.stones;
            self.roots.insert(0, root);
        }
    }

    /// Searches for the best of the moves from `line` on, in a window around its last value.
    fn aspire(&mut self, line: usize) {
        let last = self.roots[line].before;
        let mut width = ASPIRATION;
        let (mut alpha, mut beta) = (-INFINITE, INFINITE);
        if self.root_depth >= 4 && last.abs() < WON {
            (alpha, beta) = (last - width, last + width);
        }
        loop {
            let value = self.search_roots(line, Window { alpha, beta });
            self.sort_from(line);
            if self.is_stopped {
                return;
            }
            width *= 3;
            if value <= alpha && alpha > -INFINITE {
                beta = i32::midpoint(alpha, beta);
                alpha = if width > 600 { -INFINITE } else { value.max(-WON) - width };
            } else if value >= beta && beta < INFINITE {
                beta = if width > 600 { INFINITE } else { value.min(WON) + width };
            } else {
                return;
            }
        }
    }

    fn sort_from(&mut self, line: usize) {
        self.roots[line..].sort_by_key(|root| -root.value);
    }

    fn search_roots(&mut self, line: usize, window: Window) -> i32 {
        let Window { mut alpha, beta } = window;
        let mut best = -INFINITE;
        for root in &mut self.roots[line..] {
            root.value = -INFINITE;
        }
        for index in line..self.roots.len() {
            let value = self.search_root(index, index - line, Window { alpha, beta });
            if self.is_stopped {
                return best;
            }
            let is_best = index == line || value > alpha;
            let root = &mut self.roots[index];
            root.value = if is_best { value } else { -INFINITE };
            if is_best {
                root.depth = self.root_depth;
                // A value beyond the window comes without a line: the one before is the best there is.
                if value < beta || !self.lines[1].is_empty() {
                    root.line.truncate(1);
                    root.line.extend_from_slice(&self.lines[1]);
                }
            }
            best = best.max(value);
            alpha = alpha.max(value);
            if value >= beta {
                for later in &mut self.roots[index + 1..] {
                    later.value = -INFINITE;
                }
                break;
            }
        }
        best
    }

    fn search_root(&mut self, index: usize, number: usize, window: Window) -> i32 {
        let cell = self.roots[index].cell;
        let own = self.field.to_move();
        let is_quiet = self.field.entry(cell, own).kind == Kind::Quiet
            && self.field.entry(cell, own.opponent()).kind == Kind::Quiet;
        let depth = self.root_depth - 1;
        self.field.place(cell);
        self.count();
        let null = Window { alpha: -window.alpha - 1, beta: -window.alpha };
        let full = Window { alpha: -window.beta, beta: -window.alpha };
        let mut value = window.alpha + 1;
        if number > 3 && depth >= 3 && is_quiet {
            let reduction = i32::from(REDUCTIONS[depth.clamp(0, 63) as usize][number.min(63)]) - 1;
            let reduction = reduction.clamp(1, depth - 1);
            value = -self.node(null, depth - reduction, 1, true);
        }
        if number > 0 && value > window.alpha {
            value = -self.node(null, depth, 1, true);
        }
        if number == 0 || value > window.alpha {
            value = -self.node(full, depth, 1, true);
        }
        self.field.take_back();
        value
    }

    /// What is known after `depth`.
    pub(crate) fn progress(&self, depth: i32) -> Progress {
        let count = self.shared.limits.multi_pv.max(1).min(self.roots.len());
        let line = |root: &RootMove| Line {
            moves: root.line.iter().map(|&cell| self.field.point(usize::from(cell))).collect(),
            score: Score::of(root.known()),
            depth: root.depth as u32,
        };
        Progress {
            depth: depth as u32,
            longest: self.longest() as u32,
            lines: self.roots[..count].iter().map(line).collect(),
            nodes: self.shared.nodes.load(Ordering::Relaxed),
            vcf_nodes: self.shared.vcf_nodes.load(Ordering::Relaxed),
            time: self.shared.start.elapsed(),
            table_fill: self.shared.table.fill(),
        }
    }
}
