//! Games read from SGF: what programs write, and what is hostile.
#![allow(clippy::unwrap_used, clippy::panic, reason = "the functions that all tests share are tests too")]

use std::fmt::Write;

use proptest::prelude::*;
use tengen_notation::sgf::{self, SgfGame, SgfMove};
use tengen_notation::tree::{GameTree, Mark};
use tengen_rules::{Board, BoardSize, Colour, Point};

/// The places of a tree with the moves that lead there: `h8 i9`, `-` being a pass.
fn places(tree: &GameTree) -> Vec<String> {
    let mut paths: Vec<String> = Vec::new();
    for place in tree.places() {
        let Some((_, point)) = place.played else {
            paths.push(String::new());
            continue;
        };
        let played = point.map_or_else(|| "-".to_owned(), |point| point.to_string());
        let before = &paths[place.parent];
        paths.push(if before.is_empty() { played } else { format!("{before} {played}") });
    }
    paths
}

fn check(text: &str, expected: &[&str]) {
    let tree = sgf::read(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(places(&tree)[1..], *expected, "{text}");
}

fn check_error(text: &str, code: &str, line: usize, column: usize) {
    let error = sgf::read(text).unwrap_err();
    assert_eq!(
        (error.code(), error.line(), error.column()),
        (code, Some(line), Some(column)),
        "{text}: {error}"
    );
}

#[test]
fn variations_are_read_in_the_order_of_the_text() {
    check("(;GM[4]SZ[15];B[hh];W[ig];B[ff])", &["h8", "h8 i9", "h8 i9 f10"]);
    check(
        "(;B[hh](;W[ig];B[hg])(;W[hg](;B[aa])(;B[oo])))",
        &["h8", "h8 i9", "h8 i9 h9", "h8 h9", "h8 h9 a15", "h8 h9 o1"],
    );
}

#[test]
fn what_programs_write_is_read() {
    // Moves in the first node, the game of Go, line breaks anywhere, a byte order mark and words before.
    check("\u{feff}By RenLib\n(;GM[1]FF[3] SZ[15]\nB[hh]\n; W [ig] )", &["h8", "h8 i9"]);
    check("(;SZ[15:15]Black[hh];White[tt];B[];W[h9])", &["h8", "h8 -", "h8 - -", "h8 - - h9"]);
    check("(;SZ[19]5A[aa];B[jj])", &["j10"]);
    check("(;C[a \\] ; ( b]B[hh])", &["h8"]);
}

#[test]
fn comments_marks_arrows_rules_and_set_up_stones_are_kept() {
    let tree = sgf::read(
        "(;SZ[15]RU[ renju ]AB[aa:ba][hh]AW[oo]PL[W]C[one](;W[ig]C[two\\] lines\n2]CR[aa]TR[ab]SQ[ac]MA[ad]\
         LB[hg:b][hf:12][zz:A]AR[aa:bb];C[more]))",
    )
    .unwrap();
    assert_eq!((tree.rules.as_str(), tree.first), ("renju", Some(Colour::White)));
    assert_eq!((tree.start.count(Colour::Black), tree.start.count(Colour::White)), (3, 1));
    assert_eq!(tree.places()[0].comment, "one");
    let place = &tree.places()[1];
    assert_eq!(place.comment, "two] lines\n2\nmore");
    let at = |text: &str| text.parse::<Point>().unwrap();
    let marks: Vec<_> = place.marks.iter().map(|(point, mark)| (point.to_string(), *mark)).collect();
    assert_eq!(marks.len(), 5);
    assert_eq!(place.marks[&at("h9")], Mark::Letter('B'));
    assert_eq!(place.marks[&at("a12")], Mark::Cross);
    assert_eq!(place.arrows, [(at("a15"), at("b14"))]);
}

#[test]
fn what_is_wrong_is_said_with_its_place() {
    check_error("(;B[hh]\n;W[hh])", "occupied", 2, 4);
    check_error("(;SZ[15];B[pp])", "sgf-point", 1, 12);
    check_error("(;SZ[9];B[kk])", "sgf-point", 1, 11);
    check_error("(;SZ[33])", "sgf-size", 1, 6);
    check_error("(;SZ[15:19])", "sgf-size", 1, 6);
    check_error("(;B[hh];AW[aa])", "sgf-set-up", 1, 12);
    check_error("(;(;AB[aa]))", "sgf-set-up", 1, 8);
    check_error("(;AB[aa][aa])", "sgf-twice", 1, 10);
    check_error("(;B[hh", "sgf-unclosed", 1, 4);
    check_error("(;B[hh];W[ig]", "sgf-unclosed", 1, 1);
    check_error("(;B[hh] ! ;W[ig])", "sgf-sign", 1, 9);
    check_error("(;B;W[ig])", "sgf-sign", 1, 3);
    check_error("(;B[hh](W[ig]))", "sgf-sign", 1, 9);
    assert_eq!(sgf::read("(;B[hh])\n(;B[ii])").unwrap_err().code(), "several");
    assert_eq!(sgf::read("hello").unwrap_err().code(), "unrecognised");
}

#[test]
fn huge_and_deep_texts_take_no_longer_than_they_are() {
    let many = 200_000;
    let cases = [
        "(;".to_owned() + &"(".repeat(many),
        "(;".to_owned() + &"(;B[]".repeat(many) + &")".repeat(many + 1),
        "(;".to_owned() + &";B[]".repeat(many) + ")",
        "(;C[".to_owned() + &"\\]".repeat(many) + "])",
        "(".repeat(many),
        "(;AB".to_owned() + &"[aa:ss]".repeat(many) + ")",
        "(;SZ[20]CR".to_owned() + &"[aa:tt]".repeat(many) + ")",
        "(;B[hh".to_owned() + &" ".repeat(many),
        ")".repeat(many),
        "(;".to_owned() + &"A".repeat(many),
    ];
    for text in cases {
        let _ = sgf::read(&text);
    }
    // As many variations as there are points, below each other and beside each other.
    let mut text = "(;".to_owned();
    for (column, row) in ('a'..='o').flat_map(|column| ('a'..='o').map(move |row| (column, row))) {
        write!(text, "(;B[])(;W[{row}{column}]").unwrap();
    }
    text += &")".repeat(226);
    assert!(sgf::read(&text).is_ok());
}

fn games() -> impl Strategy<Value = SgfGame> {
    let points = proptest::sample::subsequence((0..225_u8).collect::<Vec<_>>(), 0..40).prop_shuffle();
    (points, ".{0,20}").prop_map(|(points, comment)| {
        let mut game = SgfGame::new(Board::new(BoardSize::RENJU));
        let colours = Colour::BOTH.into_iter().cycle();
        game.moves = points
            .into_iter()
            .zip(colours)
            .map(|(index, colour)| SgfMove::new(colour, Point::new(index % 15, index / 15)))
            .collect();
        if let Some(last) = game.moves.last_mut() {
            last.comment = comment;
        }
        game
    })
}

proptest! {
    #[test]
    fn what_is_written_is_read_back(game in games()) {
        let tree = sgf::read(&game.write().unwrap()).unwrap();
        let moves: Vec<_> = tree.places()[1..].iter().filter_map(|place| place.played).collect();
        let expected: Vec<_> = game.moves.iter().map(|played| (played.colour, played.point)).collect();
        prop_assert_eq!(moves, expected);
        prop_assert!(tree.places().iter().all(|place| place.parent < tree.places().len()));
    }

    #[test]
    fn any_text_is_read_or_refused_with_a_place(
        text in "(\\(;)?([();\\[\\]\\\\:\n ]|B|W|AB|AW|SZ|C|LB|\\[hh\\]|\\[ig\\]|\\[\\]|;B\\[aa\\]|\\[15\\]|天|é){0,40}"
    ) {
        if let Err(error) = sgf::read(&text) {
            let line = text.split('\n').nth(error.line().unwrap() - 1);
            let columns = line.unwrap_or_else(|| panic!("{text:?}: {error}")).chars().count();
            prop_assert!(error.column().is_none_or(|column| (1..=columns + 1).contains(&column)), "{:?}: {}", text, error);
        }
    }
}
