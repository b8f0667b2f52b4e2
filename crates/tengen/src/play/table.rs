//! The table that the players sit at.

mod acts;
mod leaving;
mod over;

use std::io::Write;
use std::path::Path;
use std::time::Duration;

use tengen_draw::TextStyle;
use tengen_game::{Action, Actor, Event, EventKind, Millis, Rejection, Seat};

use super::arguments::Play;
use super::contest::Contest;
use super::hand::Hand;
use super::lines::{Heard, MAX_BYTES};
use super::names::Names;
use super::refused::{Refused, printable};
use super::sitting::Sitting;
use super::tell;
use super::terms;
use super::timer::Timer;
use super::trouble::Trouble;
use super::view::View;
use super::why::RefusedPoint;
use super::words::Vocabulary;
use crate::failure::Failure;
use crate::language::{Texts, arguments};

/// How much of a script's line is shown.
const ECHO_LETTERS: usize = 200;

/// A game being played, with everything around it.
pub(super) struct Table<'a> {
    out: &'a mut dyn Write,
    texts: Texts,
    style: TextStyle,
    draws_boards: bool,
    vocabulary: Vocabulary,
    is_script: bool,
    timer: Timer,
    contest: Contest,
    sitting: Sitting,
    /// The hand of 猜先, if it was closed here.
    hand: Option<Hand>,
    /// The last point that was refused as forbidden.
    refused: Option<RefusedPoint>,
    is_resumed: bool,
    is_left: bool,
}

impl<'a> Table<'a> {
    /// Sets a game up, or takes a recorded one up again. The record is written at once: if it cannot
    /// be, nobody should play for an hour before that is seen.
    pub(super) fn set(play: &Play, is_script: bool, out: &'a mut dyn Write) -> Result<Self, Failure> {
        let texts = Texts::new(play.lang);
        let (contest, sitting) = match &play.resume {
            Some(file) => taken_up_again(file, play.games, &texts)?,
            None => set_up(play, is_script, &texts)?,
        };
        let mut sitting = sitting;
        let timer = Timer::new(is_script, sitting.last_at());
        if let Err(error) = sitting.save() {
            let path = sitting.file().map(ToOwned::to_owned).unwrap_or_default();
            return Err(Trouble::Save { path, error }.into());
        }
        Ok(Self {
            out,
            texts,
            style: play.style,
            draws_boards: !play.no_boards,
            vocabulary: Vocabulary::new(),
            is_script,
            timer,
            contest,
            sitting,
            hand: None,
            refused: None,
            is_resumed: play.resume.is_some(),
            is_left: false,
        })
    }

