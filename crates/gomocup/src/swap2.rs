//! The swap2 opening, and moves that make a game even.

use tengen_engine::{Choice, Line};
use tengen_rules::{BoardSize, Point};

use crate::action::{Action, Purpose};
use crate::command::Coordinates;
use crate::detail::xy;
use crate::session::{Game, Session, no_move};

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
    pub(crate) const fn lines(self) -> usize {
        match self {
            Self::Move | Self::Rank | Self::Swap2 { .. } | Self::FirstOfTwo { .. } => 1,
            Self::Even { .. } => COMPARED,
        }
    }
}

impl Session {
    /// Answers the question that a swap2 opening has come to.
    pub(crate) fn swap2(&mut self, stones: &[Coordinates]) -> Result<Vec<Action>, String> {
        let size = self.game()?.board.size();
        let points: Vec<Point> = stones.iter().map(|&at| self.point(at)).collect::<Result<_, _>>()?;
        match points.len() {
            0 => Ok(vec![Action::Say(opening(size))]),
            stones @ (3 | 5) => {
                self.start_with(size, &points)?;
                self.think(Purpose::Swap2 { stones })
            }
            other => Err(format!("a swap2 opening asks after 0, 3 or 5 stones, not after {other}")),
        }
    }

    fn start_with(&mut self, size: BoardSize, points: &[Point]) -> Result<(), String> {
        let mut game = Game::new(size);
        for &point in points {
            game.play(point)?;
        }
        self.game = Some(game);
        Ok(())
    }

    /// Goes on with what a search of an opening found.
    pub(crate) fn decide(&mut self, purpose: Purpose, choice: &Choice) -> Vec<Action> {
        match purpose {
            Purpose::Move | Purpose::Rank => self.answer(choice),
            Purpose::Swap2 { stones } => self.swap_or_stay(stones, choice),
            Purpose::FirstOfTwo { is_swap2, bias } => self.first_of_two(is_swap2, bias, choice),
            Purpose::Even { first, bias, .. } => self.even(first, bias, choice),
        }
    }

    fn swap_or_stay(&mut self, stones: usize, choice: &Choice) -> Vec<Action> {
        let chance = choice.score().win_rate();
        if stones == 3 && (SWAP_BELOW..=1.0 - SWAP_BELOW).contains(&chance) {
            return self.first_of_two(true, 0, choice);
        }
        if chance < 0.5 { vec![Action::Say("SWAP".to_owned())] } else { self.answer(choice) }
    }

    /// Plays the best move as the first of two and looks for a second that makes the game even.
    fn first_of_two(&mut self, is_swap2: bool, bias: i32, choice: &Choice) -> Vec<Action> {
        let Some(first) = choice.best else { return no_move() };
        let refusal = |refusal| vec![Action::Say(format!("ERROR {refusal}"))];
        if let Some(Err(reason)) = self.game.as_mut().map(|game| game.play(first)) {
            return refusal(reason);
        }
        self.think(Purpose::Even { first: Some(first), is_swap2, bias }).unwrap_or_else(refusal)
    }

    fn even(&mut self, first: Option<Point>, bias: i32, choice: &Choice) -> Vec<Action> {
        let distance = |line: &&Line| (line.score.value() - bias).abs();
        let line = choice.progress.lines.iter().min_by_key(distance);
        let Some(second) = line.and_then(|line| line.moves.first()).copied() else { return no_move() };
        if let Some(game) = &mut self.game {
            // The move was found on this board.
            let _ = game.play(second);
        }
        let points: Vec<String> = first.into_iter().chain([second]).map(xy).collect();
        vec![Action::Say(points.join(" "))]
    }
}

/// Three stones for the opponent to choose from.
fn opening(size: BoardSize) -> String {
    let centre = size.centre();
    let fits = |stones: &&[(i8, i8); 3]| {
        stones
            .iter()
            .all(|&(columns, rows)| centre.offset(columns, rows).is_some_and(|point| size.contains(point)))
    };
    let near = [(0, 0), (1, 1), (-1, 2)];
    let stones = THREE.iter().find(fits).unwrap_or(&near);
    let points: Vec<String> =
        stones.iter().filter_map(|&(columns, rows)| centre.offset(columns, rows)).map(xy).collect();
    points.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_opening_lies_on_every_board() {
        for lines in 5..=20 {
            let size = BoardSize::new(lines).unwrap();
            let text = opening(size);
            let points: Vec<&str> = text.split(' ').collect();
            assert_eq!(points.len(), 3, "{lines}");
            for point in points {
                let (x, y) = point.split_once(',').unwrap();
                let point = Point::new(x.parse().unwrap(), y.parse().unwrap()).unwrap();
                assert!(size.contains(point));
            }
        }
    }
}
