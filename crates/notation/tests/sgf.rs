//! Games written as SGF: golden texts, and a tokenizer of the tests' own that reads any text back.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "the functions that all tests share are tests too"
)]

use std::collections::BTreeMap;

use proptest::prelude::*;
use tengen_notation::sgf::{SgfGame, SgfMove, SgfResult, SgfWin};
use tengen_rules::{Board, BoardSize, Colour, IllegalStone, Point};

fn at(text: &str) -> Point {
    text.parse().unwrap()
}

/// The points as moves of Black and White in turn, `pass` being a pass.
fn moves(points: &str) -> Vec<SgfMove> {
    let colours = Colour::BOTH.into_iter().cycle();
    let point = |text: &str| if text == "pass" { None } else { Some(at(text)) };
    points.split_whitespace().zip(colours).map(|(text, colour)| SgfMove::new(colour, point(text))).collect()
}

fn empty(lines: u8) -> SgfGame {
    SgfGame::new(Board::new(BoardSize::new(lines).unwrap()))
}

#[test]
fn a_game_with_all_there_is_is_written_as_the_golden_text() {
    let mut game = SgfGame {
        application: Some(("Tengen".into(), "0.1.0".into())),
        name: "Yamaguchi opening".into(),
        players: ["Sushkov [EST]".into(), "曹冬\\".into()],
        date: "2026-07-31".into(),
        place: "Tallinn: old town".into(),
        event: "World Championship".into(),
        round: "3 (final)".into(),
        rules: "renju".into(),
        main_time_ms: Some(600_500),
        overtime: "3x30 byo-yomi".into(),
        result: Some(SgfResult::Win(Colour::White, SgfWin::Resignation)),
        opening: "D4 花月 Kagetsu".into(),
        comment: "One line.\r\nAnother: [here].".into(),
        dropped_fifths: vec![at("a1"), at("o15")],
        moves: moves("h8 h9 i9 g8 j9 pass"),
        ..empty(15)
    };
    game.moves[3].comment = "Fifths".into();
    game.moves[3].labels = BTreeMap::from([(at("o15"), "B".into()), (at("a1"), "1:]".into())]);
    let expected = "\
(;FF[4]GM[4]CA[UTF-8]
AP[Tengen:0.1.0]
SZ[15]
GN[Yamaguchi opening]
PB[Sushkov [EST\\]]
PW[曹冬\\\\]
DT[2026-07-31]
PC[Tallinn: old town]
EV[World Championship]
RO[3 (final)]
RU[renju]
TM[600.5]
OT[3x30 byo-yomi]
RE[W+Resign]
ON[D4 花月 Kagetsu]
GC[One line.
Another: [here\\].]
FA[ao][oa]
;B[hh]
;W[hg]
;B[ig]
;W[gh]LB[ao:1\\:\\]][oa:B]C[Fifths]
;B[jg]
;W[tt])
";
    assert_eq!(game.write().unwrap(), expected);
}

#[test]
fn stones_that_stand_come_before_the_moves() {
    let mut game = empty(20);
    for (point, colour) in [("k11", Colour::Black), ("t20", Colour::White), ("a1", Colour::White)] {
        game.start.place(at(point), colour).unwrap();
    }
    game.moves = moves("t1 pass");
    let expected = "(;FF[4]GM[4]CA[UTF-8]\nSZ[20]\nPB[]\nPW[]\nAB[kj]\nAW[at][ta]\n;B[tt]\n;W[])\n";
    assert_eq!(game.write().unwrap(), expected);
}

#[test]
fn results_are_words_that_the_field_reads() {
    for (result, expected) in [
        (SgfResult::Win(Colour::Black, SgfWin::Board), "RE[B+]"),
        (SgfResult::Win(Colour::White, SgfWin::Resignation), "RE[W+Resign]"),
        (SgfResult::Win(Colour::Black, SgfWin::Time), "RE[B+Time]"),
        (SgfResult::Win(Colour::White, SgfWin::Forfeit), "RE[W+Forfeit]"),
        (SgfResult::Draw, "RE[Draw]"),
        (SgfResult::Void, "RE[Void]"),
    ] {
        let text = SgfGame { result: Some(result), ..empty(15) }.write().unwrap();
        assert!(text.contains(expected), "{text}");
    }
}

#[test]
fn what_the_board_cannot_take_is_not_written() {
    let outside = |text, size| Err(IllegalStone::OutsideBoard { point: at(text), size });
    let size = BoardSize::RENJU;
    assert_eq!(SgfGame { moves: moves("h8 p1"), ..empty(15) }.write(), outside("p1", size));
    assert_eq!(SgfGame { dropped_fifths: vec![at("a16")], ..empty(15) }.write(), outside("a16", size));
    let mut labelled = SgfGame { moves: moves("h8"), ..empty(15) };
    labelled.moves[0].labels.insert(at("t20"), "A".into());
    assert_eq!(labelled.write(), outside("t20", size));
    let twice = SgfGame { moves: moves("h8 i9 h8"), ..empty(15) }.write();
    assert_eq!(twice, Err(IllegalStone::Occupied { point: at("h8"), colour: Colour::Black }));
}

