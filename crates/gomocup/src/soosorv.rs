//! Soosorv's opening as Yixin-Board asks about it: three stones, a swap, a fourth stone with a number, a
//! swap, so many fifth stones, the choice of one of them.

use tengen_engine::Choice;
use tengen_rules::opening::{NamedOpening, same_shape};
use tengen_rules::{Colour, Point, PointSet};

use crate::action::{Action, Purpose};
use crate::command::{Coordinates, SoosorvStep};
use crate::session::{Session, no_move, say};
use crate::swap2::evenest;

/// The opening that is put. Its fourth stones range from good for White to good for Black, so that there
/// is an even game after it whoever swaps.
const OPENING: NamedOpening = NamedOpening::D11;
/// The most fifth stones that can be asked for.
const MOST_FIFTHS: usize = 8;
/// What the fourth stone leaves White before the number of fifth ones evens it out: Black may offer his best
/// one alone, so it must be a little in his favour.
const FOURTH_BIAS: i32 = -40;

impl Session {
    /// Answers a question of the opening.
    pub(crate) fn soosorv(
        &mut self,
        step: SoosorvStep,
        stones: &[Coordinates],
    ) -> Result<Vec<Action>, String> {
        let points = self.points(stones)?;
        let (expected, purpose) = match step {
            SoosorvStep::Three => return self.three(),
            SoosorvStep::FirstSwap => (3, Purpose::SoosorvFirstSwap),
            SoosorvStep::Fourth => (3, Purpose::SoosorvFourth),
            SoosorvStep::SecondSwap { fifths } => (4, Purpose::SoosorvSecondSwap { fifths }),
            SoosorvStep::Offer { fifths } => (4, Purpose::SoosorvOffer { fifths }),
            SoosorvStep::Choose => return self.choose(&points),
        };
        if points.len() != expected {
            let found = points.len();
            return Err(format!(
                "this question of Soosorv's opening comes after {expected} stones, not {found}"
            ));
        }
        self.start_with(&points)?;
        self.think(purpose)
    }

    fn three(&self) -> Result<Vec<Action>, String> {
        let stones = OPENING.stones(self.game()?.board.size());
        Ok(say(stones.iter().enumerate().map(|(index, &point)| step(index + 1, point)).collect()))
    }

    /// Looks at the fifth stones that stand after the fourth.
    fn choose(&mut self, points: &[Point]) -> Result<Vec<Action>, String> {
        let (before, offers) =
            points.split_at_checked(4).filter(|(_, offers)| !offers.is_empty()).ok_or_else(|| {
                format!("the choice of a fifth stone comes after 5 stones or more, not {}", points.len())
            })?;
        self.start_with(before)?;
        let mut actions = self.think(Purpose::SoosorvChoose { offers: offers.to_vec() })?;
        if let Some(Action::Think { limits, .. }) = actions.last_mut() {
            limits.allowed = offers.iter().fold(PointSet::EMPTY, |mut set, &point| {
                set.insert(point);
                set
            });
        }
        Ok(actions)
    }

    /// Goes on with what a search found.
    pub(crate) fn decide_soosorv(&mut self, purpose: &Purpose, choice: &Choice) -> Vec<Action> {
        let swap = |number, swaps| {
            say(vec![format!("MESSAGE SOOSORV SWAP{number} {}", if swaps { "YES" } else { "NO" })])
        };
        match purpose {
            Purpose::SoosorvFirstSwap => swap(1, choice.score().value() < 0),
            Purpose::SoosorvFourth => self.fourth(choice),
            Purpose::SoosorvNumber { fourth } => {
                say(vec![format!("{} {}", step(4, *fourth), self.number(choice))])
            }
            Purpose::SoosorvSecondSwap { fifths } => {
                let worst = self.offers(choice, *fifths).last().map_or(0, |&(_, value)| value);
                swap(2, worst < 0)
            }
            Purpose::SoosorvOffer { fifths } => self.offer(choice, *fifths),
            Purpose::SoosorvChoose { offers } => self.chosen(offers, choice),
            _ => self.answer(choice),
        }
    }

    fn fourth(&mut self, choice: &Choice) -> Vec<Action> {
        let Some(fourth) = evenest(choice, FOURTH_BIAS) else { return no_move() };
        let refusal = |refusal| say(vec![format!("ERROR {refusal}")]);
        if let Some(Err(reason)) = self.game.as_mut().map(|game| game.play(fourth)) {
            return refusal(reason);
        }
        self.think(Purpose::SoosorvNumber { fourth }).unwrap_or_else(refusal)
    }

    /// The number of fifth stones that makes the game even: White takes the worst of those offered, so with
    /// the number n Black has his n-th best.
    fn number(&self, choice: &Choice) -> usize {
        let offers = self.offers(choice, MOST_FIFTHS);
        let even = offers.iter().enumerate().min_by_key(|(_, (_, value))| value.abs());
        even.map_or(1, |(index, _)| index + 1)
    }

    /// The best fifth stones and their values to Black, no two of the same shape.
    fn offers(&self, choice: &Choice, most: usize) -> Vec<(Point, i32)> {
        let Ok(game) = self.game() else { return Vec::new() };
        let (black, white) = (game.board.stones(Colour::Black), game.board.stones(Colour::White));
        let mut offers: Vec<(Point, i32)> = Vec::new();
        for line in &choice.progress.lines {
            let Some(&point) = line.moves.first() else { continue };
            let is_new = offers.iter().all(|&(other, _)| !same_shape(&black, &white, point, other));
            if is_new && offers.len() < most.clamp(1, MOST_FIFTHS) {
                offers.push((point, line.score.value()));
            }
        }
        offers
    }

    fn offer(&self, choice: &Choice, fifths: usize) -> Vec<Action> {
        let offers = self.offers(choice, fifths).into_iter().map(|(point, _)| step(5, point));
        let refresh = "MESSAGE SOOSORV MOVE5 REFRESH".to_owned();
        say([refresh].into_iter().chain(offers).chain(["MESSAGE SOOSORV MOVE5 DONE".to_owned()]).collect())
    }

    /// Chooses the worst of the fifth stones for Black. One that the search has not even ranked is worse than
    /// all that it has.
    fn chosen(&mut self, offers: &[Point], choice: &Choice) -> Vec<Action> {
        let mut ranked = choice.progress.lines.iter().filter_map(|line| line.moves.first());
        let unranked = offers.iter().find(|&offer| !ranked.clone().any(|point| point == offer));
        let Some(&point) = unranked.or_else(|| ranked.next_back()) else { return no_move() };
        let refusal = self.game.as_mut().and_then(|game| game.play(point).err());
        say(vec![refusal.map_or_else(
            || format!("MESSAGE SOOSORV MOVE5C {} {}", point.column(), point.row()),
            |refusal| format!("ERROR {refusal}"),
        )])
    }
}

/// The message about a stone of the opening.
fn step(number: usize, point: Point) -> String {
    format!("MESSAGE SOOSORV MOVE{number} {} {}", point.column(), point.row())
}
