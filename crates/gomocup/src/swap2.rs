//! The swap2 opening, and moves that make a game even.

use tengen_engine::{Choice, Line};
use tengen_rules::{BoardSize, Point};

use crate::action::{Action, Form, Purpose};
use crate::command::Coordinates;
use crate::detail::xy;
use crate::game::Game;
use crate::session::{Session, no_move, say};

/// How many moves are compared when an even one is looked for.
const COMPARED: usize = 24;
/// With a chance to win below this after three stones the colours are swapped, above its complement they
/// are kept; between them two more stones are put.
const SWAP_BELOW: f64 = 0.4;

/// Three stones after which the game is about even, as columns and rows from the centre: Black, White, Black.
const THREE: [[(i8, i8); 3]; 4] = [
    [(-5, 6), (-4, 3), (-6, 2)],
    [(0, 6), (2, 4), (-3, 6)],
    [(6, 2), (4, 5), (3, 3)],
    [(-6, -3), (-6, 0), (-3, -5)],
];

impl Purpose {
    /// How many lines such a search compares.
    pub(crate) const fn lines(&self) -> usize {
        match self {
            Self::Even { .. }
            | Self::SoosorvFourth
            | Self::SoosorvNumber { .. }
            | Self::SoosorvSecondSwap { .. }
            | Self::SoosorvOffer { .. }
            | Self::SoosorvChoose { .. } => COMPARED,
            Self::Move
            | Self::Rank
            | Self::Ponder
            | Self::Swap2 { .. }
            | Self::FirstOfTwo { .. }
            | Self::SoosorvFirstSwap => 1,
        }
    }
}

impl Session {
    /// Answers the question that a swap2 opening has come to, with all its stones.
    pub(crate) fn swap2_board(&mut self, stones: &[Coordinates]) -> Result<Vec<Action>, String> {
        let points = self.points(stones)?;
        self.start_with(&points)?;
        self.swap2(points.len(), Form::Plain)
    }

    /// Answers it for the stones on the board, in Yixin's way.
    pub(crate) fn swap2_step(&mut self, stones: usize) -> Result<Vec<Action>, String> {
        match self.game()?.stones.len() {
            _ if stones == 0 => self.swap2(0, Form::Yixin),
            found if found == stones => self.swap2(stones, Form::Yixin),
            found => Err(format!("this question of swap2 comes after {stones} stones, not after {found}")),
        }
    }

    fn swap2(&mut self, stones: usize, form: Form) -> Result<Vec<Action>, String> {
        match stones {
            0 => Ok(said(form, 1, &opening(self.game()?.board.size()))),
            3 | 5 => self.think(Purpose::Swap2 { stones, form }),
            other => Err(format!("a swap2 opening asks after 0, 3 or 5 stones, not after {other}")),
        }
    }

    pub(crate) fn points(&self, stones: &[Coordinates]) -> Result<Vec<Point>, String> {
        stones.iter().map(|&at| self.point(at)).collect()
    }

    /// Begins a game with these stones.
    pub(crate) fn start_with(&mut self, points: &[Point]) -> Result<(), String> {
        let mut game = Game::new(self.game()?.board.size());
        for &point in points {
            game.play(point)?;
        }
        self.game = Some(game);
        Ok(())
    }

    /// Goes on with what a search of an opening found.
    pub(crate) fn decide(&mut self, purpose: &Purpose, choice: &Choice) -> Vec<Action> {
        match purpose {
            Purpose::Move | Purpose::Rank | Purpose::Ponder => self.answer(choice),
            &Purpose::Swap2 { stones, form } => self.swap_or_stay(stones, form, choice),
            &Purpose::FirstOfTwo { form, bias } => self.first_of_two(form, bias, choice),
            &Purpose::Even { first, form, bias } => self.even(first, form, bias, choice),
            Purpose::SoosorvFirstSwap
            | Purpose::SoosorvFourth
            | Purpose::SoosorvNumber { .. }
            | Purpose::SoosorvSecondSwap { .. }
            | Purpose::SoosorvOffer { .. }
            | Purpose::SoosorvChoose { .. } => self.decide_soosorv(purpose, choice),
        }
    }

    fn swap_or_stay(&mut self, stones: usize, form: Form, choice: &Choice) -> Vec<Action> {
        let chance = choice.score().win_rate();
        if stones == 3 && (SWAP_BELOW..=1.0 - SWAP_BELOW).contains(&chance) {
            return self.first_of_two(form, 0, choice);
        }
        let swaps = chance < 0.5;
        match (form, swaps) {
            (Form::Plain, true) => say(vec!["SWAP".to_owned()]),
            (Form::Plain, false) => self.answer(choice),
            // Who stays White is asked for the move by another command.
            (Form::Yixin, _) => {
                let question = if stones == 3 { "SWAP1" } else { "SWAP2" };
                say(vec![format!("MESSAGE SWAP2 {question} {}", if swaps { "YES" } else { "NO" })])
            }
        }
    }

    /// Plays the best move as the first of two and looks for a second that makes the game even.
    fn first_of_two(&mut self, form: Form, bias: i32, choice: &Choice) -> Vec<Action> {
        let Some(first) = choice.best else { return no_move() };
        let refusal = |refusal| vec![Action::Say(format!("ERROR {refusal}"))];
        if let Some(Err(reason)) = self.game.as_mut().map(|game| game.play(first)) {
            return refusal(reason);
        }
        // The second stone is the other side's.
        self.think(Purpose::Even { first: Some(first), form, bias: -bias }).unwrap_or_else(refusal)
    }

    fn even(&mut self, first: Option<Point>, form: Form, bias: i32, choice: &Choice) -> Vec<Action> {
        let Some(second) = evenest(choice, bias) else { return no_move() };
        if let Some(game) = &mut self.game {
            // The move was found on this board.
            let _ = game.play(second);
        }
        let points: Vec<Point> = first.into_iter().chain([second]).collect();
        said(form, 4, &points)
    }
}

/// The move of the lines whose value is nearest to `bias`.
pub(crate) fn evenest(choice: &Choice, bias: i32) -> Option<Point> {
    let distance = |line: &&Line| (line.score.value() - bias).abs();
    let line = choice.progress.lines.iter().min_by_key(distance)?;
    line.moves.first().copied()
}

/// Moves of a swap2 opening, the first of them of this number.
fn said(form: Form, number: usize, points: &[Point]) -> Vec<Action> {
    match form {
        Form::Plain => {
            let points: Vec<String> = points.iter().copied().map(xy).collect();
            say(vec![points.join(" ")])
        }
        Form::Yixin => say(points
            .iter()
            .enumerate()
            .map(|(index, point)| {
                format!("MESSAGE SWAP2 MOVE{} {} {}", number + index, point.column(), point.row())
            })
            .collect()),
    }
}

/// Three stones for the opponent to choose from.
fn opening(size: BoardSize) -> Vec<Point> {
    let centre = size.centre();
    let fits = |stones: &&[(i8, i8); 3]| {
        stones
            .iter()
            .all(|&(columns, rows)| centre.offset(columns, rows).is_some_and(|point| size.contains(point)))
    };
    let near = [(0, 0), (1, 1), (-1, 2)];
    let stones = THREE.iter().find(fits).unwrap_or(&near);
    stones.iter().filter_map(|&(columns, rows)| centre.offset(columns, rows)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_opening_lies_on_every_board() {
        for lines in 5..=20 {
            let size = BoardSize::new(lines).unwrap();
            let points = opening(size);
            assert_eq!(points.len(), 3, "{lines}");
            assert!(points.iter().all(|&point| size.contains(point)), "{lines}");
        }
    }
}
