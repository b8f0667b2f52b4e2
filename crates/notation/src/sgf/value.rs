//! The values of properties as text.

use tengen_rules::{BoardSize, Point};

/// What a text may hold, by its type in the format.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// Text: lines are kept.
    Lines,
    /// SimpleText: one line.
    Line,
    /// SimpleText as one part of a value with a colon in its middle.
    Part,
}

/// The text with what the format reserves escaped, and in the form that every reader gives back.
pub(super) fn escaped(text: &str, kind: Kind) -> String {
    let mut written = String::with_capacity(text.len());
    let mut signs = text.chars().peekable();
    while let Some(sign) = signs.next() {
        match sign {
            ']' | '\\' => written.extend(['\\', sign]),
            ':' if kind == Kind::Part => written.push_str("\\:"),
            '\r' if signs.peek() == Some(&'\n') => {}
            '\r' | '\n' if kind == Kind::Lines => written.push('\n'),
            _ if sign.is_control() => written.push(' '),
            _ => written.push(sign),
        }
    }
    written
}

/// Two letters, for the column from the left and the row from the top. The point is on the board.
pub(super) fn point(point: Point, size: BoardSize) -> String {
    let letter = |index: u8| char::from(b'a' + index);
    let from_the_top = size.lines().saturating_sub(point.row() + 1);
    String::from_iter([letter(point.column()), letter(from_the_top)])
}

/// A point or a pass. `tt` is a pass where it is no point of the board.
pub(super) fn move_to(to: Option<Point>, size: BoardSize) -> String {
    match to {
        Some(to) => point(to, size),
        None if size < BoardSize::MAX => "tt".into(),
        None => String::new(),
    }
}

/// Milliseconds as seconds, with a fraction where there is one.
pub(super) fn seconds(ms: u64) -> String {
    let text = format!("{}.{:03}", ms / 1000, ms % 1000);
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn brackets_and_backslashes_are_escaped_and_colons_only_where_they_divide() {
        assert_eq!(escaped(r"a]b\c:d", Kind::Line), r"a\]b\\c:d");
        assert_eq!(escaped(r"a]b\c:d", Kind::Part), r"a\]b\\c\:d");
        assert_eq!(escaped("[(;天元😀)", Kind::Lines), "[(;天元😀)");
    }

    #[test]
    fn line_breaks_of_every_system_are_one_sign() {
        assert_eq!(escaped("a\r\nb\rc\nd\te\0", Kind::Lines), "a\nb\nc\nd e ");
        assert_eq!(escaped("a\r\nb\rc\nd\te\0", Kind::Line), "a b c d e ");
    }

    #[test]
    fn rows_are_counted_from_the_top() {
        let at = |text: &str, lines| point(text.parse().unwrap(), BoardSize::new(lines).unwrap());
        assert_eq!([at("h8", 15), at("a1", 15), at("o15", 15), at("j10", 19)], ["hh", "ao", "oa", "jj"]);
        assert_eq!(at("t1", 20), "tt");
    }

    #[test]
    fn a_pass_is_never_a_point() {
        assert_eq!(move_to(None, BoardSize::HISTORICAL), "tt");
        assert_eq!(move_to(None, BoardSize::MAX), "");
    }

    #[test]
    fn times_are_seconds_with_a_fraction_where_there_is_one() {
        for (ms, text) in [(0, "0"), (600_000, "600"), (1_500, "1.5"), (1, "0.001")] {
            assert_eq!(seconds(ms), text);
        }
    }
}
