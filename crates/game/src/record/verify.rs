//! Records judged again.

use tengen_rules::opening::Answer;

use super::{Record, RecordError};
use crate::{
    Action, Actor, Ending, Event, EventKind, FoundBy, Game, GameResult, Outcome, ReplayError, Ruling, Seat,
};

impl Record {
    /// Plays the game again, every command by the rules, and gives the game back as it stands. An
    /// unfinished game can be played on.
    ///
    /// # Errors
    ///
    /// The first event that the rules do not bear out, or a conclusion that does not follow.
    pub fn verify(&self) -> Result<Game, RecordError> {
        let mut game = Game::new(self.settings.clone(), self.start).map_err(ReplayError::from)?;
        for events in self.events.chunk_by(|one, next| (one.actor, one.id) == (next.actor, next.id)) {
            play_again(&mut game, events)?;
        }
        self.check_conclusions(&game)?;
        Ok(game)
    }

    fn check_conclusions(&self, game: &Game) -> Result<(), RecordError> {
        let part = if self.outcome.as_ref() != game.outcome() {
            "outcome"
        } else if self.missed_fouls != game.missed_fouls() {
            "missed_fouls"
        } else if self.wrong_claims != game.wrong_claims() {
            "wrong_claims"
        } else {
            return Ok(());
        };
        Err(RecordError::Conclusion { part })
    }
}

/// Applies the command that must have brought these events about, and compares.
fn play_again(game: &mut Game, events: &[Event]) -> Result<(), RecordError> {
    let Some(first) = events.first() else { return Ok(()) };
    let seq = first.seq;
    let kind = first.kind.id();
    let action = action(events, game.to_act()).ok_or(RecordError::NoCommand { seq, kind })?;
    let command = crate::Command { id: first.id, action };
    let again = game
        .apply(first.actor, command, first.at)
        .map_err(|rejection| RecordError::Rejected { seq, rejection })?;
    if again == events {
        return Ok(());
    }
    let differs = again.iter().zip(events).find(|(again, event)| again != event);
    let seq = differs.map_or(seq, |(_, event)| event.seq);
    Err(RecordError::Differs { seq })
}

/// The action of the command with these events, when this seat must act.
fn action(events: &[Event], to_act: Option<Seat>) -> Option<Action> {
    let offer_draw = events.iter().any(|event| event.kind == EventKind::DrawOffered);
    let first = events.first()?;
    Some(match &first.kind {
        EventKind::Committed { commitment } => Action::Commit(*commitment),
        EventKind::Guessed { number } => Action::Guess(*number),
        EventKind::Revealed { number, nonce } => Action::Reveal { number: *number, nonce: nonce.clone() },
        EventKind::Answered { answer: Answer::Place(point) } => {
            Action::Place { point: *point, offer_draw: false }
        }
        EventKind::Answered { answer } => Action::Answer(answer.clone()),
        EventKind::Stone { point, .. } => Action::Place { point: *point, offer_draw },
        EventKind::Passed => Action::Pass { offer_draw },
        EventKind::DrawDeclined => Action::DeclineDraw,
        EventKind::NoFoul => Action::ClaimFoul,
        EventKind::LetStand => Action::LetStand,
        EventKind::LetStandByAbsence if first.actor == Actor::Arbiter => Action::Left { by: to_act? },
        EventKind::LetStandByAbsence => Action::ClaimAbandonment,
        EventKind::TakeBackAsked => Action::AskTakeBack,
        EventKind::TakeBackDeclined => Action::DeclineTakeBack,
        EventKind::TakenBack { .. } => Action::AcceptTakeBack,
        EventKind::Away { seat } => Action::Away { seat: *seat },
        EventKind::Back { seat } => Action::Back { seat: *seat },
        EventKind::Paused => Action::Pause,
        EventKind::Resumed => Action::Resume,
        EventKind::VacationBegan { seat, until } => Action::BeginVacation { seat: *seat, until: *until },
        EventKind::VacationEnded { seat } => Action::EndVacation { seat: *seat },
        EventKind::OutageCredited { ms } => Action::CreditOutage { ms: *ms },
        EventKind::Ended { outcome } => ending_action(outcome, first.actor, to_act)?,
        EventKind::Exchanged | EventKind::DrawOffered | EventKind::DrawWaits { .. } => return None,
    })
}

/// The action of a command that did nothing but end the game.
fn ending_action(outcome: &Outcome, actor: Actor, to_act: Option<Seat>) -> Option<Action> {
    let loser = || outcome.result.winner().map(Seat::other);
    Some(match &outcome.ending {
        Ending::Foul { found_by: FoundBy::Opponent, .. } => Action::ClaimFoul,
        Ending::Resignation => Action::Resign,
        Ending::Abandonment if actor == Actor::Arbiter => Action::Left { by: loser()? },
        Ending::Abandonment => Action::ClaimAbandonment,
        Ending::LiftedStone => Action::LiftedStone { by: loser()? },
        Ending::Arbiter => Action::Rule(match outcome.result {
            GameResult::Win(seat) => Ruling::Win(seat),
            GameResult::Draw => Ruling::Draw,
            GameResult::Void => Ruling::Void,
        }),
        Ending::Agreement => Action::AcceptDraw,
        Ending::BothFlags => Action::BothFlags,
        Ending::Aborted { cause: crate::Abort::Asked(_) } => Action::Abort,
        // The flag of the seat that must act has fallen: on the table, or on the game's clocks. The latter
        // any command brings to light.
        Ending::Time if actor == Actor::Arbiter => Action::FlagFell { by: loser()? },
        Ending::BoardFull | Ending::NoFive if actor == Actor::Arbiter => Action::FlagFell { by: to_act? },
        Ending::Aborted { cause: crate::Abort::TimedOut(_) }
        | Ending::Time
        | Ending::BoardFull
        | Ending::NoFive => Action::Sweep,
        // These follow from a move.
        Ending::Five { .. }
        | Ending::Overline { .. }
        | Ending::Foul { found_by: FoundBy::Referee, .. }
        | Ending::TwoPasses => return None,
    })
}
