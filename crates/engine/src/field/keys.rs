//! What makes the hash of a board.

use crate::geometry::CELLS;

/// By colour and cell, what a stone puts into the hash.
pub(super) static KEYS: [[u64; CELLS]; 2] = keys();

/// Numbers that look random (SplitMix64).
const fn keys() -> [[u64; CELLS]; 2] {
    let mut keys = [[0; CELLS]; 2];
    let mut index = 0;
    while index < 2 * CELLS {
        let mut key = (index as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        key = (key ^ key >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        key = (key ^ key >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        keys[index / CELLS][index % CELLS] = key ^ key >> 31;
        index += 1;
    }
    keys
}
