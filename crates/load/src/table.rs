//! Two players in one room, and the games they play one after the other.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;
use std::time::Instant;

use fastrand::Rng;
use tengen_game::{EventKind, Seat};
use tengen_room::RoomId;
use tengen_wire::{ClientMessage, Place, RoomAction};
use tokio::sync::mpsc::UnboundedSender;

use crate::incoming::{FirstView, Incoming, Update};
use crate::play::{Fate, Play, Testimony};
use crate::tally::Tally;

/// Two players in one room.
pub(crate) struct Table {
    room: RoomId,
    random: Rng,
    games: Vec<Play>,
    /// When the last game ended, until the next one begins.
    ended: Option<Instant>,
    /// Moves that should have been made by now.
    due: VecDeque<Instant>,
    links: [Link; 2],
    tally: Rc<RefCell<Tally>>,
    /// Whether commands are sent again before an answer has come.
    reminds: bool,
}

/// One player's connection, and what went over it.
#[derive(Default)]
struct Link {
    /// Where messages to the house go; none while there is no connection.
    out: Option<UnboundedSender<String>>,
    life: u32,
    /// The place in [`Table::games`] of the game the player was told of last, and the last event of it.
    seen: Option<(usize, u32)>,
    /// Commands that were not answered yet.
    waiting: Vec<Waiting>,
}

/// A command that was not answered yet.
struct Waiting {
    id: u64,
    text: String,
    due: Instant,
    /// When it was first sent.
    sent: Instant,
    /// The game and the place among its commands; none for a command to the room.
    command: Option<(usize, usize)>,
}

impl Table {
    /// Games end by resignation after so many moves; the first one of a table is as far from its end as
    /// games are on average.
    const LENGTHS: std::ops::RangeInclusive<usize> = 60..=100;

    pub(crate) fn new(room: RoomId, random: Rng, tally: Rc<RefCell<Tally>>, reminds: bool) -> Self {
        let (links, due) = (Default::default(), VecDeque::new());
        Self { room, random, games: Vec::new(), ended: None, due, links, tally, reminds }
    }

