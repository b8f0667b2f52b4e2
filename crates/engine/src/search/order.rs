//! The order in which moves are tried.

use tengen_rules::Colour;

use super::Worker;
use crate::bits::Bits;

/// The remembered move comes before all others.
const BEST: i32 = 1 << 20;
const KILLER: i32 = 60;
const COUNTER: i32 = 40;
/// What a history number is divided by.
const HISTORY: i32 = 96;

impl Worker<'_> {
    /// Lists `cells` for the node at `ply`.
    pub(super) fn list(&mut self, cells: &Bits, best: Option<usize>, ply: usize) {
        let own = self.field.to_move();
        let last = self.field.last(0);
        let mut moves = core::mem::take(&mut self.lists[ply]);
        moves.clear();
        for cell in cells.iter() {
            moves.push(cell, self.order(cell, own, best, last, ply));
        }
        self.lists[ply] = moves;
    }

    #[inline]
    fn order(&self, cell: usize, own: Colour, best: Option<usize>, last: Option<usize>, ply: usize) -> i32 {
        if best == Some(cell) {
            return BEST;
        }
        let colour = own.index();
        let mut order = i32::from(self.field.entry(cell, own).attack)
            + i32::from(self.field.entry(cell, own.opponent()).defence)
            + self.memories.history(colour, cell) / HISTORY;
        if self.memories.is_killer(ply, cell) {
            order += KILLER;
        }
        if self.memories.is_counter(colour, last, cell) {
            order += COUNTER;
        }
        order
    }
}
