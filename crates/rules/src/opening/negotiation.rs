//! The machine that runs the steps of a protocol.

mod checks;
#[cfg(test)]
mod laws;

use alloc::vec::Vec;

use super::script::{Step, Task, steps};
use super::{Answer, Effect, NamedOpening, NotApplicable, Opening, Question, Refusal, Region, Role};
use crate::{BoardSize, Colour, Point, RuleSet};

/// The opening of one game: what has been placed, declared and offered, and what is asked next.
///
/// A plain value: it changes by [`Self::answer`] alone, and the same answers lead to the same value.
/// It keeps its own few stones and places nothing on the caller's board; the caller does, from
/// [`Self::stones`] at the start (a designated opening stands) and then from the effects. Offered
/// fifths are candidates and no stones until one is kept. An offer of one fifth is asked for as a
/// stone to place, and nobody is asked whether to keep it.
///
/// ```
/// use tengen_rules::opening::{Answer, Negotiation, Opening, Role};
/// use tengen_rules::{BoardSize, Colour, RuleSet};
/// let mut opening = Negotiation::new(Opening::Swap, RuleSet::Freestyle, BoardSize::RENJU)?;
/// for point in ["h8", "a1", "o15"] {
///     opening.answer(Role::First, Answer::Place(point.parse().unwrap()))?;
/// }
/// assert_eq!(opening.actor(), Some(Role::Second));
/// opening.answer(Role::Second, Answer::Choose(Colour::Black))?;
/// assert!(opening.is_over());
/// assert_eq!((opening.black(), opening.to_move()), (Role::Second, Colour::White));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Negotiation {
    opening: Opening,
    size: BoardSize,
    /// The steps that are left.
    rest: &'static [Step],
    black: Role,
    /// The stones in the order they were placed, Black's and White's in turn.
    stones: Vec<Point>,
    declared: Option<u8>,
    /// The fifths that are offered and not settled.
    candidates: Vec<Point>,
    /// Every answer so far, and whose it was.
    answers: Vec<(Role, Answer)>,
}

impl Negotiation {
    /// The beginning of `opening`.
    ///
    /// # Errors
    ///
    /// If the protocol does not go with the rule set or the board, see [`Opening::applies`].
    pub fn new(opening: Opening, rule_set: RuleSet, size: BoardSize) -> Result<Self, NotApplicable> {
        opening.applies(rule_set, size)?;
        let stones = match opening {
            Opening::Designated(named) => named.stones(size).into(),
            _ => Vec::new(),
        };
        Ok(Self {
            opening,
            size,
            rest: steps(opening, rule_set),
            black: Role::First,
            stones,
            declared: None,
            candidates: Vec::new(),
            answers: Vec::new(),
        })
    }

    /// The protocol.
    pub const fn opening(&self) -> Opening {
        self.opening
    }

    /// The size of the board.
    pub const fn size(&self) -> BoardSize {
        self.size
    }

    /// Whether nothing more is asked and play goes on by turns.
    pub const fn is_over(&self) -> bool {
        self.rest.is_empty()
    }

    /// The side that must act; `None` when the opening is over.
    pub fn actor(&self) -> Option<Role> {
        self.rest.first().map(|step| step.by.role(self.black))
    }

    /// What is asked of [`Self::actor`]; `None` when the opening is over.
    pub fn question(&self) -> Option<Question> {
        let candidates = || self.candidates.clone();
        Some(match self.rest.first()?.task {
            Task::Place(region) => Question::Place { colour: self.to_move(), region },
            Task::Offer if self.fifths() == 1 => {
                Question::Place { colour: self.to_move(), region: Region::Anywhere }
            }
            Task::Offer => Question::Offer { count: self.fifths() },
            Task::KeepOne => Question::KeepOne { candidates: candidates() },
            Task::RemoveOne => Question::RemoveOne { candidates: candidates() },
            Task::ChooseColour => Question::ChooseColour,
            Task::ChooseColourOr(_) => Question::ChooseColourOrAddTwo,
            Task::MaySwap => Question::MaySwap,
            Task::MaySwapOr(_) => Question::MaySwapOrOffer { count: self.fifths() },
            Task::Declare => Question::Declare { min: 1, max: self.opening.fifths() },
        })
    }

    /// The side that has Black now.
    pub const fn black(&self) -> Role {
        self.black
    }

    /// The colour that `role` has now.
    pub fn colour_of(&self, role: Role) -> Colour {
        if role == self.black { Colour::Black } else { Colour::White }
    }

