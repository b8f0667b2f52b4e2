//! A game under test.

use std::collections::VecDeque;

use tengen_rules::Colour;
use tengen_rules::opening::{Answer, Opening};

use super::commands;
use super::input::Input;
use crate::{
    Abort, Action, Actor, Ask, Command, CommandId, Ending, Enforcement, Event, EventKind, Game, Millis,
    Record, Rejection, Seat, Settings, TimeControl, Viewer,
};

/// A game, everything that happened in it and the time.
pub(super) struct Trial {
    settings: Settings,
    start: Millis,
    game: Game,
    log: Vec<Event>,
    now: Millis,
    commands: u64,
    /// The last commands that were rejected, and why.
    rejected: VecDeque<(Actor, CommandId, Rejection)>,
}

/// Why a law is broken.
type Law = Result<(), String>;

fn law(kept: bool, breach: impl FnOnce() -> String) -> Law {
    if kept { Ok(()) } else { Err(breach()) }
}

impl Trial {
    pub(super) fn new(input: &mut Input<'_>) -> Result<Self, String> {
        let (settings, start) = (input.settings(), input.span());
        let game = Game::new(settings.clone(), start).map_err(|error| error.to_string())?;
        Ok(Self {
            settings,
            start,
            game,
            log: Vec::new(),
            now: start,
            commands: 0,
            rejected: VecDeque::new(),
        })
    }

    /// Draws a command and checks what comes of it.
    pub(super) fn step(&mut self, input: &mut Input<'_>) -> Law {
        self.now = if input.byte() < 2 { input.span() } else { self.now.plus(input.span()) };
        self.commands += 1;
        let (actor, action) = commands::any(input, &self.game, self.now);
        let id = CommandId(if input.byte() < 4 { u64::from(input.byte()) } else { self.commands });
        let command = Command { id, action };
        self.send(actor, &command)
            .map_err(|breach| format!("{breach}\nby {actor} {command:?} at {} in {:?}", self.now, self.game))
    }

    fn send(&mut self, actor: Actor, command: &Command) -> Law {
        let before = self.game.clone();
        let seen = self.log.iter().any(|event| (event.actor, event.id) == (actor, command.id));
        match self.game.apply(actor, command.clone(), self.now) {
            Err(rejection) => {
                law(!seen, || format!("a repeated command is rejected: {rejection}"))?;
                law(self.game == before, || format!("a rejection changed the game: {rejection}"))?;
                self.check_rejection(&rejection)?;
                if rejection != Rejection::GameOver {
                    self.rejected.push_back((actor, command.id, rejection));
                    if self.rejected.len() > 8 {
                        self.rejected.pop_front();
                    }
                }
                Ok(())
            }
            Ok(events) if events.is_empty() => {
                law(self.game == before, || "a command without events changed the game".into())
            }
            Ok(events) => {
                law(!seen, || "a repeated command has events".into())?;
                law(before.outcome().is_none(), || "a finished game accepted a command".into())?;
                self.check_events(&before, actor, command, &events)?;
                self.check_followed(before, &events)?;
                self.log.extend(events);
                self.check_repeat(actor, command)?;
                self.check_late_copies()?;
                self.check_state()
            }
        }
    }

    fn check_rejection(&self, rejection: &Rejection) -> Law {
        law((rejection == &Rejection::GameOver) == self.game.outcome().is_some(), || {
            format!("rejected with {} and outcome {:?}", rejection.code(), self.game.outcome())
        })
    }

