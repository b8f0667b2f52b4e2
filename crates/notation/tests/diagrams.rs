//! Diagrams in the styles of people and programs, and what is refused.

#![allow(
    clippy::expect_used,
    clippy::panic,
    reason = "the functions that all tests of this file share are tests too"
)]

use tengen_notation::diagram;

/// The board that most of these diagrams show.
const ROWS: &str = "x..../..o../.xo../...../....x";

/// Checks that all the texts are diagrams of one board.
fn check(texts: &[&str], rows: &str, marks: &str) {
    for text in texts {
        let diagram = diagram::read(text).unwrap_or_else(|error| panic!("{text}\n{error}"));
        assert_eq!(diagram.board.to_string(), rows, "{text}");
        let found: Vec<_> = diagram.marks.iter().map(|(point, sign)| format!("{point}{sign}")).collect();
        assert_eq!(found.join(" "), marks, "{text}");
    }
}

fn check_error(text: &str, expected: &str) {
    let error = diagram::read(text).expect_err(text).to_string();
    assert!(error.starts_with(expected), "{text}\n{error}");
}

#[test]
fn drawn_boards_with_and_without_frame_and_labels() {
    check(
        &[
            "●┼┼┼┼\n┼┼○┼┼\n┼●○┼┼\n┼┼┼┼┼\n┼┼┼┼●",
            "05●┯┯┯┓\n04┠┼○┼┨\n03┠●○┼┨\n02┠┼┼┼┨\n01┗┷┷┷●\n  ＡＢＣＤＥ\n",
            "  A B C D E\n5 ● ┬ ┬ ┬ ┐ 5\n4 ├ ┼ ○ ┼ ┤ 4\n3 ├ ● ○ ┼ ┤ 3\n2 ├ ┼ ┼ ┼ ┤ 2\n1 └ ┴ ┴ ┴ ● 1\n  A B C D E",
            "●─┬─┬─┬─┐\n│ │ │ │ │\n├─┼─○─┼─┤\n├─●─○─┼─┤\n├─┼─┼─┼─┤\n└─┴─┴─┴─●",
            "５●┼┼┼┼\r\n４┼┼○┼┼\r\n３┼●○┼┼\r\n２┼┼┼┼┼\r\n１┼┼┼┼●\r\n",
            "\u{feff}⚫\u{fe0e}＋＋＋＋\n＋＋⚪\u{fe0e}＋＋\n＋⚫\u{fe0e}⚪\u{fe0e}＋＋\n＋＋＋＋＋\n＋＋＋＋⚫\u{fe0e}",
            "# 1\n●··  ··\n·· 〇··\n\n·●◯··\n# 2\n·····\n·· ··●",
        ],
        ROWS,
        "",
    );
}

#[test]
fn boards_in_letters_and_digits() {
    check(
        &[
            "X....\n..O..\n.XO..\n.....\n....X",
            "x----\n--o--\n-xo--\n-----\n----x",
            "X _ _ _ _\n_ _ O _ _\n_ X O _ _\n_ _ _ _ _\n_ _ _ _ X",
            "   A B C D E\n 5 X . . . . 5\n 4 . . O . . 4\n 3 . X O . . 3\n 2 . . . . . 2\n 1 . . . . X 1\n   A B C D E",
            "ABCDE\n05X....05\n04..O..04\n03.XO..03\n02.....02\n01....X01",
            "X....5\n..O..4\n.XO..3\n.....2\n....X1\nabcde",
            "+-----+\n|X....|\n|..O..|\n|.XO..|\n|.....|\n|....X|\n+-----+",
            "  A B C D E\n5|X|.|.|.|.|\n4|.|.|O|.|.|\n3|.|X|O|.|.|\n2|.|.|.|.|.|\n1|.|.|.|.|X|",
            "10000\n00200\n01200\n00000\n00001",
            "1 0 0 0 0\n0 0 2 0 0\n0 1 2 0 0\n0 0 0 0 0\n0 0 0 0 1",
            "  A B C D E\n5 1 0 0 0 0 5\n4 0 0 2 0 0 4\n3 0 1 2 0 0 3\n2 0 0 0 0 0 2\n1 0 0 0 0 1 1",
            "051000005\n040020004\n030120003\n020000002\n010000101",
        ],
        ROWS,
        "",
    );
}

#[test]
fn marks_are_kept_as_they_are_written() {
    check(
        &["●┼０①┼\n┼┼○┼×\n┼●○*┼\n┼┼┼┼┼\nX Ａ┼┼●", "5●┼０①┼\n4┼┼○┼×\n3┼●○* ┼\n2┼┼┼┼┼\n1X Ａ┼┼●"],
        ROWS,
        "c5０ d5① e4× d3* a1X b1Ａ",
    );
    check(
        &[
            "X3...\n..O.4\n.XOA.\n6..!.\n....X",
            "5 X 3 . . . 5\n4 . . O . 4 4\n3 . X O A . 3\n2 6 . . ! . 2\n1 . . . . X 1",
        ],
        ROWS,
        "b53 e44 d3A a26 d2!",
    );
}

