//! A game as its players know it.

use fastrand::Rng;
use tengen_game::{Event, Game, Millis, Seat, Settings};
use tengen_room::GameId;
use tengen_rules::Point;
use tengen_wire::GameAction;

use crate::script::{Script, stone_of};

/// What came of a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// Nothing has been heard yet.
    Unknown,
    /// It was acknowledged, by the house of this life: the first is 0, after one kill it is 1.
    Done {
        /// Which life.
        life: u32,
    },
    /// It was refused.
    Refused,
}

/// A command that was sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sent {
    /// Its name.
    pub id: u64,
    /// By which seat.
    pub seat: Seat,
    /// The stone it places, if it places one.
    pub stone: Option<Point>,
    /// What came of it.
    pub fate: Fate,
}

/// What the players say about one game; the log must agree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Testimony {
    /// Which game.
    pub game: GameId,
    /// What was sent, in this order: each after the one before was answered.
    pub sent: Vec<Sent>,
}

/// A game as both players know it.
pub(crate) struct Play {
    id: GameId,
    settings: Settings,
    start: Millis,
    events: Vec<Event>,
    game: Game,
    script: Script,
    sent: Vec<Sent>,
}

impl Play {
    /// A game of which nothing has happened yet.
    pub(crate) fn new(
        id: GameId,
        settings: Settings,
        start: Millis,
        length: usize,
        random: Rng,
    ) -> Result<Self, tengen_game::SettingsError> {
        let game = Game::new(settings.clone(), start)?;
        let script = Script::new(settings.size, length, random);
        Ok(Self { id, settings, start, events: Vec::new(), game, script, sent: Vec::new() })
    }

    pub(crate) const fn id(&self) -> &GameId {
        &self.id
    }

    /// The number of the last event.
    pub(crate) const fn seq(&self) -> u32 {
        self.game.seq()
    }

    pub(crate) fn to_act(&self) -> Option<Seat> {
        self.game.to_act()
    }

    /// Takes in what has happened. Players are told the same things one after the other, so that most
    /// events are known already.
    pub(crate) fn learn(&mut self, events: Vec<Event>) -> Result<(), String> {
        let known = self.events.len();
        for event in events {
            match self.events.get(event.seq.saturating_sub(1) as usize) {
                Some(told) if *told == event => {}
                Some(told) => return Err(format!("{}: {event:?} was told as {told:?} before", self.id)),
                None if event.seq as usize == self.events.len() + 1 => self.events.push(event),
                None => return Err(format!("{}: {event:?} follows on {}", self.id, self.events.len())),
            }
        }
        if self.events.len() > known {
            // A command over a slow line may count as of a moment before the game was first shown.
            let first = self.events.first().map_or(self.start, |event| event.at);
            self.start = self.start.min(first);
            self.game = Game::from_events(self.settings.clone(), self.start, &self.events)
                .map_err(|error| format!("{}: {error}", self.id))?;
        }
        Ok(())
    }

    /// What the seat does that must act, under the name `id`, and the place of the command among those
    /// sent.
    pub(crate) fn act(&mut self, id: u64) -> Option<(Seat, GameAction, usize)> {
        let seat = self.game.to_act()?;
        let action = self.script.next(&self.game)?;
        self.sent.push(Sent { id, seat, stone: stone_of(&action), fate: Fate::Unknown });
        Some((seat, action, self.sent.len() - 1))
    }

    /// Notes what came of a command and says whether it placed a stone.
    pub(crate) fn note(&mut self, place: usize, fate: Fate) -> bool {
        self.sent.get_mut(place).is_some_and(|sent| {
            sent.fate = fate;
            sent.stone.is_some()
        })
    }

    pub(crate) fn testimony(&self) -> Testimony {
        Testimony { game: self.id.clone(), sent: self.sent.clone() }
    }
}
