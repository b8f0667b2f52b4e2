//! Scripted games: a small line format that people can read and the tests play.
//!
//! ```text
//! game: a foul is claimed in time        a new game; everything after # is a comment
//! set enforcement claim                  a field of the settings, before the first command
//! play h8 a1 j8                          stones, each by the seat that must act
//! @1200 two claim-foul                   at this millisecond; else a second after the last command
//! * swap                                 by the seat that must act
//! refuse occupied: one place h8          a command that is rejected with this code
//! again                                  the last accepted command once more: changes nothing
//! late                                   the last rejected command once more: rejected as before
//! nothing: system sweep                  a command that finds nothing to do
//! expect: over win-two foul              see `expect.rs`
//! ```
//!
//! After the last line of a game it is rebuilt from its events, played again from its record and
//! read back from the record's text.

mod command;
mod expect;

use std::collections::BTreeSet;

use tengen_game::{Actor, Command, CommandId, Event, Game, Millis, Record, Rejection, Settings};

/// What the scripts have met.
#[derive(Default)]
pub(crate) struct Met {
    pub(crate) endings: BTreeSet<String>,
    pub(crate) codes: BTreeSet<String>,
    pub(crate) events: BTreeSet<String>,
    pub(crate) openings: BTreeSet<String>,
    pub(crate) games: usize,
}

/// A game that a script plays.
struct Play {
    settings: Settings,
    game: Option<Game>,
    log: Vec<Event>,
    /// The events of the last command.
    last_events: Vec<Event>,
    last: Option<(Actor, Command)>,
    /// The last rejected command, and why.
    rejected: Option<(Actor, Command, Rejection)>,
    now: Millis,
    commands: u64,
}

impl Play {
    fn new() -> Self {
        Self {
            settings: Settings::default(),
            game: None,
            log: Vec::new(),
            last_events: Vec::new(),
            last: None,
            rejected: None,
            now: Millis::ZERO,
            commands: 0,
        }
    }

    fn game(&mut self) -> Result<&mut Game, String> {
        if self.game.is_none() {
            let game = Game::new(self.settings.clone(), Millis::ZERO);
            self.game = Some(game.map_err(|error| error.to_string())?);
        }
        self.game.as_mut().ok_or_else(|| "no game".into())
    }

    fn set(&mut self, words: &str) -> Result<(), String> {
        if self.game.is_some() {
            return Err("settings come before the first command".into());
        }
        command::set(&mut self.settings, words)
    }

    /// Sends `text`; a leading `@1200` sets the time.
    fn send(&mut self, text: &str) -> Result<Result<Vec<Event>, String>, String> {
        let text = self.tick(text)?;
        let to_act = self.game()?.to_act();
        let (actor, action) = command::parse(text, to_act)?;
        self.commands += 1;
        let command = Command { id: CommandId(self.commands), action };
        let now = self.now;
        let answer = self.game()?.apply(actor, command.clone(), now);
        if let Err(rejection) = &answer {
            self.rejected = Some((actor, command.clone(), rejection.clone()));
        }
        if let Ok(events) = &answer
            && !events.is_empty()
        {
            self.last = Some((actor, command));
            self.log.extend(events.iter().cloned());
            self.last_events.clone_from(events);
        }
        Ok(answer.map_err(|rejection| rejection.code().to_owned()))
    }

