//! Which answers and points are allowed, and why others are not.

use super::Negotiation;
use crate::opening::{Answer, Question, Refusal, Role, same_shapes};
use crate::{Colour, Point, PointSet};

impl Negotiation {
    /// The points that an answer to the question may name; none when it asks for no point.
    pub fn allowed(&self) -> PointSet {
        self.size.iter().filter(|&point| self.check_point(point).is_ok()).collect()
    }

    /// The points where the side that may swap can place at once instead of saying that it does not:
    /// the next stone is its own then. None where no swap is asked for, or something else follows.
    pub fn allowed_without_swap(&self) -> PointSet {
        let Some(actor) = self.actor() else { return PointSet::EMPTY };
        let mut unswapped = self.clone();
        let declined = unswapped.answer(actor, Answer::Swap(false));
        let places = matches!(unswapped.question(), Some(Question::Place { .. }));
        if declined.is_ok() && places && unswapped.actor() == Some(actor) {
            unswapped.allowed()
        } else {
            PointSet::EMPTY
        }
    }

    /// The points that can still be offered beside those `chosen`: free, and of no shape chosen
    /// before. None while no fifths are asked for.
    ///
    /// There are always enough: at most eight points are of one shape, so that the 221 free
    /// points of a 15x15 board hold at least 28 shapes, and never more than twelve are asked for.
    pub fn offerable(&self, chosen: &[Point]) -> PointSet {
        if !matches!(self.question(), Some(Question::Offer { .. })) {
            return PointSet::EMPTY;
        }
        let mut points = self.allowed();
        for &point in chosen {
            self.shape_of(point).iter().for_each(|same| points.remove(same));
        }
        points
    }

    /// Whether an answer to the question may name `point`.
    ///
    /// # Errors
    ///
    /// Why not. If the question asks for no point, [`Refusal::WrongAnswer`] or [`Refusal::Over`].
    pub fn check_point(&self, point: Point) -> Result<(), Refusal> {
        match self.question().ok_or(Refusal::Over)? {
            Question::Place { region, .. } => {
                self.check_free(point)?;
                region.check(self.size, &self.stones, point)
            }
            Question::Offer { .. } => self.check_free(point),
            Question::KeepOne { candidates } | Question::RemoveOne { candidates } => {
                if candidates.contains(&point) { Ok(()) } else { Err(Refusal::NotOffered { point }) }
            }
            asked => Err(Refusal::WrongAnswer { asked }),
        }
    }

    /// Whether `role` may give `answer` now.
    ///
    /// # Errors
    ///
    /// Why not: the role, then the kind of answer, then what it says.
    pub fn check(&self, role: Role, answer: &Answer) -> Result<(), Refusal> {
        let (Some(asked), Some(question)) = (self.actor(), self.question()) else {
            return Err(Refusal::Over);
        };
        if role != asked {
            return Err(Refusal::WrongRole { asked });
        }
        match (question, answer) {
            (Question::Place { .. }, Answer::Place(point))
            | (Question::KeepOne { .. }, Answer::Keep(point))
            | (Question::RemoveOne { .. }, Answer::Remove(point)) => self.check_point(*point),
            (Question::Offer { count }, Answer::Offer(points)) => self.check_offer(count, points),
            (Question::Declare { min, max }, &Answer::Declare(number)) => {
                let fits = (min..=max).contains(&number);
                if fits { Ok(()) } else { Err(Refusal::NumberOutOfRange { number, min, max }) }
            }
            (Question::ChooseColour | Question::ChooseColourOrAddTwo, Answer::Choose(_))
            | (Question::ChooseColourOrAddTwo, Answer::AddTwo)
            | (Question::MaySwap | Question::MaySwapOrOffer { .. }, Answer::Swap(_))
            | (Question::MaySwapOrOffer { .. }, Answer::OfferFifths) => Ok(()),
            (asked, _) => Err(Refusal::WrongAnswer { asked }),
        }
    }

    fn check_free(&self, point: Point) -> Result<(), Refusal> {
        if !self.size.contains(point) {
            return Err(Refusal::OutsideBoard { point, size: self.size });
        }
        match self.stones().find(|stone| stone.0 == point) {
            Some((point, colour)) => Err(Refusal::Occupied { point, colour }),
            None => Ok(()),
        }
    }

    fn check_offer(&self, count: u8, points: &[Point]) -> Result<(), Refusal> {
        if points.len() != usize::from(count) {
            return Err(Refusal::WrongCount { count, offered: points.len() });
        }
        for (index, &second) in points.iter().enumerate() {
            self.check_free(second)?;
            let before = &points[..index];
            if before.contains(&second) {
                return Err(Refusal::Duplicate { point: second });
            }
            let same = self.shape_of(second);
            if let Some(&first) = before.iter().find(|&&first| same.contains(first)) {
                return Err(Refusal::SameShape { first, second });
            }
        }
        Ok(())
    }

    /// The points of the same shape as `point` beside the stones so far.
    fn shape_of(&self, point: Point) -> PointSet {
        let of = |colour| self.stones().filter(|stone| stone.1 == colour).map(|stone| stone.0).collect();
        same_shapes(&of(Colour::Black), &of(Colour::White), point)
    }
}
