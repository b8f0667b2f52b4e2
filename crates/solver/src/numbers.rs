//! Proof and disproof numbers.

/// How much is still to do to prove a position won, and to disprove it: least numbers of leaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Numbers {
    pub(crate) proof: u32,
    pub(crate) disproof: u32,
}

/// More than any real number; sums stop short of it.
const INFINITE: u32 = 1 << 28;

impl Numbers {
    pub(crate) const PROVEN: Self = Self { proof: 0, disproof: INFINITE };
    pub(crate) const DISPROVEN: Self = Self { proof: INFINITE, disproof: 0 };
    /// A position that nothing is known of.
    pub(crate) const UNKNOWN: Self = Self { proof: 1, disproof: 1 };
    /// A limit that only a decided position reaches.
    pub(crate) const UNLIMITED: Self = Self { proof: INFINITE, disproof: INFINITE };

    /// Whether one of the numbers has come to the limit.
    pub(crate) const fn reach(self, limit: Self) -> bool {
        self.proof >= limit.proof || self.disproof >= limit.disproof
    }

    /// The numbers of a position that is won if one of two is.
    pub(crate) fn either(self, other: Self) -> Self {
        if self == Self::PROVEN || other == Self::PROVEN {
            return Self::PROVEN;
        }
        Self { proof: self.proof.min(other.proof), disproof: sum(self.disproof, other.disproof) }
    }

    /// The numbers of a position that is won if both of two are.
    pub(crate) fn both(self, other: Self) -> Self {
        if self == Self::DISPROVEN || other == Self::DISPROVEN {
            return Self::DISPROVEN;
        }
        Self { proof: sum(self.proof, other.proof), disproof: self.disproof.min(other.disproof) }
    }
}

/// A sum that stays below infinity, so that big is not taken for decided.
fn sum(one: u32, other: u32) -> u32 {
    if one == INFINITE || other == INFINITE { INFINITE } else { (one + other).min(INFINITE - 1) }
}
