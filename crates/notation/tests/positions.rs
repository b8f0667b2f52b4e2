//! Texts of several positions.

use tengen_notation::positions;

const ROWS: &str = "...../.x.../..o../...../.....";
const DIAGRAM: &str = ". . . . .\n. X . . .\n. . O . .\n. . . . .\n. . . . .\n";

/// Compares the items with one line each: the number of the line, and the rows of the board or the
/// code of the error and its place.
fn check(text: &str, expected: &[&str]) {
    let found: Vec<String> = positions::read(text)
        .map(|item| match item.outcome {
            Ok(reading) if reading.moves.is_some() => format!("{} moves", item.line),
            Ok(reading) => format!("{} {}", item.line, reading.board),
            Err(error) => match (error.line(), error.column()) {
                (Some(line), Some(column)) => format!("{} {} {line}:{column}", item.line, error.code()),
                (Some(line), None) => format!("{} {} {line}", item.line, error.code()),
                _ => format!("{} {}", item.line, error.code()),
            },
        })
        .collect();
    assert_eq!(found, expected, "{text}");
}

#[test]
fn a_text_without_positions_has_no_items() {
    for text in ["", "\n", " \t\r\n\n", "\u{feff}", "# h8\n\n  # ...", "\u{feff}# h8"] {
        check(text, &[]);
    }
}

#[test]
fn positions_of_every_kind_follow_each_other() {
    let board = |line: usize| format!("{line} {ROWS}");
    check(
        &format!("{ROWS}\n{ROWS}\nh8i9\n{DIAGRAM}\n\n{DIAGRAM}h8\n{DIAGRAM}{ROWS}\n{ROWS}"),
        &[
            &board(1),
            &board(2),
            "3 moves",
            &board(4),
            &board(11),
            "16 moves",
            &board(17),
            &board(22),
            &board(23),
        ],
    );
}

#[test]
fn windows_line_ends_a_byte_order_mark_and_spaces_change_nothing() {
    let text = format!("\u{feff}{ROWS}  \r\n\t{ROWS}\r\n h8 \t\r\n{}", DIAGRAM.replace('\n', " \t\r\n"));
    check(&text, &[&format!("1 {ROWS}"), &format!("2 {ROWS}"), "3 moves", &format!("4 {ROWS}")]);
}

#[test]
fn comments_do_not_end_a_diagram_and_column_letters_do() {
    let commented = DIAGRAM.replace('\n', "\n# a comment\n");
    check(&commented, &[&format!("1 {ROWS}")]);
    let board = format!("{DIAGRAM}A B C D E\n");
    check(
        &format!("{board}{board}A B C D E\n{board}"),
        &[&format!("1 {ROWS}"), &format!("7 {ROWS}"), &format!("13 {ROWS}")],
    );
}

#[test]
fn captions_are_mistakes_and_the_diagrams_between_them_are_read() {
    let text = format!("三三禁手\n{DIAGRAM}禁手点已用0标出\n看起来\n{DIAGRAM}");
    check(&text, &["1 unrecognised 1", &format!("2 {ROWS}"), "7 unrecognised 7", &format!("9 {ROWS}")]);
}

#[test]
fn reading_goes_on_after_an_error() {
    check(
        &format!(
            "hello\nworld\n\nh8i9zz\n...../.q.../...../...../.....\n{ROWS}\n.....\n\n.....\n...\n{ROWS}"
        ),
        &[
            "1 unrecognised 1",
            "4 not-a-point 4:5",
            "5 unknown-character 5:8",
            &format!("6 {ROWS}"),
            "7 unrecognised 7",
            "9 row-count 9",
            &format!("11 {ROWS}"),
        ],
    );
    check(
        "h8h8\np1\nx/o\n...../..../...../...../.....",
        &["1 occupied 1:3", "2 outside-board 2:1", "3 row-count 3", "4 cell-count 4:7"],
    );
}

#[test]
fn an_unknown_line_says_what_can_be_read() {
    let error = positions::read("hello").next().unwrap().outcome.unwrap_err().to_string();
    assert!(error.starts_with("line 1: this is not a move list (such as h8i9j10), not rows joined by '/'"));
    assert!(error.contains("not a diagram"));
}

#[test]
fn the_columns_after_rows_are_kept() {
    let reading = positions::read(&format!("{ROWS} \tfive=\t a b \t\r\n")).next().unwrap().outcome.unwrap();
    assert_eq!(reading.columns, ["five=", " a b ", ""]);
}

#[test]
fn boards_of_19_and_20_lines_are_read() {
    for lines in [19, 20] {
        let rows = vec![".".repeat(lines); lines];
        check(&rows.join("/"), &[&format!("1 {}", rows.join("/"))]);
        check(&rows.join("\n"), &[&format!("1 {}", rows.join("/"))]);
        let zeros = rows.join("\n").replace('.', "0");
        check(&zeros, &[&format!("1 {}", rows.join("/"))]);
    }
}

#[test]
fn hostile_texts_are_read_in_linear_time() {
    const BYTES: usize = 2_000_000;
    for piece in [
        "hello\n",
        "hello ",
        ".",
        ".\n",
        "┼●\n",
        "┼●",
        "h8",
        "h8\n",
        "./",
        "./\n",
        "A",
        "0",
        "0\n",
        "|\n",
        "#\n",
        "A B C D E\n",
    ] {
        let text = piece.repeat(BYTES / piece.len());
        let lines = text.lines().count();
        assert!(positions::read(&text).all(|item| (1..=lines).contains(&item.line)));
    }
}