    fn check_events(&self, before: &Game, actor: Actor, command: &Command, events: &[Event]) -> Law {
        let mut seq = before.seq();
        let mut at = self.log.last().map_or(self.start, |event| event.at);
        for event in events {
            seq += 1;
            law(event.seq == seq, || format!("event {} where {seq} belongs", event.seq))?;
            law(event.at >= at, || format!("event {seq} goes back in time"))?;
            law((event.actor, event.id) == (actor, command.id), || format!("event {seq} is not its own"))?;
            at = event.at;
        }
        let ends = events.iter().filter(|event| matches!(event.kind, EventKind::Ended { .. })).count();
        let ends_last = matches!(events.last(), Some(Event { kind: EventKind::Ended { .. }, .. }));
        law(ends == usize::from(ends_last), || "an ending is not the last event".into())?;
        law(self.game.outcome().is_some() == ends_last, || "an ending without outcome".into())?;
        let may_claim = self.settings.enforcement == Enforcement::ClaimRif && before.is_in_play();
        let needs_turn = !(may_claim && command.action == Action::ClaimFoul);
        law(!needs_turn || check_turn(before, actor, &command.action, events), || {
            "a command out of turn has changed the game".into()
        })?;
        check_owners(actor, events)?;
        law(actor.seat().is_none_or(|seat| !self.game.is_away(seat)), || "who acts is away".into())?;
        Seat::BOTH.into_iter().try_for_each(|seat| self.check_clock(before, seat, events, at))
    }

    /// A clock goes up by the end of a turn or by a credit alone.
    fn check_clock(&self, before: &Game, seat: Seat, events: &[Event], at: Millis) -> Law {
        let total = |game: &Game| game.remaining(seat, at).map(|reading| reading.total_ms);
        let (Some(old), Some(new)) = (total(before), total(&self.game)) else { return Ok(()) };
        let credited = events.iter().any(|event| matches!(event.kind, EventKind::OutageCredited { .. }));
        let revealed = events.iter().any(|event| matches!(event.kind, EventKind::Revealed { .. }));
        let turn_ended = before.to_act() == Some(seat) && (revealed || self.game.to_act() != Some(seat));
        let gain = match self.settings.clock {
            _ if !turn_ended => Millis::ZERO,
            TimeControl::Fischer { increment, .. } => increment,
            TimeControl::ByoYomi { period, .. } => period,
            TimeControl::PerMove { limit } => limit,
            TimeControl::Correspondence { days } => Millis::days(days.into()),
            TimeControl::None => Millis::ZERO,
        };
        let stands = before.vacation(seat).is_some_and(|until| until >= at);
        law(
            !stands || before.remaining(seat, before.last_at()).map(|clock| clock.total_ms) == Some(old),
            || format!("the clock of seat {seat} ran on vacation"),
        )?;
        law(credited || new <= old.plus(gain), || {
            format!("the clock of seat {seat} went from {old} to {new}")
        })
    }

    /// What was rejected does not act when a copy of it comes late.
    fn check_late_copies(&mut self) -> Law {
        if self.game.outcome().is_some() {
            return Ok(());
        }
        let before = self.game.clone();
        for (actor, id, rejection) in &self.rejected {
            for action in [Action::Resign, Action::Abort, Action::Pause] {
                let answer = self.game.apply(*actor, Command { id: *id, action }, self.now);
                law(answer.as_ref() == Err(rejection), || format!("a late copy is answered {answer:?}"))?;
            }
        }
        law(self.game == before, || "a late copy changed the game".into())
    }

    /// The same name again changes nothing, at any time and with any action.
    fn check_repeat(&mut self, actor: Actor, command: &Command) -> Law {
        let before = self.game.clone();
        for action in [command.action.clone(), Action::Resign, Action::Sweep] {
            let again = Command { id: command.id, action };
            let answer = self.game.apply(actor, again, Millis(u64::MAX));
            law(answer == Ok(Vec::new()), || format!("a repeated command is answered {answer:?}"))?;
        }
        law(self.game == before, || "a repeated command changed the game".into())
    }

    fn check_state(&self) -> Law {
        self.check_stones()?;
        self.check_deadline()?;
        self.check_prompt()?;
        if self.log.len() % 16 == 1 { self.check_rebuilt() } else { Ok(()) }
    }

