//! A room as a pure state machine: who sits in it, which games are played one after the other, when the
//! next one begins.
//!
//! A [`Room`] is a plain value that changes by [`Room::apply`] alone, as a [`tengen_game::Game`] does:
//! a command and what chance decided come in, events come out, and the events rebuild the room
//! ([`Room::from_events`]). What happens on the board is the game's business; the room only knows that
//! a game has begun and how it ended.
//!
//! ```
//! use tengen_room::{Action, Chance, Person, Preset, Room, Status};
//! let [host, guest] = ["ada", "bo"].map(|id| Person { id: id.parse().unwrap(), name: id.into() });
//! let settings = Preset::by_id("lianzhong").unwrap().settings();
//! let (mut room, _opened) = Room::open(settings, host, 0)?;
//! let chance = Chance { game: "g1g1g1".parse()?, draw: tengen_game::Seat::One };
//! room.apply(&guest, Action::Join, chance, 1000)?;
//! assert!(matches!(room.status(), Status::Playing { .. }));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod correspondence;
mod event;
mod id;
mod preset;
mod rejection;
mod room;
mod settings;

pub use event::{RoomEvent, RoomEventKind};
pub use id::{GameId, ParseKeyError, PersonId, RoomId, parse_key};
pub use preset::Preset;
pub use rejection::RoomRejection;
pub use room::{Action, Chance, Room, Status};
pub use settings::{FirstColours, RoomSettings, RoomSettingsError, Visibility};

use serde::{Deserialize, Serialize};

/// Somebody in the house: a guest or the holder of an account.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Person {
    /// Who. It never changes.
    pub id: PersonId,
    /// What others call them. It may change.
    pub name: String,
}
