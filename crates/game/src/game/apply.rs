//! The one way in which something happens in a game.

use tengen_rules::{Colour, Point, Verdict};

use super::Game;
use super::decide::Plan;
use crate::{
    Abort, Action, Actor, AutomaticDraw, Command, CommandId, Ending, Enforcement, Event, EventKind, FoundBy,
    GameResult, Millis, Outcome, Rejection, Seat,
};

/// A stone that was found playable, and what it is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Judged {
    pub(super) point: Point,
    pub(super) colour: Colour,
    pub(super) by: Seat,
    pub(super) verdict: Verdict,
}

impl Game {
    /// Carries out a command of `actor` at the moment `now` and says what happened.
    ///
    /// - A `now` before the last event counts as the moment of that event.
    /// - A command that has been carried out before, by the name its actor gave it, is answered with
    ///   no events and changes nothing. So is one that finds nothing to do, such as a sweep in time.
    /// - A command that was rejected before is rejected again for the same reason, whatever has
    ///   happened since: a copy of it that comes late does not act. To try again takes a new name. The
    ///   last 64 of each actor are remembered so, for as long as this value lives: a game rebuilt from
    ///   its events does not know them.
    /// - If time had run out by `now`, that is what happened, whatever the command: the event says so,
    ///   at the moment when it did. Only the system's credit for an outage is looked at first.
    ///
    /// # Errors
    ///
    /// Why the command is rejected; nothing is changed then.
    pub fn apply(&mut self, actor: Actor, command: Command, now: Millis) -> Result<Vec<Event>, Rejection> {
        let Command { id, action } = command;
        if self.seen.contains(&(actor, id)) {
            return Ok(Vec::new());
        }
        if self.outcome.is_some() {
            return Err(Rejection::GameOver);
        }
        if let Some(answer) = self.vain.answer(actor, id) {
            return answer.clone().map(|()| Vec::new());
        }
        let now = now.max(self.last_at);
        let is_credit = is_credit(actor, &action);
        let is_sweep = action == Action::Sweep;
        let mut batch = Batch { at: now, actor, id, events: Vec::new() };
        match self.time_out(now) {
            Some((fell_at, outcome)) if !is_credit => {
                batch.at = fell_at;
                batch.push(self, EventKind::Ended { outcome });
            }
            _ => {
                if let Err(rejection) = self.carry_out(&mut batch, action) {
                    self.vain.add(actor, id, Err(rejection.clone()));
                    return Err(rejection);
                }
            }
        }
        // A sweep does nothing of its own, so that it may come again.
        if batch.events.is_empty() && !is_sweep {
            self.vain.add(actor, id, Ok(()));
        }
        self.close(&batch.events);
        Ok(batch.events)
    }

    /// Checks the action, then lets it happen with all that follows from it.
    fn carry_out(&mut self, batch: &mut Batch, action: Action) -> Result<(), Rejection> {
        let is_credit = is_credit(batch.actor, &action);
        let Plan { kinds, stone, offer_draw } = self.decide(batch.actor, action, batch.at)?;
        for kind in kinds {
            batch.push(self, kind);
        }
        if let Some(kind) = stone.and_then(|stone| self.consequence(stone)) {
            batch.push(self, kind);
        }
        if offer_draw && self.outcome.is_none() {
            batch.push(self, EventKind::DrawOffered);
        }
        if is_credit && let Some((_, outcome)) = self.time_out(batch.at) {
            batch.push(self, EventKind::Ended { outcome });
        }
        Ok(())
    }

    /// How the game ends, and since when, if time has run out by `now`.
    pub(crate) fn time_out(&self, now: Millis) -> Option<(Millis, Outcome)> {
        let fell_at = self.deadline().filter(|&deadline| deadline <= now)?.max(self.last_at);
        let seat = self.to_act()?;
        let outcome = if !self.has_begun() {
            let cause = Abort::TimedOut(seat);
            Outcome { result: GameResult::Void, ending: Ending::Aborted { cause } }
        } else if let Some(draw) = self.waiting {
            draw.outcome()
        } else {
            Outcome { result: GameResult::Win(seat.other()), ending: Ending::Time }
        };
        Some((fell_at, outcome))
    }

    /// What follows from a stone that has just been placed.
    fn consequence(&self, stone: Judged) -> Option<EventKind> {
        let outcome = match stone.verdict {
            Verdict::Five => self.five(stone),
            Verdict::Forbidden(kind) if self.settings.enforcement == Enforcement::AutoLoss => {
                let number = self.moves.len() as u32;
                let ending = Ending::Foul { kind, point: stone.point, number, found_by: FoundBy::Referee };
                Outcome { result: GameResult::Win(stone.by.other()), ending }
            }
            Verdict::Forbidden(_) | Verdict::Legal => {
                let draw = self.automatic_draw()?;
                if self.settings.enforcement.is_claimed() && self.is_bound(stone.colour) {
                    return Some(EventKind::DrawWaits { draw });
                }
                draw.outcome()
            }
        };
        Some(EventKind::Ended { outcome })
    }

    /// The win by the five that `stone` made. Nothing else on the board has won: it would have
    /// ended the game.
    fn five(&self, stone: Judged) -> Outcome {
        let row = self.referee(stone.colour).winning_row(&self.board);
        let row = row.map(|row| row.stones).unwrap_or_default();
        let ending = if row.len() > 5 { Ending::Overline { row } } else { Ending::Five { row } };
        Outcome { result: GameResult::Win(stone.by), ending }
    }

    fn automatic_draw(&self) -> Option<AutomaticDraw> {
        if self.board.is_full() {
            Some(AutomaticDraw::BoardFull)
        } else if self.settings.rule_set.is_dead(&self.board) {
            Some(AutomaticDraw::NoFive)
        } else {
            None
        }
    }
}

/// Whether time is given back for an outage, which may show that no flag has fallen.
fn is_credit(actor: Actor, action: &Action) -> bool {
    actor == Actor::System && matches!(action, Action::CreditOutage { .. })
}

/// The events of one command.
struct Batch {
    at: Millis,
    actor: Actor,
    id: CommandId,
    events: Vec<Event>,
}

impl Batch {
    /// Lets something happen.
    fn push(&mut self, game: &mut Game, kind: EventKind) {
        let event = Event { seq: game.seq + 1, at: self.at, actor: self.actor, id: self.id, kind };
        let evolved = game.evolve(&event);
        debug_assert!(evolved.is_ok(), "{event:?} was decided and cannot happen");
        self.events.push(event);
    }
}
