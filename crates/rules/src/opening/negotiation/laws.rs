//! Laws of every negotiation, checked over random answers.

use super::*;
use crate::PointSet;

/// Marsaglia's xorshift generator.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % bound as u64).unwrap()
    }

    fn coin(&mut self) -> bool {
        self.below(2) == 0
    }

    fn point(&mut self) -> Point {
        Point::at(self.below(20) as u8, self.below(20) as u8)
    }

    fn of(&mut self, points: &PointSet) -> Point {
        points.iter().nth(self.below(points.len())).unwrap()
    }

    fn colour(&mut self) -> Colour {
        Colour::BOTH[self.below(2)]
    }

    /// Any answer, most often a wrong one.
    fn any_answer(&mut self) -> Answer {
        match self.below(9) {
            0 => Answer::Place(self.point()),
            1 => Answer::Offer((0..self.below(5)).map(|_| self.point()).collect()),
            2 => Answer::Choose(self.colour()),
            3 => Answer::Swap(self.coin()),
            4 => Answer::Declare(self.below(256) as u8),
            5 => Answer::Keep(self.point()),
            6 => Answer::Remove(self.point()),
            7 => Answer::AddTwo,
            _ => Answer::OfferFifths,
        }
    }

    /// An answer that must be accepted.
    fn right_answer(&mut self, negotiation: &Negotiation) -> Answer {
        let allowed = negotiation.allowed();
        match negotiation.question().unwrap() {
            Question::Place { .. } => Answer::Place(self.of(&allowed)),
            Question::Offer { count } => {
                let mut chosen = Vec::new();
                for _ in 0..count {
                    chosen.push(self.of(&negotiation.offerable(&chosen)));
                }
                Answer::Offer(chosen)
            }
            Question::KeepOne { .. } => Answer::Keep(self.of(&allowed)),
            Question::RemoveOne { .. } => Answer::Remove(self.of(&allowed)),
            Question::ChooseColourOrAddTwo if self.coin() => Answer::AddTwo,
            Question::ChooseColour | Question::ChooseColourOrAddTwo => Answer::Choose(self.colour()),
            Question::MaySwapOrOffer { .. } if self.coin() => Answer::OfferFifths,
            Question::MaySwap | Question::MaySwapOrOffer { .. } => Answer::Swap(self.coin()),
            Question::Declare { min, max } => Answer::Declare(min + self.below((max - min + 1).into()) as u8),
        }
    }
}

fn start(opening: Opening) -> Negotiation {
    Negotiation::new(opening, RuleSet::Renju, BoardSize::RENJU).unwrap()
}

fn refusals_change_nothing(negotiation: &Negotiation, random: &mut Random) {
    for _ in 0..20 {
        let (role, answer) = (Role::BOTH[random.below(2)], random.any_answer());
        let mut after = negotiation.clone();
        let verdict = negotiation.check(role, &answer);
        assert_eq!(after.answer(role, answer).map(|_| ()), verdict);
        assert_eq!(after == *negotiation, verdict.is_err());
    }
}

fn allowed_points_are_those_accepted(negotiation: &Negotiation) {
    let Some(actor) = negotiation.actor() else {
        return assert!(negotiation.allowed().is_empty());
    };
    let allowed = negotiation.allowed();
    for point in BoardSize::MAX.iter() {
        let answers = [Answer::Place(point), Answer::Keep(point), Answer::Remove(point)];
        let accepted = answers.iter().filter(|answer| negotiation.check(actor, answer).is_ok()).count();
        let offered = matches!(negotiation.question(), Some(Question::Offer { .. }));
        assert_eq!(
            allowed.contains(point),
            accepted == 1 || offered && negotiation.check_point(point).is_ok()
        );
    }
}

/// Who may swap can place where it is said: it does not swap, and then places there.
fn points_without_a_swap_are_those_accepted_after_it(negotiation: &Negotiation) {
    let said = negotiation.allowed_without_swap();
    let mut unswapped = negotiation.clone();
    let actor = negotiation.actor().filter(|&actor| unswapped.answer(actor, Answer::Swap(false)).is_ok());
    for point in BoardSize::MAX.iter() {
        let accepted = actor.is_some_and(|actor| unswapped.check(actor, &Answer::Place(point)).is_ok());
        assert_eq!(said.contains(point), accepted, "{point}");
    }
}

