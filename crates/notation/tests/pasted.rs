//! One game or one position, as people paste it.
#![allow(clippy::unwrap_used, clippy::panic, reason = "the functions that all tests share are tests too")]

use tengen_notation::pasted;
use tengen_notation::tree::{GameTree, Mark};
use tengen_rules::{BoardSize, Colour};

fn moves(tree: &GameTree) -> String {
    let points = tree.places().iter().filter_map(|place| place.played.and_then(|(_, point)| point));
    points.map(|point| point.to_string()).collect()
}

fn check_moves(text: &str, expected: &str) {
    let tree = pasted::read(text, BoardSize::RENJU).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(moves(&tree), expected, "{text}");
}

fn check_error(text: &str, expected: (&str, Option<usize>, Option<usize>)) {
    let error = pasted::read(text, BoardSize::RENJU).unwrap_err();
    assert_eq!((error.code(), error.line(), error.column()), expected, "{text}: {error}");
}

#[test]
fn move_lists_are_read_in_one_line_or_several_with_remarks_around_them() {
    for text in [
        "h8i9j10",
        "H8, I9, J10",
        "h8 i9 j10\n",
        "1. h8 i9\n2. j10",
        "第三局\nh8i9\n\nj10\nWhite resigns",
        "# a comment\r\nh8i9j10\r\n",
        "(;SZ[15];B[hh];W[ig];B[jf])",
    ] {
        check_moves(text, "h8i9j10");
    }
    check_moves("(h8)\nh8", "h8");
}

#[test]
fn move_lists_are_played_on_the_board_that_is_asked_for() {
    assert!(pasted::read("t20", BoardSize::MAX).is_ok());
    check_error("h8i9\nj10 t20", ("outside-board", Some(2), Some(5)));
}

#[test]
fn a_board_says_where_the_stones_stand_and_by_their_numbers_who_is_to_move() {
    let drawn = ". . . . .\n. . X . .\n. . O A .\n. . X . .\n. . . . .";
    let tree = pasted::read(drawn, BoardSize::RENJU).unwrap();
    assert_eq!((tree.start.size().lines(), tree.first), (5, Some(Colour::White)));
    assert_eq!(tree.start.count(Colour::Black), 2);
    assert!(tree.places()[0].marks.values().eq([&Mark::Letter('A')]));
    let rows = pasted::read("x...o/...../...../...../.....", BoardSize::RENJU).unwrap();
    assert_eq!(rows.first, Some(Colour::Black));
}

#[test]
fn what_is_wrong_is_said_with_the_number_of_the_move_in_the_whole_list() {
    check_error("h8i9\nj10 i9", ("occupied", Some(2), Some(5)));
    check_error("h8i9\nj10 j10", ("occupied", Some(2), Some(5)));
    let error = pasted::read("h8i9\nj10 j10", BoardSize::RENJU).unwrap_err();
    assert!(error.to_string().contains("move 4 cannot be played"), "{error}");
    assert!(error.to_string().ends_with("placed by move 3"), "{error}");
    check_error("h8 i9 zz", ("not-a-point", Some(1), Some(7)));
    check_error("", ("empty", None, None));
    check_error("hello\nworld", ("unrecognised", Some(1), None));
}

#[test]
fn one_game_or_position_is_read_at_a_time() {
    let board = "...../...../..x../...../.....";
    check_error(&format!("{board}\n{board}"), ("several", Some(2), None));
    check_error(&format!("h8\n{board}"), ("several", Some(2), None));
    check_error(&format!("{board}\nh8"), ("several", Some(2), None));
}