/// The properties of a node with their values, not yet unescaped.
type Node = Vec<(String, Vec<String>)>;

/// The nodes of a main line. This follows the grammar of the format and knows nothing of the writer.
fn nodes(text: &str) -> Option<Vec<Node>> {
    let mut rest = text.trim_end().strip_prefix('(')?.strip_suffix(')')?.trim_start();
    let mut nodes: Vec<Node> = Vec::new();
    while let Some(sign) = rest.chars().next() {
        match sign {
            ';' => nodes.push(Vec::new()),
            'A'..='Z' => {
                let end = rest.find('[')?;
                nodes.last_mut()?.push((rest[..end].trim_end().to_owned(), Vec::new()));
                rest = &rest[end..];
                continue;
            }
            '[' => {
                let end = value_end(&rest[1..])?;
                nodes.last_mut()?.last_mut()?.1.push(rest[1..=end].to_owned());
                rest = &rest[end + 2..];
                continue;
            }
            _ if sign.is_ascii_whitespace() => {}
            _ => return None,
        }
        rest = &rest[1..];
    }
    Some(nodes)
}

/// Where the bracket is that closes the value `text` begins with.
fn value_end(text: &str) -> Option<usize> {
    let mut is_escaped = false;
    for (index, sign) in text.char_indices() {
        match sign {
            _ if is_escaped => is_escaped = false,
            '\\' => is_escaped = true,
            ']' => return Some(index),
            _ => {}
        }
    }
    None
}

fn unescape(value: &str) -> String {
    let mut signs = value.chars();
    let mut text = String::new();
    while let Some(sign) = signs.next() {
        text.extend(if sign == '\\' { signs.next() } else { Some(sign) });
    }
    text
}

/// Both parts of a value with a colon in its middle, unescaped.
fn parts(value: &str) -> (String, String) {
    let mut before = '\0';
    let mut backslashes = 0;
    let colon = value.find(|sign| {
        backslashes = if before == '\\' { backslashes + 1 } else { 0 };
        before = sign;
        sign == ':' && backslashes % 2 == 0
    });
    let (first, second) = value.split_at(colon.expect("a colon that is not escaped"));
    (unescape(first), unescape(&second[1..]))
}

/// What a reader has to make of a text: `\n` for every line break and spaces for other controls.
fn as_lines(text: &str) -> String {
    let text = text.replace("\r\n", "\n").replace('\r', "\n");
    text.chars().map(|sign| if sign != '\n' && sign.is_control() { ' ' } else { sign }).collect()
}

fn as_line(text: &str) -> String {
    as_lines(text).replace('\n', " ")
}

/// Texts of any signs, with those that mean something to the format in the majority.
fn texts() -> impl Strategy<Value = String> {
    let sign = prop_oneof![
        3 => proptest::sample::select(vec![']', '[', '\\', ':', ';', '(', ')', '\n', '\r', '\t', '天', '\0', ' ']),
        1 => any::<char>(),
    ];
    proptest::collection::vec(sign, 1..12).prop_map(String::from_iter)
}

proptest! {
    #[test]
    fn every_text_is_read_back(
        name in texts(), black in texts(), comment in texts(), label in texts(), program in (texts(), texts()),
    ) {
        let mut game = SgfGame {
            application: Some(program.clone()),
            name: name.clone(),
            players: [black.clone(), String::new()],
            comment: comment.clone(),
            moves: moves("h8 i9"),
            ..empty(15)
        };
        game.moves[0].comment.clone_from(&comment);
        game.moves[0].labels.insert(at("a1"), label.clone());
        let text = game.write().unwrap();
        let read = nodes(&text).unwrap_or_else(|| panic!("{text:?}"));
        prop_assert_eq!(read.len(), 3);
        let value = |node: usize, name: &str| {
            let found = read[node].iter().find(|(found, _)| found == name).expect("the property");
            prop_assert_eq!(found.1.len(), 1);
            Ok(found.1[0].clone())
        };
        prop_assert_eq!(unescape(&value(0, "GN")?), as_line(&name));
        prop_assert_eq!(unescape(&value(0, "PB")?), as_line(&black));
        prop_assert_eq!(unescape(&value(0, "PW")?), "");
        prop_assert_eq!(unescape(&value(0, "GC")?), as_lines(&comment));
        prop_assert_eq!(unescape(&value(1, "C")?), as_lines(&comment));
        prop_assert_eq!(parts(&value(1, "LB")?), ("ao".to_owned(), as_line(&label)));
        prop_assert_eq!(parts(&value(0, "AP")?), (as_line(&program.0), as_line(&program.1)));
        prop_assert_eq!(value(2, "W")?, "ig");
    }
}
