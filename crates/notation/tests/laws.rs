//! Laws of the readers on random texts and boards.

#![allow(
    clippy::expect_used,
    clippy::panic,
    reason = "the functions that all tests of this file share are tests too"
)]

use std::fmt::Write;

use proptest::prelude::*;
use tengen_notation::{ReadError, diagram, moves, point, positions, rows};
use tengen_rules::{Board, BoardSize, Colour, Point};

/// A board of any size with any stones on it, and marks on some of its empty points.
fn boards() -> impl Strategy<Value = (Board, Vec<(Point, char)>)> {
    let cells = proptest::collection::vec(0..8_usize, BoardSize::MAX.points());
    (5..=20_u8, cells).prop_map(|(lines, cells)| {
        let mut board = Board::new(BoardSize::new(lines).expect("5 to 20 lines"));
        let mut marks = Vec::new();
        for (point, cell) in from_the_top(board.size()).zip(cells) {
            match cell {
                0..2 => board.place(point, Colour::BOTH[cell]).expect("a free point"),
                2 => marks.push((point, ['0', '3', 'A', '×'][(point.column() % 4) as usize])),
                _ => {}
            }
        }
        (board, marks)
    })
}

/// The points in the order diagrams are read.
fn from_the_top(size: BoardSize) -> impl Iterator<Item = Point> {
    let point = |row| move |column| Point::new(column, row).expect("on the board");
    (0..size.lines()).rev().flat_map(move |row| (0..size.lines()).map(point(row)))
}

/// How a test draws diagrams.
#[derive(Clone, Copy)]
struct Style {
    black: &'static str,
    white: &'static str,
    after_cell: &'static str,
    after_mark: &'static str,
    empty: fn(Point, BoardSize) -> char,
    label_left: fn(u8) -> String,
    label_right: fn(u8) -> String,
    letters: fn(u8) -> char,
}

/// As seed 002 draws them.
const SEED: Style = Style {
    black: "●",
    white: "○",
    after_cell: "",
    after_mark: " ",
    empty: crossing,
    label_left: |label| format!("    {label:02}"),
    label_right: |_| String::new(),
    letters: |column| char::from_u32('Ａ' as u32 + u32::from(column)).expect("a letter"),
};

/// As engines print them.
const ASCII: Style = Style {
    black: "X",
    white: "O",
    after_cell: " ",
    after_mark: " ",
    empty: |_, _| '.',
    label_left: |label| format!("{label:>2} "),
    label_right: |label| format!("{label}"),
    letters: |column| char::from(b'A' + column),
};

/// Letters as close together as they can be.
const TIGHT: Style = Style {
    after_cell: "",
    after_mark: "",
    label_left: |label| label.to_string(),
    label_right: |label| format!("{label:02}"),
    ..ASCII
};

/// Digits, with labels.
const DIGITS: Style = Style { black: "1", white: "2", empty: |_, _| '0', ..ASCII };

fn crossing(point: Point, size: BoardSize) -> char {
    let part = |index: u8| if index == 0 { 0 } else { 1 + usize::from(index + 1 == size.lines()) };
    [['┗', '┷', '┛'], ['┠', '┼', '┨'], ['┏', '┯', '┓']][part(point.row())][part(point.column())]
}

fn draw(board: &Board, marks: &[(Point, char)], style: Style) -> String {
    let mut text = String::new();
    let size = board.size();
    for point in from_the_top(size) {
        if point.column() == 0 {
            text += &(style.label_left)(point.row() + 1);
        }
        let mark = marks.iter().find(|(marked, _)| *marked == point);
        match (board.get(point), mark) {
            (Some(Colour::Black), _) => text += style.black,
            (Some(Colour::White), _) => text += style.white,
            (None, Some((_, sign))) => text.push(*sign),
            (None, None) => text.push((style.empty)(point, size)),
        }
        text += if mark.is_some() { style.after_mark } else { style.after_cell };
        if point.column() + 1 == size.lines() {
            writeln!(text, "{}", (style.label_right)(point.row() + 1)).expect("a string takes all");
        }
    }
    text.extend((0..size.lines()).map(style.letters));
    text
}

