//! Entries in pieces of a page of the disk.

use super::Entry;
use crate::StoreError;

/// So many bytes a block holds, unless one position alone has more: with its row it fills a page of SQLite's.
const BYTES: usize = 3900;

/// Entries in order, all of those of a position in one block.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Block {
    pub(crate) first_key: u64,
    pub(crate) body: Vec<u8>,
}

impl Block {
    /// The blocks of entries that are in order.
    pub(crate) fn cut(entries: &[Entry]) -> Vec<Self> {
        let (mut blocks, mut bytes, mut last_key) = (Vec::<Self>::new(), Vec::new(), 0);
        for position in entries.chunk_by(|one, other| one.key == other.key) {
            let key = position[0].key;
            bytes.clear();
            write(position, last_key, &mut bytes);
            match blocks.last_mut() {
                Some(block) if block.body.len() + bytes.len() <= BYTES => block.body.extend(&bytes),
                _ => {
                    let mut body = Vec::with_capacity(BYTES);
                    write(position, key, &mut body);
                    blocks.push(Self { first_key: key, body });
                }
            }
            last_key = key;
        }
        blocks
    }

    /// A block as the database keeps it.
    pub(crate) fn stored(first_key: i64, body: Vec<u8>) -> Self {
        Self { first_key: key_from_stored(first_key), body }
    }

    /// All its entries.
    pub(crate) fn entries(&self) -> impl Iterator<Item = Result<Entry, StoreError>> + '_ {
        let (mut rest, mut before) = (self.body.as_slice(), self.first_key);
        std::iter::from_fn(move || {
            if rest.is_empty() {
                return None;
            }
            let entry = Entry::read(before, &mut rest);
            match &entry {
                Ok(entry) => before = entry.key,
                Err(_) => rest = &[],
            }
            Some(entry)
        })
    }

    /// The entries of one position, added to `found`.
    pub(crate) fn find(&self, key: u64, found: &mut Vec<Entry>) -> Result<(), StoreError> {
        for entry in self.entries() {
            let entry = entry?;
            if entry.key > key {
                break;
            }
            if entry.key == key {
                found.push(entry);
            }
        }
        Ok(())
    }
}

fn write(position: &[Entry], mut before: u64, bytes: &mut Vec<u8>) {
    for entry in position {
        entry.write(before, bytes);
        before = entry.key;
    }
}

/// A key as databases keep it, which count with a sign: in the same order.
pub(crate) const fn stored_key(key: u64) -> i64 {
    (key ^ 1 << 63).cast_signed()
}

/// The key that is kept so.
pub(crate) const fn key_from_stored(stored: i64) -> u64 {
    stored.cast_unsigned() ^ 1 << 63
}

#[cfg(test)]
mod tests {
    use tengen_rules::RuleSet;

    use super::super::entry::{Group, NextCode};
    use super::super::query::Next;
    use super::*;
    use crate::archive::{Band, fold};

    fn entries(positions: u64, of_each: u64) -> Vec<Entry> {
        let group = Group::new(RuleSet::Renju, Band::Unknown);
        let place = |position: u64, entry: u64| {
            let point = tengen_rules::Point::new((entry / 20) as u8, (entry % 20) as u8).unwrap();
            let key = position.wrapping_mul(0x9e37_79b9_7f4a_7c15);
            (key, group, NextCode::from(Next::Stone(point)))
        };
        let all = (0..positions).flat_map(|position| (0..of_each).map(move |entry| (position, entry)));
        fold(
            all.map(|(one, two)| Entry::of_game(place(one, two), 0, None, 1 + one.cast_signed(), 1))
                .collect(),
        )
    }

    #[test]
    fn blocks_hold_all_entries_in_order_and_a_position_is_in_one() {
        for (positions, of_each) in [(0, 1), (1, 1), (5000, 1), (30, 200)] {
            let entries = entries(positions, of_each);
            let blocks = Block::cut(&entries);
            let read: Vec<Entry> = blocks.iter().flat_map(Block::entries).map(Result::unwrap).collect();
            assert_eq!(read, entries);
            assert!(blocks.windows(2).all(|pair| pair[0].first_key < pair[1].first_key));
            for position in entries.chunk_by(|one, other| one.key == other.key) {
                let key = position[0].key;
                let block = blocks.iter().rfind(|block| block.first_key <= key).unwrap();
                let mut found = Vec::new();
                block.find(key, &mut found).unwrap();
                assert_eq!(found, position);
            }
            if of_each == 1 {
                assert!(blocks.iter().all(|block| block.body.len() <= BYTES));
                assert!(blocks.len() <= positions as usize / 200 + 1, "{}", blocks.len());
            }
        }
    }

    #[test]
    fn keys_are_kept_in_their_order() {
        let keys = [0, 1, u64::MAX / 2, u64::MAX / 2 + 1, u64::MAX];
        assert!(keys.map(stored_key).is_sorted());
        assert_eq!(keys.map(stored_key).map(key_from_stored), keys);
    }
}
