//! Stones put down and taken back.

use super::{BOTH, Before, Cell, Change, Field, Turn, code, spread};
use crate::bits::Bits;
use crate::geometry::{LINES, REACH};
use crate::tables::{Kind, Tables};

impl Field {
    /// Puts a stone of the side to move on a free cell; the other side is to move then.
    pub(crate) fn place(&mut self, cell: usize) {
        self.put::<true>(cell);
    }

    /// Puts a stone down as [`Self::place`] does, but for the worth: until it is taken back
    /// [`Self::evaluate`] says nothing.
    pub(crate) fn probe(&mut self, cell: usize) {
        self.put::<false>(cell);
    }

    #[inline]
    fn put<const WEIGHS: bool>(&mut self, cell: usize) {
        let colour = self.to_move;
        self.stack.push(Before {
            cell: cell as u16,
            changes: self.changes.len(),
            turns: self.turns.len(),
            worth: self.worth,
            near: self.near,
        });
        self.count(cell, -1);
        if WEIGHS {
            for colour in 0..2 {
                self.worth[colour] -= self.look_up(cell, colour).worth;
            }
        }
        self.occupied.toggle(cell);
        self.near = self.near.union(&self.geometry.near[cell]);
        let place = &self.geometry.places[cell];
        let stone = (colour.index() as u64 + 1) << (2 * REACH);
        for direction in 0..4 {
            let shift = place.shift[direction];
            let word = &mut self.lines[place.line[direction] as usize & (LINES - 1)];
            *word ^= stone << shift;
            let line = *word;
            self.look_along::<WEIGHS>(cell, direction, line, shift);
        }
        self.own(cell, colour);
        self.to_move = colour.opponent();
    }

    /// Classes the free cells around `cell` on one line anew.
    #[inline]
    fn look_along<const WEIGHS: bool>(&mut self, cell: usize, direction: usize, line: u64, shift: u8) {
        let Self { tables, geometry, cells, kinds, counts, changes, turns, .. } = self;
        let Tables { combinations, points: [black, white], .. } = &**tables;
        let [mut black_worth, mut white_worth] = self.worth;
        let step = geometry.steps[direction];
        let first = cell.wrapping_add_signed(-step * REACH as isize);
        let around = line >> shift;
        // A bit for each free cell, every other bit.
        let mut free = !(around | around >> 1) & tables.around;
        while free != 0 {
            let place = free.trailing_zeros() as usize;
            free &= free - 1;
            let there = first.wrapping_add_signed(step * (place as isize / 2));
            let window = line >> ((usize::from(shift) + place).wrapping_sub(2 * REACH) & 63);
            let classes = spread(tables.class(window)) << (4 * direction);
            let cell = &mut cells[there];
            let before = *cell;
            let pattern = before.pattern & !(BOTH << (4 * direction)) | classes;
            if pattern == before.pattern {
                continue;
            }
            changes.push(Change { before, cell: there as u16 });
            let now =
                [combinations[usize::from(code(pattern, 0))], combinations[usize::from(code(pattern, 1))]];
            *cell = Cell { pattern, combinations: now };
            let (from, to) = (&black[usize::from(before.combinations[0])], &black[usize::from(now[0])]);
            if WEIGHS {
                black_worth += to.worth - from.worth;
            }
            if from.kind != to.kind {
                turns.push(Turn { cell: there as u16, colour: 0, from: from.kind, to: to.kind });
                turn(&mut kinds[0], &mut counts[0], there, from.kind, to.kind);
            }
            let (from, to) = (&white[usize::from(before.combinations[1])], &white[usize::from(now[1])]);
            if WEIGHS {
                white_worth += to.worth - from.worth;
            }
            if from.kind != to.kind {
                turns.push(Turn { cell: there as u16, colour: 1, from: from.kind, to: to.kind });
                turn(&mut kinds[1], &mut counts[1], there, from.kind, to.kind);
            }
        }
        self.worth = [black_worth, white_worth];
    }

    /// Takes the last stone off again.
    pub(crate) fn take_back(&mut self) {
        let Some(before) = self.stack.pop() else { return };
        let cell = usize::from(before.cell);
        let colour = self.to_move.opponent();
        // Each cell was changed once at most, so the order does not matter.
        for change in &self.changes[before.changes..] {
            self.cells[usize::from(change.cell)] = change.before;
        }
        self.changes.truncate(before.changes);
        while self.turns.len() > before.turns {
            if let Some(Turn { cell, colour, from, to }) = self.turns.pop() {
                let colour = usize::from(colour);
                turn(&mut self.kinds[colour], &mut self.counts[colour], usize::from(cell), to, from);
            }
        }
        let place = &self.geometry.places[cell];
        let stone = (colour.index() as u64 + 1) << (2 * REACH);
        for direction in 0..4 {
            self.lines[place.line[direction] as usize & (LINES - 1)] ^= stone << place.shift[direction];
        }
        self.count(cell, 1);
        self.worth = before.worth;
        self.near = before.near;
        self.occupied.toggle(cell);
        self.own(cell, colour);
        self.to_move = colour;
    }
}

/// Moves a free cell from one set of kinds to another.
#[inline]
fn turn(kinds: &mut [Bits; Kind::COUNT], counts: &mut [u16; Kind::COUNT], cell: usize, from: Kind, to: Kind) {
    kinds[from as usize].toggle(cell);
    kinds[to as usize].toggle(cell);
    counts[from as usize] -= 1;
    counts[to as usize] += 1;
}
