//! What openings are worth, computed by `cargo xtask openings`. Do not edit.

use tengen_rules::RuleSet;

/// By opening, what it is worth to Black with one fifth, with two offered, and so on.
#[rustfmt::skip]
pub(super) static NAMED: [[i16; 12]; 26] = [
    [46, 45, 38, 38, 31, 28, 26, 23, 18, 17, 11, 7], // D1
    [65, 64, 61, 55, 52, 48, 47, 41, 40, 37, 26, 23], // D2
    [38, 33, 24, 21, 13, 11, 4, -5, -5, -9, -10, -18], // D3
    [61, 47, 39, 38, 37, 37, 32, 32, 28, 23, 21, 19], // D4
    [57, 51, 47, 42, 41, 41, 39, 28, 25, 16, 14, 14], // D5
    [48, 47, 39, 38, 37, 31, 28, 23, 17, 9, 7, 5], // D6
    [68, 48, 44, 39, 33, 32, 30, 27, 24, 19, 18, -1], // D7
    [52, 43, 42, 39, 37, 34, 32, 21, 21, 18, 4, 0], // D8
    [47, 45, 37, 35, 27, 23, 19, 17, 5, 3, -7, -10], // D9
    [44, 41, 36, 33, 27, 24, 24, 21, 20, 17, -3, -8], // D10
    [53, 52, 41, 22, 20, 20, 16, 13, 13, 11, 8, 4], // D11
    [54, 42, 35, 33, 26, 25, 25, 24, 20, 19, 16, 14], // D12
    [26, 15, 15, 15, 9, 2, 1, 0, -2, -3, -8, -10], // D13
    [35, 26, 20, 13, 7, 4, 2, -3, -20, -25, -26, -30], // I1
    [56, 52, 47, 45, 43, 42, 38, 36, 31, 26, 26, 19], // I2
    [35, 33, 31, 29, 26, 23, 13, -1, -7, -20, -23, -32], // I3
    [65, 58, 54, 44, 35, 32, 26, 26, 26, 13, 0, -3], // I4
    [26, 22, 21, 18, 16, 16, 13, 10, 5, 4, -17, -20], // I5
    [51, 49, 43, 35, 32, 27, 24, 23, 19, 12, 4, 2], // I6
    [52, 45, 42, 41, 40, 34, 28, 19, 11, 10, 10, 8], // I7
    [74, 58, 56, 43, 37, 30, 27, 19, 18, 16, 8, -9], // I8
    [65, 42, 36, 32, 31, 26, 16, 13, 7, -1, -2, -10], // I9
    [51, 50, 47, 33, 24, 14, 12, 12, 8, 8, 3, -5], // I10
    [60, 57, 47, 42, 29, 15, 12, 10, 0, -2, -2, -4], // I11
    [44, 41, 33, 18, 15, 15, 11, 9, 2, -4, -6, -9], // I12
    [7, 1, -1, -4, -5, -6, -7, -7, -13, -14, -17, -19], // I13
];

/// Rule set, three stones on a board of 15 lines, what they are worth to Black.
#[rustfmt::skip]
pub(super) static PREPARED: [(RuleSet, &str, i16); 36] = [
    (RuleSet::Freestyle, "e10 h9 i13", -5),
    (RuleSet::Freestyle, "e6 e5 c8", 10),
    (RuleSet::Freestyle, "g8 e7 j7", 23),
    (RuleSet::Freestyle, "i4 m6 l1", -16),
    (RuleSet::Freestyle, "d6 g5 i6", 11),
    (RuleSet::Freestyle, "d10 d8 j10", -1),
    (RuleSet::Standard, "e10 h9 i13", -1),
    (RuleSet::Standard, "e6 e5 c8", 16),
    (RuleSet::Standard, "i4 m6 l1", -15),
    (RuleSet::Standard, "d6 g5 i6", 19),
    (RuleSet::Standard, "d10 d8 j10", 2),
    (RuleSet::Standard, "d5 i7 e10", -22),
    (RuleSet::Caro, "e10 h9 i13", 0),
    (RuleSet::Caro, "e6 e5 c8", 15),
    (RuleSet::Caro, "i4 m6 l1", -23),
    (RuleSet::Caro, "d6 g5 i6", 25),
    (RuleSet::Caro, "d10 d8 j10", 1),
    (RuleSet::Caro, "b8 c12 b11", 0),
    (RuleSet::CaroExact, "e10 h9 i13", 1),
    (RuleSet::CaroExact, "e6 e5 c8", 13),
    (RuleSet::CaroExact, "g8 e7 j7", 23),
    (RuleSet::CaroExact, "i4 m6 l1", -18),
    (RuleSet::CaroExact, "d10 d8 j10", 9),
    (RuleSet::CaroExact, "b9 f4 d10", 15),
    (RuleSet::Omok, "e10 h9 i13", -16),
    (RuleSet::Omok, "i4 m6 l1", -16),
    (RuleSet::Omok, "d6 g5 i6", 10),
    (RuleSet::Omok, "d10 d8 j10", 22),
    (RuleSet::Omok, "b8 c12 b11", 6),
    (RuleSet::Omok, "k12 i12 k15", -24),
    (RuleSet::Renju, "e10 h9 i13", -13),
    (RuleSet::Renju, "e6 e5 c8", 5),
    (RuleSet::Renju, "g8 e7 j7", 18),
    (RuleSet::Renju, "d6 g5 i6", 7),
    (RuleSet::Renju, "d10 d8 j10", 7),
    (RuleSet::Renju, "k5 j7 j9", 24),
];
