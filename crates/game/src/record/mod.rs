//! A game to keep: everything needed to judge it again, or to play it on.

mod json;
mod remarks;
mod sgf;
mod verify;

use serde::{Deserialize, Serialize};

use crate::{
    Event, Game, Millis, MissedFoul, Outcome, Rejection, ReplayError, Settings, SettingsError, WrongClaim,
    text,
};

/// A game as it is kept: what it was played by, who played, everything that happened, and what
/// follows from that. An unfinished game has no outcome and can be played on.
///
/// It is JSON with one line an event, see [`Self::to_json`] and [`Self::from_json`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The version of the format, [`Self::VERSION`].
    pub version: u32,
    /// What it was played by.
    pub settings: Settings,
    /// The names of the players, seat One's first.
    pub seats: [String; 2],
    /// When it began.
    pub start: Millis,
    /// Everything that happened.
    pub events: Vec<Event>,
    /// How it ended; `null` if it has not.
    #[serde(deserialize_with = "text::required")]
    pub outcome: Option<Outcome>,
    /// The fouls that nobody claimed in time; none while the game runs.
    pub missed_fouls: Vec<MissedFoul>,
    /// The claims that were wrong, on the moves that were not taken back.
    pub wrong_claims: Vec<WrongClaim>,
}

/// Why a record cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordError {
    /// The text is not JSON, or not that of a record.
    #[error("not a record: {message}")]
    Json {
        /// What is wrong, with line and column.
        message: String,
    },
    /// The record is of another version of the format.
    #[error("the record has version {found} and only version {supported} is read", supported = Record::VERSION)]
    Version {
        /// Its version.
        found: u32,
    },
    /// The events are not those of a game.
    #[error(transparent)]
    Replay(#[from] ReplayError),
    /// No command makes such an event happen.
    #[error("nothing makes event {seq}, {kind}, happen by itself")]
    NoCommand {
        /// Which event.
        seq: u32,
        /// Its kind.
        kind: &'static str,
    },
    /// The rules reject what is said to have happened.
    #[error("event {seq} breaks the rules: {rejection}")]
    Rejected {
        /// Which event.
        seq: u32,
        /// Why.
        rejection: Rejection,
    },
    /// By the rules something else would have happened.
    #[error("event {seq} is not what the rules make of it")]
    Differs {
        /// Which event.
        seq: u32,
    },
    /// Outcome, missed fouls or wrong claims do not follow from the events.
    #[error("{part} of the record does not follow from its events")]
    Conclusion {
        /// Which of them, by the name of its field.
        part: &'static str,
    },
}

impl RecordError {
    const OWN_CODES: [&'static str; 6] = [
        "record-not-read",
        "record-version",
        "record-no-command",
        "record-rejected",
        "record-differs",
        "record-conclusion",
    ];

    /// The codes of all these errors, those of the events and of the settings included.
    pub fn codes() -> impl Iterator<Item = &'static str> {
        Self::OWN_CODES.into_iter().chain(ReplayError::OWN_CODES).chain(SettingsError::CODES)
    }

    /// The identifier of the reason, for programs and translations.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Replay(error) => error.code(),
            Self::Json { .. } => Self::OWN_CODES[0],
            Self::Version { .. } => Self::OWN_CODES[1],
            Self::NoCommand { .. } => Self::OWN_CODES[2],
            Self::Rejected { .. } => Self::OWN_CODES[3],
            Self::Differs { .. } => Self::OWN_CODES[4],
            Self::Conclusion { .. } => Self::OWN_CODES[5],
        }
    }
}

impl Record {
    /// The version of the format that is written and read.
    pub const VERSION: u32 = 1;

    /// The record of a game between `seats` that began at `start`, from all its events so far.
    ///
    /// If a game with clocks is to be played on later, pause it first: the clocks run on otherwise.
    ///
    /// # Errors
    ///
    /// If these are not the events of a game.
    pub fn new(
        settings: Settings,
        seats: [String; 2],
        start: Millis,
        events: Vec<Event>,
    ) -> Result<Self, ReplayError> {
        let game = Game::from_events(settings.clone(), start, &events)?;
        Ok(Self {
            version: Self::VERSION,
            settings,
            seats,
            start,
            events,
            outcome: game.outcome().cloned(),
            missed_fouls: game.missed_fouls(),
            wrong_claims: game.wrong_claims(),
        })
    }
}
