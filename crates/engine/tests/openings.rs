//! The engine answers every question of every opening protocol.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may stop")]

use std::collections::BTreeSet;

use tengen_engine::opening::{Advice, Aim, Reason};
use tengen_engine::{Engine, Level, Limits, Stop, Strength};
use tengen_rules::opening::{
    Answer, NamedOpening, Negotiation, Opening, Question, Role, SoosorvN, TaraguchiN,
};
use tengen_rules::{BoardSize, Colour, RuleSet};

/// Asks the engine on the ways that a protocol can take.
struct Player {
    engine: Engine,
    nodes: u64,
    strength: Strength,
    questions: BTreeSet<&'static str>,
    reasons: BTreeSet<&'static str>,
    ends: usize,
}

impl Player {
    fn new(nodes: u64, seed: u64) -> Self {
        Self {
            engine: Engine::new(1 << 20),
            nodes,
            strength: Strength { level: Level::FULL, seed },
            questions: BTreeSet::new(),
            reasons: BTreeSet::new(),
            ends: 0,
        }
    }

    fn advise(&mut self, negotiation: &Negotiation, rule_set: RuleSet) -> Option<Advice> {
        let limits = Limits { nodes: Some(self.nodes), ..Limits::default() };
        self.engine.advise(negotiation, rule_set, self.strength, &limits, &Stop::default())
    }

    /// Takes the engine's answer and, where the answer decides how it goes on, every other answer too.
    fn play(&mut self, negotiation: &Negotiation, rule_set: RuleSet, all_ways: bool) {
        let Some(role) = negotiation.actor() else {
            assert_eq!(self.advise(negotiation, rule_set), None);
            self.ends += 1;
            return;
        };
        let question = negotiation.question().unwrap();
        let advice = self.advise(negotiation, rule_set).unwrap();
        let context = || format!("{} {rule_set} {question:?} {advice:?}", negotiation.opening());
        assert_eq!(negotiation.check(role, &advice.answer), Ok(()), "{}", context());
        assert!(agrees(&advice, negotiation), "{}", context());
        self.questions.insert(question.id());
        self.reasons.insert(advice.reason.id());
        let mut answers = vec![advice.answer.clone()];
        if all_ways {
            answers.extend(other_ways(&question).into_iter().filter(|answer| *answer != advice.answer));
        }
        for answer in answers {
            let mut after = negotiation.clone();
            after.answer(role, answer).unwrap();
            self.play(&after, rule_set, all_ways);
        }
    }

    fn start(&mut self, opening: Opening, rule_set: RuleSet, lines: u8, all_ways: bool) -> bool {
        let Ok(negotiation) = Negotiation::new(opening, rule_set, BoardSize::new(lines).unwrap()) else {
            return false;
        };
        self.play(&negotiation, rule_set, all_ways);
        true
    }
}

/// Answers that lead elsewhere.
fn other_ways(question: &Question) -> Vec<Answer> {
    let colours = Colour::BOTH.map(Answer::Choose);
    match question {
        Question::ChooseColour => colours.into(),
        Question::ChooseColourOrAddTwo => colours.into_iter().chain([Answer::AddTwo]).collect(),
        Question::MaySwap => [true, false].map(Answer::Swap).into(),
        Question::MaySwapOrOffer { .. } => vec![Answer::Swap(true), Answer::Swap(false), Answer::OfferFifths],
        Question::Declare { max, .. } => [1, 2, *max].map(Answer::Declare).into(),
        Question::Place { .. }
        | Question::Offer { .. }
        | Question::KeepOne { .. }
        | Question::RemoveOne { .. } => Vec::new(),
    }
}

/// Whether the answer follows from the reason.
fn agrees(advice: &Advice, negotiation: &Negotiation) -> bool {
    let better = |black: i32| if black < 0 { Colour::White } else { Colour::Black };
    let own = negotiation.actor().map(|role| negotiation.colour_of(role));
    match (&advice.answer, &advice.reason) {
        (Answer::Place(point), Reason::Compared { points, .. }) => {
            points.first().is_none_or(|first| first.point == *point)
        }
        (Answer::Offer(offered), Reason::Compared { aim: Aim::Best(Colour::Black), points }) => {
            points.iter().map(|judged| judged.point).eq(offered.iter().copied())
        }
        (Answer::Keep(kept), Reason::Compared { aim: Aim::Best(Colour::White), points }) => {
            points.iter().all(|judged| judged.worth.value() >= points[0].worth.value())
                && points[0].point == *kept
        }
        (Answer::Remove(removed), Reason::Compared { points, .. }) => points[1].point == *removed,
        (Answer::Choose(colour), Reason::Worth { worth }) => *colour == better(worth.value()),
        (Answer::AddTwo, Reason::Worth { worth }) => worth.value().abs() < 100,
        (Answer::Swap(swap), Reason::Worth { worth }) => *swap == (own != Some(better(worth.value()))),
        (Answer::Declare(number), Reason::Numbers { worth }) => {
            let miss = |number: u8| worth[usize::from(number) - 1].value().abs();
            (1..=worth.len() as u8).all(|other| miss(*number) <= miss(other))
        }
        (Answer::Place(_), reason) => {
            matches!(reason, Reason::Forced | Reason::Alike | Reason::Named { .. } | Reason::Prepared { .. })
        }
        (Answer::Swap(_) | Answer::OfferFifths, reason) => {
            matches!(reason, Reason::Alike | Reason::Uneven { .. } | Reason::StoneOrOffer { .. })
        }
        _ => false,
    }
}

