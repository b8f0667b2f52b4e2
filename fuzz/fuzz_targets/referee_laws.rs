//! The referee keeps its laws on every board, and while stones come and go.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tengen_testkit::{board_from_bytes, changes_from_bytes, laws};

/// Bytes of changes that are played, two a change: more would make each run slow and show no more.
const CHANGE_BYTES: usize = 64;

// The bytes after those of the board are the changes.
fuzz_target!(|bytes: &[u8]| {
    let setup = board_from_bytes(bytes);
    let size = setup.board.size();
    let changes = bytes.get(2 + size.points().div_ceil(4)..).unwrap_or_default();
    let changes = changes_from_bytes(size, &changes[..changes.len().min(CHANGE_BYTES)]);
    let kept = laws::all(&setup).and_then(|()| laws::kept_judgement_is_fresh(&setup, &changes));
    if let Err(breach) = kept {
        panic!("{breach}");
    }
});
