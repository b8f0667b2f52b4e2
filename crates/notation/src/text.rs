//! What all readers share: the lines of a text, columns, and the widths of signs.

use std::iter::Zip;
use std::ops::RangeFrom;
use std::str::Split;

use unicode_width::UnicodeWidthChar;

/// The lines of `text` with their numbers from 1, without a byte order mark.
pub(crate) fn lines(text: &str) -> Zip<RangeFrom<usize>, Split<'_, char>> {
    (1..).zip(text.strip_prefix('\u{feff}').unwrap_or(text).split('\n'))
}

/// Whether `line` is for human readers only.
pub(crate) fn is_comment(line: &str) -> bool {
    line.trim_start().starts_with('#')
}

/// The column, in characters from 1, of the character that begins at byte `offset` of `line`.
pub(crate) fn column_at(line: &str, offset: usize) -> usize {
    line[..offset].chars().count() + 1
}

/// The line, from 1, of the character that begins at byte `offset` of `text`.
pub(crate) fn line_at(text: &str, offset: usize) -> usize {
    text[..offset].bytes().filter(|&byte| byte == b'\n').count() + 1
}

/// The half-width form of a full-width sign (`Ａ` is `A`, `，` is `,`); other signs are left alone.
pub(crate) fn half_width(sign: char) -> char {
    const OFFSET: u32 = '！' as u32 - '!' as u32;
    match sign {
        '！'..='～' => char::from_u32(sign as u32 - OFFSET).unwrap_or(sign),
        _ => sign,
    }
}

/// Whether `sign` stands for nothing: white space, or a modifier without a width of its own, such as
/// the variation selectors that follow the stones of emoji fonts.
pub(crate) fn is_gap(sign: char) -> bool {
    sign.is_whitespace() || (!sign.is_ascii() && sign.width() == Some(0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn full_width_signs_have_half_width_forms() {
        let half: String = "Ｈ８，；．＋ｏ┼●h".chars().map(half_width).collect();
        assert_eq!(half, "H8,;.+o┼●h");
    }

    #[test]
    fn spaces_and_variation_selectors_are_gaps() {
        for gap in [' ', '\t', '\u{3000}', '\u{fe0e}', '\u{fe0f}', '\u{200b}', '\u{feff}'] {
            assert!(is_gap(gap), "{gap:?}");
        }
        for sign in ['.', '\0', '●', '┼', '０'] {
            assert!(!is_gap(sign), "{sign:?}");
        }
    }
}
