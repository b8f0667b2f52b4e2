//! What can go wrong.

use std::sync::Arc;

use crate::Stream;

/// Why the store did not do what it was asked.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Somebody else has appended to the stream, or it is shorter than the writer believed. Nothing
    /// of the commit was written: read what is new and decide again.
    #[error("{stream} does not end where the new entries were to begin")]
    Conflict {
        /// The first stream of the commit of which that is so.
        stream: Stream,
    },
    /// There is a person, a session, a challenge or a message with that id, an account for that person or name,
    /// or a challenge between these two, already.
    #[error("there is such a {what} already")]
    Exists {
        /// `person`, `session`, `account`, `name`, `challenge` or `message`.
        what: &'static str,
    },
    /// A session, or something else that needs a person, for one nobody knows.
    #[error("there is no person {person}")]
    UnknownPerson {
        /// The id.
        person: String,
    },
    /// A text holds the character U+0000, which not every database can keep.
    #[error("a text holds the character U+0000")]
    UnstorableText,
    /// The store has been closed.
    #[error("the store is closed")]
    Closed,
    /// The database does not answer, or its disk is full or broken. Whether a commit that failed so
    /// was written is unknown: read the stream before trying again.
    #[error("the database cannot do its work")]
    Unavailable(#[source] Arc<sqlx::Error>),
    /// The database was made by a newer version of the program. It was not touched.
    #[error(
        "the database has schema {found} and this program knows schemas up to {known}: use a newer program"
    )]
    NewerSchema {
        /// The number of its newest migration.
        found: i64,
        /// The number of the newest migration this program has.
        known: i64,
    },
    /// The database was made by an older version of the program, and is only looked at.
    #[error("the database has schema {found}, which is older than {known}, that of this program")]
    OlderSchema {
        /// The number of its newest migration.
        found: i64,
        /// The number of the newest migration this program has.
        known: i64,
    },
    /// The tables could not be brought to this program's schema, or were changed by other hands.
    #[error("the database's tables cannot be brought up to date")]
    Migration(#[source] sqlx::migrate::MigrateError),
    /// Another process has the database open for writing.
    #[error("{path} is in use by another process: two writers would spoil the log")]
    Locked {
        /// The file.
        path: String,
    },
    /// The file cannot be opened or made.
    #[error("{path} cannot be opened")]
    Open {
        /// The file.
        path: String,
        /// What the system says.
        #[source]
        source: std::io::Error,
    },
    /// Something is to be moved to a database that holds something already.
    #[error("the database is not empty")]
    NotEmpty,
    /// What is stored is nothing that this program writes.
    #[error("the database holds what it should not: {what}")]
    Damaged {
        /// What is wrong.
        what: String,
    },
}

impl StoreError {
    /// The code for programs; it never changes.
    pub fn code(&self) -> &'static str {
        match self {
            Self::Conflict { .. } => "conflict",
            Self::Exists { .. } => "exists",
            Self::UnknownPerson { .. } => "unknown-person",
            Self::UnstorableText => "unstorable-text",
            Self::Closed => "closed",
            Self::Unavailable(_) => "unavailable",
            Self::NewerSchema { .. } => "newer-schema",
            Self::OlderSchema { .. } => "older-schema",
            Self::Migration(_) => "migration",
            Self::Locked { .. } => "locked",
            Self::Open { .. } => "open",
            Self::NotEmpty => "not-empty",
            Self::Damaged { .. } => "damaged",
        }
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match &error {
            sqlx::Error::PoolClosed => Self::Closed,
            sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_) => {
                Self::Damaged { what: error.to_string() }
            }
            sqlx::Error::Database(database) if is_damage(database.code().as_deref()) => {
                Self::Damaged { what: error.to_string() }
            }
            _ => Self::Unavailable(Arc::new(error)),
        }
    }
}

/// SQLite's SQLITE_CORRUPT and SQLITE_NOTADB, PostgreSQL's data_corrupted and index_corrupted.
fn is_damage(code: Option<&str>) -> bool {
    matches!(code, Some("11" | "26" | "XX001" | "XX002"))
}
