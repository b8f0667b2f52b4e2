//! What has happened in a room.

use serde::{Deserialize, Serialize};
use tengen_game::{GameResult, Seat, Settings};

use crate::{GameId, Person, RoomSettings};

/// Something that has happened in a room. The events of a room, in order, are the room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoomEvent {
    /// Its number, from 1.
    pub seq: u32,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// What has happened.
    pub kind: RoomEventKind,
}

/// What has happened in a room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "snake_case", deny_unknown_fields)]
pub enum RoomEventKind {
    /// It was opened; the host has seat One.
    Opened {
        /// What is played.
        settings: RoomSettings,
        /// By whom.
        host: Person,
    },
    /// Somebody took seat Two.
    Joined {
        /// Who.
        person: Person,
    },
    /// A game began; [`RoomEvent::at`] is the game's beginning.
    GameBegan {
        /// Its name.
        game: GameId,
        /// What it is played by.
        settings: Settings,
        /// Which game of the match, from 1.
        number: u32,
    },
    /// The game ended.
    GameEnded {
        /// The result.
        result: GameResult,
        /// Who had Black at first; `None` if colours were never drawn.
        black: Option<Seat>,
    },
    /// A player wants the next game, or a rematch when the match is over.
    Ready {
        /// Who.
        seat: Seat,
    },
    /// A player no longer does.
    NotReady {
        /// Who.
        seat: Seat,
    },
    /// The room closed: a player left it, or nobody came.
    Closed {
        /// Who left; `None` if the house closed it.
        by: Option<Seat>,
    },
}
