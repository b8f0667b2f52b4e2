//! The signs diagrams are drawn with.

use tengen_rules::Colour;

use crate::Cells;
use crate::text::{half_width, is_gap};

/// What a character is, before the diagram around it is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sign {
    /// Nothing: a space.
    Gap,
    /// Nothing: a line between two points, or a frame outside the board.
    Line,
    /// An empty point drawn as the crossing of lines.
    Crossing,
    /// An empty point: one of `. - _ + ·`.
    Dot,
    /// A stone drawn as a disc.
    Disc(Colour),
    /// `X` or `O`, a stone or a mark.
    Letter(Colour),
    /// A digit: part of a label, a cell of a board of digits, or a mark.
    Digit(u8),
    /// Another letter: a mark or a column letter.
    Word,
    /// Any other sign that marks points.
    Mark,
    /// What occurs in no diagram.
    Unknown,
}

impl Sign {
    pub(crate) fn of(char: char) -> Self {
        match half_width(char) {
            gap if is_gap(gap) => Self::Gap,
            '|' | '─' | '━' | '│' | '┃' | '═' | '║' => Self::Line,
            '.' | '-' | '_' | '+' | '·' | '・' | '･' => Self::Dot,
            // Corners, tees and crosses: light and heavy, double, rounded.
            '┌'..='╋' | '╒'..='╬' | '╭'..='╰' => Self::Crossing,
            '●' | '⚫' | '⬤' => Self::Disc(Colour::Black),
            '○' | '⚪' | '◯' | '〇' => Self::Disc(Colour::White),
            'x' | 'X' => Self::Letter(Colour::Black),
            'o' | 'O' => Self::Letter(Colour::White),
            digit @ '0'..='9' => Self::Digit(digit as u8 - b'0'),
            'a'..='z' | 'A'..='Z' => Self::Word,
            '*' | '×' | '✕' | '╳' | '!' | '?' | '①'..='⑳' | 'Ⓐ'..='⓪' | '㉑'..='㉟' | '㊱'..='㊿' => {
                Self::Mark
            }
            _ => Self::Unknown,
        }
    }
}

/// What stands on a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Cell {
    Empty,
    Stone(Colour),
    Mark,
}

impl Cell {
    /// What `sign` means in a diagram of this style, if it can occur there.
    pub(super) fn of(sign: Sign, style: Cells) -> Option<Self> {
        match sign {
            Sign::Gap | Sign::Line | Sign::Unknown => None,
            Sign::Crossing | Sign::Dot => Some(Self::Empty),
            Sign::Disc(colour) => Some(Self::Stone(colour)),
            Sign::Letter(colour) if style == Cells::Letters => Some(Self::Stone(colour)),
            Sign::Digit(digit) if style == Cells::Digits => Self::of_digit(digit),
            Sign::Letter(_) | Sign::Digit(_) | Sign::Word | Sign::Mark => Some(Self::Mark),
        }
    }

    fn of_digit(digit: u8) -> Option<Self> {
        match digit {
            0 => Some(Self::Empty),
            1 => Some(Self::Stone(Colour::Black)),
            2 => Some(Self::Stone(Colour::White)),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(chars: &str, expected: Sign) {
        for char in chars.chars() {
            assert_eq!(Sign::of(char), expected, "{char:?}");
        }
    }

    #[test]
    fn every_sign_has_one_meaning() {
        check(" \t\u{3000}\u{fe0f}", Sign::Gap);
        check("|｜│┃─━", Sign::Line);
        check("┼┏┯┓┠┨┗┷┛┌┬┐├┤└┴┘╋┿╂╔╦╗╠╬╣╚╩╝╭╮╯╰", Sign::Crossing);
        check(".-_+·・．＋", Sign::Dot);
        check("●⚫⬤", Sign::Disc(Colour::Black));
        check("○⚪◯〇", Sign::Disc(Colour::White));
        check("xXｘＸ", Sign::Letter(Colour::Black));
        check("7７", Sign::Digit(7));
        check("aBＣ", Sign::Word);
        check("*＊×!①⑳Ⓐⓩ⓪㉑㊿", Sign::Mark);
        check("\0/三◎△▲❶┄╱é", Sign::Unknown);
    }
}
