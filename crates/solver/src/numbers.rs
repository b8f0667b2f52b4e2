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
    /// A limit that only a decided position reaches.
    pub(crate) const UNLIMITED: Self = Self { proof: INFINITE, disproof: INFINITE };

    /// Whether one of the numbers has come to the limit.
    pub(crate) const fn reach(self, limit: Self) -> bool {
        self.proof >= limit.proof || self.disproof >= limit.disproof
    }

    /// Whether the position is known to be won or not.
    pub(crate) const fn is_decided(self) -> bool {
        self.proof == 0 || self.disproof == 0
    }

    /// The numbers of a position that is won if one of several is.
    ///
    /// To disprove it takes all of them, but what disproves one goes far to disprove the others: the
    /// hardest counts in full and each other one as one.
    pub(crate) fn any(positions: impl Iterator<Item = Self>) -> Self {
        let mut all = Self::DISPROVEN;
        let mut undecided = 0;
        for numbers in positions.filter(|numbers| numbers.disproof != 0) {
            if numbers.proof == 0 {
                return Self::PROVEN;
            }
            undecided += 1;
            all.proof = all.proof.min(numbers.proof);
            all.disproof = all.disproof.max(numbers.disproof);
        }
        if undecided > 0 {
            all.disproof = sum(all.disproof, undecided - 1);
        }
        all
    }

    /// The numbers of a position that is won if all of several are.
    pub(crate) fn all(positions: impl Iterator<Item = Self>) -> Self {
        let mut all = Self::PROVEN;
        for numbers in positions.filter(|numbers| numbers.proof != 0) {
            if numbers.disproof == 0 {
                return Self::DISPROVEN;
            }
            all.proof = sum(all.proof, numbers.proof);
            all.disproof = all.disproof.min(numbers.disproof);
        }
        all
    }

    /// The disproof number at which one of `undecided` positions brings [`Self::any`] of them to this limit.
    pub(crate) const fn disproof_of_one(self, undecided: u32) -> u32 {
        if self.disproof == INFINITE {
            INFINITE
        } else {
            self.disproof.saturating_sub(undecided.saturating_sub(1))
        }
    }
}

/// A sum that stays below infinity, so that big is not taken for decided.
fn sum(one: u32, other: u32) -> u32 {
    (one + other).min(INFINITE - 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    const EASY: Numbers = Numbers { proof: 2, disproof: 5 };
    const HARD: Numbers = Numbers { proof: 7, disproof: 3 };
    const ENDLESS: Numbers = Numbers { proof: INFINITE - 1, disproof: INFINITE - 1 };

    #[test]
    fn one_win_is_enough_for_the_attacker_and_all_are_needed_after_the_defenders_moves() {
        assert_eq!(
            Numbers::any([EASY, HARD, Numbers::DISPROVEN].into_iter()),
            Numbers { proof: 2, disproof: 6 }
        );
        assert_eq!(
            Numbers::all([EASY, HARD, Numbers::PROVEN].into_iter()),
            Numbers { proof: 9, disproof: 3 }
        );
        assert_eq!(Numbers::any([EASY, Numbers::PROVEN].into_iter()), Numbers::PROVEN);
        assert_eq!(Numbers::all([EASY, Numbers::DISPROVEN].into_iter()), Numbers::DISPROVEN);
        assert_eq!(Numbers::any([Numbers::DISPROVEN].into_iter()), Numbers::DISPROVEN);
        assert_eq!(Numbers::all([].into_iter()), Numbers::PROVEN);
    }

    #[test]
    fn big_numbers_are_not_taken_for_decided() {
        for numbers in [Numbers::any([ENDLESS; 3].into_iter()), Numbers::all([ENDLESS; 3].into_iter())] {
            assert!(numbers != Numbers::PROVEN && numbers != Numbers::DISPROVEN);
            assert!(!numbers.reach(Numbers::UNLIMITED));
        }
    }

    #[test]
    fn a_limit_is_reached_when_the_hardest_of_several_reaches_its_part() {
        let limit = Numbers { proof: 100, disproof: 8 };
        let part = limit.disproof_of_one(2);
        for (disproof, is_reached) in [(part - 1, false), (part, true)] {
            let hardest = Numbers { proof: 7, disproof };
            assert_eq!(Numbers::any([EASY, hardest].into_iter()).reach(limit), is_reached);
        }
        assert_eq!(Numbers::UNLIMITED.disproof_of_one(9), Numbers::UNLIMITED.disproof);
    }
}
