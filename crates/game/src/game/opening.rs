//! Stones, passes and the answers of the opening.

use tengen_rules::opening::{Answer, Effect, Refusal};
use tengen_rules::{Colour, Point, Verdict};

use super::Game;
use super::apply::Judged;
use super::decide::Plan;
use crate::{Ending, Enforcement, EventKind, GameResult, Rejection, Seat};

/// The stones on the board from which on a player may pass.
const FIRST_PASS: usize = 6;

impl Game {
    /// The number of moves that the opening made.
    pub(super) fn opening_moves(&self) -> usize {
        self.negotiation.stones().count()
    }

    /// A stone, in the opening or in play.
    pub(super) fn place(&self, seat: Seat, point: Point, offer_draw: bool) -> Result<Plan, Rejection> {
        self.check_colours_drawn()?;
        if !self.negotiation.is_over() {
            if offer_draw {
                return Err(Rejection::DrawOfferInOpening);
            }
            return self.answer_opening(seat, Answer::Place(point));
        }
        self.check_turn(seat)?;
        self.check_nothing_waits()?;
        let stone = self.judge(point, self.to_move(), seat)?;
        let kind = EventKind::Stone { point, colour: stone.colour, by: seat };
        Ok(Plan { kinds: vec![kind], stone: Some(stone), offer_draw })
    }

    /// An answer; a stone may be placed as an answer in play too.
    pub(super) fn answer(&self, seat: Seat, answer: Answer) -> Result<Plan, Rejection> {
        if let Answer::Place(point) = answer {
            return self.place(seat, point, false);
        }
        self.check_colours_drawn()?;
        self.answer_opening(seat, answer)
    }

    fn answer_opening(&self, seat: Seat, answer: Answer) -> Result<Plan, Rejection> {
        if self.negotiation.is_over() {
            return Err(Refusal::Over.into());
        }
        self.check_turn(seat)?;
        let owner = match answer {
            // The other side offered the fifth that stays.
            Answer::Keep(_) | Answer::Remove(_) => seat.other(),
            _ => seat,
        };
        let effects = self.negotiation.clone().answer(self.role_of(seat), answer.clone())?;
        let mut plan = Plan::one(EventKind::Answered { answer });
        for effect in effects {
            match effect {
                Effect::Placed { point, colour } => {
                    plan.stone = Some(self.judge(point, colour, owner)?);
                    plan.kinds.push(EventKind::Stone { point, colour, by: owner });
                }
                Effect::Exchanged => plan.kinds.push(EventKind::Exchanged),
                // The answer itself says these.
                Effect::Offered { .. } | Effect::Dropped { .. } | Effect::Declared { .. } | Effect::Over => {}
            }
        }
        Ok(plan)
    }

    /// What a stone is, refused if it cannot be played in this room.
    fn judge(&self, point: Point, colour: Colour, by: Seat) -> Result<Judged, Rejection> {
        let verdict = self.referee(colour).verdict(&self.board, point)?;
        match verdict {
            Verdict::Forbidden(kind) if self.settings.enforcement == Enforcement::Unplayable => {
                Err(Rejection::Forbidden { point, kind })
            }
            _ => Ok(Judged { point, colour, by, verdict }),
        }
    }

    pub(super) fn pass(&self, seat: Seat, offer_draw: bool) -> Result<Plan, Rejection> {
        self.check_colours_drawn()?;
        self.check_turn(seat)?;
        let rule_set = self.settings.rule_set;
        if !Colour::BOTH.into_iter().any(|colour| self.is_bound(colour)) {
            return Err(Rejection::PassNotAllowed { rule_set });
        }
        let stones = self.board.count(Colour::Black) + self.board.count(Colour::White);
        if stones < FIRST_PASS {
            return Err(Rejection::PassTooEarly { stones });
        }
        if let Some(asked) = self.negotiation.question() {
            return Err(Refusal::WrongAnswer { asked }.into());
        }
        self.check_nothing_waits()?;
        let mut plan = Plan::one(EventKind::Passed);
        if self.moves.last().is_some_and(|last| last.stone.is_none()) {
            plan.kinds.extend(Plan::end(GameResult::Draw, Ending::TwoPasses).kinds);
        }
        plan.offer_draw = offer_draw;
        Ok(plan)
    }

    fn check_nothing_waits(&self) -> Result<(), Rejection> {
        if self.waiting.is_some() { Err(Rejection::ClaimOrLetStand) } else { Ok(()) }
    }
}
