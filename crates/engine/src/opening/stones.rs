//! Where to put the stones of an opening.

use tengen_rules::opening::{Answer, NamedOpening, Negotiation, Opening, Question, Region};
use tengen_rules::{BoardSize, Colour, Point, PointSet, RuleSet};

use super::judge::{Fourth, Judge};
use super::{Advice, Aim, Judged, Reason, book};
use crate::Score;
use crate::limits::Limits;
use crate::opening::budget::Budget;

/// Openings that are less even than the most even one by no more than this are as good, in values of the
/// search: 20 is a winning chance of 2.5 %.
const AS_EVEN: i32 = 20;
/// How many points for White's stone are tried where a pair of stones is to make the game even.
const PAIRS: usize = 3;

impl Judge<'_> {
    /// A stone of `colour`.
    pub(super) fn place(&mut self, colour: Colour, budget: Budget) -> Advice {
        let allowed = self.negotiation.allowed();
        let mut points = allowed.iter();
        let (first, second) = (points.next(), points.next());
        if let (Some(point), None) = (first, second) {
            return Advice { answer: Answer::Place(point), reason: Reason::Forced };
        }
        let known =
            self.prepared(&allowed).or_else(|| self.second(&allowed)).or_else(|| self.third(&allowed));
        if let Some(advice) = known {
            return advice;
        }
        let is_chosen_after = is_chosen_after(self.negotiation);
        let is_followed_by_own = self.next_is_own_stone();
        match self.opening() {
            Opening::Swap2 if is_followed_by_own => self.pair(&allowed, budget),
            Opening::Soosorv(most) if colour == Colour::White => {
                self.fourth(&allowed, most.get(), Aim::Even, budget)
            }
            Opening::Lianzhong | Opening::Rif | Opening::Swap1989 | Opening::Yamaguchi
                if colour == Colour::White && !is_chosen_after =>
            {
                let fifths = self.negotiation.declared().unwrap_or(2);
                self.fourth(&allowed, fifths, Aim::Best(Colour::White), budget)
            }
            _ if is_chosen_after => self.compared(&allowed, Aim::Even, budget),
            _ => self.best(&allowed, colour, budget),
        }
    }

    /// A stone of three that are known to be even, as swap and swap2 begin.
    fn prepared(&self, allowed: &PointSet) -> Option<Advice> {
        if !matches!(self.opening(), Opening::Swap | Opening::Swap2) {
            return None;
        }
        let before: Vec<Point> = self.negotiation.stones().map(|stone| stone.0).collect();
        let images = book::three_stones(self.rule_set, self.negotiation.size());
        let fitting: Vec<_> = images.filter(|(stones, _)| stones.starts_with(&before)).collect();
        // The seed chooses the same three each time it is asked.
        let &(stones, worth) = fitting.get(self.chance.below(fitting.len()))?;
        let point = *stones.get(before.len())?;
        let reason = Reason::Prepared { worth: Score::Estimate(worth) };
        allowed.contains(point).then_some(Advice { answer: Answer::Place(point), reason })
    }

    /// White's stone that touches the first, beside it or diagonal to it.
    fn second(&self, allowed: &PointSet) -> Option<Advice> {
        let Some(Question::Place { region: Region::TouchingCentre | Region::Within(3), .. }) =
            self.negotiation.question()
        else {
            return None;
        };
        if let Some(opening) = self.opening_aimed_at() {
            let [_, white, _] = opening.stones(self.negotiation.size());
            let reason = Reason::Named { opening, worth: book::worth_of(opening) };
            return Some(Advice { answer: Answer::Place(white), reason });
        }
        let point = allowed.iter().nth(self.chance.below(allowed.len()))?;
        Some(Advice { answer: Answer::Place(point), reason: Reason::Alike })
    }

    /// The opening that is played where one side puts all three stones.
    fn opening_aimed_at(&self) -> Option<NamedOpening> {
        let has_all = matches!(self.opening(), Opening::Rif | Opening::Yamaguchi | Opening::Soosorv(_));
        let is_known = self.rule_set == RuleSet::Renju && has_all;
        is_known.then(|| self.one_of(NamedOpening::ALL.into_iter())).flatten()
    }

    /// The third stone, where what the 26 openings are worth is known.
    fn third(&self, allowed: &PointSet) -> Option<Advice> {
        let stones: Vec<Point> = self.negotiation.stones().map(|stone| stone.0).collect();
        let size = self.negotiation.size();
        let [first, white] = stones[..] else { return None };
        let is_known = first == size.centre() && self.rule_set == RuleSet::Renju && size == BoardSize::RENJU;
        if !is_known || matches!(self.opening(), Opening::Pro | Opening::LongPro) {
            return None;
        }
        let thirds = |opening| {
            allowed.iter().filter(move |&third| NamedOpening::recognise(size, white, third) == Some(opening))
        };
        let opening =
            self.one_of(NamedOpening::ALL.into_iter().filter(|&opening| thirds(opening).next().is_some()))?;
        let point = thirds(opening).nth(self.chance.of(1).below(thirds(opening).count()))?;
        let reason = Reason::Named { opening, worth: book::worth_of(opening) };
        Some(Advice { answer: Answer::Place(point), reason })
    }

    /// One of the most even openings, by the seed.
    fn one_of(&self, openings: impl Iterator<Item = NamedOpening>) -> Option<NamedOpening> {
        let mut openings: Vec<_> =
            openings.map(|opening| (self.unevenness(&book::worth_of(opening)), opening)).collect();
        openings.sort_unstable();
        let least = openings.first()?.0;
        openings.retain(|opening| opening.0 <= least + AS_EVEN);
        openings.get(self.chance.below(openings.len())).map(|opening| opening.1)
    }

    /// How uneven three stones are that are worth so much with one fifth, two, and so on, under the
    /// protocol.
    pub(super) fn unevenness(&self, worth: &[Score]) -> i32 {
        let numbers = match self.opening() {
            Opening::Yamaguchi => 1..=Opening::YAMAGUCHI_MAX,
            Opening::Soosorv(most) => 1..=most.get(),
            Opening::Lianzhong | Opening::Rif | Opening::Swap1989 => 2..=2,
            _ => 1..=1,
        };
        let misses = numbers.filter_map(|number| worth.get(usize::from(number) - 1));
        misses.map(|&worth| Aim::Even.miss(worth)).min().unwrap_or(0)
    }

    fn next_is_own_stone(&self) -> bool {
        let Some(actor) = self.negotiation.actor() else { return false };
        let mut after = self.negotiation.clone();
        let Some(point) = after.allowed().iter().next() else { return false };
        after.answer(actor, Answer::Place(point)).is_ok()
            && after.actor() == Some(actor)
            && matches!(after.question(), Some(Question::Place { .. }))
    }

    /// White's fourth stone where fifths are offered after it.
    fn fourth(&mut self, allowed: &PointSet, most: u8, aim: Aim, budget: Budget) -> Advice {
        if most == 1 && aim != Aim::Even {
            return self.best(allowed, Colour::White, budget);
        }
        let board = self.board.clone();
        let fourths = self.searcher().fourths(&board, allowed, most, budget);
        let judged = |fourth: &Fourth| {
            let worth = match aim {
                Aim::Even => {
                    (1..=most).map(|number| fourth.worth(number)).min_by_key(|&worth| aim.miss(worth))
                }
                Aim::Best(_) => Some(fourth.worth(most)),
            };
            Judged { point: fourth.point, worth: worth.unwrap_or(Score::Estimate(0)) }
        };
        let mut points: Vec<Judged> = fourths.iter().map(judged).collect();
        points.sort_by_key(|judged| aim.miss(judged.worth));
        first_of(points, aim, allowed)
    }

    /// The white one of two stones after which the other side chooses a colour.
    fn pair(&mut self, allowed: &PointSet, budget: Budget) -> Advice {
        let mut whites = self.compare(allowed, Aim::Best(Colour::White), budget.part(4));
        whites.truncate(if budget.is_over() { 1 } else { PAIRS });
        let each = budget.part(4 * PAIRS).times(3);
        let mut points: Vec<Judged> = whites
            .into_iter()
            .map(|white| {
                let mut board = self.board.clone();
                let placed = board.place(white.point, Colour::White);
                debug_assert!(placed.is_ok());
                let blacks = self.searcher().compare(&board, &board.free().collect(), Aim::Even, 2, each);
                let worth = blacks.first().map_or(white.worth, |black| black.worth);
                Judged { point: white.point, worth }
            })
            .collect();
        points.sort_by_key(|judged| Aim::Even.miss(judged.worth));
        first_of(points, Aim::Even, allowed)
    }

    fn compared(&mut self, allowed: &PointSet, aim: Aim, budget: Budget) -> Advice {
        let points = self.compare(allowed, aim, budget);
        first_of(points, aim, allowed)
    }

    /// A move as in play, on an allowed point.
    fn best(&mut self, allowed: &PointSet, colour: Colour, budget: Budget) -> Advice {
        let limits = Limits { multi_pv: 3, allowed: *allowed, ..budget.limits() };
        let board = self.board.clone();
        let Some(position) = self.searcher().position(&board) else {
            return first_of(Vec::new(), Aim::Best(colour), allowed);
        };
        let choice = self.engine.play(&position, self.strength, &limits, self.stop, &mut |_| {});
        let judged = |line: crate::Line| {
            let worth = if colour == Colour::Black { line.score } else { line.score.turned() };
            line.moves.first().map(|&point| Judged { point, worth })
        };
        let points = choice.progress.lines.into_iter().filter_map(judged).collect();
        first_of(points, Aim::Best(colour), allowed)
    }
}

