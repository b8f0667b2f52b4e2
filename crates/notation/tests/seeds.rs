//! The diagrams of the seed documents: seven boards of seed 002, six small ones of seed 000.

#![allow(
    clippy::expect_used,
    clippy::panic,
    reason = "the functions that all tests of this file share are tests too"
)]

use tengen_notation::{diagram, moves};
use tengen_rules::{BoardSize, Colour};

/// Reads a diagram and compares the points of its black and white stones and of its marks, which all
/// are `mark`.
fn check(text: &str, [black, white, marked]: [&str; 3], mark: char) {
    let diagram = diagram::read(text).expect("the diagram is read");
    let points = |list: &str| {
        let mut points = moves::read(list, BoardSize::RENJU).expect("a list of points").points;
        points.sort_unstable();
        points
    };
    assert_eq!(diagram.board.stones(Colour::Black).iter().collect::<Vec<_>>(), points(black));
    assert_eq!(diagram.board.stones(Colour::White).iter().collect::<Vec<_>>(), points(white));
    assert!(diagram.marks.iter().all(|(_, sign)| *sign == mark));
    let mut marks: Vec<_> = diagram.marks.iter().map(|(point, _)| *point).collect();
    marks.sort_unstable();
    assert_eq!(marks, points(marked));
}

#[test]
fn double_threes() {
    let text = "
        15┏┯┯┯┯┯┯┯┯┯┯┯┯┯┓
        14┠┼┼┼┼┼┼┼┼┼┼┼┼┼┨
        13┠┼┼●●0 ┼┼┼┼┼●┼┼┨
        12┠┼┼┼┼●┼┼┼┼●0 ●┼┨
        11┠┼┼┼┼●┼┼┼┼┼●┼┼┨
        10┠┼┼┼┼┼┼┼┼┼┼┼┼┼┨
        09┠┼┼┼┼┼┼┼┼┼┼┼┼┼┨
        08┠┼┼┼┼┼┼┼┼┼┼┼┼┼┨
        07┠┼●┼●┼┼┼┼┼┼●┼┼┨
        06┠┼┼0 ┼┼┼┼┼┼┼●┼┼┨
        05┠┼●┼●┼┼┼┼┼┼┼┼┼┨
        04┠┼┼┼┼┼┼┼●●┼0 ┼┼┨
        03┠┼┼┼┼┼┼┼┼┼┼┼┼┼┨
        02┠┼┼┼┼┼┼┼┼┼┼┼┼┼┨
        01┗┷┷┷┷┷┷┷┷┷┷┷┷┷┛
          ＡＢＣＤＥＦＧＨＩＪＫＬＭＮＯ";
    let black = "d13 e13 l13 f12 k12 m12 f11 l11 c7 e7 l7 l6 c5 e5 i4 j4";
    check(text, [black, "", "f13 l12 d6 l4"], '0');
}

#[test]
fn double_fours() {
    let text = "
        15┏┯┯┯┯┯┯┯┯┯┯┯┯┯┓
        14┠┼┼┼┼┼┼┼┼┼┼┼┼┼┨
        13┠┼┼┼┼┼┼┼●┼●┼┼┼┨
        12┠┼┼┼┼┼┼┼┼●●┼┼┼┨
        11┠┼○●●●0 ┼┼┼0 ┼┼┼┨
        10┠┼┼┼┼┼●┼┼┼┼┼┼┼┨
        09┠┼┼┼┼┼●┼┼┼●┼●┼┨
        08┠┼┼┼┼┼●┼┼┼┼┼┼┼┨
        07┠┼┼┼┼┼○┼┼┼┼┼┼┼┨
        06┠┼┼┼┼┼┼┼┼┼┼┼┼┼┨
        05┠┼┼┼┼┼┼┼┼┼┼┼┼┼┨
        04┠┼┼●┼●0 ●┼●┼┼┼┼┨
        03┠┼┼┼┼┼┼┼┼┼┼┼┼┼┨
        02┠┼┼┼┼┼┼┼┼┼┼┼┼┼┨
        01┗┷┷┷┷┷┷┷┷┷┷┷┷┷┛
          ＡＢＣＤＥＦＧＨＩＪＫＬＭＮＯ";
    let black = "i13 k13 j12 k12 d11 e11 f11 g10 g9 k9 m9 g8 d4 f4 h4 j4";
    check(text, [black, "c11 g7", "g11 k11 g4"], '0');
}

