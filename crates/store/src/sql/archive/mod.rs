//! The archive of games that are over.

mod looked_through;
mod positions;
mod put;
mod rows;
mod search;
mod tallies;
mod tidy;

use async_trait::async_trait;

use super::{Connection, Db, Public, Row};
use crate::write::Write;
use crate::{
    Archive, ArchivePage, ArchiveQuery, ArchivedGame, Continuation, PlayerName, PlayerResults, PositionQuery,
    StoreError,
};

pub(super) use looked_through::position_rows;
pub(super) use put::{clear_positions, put, remove};
pub(super) use tidy::tidy;

#[async_trait]
impl Archive for Public {
    async fn search_archive(&self, query: &ArchiveQuery) -> Result<ArchivePage, StoreError> {
        search::search(&self.core.reads, query).await
    }

    async fn archived(&self, id: &str) -> Result<Option<ArchivedGame>, StoreError> {
        search::game(&self.core.reads, id).await
    }

    async fn known_in_archive(&self, ids: &[String]) -> Result<Vec<String>, StoreError> {
        search::known(&self.core.reads, ids).await
    }

    async fn continuations(&self, query: &PositionQuery) -> Result<Vec<Continuation>, StoreError> {
        positions::continuations(&self.core.reads, query).await
    }

    async fn archived_by_number(&self, numbers: &[i64]) -> Result<Vec<ArchivedGame>, StoreError> {
        search::by_number(&self.core.reads, numbers).await
    }

    async fn player_results(&self, person: &str) -> Result<Vec<PlayerResults>, StoreError> {
        tallies::results(&self.core.reads, person).await
    }

    async fn player_names(&self, prefix: &str, limit: u32) -> Result<Vec<PlayerName>, StoreError> {
        tallies::names(&self.core.reads, prefix, limit).await
    }

    async fn names_of_player(&self, person: &str) -> Result<Vec<PlayerName>, StoreError> {
        tallies::names_of(&self.core.reads, person).await
    }

    async fn remove_archived(&self, ids: &[String]) -> Result<u64, StoreError> {
        self.core.writer.write(Write::RemoveArchived(ids.to_vec())).await
    }

    async fn tidy_archive(&self, entries: u32) -> Result<bool, StoreError> {
        self.core.writer.write(Write::TidyArchive { entries }).await.map(|done| done > 0)
    }
}
