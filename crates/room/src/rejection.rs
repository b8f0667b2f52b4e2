//! Why a room refuses what somebody wants.

/// Why a command is rejected. A rejected command changes nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RoomRejection {
    /// The room is closed.
    #[error("the room is closed")]
    Closed,
    /// Both seats are taken.
    #[error("both seats are taken")]
    Full,
    /// The person has a seat already.
    #[error("you have a seat here already")]
    AlreadySeated,
    /// The person has no seat.
    #[error("you have no seat here")]
    NotSeated,
    /// A game is being played.
    #[error("a game is being played")]
    GameRunning,
    /// Nobody has come yet.
    #[error("nobody has come yet")]
    NoOpponent,
    /// The room plays no game that could end.
    #[error("no game is being played")]
    NoGame,
}

impl RoomRejection {
    /// The codes of all rejections.
    pub const CODES: [&'static str; 7] = [
        "room-closed",
        "room-full",
        "already-seated",
        "not-seated",
        "game-running",
        "no-opponent",
        "no-game",
    ];

    /// The identifier of the reason, for programs and translations.
    pub const fn code(self) -> &'static str {
        Self::CODES[self as usize]
    }
}
