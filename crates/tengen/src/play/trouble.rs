//! Why a game cannot begin or go on.

use std::io;
use std::path::{Path, PathBuf};

use fluent_bundle::FluentArgs;
use tengen_game::{Match, MatchError, RecordError, SettingsError};

use super::terms;
use crate::language::{Texts, arguments};

/// Why `tengen play` stops before anybody plays.
#[derive(Debug)]
pub(crate) enum Trouble {
    /// The settings make no sense together.
    Settings(SettingsError),
    /// No match has so many games.
    Games,
    /// The players have the same name.
    SameNames { name: String },
    /// The system gives no random numbers.
    Chance(getrandom::Error),
    /// The record would take the place of another file.
    Exists { path: PathBuf },
    /// The record cannot be written.
    Save { path: PathBuf, error: io::Error },
    /// The record cannot be used.
    Record { path: PathBuf, error: RecordError },
    /// The colours of a record are not those of its place in the match.
    Colours { path: PathBuf, error: MatchError },
    /// A game of a match that is not over and not the last.
    Gap { path: PathBuf },
}

impl From<SettingsError> for Trouble {
    fn from(error: SettingsError) -> Self {
        Self::Settings(error)
    }
}

impl Trouble {
    /// What is wrong and what would be right.
    pub(crate) fn sentence(&self, texts: &Texts) -> String {
        let (id, arguments) = match self {
            Self::Settings(error) => return terms::settings_error(texts, error),
            Self::Games => ("error-play-games", arguments! { "max" => Match::MAX_GAMES.to_string() }),
            Self::SameNames { name } => ("error-play-same-names", arguments! { "name" => name.clone() }),
            Self::Chance(error) => ("error-play-chance", arguments! { "reason" => error.to_string() }),
            Self::Exists { path } => ("error-play-exists", at(path, "")),
            Self::Save { path, error } => ("error-play-save", at(path, &error.to_string())),
            Self::Record { path, error } => return of_record(texts, path, error),
            Self::Colours { path, error } => ("error-play-record-broken", at(path, &error.to_string())),
            Self::Gap { path } => ("error-play-match-gap", at(path, "")),
        };
        texts.get(id, &arguments)
    }
}

fn of_record(texts: &Texts, path: &Path, error: &RecordError) -> String {
    let mut arguments = at(path, &error.to_string());
    let id = match error {
        RecordError::Json { message } => {
            arguments.set("reason", message.clone());
            "error-play-record-not-read"
        }
        RecordError::Version { found } => {
            arguments.set("found", found.to_string());
            arguments.set("supported", tengen_game::Record::VERSION.to_string());
            "error-play-record-version"
        }
        RecordError::Replay(_)
        | RecordError::NoCommand { .. }
        | RecordError::Rejected { .. }
        | RecordError::Differs { .. }
        | RecordError::Conclusion { .. } => "error-play-record-broken",
    };
    texts.get(id, &arguments)
}

fn at(path: &Path, reason: &str) -> FluentArgs<'static> {
    arguments! { "path" => path.display().to_string(), "reason" => reason.to_owned() }
}
