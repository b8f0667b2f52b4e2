//! What each event changes.

use tengen_rules::{Colour, Point};

use super::{Game, Move, TakeBack};
use crate::clock::Stopwatch;
use crate::{Event, EventKind, Millis, Nigiri, Seat};

/// An event that cannot happen in the state the game is in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Impossible;

impl Game {
    /// Lets an event happen. It is not checked whether the rules allow it, only whether it can be.
    pub(super) fn evolve(&mut self, event: &Event) -> Result<(), Impossible> {
        let (at, seat) = (event.at, event.actor.seat());
        match &event.kind {
            EventKind::Committed { .. } | EventKind::Guessed { .. } | EventKind::Revealed { .. } => {
                self.draw_colours(&event.kind, at)?;
            }
            EventKind::Answered { answer } => {
                let seat = seat.ok_or(Impossible)?;
                self.negotiation.answer(self.role_of(seat), answer.clone()).map_err(|_| Impossible)?;
                self.acted[seat.index()] = true;
            }
            EventKind::Stone { point, colour, by } => self.put(*point, *colour, *by)?,
            EventKind::Exchanged => self.black = self.black.other(),
            EventKind::Passed => self.add_pass(seat.ok_or(Impossible)?),
            EventKind::DrawOffered => self.draw_offer = Some(seat.ok_or(Impossible)?),
            EventKind::DrawDeclined => self.draw_offer = None,
            EventKind::NoFoul => {
                let seat = seat.ok_or(Impossible)?;
                self.moves.last_mut().ok_or(Impossible)?.claimed_by[seat.index()] = true;
            }
            EventKind::DrawWaits { draw } => self.waiting = Some(*draw),
            EventKind::LetStand | EventKind::LetStandByAbsence => self.waiting = None,
            EventKind::TakeBackAsked => self.take_back.asked = Some(seat.ok_or(Impossible)?),
            EventKind::TakeBackDeclined => {
                let asker = self.take_back.asked.take().ok_or(Impossible)?;
                self.take_back.refused[asker.index()] = true;
            }
            EventKind::TakenBack { moves } => self.rewind(*moves as usize, at)?,
            EventKind::Away { seat } => self.note_away(*seat, at),
            EventKind::Back { seat } => self.away[seat.index()] = None,
            EventKind::Paused => self.pause(at),
            EventKind::Resumed => self.resume(at),
            EventKind::VacationBegan { seat, until } => self.clocks.stand(*seat, *until, at),
            EventKind::VacationEnded { seat } => self.clocks.stand(*seat, at, at),
            EventKind::OutageCredited { ms } => self.credit(*ms, at),
            EventKind::Ended { outcome } => {
                self.outcome = Some(outcome.clone());
                self.paused = false;
                self.clocks.stop(at);
            }
        }
        self.seq = event.seq;
        self.last_at = at;
        Ok(())
    }

    /// Ends a command: remembers its name, notes that a player who acts is there, and hands the duty
    /// to act over.
    pub(super) fn close(&mut self, events: &[Event]) {
        let Some(last) = events.last() else { return };
        self.seen.insert((last.actor, last.id));
        if let Some(seat) = last.actor.seat() {
            self.away[seat.index()] = None;
        }
        self.hand_over(last.at);
    }

    fn draw_colours(&mut self, kind: &EventKind, at: Millis) -> Result<(), Impossible> {
        let nigiri = self.nigiri.as_mut().ok_or(Impossible)?;
        match kind {
            EventKind::Committed { commitment } => nigiri.commitment = Some(*commitment),
            EventKind::Guessed { number } => nigiri.guess = Some(*number),
            EventKind::Revealed { number, .. } => nigiri.number = Some(*number),
            _ => return Err(Impossible),
        }
        if let Some(first) = Nigiri::black(nigiri) {
            self.first = first;
            self.black = first;
            // Stones that stand were nobody's yet.
            for played in &mut self.moves {
                played.by = if played.colour == Colour::Black { first } else { first.other() };
            }
            // Opening the hand is a turn of its own, whoever acts next.
            self.clocks.finish_turn(at);
        }
        Ok(())
    }

    fn put(&mut self, point: Point, colour: Colour, by: Seat) -> Result<(), Impossible> {
        if colour != self.to_move() {
            return Err(Impossible);
        }
        self.board.place(point, colour).map_err(|_| Impossible)?;
        self.add(Move { stone: Some(point), colour, by, claimed_by: [false; 2] });
        Ok(())
    }

    fn add_pass(&mut self, by: Seat) {
        self.add(Move { stone: None, colour: self.to_move(), by, claimed_by: [false; 2] });
    }

    /// Adds a move: with it whatever was offered or asked before has lapsed.
    fn add(&mut self, played: Move) {
        self.acted[played.by.index()] = true;
        self.draw_offer = None;
        self.take_back.asked = None;
        self.take_back.refused[played.by.index()] = false;
        self.moves.push(played);
    }

    fn rewind(&mut self, moves: usize, at: Millis) -> Result<(), Impossible> {
        if moves < self.opening_moves() || moves > self.moves.len() {
            return Err(Impossible);
        }
        for played in self.moves.drain(moves..) {
            if let Some(point) = played.stone {
                self.board.lift(point);
            }
            // The turn was paid for with its increment, and is not when it is played again.
            self.clocks.owe_turn(played.by);
        }
        self.waiting = None;
        self.draw_offer = None;
        self.take_back = TakeBack::default();
        // The turn that was taken back from its seat brings no increment.
        if let Some(seat) = self.to_act() {
            self.clocks.interrupt(seat, at);
        }
        Ok(())
    }

    fn note_away(&mut self, seat: Seat, at: Millis) {
        let mut stopwatch = Stopwatch::started(at);
        if self.paused {
            stopwatch.pause(at);
        }
        self.away[seat.index()] = Some(stopwatch);
    }

    fn pause(&mut self, at: Millis) {
        self.paused = true;
        self.clocks.stop(at);
        self.away.iter_mut().flatten().for_each(|away| away.pause(at));
    }

    fn resume(&mut self, at: Millis) {
        self.paused = false;
        self.clocks.go_on(at);
        self.away.iter_mut().flatten().for_each(|away| away.resume(at));
    }

    fn credit(&mut self, span: Millis, at: Millis) {
        self.clocks.give_back(span, at);
        self.away.iter_mut().flatten().for_each(|away| away.give_back(span, at));
    }
}
