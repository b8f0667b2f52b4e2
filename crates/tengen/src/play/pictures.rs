//! The board as players see it.

use std::fmt::Write;

use tengen_draw::{Mark, Picture, TextStyle};
use tengen_game::{Game, Move, Seat, Viewer};
use tengen_rules::{Colour, Point};

use super::view::View;
use crate::language::arguments;

impl View<'_> {
    /// The board with the last stone and what is offered marked, and what the marks mean. While a game
    /// runs, forbidden points are on it only where both players are shown them anyway.
    pub(super) fn board(&self, style: TextStyle) -> String {
        let mut picture = Picture::new(self.game.board()).letters(self.candidates());
        let last = self.game.moves().last().copied();
        if let Some((point, colour)) = last.and_then(|last| Some((last.stone?, last.colour))) {
            picture = picture.mark(point, Mark::Letter(last_sign(style, colour)));
        }
        let forbidden = self.shown_forbidden();
        for &(point, mark) in &forbidden {
            picture = picture.mark(point, mark);
        }
        let mut text = picture.text(style).to_string();
        for line in
            [last.map(|last| self.last_line(last)), self.offered_line(), self.forbidden_line(&forbidden)]
                .into_iter()
                .flatten()
        {
            text.push_str(&line);
            text.push('\n');
        }
        text
    }

    /// The offered fifths with their letters.
    fn candidates(&self) -> impl Iterator<Item = (Point, char)> {
        self.game.negotiation().candidates().iter().copied().zip('A'..)
    }

    fn last_line(&self, last: Move) -> String {
        let id = if last.stone.is_some() { "board-last" } else { "board-passed" };
        let arguments = arguments! {
            "number" => self.game.moves().len().to_string(),
            "colour" => self.colour(last.colour),
            "point" => last.stone.map(|point| point.to_string()).unwrap_or_default(),
        };
        self.texts.get(id, &arguments)
    }

    fn offered_line(&self) -> Option<String> {
        let points: Vec<String> =
            self.candidates().map(|(point, letter)| format!("{letter} {point}")).collect();
        let line = || self.texts.get("board-offered", &arguments! { "points" => points.join("  ") });
        (!points.is_empty()).then(line)
    }

    /// The forbidden points of the side to move, where players are shown them.
    fn shown_forbidden(&self) -> Vec<(Point, Mark)> {
        let Some(seat) = self.game.to_act().filter(|_| self.game.settings().show_forbidden) else {
            return Vec::new();
        };
        let snapshot = self.game.snapshot(Viewer::Seat(seat), self.now);
        let to_move = self.game.to_move();
        let points = snapshot.forbidden.unwrap_or_default().into_iter();
        points
            .filter(|found| found.colour == to_move)
            .map(|found| (found.point, Mark::Forbidden(found.kind)))
            .collect()
    }

    fn forbidden_line(&self, forbidden: &[(Point, Mark)]) -> Option<String> {
        let colour = self.colour(self.game.to_move());
        let line = || self.texts.get("board-forbidden", &arguments! { "colour" => colour });
        (!forbidden.is_empty()).then(line)
    }

    /// The board with the number of each move on its stone, and the moves in a row.
    pub(super) fn numbers(&self) -> String {
        let size = self.game.settings().size;
        let width = if self.game.moves().len() < 100 { 3 } else { 4 };
        let mut text = String::from("  ");
        for column in 0..size.lines() {
            let _ = write!(text, "{:>width$}", char::from(b'A' + column));
        }
        text.push('\n');
        for row in (0..size.lines()).rev() {
            let _ = write!(text, "{:>2}", row + 1);
            for column in 0..size.lines() {
                let number = Point::new(column, row).and_then(|point| number_of(self.game, point));
                let cell = number.map_or_else(|| ".".to_owned(), |number| number.to_string());
                let _ = write!(text, "{cell:>width$}");
            }
            text.push('\n');
        }
        text + &self.moves() + "\n"
    }

    /// The moves in a row; a pass is a line.
    pub(super) fn moves(&self) -> String {
        let moves: Vec<String> = self
            .game
            .moves()
            .iter()
            .map(|played| played.stone.map_or_else(|| "-".to_owned(), |point| point.to_string()))
            .collect();
        self.texts.get("over-moves", &arguments! { "moves" => moves.join(" ") })
    }
}

/// The number of the stone on `point`.
pub(super) fn number_of(game: &Game, point: Point) -> Option<usize> {
    game.moves().iter().position(|played| played.stone == Some(point)).map(|index| index + 1)
}

/// The sign of the stone that was placed last.
const fn last_sign(style: TextStyle, colour: Colour) -> char {
    match (style, colour) {
        (TextStyle::Ascii, Colour::Black) => 'x',
        (TextStyle::Ascii, Colour::White) => 'o',
        (TextStyle::Lines | TextStyle::Wide, Colour::Black) => '◆',
        (TextStyle::Lines | TextStyle::Wide, Colour::White) => '◇',
    }
}

/// The seats with their half points as points: `1`, `1.5`.
pub(super) fn points(half_points: [u32; 2], seat: Seat) -> String {
    let half_points = half_points[seat.index()];
    let whole = half_points / 2;
    if half_points.is_multiple_of(2) { whole.to_string() } else { format!("{whole}.5") }
}