    /// What the players say of all games.
    pub(crate) fn testimonies(&self) -> impl Iterator<Item = Testimony> + '_ {
        self.games.iter().map(Play::testimony)
    }

    /// Whether the first game has begun.
    pub(crate) const fn has_begun(&self) -> bool {
        !self.games.is_empty()
    }

    /// Whether a game is being played.
    pub(crate) fn is_playing(&self) -> bool {
        self.games.last().is_some_and(|play| play.to_act().is_some())
    }

    /// Whether every command was answered and every move made that was due.
    pub(crate) fn is_quiet(&self) -> bool {
        self.due.is_empty() && self.links.iter().all(|link| link.waiting.is_empty())
    }

    /// How many commands to games were not answered yet.
    pub(crate) fn under_way(&self) -> usize {
        let waiting = self.links.iter().flat_map(|link| &link.waiting);
        waiting.filter(|waiting| waiting.command.is_some()).count()
    }

    /// Since when a player waits for an answer, if one does.
    pub(crate) fn waits_since(&self, seat: Seat) -> Option<Instant> {
        self.links[seat.index()].waiting.iter().map(|waiting| waiting.sent).min()
    }

    /// Sends again what was not answered: the answer may have been that nothing can be done now, or was lost.
    pub(crate) fn remind(&self) {
        for link in &self.links {
            let Some(out) = &link.out else { continue };
            for waiting in &link.waiting {
                // A connection that is gone already is noticed by its own task.
                let _ = out.send(waiting.text.clone());
            }
        }
    }

    /// The message with which a player enters the room.
    pub(crate) fn enter(&self, seat: Seat) -> ClientMessage {
        let place = |(game, seq): (usize, u32)| Place { game: self.games[game].id().clone(), seq };
        let after = self.links[seat.index()].seen.map(place);
        ClientMessage::Enter { room: self.room.clone(), after }
    }

    /// A player is in the room, by a connection that takes messages from `out`. What was not answered is
    /// sent again.
    pub(crate) fn connect(&mut self, seat: Seat, life: u32, out: UnboundedSender<String>) {
        let link = &mut self.links[seat.index()];
        for waiting in &link.waiting {
            // A connection that is gone already is noticed by its own task.
            let _ = out.send(waiting.text.clone());
        }
        (link.life, link.out) = (life, Some(out));
        let is_idle = link.waiting.is_empty();
        if seat == Seat::Two && !self.has_begun() && is_idle {
            self.ask(seat, RoomAction::Join);
        }
        self.go_on();
    }

    /// A player's connection is gone.
    pub(crate) fn disconnect(&mut self, seat: Seat) {
        self.links[seat.index()].out = None;
    }

    /// From `at` on it is time for a move.
    pub(crate) fn move_due(&mut self, at: Instant) {
        self.due.push_back(at);
        self.go_on();
    }

    /// Takes in a message of the house to one of the players.
    pub(crate) fn receive(&mut self, seat: Seat, text: &str, message: Incoming<'_>) {
        match (message.kind, message.id) {
            ("done", Some(id)) => self.answered(seat, id, None),
            ("refused", id) => {
                let code = message.refusal.map_or("", |refusal| refusal.code);
                match id {
                    Some(id) => self.answered(seat, id, Some(code)),
                    None => self.tally.borrow_mut().refused(code),
                }
            }
            _ => {}
        }
        if let Some(update) = message.update.or(message.game)
            && let Err(fault) = self.learn(seat, text, update)
        {
            self.tally.borrow_mut().fault(|| fault);
        }
        self.go_on();
    }

    fn answered(&mut self, seat: Seat, id: u64, refused: Option<&str>) {
        // The house goes down, or cannot reach its database: the command is sent again.
        if let Some(code @ ("restarting" | "unavailable")) = refused {
            if code == "unavailable" {
                self.tally.borrow_mut().refused(code);
            }
            return;
        }
        let link = &mut self.links[seat.index()];
        let Some(place) = link.waiting.iter().position(|waiting| waiting.id == id) else {
            // What was sent twice is answered twice.
            if self.reminds {
                return;
            }
            self.tally.borrow_mut().fault(|| format!("{}: an answer to {id}, which was not sent", self.room));
            return;
        };
        let (waiting, life) = (link.waiting.swap_remove(place), link.life);
        let mut tally = self.tally.borrow_mut();
        if let Some(code) = refused {
            tally.refused(code);
        }
        let Some((game, command)) = waiting.command else { return };
        let fate = if refused.is_some() { Fate::Refused } else { Fate::Done { life } };
        let is_stone = self.games[game].note(command, fate);
        if refused.is_none() {
            tally.commands += 1;
            tally.moves += u64::from(is_stone);
            tally.acknowledgements.add(waiting.due.elapsed());
        }
    }

    fn learn(&mut self, seat: Seat, text: &str, update: Update<'_>) -> Result<(), String> {
        let known = self.games.iter().rposition(|play| play.id().as_str() == update.game);
        let game = match known {
            Some(game) => game,
            None => self.begin(text, update.game)?,
        };
        let link = &mut self.links[seat.index()];
        let seen = link.seen.filter(|seen| seen.0 == game).map_or(0, |seen| seen.1);
        if let (Some(first), Some(last)) = (update.events.first(), update.events.last()) {
            if first.seq > seen + 1 {
                return Err(format!("{}: seat {seat} misses events after {seen}", update.game));
            }
            link.seen = Some((game, seen.max(last.seq)));
        } else {
            link.seen = Some((game, seen));
        }
        let ends = update.events.iter().any(|event| matches!(event.kind, EventKind::Ended { .. }));
        self.games[game].learn(update.events)?;
        if ends {
            self.ended.get_or_insert_with(Instant::now);
            self.ask(seat, RoomAction::Ready);
        }
        Ok(())
    }

    /// The next game, of which a player has just been told.
    fn begin(&mut self, text: &str, game: &str) -> Result<usize, String> {
        let fault = |what: &dyn std::fmt::Display| format!("{game} cannot be played: {what}");
        let FirstView { now, settings } = FirstView::read(text).map_err(|error| fault(&error))?;
        let length = self.random.usize(Self::LENGTHS);
        let length = if self.has_begun() { length } else { self.random.usize(1..=length) };
        let id = game.parse().map_err(|error| fault(&error))?;
        let play = Play::new(id, settings, now, length, self.random.fork()).map_err(|error| fault(&error))?;
        self.games.push(play);
        if let Some(ended) = self.ended.take() {
            self.tally.borrow_mut().rematches.add(ended.elapsed());
        }
        Ok(self.games.len() - 1)
    }

    /// Makes a move if one is due and the player whose turn it is knows it.
    fn go_on(&mut self) {
        let Some(game) = self.games.len().checked_sub(1) else { return };
        let under_way = self.under_way();
        let play = &mut self.games[game];
        let (Some(seat), Some(&due)) = (play.to_act(), self.due.front()) else { return };
        let link = &self.links[seat.index()];
        if link.out.is_none() || link.seen != Some((game, play.seq())) || under_way > 0 {
            return;
        }
        let id = name(&mut self.random);
        let Some((_, action, command)) = play.act(id) else { return };
        self.due.pop_front();
        let (room, game_id) = (self.room.clone(), play.id().clone());
        let message = ClientMessage::Act { id, room, game: game_id, action };
        self.send(seat, id, &message, due, Some((game, command)));
    }

    fn ask(&mut self, seat: Seat, action: RoomAction) {
        let id = name(&mut self.random);
        let message = ClientMessage::RoomAct { id, room: self.room.clone(), action };
        self.send(seat, id, &message, Instant::now(), None);
    }

    fn send(
        &mut self,
        seat: Seat,
        id: u64,
        message: &ClientMessage,
        due: Instant,
        command: Option<(usize, usize)>,
    ) {
        // A message always has a text: it holds no map with keys that are none in JSON.
        let Ok(text) = serde_json::to_string(message) else { return };
        let link = &mut self.links[seat.index()];
        if let Some(out) = &link.out {
            let _ = out.send(text.clone());
        }
        link.waiting.push(Waiting { id, text, due, sent: Instant::now(), command });
    }
}

/// The name of a command: a number below 2^53, which every program that reads JSON can hold.
fn name(random: &mut Rng) -> u64 {
    random.u64(..1 << 53)
}
