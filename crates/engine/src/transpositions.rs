//! What is remembered of positions, shared by all threads.

use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};

use crate::score::WON;

/// What a remembered value says of the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum Bound {
    None,
    Lower,
    Upper,
    Exact,
}

/// What is remembered of a position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Memory {
    /// Wins and losses are counted from this position on.
    pub(crate) value: i32,
    pub(crate) evaluation: i32,
    pub(crate) depth: i32,
    pub(crate) bound: Bound,
    pub(crate) best: Option<usize>,
}

impl Memory {
    /// The remembered value, where it says more than the evaluation and nothing is decided.
    pub(crate) const fn better(&self, evaluation: i32) -> Option<i32> {
        let is_better = match self.bound {
            Bound::Exact => true,
            Bound::Lower => self.value > evaluation,
            Bound::Upper => self.value < evaluation,
            Bound::None => false,
        };
        if is_better && self.value.abs() < WON { Some(self.value) } else { None }
    }
}

const NO_CELL: u64 = 0x1ff;
const BUCKET: usize = 4;
/// How many buckets tell how full the table is.
const SAMPLE: usize = 250;

/// An entry is two words, the first the key mixed with the second, so that words of different writers are
/// not taken for an entry.
type Slot = [AtomicU64; 2];

/// The entries where a position may stand: one line of the cache.
#[repr(align(64))]
struct Bucket([Slot; BUCKET]);

/// A table that never grows.
pub(crate) struct Transpositions {
    buckets: Box<[Bucket]>,
    age: AtomicU8,
}

impl Transpositions {
    /// A table of `bytes` at most, but of one bucket at least.
    pub(crate) fn new(bytes: usize) -> Self {
        let buckets = (bytes / size_of::<Bucket>()).max(1);
        let empty = || Bucket([const { [const { AtomicU64::new(0) }; 2] }; BUCKET]);
        Self { buckets: (0..buckets).map(|_| empty()).collect(), age: AtomicU8::new(0) }
    }

    pub(crate) fn bytes(&self) -> usize {
        self.buckets.len() * size_of::<Bucket>()
    }

    pub(crate) fn clear(&self) {
        for slot in self.buckets.iter().flat_map(|bucket| &bucket.0) {
            slot[0].store(0, Ordering::Relaxed);
            slot[1].store(0, Ordering::Relaxed);
        }
    }

    /// Entries of earlier searches give way first from now on.
    pub(crate) fn grow_older(&self) {
        self.age.fetch_add(1, Ordering::Relaxed);
    }

    fn bucket(&self, key: u64) -> &[Slot; BUCKET] {
        let index = ((u128::from(key) * self.buckets.len() as u128) >> 64) as usize;
        &self.buckets[index].0
    }

    pub(crate) fn find(&self, key: u64, ply: usize) -> Option<Memory> {
        let data = self.bucket(key).iter().find_map(|slot| {
            let data = slot[1].load(Ordering::Relaxed);
            (slot[0].load(Ordering::Relaxed) ^ data == key && data != 0).then_some(data)
        })?;
        Some(unpack(data, ply as i32))
    }

    pub(crate) fn store(&self, key: u64, ply: usize, mut memory: Memory) {
        let age = u64::from(self.age.load(Ordering::Relaxed) & 63);
        let mut victim = (i32::MAX, &self.bucket(key)[0]);
        for slot in self.bucket(key) {
            let data = slot[1].load(Ordering::Relaxed);
            if slot[0].load(Ordering::Relaxed) ^ data == key {
                let old = unpack(data, ply as i32);
                memory.best = memory.best.or(old.best);
                let is_better = data >> 58 == age && old.depth > memory.depth + 3;
                if is_better && memory.bound != Bound::Exact {
                    return;
                }
                victim.1 = slot;
                break;
            }
            let worth =
                if data == 0 { -1000 } else { depth_of(data) - 8 * ((age + 64 - (data >> 58)) & 63) as i32 };
            if worth < victim.0 {
                victim = (worth, slot);
            }
        }
        let data = pack(memory, ply as i32, age);
        victim.1[0].store(key ^ data, Ordering::Relaxed);
        victim.1[1].store(data, Ordering::Relaxed);
    }

    /// How full the table is with what this search wrote, in thousandths, by a sample.
    pub(crate) fn fill(&self) -> u32 {
        let age = u64::from(self.age.load(Ordering::Relaxed) & 63);
        let sample = &self.buckets[..self.buckets.len().min(SAMPLE)];
        let used = |slot: &&Slot| {
            let data = slot[1].load(Ordering::Relaxed);
            data != 0 && data >> 58 == age
        };
        let count = sample.iter().flat_map(|bucket| &bucket.0).filter(used).count();
        (count * 1000 / (sample.len() * BUCKET)) as u32
    }
}

const fn depth_of(data: u64) -> i32 {
    (data >> 48 & 0xff) as u8 as i32
}

/// Value, evaluation, best cell with the bound above it, depth, age: 16, 16, 9 + 2, 8 and 6 bits.
#[allow(clippy::cast_sign_loss, reason = "the bits are meant")]
fn pack(memory: Memory, ply: i32, age: u64) -> u64 {
    let value = match memory.value {
        value if value >= WON => value + ply,
        value if value <= -WON => value - ply,
        value => value,
    };
    let best = memory.best.map_or(NO_CELL, |cell| cell as u64);
    u64::from(value as i16 as u16)
        | u64::from(memory.evaluation as i16 as u16) << 16
        | best << 32
        | (memory.bound as u64) << 41
        | u64::from(memory.depth.clamp(0, 255) as u8) << 48
        | age << 58
}

#[allow(clippy::cast_possible_wrap, reason = "the bits are meant")]
fn unpack(data: u64, ply: i32) -> Memory {
    let value = match i32::from(data as u16 as i16) {
        value if value >= WON => value - ply,
        value if value <= -WON => value + ply,
        value => value,
    };
    let best = data >> 32 & 0x1ff;
    Memory {
        value,
        evaluation: i32::from((data >> 16) as u16 as i16),
        depth: depth_of(data),
        bound: [Bound::None, Bound::Lower, Bound::Upper, Bound::Exact][(data >> 41 & 3) as usize],
        best: (best != NO_CELL).then_some(best as usize),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_stored_is_found_again_and_wins_count_from_where_they_are_found() {
        let table = Transpositions::new(1 << 12);
        assert!(table.bytes() <= 1 << 12);
        let memory =
            Memory { value: WON + 400, evaluation: -77, depth: 9, bound: Bound::Lower, best: Some(399) };
        table.store(42, 7, memory);
        let found = table.find(42, 3).unwrap();
        assert_eq!((found.value, found.evaluation, found.depth), (WON + 404, -77, 9));
        assert_eq!((found.bound, found.best), (Bound::Lower, Some(399)));
        assert!(table.find(43, 3).is_none());
        table.clear();
        assert!(table.find(42, 3).is_none());
    }

    #[test]
    fn a_shallow_entry_gives_way_to_others_first() {
        let table = Transpositions::new(0);
        let memory = |depth| Memory { value: 0, evaluation: 0, depth, bound: Bound::Exact, best: None };
        for key in 1..=4 {
            table.store(key, 0, memory(key as i32));
        }
        table.store(5, 0, memory(3));
        assert!(table.find(1, 0).is_none());
        assert!([2, 3, 4, 5].into_iter().all(|key| table.find(key, 0).is_some()));
    }
}