/// Draws the board, reads it both as a diagram and as a text, and compares.
fn check_drawn(board: &Board, marks: &[(Point, char)], style: Style) {
    let text = draw(board, marks, style);
    let diagram = diagram::read(&text).unwrap_or_else(|error| panic!("{text}\n{error}"));
    assert_eq!((&diagram.board, &diagram.marks[..]), (board, marks), "{text}");
    let items: Vec<_> =
        positions::read(&text).map(|item| item.outcome.map(|reading| reading.board)).collect();
    assert_eq!(items, [Ok(board.clone())], "{text}");
}

/// Checks that an error of `text` points at something.
fn check_place(text: &str, error: &ReadError) {
    assert!(error.line().is_some() || *error == ReadError::Empty);
    let Some(line) = error.line() else { return };
    let found = text.split('\n').nth(line - 1).unwrap_or_else(|| panic!("{text:?}: {error}"));
    let columns = found.chars().count();
    assert!(error.column().is_none_or(|column| (1..=columns.max(1)).contains(&column)), "{text:?}: {error}");
}

/// Reads `text` with every reader; none may panic, and errors must have a place.
fn check_any(text: &str) {
    let _ = point::read(text);
    let line = text.split('\n').next().unwrap_or_default();
    let errors =
        [rows::read(line).err(), moves::read(line, BoardSize::RENJU).err(), diagram::read(text).err()];
    for error in errors.iter().flatten() {
        check_place(text, error);
    }
    let mut last = 0;
    for item in positions::read(text) {
        assert!(item.line > last, "items come in the order of the text");
        last = item.line;
        if let Err(error) = item.outcome {
            assert!(error.line() >= Some(item.line));
            check_place(text, &error);
        }
    }
}

proptest! {
    #[test]
    fn any_text_is_read_or_refused_with_a_place(text in any::<String>()) {
        check_any(&text);
    }

    #[test]
    fn any_lines_of_signs_are_read_or_refused_with_a_place(
        text in "([0-9]{0,2}[┏┯┓┠┼┨┗┷┛●○xXoO.+|\u{3000} 0-3AaＡ＋０×①q\u{fe0f}-]{0,9}[\n#/,\t]?){0,40}"
    ) {
        check_any(&text);
    }

    #[test]
    fn any_square_of_signs_is_read_or_refused_with_a_place(
        text in "([ 0-9]{0,2}[┼●○]{4,6}[ 0-9A]{0,2}\n){4,7}|([0-9]{5,7}\n){5,6}|([xo.1a]{5}[/\n]){5,6}|([a-z][0-9]{1,2}[ ,;]?){0,9}"
    ) {
        check_any(&text);
    }

    #[test]
    fn rows_are_read_back((board, _) in boards()) {
        let text = board.to_string();
        prop_assert_eq!(rows::read(&text), Ok(board.clone()));
        prop_assert_eq!(rows::read(&text.to_uppercase()), Ok(board.clone()));
        let items: Vec<_> = positions::read(&text).map(|item| item.outcome.map(|reading| reading.board)).collect();
        prop_assert_eq!(items, [Ok(board)]);
    }

    #[test]
    fn move_lists_are_read_back((board, _) in boards()) {
        let points: Vec<_> = board.stones(Colour::Black).iter().collect();
        let text = moves::write(&points);
        let moves = moves::read(&text, board.size()).map(|moves| moves.points);
        prop_assert_eq!(moves, Ok(points.clone()));
        let reading = positions::read(&text).moves_on(board.size()).next().and_then(|item| item.outcome.ok());
        prop_assert_eq!(reading.and_then(|reading| reading.moves).unwrap_or_default(), points);
    }

    #[test]
    fn diagrams_are_read_back_from_every_style((board, marks) in boards()) {
        check_drawn(&board, &marks, ASCII);
        check_drawn(&board, &marks, TIGHT);
        check_drawn(&board, &[], DIGITS);
        check_drawn(&board, &marks, SEED);
    }
}
