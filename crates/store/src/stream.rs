//! The names of what the log is made of.

use std::fmt;

/// What a stream tells about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum StreamKind {
    /// A room: its settings, who sat down, which games were played in it.
    Room,
    /// One game.
    Game,
    /// What was said in a room.
    Chat,
}

impl StreamKind {
    /// Every kind.
    pub const ALL: [Self; 3] = [Self::Room, Self::Game, Self::Chat];

    /// The word in front of the slash: `room`, `game` or `chat`.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Room => "room",
            Self::Game => "game",
            Self::Chat => "chat",
        }
    }
}

/// One sequence of entries, numbered 1, 2, 3 … without a gap.
///
/// ```
/// use tengen_store::{Stream, StreamKind};
/// let stream = Stream::game("k3v9");
/// assert_eq!((stream.kind, stream.to_string().as_str()), (StreamKind::Game, "game/k3v9"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Stream {
    /// What it tells about.
    pub kind: StreamKind,
    /// Which one of that kind. Any text without the character U+0000.
    pub id: String,
}

impl Stream {
    /// The stream of a room.
    pub fn room(id: impl Into<String>) -> Self {
        Self { kind: StreamKind::Room, id: id.into() }
    }

    /// The stream of a game.
    pub fn game(id: impl Into<String>) -> Self {
        Self { kind: StreamKind::Game, id: id.into() }
    }

    /// The stream of what was said in a room.
    pub fn chat(id: impl Into<String>) -> Self {
        Self { kind: StreamKind::Chat, id: id.into() }
    }
}

impl fmt::Display for Stream {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.kind.as_str(), self.id)
    }
}
