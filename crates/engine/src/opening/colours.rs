//! Which colour to have, and how many fifths to ask for.

use tengen_rules::opening::{Answer, Opening, Question};
use tengen_rules::{BoardSize, Colour, RuleSet};

use super::judge::{Fourth, Judge, worth_of_fourths};
use super::stones::is_chosen_after;
use super::{Advice, Aim, Judged, Reason, book};
use crate::Score;
use crate::opening::budget::Budget;

/// How uneven a game may be, in values of the search, before it is better to choose a colour than to add two
/// stones, or to swap than to put a stone after which the other side may: 40 is a winning chance of 55 %.
const UNEVEN: i32 = 40;
/// Up to how many stones nothing is known that would make one colour better.
const TOO_EARLY: usize = 2;

impl Judge<'_> {
    /// A colour.
    pub(super) fn choose(&mut self, budget: Budget) -> Advice {
        let worth = self.worth(budget);
        Advice { answer: Answer::Choose(better(worth)), reason: Reason::Worth { worth } }
    }

    /// A colour, or two more stones where neither is better.
    pub(super) fn choose_or_add(&mut self, budget: Budget) -> Advice {
        let worth = self.worth(budget);
        let is_even = Aim::Even.miss(worth) < UNEVEN;
        let answer = if is_even { Answer::AddTwo } else { Answer::Choose(better(worth)) };
        Advice { answer, reason: Reason::Worth { worth } }
    }

    /// Whether to exchange colours.
    pub(super) fn swap(&mut self, budget: Budget) -> Advice {
        if self.negotiation.stones().count() <= TOO_EARLY {
            return Advice { answer: Answer::Swap(false), reason: Reason::Alike };
        }
        if let Some(points) = self.own_stone_after_staying(budget) {
            let is_uneven = points.first().is_some_and(|first| Aim::Even.miss(first.worth) > UNEVEN);
            return Advice { answer: Answer::Swap(is_uneven), reason: Reason::Uneven { points } };
        }
        let worth = self.worth(budget);
        let own = self.negotiation.colour_of(self.actor());
        Advice { answer: Answer::Swap(own != better(worth)), reason: Reason::Worth { worth } }
    }

    /// The points for the stone that whoever does not swap must put, if the other side may swap after it.
    fn own_stone_after_staying(&mut self, budget: Budget) -> Option<Vec<Judged>> {
        let actor = self.actor();
        let mut stayed = self.negotiation.clone();
        stayed.answer(actor, Answer::Swap(false)).ok()?;
        let is_stone = matches!(stayed.question(), Some(Question::Place { .. }));
        if stayed.actor() != Some(actor) || !is_stone || !is_chosen_after(&stayed) {
            return None;
        }
        let allowed = stayed.allowed();
        let Opening::Soosorv(most) = self.opening() else {
            return Some(self.compare(&allowed, Aim::Even, budget));
        };
        // The number of fifths that is declared with the stone makes it more even.
        let board = self.board.clone();
        let even = |fourth: &Fourth| {
            let worth = (1..=most.get()).map(|number| fourth.worth(number));
            let worth = worth.min_by_key(|&worth| Aim::Even.miss(worth)).unwrap_or(Score::Estimate(0));
            Judged { point: fourth.point, worth }
        };
        let fourths = self.searcher().fourths(&board, &allowed, most.get(), budget);
        let mut points: Vec<Judged> = fourths.iter().map(even).collect();
        points.sort_by_key(|judged| Aim::Even.miss(judged.worth));
        Some(points)
    }

    /// Whether to exchange colours, to stay and put a stone, or to stay and offer fifths.
    pub(super) fn swap_or_offer(&mut self, count: u8, budget: Budget) -> Advice {
        let stone = self.own_stone_after_staying(budget.part(2)).unwrap_or_default();
        let offer = self.fifths(count, budget.part(2));
        let uneven = stone.first().map_or(0, |stone| Aim::Even.miss(stone.worth));
        let offered = offer.last().map_or(0, |last| last.worth.value());
        // Whoever stays loses what is uneven, whoever swaps gains it, whoever offers gets the worst fifth.
        let answer = if offered > uneven { Answer::OfferFifths } else { Answer::Swap(uneven > UNEVEN) };
        Advice { answer, reason: Reason::StoneOrOffer { stone, offer } }
    }

    /// The number of fifths that makes the game most even.
    pub(super) fn declare(&mut self, most: u8, budget: Budget) -> Advice {
        let worth = if self.negotiation.stones().count() == 3 {
            self.worth_of_three(most, budget)
        } else {
            let mut worth: Vec<Score> = self.fifths(most, budget).iter().map(|fifth| fifth.worth).collect();
            let last = worth.last().copied().unwrap_or(Score::Estimate(0));
            worth.resize(usize::from(most), last);
            worth
        };
        let number = (1..=most).zip(&worth).min_by_key(|&(_, &worth)| Aim::Even.miss(worth));
        let number = number.map_or(1, |(number, _)| number);
        Advice { answer: Answer::Declare(number), reason: Reason::Numbers { worth } }
    }

    /// What three stones are worth with one fifth, with two, and so on.
    fn worth_of_three(&mut self, most: u8, budget: Budget) -> Vec<Score> {
        let is_known = self.rule_set == RuleSet::Renju && self.negotiation.size() == BoardSize::RENJU;
        if let Some(opening) = self.negotiation.named_opening().filter(|_| is_known) {
            return book::worth_of(opening);
        }
        let board = self.board.clone();
        let fourths = self.searcher().fourths(&board, &board.free().collect(), most, budget);
        worth_of_fourths(&fourths, most)
    }

    /// What the position is worth to Black, with the fifths that will be offered.
    fn worth(&mut self, budget: Budget) -> Score {
        let fifths = match self.opening() {
            Opening::Lianzhong | Opening::Rif | Opening::Swap1989 => 2,
            Opening::Yamaguchi | Opening::Soosorv(_) => self.negotiation.declared().unwrap_or(1),
            _ => 1,
        };
        let of = |worth: &[Score]| worth.get(usize::from(fifths) - 1).copied();
        match self.negotiation.stones().count() {
            3 if fifths > 1 => of(&self.worth_of_three(fifths, budget)).unwrap_or(Score::Estimate(0)),
            4 if fifths > 1 => {
                let fifths = self.fifths(fifths, budget);
                fifths.last().map_or(Score::Estimate(0), |last| last.worth)
            }
            _ => {
                let board = self.board.clone();
                self.searcher().worth(&board, budget)
            }
        }
    }
}

/// The colour that is better off.
fn better(worth: Score) -> Colour {
    if worth.value() < 0 { Colour::White } else { Colour::Black }
}
