//! One line of a diagram.

use tengen_rules::BoardSize;

use super::sign::Sign;
use crate::text::half_width;
use crate::{Cells, ReadError};

/// The signs kept of a line: the cells of the largest board, two labels, and some more.
const KEPT: usize = 64;

/// A sign that stands for something, and where it stands.
#[derive(Clone, Copy, Debug)]
pub(super) struct Token {
    pub(super) char: char,
    pub(super) sign: Sign,
    /// In characters from 1.
    column: usize,
}

/// What a line looks like, taken alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shape {
    /// Column letters.
    Letters,
    /// A row of cells, perhaps with faults, or a line between two rows.
    Cells,
    /// No part of a diagram.
    Other,
}

/// One line of a diagram, without its spaces.
#[derive(Clone, Debug)]
pub(crate) struct Row {
    pub(super) line: usize,
    tokens: Vec<Token>,
    /// The number of signs beyond those kept.
    excess: usize,
    /// Whether there is a `|` or another line that crosses nothing.
    pub(super) has_lines: bool,
    pub(crate) shape: Shape,
}

impl Row {
    /// Takes line number `line` apart.
    pub(crate) fn new(line: usize, text: &str) -> Self {
        let mut row = Self { line, tokens: Vec::new(), excess: 0, has_lines: false, shape: Shape::Other };
        let mut tally = Tally::default();
        for (char, column) in text.chars().zip(1..) {
            let sign = Sign::of(char);
            tally.count(sign);
            match sign {
                Sign::Gap => {}
                Sign::Line => row.has_lines = true,
                _ if row.tokens.len() == KEPT => row.excess += 1,
                _ => row.tokens.push(Token { char, sign, column }),
            }
        }
        row.shape = if row.is_letters() { Shape::Letters } else { tally.shape() };
        row
    }

    pub(super) fn tokens(&self) -> &[Token] {
        &self.tokens
    }

    /// Whether there is a sign that boards have and move lists have not, taking `-` for a hyphen.
    pub(crate) fn has_board_signs(&self) -> bool {
        let is_board = |token: &Token| match token.sign {
            Sign::Crossing | Sign::Disc(_) => true,
            Sign::Dot => half_width(token.char) != '-',
            _ => false,
        };
        self.has_lines || self.tokens.iter().any(is_board)
    }

    /// The number of signs.
    pub(super) fn len(&self) -> usize {
        self.tokens.len() + self.excess
    }

    /// Takes `count` signs off the beginning.
    pub(super) fn cut_start(&mut self, count: usize) {
        self.tokens.drain(..count);
    }

    /// Takes `count` signs off the end.
    pub(super) fn cut_end(&mut self, count: usize) {
        self.tokens.truncate(self.tokens.len() - count);
    }

    /// Whether the end of the line is not among the signs kept.
    pub(super) fn is_cut_short(&self) -> bool {
        self.excess > 0
    }

    /// Whether there is nothing here but the horizontal lines of an ASCII frame.
    pub(super) fn is_border(&self) -> bool {
        !self.has_lines && self.tokens.iter().all(|token| matches!(token.char, '+' | '-'))
    }

    /// Whether these are the letters from A on, with or without I; five at least.
    fn is_letters(&self) -> bool {
        let letter = |token: &Token| half_width(token.char).to_ascii_lowercase();
        let follows = |one: char, other: char| other as u32 == one as u32 + 1 || (one, other) == ('h', 'j');
        self.tokens.len() >= 5
            && self.tokens.iter().all(|token| matches!(token.sign, Sign::Word | Sign::Letter(_)))
            && letter(&self.tokens[0]) == 'a'
            && self.tokens.windows(2).all(|pair| follows(letter(&pair[0]), letter(&pair[1])))
    }

    /// The error for a `token` that is no cell.
    pub(super) fn unknown(&self, token: &Token, cells: Cells) -> ReadError {
        ReadError::UnknownCharacter { line: self.line, column: token.column, found: token.char, cells }
    }

