//! The numbers of half windows.

use std::sync::OnceLock;

use crate::geometry::REACH;

/// How many states half a window of two bits a cell has, and how many of them can be.
const STATES: usize = 1 << (2 * REACH);
pub(crate) const HALVES: usize = 364;
const NONE: u32 = u32::MAX;

/// The halves of windows, numbered without those that cannot be.
pub(crate) struct Halves {
    /// The number of the half before the cell times [`HALVES`].
    before: [u32; STATES],
    after: [u32; STATES],
}

impl Halves {
    /// The numbers, made once.
    pub(crate) fn get() -> &'static Self {
        static MADE: OnceLock<Halves> = OnceLock::new();
        MADE.get_or_init(|| {
            // Beyond the wall is nothing else.
            let is_wall = |state: usize, cell: usize| state >> (2 * cell) & 3 == 3;
            let after =
                |state: usize| (1..REACH).all(|cell| !is_wall(state, cell - 1) || is_wall(state, cell));
            let before =
                |state: usize| (1..REACH).all(|cell| !is_wall(state, cell) || is_wall(state, cell - 1));
            Self { before: numbered(before, HALVES as u32), after: numbered(after, 1) }
        })
    }

    /// The place of a window whose cell in the middle is left out; `None` if there is no such window.
    pub(crate) fn index(&self, window: usize) -> Option<usize> {
        let (before, after) = (self.before[window & (STATES - 1)], self.after[window >> (2 * REACH)]);
        (before != NONE && after != NONE).then_some(before as usize + after as usize)
    }

    /// The place of the window that begins at the lowest bit of `line`. It must be one, around a free cell.
    #[inline]
    pub(crate) fn place(&self, line: u64) -> usize {
        let before = self.before[line as usize & (STATES - 1)];
        let after = self.after[(line >> (2 * REACH + 2)) as usize & (STATES - 1)];
        before as usize + after as usize
    }
}

fn numbered(can_be: impl Fn(usize) -> bool, factor: u32) -> [u32; STATES] {
    let mut count = 0;
    core::array::from_fn(|state| {
        if !can_be(state) {
            return NONE;
        }
        count += 1;
        (count - 1) * factor
    })
}