    fn check_stones(&self) -> Law {
        let (board, moves) = (self.game.board(), self.game.moves());
        for (index, played) in moves.iter().enumerate() {
            let place = || format!("move {} is {played:?}", index + 1);
            law(played.colour == Colour::BOTH[index % 2], place)?;
            law(played.stone.is_none_or(|point| board.get(point) == Some(played.colour)), place)?;
            // In play and where stones stand already each has its colour's owner; in an opening
            // seats place stones of either colour and exchange colours.
            let is_played = index >= self.game.negotiation().stones().count();
            let stands = matches!(self.settings.opening, Opening::Designated(_));
            let owner = self.game.colour_of(played.by);
            law(owner.is_none() || !(is_played || stands) || owner == Some(played.colour), place)?;
        }
        let stones = moves.iter().filter(|played| played.stone.is_some()).count();
        let on_board = board.count(Colour::Black) + board.count(Colour::White);
        law(stones == on_board, || format!("{stones} stones were played and {on_board} stand"))
    }

    fn check_deadline(&self) -> Law {
        let Some(deadline) = self.game.deadline() else { return Ok(()) };
        let sweep = |at| {
            let command = Command { id: CommandId(u64::MAX), action: Action::Sweep };
            self.game.clone().apply(Actor::System, command, at)
        };
        let early = sweep(Millis(deadline.0.saturating_sub(1)));
        law(early == Ok(Vec::new()), || format!("time ran out before {deadline}: {early:?}"))?;
        let in_time = sweep(deadline);
        let ended = in_time.as_ref().is_ok_and(|events| events.len() == 1 && events[0].at == deadline);
        law(ended, || format!("time did not run out at {deadline}: {in_time:?}"))
    }

    fn check_prompt(&self) -> Law {
        let now = self.log.last().map_or(self.start, |event| event.at);
        for viewer in Viewer::ALL {
            let snapshot = self.game.snapshot(viewer, now);
            let over = self.game.outcome().is_some();
            law(!(over && snapshot.paused), || "a game that is over is paused".into())?;
            let claimable = snapshot.abandonment_from.iter().any(Option::is_some);
            for (seat, from) in Seat::BOTH.into_iter().zip(snapshot.abandonment_from) {
                let Some(from) = from else { continue };
                let answer = self.try_at(seat, Action::ClaimAbandonment, from);
                law(answer.is_ok(), || format!("an absence does not count when it should: {answer:?}"))?;
            }
            law(!claimable || !over && snapshot.begun, || "an absence counts too early or too late".into())?;
            let hidden = match viewer {
                Viewer::Seat(_) => !self.settings.show_forbidden,
                Viewer::Spectator => true,
                Viewer::Arbiter => false,
            };
            law(snapshot.forbidden.is_some() == (over || !hidden), || format!("{viewer:?} sees too much"))?;
            law(over || snapshot.missed_fouls.is_empty(), || "missed fouls are told too early".into())?;
            law(snapshot.prompt.is_none() == over, || "a prompt after the end, or none before".into())?;
        }
        let Some(seat) = self.game.to_act() else { return Ok(()) };
        let Some(prompt) = self.game.prompt(Viewer::Seat(seat), now) else { return Ok(()) };
        for (seat, options) in Seat::BOTH.into_iter().zip(&prompt.may) {
            for action in options.iter().filter_map(|option| option.action()) {
                let answer = self.try_at(seat, action, now);
                law(answer.is_ok(), || format!("an open option is rejected: {answer:?}"))?;
            }
        }
        let Ask::Move { allowed, .. } = prompt.ask else { return Ok(()) };
        let Some(point) = allowed.iter().next().filter(|_| !self.game.is_paused()) else { return Ok(()) };
        let answer = self.try_at(seat, Action::Place { point, offer_draw: false }, now);
        let may_fail = !self.settings.show_forbidden
            && answer.as_ref().is_err_and(|rejection| matches!(rejection, Rejection::Forbidden { .. }));
        law(answer.is_ok() || may_fail, || format!("an allowed point is rejected: {answer:?}"))
    }

