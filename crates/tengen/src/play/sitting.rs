//! One game with its events and its file.

use std::collections::HashSet;
use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use tengen_game::{
    Action, Actor, Command, CommandId, Event, Game, Millis, Record, Rejection, Settings, SettingsError,
};

use super::names::Names;
use crate::language::Texts;

/// A game that is played at the terminal.
#[derive(Debug)]
pub(super) struct Sitting {
    pub(super) game: Game,
    pub(super) names: Names,
    events: Vec<Event>,
    /// The names below this one have been used for commands.
    next_id: u64,
    /// The names of a record's commands, where it leaves no room above them.
    taken: HashSet<u64>,
    file: Option<PathBuf>,
    /// Whether all that has happened has been written.
    is_saved: bool,
    /// Whether the record was over when it was read: there is nothing to write.
    is_closed: bool,
}

impl Sitting {
    /// A game from the beginning.
    pub(super) fn start(
        settings: Settings,
        names: Names,
        file: Option<PathBuf>,
        now: Millis,
    ) -> Result<Self, SettingsError> {
        let is_saved = file.is_none();
        Ok(Self {
            game: Game::new(settings, now)?,
            names,
            events: Vec::new(),
            next_id: 1,
            taken: HashSet::new(),
            file,
            is_saved,
            is_closed: false,
        })
    }

    /// The game of a record, as it stands.
    pub(super) fn recorded(record: Record, game: Game, file: PathBuf, texts: &Texts) -> Self {
        let taken: HashSet<u64> = record.events.iter().map(|event| event.id.0).collect();
        let last = taken.iter().copied().max().unwrap_or_default();
        let is_over = game.outcome().is_some();
        Self {
            game,
            names: Names::of_record(record.seats, texts),
            events: record.events,
            next_id: if last < u64::MAX / 2 { last + 1 } else { 1 },
            taken,
            file: Some(file),
            is_saved: is_over,
            is_closed: is_over,
        }
    }

    /// Whether everything that has happened has been written, or need not be.
    pub(super) const fn is_saved(&self) -> bool {
        self.is_saved
    }

    pub(super) fn file(&self) -> Option<&Path> {
        self.file.as_deref()
    }

    /// The moment of the last event.
    pub(super) fn last_at(&self) -> Millis {
        self.events.last().map_or(self.game.start(), |event| event.at)
    }

    /// Lets an actor act.
    pub(super) fn act(&mut self, actor: Actor, action: Action, now: Millis) -> Result<Vec<Event>, Rejection> {
        // The number of the event that the command brings about first, if no rejected one had that name.
        let mut id = self.next_id.max(u64::from(self.game.seq()) + 1);
        while self.taken.contains(&id) {
            id += 1;
        }
        self.next_id = id + 1;
        let events = self.game.apply(actor, Command { id: CommandId(id), action }, now)?;
        self.is_saved &= events.is_empty() || self.file.is_none();
        self.events.extend_from_slice(&events);
        Ok(events)
    }

    /// Stops the clocks of a game that is left.
    pub(super) fn pause(&mut self, now: Millis) -> Result<Vec<Event>, Rejection> {
        if self.game.deadline().is_none() {
            return Ok(Vec::new());
        }
        self.act(Actor::System, Action::Pause, now)
    }

    /// Lets the clocks go on of a game that was left. If it was left without being paused, the time
    /// since its last event is given back.
    pub(super) fn go_on(&mut self, now: Millis) -> Result<Vec<Event>, Rejection> {
        let away = now.since(self.last_at());
        if self.game.outcome().is_some() {
            Ok(Vec::new())
        } else if self.game.is_paused() {
            self.act(Actor::System, Action::Resume, now)
        } else if self.game.deadline().is_some() && away > Millis::ZERO {
            self.act(Actor::System, Action::CreditOutage { ms: away }, now)
        } else {
            Ok(Vec::new())
        }
    }

    /// Writes the record, if the game has a file: beside it first, so that there is always a whole one.
    pub(super) fn save(&mut self) -> io::Result<()> {
        let Some(path) = self.file.as_ref().filter(|_| !self.is_closed) else { return Ok(()) };
        let settings = self.game.settings().clone();
        let record = Record::new(settings, self.names.recorded(), self.game.start(), self.events.clone());
        let text = record.map_err(io::Error::other)?.to_json().map_err(io::Error::other)?;
        let mut beside = OsString::from(path);
        beside.push(".new");
        let mut file = File::create(&beside)?;
        file.write_all(text.as_bytes())?;
        file.sync_all()?;
        fs::rename(&beside, path)?;
        self.is_saved = true;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::Language;
    use tengen_game::{EventKind, Seat};

    fn sitting() -> Sitting {
        let settings = Settings { clock: "fischer-60+0".parse().unwrap(), ..Settings::default() };
        let names = Names::new(None, None, &Texts::new(Language::En));
        let mut sitting = Sitting::start(settings, names, None, Millis(1000)).unwrap();
        for (seat, point, at) in [(Seat::One, "h8", 11_000), (Seat::Two, "h9", 21_000)] {
            let action = Action::Place { point: point.parse().unwrap(), offer_draw: false };
            sitting.act(seat.into(), action, Millis(at)).unwrap();
        }
        sitting
    }

    fn left(sitting: &Sitting, now: u64) -> Option<Millis> {
        sitting.game.remaining(Seat::One, Millis(now)).map(|reading| reading.total_ms)
    }

    #[test]
    fn a_game_that_was_left_properly_stands_still() {
        let mut sitting = sitting();
        sitting.pause(Millis(31_000)).unwrap();
        let events = sitting.go_on(Millis(9_000_000)).unwrap();
        assert_eq!(events[0].kind, EventKind::Resumed);
        assert_eq!(left(&sitting, 9_001_000), Some(Millis(39_000)));
    }

    #[test]
    fn what_was_refused_can_be_typed_again_in_its_turn() {
        let mut sitting = sitting();
        let place = |point: &str| Action::Place { point: point.parse().unwrap(), offer_draw: false };
        assert!(sitting.act(Seat::One.into(), place("h9"), Millis(22_000)).is_err());
        assert!(sitting.act(Seat::Two.into(), place("i9"), Millis(22_000)).is_err());
        sitting.act(Seat::One.into(), place("i8"), Millis(23_000)).unwrap();
        sitting.act(Seat::Two.into(), place("i9"), Millis(24_000)).unwrap();
        let names = sitting.events.iter().map(|event| event.id);
        assert_eq!(names.collect::<std::collections::BTreeSet<_>>().len(), 4);
    }

    #[test]
    fn the_drawing_of_colours_waits_for_a_game_that_was_left() {
        let settings = Settings {
            colours: tengen_game::ColourChoice::Nigiri,
            first_move_ms: Some(Millis::days(1)),
            ..Settings::default()
        };
        let names = Names::new(None, None, &Texts::new(Language::En));
        let mut sitting = Sitting::start(settings, names, None, Millis(1000)).unwrap();
        sitting.pause(Millis(2000)).unwrap();
        sitting.go_on(Millis::days(9)).unwrap();
        assert_eq!(sitting.game.deadline(), Some(Millis(Millis::days(10).0 - 1000)));
    }

    #[test]
    fn the_time_after_a_crash_is_given_back() {
        let mut sitting = sitting();
        let events = sitting.go_on(Millis(9_000_000)).unwrap();
        assert_eq!(events[0].kind, EventKind::OutageCredited { ms: Millis(8_979_000) });
        assert_eq!(left(&sitting, 9_001_000), Some(Millis(49_000)));
    }
}
