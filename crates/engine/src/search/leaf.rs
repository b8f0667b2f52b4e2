//! Where the search ends: only fours are looked at there.

use super::Worker;
use crate::defence::against_straight_fours;
use crate::score::{MOST, WIN};
use crate::tables::Kind;
use crate::vcf::fours;

/// How many positions a search for a VCF looks at where the main search ends.
const BUDGET: u32 = 32;

impl Worker<'_> {
    /// What a position is worth where nobody is about to complete a five.
    pub(super) fn leaf(&mut self, beta: i32, ply: usize) -> i32 {
        self.sample();
        let evaluation = self.evaluate();
        if evaluation >= beta {
            return evaluation;
        }
        let own = self.field.to_move();
        let has_fours = !fours(&self.field, own).is_empty();
        if has_fours && let Some(win) = self.vcf(BUDGET) {
            return WIN - ply as i32 - win.stones;
        }
        let is_lost = !has_fours
            && self.field.count_of(own.opponent(), Kind::StraightFour) > 0
            && against_straight_fours(&mut self.field).is_some_and(|defences| defences.is_empty());
        if is_lost { ply as i32 + 4 - WIN } else { evaluation }
    }

    pub(super) fn evaluate(&self) -> i32 {
        self.field.evaluate().clamp(-MOST, MOST)
    }
}
