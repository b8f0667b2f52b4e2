//! Whether a command is right, and what it makes happen.

use super::Game;
use super::apply::Judged;
use crate::{
    Action, Actor, AutomaticDraw, Commitment, Ending, EventKind, GameResult, Millis, NigiriStep, Outcome,
    Rejection, Ruling, Seat,
};

/// What a command makes happen.
#[derive(Debug, Default)]
pub(crate) struct Plan {
    pub(super) kinds: Vec<EventKind>,
    /// The stone among them, which may have consequences.
    pub(super) stone: Option<Judged>,
    /// Whether a draw is offered if the game goes on after that.
    pub(super) offer_draw: bool,
}

impl Plan {
    pub(super) fn one(kind: EventKind) -> Self {
        Self { kinds: vec![kind], ..Self::default() }
    }

    pub(super) fn end(result: GameResult, ending: Ending) -> Self {
        Self::one(EventKind::Ended { outcome: Outcome { result, ending } })
    }
}

impl Game {
    /// Checks the action of `actor` and says what it makes happen. This changes nothing.
    pub(crate) fn decide(&self, actor: Actor, action: Action, now: Millis) -> Result<Plan, Rejection> {
        match actor {
            Actor::Seat(_) if self.paused => Err(Rejection::Paused),
            Actor::Seat(seat) => self.decide_for_seat(seat, action, now),
            Actor::Arbiter => self.decide_for_arbiter(&action),
            Actor::System => self.decide_for_system(&action, now),
        }
    }

    fn decide_for_seat(&self, seat: Seat, action: Action, now: Millis) -> Result<Plan, Rejection> {
        match action {
            Action::Answer(answer) => self.answer(seat, answer),
            Action::Place { point, offer_draw } => self.place(seat, point, offer_draw),
            Action::Pass { offer_draw } => self.pass(seat, offer_draw),
            Action::ClaimFoul => self.claim_foul(seat),
            Action::LetStand => self.let_stand(seat),
            Action::Resign => self.resign(seat),
            Action::Abort => self.abort(seat),
            Action::AcceptDraw => self.accept_draw(seat),
            Action::DeclineDraw => self.decline_draw(seat),
            Action::AskTakeBack => self.ask_take_back(seat),
            Action::AcceptTakeBack => self.accept_take_back(seat),
            Action::DeclineTakeBack => self.decline_take_back(seat),
            Action::ClaimAbandonment => self.claim_abandonment(seat, now),
            Action::Commit(commitment) => {
                self.check_nigiri(seat, NigiriStep::Commit)?;
                Ok(Plan::one(EventKind::Committed { commitment }))
            }
            Action::Guess(number) => self.guess(seat, number),
            Action::Reveal { number, nonce } => self.reveal(seat, number, nonce),
            Action::Rule(_)
            | Action::LiftedStone { .. }
            | Action::BothFlags
            | Action::FlagFell { .. }
            | Action::Left { .. }
            | Action::Pause
            | Action::Resume
            | Action::Sweep
            | Action::Away { .. }
            | Action::Back { .. }
            | Action::BeginVacation { .. }
            | Action::EndVacation { .. }
            | Action::CreditOutage { .. } => Err(not_for(seat.into(), &action)),
        }
    }

    fn decide_for_arbiter(&self, action: &Action) -> Result<Plan, Rejection> {
        match *action {
            Action::Rule(ruling) => {
                let result = match ruling {
                    Ruling::Win(seat) => GameResult::Win(seat),
                    Ruling::Draw => GameResult::Draw,
                    Ruling::Void => GameResult::Void,
                };
                Ok(Plan::end(result, Ending::Arbiter))
            }
            Action::LiftedStone { by } => {
                self.check_recorded()?;
                Ok(Plan::end(GameResult::Win(by.other()), Ending::LiftedStone))
            }
            Action::BothFlags => {
                self.check_recorded()?;
                Ok(Plan::end(GameResult::Draw, Ending::BothFlags))
            }
            Action::FlagFell { by } => {
                self.check_recorded()?;
                match self.waiting_for(by)? {
                    Some(draw) => Ok(Plan::one(EventKind::Ended { outcome: draw.outcome() })),
                    None => Ok(Plan::end(GameResult::Win(by.other()), Ending::Time)),
                }
            }
            Action::Left { by } => {
                self.check_recorded()?;
                self.leave(by)
            }
            Action::Pause => self.decide_pause(),
            Action::Resume => self.decide_resume(),
            _ => Err(not_for(Actor::Arbiter, action)),
        }
    }

