//! Moves in the order they are tried.

use crate::geometry::CELLS;

/// A list of moves, from which the best is taken one after the other.
#[derive(Default)]
pub(crate) struct Moves {
    moves: Vec<(i32, u16)>,
    taken: usize,
}

impl Moves {
    pub(crate) fn new() -> Self {
        Self { moves: Vec::with_capacity(CELLS), taken: 0 }
    }

    pub(crate) fn clear(&mut self) {
        self.moves.clear();
        self.taken = 0;
    }

    #[inline]
    pub(crate) fn push(&mut self, cell: usize, order: i32) {
        self.moves.push((order, cell as u16));
    }

    /// The best of the moves that are left.
    #[inline]
    pub(crate) fn take(&mut self) -> Option<usize> {
        let left = &mut self.moves[self.taken..];
        let (mut best, mut most) = (0, left.first()?.0);
        for (index, &(order, _)) in left.iter().enumerate().skip(1) {
            if order > most {
                (best, most) = (index, order);
            }
        }
        left.swap(0, best);
        self.taken += 1;
        Some(usize::from(left[0].1))
    }

    /// The moves taken so far, the last one left out.
    pub(crate) fn earlier(&self) -> impl Iterator<Item = usize> + '_ {
        self.moves[..self.taken.saturating_sub(1)].iter().map(|&(_, cell)| usize::from(cell))
    }
}
