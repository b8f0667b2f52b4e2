//! Games that are over: found by what is known of them, and by the positions they went through.
//!
//! docs/storage.md says how the positions of many games are kept and why so.

mod block;
mod entry;
mod game;
mod line;
mod merge;
mod query;
mod run;

use async_trait::async_trait;

use crate::StoreError;

pub use game::{ArchivedGame, Band};
pub use query::{
    ArchivePage, ArchivePlace, ArchiveQuery, Continuation, Next, PlayerName, PlayerResults, PositionQuery,
    Tally,
};

pub(crate) use block::{Block, key_from_stored, stored_key};
pub(crate) use entry::Entry;
pub(crate) use line::entries_of;
pub(crate) use merge::fold;
pub(crate) use run::{Due, due};

/// Stones on the board of the largest positions that are found: those of longer games are found up to here.
pub const DEEPEST_POSITION: usize = 40;

/// Games that are over. They come in with [`Commit::archive`](crate::Commit::archive).
#[async_trait]
pub trait Archive: Send + Sync + 'static {
    /// Games that fit, the last ended first. Few games may fit among many: then a page may hold fewer than
    /// asked for, or none, and name the place where the search goes on.
    async fn search_archive(&self, query: &ArchiveQuery) -> Result<ArchivePage, StoreError>;

    /// The archived game with this id.
    async fn archived(&self, id: &str) -> Result<Option<ArchivedGame>, StoreError>;

    /// Which of these ids are those of archived games.
    async fn known_in_archive(&self, ids: &[String]) -> Result<Vec<String>, StoreError>;

    /// How games of public rooms went on from a position; the most played continuation first.
    async fn continuations(&self, query: &PositionQuery) -> Result<Vec<Continuation>, StoreError>;

    /// The games with these numbers, the highest number first; those that have been taken out are left out.
    async fn archived_by_number(&self, numbers: &[i64]) -> Result<Vec<ArchivedGame>, StoreError>;

    /// The results of a person in games of public rooms, by colour, rule set and opening.
    async fn player_results(&self, person: &str) -> Result<Vec<PlayerResults>, StoreError>;

    /// Names under which games of public rooms were played and that begin like `prefix`, in whatever
    /// case, at most `limit`.
    async fn player_names(&self, prefix: &str, limit: u32) -> Result<Vec<PlayerName>, StoreError>;

    /// The names under which a person has played in public rooms, the most used first.
    async fn names_of_player(&self, person: &str) -> Result<Vec<PlayerName>, StoreError>;

    /// Takes games out again, and says how many of them were there.
    async fn remove_archived(&self, ids: &[String]) -> Result<u64, StoreError>;

    /// Does a piece of the work that keeps positions fast to find, of about so many entries; false if there
    /// is nothing to do. Answers are right whether it is done or not.
    async fn tidy_archive(&self, entries: u32) -> Result<bool, StoreError>;
}
