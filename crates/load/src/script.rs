//! What players do when they are asked.

use fastrand::Rng;
use tengen_game::{Commitment, Game, NigiriStep};
use tengen_rules::opening::{Answer, Negotiation, Question};
use tengen_rules::{BoardSize, Colour, Point};
use tengen_wire::{GameAction, Text};

/// The script of one game: it answers every question of every opening and then places stones for long,
/// because in its order of points no row of five comes about.
#[derive(Clone, Debug)]
pub struct Script {
    random: Rng,
    /// The points of each colour, in the order they are tried.
    points: [Vec<Point>; 2],
    /// After so many moves the side to move resigns.
    length: usize,
    /// What seat One holds in its hand while colours are drawn.
    hand: (u8, String),
}

impl Script {
    /// A script that gives the game up after `length` moves.
    pub fn new(size: BoardSize, length: usize, mut random: Rng) -> Self {
        let points = Colour::BOTH.map(|colour| {
            let mut points: Vec<Point> = size.iter().filter(|&point| reserved_for(point) == colour).collect();
            random.shuffle(&mut points);
            points
        });
        let nonce: String =
            std::iter::repeat_with(|| random.alphanumeric()).take(Commitment::NONCE_MIN).collect();
        let hand = (random.u8(Commitment::MIN..=Commitment::MAX), nonce);
        Self { random, points, length, hand }
    }

    /// What the seat does that must act; `None` when the game is over.
    pub fn next(&mut self, game: &Game) -> Option<GameAction> {
        game.to_act()?;
        if let Some(step) = game.nigiri_step() {
            return Some(self.draw(step));
        }
        if let Some(question) = game.negotiation().question() {
            return self.answer(game.negotiation(), &question);
        }
        if game.waiting_draw().is_some() {
            return Some(GameAction::LetStand);
        }
        if game.moves().len() >= self.length && game.has_begun() {
            return Some(GameAction::Resign);
        }
        self.place(game)
    }

    fn draw(&mut self, step: NigiriStep) -> GameAction {
        let (number, nonce) = &self.hand;
        match step {
            NigiriStep::Commit => GameAction::Commit { commitment: Text(Commitment::to(*number, nonce)) },
            NigiriStep::Guess => {
                GameAction::Guess { number: self.random.u8(Commitment::MIN..=Commitment::MAX) }
            }
            NigiriStep::Reveal => GameAction::Reveal { number: *number, nonce: nonce.clone() },
        }
    }

    fn answer(&mut self, opening: &Negotiation, question: &Question) -> Option<GameAction> {
        let answer = match question {
            Question::Place { .. } => {
                let allowed: Vec<Point> = opening.allowed().iter().collect();
                return Some(stone(self.random.choice(allowed)?));
            }
            Question::Offer { count } => Answer::Offer(self.fifths(opening, *count)?),
            Question::KeepOne { candidates } => Answer::Keep(*self.random.choice(candidates)?),
            Question::RemoveOne { candidates } => Answer::Remove(*self.random.choice(candidates)?),
            Question::ChooseColourOrAddTwo if self.random.bool() => Answer::AddTwo,
            Question::ChooseColour | Question::ChooseColourOrAddTwo => {
                Answer::Choose(self.random.choice(Colour::BOTH)?)
            }
            Question::MaySwapOrOffer { .. } if self.random.bool() => Answer::OfferFifths,
            Question::MaySwap | Question::MaySwapOrOffer { .. } => Answer::Swap(self.random.bool()),
            Question::Declare { min, max } => Answer::Declare(self.random.u8(*min..=*max)),
        };
        Some(GameAction::Answer { answer: Text(answer) })
    }

    /// Fifths of different shapes.
    fn fifths(&mut self, opening: &Negotiation, count: u8) -> Option<Vec<Point>> {
        let mut chosen = Vec::new();
        for _ in 0..count {
            let offerable: Vec<Point> = opening.offerable(&chosen).iter().collect();
            chosen.push(self.random.choice(offerable)?);
        }
        Some(chosen)
    }

    /// The next free point of the colour's own; if none is left, any.
    fn place(&self, game: &Game) -> Option<GameAction> {
        let own = &self.points[game.to_move() as usize];
        let mut own = own.iter().copied().filter(|&point| game.board().is_free(point));
        own.next().or_else(|| game.board().free().next()).map(stone)
    }
}

fn stone(point: Point) -> GameAction {
    GameAction::Place { point: Text(point), offer_draw: false }
}

/// Each point belongs to one colour, in such a way that in no direction more than two points of one
/// colour are side by side: neither fives nor fouls come about, whatever the order.
fn reserved_for(point: Point) -> Colour {
    Colour::BOTH[usize::from((point.column() + 2 * point.row()) % 4 / 2)]
}

/// The action as the house's log shows it: the stone it places, if it places one.
pub(crate) fn stone_of(action: &GameAction) -> Option<Point> {
    match action {
        GameAction::Place { point: Text(point), .. } => Some(*point),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use tengen_game::{Actor, ColourChoice, Command, CommandId, Millis, Seat};
    use tengen_room::Preset;

    use super::*;

    /// Plays a game by the script and says after how many moves it ended.
    fn play(preset: Preset, colours: ColourChoice, length: usize, seed: u64) -> usize {
        let settings = tengen_game::Settings { colours, ..preset.settings().game };
        let mut script = Script::new(settings.size, length, Rng::with_seed(seed));
        let mut game = Game::new(settings, Millis::ZERO).unwrap();
        for id in 0.. {
            let Some(action) = script.next(&game) else { break };
            let actor = Actor::Seat(game.to_act().unwrap());
            let command = Command { id: CommandId(id), action: action.clone().into() };
            let applied = game.apply(actor, command, Millis::ZERO);
            assert!(applied.is_ok(), "{} {action:?}: {applied:?}", preset.id);
        }
        game.moves().len()
    }

    #[test]
    fn every_opening_is_answered_and_every_game_lasts_as_long_as_the_script() {
        for preset in Preset::ALL {
            for seed in 0..20 {
                let moves = play(preset, ColourChoice::Fixed(Seat::Two), 60, seed);
                assert_eq!(moves, 60, "{} {seed}", preset.id);
            }
        }
    }

    #[test]
    fn colours_are_drawn_where_the_room_asks_for_it() {
        assert_eq!(play(Preset::ALL[0], ColourChoice::Nigiri, 30, 1), 30);
    }

    #[test]
    fn a_script_without_end_fills_the_board_until_it_is_drawn() {
        assert!(
            play(Preset::by_id("standard").unwrap(), ColourChoice::Fixed(Seat::One), usize::MAX, 3) > 100
        );
    }
}
