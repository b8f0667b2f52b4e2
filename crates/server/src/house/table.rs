//! A room and its game as they stand at the end of their logs.

use std::collections::VecDeque;

use tengen_game::{Event, EventKind, Game, Millis, Seat, Settings, SettingsError};
use tengen_room::{GameId, PersonId, Room, Status};

use super::chat::Chat;
use super::lag::LagBudget;

/// A room and the game on its board, as they stand at the end of their logs, with what is kept of them
/// in memory alone.
#[derive(Debug)]
pub(crate) struct Table {
    pub(crate) room: Room,
    /// The game on the board: the one that is played or was played last.
    pub(crate) current: Option<Box<Current>>,
    /// What was said; `None` until somebody wants to know.
    pub(crate) chat: Option<Chat>,
    /// Whether the log may have more than this: it is read again before anything is decided.
    pub(crate) stale: bool,
    /// Since when no page of each player has been in the room, seat One's first.
    pub(crate) absent_since: [Option<Millis>; 2],
    /// How far each seat's commands may still be dated back in this game.
    pub(crate) lag: [LagBudget; 2],
    /// Names that players have taken since they sat down.
    pub(crate) renamed: [Option<String>; 2],
    /// The last commands to the room and lines of chat, by who sent them and under which name.
    pub(crate) done: Done,
}

/// The game on the board.
#[derive(Clone, Debug)]
pub(crate) struct Current {
    pub(crate) id: GameId,
    /// Which game of the match, from 1.
    pub(crate) number: u32,
    pub(crate) game: Game,
    /// The last events, for pages that were away for a moment.
    pub(crate) recent: Recent,
}

impl Current {
    /// A game that begins at `start`.
    pub(crate) fn begin(
        id: GameId,
        number: u32,
        settings: Settings,
        start: Millis,
    ) -> Result<Self, SettingsError> {
        Ok(Self { id, number, game: Game::new(settings, start)?, recent: Recent::default() })
    }

    /// Lets what has happened elsewhere happen here too; false, and nothing has happened, if that does not follow what
    /// is known here.
    pub(crate) fn follow(&mut self, events: &[Event]) -> bool {
        if let Err(error) = self.game.extend(events) {
            tracing::debug!(game = %self.id, %error, "the game goes on otherwise than is known here");
            return false;
        }
        self.recent.add(events);
        true
    }

    /// Who had Black at first; `None` if colours were never drawn.
    pub(crate) fn first_black(&self) -> Option<Seat> {
        let drawn = || self.game.nigiri().and_then(tengen_game::Nigiri::black);
        self.game.settings().colours.decided().or_else(drawn)
    }
}

impl Table {
    /// What was read from the log, for a room whose players were last seen at `seen`.
    pub(crate) fn new(room: Room, current: Option<Box<Current>>, lag: LagBudget, seen: Millis) -> Self {
        let mut table = Self {
            room,
            current,
            chat: None,
            stale: false,
            absent_since: [Some(seen); 2],
            lag: [lag; 2],
            renamed: [None, None],
            done: Done::default(),
        };
        if let Some(computer) = table.computer() {
            table.absent_since[computer.seat.index()] = None;
        }
        table
    }

    /// The game that is being played.
    pub(crate) fn playing(&self) -> Option<&Current> {
        match self.room.status() {
            Status::Playing { game } => self.current.as_deref().filter(|current| current.id == *game),
            Status::Open | Status::Between { .. } | Status::Closed => None,
        }
    }

    /// Whether a game is being played that is not over.
    pub(crate) fn is_running(&self) -> bool {
        self.playing().is_some_and(|current| current.game.outcome().is_none())
    }

    /// Puts another state of the room here. Whoever has taken a seat with it, and may still be on the way, is not
    /// absent before some time has passed.
    pub(crate) fn set_room(&mut self, room: Room, now: Millis) {
        for ((since, before), after) in self.absent_since.iter_mut().zip(self.room.seats()).zip(room.seats())
        {
            let [before, after] = [before, after].map(|seat| seat.as_ref().map(|person| &person.id));
            if after.is_some() && after != before {
                *since = since.map(|_| now);
            }
        }
        self.room = room;
    }

    /// Another house has seen players come back who seem to be absent here: they are not before some time
    /// has passed.
    pub(crate) fn note_returns(&mut self, events: &[Event], now: Millis) {
        for event in events {
            if let EventKind::Back { seat } = event.kind {
                let since = &mut self.absent_since[seat.index()];
                *since = since.map(|_| now);
            }
        }
    }

