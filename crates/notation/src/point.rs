//! Points: `h8`, and what people write for it.

use tengen_rules::{ParsePointError, Point};

use crate::text::{half_width, is_gap};

/// Reads a point: `h8`, `H8`, `H08`, `Ｈ８`, with spaces around it or not.
///
/// The canonical text is `Point`'s `Display`.
///
/// # Errors
///
/// If the text is anything else.
///
/// ```
/// use tengen_rules::Point;
/// assert_eq!(tengen_notation::point::read("Ｈ８"), Ok(Point::TENGEN));
/// assert!(tengen_notation::point::read("h8i9").is_err());
/// ```
pub fn read(text: &str) -> Result<Point, ParsePointError> {
    let text = text.trim_matches(is_gap);
    match take(text) {
        Some((point, bytes)) if bytes == text.len() => Ok(point),
        _ => Err(ParsePointError),
    }
}

/// The point that `text` begins with, and the number of bytes it takes: a letter and all digits after it.
pub(crate) fn take(text: &str) -> Option<(Point, usize)> {
    let letter = text.chars().next()?;
    let column = u8::try_from(half_width(letter)).ok()?.to_ascii_lowercase().checked_sub(b'a')?;
    let (mut row, mut bytes) = (0, letter.len_utf8());
    for (index, sign) in text[bytes..].chars().enumerate() {
        let Some(digit) = half_width(sign).to_digit(10) else { break };
        if index == 2 {
            return None;
        }
        row = row * 10 + digit as u8;
        bytes += sign.len_utf8();
    }
    Some((Point::new(column, row.checked_sub(1)?)?, bytes))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: Option<&str>) {
        let found = read(text).ok().map(|point| point.to_string());
        assert_eq!(found.as_deref(), expected, "{text:?}");
    }

    #[test]
    fn points_are_read_in_every_spelling() {
        for text in ["h8", "H8", "h08", "Ｈ８", "ｈ8", "h８", "Ｈ０８", " h8 ", "\u{3000}h8\r\n"] {
            check(text, Some("h8"));
        }
        check("a1", Some("a1"));
        check("T20", Some("t20"));
    }

    #[test]
    fn other_texts_are_no_points() {
        for text in
            ["", " ", "h", "8", "8h", "h0", "h00", "h008", "h21", "u1", "h 8", "h8i9", "h-8", "●8", "é8"]
        {
            check(text, None);
        }
    }
}
