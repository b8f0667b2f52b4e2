//! Moves in the order they are tried.

use crate::geometry::CELLS;

/// A list of moves, from which the best is taken one after the other.
#[derive(Default)]
pub(crate) struct Moves {
    /// Order and cell in one number each; see [`Self::push`].
    keys: Vec<i32>,
    taken: usize,
}

/// The bits of a key that hold the cell.
const CELL_BITS: u32 = 9;
const CELL: i32 = (1 << CELL_BITS) - 1;

/// How many moves are looked for one by one. Most nodes end with one of the first few; where they do not, all
/// others will be wanted.
const LOOKED_FOR: usize = 4;

impl Moves {
    pub(crate) fn new() -> Self {
        Self { keys: Vec::with_capacity(CELLS), taken: 0 }
    }

    pub(crate) fn clear(&mut self) {
        self.keys.clear();
        self.taken = 0;
    }

    /// Adds a move; `order` has 22 bits and the sign.
    #[inline]
    pub(crate) fn push(&mut self, cell: usize, order: i32) {
        self.keys.push(order << CELL_BITS | cell as i32);
    }

    /// The best of the moves that are left; of equal ones that with the highest cell.
    #[inline]
    pub(crate) fn take(&mut self) -> Option<usize> {
        let left = &mut self.keys[self.taken..];
        if self.taken < LOOKED_FOR {
            let best = *left.iter().max()?;
            let place = left.iter().position(|&key| key == best)?;
            left.swap(0, place);
        } else if self.taken == LOOKED_FOR {
            left.sort_unstable_by(|one, other| other.cmp(one));
        }
        let best = *left.first()?;
        self.taken += 1;
        Some((best & CELL) as usize)
    }

    /// The moves taken so far, the last one left out.
    pub(crate) fn earlier(&self) -> impl Iterator<Item = usize> + '_ {
        self.keys[..self.taken.saturating_sub(1)].iter().map(|&key| (key & CELL) as usize)
    }
}
