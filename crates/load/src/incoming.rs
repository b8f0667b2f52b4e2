//! What a player reads of a message of the house.
//!
//! A message holds the whole view of a game; of that a player needs the events alone, from which it
//! knows the game itself. So the rest is passed over unread, which keeps thousands of players cheap.

use serde::Deserialize;
use tengen_game::{Event, Millis, Settings};

/// A message of the house, as far as a player reads it.
#[derive(Debug, Deserialize)]
pub(crate) struct Incoming<'a> {
    /// Which message it is.
    #[serde(rename = "type")]
    pub(crate) kind: &'a str,
    /// The command that it answers.
    pub(crate) id: Option<u64>,
    /// Why the command is refused.
    #[serde(borrow)]
    pub(crate) refusal: Option<Refusal<'a>>,
    /// What has happened in the game.
    #[serde(borrow)]
    pub(crate) update: Option<Update<'a>>,
    /// The game of a room that was entered.
    #[serde(borrow)]
    pub(crate) game: Option<Update<'a>>,
}

/// Why a command is refused.
#[derive(Debug, Deserialize)]
pub(crate) struct Refusal<'a> {
    /// The machine's word for it.
    pub(crate) code: &'a str,
}

/// What has happened in a game.
#[derive(Debug, Deserialize)]
pub(crate) struct Update<'a> {
    /// Which game.
    pub(crate) game: &'a str,
    /// What has happened.
    pub(crate) events: Vec<Event>,
}

/// What else is read of the first message about a game.
#[derive(Debug, Deserialize)]
pub(crate) struct FirstView {
    /// When this was so.
    pub(crate) now: Millis,
    /// What the game is played by.
    pub(crate) settings: Settings,
}

impl FirstView {
    /// Reads it from the whole message.
    pub(crate) fn read(text: &str) -> Result<Self, serde_json::Error> {
        #[derive(Deserialize)]
        struct Message {
            update: Option<Viewed>,
            game: Option<Viewed>,
        }
        #[derive(Deserialize)]
        struct Viewed {
            view: FirstView,
        }
        let message: Message = serde_json::from_str(text)?;
        let viewed = message.update.or(message.game);
        viewed.map(|viewed| viewed.view).ok_or_else(|| serde::de::Error::missing_field("view"))
    }
}