    /// The error for this row, `number` from 0 at the bottom, if its length is wrong.
    pub(super) fn cell_count(&self, number: u8, size: BoardSize) -> ReadError {
        ReadError::CellCount {
            line: self.line,
            column: self.column(),
            row: number as usize + 1,
            found: self.len(),
            expected: size.lines() as usize,
        }
    }

    /// The column of the first sign.
    fn column(&self) -> usize {
        self.tokens.first().map_or(1, |token| token.column)
    }

    /// The error for another label at the beginning than `expected`.
    pub(super) fn label_at_start(&self, expected: u8, found: Option<u8>) -> ReadError {
        ReadError::RowLabel { line: self.line, column: self.column(), found, expected }
    }

    /// The error for another label at the end than `expected`.
    pub(super) fn label_at_end(&self, expected: u8, found: Option<u8>) -> ReadError {
        let column = self.tokens.last().map_or(1, |token| token.column);
        ReadError::RowLabel { line: self.line, column, found, expected }
    }
}

/// What signs a line has, to tell the rows of diagrams from remarks beside them.
#[derive(Default)]
struct Tally {
    /// Crossings and discs, which occur in hardly anything but diagrams.
    drawn: usize,
    /// Dots and lines, which occur in other texts as well.
    plain: usize,
    /// `X`, `O`, digits and marks.
    neutral: usize,
    /// Other letters and unknown signs, which other texts are full of.
    foreign: usize,
    /// Whether there is an unknown sign, or two other letters next to each other.
    has_words: bool,
    follows_letter: bool,
}

impl Tally {
    fn count(&mut self, sign: Sign) {
        match sign {
            Sign::Gap => {}
            Sign::Crossing | Sign::Disc(_) => self.drawn += 1,
            Sign::Dot | Sign::Line => self.plain += 1,
            Sign::Letter(_) | Sign::Digit(_) | Sign::Mark => self.neutral += 1,
            Sign::Word | Sign::Unknown => self.foreign += 1,
        }
        self.has_words |= sign == Sign::Unknown || (self.follows_letter && sign == Sign::Word);
        self.follows_letter = sign == Sign::Word;
    }

    fn shape(&self) -> Shape {
        const FEWEST_CELLS: usize = BoardSize::MIN.lines() as usize;
        let cells = self.drawn + self.plain;
        let all = cells + self.neutral + self.foreign;
        let is_drawn = self.drawn >= 3 || self.foreign <= 2 * cells;
        let is_marked = !self.has_words && all >= FEWEST_CELLS;
        if all > 0 && (is_drawn || is_marked) { Shape::Cells } else { Shape::Other }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: Shape) {
        assert_eq!(Row::new(1, text).shape, expected, "{text:?}");
    }

    #[test]
    fn lines_of_diagrams_are_told_from_other_lines() {
        for text in ["A B C D E", "abcde", "   ＡＢＣＤＥＦ", "A B C D E F G H J K L M N O P"] {
            check(text, Shape::Letters);
        }
        for text in [
            "15┏┯┯┯┓",
            "┼●●0 ┼┼",
            "15 . X O 3 15",
            "xoxox",
            "0 1 2 0 0",
            "┼┼┼┼┼ 如图所示，盘面已有四手棋",
            "A A A . .",
            "5 X X A X X 5",
            "0A1×B",
            "│ │ │",
            "+---+",
        ] {
            check(text, Shape::Cells);
        }
        for text in
            ["", "hello", "foo", "三三禁手", "禁手点已用0标出", "A B C D", "1931 in Japan", "e.g. a diagram"]
        {
            check(text, Shape::Other);
        }
    }

    #[test]
    fn a_very_long_line_is_counted_and_not_kept() {
        let row = Row::new(1, &"┼".repeat(100_000));
        assert_eq!(row.len(), 100_000);
        assert_eq!(row.tokens().len(), KEPT);
    }
}