#[test]
fn what_is_a_label_is_told_by_the_number_of_the_row() {
    let mut text = String::from("12┏┯┯┯┯┯┯┯┯┯┯┓\n110 ┼┼┼┼┼┼┼┼┼┼●\n101┼┼┼┼┼┼┼┼┼┼┨\n");
    text.extend((3..10).rev().map(|label| format!("{label}┠┼┼┼┼┼┼┼┼┼┼┨\n")));
    text += "21┼┼┼┼┼┼┼┼┼┼┨\n10 ┷┷┷┷┷┷┷┷┷┷┛";
    let diagram = diagram::read(&text).unwrap();
    let marks: Vec<_> = diagram.marks.iter().map(|(point, sign)| format!("{point}{sign}")).collect();
    assert_eq!(marks, ["a110", "a101", "a21", "a10"]);
    // At the right the zero before a label is a mark if the row needs it.
    check(&["┼┼┼┼05\n┼●┼┼04\n┼┼┼┼┼3\n┼┼┼┼┼02\n┼┼┼┼01"], "...../.x.../...../...../.....", "e50 e40 e10");
}

#[test]
fn a_wrong_or_missing_label_is_refused() {
    let rest = ", but this is row";
    check_error(
        "5.....\n4.....\n3.....\n1.....\n1.....",
        &format!("line 4, column 1: the row label is 1{rest} 2"),
    );
    check_error(
        "5.....\n4.....\n.....\n2.....\n1.....",
        &format!("line 3, column 1: the row label is missing{rest} 3"),
    );
    check_error(
        " . . . . . 5\n . . . . . 4\n . . . . . 2\n . . . . . 2\n . . . . . 1",
        &format!("line 3, column 12: the row label is 2{rest} 3"),
    );
    // The labels of a board counted from the top, and of one that lost row 4.
    check_error(
        "1.....\n2.....\n3.....\n4.....\n5.....",
        &format!("line 5, column 1: the row label is 5{rest} 1"),
    );
    check_error(
        "6......\n5......\n3......\n2......\n1......",
        &format!("line 2, column 1: the row label is 5{rest} 4"),
    );
    check_error(
        "6......\n5......\n4......\n3......\n2......",
        &format!("line 5, column 1: the row label is 2{rest} 1"),
    );
}

#[test]
fn a_row_of_another_length_is_refused_and_never_padded() {
    check_error(
        ".....\n.....\n....\n.....\n.....",
        "line 3, column 1: this row has 4 cells, but the board has 5 rows; row 3",
    );
    check_error("5┼┼┼┼┼\n4┼┼●┼\n3┼┼┼┼┼\n2┼┼┼┼┼\n1┼┼┼┼┼", "line 2, column 2: this row has 4 cells");
    check_error("5 .....\n4 .....\n3 .....\n2\n1 .....", "line 4, column 1: this row has 0 cells");
    check_error(
        "......\n......\n......\n......\n......",
        "line 1, column 1: this row has 6 cells, but the board has 5 rows",
    );
    check_error("┼┼┼┼┼\n┼┼10●┼\n┼┼┼┼┼\n┼┼┼┼┼\n┼┼┼┼┼", "line 2, column 1: this row has 6 cells");
    let long = "┼".repeat(100_000);
    check_error(&format!("{long}\n.\n.\n.\n."), "line 1, column 1: this row has 100000 cells");
}

#[test]
fn a_board_of_too_few_or_too_many_rows_is_refused() {
    check_error("....\n....\n....\n....", "line 1: this board has 4 rows; a board has 5 to 20 rows");
    check_error("\nA B C D E", "line 2: this board has 0 rows;");
    check_error(&".....\n".repeat(100_000), "line 1: this board has 100000 rows;");
    check_error(" \n# h8\n", "there is no position to read");
}

#[test]
fn unknown_characters_are_refused_with_the_cells_of_the_style() {
    check_error(
        "┼┼┼┼┼\n┼●▲┼┼\n┼┼┼┼┼\n┼┼┼┼┼\n┼┼┼┼┼",
        "line 2, column 3: unknown character '▲'; a cell is ● (Black)",
    );
    check_error(
        "..../\n.....\n.....\n.....\n.....",
        "line 1, column 5: unknown character '/'; a cell is X (Black)",
    );
    check_error(
        "00000\n01300\n00000\n00000\n00000",
        "line 2, column 3: unknown character '3'; a cell is 1 (Black)",
    );
}

#[test]
fn column_letters_that_do_not_fit_the_board_are_refused() {
    let board = ".....\n.....\n.....\n.....\n.....";
    check_error(
        &format!("A B C D E F\n{board}"),
        "line 1: 6 column letters above or below the board, but it has 5",
    );
    check_error(&format!("{board}\nＡＢＣＤＥＦ"), "line 6: 6 column letters");
}