/// The first of `points`, or any allowed one if there are none.
fn first_of(points: Vec<Judged>, aim: Aim, allowed: &PointSet) -> Advice {
    let first = points.iter().map(|judged| judged.point).find(|&point| allowed.contains(point));
    let point = first.or_else(|| allowed.iter().next()).unwrap_or(Point::TENGEN);
    Advice { answer: Answer::Place(point), reason: Reason::Compared { aim, points } }
}

/// Whether the other side chooses a colour, or may swap, before it puts a stone or anybody offers fifths.
pub(super) fn is_chosen_after(negotiation: &Negotiation) -> bool {
    let Some(actor) = negotiation.actor() else { return false };
    let mut after = negotiation.clone();
    loop {
        let (Some(role), Some(question)) = (after.actor(), after.question()) else { return false };
        let answer = match question {
            Question::Place { .. } if role == actor => after.allowed().iter().next().map(Answer::Place),
            Question::Declare { min, .. } if role == actor => Some(Answer::Declare(min)),
            Question::ChooseColour
            | Question::ChooseColourOrAddTwo
            | Question::MaySwap
            | Question::MaySwapOrOffer { .. } => return role != actor,
            _ => None,
        };
        if answer.is_none_or(|answer| after.answer(role, answer).is_err()) {
            return false;
        }
    }
}