    /// What others call the players, seat One's first; nothing on a free seat.
    pub(crate) fn names(&self) -> [String; 2] {
        Seat::BOTH.map(|seat| self.name(seat).unwrap_or_default().to_owned())
    }

    /// What others call the player on `seat`.
    pub(crate) fn name(&self, seat: Seat) -> Option<&str> {
        let seated = self.room.seats()[seat.index()].as_ref()?;
        Some(self.renamed[seat.index()].as_deref().unwrap_or(&seated.name))
    }
}

/// The last few events of a game.
#[derive(Clone, Debug, Default)]
pub(crate) struct Recent(VecDeque<Event>);

impl Recent {
    /// Enough for a move or two with all that belongs to them; more is read from the log.
    const MAX: usize = 8;

    /// The last few of `events`.
    pub(crate) fn of(events: &[Event]) -> Self {
        let mut recent = Self::default();
        recent.add(events);
        recent
    }

    pub(crate) fn add(&mut self, events: &[Event]) {
        self.0.extend(events[events.len().saturating_sub(Self::MAX)..].iter().cloned());
        let surplus = self.0.len().saturating_sub(Self::MAX);
        self.0.drain(..surplus);
    }

    /// When time was last given back for an outage, as far as is known here.
    pub(crate) fn last_credit(&self) -> Option<Millis> {
        let is_credit = |event: &&Event| matches!(event.kind, EventKind::OutageCredited { .. });
        self.0.iter().rev().find(is_credit).map(|event| event.at)
    }

    /// The events after the number `after` and up to `seq`; `None` if not all of them are here.
    pub(crate) fn after(&self, after: u32, seq: u32) -> Option<Vec<Event>> {
        let first = self.0.front().map_or(seq.saturating_add(1), |event| event.seq);
        (after >= seq || first <= after + 1)
            .then(|| self.0.iter().filter(|event| event.seq > after).cloned().collect())
    }
}

/// Names of commands that have been carried out, so that a resent one changes nothing. The game keeps
/// those of its own commands, in its events; these are the others, kept for a while.
#[derive(Debug, Default)]
pub(crate) struct Done(VecDeque<(PersonId, u64)>);

impl Done {
    const MAX: usize = 64;

    pub(crate) fn has(&self, person: &PersonId, id: u64) -> bool {
        self.0.iter().any(|(by, done)| *done == id && by == person)
    }

    pub(crate) fn add(&mut self, person: &PersonId, id: u64) {
        if self.0.len() >= Self::MAX {
            self.0.pop_front();
        }
        self.0.push_back((person.clone(), id));
    }
}

#[cfg(test)]
mod tests {
    use tengen_game::{Actor, CommandId};

    use super::*;

    fn events(seqs: std::ops::RangeInclusive<u32>) -> Vec<Event> {
        let event = |seq| Event {
            seq,
            at: Millis::ZERO,
            actor: Actor::System,
            id: CommandId(0),
            kind: EventKind::Paused,
        };
        seqs.map(event).collect()
    }

    #[test]
    fn recent_events_are_given_only_where_none_is_missing() {
        let mut recent = Recent::of(&events(1..=20));
        assert_eq!(recent.after(12, 20).unwrap().len(), 8);
        assert_eq!(recent.after(11, 20), None);
        recent.add(&events(21..=22));
        assert_eq!(recent.after(12, 22), None);
        assert_eq!(recent.after(20, 22), Some(events(21..=22)));
        assert_eq!(recent.after(22, 22), Some(Vec::new()));
        assert_eq!(recent.after(99, 22), Some(Vec::new()));
    }

    #[test]
    fn a_game_without_events_has_none_to_give() {
        assert_eq!(Recent::default().after(0, 0), Some(Vec::new()));
        assert_eq!(Recent::default().after(0, 3), None);
    }

    #[test]
    fn commands_are_remembered_by_who_sent_them() {
        let (ada, bo) = ("ada".parse().unwrap(), "bo".parse().unwrap());
        let mut done = Done::default();
        done.add(&ada, 7);
        assert!(done.has(&ada, 7) && !done.has(&bo, 7));
        (0..Done::MAX as u64).for_each(|id| done.add(&bo, id));
        assert!(!done.has(&ada, 7));
    }
}
