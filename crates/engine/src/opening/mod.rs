//! Answers to the questions of opening protocols.
//!
//! [`Engine::advise`] answers whatever a [`Negotiation`] asks: which stones to put, whether to swap,
//! which number to declare, which fifths to offer and to keep. Each answer comes with its [`Reason`].
//!
//! The judgements behind the answers are searches. Stones after which the other side may choose its
//! colour are put where the game is most even, others where they serve their colour. Of n offered
//! fifths White keeps the one that is worst for Black, so that Black gets what the n-th best is worth.

mod book;
mod budget;
mod colours;
mod fifths;
mod judge;
mod openings;
mod stones;

use tengen_rules::opening::{Answer, NamedOpening, Negotiation, Question};
use tengen_rules::{Board, Colour, Point, RuleSet};

use crate::level::Strength;
use crate::limits::Limits;
use crate::stop::Stop;
use crate::{Engine, Score};
use budget::Budget;
use judge::Judge;

/// An answer and why it was chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advice {
    /// The answer, which the negotiation that was asked about accepts.
    pub answer: Answer,
    /// Why.
    pub reason: Reason,
}

/// Why an answer was chosen. All scores are Black's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// There is no other answer.
    Forced,
    /// All answers are alike, or too little is known yet: the seed has chosen, or nothing is changed.
    Alike,
    /// The stone belongs to one of the 26 openings, whose worth is known.
    Named {
        /// The opening, one of the most even ones.
        opening: NamedOpening,
        /// What it is worth with one fifth, with two fifths offered, and so on.
        worth: Vec<Score>,
    },
    /// The stone belongs to three stones that are known to be even.
    Prepared {
        /// What they are worth.
        worth: Score,
    },
    /// The points were compared.
    Compared {
        /// What for.
        aim: Aim,
        /// The points, those that serve the aim best first.
        points: Vec<Judged>,
    },
    /// What the position is worth decides.
    Worth {
        /// What it is worth, fifths that will be offered counted in.
        worth: Score,
    },
    /// Who stays must put a stone after which the other side may swap: the more uneven the game is after
    /// the best such stone, the worse.
    Uneven {
        /// The points for that stone, the most even one first.
        points: Vec<Judged>,
    },
    /// Numbers of fifths were compared.
    Numbers {
        /// What the game is worth with one fifth, with two, and so on.
        worth: Vec<Score>,
    },
    /// To put a stone after which the other side may swap, and to offer fifths, were compared.
    StoneOrOffer {
        /// The points for the stone, the most even one first.
        stone: Vec<Judged>,
        /// The fifths, the best for Black first; the last of them is what an offer is worth.
        offer: Vec<Judged>,
    },
}

impl Reason {
    /// The identifier of the kind of reason, for programs and translations.
    pub const fn id(&self) -> &'static str {
        match self {
            Self::Forced => "forced",
            Self::Alike => "alike",
            Self::Named { .. } => "named",
            Self::Prepared { .. } => "prepared",
            Self::Compared { .. } => "compared",
            Self::Worth { .. } => "worth",
            Self::Uneven { .. } => "uneven",
            Self::Numbers { .. } => "numbers",
            Self::StoneOrOffer { .. } => "stone-or-offer",
        }
    }
}

/// What points are compared for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// To be best for this colour.
    Best(Colour),
    /// To make the game even, since the other side chooses its colour afterwards.
    Even,
}

impl Aim {
    /// How far a worth for Black is from what is aimed at; less is better.
    const fn miss(self, worth: Score) -> i32 {
        match self {
            Self::Best(Colour::Black) => -worth.value(),
            Self::Best(Colour::White) => worth.value(),
            Self::Even => worth.value().abs(),
        }
    }
}

/// A point and what the game is worth to Black with a stone there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Judged {
    /// The point.
    pub point: Point,
    /// What the game is worth.
    pub worth: Score,
}

impl Engine {
    /// Answers what `negotiation` asks of the side that must act; `None` when nothing is asked.
    ///
    /// `rule_set` is the one that the negotiation was begun with. Of `limits` the time and the nodes count,
    /// for the whole answer; without both it is 200,000 nodes. A level below the full one spends
    /// fewer. The seed of `strength` chooses among openings that are about as even.
    ///
    /// ```
    /// use tengen_engine::{Engine, Limits, Stop, Strength};
    /// use tengen_rules::opening::{Negotiation, Opening, Role};
    /// use tengen_rules::{BoardSize, RuleSet};
    /// let (rule_set, size) = (RuleSet::Renju, BoardSize::RENJU);
    /// let mut opening = Negotiation::new(Opening::Rif, rule_set, size).unwrap();
    /// let mut engine = Engine::new(1 << 20);
    /// let limits = Limits { nodes: Some(2000), ..Limits::default() };
    /// while let Some(role) = opening.actor() {
    ///     let advice = engine.advise(&opening, rule_set, Strength::FULL, &limits, &Stop::default());
    ///     opening.answer(role, advice.unwrap().answer).unwrap();
    /// }
    /// assert_eq!(opening.stones().count(), 5);
    /// ```
    pub fn advise(
        &mut self,
        negotiation: &Negotiation,
        rule_set: RuleSet,
        strength: Strength,
        limits: &Limits,
        stop: &Stop,
    ) -> Option<Advice> {
        let question = negotiation.question()?;
        let budget = Budget::new(limits, strength.level);
        let mut judge = Judge::new(self, rule_set, negotiation, strength, stop);
        Some(match question {
            Question::Place { colour, .. } => judge.place(colour, budget),
            Question::Offer { count } => judge.offer(count, budget),
            Question::KeepOne { candidates } => judge.keep(&candidates, budget),
            Question::RemoveOne { candidates } => judge.remove(&candidates, budget),
            Question::ChooseColour => judge.choose(budget),
            Question::ChooseColourOrAddTwo => judge.choose_or_add(budget),
            Question::MaySwap => judge.swap(budget),
            Question::MaySwapOrOffer { count } => judge.swap_or_offer(count, budget),
            Question::Declare { max, .. } => judge.declare(max, budget),
        })
    }

    /// What three stones of an opening are worth to Black if one fifth is put, if two are offered, and so
    /// on up to `most`; White's fourth stone is the best against each number.
    pub fn worth_with_fifths(
        &mut self,
        board: &Board,
        rule_set: RuleSet,
        most: u8,
        limits: &Limits,
        stop: &Stop,
    ) -> Vec<Score> {
        judge::worth_with_fifths(self, board, rule_set, most, limits, stop)
    }
}