#[test]
fn every_question_of_every_protocol_is_answered_on_every_way() {
    let mut player = Player::new(40, 1);
    for opening in Opening::all() {
        // Numbers between the smallest and the largest change nothing but how many fifths there are.
        let all_ways = match opening {
            Opening::Soosorv(n) => n == SoosorvN::MIN || n == SoosorvN::MAX,
            Opening::Taraguchi(n) => [TaraguchiN::MIN, TaraguchiN::MAX].contains(&n),
            _ => true,
        };
        assert!(player.start(opening, RuleSet::Renju, 15, all_ways), "{opening}");
    }
    assert_eq!(player.questions, BTreeSet::from(Question::IDS));
    let reasons =
        ["forced", "alike", "named", "prepared", "compared", "worth", "uneven", "numbers", "stone-or-offer"];
    assert_eq!(player.reasons, BTreeSet::from(reasons));
    assert!(player.ends > 100);
}

#[test]
fn protocols_are_played_under_every_rule_set_and_on_every_board() {
    for (index, rule_set) in RuleSet::ALL.into_iter().enumerate() {
        for (opening, lines) in Opening::all().zip([15, 17, 20, 5].into_iter().cycle()) {
            let mut player = Player::new(20, index as u64);
            player.start(opening, rule_set, lines, false);
            player.start(opening, rule_set, 15, false);
        }
    }
}

#[test]
fn weak_levels_answer_too_and_the_same_seed_answers_the_same() {
    for level in [Level::CHILD, Level::new(5).unwrap()] {
        for opening in ["taraguchi-10", "swap2", "yamaguchi", "pro"] {
            let ways: Vec<_> = (0..2)
                .map(|_| {
                    let mut player = Player::new(300, 5);
                    player.strength.level = level;
                    let mut negotiation =
                        Negotiation::new(opening.parse().unwrap(), RuleSet::Renju, BoardSize::RENJU).unwrap();
                    while let Some(role) = negotiation.actor() {
                        let advice = player.advise(&negotiation, RuleSet::Renju).unwrap();
                        negotiation.answer(role, advice.answer).unwrap();
                    }
                    negotiation
                })
                .collect();
            assert_eq!(ways[0], ways[1]);
        }
    }
}

#[test]
fn the_seed_chooses_among_even_openings() {
    let named: BTreeSet<_> = (0..20)
        .map(|seed| {
            let mut player = Player::new(20, seed);
            let mut negotiation =
                Negotiation::new(Opening::Yamaguchi, RuleSet::Renju, BoardSize::RENJU).unwrap();
            while negotiation.stones().count() < 3 {
                let advice = player.advise(&negotiation, RuleSet::Renju).unwrap();
                negotiation.answer(Role::First, advice.answer).unwrap();
            }
            negotiation.named_opening().unwrap()
        })
        .collect();
    assert!(named.len() >= 3, "{named:?}");
}

/// Black has a straight four to come: whoever may choose takes Black, whoever has Black stays.
#[test]
fn nobody_gives_away_a_won_game() {
    let mut negotiation = Negotiation::new(Opening::Swap2, RuleSet::Freestyle, BoardSize::RENJU).unwrap();
    let place = |point: &str| Answer::Place(point.parse().unwrap());
    for point in ["h8", "a1", "i9"] {
        negotiation.answer(Role::First, place(point)).unwrap();
    }
    negotiation.answer(Role::Second, Answer::AddTwo).unwrap();
    for point in ["o1", "j10"] {
        negotiation.answer(Role::Second, place(point)).unwrap();
    }
    let advice = Player::new(20_000, 0).advise(&negotiation, RuleSet::Freestyle).unwrap();
    assert_eq!(advice.answer, Answer::Choose(Colour::Black));
    let designated = Opening::Designated(NamedOpening::D4);
    assert!(Negotiation::new(designated, RuleSet::Renju, BoardSize::RENJU).unwrap().is_over());
}

#[test]
fn white_keeps_the_fifth_that_is_worst_for_black() {
    let mut negotiation = Negotiation::new(Opening::Rif, RuleSet::Renju, BoardSize::RENJU).unwrap();
    let answers = [
        (Role::First, "place h8"),
        (Role::First, "place h9"),
        (Role::First, "place i9"),
        (Role::Second, "choose white"),
        (Role::Second, "place a1"),
        (Role::First, "offer i7 o15"),
    ];
    for (role, answer) in answers {
        negotiation.answer(role, answer.parse().unwrap()).unwrap();
    }
    let advice = Player::new(10_000, 0).advise(&negotiation, RuleSet::Renju).unwrap();
    assert_eq!(advice.answer, Answer::Keep("o15".parse().unwrap()));
}
