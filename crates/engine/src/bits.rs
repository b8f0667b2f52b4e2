//! Sets of cells as one bit a cell.

use crate::geometry::CELLS;

const WORDS: usize = CELLS.div_ceil(64);

/// A set of cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Bits([u64; WORDS]);

impl Bits {
    pub(crate) const EMPTY: Self = Self([0; WORDS]);

    #[inline]
    pub(crate) const fn toggle(&mut self, cell: usize) {
        self.0[cell >> 6] ^= 1 << (cell & 63);
    }

    #[inline]
    pub(crate) const fn insert(&mut self, cell: usize) {
        self.0[cell >> 6] |= 1 << (cell & 63);
    }

    #[inline]
    pub(crate) const fn contains(&self, cell: usize) -> bool {
        self.0[cell >> 6] >> (cell & 63) & 1 != 0
    }

    #[inline]
    pub(crate) fn union(&self, other: &Self) -> Self {
        Self(core::array::from_fn(|word| self.0[word] | other.0[word]))
    }

    #[inline]
    pub(crate) fn intersection(&self, other: &Self) -> Self {
        Self(core::array::from_fn(|word| self.0[word] & other.0[word]))
    }

    #[inline]
    pub(crate) fn difference(&self, other: &Self) -> Self {
        Self(core::array::from_fn(|word| self.0[word] & !other.0[word]))
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }

    /// The lowest cell of the set.
    #[inline]
    pub(crate) fn first(&self) -> Option<usize> {
        self.iter().next()
    }

    /// The cells in ascending order.
    #[inline]
    pub(crate) fn iter(&self) -> Iter {
        Iter { words: self.0, index: 0 }
    }
}

/// The cells of a set in ascending order.
pub(crate) struct Iter {
    words: [u64; WORDS],
    index: usize,
}

impl Iterator for Iter {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        while self.index < WORDS {
            let word = &mut self.words[self.index];
            if *word != 0 {
                let bit = word.trailing_zeros() as usize;
                *word &= *word - 1;
                return Some(self.index << 6 | bit);
            }
            self.index += 1;
        }
        None
    }
}