    fn try_at(&self, seat: Seat, action: Action, now: Millis) -> Result<Vec<Event>, Rejection> {
        let command = Command { id: CommandId(u64::MAX), action };
        self.game.clone().apply(seat.into(), command, now)
    }

    /// Who hears of what has happened has the same game.
    fn check_followed(&self, mut before: Game, events: &[Event]) -> Law {
        let followed = before.extend(events);
        law(followed.is_ok() && before == self.game, || format!("who follows has {followed:?}: {before:?}"))
    }

    fn check_rebuilt(&self) -> Law {
        let again = Game::from_events(self.settings.clone(), self.start, &self.log);
        law(again.as_ref() == Ok(&self.game), || format!("rebuilt from its events it is {again:?}"))
    }

    /// What is checked once, at the end of the commands.
    pub(super) fn finish(&self) -> Law {
        self.check_rebuilt()?;
        let seats = ["one".to_owned(), "two".to_owned()];
        let record = Record::new(self.settings.clone(), seats, self.start, self.log.clone());
        let record = record.map_err(|error| error.to_string())?;
        let game = record.verify().map_err(|error| format!("the record is not borne out: {error}"))?;
        law(game == self.game, || format!("played again from its record it is {game:?}"))?;
        let text = record.to_json().map_err(|error| error.to_string())?;
        let read = Record::from_json(&text).map_err(|error| error.to_string())?;
        law(read == record, || format!("the record is read back as {read:?}"))?;
        self.check_sgf(&record)
    }

    /// The game can be written as SGF, with remarks that programs which know no escapes can skip.
    fn check_sgf(&self, record: &Record) -> Law {
        let sgf = record.to_sgf().map_err(|error| error.to_string())?;
        law(sgf.moves.len() == self.game.moves().len(), || {
            format!("as SGF it has the moves {:?}", sgf.moves)
        })?;
        let hostile = sgf.moves.iter().find(|played| played.comment.contains([';', ']', ')']));
        law(hostile.is_none(), || format!("a remark of SGF breaks readers: {hostile:?}"))?;
        sgf.write().map(drop).map_err(|error| format!("it cannot be written as SGF: {error}"))
    }
}

/// A stone belongs to whoever placed it, and a fifth to whoever offered it.
fn check_owners(actor: Actor, events: &[Event]) -> Law {
    let settles = |event: &Event| {
        matches!(&event.kind, EventKind::Answered { answer: Answer::Keep(_) | Answer::Remove(_) })
    };
    let owner = if events.iter().any(settles) { actor.seat().map(Seat::other) } else { actor.seat() };
    events.iter().try_for_each(|event| match event.kind {
        EventKind::Stone { by, .. } => law(Some(by) == owner, || format!("{event:?} has another owner")),
        _ => Ok(()),
    })
}

/// Whether what only the seat that must act can do has been done by no other.
fn check_turn(before: &Game, actor: Actor, action: &Action, events: &[Event]) -> bool {
    let needs_turn = matches!(
        action,
        Action::Answer(_)
            | Action::Place { .. }
            | Action::Pass { .. }
            | Action::ClaimFoul
            | Action::LetStand
            | Action::Commit(_)
            | Action::Guess(_)
            | Action::Reveal { .. }
    );
    let timed_out = matches!(events, [Event { kind: EventKind::Ended { outcome }, .. }]
    if matches!(
        outcome.ending,
        Ending::Time
            | Ending::Aborted { cause: Abort::TimedOut(_) }
            | Ending::BoardFull
            | Ending::NoFive
    ));
    let own_turn = actor.seat().is_some() && actor.seat() == before.to_act();
    !needs_turn || own_turn || timed_out
}
