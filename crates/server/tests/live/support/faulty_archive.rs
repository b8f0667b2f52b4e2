//! The archive of a store that can be made to fail: what is asked of it never fails.

use async_trait::async_trait;
use tengen_store::{
    Archive, ArchivePage, ArchiveQuery, ArchivedGame, Continuation, PlayerName, PlayerResults, PositionQuery,
    StoreError,
};

use super::faulty::FaultyStore;

#[async_trait]
impl Archive for FaultyStore {
    async fn search_archive(&self, query: &ArchiveQuery) -> Result<ArchivePage, StoreError> {
        self.store.search_archive(query).await
    }

    async fn archived(&self, id: &str) -> Result<Option<ArchivedGame>, StoreError> {
        self.store.archived(id).await
    }

    async fn known_in_archive(&self, ids: &[String]) -> Result<Vec<String>, StoreError> {
        self.store.known_in_archive(ids).await
    }

    async fn continuations(&self, query: &PositionQuery) -> Result<Vec<Continuation>, StoreError> {
        self.store.continuations(query).await
    }

    async fn archived_by_number(&self, numbers: &[i64]) -> Result<Vec<ArchivedGame>, StoreError> {
        self.store.archived_by_number(numbers).await
    }

    async fn player_results(&self, person: &str) -> Result<Vec<PlayerResults>, StoreError> {
        self.store.player_results(person).await
    }

    async fn player_names(&self, prefix: &str, limit: u32) -> Result<Vec<PlayerName>, StoreError> {
        self.store.player_names(prefix, limit).await
    }

    async fn names_of_player(&self, person: &str) -> Result<Vec<PlayerName>, StoreError> {
        self.store.names_of_player(person).await
    }

    async fn remove_archived(&self, ids: &[String]) -> Result<u64, StoreError> {
        self.store.remove_archived(ids).await
    }

    async fn tidy_archive(&self, entries: u32) -> Result<bool, StoreError> {
        self.store.tidy_archive(entries).await
    }
}
