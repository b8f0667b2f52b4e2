//! Entries of the same place become one.

use super::Entry;

/// The entries in the order of their places, those of one place added up.
pub(crate) fn fold(mut entries: Vec<Entry>) -> Vec<Entry> {
    entries.sort_unstable_by_key(Entry::place);
    let mut folded: Vec<Entry> = Vec::with_capacity(entries.len());
    for entry in entries {
        match folded.last_mut() {
            Some(last) if last.place() == entry.place() => last.add(&entry),
            _ => {
                drop_void(&mut folded);
                folded.push(entry);
            }
        }
    }
    drop_void(&mut folded);
    folded
}

fn drop_void(folded: &mut Vec<Entry>) {
    if folded.last().is_some_and(Entry::is_void) {
        folded.pop();
    }
}