#[test]
fn overlines() {
    let text = "
        15┏┯┯┯┯┯┯┯┯┯┯┯┯┯┓
        14┠┼┼┼┼┼┼┼┼┼┼┼┼┼┨
        13┠┼┼┼┼┼┼┼┼┼┼┼┼┼┨
        12┠┼┼●●●●0 ●┼┼┼┼┼┨
        11┠┼┼┼┼┼┼┼┼┼┼┼┼┼┨
        10┠┼┼●●0 ●●●┼┼┼┼┼┨
        09┠┼┼┼┼┼┼┼┼┼┼┼┼┼┨
        08┠┼┼┼┼┼┼●┼┼┼┼┼┼┨
        07┠┼┼┼┼┼0 ┼┼┼┼┼┼┼┨
        06┠┼┼┼┼●┼┼┼┼┼┼┼┼┨
        05┠┼┼┼●┼┼┼┼┼┼┼┼┼┨
        04┠┼┼●┼┼┼┼┼┼┼┼┼┼┨
        03┠┼●┼┼┼┼┼┼┼┼┼┼┼┨
        02┠○┼┼┼┼┼┼┼┼┼┼┼┼┨
        01┗┷┷┷┷┷┷┷┷┷┷┷┷┷┛
          ＡＢＣＤＥＦＧＨＩＪＫＬＭＮＯ";
    let black = "d12 e12 f12 g12 i12 d10 e10 g10 h10 i10 h8 f6 e5 d4 c3";
    check(text, [black, "b2", "h12 f10 g7"], '0');
}

#[test]
fn mixed_fouls() {
    let text = "
        15┏┯┯┯┯┯┯┯┯┯┯┯┯┯┓
        14┠┼┼┼┼┼┼┼┼┼┼┼┼┼┨
        13┠┼┼┼┼┼┼┼┼┼┼┼┼┼┨
        12┠┼┼┼●┼●┼┼┼┼┼┼┼┨
        11┠○●●●0 ┼┼┼┼┼┼┼┼┨
        10┠┼┼┼●┼●┼┼┼┼┼┼┼┨
        09┠┼┼┼┼┼┼┼┼┼┼┼┼┼┨
        08┠┼┼┼┼┼┼┼┼┼┼┼┼┼┨
        07┠┼┼●●┼0 ┼┼┼┼┼┼┼┨
        06┠┼┼┼┼┼┼┼┼┼┼┼┼┼┨
        05┠┼┼┼●┼●┼┼┼┼┼┼┼┨
        04┠┼┼●┼┼●┼┼┼┼┼┼┼┨
        03┠┼┼┼┼┼┼┼┼┼┼┼┼┼┨
        02┠┼┼┼┼┼┼┼┼┼┼┼┼┼┨
        01┗┷┷┷┷┷┷┷┷┷┷┷┷┷┛
          ＡＢＣＤＥＦＧＨＩＪＫＬＭＮＯ";
    let black = "e12 g12 c11 d11 e11 e10 g10 d7 e7 e5 g5 d4 g4";
    check(text, [black, "b11", "f11 g7"], '0');
}

#[test]
fn points_that_only_look_forbidden() {
    let text = "
        15┏┯┯┯┯┯┯┯┯┯┯┯┯┯┓
        14┠┼┼┼┼┼┼┼┼┼┼┼┼┼┨
        13┠┼┼●┼┼┼┼┼┼┼┼┼┼┨
        12○┼●┼●┼○┼┼┼┼┼┼┼┨
        11┠┼┼●┼┼┼┼┼┼┼┼┼┼┨
        10┠┼┼┼┼┼┼┼┼┼┼┼┼┼┨
        09┠┼┼┼┼┼┼┼┼┼┼┼┼┼┨
        08┠┼┼●●┼┼┼●┼┼┼┼┼┨
        07┠┼┼┼┼┼●┼┼┼┼┼┼┼┨
        06┠┼┼┼┼┼●┼┼┼┼┼┼┼┨
        05┠┼┼┼┼┼┼┼┼┼┼┼┼┼┨
        04┠┼┼┼┼┼┼┼┼┼┼┼┼┼┨
        03┠┼┼┼┼┼┼┼┼┼┼┼┼┼┨
        02┠┼┼┼┼┼┼┼┼┼┼┼┼┼┨
        01┗┷┷┷┷┷┷┷┷┷┷┷┷┷┛
          ＡＢＣＤＥＦＧＨＩＪＫＬＭＮＯ";
    let black = "d13 c12 e12 d11 d8 e8 i8 g7 g6";
    check(text, [black, "a12 g12", ""], '0');
}

