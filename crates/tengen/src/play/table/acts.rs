//! What the lines do that are typed at the table.

use std::fmt::Write as _;

use tengen_game::{NigiriStep, Rejection, Seat};
use tengen_rules::opening::NamedOpening;

use super::Table;
use crate::failure::Failure;
use crate::language::arguments;
use crate::play::hand::Hand;
use crate::play::meaning;
use crate::play::refused::Refused;
use crate::play::sitting::Sitting;
use crate::play::tokens::{self, plain_width};
use crate::play::trouble::Trouble;
use crate::play::typed::{self, Aside, Said, Typed};
use crate::play::view;
use crate::play::words::Word;

/// Done, or refused and nothing done.
type Done = Result<(), Refused>;

impl Table<'_> {
    /// Does what the line says. The time before it counts first: if a flag has fallen by then, that is
    /// what happened and not what was typed.
    pub(super) fn carry_out(&mut self, line: &str) -> Result<Done, Failure> {
        let line = match self.take_time(line) {
            Ok(line) => line,
            Err(refused) => return Ok(Err(refused)),
        };
        if self.sweep()? {
            return Ok(Ok(()));
        }
        if line.is_empty() {
            let clocks = self.view().clock_line();
            return self.say_all(clocks.as_slice()).map(Ok);
        }
        match self.take_player(&line).and_then(|(seat, rest)| {
            let typed = typed::read(rest, &self.vocabulary)?;
            Ok((seat, typed))
        }) {
            Ok((_, Typed::Aside(aside))) => self.aside(aside),
            Ok((seat, Typed::Said(said))) => self.said(seat, said),
            Err(refused) => Ok(Err(refused)),
        }
    }

    /// Sets the time that a script's line begins with. What follows it is left.
    fn take_time(&mut self, line: &str) -> Result<String, Refused> {
        let line = plain_width(line.trim());
        let Some(timed) = line.strip_prefix('@') else { return Ok(line) };
        let (time, rest) = timed.split_once(char::is_whitespace).unwrap_or((timed, ""));
        self.timer.set(time, self.sitting.game.start())?;
        Ok(rest.trim().to_owned())
    }

    /// The player who is named before a colon, and what follows.
    fn take_player<'l>(&self, line: &'l str) -> Result<(Option<Seat>, &'l str), Refused> {
        let Some((name, rest)) = line.split_once(':') else { return Ok((None, line)) };
        // A player may be called by the word for the other one.
        let seat =
            self.sitting.names.seat(name).or_else(|| match self.vocabulary.take(&tokens::split(name)) {
                Some((Word::One, [])) => Some(Seat::One),
                Some((Word::Two, [])) => Some(Seat::Two),
                _ => None,
            });
        let seat = seat.ok_or_else(|| Refused::UnknownPlayer { text: name.to_owned() })?;
        Ok((Some(seat), rest))
    }

    /// What a player says to the game.
    fn said(&mut self, seat: Option<Seat>, said: Said) -> Result<Done, Failure> {
        let (hand, action) = match said {
            Said::Hold { number, nonce } => match Hand::close(number, nonce) {
                Ok(hand) => (Some(hand.clone()), Ok((Seat::One, hand.commit()))),
                Err(refused) => (None, Err(refused)),
            },
            Said::Open(None) => {
                let hand = self.closed_hand();
                (None, hand.map(|hand| (Seat::One, hand.reveal())))
            }
            said => (None, meaning::action(&self.sitting.game, said)),
        };
        let applied = action.and_then(|(by_default, action)| {
            let actor = seat.unwrap_or(by_default).into();
            self.sitting.act(actor, action, self.timer.now()).map_err(Refused::from)
        });
        match applied {
            Ok(events) => {
                self.hand = hand.or_else(|| self.hand.take());
                self.after(&events).map(Ok)
            }
            Err(refused) => Ok(Err(refused)),
        }
    }

    /// The hand, if it was closed here and is to be opened.
    fn closed_hand(&self) -> Result<Hand, Refused> {
        let asked = self.sitting.game.nigiri_step();
        match (&self.hand, asked) {
            (Some(hand), Some(NigiriStep::Reveal)) => Ok(hand.clone()),
            (None, Some(NigiriStep::Reveal)) => Err(Refused::HandUnknown),
            _ => Err(Rejection::NigiriNotAsked { asked }.into()),
        }
    }

    /// What is no act of a player.
    fn aside(&mut self, aside: Aside) -> Result<Done, Failure> {
        let done = match aside {
            Aside::Board => self.show_again(),
            Aside::Numbers => {
                let numbers = self.view().numbers();
                self.say(&numbers)
            }
            Aside::Openings => {
                let openings = self.openings();
                self.say(&openings)
            }
            Aside::Help => {
                let help = self.texts.plain("help");
                self.say(&help)
            }
            Aside::Why(point) => match self.view().why(point, self.refused.as_ref(), self.style) {
                Ok(explained) => self.say(&explained.join("\n")),
                Err(refused) => return Ok(Err(refused)),
            },
            Aside::Save => return self.save_now(),
            Aside::Next => return self.next_game(),
            Aside::Quit => {
                self.is_left = true;
                Ok(())
            }
        };
        done.map(Ok)
    }

    /// The board and the question once more.
    fn show_again(&mut self) -> Result<(), Failure> {
        self.show_board()?;
        match self.sitting.game.outcome() {
            None => self.ask(),
            Some(outcome) => {
                let ending = self.view().ending(outcome);
                self.say(&ending)?;
                self.say_what_is_left()
            }
        }
    }

    /// The 26 openings, direct ones beside indirect ones.
    fn openings(&self) -> String {
        let mut text = self.texts.plain("openings-title") + "\n";
        let size = tengen_rules::BoardSize::RENJU;
        let entry = |opening: NamedOpening| {
            let [_, _, third] = opening.stones(size).map(|stone| stone.to_string());
            format!("{:<4} {third:<4} {}", opening.code(), view::opening_name(&self.texts, opening))
        };
        let (direct, indirect) = NamedOpening::ALL.split_at(NamedOpening::ALL.len() / 2);
        for (&left, &right) in direct.iter().zip(indirect) {
            let left = entry(left);
            // A character of a name takes the room of two letters.
            let width = 27 - left.chars().filter(|letter| !letter.is_ascii()).count();
            let _ = writeln!(text, "  {left:<width$}{}", entry(right));
        }
        text
    }

    fn save_now(&mut self) -> Result<Done, Failure> {
        let Some(path) = self.sitting.file().map(|path| path.display().to_string()) else {
            return Ok(Err(Refused::NotRecorded));
        };
        if self.save()? {
            self.say(&self.texts.get("saved", &arguments! { "path" => path }))?;
        }
        Ok(Ok(()))
    }

    /// The next game of the match.
    fn next_game(&mut self) -> Result<Done, Failure> {
        if self.sitting.game.outcome().is_none() || !self.contest.has_next() {
            return Ok(Err(Refused::NoNext));
        }
        // The record of this game has no other chance.
        if !self.sitting.is_saved() && !self.save()? {
            return Ok(Err(Refused::Unsaved));
        }
        let (settings, file) = match self.contest.begin_next() {
            Ok(next) => next,
            Err(Trouble::Exists { path }) => return Ok(Err(Refused::FileExists { path })),
            Err(trouble) => return Err(trouble.into()),
        };
        let names = self.sitting.names.clone();
        self.sitting = Sitting::start(settings, names, file, self.timer.now()).map_err(Trouble::from)?;
        (self.hand, self.refused) = (None, None);
        self.save()?;
        self.say("")?;
        self.open().map(Ok)
    }
}
