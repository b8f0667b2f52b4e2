//! The reader of positions takes any text without a panic, and a position that was read, written
//! and read again is the same.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tengen_notation::positions::{self, Item, Reading};
use tengen_notation::{moves, rows};
use tengen_rules::BoardSize;

fuzz_target!(|text: &str| {
    for size in [BoardSize::RENJU, BoardSize::MAX] {
        for Item { line, outcome } in positions::read(text).moves_on(size) {
            assert!((1..=text.split('\n').count()).contains(&line), "line {line}");
            match outcome {
                Ok(reading) => comes_back(&reading, size),
                Err(error) => assert!(!error.to_string().is_empty()),
            }
        }
    }
});

fn comes_back(reading: &Reading, size: BoardSize) {
    let written = reading.board.to_string();
    assert_eq!(rows::read(&written).as_ref(), Ok(&reading.board), "{written}");
    if let Some(points) = &reading.moves {
        let written = moves::write(points);
        let again = moves::read(&written, size);
        assert_eq!(
            again.map(|moves| (moves.board, moves.points)),
            Ok((reading.board.clone(), points.clone())),
            "{written}"
        );
    }
}