    fn tick<'a>(&mut self, text: &'a str) -> Result<&'a str, String> {
        let Some(timed) = text.strip_prefix('@') else {
            self.now = self.now.plus(Millis::seconds(1));
            return Ok(text);
        };
        let (at, rest) = timed.split_once(' ').ok_or("a command follows the time")?;
        self.now = Millis(at.parse().map_err(|_| format!("{at} is no time"))?);
        Ok(rest)
    }

    fn accept(&mut self, text: &str) -> Result<(), String> {
        match self.send(text)? {
            Ok(events) if events.is_empty() => Err("nothing happened".into()),
            Ok(_) => Ok(()),
            Err(code) => Err(format!("rejected: {code}")),
        }
    }

    fn refuse(&mut self, words: &str, met: &mut Met) -> Result<(), String> {
        let (code, text) = words.split_once(": ").ok_or("refuse CODE: COMMAND")?;
        let before = self.game()?.clone();
        match self.send(text)? {
            Err(found) if found == code => met.codes.insert(found),
            Err(found) => return Err(format!("rejected with {found}")),
            Ok(events) => return Err(format!("accepted: {events:?}")),
        };
        if *self.game()? == before { Ok(()) } else { Err("the rejection changed the game".into()) }
    }

    fn again(&mut self) -> Result<(), String> {
        let (actor, command) = self.last.clone().ok_or("no command yet")?;
        let (before, now) = (self.game()?.clone(), self.now);
        let answer = self.game()?.apply(actor, command, now);
        if answer == Ok(Vec::new()) && *self.game()? == before {
            return Ok(());
        }
        Err(format!("the same command again: {answer:?}"))
    }

    fn late(&mut self) -> Result<(), String> {
        let (actor, command, rejection) = self.rejected.clone().ok_or("nothing was rejected yet")?;
        let (before, now) = (self.game()?.clone(), self.now);
        let answer = self.game()?.apply(actor, command, now);
        if answer == Err(rejection) && *self.game()? == before {
            return Ok(());
        }
        Err(format!("the rejected command again: {answer:?}"))
    }

    fn line(&mut self, line: &str, met: &mut Met) -> Result<(), String> {
        if let Some(words) = line.strip_prefix("set ") {
            self.set(words)
        } else if let Some(points) = line.strip_prefix("play ") {
            points.split_whitespace().try_for_each(|point| {
                self.accept(&format!("* place {point}")).map_err(|error| format!("{point}: {error}"))
            })
        } else if let Some(words) = line.strip_prefix("refuse ") {
            self.refuse(words, met)
        } else if line == "again" {
            self.again()
        } else if line == "late" {
            self.late()
        } else if let Some(text) = line.strip_prefix("nothing: ") {
            let answer = self.send(text)?;
            if answer == Ok(Vec::new()) { Ok(()) } else { Err(format!("{answer:?}")) }
        } else if let Some(words) = line.strip_prefix("expect: ") {
            let (now, events) = (self.now, self.last_events.clone());
            expect::expect(self.game()?, now, &events, words)
        } else {
            self.accept(line)
        }
    }

    /// What holds for every game when its script is over.
    fn finish(&mut self, met: &mut Met) -> Result<(), String> {
        let game = self.game()?.clone();
        let again = Game::from_events(self.settings.clone(), Millis::ZERO, &self.log);
        if again.as_ref() != Ok(&game) {
            return Err(format!("from its events it is {again:?}"));
        }
        let seats = ["Sān".to_owned(), "\"四\"".to_owned()];
        let record = Record::new(self.settings.clone(), seats, Millis::ZERO, self.log.clone())
            .map_err(|error| error.to_string())?;
        let verified = record.verify().map_err(|error| error.to_string())?;
        let text = record.to_json().map_err(|error| error.to_string())?;
        if verified != game || Record::from_json(&text) != Ok(record) {
            return Err("the record tells another game".into());
        }
        met.games += 1;
        met.openings.insert(self.settings.opening.to_string());
        met.endings.extend(game.outcome().map(|outcome| outcome.ending.id().to_owned()));
        met.events.extend(self.log.iter().map(|event| event.kind.id().to_owned()));
        Ok(())
    }
}

/// Plays every game of a script and says what went otherwise, one entry a game.
pub(crate) fn play(text: &str, met: &mut Met) -> Vec<String> {
    let mut failures = Vec::new();
    let mut games = Vec::<(usize, Vec<&str>)>::new();
    for (index, line) in text.lines().enumerate() {
        let line = line.split('#').next().unwrap_or_default().trim();
        if line.starts_with("game: ") {
            games.push((index + 1, Vec::new()));
        }
        match games.last_mut() {
            Some((_, lines)) => lines.push(line),
            None if line.is_empty() => {}
            None => failures.push("a script begins with game:".into()),
        }
    }
    failures.extend(games.iter().filter_map(|(number, lines)| play_game(*number, lines, met).err()));
    failures
}

fn play_game(number: usize, lines: &[&str], met: &mut Met) -> Result<(), String> {
    let mut play = Play::new();
    for (index, line) in lines.iter().enumerate().skip(1).filter(|(_, line)| !line.is_empty()) {
        play.line(line, met)
            .map_err(|error| format!("line {}, {}\n  {line}\n  {error}", number + index, lines[0]))?;
    }
    play.finish(met).map_err(|error| format!("{}: {error}", lines[0]))
}
