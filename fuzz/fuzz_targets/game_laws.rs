//! A game keeps its laws whatever is asked of it, by whom and when.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tengen_game::laws;

fuzz_target!(|bytes: &[u8]| {
    if let Err(breach) = laws::check(bytes) {
        panic!("{breach}");
    }
});
