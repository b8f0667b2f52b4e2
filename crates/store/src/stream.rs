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
    /// A study: whose it is, and every edit of its tree.
    Study,
    /// What the engine says of a game that is over.
    Review,
    /// The rated games of a pool, and rulings on them.
    Rating,
    /// A game that was played elsewhere.
    Record,
    /// Rooms opened for whoever wants the same game: who opens one has seen the one before.
    Pairing,
}

impl StreamKind {
    /// Every kind.
    pub const ALL: [Self; 8] = [
        Self::Room,
        Self::Game,
        Self::Chat,
        Self::Study,
        Self::Review,
        Self::Rating,
        Self::Record,
        Self::Pairing,
    ];

    /// The word in front of the slash, such as `room`.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Room => "room",
            Self::Game => "game",
            Self::Chat => "chat",
            Self::Study => "study",
            Self::Review => "review",
            Self::Rating => "rating",
            Self::Record => "record",
            Self::Pairing => "pairing",
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

    /// The stream of a study.
    pub fn study(id: impl Into<String>) -> Self {
        Self { kind: StreamKind::Study, id: id.into() }
    }

    /// The stream of the ratings of a pool.
    pub fn rating(id: impl Into<String>) -> Self {
        Self { kind: StreamKind::Rating, id: id.into() }
    }

    /// The stream of a game that was played elsewhere.
    pub fn record(id: impl Into<String>) -> Self {
        Self { kind: StreamKind::Record, id: id.into() }
    }

    /// The stream of rooms for whoever wants the game with this key.
    pub fn pairing(key: impl Into<String>) -> Self {
        Self { kind: StreamKind::Pairing, id: key.into() }
    }

    /// The stream of the review of a game.
    pub fn review(id: impl Into<String>) -> Self {
        Self { kind: StreamKind::Review, id: id.into() }
    }
}

impl fmt::Display for Stream {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.kind.as_str(), self.id)
    }
}
