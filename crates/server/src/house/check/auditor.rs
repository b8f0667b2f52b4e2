//! Replaying rooms, games and studies, and noting what is wrong with them.

use std::collections::HashSet;

use parking_lot::Mutex;
use serde::de::DeserializeOwned;
use tengen_game::{Event, Game, GameResult, Kifu, Record};
use tengen_rating::RatingEvent;
use tengen_room::{Room, RoomEvent, RoomEventKind};
use tengen_store::{ArchivedGame, AuthoredStudy, Projection, RatingRows, Rows, Stream};
use tengen_study::{Study, StudyEvent};

use super::{LogFault, LogFaultKind};
use crate::house::lists::Log;
use crate::house::load::Began;

/// Reads the log as the house does, and looks more closely.
#[derive(Default)]
pub(super) struct Auditor(Mutex<Noted>);

#[derive(Default)]
struct Noted {
    faults: Vec<LogFault>,
    /// Rooms that have been read.
    rooms: HashSet<String>,
    /// Games that rooms say are theirs.
    games: HashSet<String>,
}

impl Auditor {
    pub(super) fn take_faults(&self) -> Vec<LogFault> {
        std::mem::take(&mut self.0.lock().faults)
    }

    /// How many games rooms say are theirs.
    pub(super) fn games(&self) -> u64 {
        self.0.lock().games.len() as u64
    }

    pub(super) fn knows_room(&self, id: &str) -> bool {
        self.0.lock().rooms.contains(id)
    }

    pub(super) fn knows_game(&self, id: &str) -> bool {
        self.0.lock().games.contains(id)
    }

    fn note(&self, stream: &Stream, kind: LogFaultKind, detail: &impl ToString) {
        let fault = LogFault { stream: stream.to_string(), kind, detail: detail.to_string() };
        self.0.lock().faults.push(fault);
    }

    /// What the entries of a stream say; nothing if one cannot be read, which is noted.
    pub(super) fn read<T: DeserializeOwned>(&self, stream: &Stream, entries: &[String]) -> Option<Vec<T>> {
        let mut events = Vec::with_capacity(entries.len());
        for (entry, number) in entries.iter().zip(1..) {
            match serde_json::from_str(entry) {
                Ok(event) => events.push(event),
                Err(error) => {
                    self.note(stream, LogFaultKind::Unreadable, &format!("entry {number}: {error}"));
                    return None;
                }
            }
        }
        Some(events)
    }

    /// Plays a game again by the rules; nothing if that cannot be done, which is noted.
    fn replay(&self, began: &Began, names: &[String; 2], entries: &[String]) -> Option<Game> {
        let stream = Stream::game(began.id.as_str());
        let events: Vec<Event> = self.read(&stream, entries)?;
        let record = Record::new(began.settings.clone(), names.clone(), began.start, events)
            .map_err(|error| self.note(&stream, LogFaultKind::Unplayable, &error))
            .ok()?;
        record.verify().map_err(|error| self.note(&stream, LogFaultKind::AgainstTheRules, &error)).ok()
    }

    /// Replays the games of a room, and compares how they ended with what the room says.
    fn look_at_games(&self, room: &Stream, events: &[RoomEvent], games: &[Vec<String>]) {
        let Some(played) = Room::from_events(events.iter().cloned()) else {
            return self.note(room, LogFaultKind::Unplayable, &"");
        };
        let names = played.seats().each_ref().map(|seat| seat.as_ref().map(|person| person.name.clone()));
        let names = names.map(Option::unwrap_or_default);
        for ((began, game), said) in Began::all(events).zip(games).zip(said_results(events)) {
            let replayed = self.replay(&began, &names, game);
            if replayed.is_some_and(|game| game.outcome().map(|outcome| outcome.result) != said) {
                let detail = format!("game {}", began.id);
                self.note(room, LogFaultKind::OtherResult, &detail);
            }
        }
    }
}

/// How each game of a room ended, in its own words.
fn said_results(events: &[RoomEvent]) -> Vec<Option<GameResult>> {
    let mut said = Vec::new();
    for event in events {
        match &event.kind {
            RoomEventKind::GameBegan { .. } => said.push(None),
            RoomEventKind::GameEnded { result, .. } => {
                if let Some(last) = said.last_mut() {
                    *last = Some(*result);
                }
            }
            _ => {}
        }
    }
    said
}

impl Projection for Auditor {
    fn games(&self, room: &str, entries: &[String]) -> Vec<String> {
        let games = Log.games(room, entries);
        let mut noted = self.0.lock();
        noted.rooms.insert(room.to_owned());
        let known: Vec<_> = games.iter().filter(|id| !noted.games.insert((*id).clone())).cloned().collect();
        drop(noted);
        for id in known {
            self.note(&Stream::game(id), LogFaultKind::Twice, &format!("room {room}"));
        }
        games
    }

    fn rows(&self, room: &str, entries: &[String], games: &[Vec<String>]) -> Rows {
        let stream = Stream::room(room);
        if let Some(events) = self.read::<RoomEvent>(&stream, entries) {
            self.look_at_games(&stream, &events, games);
        }
        Log.rows(room, entries, games)
    }

    fn study(&self, study: &str, entries: &[String]) -> Option<AuthoredStudy> {
        let stream = Stream::study(study);
        let events: Vec<StudyEvent> = self.read(&stream, entries)?;
        if Study::from_events(&events).is_none() {
            self.note(&stream, LogFaultKind::Unplayable, &"");
            return None;
        }
        Log.study(study, entries)
    }

    fn ratings(&self, pool: &str, entries: &[String]) -> RatingRows {
        match self.read::<RatingEvent>(&Stream::rating(pool), entries) {
            Some(_) => Log.ratings(pool, entries),
            None => RatingRows::default(),
        }
    }

    fn record(&self, record: &str, entries: &[String]) -> Option<ArchivedGame> {
        let stream = Stream::record(record);
        let said: Vec<Kifu> = self.read(&stream, entries)?;
        for kifu in said {
            if let Err(error) = kifu.check() {
                self.note(&stream, LogFaultKind::AgainstTheRules, &error);
            }
        }
        Log.record(record, entries)
    }
}
