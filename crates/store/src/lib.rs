//! What the house must not lose: one trait, and SQLite and PostgreSQL behind it.
//!
//! The log is the truth. A [`Stream`] is a sequence of entries, numbered without gaps; a [`Commit`]
//! appends to streams and changes the read models beside them, all or nothing, and fails with
//! [`StoreError::Conflict`] when somebody else was faster. Nobody owns a stream: read, decide, append
//! behind what was read, and begin again after a conflict.

#![expect(clippy::duplicate_mod, reason = "`sql` is compiled once for each database")]

mod account;
mod archive;
mod audit;
mod challenges;
mod commit;
mod compare;
mod error;
mod import;
mod mail;
mod messages;
mod meters;
mod migrate;
mod moving;
mod nodes;
mod operators;
mod passkey;
mod person;
mod pieces;
mod plan;
mod postgres;
mod push;
mod ratings;
mod rebuild;
mod rows;
mod social;
mod sqlite;
mod store;
mod stream;
mod vacation;
mod write;
mod writer;

pub use account::{Account, Accounts};
pub use archive::{
    Archive, ArchivePage, ArchivePlace, ArchiveQuery, ArchivedGame, Band, Continuation, DEEPEST_POSITION,
    Next, PlayerName, PlayerResults, PositionQuery, Tally,
};
pub use audit::{Audit, Model, ModelRow, Value};
pub use challenges::{Challenge, ChallengeRow, Challenges};
pub use commit::{Append, Commit};
pub use compare::{Difference, Wrong, WrongColumn, compare};
pub use error::StoreError;
pub use import::{Imported, import};
pub use mail::{LINKS, LinkPurpose, Mail, MailAddress, MailLink};
pub use messages::{Conversation, Message, Messages};
pub use meters::describe_meters;
pub use moving::{MovedTable, move_house};
pub use nodes::Nodes;
pub use operators::{
    Deed, DeedQuery, KeptDeed, KnownPerson, Operators, PeopleQuery, PersonChange, Suspension,
};
pub use passkey::{CEREMONIES, Ceremony, Passkey, Passkeys};
pub use person::{Person, Session};
pub use postgres::PostgresStore;
pub use push::{PUSH_FAILURES, PUSH_SUBSCRIPTIONS, Push, PushOutcome, PushSubscription};
pub use ratings::{ArchivedRatings, LeaderQuery, RatingChange, RatingRow, RatingValues, Ratings};
pub use rebuild::{Projection, RatingRows, Rebuilt, Rows, fill, next_streams, rebuild};
pub use rows::{AuthoredStudy, GameQuery, GameRow, LiveRoom, RoomRow, RoomStatus, StudyQuery, StudyRow};
pub use social::{Circle, Manners, Relation, Social, Tie, Tied};
pub use sqlite::{Copied, SqliteStore};
pub use store::Store;
pub use stream::{Stream, StreamKind};
pub use vacation::{Vacation, Vacations};