    /// The colour of the next stone, and when the opening is over, the colour that is to move.
    pub const fn to_move(&self) -> Colour {
        Colour::BOTH[self.stones.len() % 2]
    }

    /// The stones so far, in the order they were placed.
    pub fn stones(&self) -> impl Iterator<Item = (Point, Colour)> + '_ {
        self.stones.iter().copied().zip(Colour::BOTH.into_iter().cycle())
    }

    /// The fifths that are offered and not settled, in the order they were offered.
    pub fn candidates(&self) -> &[Point] {
        &self.candidates
    }

    /// The fifths that were offered, in the order they were offered, whether settled or not. None
    /// where one was asked for: that one is a stone that was placed.
    pub fn offered(&self) -> &[Point] {
        let offered = self.answers.iter().find_map(|(_, answer)| match answer {
            Answer::Offer(points) => Some(&points[..]),
            _ => None,
        });
        offered.unwrap_or_default()
    }

    /// The offered fifths that did not become the stone, in the order they were offered; none before
    /// that is settled.
    pub fn dropped(&self) -> impl Iterator<Item = Point> + '_ {
        let offered = self.offered().iter().copied();
        offered.filter(|point| !self.candidates.contains(point) && !self.stones.contains(point))
    }

    /// Every answer so far, the first one first, with the side that gave it.
    pub fn answers(&self) -> &[(Role, Answer)] {
        &self.answers
    }

    /// The number of fifths that was declared.
    pub const fn declared(&self) -> Option<u8> {
        self.declared
    }

    /// Which of the 26 openings the first three stones are.
    pub fn named_opening(&self) -> Option<NamedOpening> {
        match self.stones[..] {
            [first, white, third, ..] if first == self.size.centre() => {
                NamedOpening::recognise(self.size, white, third)
            }
            _ => None,
        }
    }

    /// Takes the answer of `role` and says what it changes.
    ///
    /// # Errors
    ///
    /// Why the answer is refused, see [`Self::check`]; nothing is changed then.
    pub fn answer(&mut self, role: Role, answer: Answer) -> Result<Vec<Effect>, Refusal> {
        self.check(role, &answer)?;
        self.answers.push((role, answer.clone()));
        let mut effects = self.accept(role, answer);
        if self.is_over() {
            effects.push(Effect::Over);
        }
        Ok(effects)
    }

    /// The number of fifths to offer, if the protocol has any.
    fn fifths(&self) -> u8 {
        self.declared.unwrap_or(self.opening.fifths())
    }

    /// Carries out an answer that was checked.
    fn accept(&mut self, role: Role, answer: Answer) -> Vec<Effect> {
        let Some((step, rest)) = self.rest.split_first() else { return Vec::new() };
        self.rest = rest;
        match answer {
            Answer::Place(point) => {
                // An offer of one: there is nothing to settle in the step after it.
                if step.task == Task::Offer {
                    self.rest = rest.get(1..).unwrap_or_default();
                }
                Vec::from([self.place(point)])
            }
            Answer::Offer(candidates) => {
                self.candidates.clone_from(&candidates);
                Vec::from([Effect::Offered { candidates }])
            }
            Answer::Keep(kept) => self.settle(|point| point == kept),
            Answer::Remove(removed) => self.settle(|point| point != removed),
            Answer::Choose(colour) => self.exchange(self.colour_of(role) != colour),
            Answer::Swap(swap) => self.exchange(swap),
            Answer::Declare(number) => {
                self.declared = Some(number);
                Vec::from([Effect::Declared { number }])
            }
            Answer::AddTwo | Answer::OfferFifths => {
                if let Task::ChooseColourOr(instead) | Task::MaySwapOr(instead) = step.task {
                    self.rest = instead;
                }
                Vec::new()
            }
        }
    }

    fn place(&mut self, point: Point) -> Effect {
        let colour = self.to_move();
        self.stones.push(point);
        Effect::Placed { point, colour }
    }

    /// Places the candidate that stays and drops the others.
    fn settle(&mut self, stays: impl Fn(Point) -> bool) -> Vec<Effect> {
        let (kept, dropped): (Vec<_>, Vec<_>) =
            core::mem::take(&mut self.candidates).into_iter().partition(|&point| stays(point));
        let mut effects: Vec<_> = kept.into_iter().map(|point| self.place(point)).collect();
        effects.push(Effect::Dropped { candidates: dropped });
        effects
    }

    fn exchange(&mut self, exchange: bool) -> Vec<Effect> {
        if !exchange {
            return Vec::new();
        }
        self.black = self.black.other();
        Vec::from([Effect::Exchanged])
    }
}
