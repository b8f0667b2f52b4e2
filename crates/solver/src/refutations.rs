//! What is remembered of positions without a VCF.

/// Positions without a VCF of so many fours, by hash; a later entry replaces an earlier one.
pub(crate) struct Refutations {
    /// The upper bits of the hash, which the slot does not tell, and the number of fours in the lowest
    /// [`FOURS_BITS`]. Zeros are no entry.
    entries: Vec<u64>,
}

/// More fours than any board has room for: there is no VCF at all.
pub(crate) const ANY: u32 = (1 << FOURS_BITS) - 1;
const FOURS_BITS: u32 = 9;

impl Refutations {
    /// A table of `bytes` at most, but of 8 KB at least.
    pub(crate) fn new(bytes: usize) -> Self {
        let entries = (bytes / size_of::<u64>()).clamp(1 << 10, 1 << 28);
        Self { entries: vec![0; 1 << entries.ilog2()] }
    }

    const fn slot(&self, key: u64) -> usize {
        key as usize & (self.entries.len() - 1)
    }

    /// The number of fours that are known not to be enough; [`ANY`] if no number is.
    pub(crate) fn fours(&self, key: u64) -> Option<u32> {
        let entry = self.entries[self.slot(key)];
        (entry != 0 && entry >> FOURS_BITS == key >> FOURS_BITS).then_some(entry as u32 & ANY)
    }

    pub(crate) fn store(&mut self, key: u64, fours: u32) {
        let slot = self.slot(key);
        self.entries[slot] = key >> FOURS_BITS << FOURS_BITS | u64::from(fours.min(ANY));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entry_is_found_by_its_key_alone_and_gives_way_to_a_later_one() {
        let mut table = Refutations::new(0);
        let key = 0x0123_4567_89ab_cdef;
        table.store(key, 3);
        assert_eq!(table.fours(key), Some(3));
        assert_eq!(table.fours(key ^ 1 << 63), None);
        table.store(key ^ 1 << 63, 4);
        assert_eq!((table.fours(key), table.fours(key ^ 1 << 63)), (None, Some(4)));
        table.store(key, u32::MAX);
        assert_eq!(table.fours(key), Some(ANY));
    }
}