/// A second fifth is accepted beside a first one if and only if it is said to be offerable.
fn offerable_points_are_those_accepted(negotiation: &Negotiation, random: &mut Random) {
    let Some(Question::Offer { count: 2 }) = negotiation.question() else { return };
    let actor = negotiation.actor().unwrap();
    let first = random.of(&negotiation.offerable(&[]));
    let offerable = negotiation.offerable(&[first]);
    for second in BoardSize::MAX.iter() {
        let accepted = negotiation.check(actor, &Answer::Offer([first, second].into())).is_ok();
        assert_eq!(offerable.contains(second), accepted, "{first} {second}");
    }
}

/// What the effects say must be what the negotiation holds afterwards.
fn effects_tell_the_whole_change(before: &Negotiation, after: &Negotiation, effects: &[Effect]) {
    let mut stones: Vec<_> = before.stones().collect();
    let mut black = before.black();
    for effect in effects {
        match effect {
            Effect::Placed { point, colour } => stones.push((*point, *colour)),
            Effect::Offered { candidates } => {
                assert_eq!((after.candidates(), after.offered()), (&candidates[..], &candidates[..]));
                assert_eq!(after.dropped().count(), 0);
            }
            Effect::Dropped { candidates } => {
                assert!(candidates.iter().all(|point| before.candidates().contains(point)));
                assert_eq!(candidates.len() + 1, before.candidates().len());
                assert!(after.candidates().is_empty());
                assert_eq!(after.offered(), before.offered());
                assert!(after.dropped().eq(candidates.iter().copied()));
            }
            Effect::Exchanged => black = black.other(),
            Effect::Declared { number } => assert_eq!(after.declared(), Some(*number)),
            Effect::Over => assert_eq!(effects.last(), Some(effect)),
        }
    }
    assert!(after.stones().eq(stones) && after.black() == black);
    assert_eq!(after.is_over(), effects.contains(&Effect::Over));
}

fn stones_are_distinct_and_alternate(negotiation: &Negotiation) {
    let points: PointSet = negotiation.stones().map(|stone| stone.0).collect();
    assert_eq!(points.len(), negotiation.stones().count());
    for (index, (_, colour)) in negotiation.stones().enumerate() {
        assert_eq!(colour, Colour::BOTH[index % 2]);
    }
    assert_ne!(negotiation.colour_of(Role::First), negotiation.colour_of(Role::Second));
}

#[test]
fn every_negotiation_keeps_the_laws_and_ends() {
    let mut random = Random(0x2545_f491_4f6c_dd1d);
    for opening in Opening::all() {
        for _ in 0..12 {
            let mut negotiation = start(opening);
            let mut log = Vec::new();
            while !negotiation.is_over() {
                refusals_change_nothing(&negotiation, &mut random);
                allowed_points_are_those_accepted(&negotiation);
                points_without_a_swap_are_those_accepted_after_it(&negotiation);
                offerable_points_are_those_accepted(&negotiation, &mut random);
                let (role, answer) = (negotiation.actor().unwrap(), random.right_answer(&negotiation));
                assert_eq!(negotiation.check(role.other(), &answer), Err(Refusal::WrongRole { asked: role }));
                let before = negotiation.clone();
                let effects = negotiation.answer(role, answer.clone()).unwrap();
                effects_tell_the_whole_change(&before, &negotiation, &effects);
                stones_are_distinct_and_alternate(&negotiation);
                log.push((role, answer));
                assert_eq!(negotiation.answers(), log);
                assert!(log.len() <= 10, "{opening} goes on: {log:?}");
            }
            refusals_change_nothing(&negotiation, &mut random);
            let mut again = start(opening);
            for (role, answer) in log {
                again.answer(role, answer).unwrap();
            }
            assert_eq!(again, negotiation);
        }
    }
}

#[test]
fn a_twelfth_fifth_can_be_offered_beside_a_square_of_stones() {
    let mut negotiation = start(Opening::Yamaguchi);
    let script = ["place h8", "place h9", "place i9", "declare 12", "no-swap", "place i8"];
    for answer in script {
        let actor = negotiation.actor().unwrap();
        negotiation.answer(actor, answer.parse().unwrap()).unwrap();
    }
    let mut chosen = Vec::new();
    while let Some(point) = negotiation.offerable(&chosen).iter().next() {
        chosen.push(point);
    }
    assert!(chosen.len() >= 56, "{} shapes", chosen.len());
    let answer = Answer::Offer(chosen.split_off(chosen.len() - 12));
    assert_eq!(negotiation.check(Role::First, &answer), Ok(()));
}