    fn decide_for_system(&self, action: &Action, now: Millis) -> Result<Plan, Rejection> {
        match *action {
            Action::Away { seat } if !self.is_away(seat) => Ok(Plan::one(EventKind::Away { seat })),
            Action::Back { seat } if self.is_away(seat) => Ok(Plan::one(EventKind::Back { seat })),
            // Known already; and whether time has run out was looked at before this.
            Action::Sweep | Action::Away { .. } | Action::Back { .. } => Ok(Plan::default()),
            Action::BeginVacation { seat, until } => Ok(self.begin_vacation(seat, until, now)),
            Action::EndVacation { seat } => Ok(self.end_vacation(seat, now)),
            Action::Pause => self.decide_pause(),
            Action::Resume => self.decide_resume(),
            Action::CreditOutage { ms } => Ok(Plan::one(EventKind::OutageCredited { ms })),
            _ => Err(not_for(Actor::System, action)),
        }
    }

    fn begin_vacation(&self, seat: Seat, until: Millis, now: Millis) -> Plan {
        let is_news = until > now && self.vacation(seat) != Some(until);
        if is_news && self.settings.clock.is_correspondence() {
            Plan::one(EventKind::VacationBegan { seat, until })
        } else {
            Plan::default()
        }
    }

    fn end_vacation(&self, seat: Seat, now: Millis) -> Plan {
        let is_on = self.vacation(seat).is_some_and(|until| until > now);
        if is_on { Plan::one(EventKind::VacationEnded { seat }) } else { Plan::default() }
    }

    fn decide_pause(&self) -> Result<Plan, Rejection> {
        if self.paused { Err(Rejection::Paused) } else { Ok(Plan::one(EventKind::Paused)) }
    }

    fn decide_resume(&self) -> Result<Plan, Rejection> {
        if self.paused { Ok(Plan::one(EventKind::Resumed)) } else { Err(Rejection::NotPaused) }
    }

    fn guess(&self, seat: Seat, number: u8) -> Result<Plan, Rejection> {
        self.check_nigiri(seat, NigiriStep::Guess)?;
        check_number(number)?;
        Ok(Plan::one(EventKind::Guessed { number }))
    }

    fn reveal(&self, seat: Seat, number: u8, nonce: String) -> Result<Plan, Rejection> {
        self.check_nigiri(seat, NigiriStep::Reveal)?;
        check_number(number)?;
        if !Commitment::allows_nonce(&nonce) {
            return Err(Rejection::NigiriNonce);
        }
        let commitment = self.nigiri.and_then(|nigiri| nigiri.commitment);
        if commitment != Some(Commitment::to(number, &nonce)) {
            return Err(Rejection::NigiriMismatch);
        }
        Ok(Plan::one(EventKind::Revealed { number, nonce }))
    }

    fn resign(&self, seat: Seat) -> Result<Plan, Rejection> {
        self.check_begun()?;
        Ok(Plan::end(GameResult::Win(seat.other()), Ending::Resignation))
    }

    fn abort(&self, seat: Seat) -> Result<Plan, Rejection> {
        if self.has_begun() {
            return Err(Rejection::AlreadyBegun);
        }
        Ok(Plan::end(GameResult::Void, Ending::Aborted { cause: crate::Abort::Asked(seat) }))
    }

    fn accept_draw(&self, seat: Seat) -> Result<Plan, Rejection> {
        self.check_offered(seat)?;
        Ok(Plan::end(GameResult::Draw, Ending::Agreement))
    }

    fn decline_draw(&self, seat: Seat) -> Result<Plan, Rejection> {
        self.check_offered(seat)?;
        Ok(Plan::one(EventKind::DrawDeclined))
    }

    fn ask_take_back(&self, seat: Seat) -> Result<Plan, Rejection> {
        if !self.settings.take_back {
            return Err(Rejection::TakeBackNotAllowed);
        }
        if let Some(by) = self.take_back.asked {
            return Err(Rejection::TakeBackPending { by });
        }
        if self.take_back.refused[seat.index()] {
            return Err(Rejection::TakeBackRefused);
        }
        self.last_own_move(seat).ok_or(Rejection::NothingToTakeBack)?;
        Ok(Plan::one(EventKind::TakeBackAsked))
    }

