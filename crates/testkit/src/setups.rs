//! Setups to be judged and changes of their boards: drawn at random, or spelled by a fuzzer as bytes.

use fastrand::Rng;
use tengen_rules::{Board, BoardSize, Colour, Point, RuleSet, Setup};

use crate::generate;

/// A change of a board: a stone of this colour is placed on a free point; a point that holds a
/// stone loses it.
pub type Change = (Point, Colour);

/// `board`, judged for Black under today's renju rules.
pub const fn renju(board: Board) -> Setup {
    Setup { board, rule_set: RuleSet::Renju, to_move: Colour::Black }
}

/// `board` under a random rule set for a random colour; half of the time under renju for Black.
pub fn random_rules(rng: &mut Rng, board: Board) -> Setup {
    if rng.bool() {
        return renju(board);
    }
    let rule_set = RuleSet::ALL[rng.usize(..RuleSet::ALL.len())];
    Setup { board, rule_set, to_move: Colour::BOTH[rng.usize(..2)] }
}

/// The setup that a string of bytes spells; every string spells one.
///
/// Byte 0 names the size of the board and the colour, byte 1 the rule set; each further byte stands
/// for four points, two bits each, by column and then by row: 0 and 3 free, 1 black, 2 white.
/// Points without a byte are free.
///
/// ```
/// use tengen_rules::{Colour, RuleSet};
/// let setup = tengen_testkit::board_from_bytes(&[0, 5, 0b01_10_01_01]);
/// assert_eq!(setup.board.to_string(), "...../x..../o..../x..../x....");
/// assert_eq!((setup.rule_set, setup.to_move), (RuleSet::Renju, Colour::Black));
/// ```
pub fn board_from_bytes(bytes: &[u8]) -> Setup {
    let [shape, rules] = [0, 1].map(|index| bytes.get(index).copied().unwrap_or(0));
    let span = BoardSize::MAX.lines() - BoardSize::MIN.lines() + 1;
    let size = BoardSize::new(BoardSize::MIN.lines() + shape / 2 % span).unwrap_or_default();
    let mut board = Board::new(size);
    let codes = bytes.iter().skip(2).flat_map(|byte| [0, 2, 4, 6].map(|shift| byte >> shift & 3));
    for (point, code) in size.iter().zip(codes) {
        if let 1 | 2 = code {
            let placed = board.place(point, Colour::BOTH[usize::from(code - 1)]);
            debug_assert!(placed.is_ok(), "each point comes once");
        }
    }
    let rule_set = RuleSet::ALL[usize::from(rules) % RuleSet::ALL.len()];
    Setup { board, rule_set, to_move: Colour::BOTH[usize::from(shape % 2)] }
}

/// The changes of a board of `size` that a string of bytes spells, two bytes each: the point, and
/// the colour in the highest bit of the second byte.
pub fn changes_from_bytes(size: BoardSize, bytes: &[u8]) -> Vec<Change> {
    let change = |pair: &[u8]| {
        let index = usize::from(pair[0]) | usize::from(pair[1] & 0x7f) << 8;
        let point = size.iter().nth(index % size.points())?;
        Some((point, Colour::BOTH[usize::from(pair[1] >> 7)]))
    };
    bytes.chunks_exact(2).filter_map(change).collect()
}

/// `count` random changes of a board of `size`.
pub fn random_changes(rng: &mut Rng, size: BoardSize, count: usize) -> Vec<Change> {
    (0..count).map(|_| (generate::point(rng, size), Colour::BOTH[rng.usize(..2)])).collect()
}