    fn view(&self) -> View<'_> {
        View {
            texts: &self.texts,
            names: &self.sitting.names,
            game: &self.sitting.game,
            now: self.timer.now(),
        }
    }

    pub(super) const fn is_left(&self) -> bool {
        self.is_left
    }

    fn say(&mut self, text: &str) -> Result<(), Failure> {
        writeln!(self.out, "{}", text.trim_end_matches('\n'))?;
        Ok(())
    }

    fn say_all(&mut self, lines: &[String]) -> Result<(), Failure> {
        lines.iter().try_for_each(|line| self.say(line))
    }

    /// Says what is played, shows the board and asks the first question.
    pub(super) fn open(&mut self) -> Result<(), Failure> {
        let settings = self.sitting.game.settings();
        let names = self.sitting.names.both();
        let mut lines = vec![terms::title(&self.texts, settings, names.clone())];
        if self.contest.is_match() {
            let place = arguments! {
                "number" => self.contest.number_that_counts().to_string(),
                "games" => self.contest.standing.games().to_string(),
            };
            lines.push(self.texts.get("intro-match", &place));
        }
        lines.extend(terms::describe(&self.texts, settings, &names));
        if self.is_resumed {
            let moves = arguments! { "moves" => self.sitting.game.moves().len() };
            lines.push(self.texts.get("intro-resumed", &moves));
            let events = self.sitting.go_on(self.timer.now()).unwrap_or_default();
            self.save()?;
            lines.extend(events.iter().filter_map(|event| self.view().tell(event)));
        }
        lines.push(self.texts.plain("intro-help"));
        self.say_all(&lines)?;
        self.is_resumed = false;
        if self.draws_boards {
            self.show_board()?;
        }
        match self.sitting.game.outcome() {
            Some(outcome) => {
                let ending = self.view().ending(outcome);
                self.say(&ending)?;
                self.conclude()
            }
            None => self.ask(),
        }
    }

    /// Shows that a line can be typed. A script's lines are shown when they have been read.
    pub(super) fn invite(&mut self) -> Result<(), Failure> {
        if !self.is_script {
            write!(self.out, "> ")?;
        }
        self.out.flush()?;
        Ok(())
    }

    /// How long a line can be waited for until a flag falls.
    pub(super) fn patience(&self) -> Option<Duration> {
        let left = self.sitting.game.deadline()?.since(self.timer.now());
        Some(Duration::from_millis(left.0))
    }

    /// Looks whether time has run out.
    pub(super) fn look_at_the_clock(&mut self) -> Result<(), Failure> {
        if !self.is_script {
            self.say("")?;
        }
        self.sweep().map(|_| ())
    }

    /// Whether time has run out by now.
    fn sweep(&mut self) -> Result<bool, Failure> {
        let swept = self.sitting.act(Actor::System, Action::Sweep, self.timer.now());
        let events = swept.unwrap_or_default();
        self.after(&events)?;
        Ok(!events.is_empty())
    }

    /// Does what a line says, or says why not.
    pub(super) fn hear(&mut self, heard: Heard) -> Result<(), Failure> {
        let line = match heard {
            Heard::Line(bytes) => String::from_utf8(bytes).map_err(|_| Refused::NotUtf8),
            _ => Err(Refused::TooLong { max: MAX_BYTES }),
        };
        let done = match &line {
            Ok(line) if is_passed_over(line) => return Ok(()),
            Ok(line) => {
                self.echo(line.trim())?;
                self.carry_out(line)?
            }
            Err(refused) => {
                self.echo("\u{fffd}")?;
                Err(refused.clone())
            }
        };
        done.or_else(|refused| self.refuse(&refused))
    }

    fn echo(&mut self, line: &str) -> Result<(), Failure> {
        if self.is_script { self.say(&format!("> {}", printable(line, ECHO_LETTERS))) } else { Ok(()) }
    }

    fn refuse(&mut self, refused: &Refused) -> Result<(), Failure> {
        let sentence = refused.sentence(&self.view());
        self.say(&sentence)?;
        if let Refused::Game(Rejection::Forbidden { point, .. }) = refused {
            self.refused = Some(RefusedPoint::new(&self.sitting.game, *point));
            self.say(&self.texts.plain("over-why"))?;
        }
        Ok(())
    }

    /// Tells what has happened, shows the board if it has changed, and asks on.
    fn after(&mut self, events: &[Event]) -> Result<(), Failure> {
        if events.is_empty() {
            return Ok(());
        }
        self.save()?;
        let is_end = |event: &&Event| matches!(event.kind, EventKind::Ended { .. });
        let (ends, others): (Vec<&Event>, Vec<&Event>) = events.iter().partition(is_end);
        let view = self.view();
        let mut told: Vec<String> = others.iter().filter_map(|event| view.tell(event)).collect();
        told.extend(view.opening_reached(events));
        let ending: Vec<String> = ends.iter().filter_map(|event| view.tell(event)).collect();
        self.say_all(&told)?;
        if self.draws_boards && events.iter().any(tell::changes_board) {
            self.show_board()?;
        }
        self.say_all(&ending)?;
        if ends.is_empty() { self.ask() } else { self.conclude() }
    }

    fn show_board(&mut self) -> Result<(), Failure> {
        let board = self.view().board(self.style);
        self.say(&format!("\n{board}"))
    }

    fn ask(&mut self) -> Result<(), Failure> {
        let lines = self.view().ask_lines();
        self.say("")?;
        self.say_all(&lines)
    }
}

/// A game from the beginning.
fn set_up(play: &Play, is_script: bool, texts: &Texts) -> Result<(Contest, Sitting), Failure> {
    let names = Names::new(play.one.as_ref(), play.two.as_ref(), texts);
    if names.are_same() {
        return Err(Trouble::SameNames { name: names.of(Seat::One).to_owned() }.into());
    }
    let mut contest = Contest::new(play)?;
    let (settings, file) = contest.begin_next()?;
    let start = Timer::new(is_script, Millis::ZERO).now();
    let sitting = Sitting::start(settings, names, file, start).map_err(Trouble::from)?;
    Ok((contest, sitting))
}

/// A recorded game, as it stands.
fn taken_up_again(file: &Path, games: u32, texts: &Texts) -> Result<(Contest, Sitting), Failure> {
    let (contest, record, game) = Contest::resume(file, games)?;
    let sitting = Sitting::recorded(record, game, contest.current_file(), texts);
    Ok((contest, sitting))
}

/// Whether a line is empty or a comment.
fn is_passed_over(line: &str) -> bool {
    let line = line.trim();
    line.is_empty() || line.starts_with('#')
}
