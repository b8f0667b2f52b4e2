//! Boards as text.

use std::fmt;
use std::str::FromStr;

use tengen_rules::{Colour, Point};

use crate::picture::Picture;

/// How a text board looks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TextStyle {
    /// Lines with round stones, two terminal columns a point: `├─●─┼`.
    #[default]
    Lines,
    /// The full-width form of Chinese and Japanese texts: `┠●┼`.
    Wide,
    /// Letters and dots, for everything that shows nothing else: `. X .`.
    Ascii,
}

impl TextStyle {
    /// All styles.
    pub const ALL: [Self; 3] = [Self::Lines, Self::Wide, Self::Ascii];

    /// The name used on the command line.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Lines => "lines",
            Self::Wide => "wide",
            Self::Ascii => "ascii",
        }
    }
}

/// A text that names no style.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the styles are lines, wide and ascii")]
pub struct ParseTextStyleError;

impl FromStr for TextStyle {
    type Err = ParseTextStyleError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::ALL.into_iter().find(|style| style.id() == text).ok_or(ParseTextStyleError)
    }
}

impl Picture<'_> {
    /// The board as lines of text, the last one ended too.
    pub fn text(&self, style: TextStyle) -> impl fmt::Display {
        TextBoard { picture: self, style }
    }
}

struct TextBoard<'a> {
    picture: &'a Picture<'a>,
    style: TextStyle,
}

impl fmt::Display for TextBoard<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let region = self.picture.region;
        if self.style != TextStyle::Wide {
            self.letters(f)?;
        }
        for row in region.rows() {
            match self.style {
                TextStyle::Lines | TextStyle::Ascii => write!(f, "{:>2} ", row + 1)?,
                TextStyle::Wide => write!(f, "{:02}", row + 1)?,
            }
            for column in region.columns() {
                // The region lies on a board, whose points all exist.
                let Some(point) = Point::new(column, row) else { continue };
                if column > region.from.column() {
                    f.write_str(self.joint())?;
                }
                self.cell(f, point)?;
            }
            f.write_str("\n")?;
        }
        if self.style == TextStyle::Wide {
            self.letters(f)?;
        }
        Ok(())
    }
}

impl TextBoard<'_> {
    /// What stands between two points of a row.
    const fn joint(&self) -> &'static str {
        match self.style {
            TextStyle::Lines => "─",
            TextStyle::Wide => "",
            TextStyle::Ascii => " ",
        }
    }

    /// The line of column letters.
    fn letters(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.style == TextStyle::Wide { "  " } else { "   " })?;
        let region = self.picture.region;
        for column in region.columns() {
            let letter = char::from(b'A' + column);
            match self.style {
                TextStyle::Wide => write!(f, "{}", full_width(letter))?,
                TextStyle::Lines | TextStyle::Ascii if column == region.from.column() => {
                    write!(f, "{letter}")?;
                }
                TextStyle::Lines | TextStyle::Ascii => write!(f, " {letter}")?,
            }
        }
        f.write_str("\n")
    }

    fn cell(&self, f: &mut fmt::Formatter<'_>, point: Point) -> fmt::Result {
        if let Some(mark) = self.picture.marks.get(&point) {
            return match self.style {
                TextStyle::Wide => write!(f, "{}", full_width(mark.sign())),
                TextStyle::Lines | TextStyle::Ascii => write!(f, "{}", mark.sign()),
            };
        }
        f.write_str(match (self.style, self.picture.stone(point)) {
            (TextStyle::Ascii, Some(Colour::Black)) => "X",
            (TextStyle::Ascii, Some(Colour::White)) => "O",
            (TextStyle::Ascii, None) => ".",
            (_, Some(Colour::Black)) => "●",
            (_, Some(Colour::White)) => "○",
            (_, None) => self.crossing(point),
        })
    }

    /// The box-drawing sign of a free point: a corner, an edge or a crossing.
    fn crossing(&self, point: Point) -> &'static str {
        let last = self.picture.board.size().lines() - 1;
        let place = |at: u8| usize::from(at > 0) + usize::from(at == last);
        let signs = match self.style {
            TextStyle::Wide => [["┗", "┷", "┛"], ["┠", "┼", "┨"], ["┏", "┯", "┓"]],
            TextStyle::Lines | TextStyle::Ascii => [["└", "┴", "┘"], ["├", "┼", "┤"], ["┌", "┬", "┐"]],
        };
        signs[place(point.row())][place(point.column())]
    }
}

/// The full-width form of a printable ASCII character; others are returned as they are.
fn full_width(letter: char) -> char {
    match letter {
        '!'..='~' => char::from_u32(letter as u32 + 0xfee0).unwrap_or(letter),
        _ => letter,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Mark, Region};
    use tengen_rules::{Board, BoardSize};

    fn check(style: TextStyle, region: Option<(&str, &str)>, expected: &str) {
        let mut board = Board::new(BoardSize::new(6).unwrap());
        board.place("a6".parse().unwrap(), Colour::White).unwrap();
        board.place("c3".parse().unwrap(), Colour::Black).unwrap();
        let mut picture = Picture::new(&board).mark("d4".parse().unwrap(), Mark::Letter('A'));
        if let Some((from, to)) = region {
            picture = picture.region(Region { from: from.parse().unwrap(), to: to.parse().unwrap() });
        }
        assert_eq!(picture.text(style).to_string(), expected);
    }

    #[test]
    fn lines_join_the_points() {
        let expected = "   A B C D E F
 6 ○─┬─┬─┬─┬─┐
 5 ├─┼─┼─┼─┼─┤
 4 ├─┼─┼─A─┼─┤
 3 ├─┼─●─┼─┼─┤
 2 ├─┼─┼─┼─┼─┤
 1 └─┴─┴─┴─┴─┘
";
        check(TextStyle::Lines, None, expected);
    }

    #[test]
    fn the_wide_form_uses_full_width_signs() {
        let expected = "06○┯┯┯┯┓
05┠┼┼┼┼┨
04┠┼┼Ａ┼┨
03┠┼●┼┼┨
02┠┼┼┼┼┨
01┗┷┷┷┷┛
  ＡＢＣＤＥＦ
";
        check(TextStyle::Wide, None, expected);
    }

    #[test]
    fn a_region_keeps_its_place_on_the_board() {
        let expected = "   C D E F
 4 ┼─A─┼─┤
 3 ●─┼─┼─┤
";
        check(TextStyle::Lines, Some(("c3", "f4")), expected);
    }

    #[test]
    fn a_region_around_points_stays_on_the_board() {
        let size = BoardSize::new(6).unwrap();
        let points = ["b2", "d3"].map(|text| text.parse().unwrap());
        let region = Region::around(points, 2, size);
        assert_eq!((region.from.to_string(), region.to.to_string()), ("a1".into(), "f5".into()));
        assert_eq!(Region::around([], 2, size), Region::whole(size));
    }

    #[test]
    fn styles_are_read_back_from_their_names() {
        for style in TextStyle::ALL {
            assert_eq!(style.id().parse(), Ok(style));
        }
        assert_eq!("svg".parse::<TextStyle>(), Err(ParseTextStyleError));
    }
}
