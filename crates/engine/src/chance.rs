//! Choices that look random and are the same each time.

/// Numbers that follow from a seed and from what they are asked for, and from nothing else: neither
/// from each other nor from the order they are asked in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Chance(u64);

impl Chance {
    pub(crate) const fn new(seed: u64) -> Self {
        Self(mixed(seed))
    }

    /// The chances of a part of what there is to choose.
    #[must_use]
    pub(crate) const fn of(self, part: u64) -> Self {
        Self(mixed(self.0 ^ mixed(part)))
    }

    /// A number below `bound`; 0 if that is 0.
    pub(crate) const fn below(self, bound: usize) -> usize {
        ((self.0 as u128 * bound as u128) >> 64) as usize
    }

    /// Whether something happens so many times in a thousand.
    pub(crate) const fn happens(self, permille: u32) -> bool {
        self.below(1000) < permille as usize
    }

    /// A number from `-most` to `most`, small ones more often.
    pub(crate) const fn error(self, most: i32) -> i32 {
        let one = self.of(1).below(most as usize + 1);
        let other = self.of(2).below(most as usize + 1);
        one as i32 - other as i32
    }
}

/// The output function of the splitmix64 generator.
const fn mixed(number: u64) -> u64 {
    let mut z = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_follow_from_the_seed_and_are_spread_evenly() {
        assert_eq!(Chance::new(7).of(3), Chance::new(7).of(3));
        assert_ne!(Chance::new(7).of(3), Chance::new(8).of(3));
        let hits = |permille| (0..10_000).filter(|&part| Chance::new(1).of(part).happens(permille)).count();
        assert_eq!((hits(0), hits(1000)), (0, 10_000));
        assert!((2300..2700).contains(&hits(250)));
        let errors: Vec<i32> = (0..10_000).map(|part| Chance::new(2).of(part).error(50)).collect();
        assert!(errors.iter().all(|error| error.abs() <= 50));
        assert!(errors.iter().sum::<i32>().abs() < 10_000 && errors.iter().any(|error| error.abs() > 40));
        assert_eq!(Chance::new(3).below(0), 0);
    }
}