    fn accept_take_back(&self, seat: Seat) -> Result<Plan, Rejection> {
        let asker = self.check_asked(seat)?;
        let moves = self.last_own_move(asker).ok_or(Rejection::NothingToTakeBack)? as u32;
        Ok(Plan::one(EventKind::TakenBack { moves }))
    }

    fn decline_take_back(&self, seat: Seat) -> Result<Plan, Rejection> {
        self.check_asked(seat)?;
        Ok(Plan::one(EventKind::TakeBackDeclined))
    }

    fn claim_abandonment(&self, seat: Seat, now: Millis) -> Result<Plan, Rejection> {
        let Some(delay) = self.settings.abandonment_ms else { return Err(Rejection::NoAbandonment) };
        self.check_begun()?;
        let opponent = seat.other();
        let away = self.away[opponent.index()].ok_or(Rejection::NotAway { seat: opponent })?;
        self.waiting_for(opponent)?;
        match delay.since(away.elapsed(now)) {
            Millis::ZERO => self.leave(opponent),
            left => Err(Rejection::AwayTooShort { seat: opponent, left }),
        }
    }

    /// `seat` has left: it loses, or lets the stone stand that makes a draw.
    fn leave(&self, seat: Seat) -> Result<Plan, Rejection> {
        let Some(draw) = self.waiting_for(seat)? else {
            return Ok(Plan::end(GameResult::Win(seat.other()), Ending::Abandonment));
        };
        let ended = EventKind::Ended { outcome: draw.outcome() };
        Ok(Plan { kinds: vec![EventKind::LetStandByAbsence, ended], ..Plan::default() })
    }

    /// The draw that waits for a claim of `seat`, if one waits. If it waits for the other seat's, nothing
    /// that `seat` fails to do ends the game.
    fn waiting_for(&self, seat: Seat) -> Result<Option<AutomaticDraw>, Rejection> {
        match self.waiting {
            Some(_) if self.to_act() != Some(seat) => Err(Rejection::ClaimOrLetStand),
            waiting => Ok(waiting),
        }
    }

    /// The place among the moves of the last one that `seat` made in play.
    fn last_own_move(&self, seat: Seat) -> Option<usize> {
        let opening = self.opening_moves();
        let play = self.moves.get(opening..).unwrap_or_default();
        play.iter().rposition(|played| played.by == seat).map(|index| opening + index)
    }

    pub(super) fn check_turn(&self, seat: Seat) -> Result<(), Rejection> {
        match self.to_act() {
            Some(asked) if asked == seat => Ok(()),
            Some(asked) => Err(Rejection::NotYourTurn { asked }),
            None => Err(Rejection::GameOver),
        }
    }

    pub(super) fn check_colours_drawn(&self) -> Result<(), Rejection> {
        self.nigiri_step().map_or(Ok(()), |asked| Err(Rejection::ColoursNotDrawn { asked }))
    }

    fn check_nigiri(&self, seat: Seat, step: NigiriStep) -> Result<(), Rejection> {
        let asked = self.nigiri_step();
        if asked != Some(step) {
            return Err(Rejection::NigiriNotAsked { asked });
        }
        self.check_turn(seat)
    }

    fn check_begun(&self) -> Result<(), Rejection> {
        if self.has_begun() { Ok(()) } else { Err(Rejection::NotBegun) }
    }

    fn check_recorded(&self) -> Result<(), Rejection> {
        if self.settings.recorded { Ok(()) } else { Err(Rejection::NotRecorded) }
    }

    fn check_offered(&self, seat: Seat) -> Result<(), Rejection> {
        if self.draw_offer == Some(seat.other()) { Ok(()) } else { Err(Rejection::NoDrawOffer) }
    }

    fn check_asked(&self, seat: Seat) -> Result<Seat, Rejection> {
        let asker = self.take_back.asked.filter(|&asker| asker != seat);
        asker.ok_or(Rejection::NoTakeBackAsked)
    }
}

fn check_number(number: u8) -> Result<(), Rejection> {
    if Commitment::allows(number) { Ok(()) } else { Err(Rejection::NigiriNumber { number }) }
}

fn not_for(actor: Actor, action: &Action) -> Rejection {
    Rejection::NotForActor { actor, action: action.id() }
}
