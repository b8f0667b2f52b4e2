//! A game from its events.

use super::Game;
use super::remembered::Remembered;
use crate::{Event, Millis, Settings, SettingsError};

/// Why events are not those of a game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    /// The settings make no sense.
    #[error(transparent)]
    Settings(#[from] SettingsError),
    /// An event is missing or out of place.
    #[error("event {expected} is missing: {found} stands in its place")]
    Missing {
        /// The number of the event that should be there.
        expected: u32,
        /// The number of the event that is.
        found: u32,
    },
    /// An event is earlier than the one before it.
    #[error("event {seq} is earlier than the one before it")]
    Earlier {
        /// Which event.
        seq: u32,
    },
    /// There are events after the end.
    #[error("event {seq} is after the end of the game")]
    AfterEnd {
        /// Which event.
        seq: u32,
    },
    /// An event cannot happen where it stands.
    #[error("event {seq}, {kind}, cannot happen there")]
    Impossible {
        /// Which event.
        seq: u32,
        /// Its kind.
        kind: &'static str,
    },
}

impl ReplayError {
    /// The codes of the errors that are not those of the settings.
    pub const OWN_CODES: [&'static str; 4] =
        ["event-missing", "event-earlier", "event-after-end", "event-impossible"];

    /// The identifier of the reason, for programs and translations.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Settings(error) => error.code(),
            Self::Missing { .. } => Self::OWN_CODES[0],
            Self::Earlier { .. } => Self::OWN_CODES[1],
            Self::AfterEnd { .. } => Self::OWN_CODES[2],
            Self::Impossible { .. } => Self::OWN_CODES[3],
        }
    }
}

impl Game {
    /// Rebuilds the game that began at `start` from all its events, in order; the result is equal
    /// to the game that they happened in.
    ///
    /// The events are taken as they are, so that a game stays what it was when it was played. Whether
    /// they follow the rules is the question of [`crate::Record::verify`].
    ///
    /// # Errors
    ///
    /// If the settings make no sense, or events are missing, out of order or cannot happen at all.
    pub fn from_events(settings: Settings, start: Millis, events: &[Event]) -> Result<Self, ReplayError> {
        let mut game = Self::new(settings, start)?;
        game.follow(events)?;
        Ok(game)
    }

    /// Lets what has happened elsewhere happen here too: the events that follow those of this game, all that each
    /// command has brought about. The result is equal to the game that they happened in. A command that was refused before
    /// them is decided anew if it comes again.
    ///
    /// # Errors
    ///
    /// If events are missing, out of order or cannot happen at all; the game is as it was then.
    ///
    /// ```
    /// use tengen_game::{Action, Command, CommandId, Game, Millis, Seat, Settings};
    /// let mut here = Game::new(Settings::default(), Millis::ZERO)?;
    /// let mut elsewhere = here.clone();
    /// let action = Action::Place { point: "h8".parse()?, offer_draw: false };
    /// let events = here.apply(Seat::One.into(), Command { id: CommandId(1), action }, Millis(1200))?;
    /// elsewhere.extend(&events)?;
    /// assert_eq!(elsewhere, here);
    /// assert!(elsewhere.extend(&events).is_err(), "they have happened there already");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn extend(&mut self, events: &[Event]) -> Result<(), ReplayError> {
        let mut game = self.clone();
        game.follow(events)?;
        // What was refused may have been refused for want of them.
        game.vain = Remembered::default();
        *self = game;
        Ok(())
    }

    fn follow(&mut self, events: &[Event]) -> Result<(), ReplayError> {
        for command in events.chunk_by(|one, next| (one.actor, one.id) == (next.actor, next.id)) {
            for event in command {
                self.check_place(event)?;
                let impossible = |_| ReplayError::Impossible { seq: event.seq, kind: event.kind.id() };
                self.evolve(event).map_err(impossible)?;
            }
            self.close(command);
        }
        Ok(())
    }

    fn check_place(&self, event: &Event) -> Result<(), ReplayError> {
        let (expected, seq) = (self.seq.saturating_add(1), event.seq);
        if self.outcome.is_some() {
            return Err(ReplayError::AfterEnd { seq });
        }
        if seq != expected {
            return Err(ReplayError::Missing { expected, found: seq });
        }
        if event.at < self.last_at { Err(ReplayError::Earlier { seq }) } else { Ok(()) }
    }
}