#[test]
fn a_double_three_that_is_none() {
    let text = "
        15┏┯┯┯┯┯┯┯┯┯┯┯┯┯┓
        14┠┼┼┼┼┼┼┼┼┼┼┼┼┼┨
        13┠┼┼┼┼┼┼┼┼┼┼┼┼┼┨
        12┠┼┼┼┼┼●┼┼┼┼┼┼┼┨
        11┠┼0 ●0 ●┼┼┼┼┼┼┼┼┨
        10┠●●┼0 ┼┼┼┼┼┼┼┼┼┨
        09┠0 ●0 ┼●┼┼┼┼┼┼┼┼┨
        08┠●┼┼┼┼┼┼┼┼┼┼┼┼┨
        07┠┼┼┼┼┼┼┼┼┼┼┼┼┼┨
        06┠┼┼┼┼┼┼┼┼┼┼┼┼┼┨
        05┠┼┼┼┼┼┼┼┼┼┼┼┼┼┨
        04┠┼┼┼┼┼┼┼┼┼┼┼┼┼┨
        03┠┼┼┼┼┼┼┼┼┼┼┼┼┼┨
        02┠┼┼┼┼┼┼┼┼┼┼┼┼┼┨
        01┗┷┷┷┷┷┷┷┷┷┷┷┷┷┛
          ＡＢＣＤＥＦＧＨＩＪＫＬＭＮＯ";
    let black = "g12 d11 f11 b10 c10 c9 f9 b8";
    check(text, [black, "", "c11 e11 e10 b9 d9"], '0');
}

#[test]
fn the_puzzle() {
    let text = "
        15┏┯┯┯┯┯┯┯┯┯┯┯┯┯┓
        14┠┼┼┼┼┼┼┼┼┼┼┼┼┼┨
        13┠┼┼┼┼┼┼┼┼┼┼┼┼┼┨
        12┠┼┼┼┼┼┼┼┼┼┼┼┼┼┨
        11┠┼┼┼┼┼┼┼┼┼┼┼┼┼┨
        10┠┼┼┼┼┼●●┼┼┼┼┼┼┨
        09┠┼┼┼┼●┼┼●┼┼┼┼┼┨
        08┠┼┼┼┼●┼┼●┼┼┼┼┼┨
        07┠┼┼┼┼┼●┼┼┼┼┼┼┼┨
        06┠┼┼┼┼┼┼┼┼┼┼┼┼┼┨
        05┠┼┼┼┼┼┼┼┼┼┼┼┼┼┨
        04┠┼┼┼┼┼┼┼┼┼┼┼┼┼┨
        03┠┼┼┼┼┼┼┼┼┼┼┼┼┼┨
        02┠┼┼┼┼┼┼┼┼┼┼┼┼┼┨
        01┗┷┷┷┷┷┷┷┷┷┷┷┷┷┛
          ＡＢＣＤＥＦＧＨＩＪＫＬＭＮＯ";
    let black = "g10 h10 f9 i9 f8 i8 g7";
    check(text, [black, "", ""], '0');
}

#[test]
fn small_boards_without_a_frame() {
    check(
        "┼●●┼┼
         ┼┼X┼┼
         ┼┼┼●┼
         ┼┼●┼┼
         ┼┼┼┼┼",
        ["b5 c5 d3 c2", "", "c4"],
        'X',
    );
    check(
        "┼┼┼┼┼
         ┼┼●┼┼
         ┼●X●┼
         ┼┼●┼┼
         ┼┼┼┼┼",
        ["c4 b3 d3 c2", "", "c3"],
        'X',
    );
    check(
        "┼●●X┼
         ┼┼┼┼┼
         ┼●┼┼┼
         ●┼┼┼┼
         ┼┼┼┼┼",
        ["b5 c5 b3 a2", "", "d5"],
        'X',
    );
}

#[test]
fn two_candidates_for_a_move_are_two_marks() {
    let text = "
        ┼┼┼┼┼
        ┼┼A┼┼
        ┼┼○┼┼
        ┼●○●┼
        ┼┼B┼┼";
    let diagram = diagram::read(text).unwrap();
    assert_eq!(diagram.board.to_string(), "...../...../..o../.xox./.....");
    let marks: Vec<_> = diagram.marks.iter().map(|(point, sign)| format!("{point}{sign}")).collect();
    assert_eq!(marks, ["c4A", "c1B"]);
}

#[test]
fn boards_side_by_side_are_refused() {
    let text = "
        ┼●●┼┼ ┼┼┼┼┼ ┼●●X┼
        ┼┼X┼┼ ┼┼●┼┼ ┼┼┼┼┼
        ┼┼┼●┼ ┼●X●┼ ┼●┼┼┼
        ┼┼●┼┼ ┼┼●┼┼ ●┼┼┼┼
        ┼┼┼┼┼ ┼┼┼┼┼ ┼┼┼┼┼";
    let error = diagram::read(text).unwrap_err();
    assert_eq!(
        error.to_string(),
        "line 2, column 9: this row has 15 cells, but the board has 5 rows; row 5 needs 5 cells",
    );
}

#[test]
fn a_board_with_remarks_beside_it_is_refused_at_the_remark() {
    let text = "┼┼┼┼┼ 如图所示\n┼┼A┼┼ 让白棋\n┼┼○┼┼ 利的\n┼●○●┼ 言。\n┼┼B┼┼";
    let error = diagram::read(text).unwrap_err();
    assert_eq!((error.code(), error.line(), error.column()), ("unknown-character", Some(1), Some(7)));
}
