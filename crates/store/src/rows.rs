//! The read models: what can be made again from the log, in a form that can be searched.

use tengen_game::{GameResult, Seat};

/// Where a room is in its life.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RoomStatus {
    /// Waits for players.
    Open,
    /// A game is in progress.
    Playing,
    /// Between games.
    Resting,
    /// Over for good.
    Closed,
}

impl RoomStatus {
    /// Every status.
    pub const ALL: [Self; 4] = [Self::Open, Self::Playing, Self::Resting, Self::Closed];

    /// The word kept in the database: `open`, `playing`, `resting` or `closed`.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Playing => "playing",
            Self::Resting => "resting",
            Self::Closed => "closed",
        }
    }

    pub(crate) fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|status| status.as_str() == word)
    }
}

/// A room, as lists and a restart need it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoomRow {
    /// Its id, which is also that of its streams.
    pub id: String,
    /// Where it is in its life.
    pub status: RoomStatus,
    /// It is found by its link alone.
    pub private: bool,
    /// What quick pairing looks for: rooms of equal keys suit the same players.
    pub pairing: Option<String>,
    /// The id of the person who opened it.
    pub host: String,
    /// The id of the game in progress or last played.
    pub game: Option<String>,
    /// When the room last changed, in milliseconds since 1970.
    pub updated_at: i64,
}

/// A game, as lists and the archive need it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameRow {
    /// Its id, which is also that of its stream.
    pub id: String,
    /// The room it is played in.
    pub room: String,
    /// Its number among the games of the room, the first being 1.
    pub number: u32,
    /// The ids of the persons on seat one and seat two.
    pub persons: [String; 2],
    /// Their names when the game began.
    pub names: [String; 2],
    /// The name of the rule set.
    pub rule_set: String,
    /// The name of the opening protocol.
    pub opening: String,
    /// It counts for the ratings.
    pub rated: bool,
    /// When it began, in milliseconds since 1970.
    pub started_at: i64,
    /// When it ended, in milliseconds since 1970; none while it is played.
    pub ended_at: Option<i64>,
    /// Who won; none while it is played.
    pub result: Option<GameResult>,
    /// By what, in the writer's own words; none while it is played.
    pub ending: Option<String>,
    /// How many moves were made, once it has ended.
    pub moves: u32,
}

/// The word for a result in the database: `one`, `two`, `draw` or `void`.
pub(crate) fn result_word(result: GameResult) -> &'static str {
    match result {
        GameResult::Win(Seat::One) => "one",
        GameResult::Win(Seat::Two) => "two",
        GameResult::Draw => "draw",
        GameResult::Void => "void",
    }
}

pub(crate) fn result_from_word(word: &str) -> Option<GameResult> {
    [GameResult::Win(Seat::One), GameResult::Win(Seat::Two), GameResult::Draw, GameResult::Void]
        .into_iter()
        .find(|&result| result_word(result) == word)
}

/// Which games to list, the newest first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameQuery {
    /// Only games of this person, on either seat.
    pub person: Option<String>,
    /// Only games that are over, or only games that are not.
    pub ended: Option<bool>,
    /// Games of private rooms too.
    pub private: bool,
    /// Only games behind this one in the list: `started_at` and `id` of the last one already seen.
    pub before: Option<(i64, String)>,
    /// At most so many.
    pub limit: u32,
}

/// A study, as the lists of its authors need it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StudyRow {
    /// Its id, which is also that of its stream.
    pub id: String,
    /// What it is called.
    pub title: String,
    /// Only its authors may read it.
    pub private: bool,
    /// How many lines its board has.
    pub size: u8,
    /// The black stones of the board that a list shows, in the writer's own words.
    pub black: String,
    /// The white ones.
    pub white: String,
    /// When it last changed, in milliseconds since 1970.
    pub updated_at: i64,
}

/// A study with the ids of those who have become its authors. Whoever is one remains one, so that those
/// who have been written before may be left out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AuthoredStudy {
    /// The study.
    pub row: StudyRow,
    /// Its authors.
    pub authors: Vec<String>,
}

/// Which studies to list, the last changed first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StudyQuery {
    /// Only studies of this author.
    pub author: String,
    /// Only studies behind this one in the list: `updated_at` and `id` of the last one already seen.
    pub before: Option<(i64, String)>,
    /// At most so many.
    pub limit: u32,
}

/// A room that goes on after a restart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LiveRoom {
    /// The room.
    pub room: RoomRow,
    /// All entries of its stream.
    pub entries: Vec<String>,
    /// All entries of the stream of [`RoomRow::game`]; none if there is no such game.
    pub game: Vec<String>,
}
