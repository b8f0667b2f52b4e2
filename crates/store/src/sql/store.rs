//! The trait, for the database at hand.

use async_trait::async_trait;

use super::{Public, games, live, log, people};
use crate::write::Write;
use crate::{
    Commit, GameQuery, GameRow, LiveRoom, Person, RoomRow, Session, Store, StoreError, Stream, StreamKind,
    StudyQuery, StudyRow,
};

#[async_trait]
impl Store for Public {
    async fn commit(&self, commit: Commit) -> Result<(), StoreError> {
        self.core.writer.write(Write::Commit(commit)).await.map(drop)
    }

    async fn read(&self, stream: &Stream, after: u32) -> Result<Vec<String>, StoreError> {
        log::read(&self.core.reads, stream, after).await
    }

    async fn end(&self, stream: &Stream) -> Result<u32, StoreError> {
        log::end(&self.core.reads, stream).await
    }

    async fn room(&self, id: &str) -> Result<Option<RoomRow>, StoreError> {
        games::room(&self.core.reads, id).await
    }

    async fn game(&self, id: &str) -> Result<Option<GameRow>, StoreError> {
        games::game(&self.core.reads, id).await
    }

    async fn open_rooms(&self, pairing: Option<&str>, limit: u32) -> Result<Vec<RoomRow>, StoreError> {
        games::open_rooms(&self.core.reads, pairing, limit).await
    }

    async fn live(&self, resting_since: i64) -> Result<Vec<LiveRoom>, StoreError> {
        live::live(&self.core.reads, resting_since).await
    }

    async fn games(&self, query: &GameQuery) -> Result<Vec<GameRow>, StoreError> {
        games::games(&self.core.reads, query).await
    }

    async fn studies(&self, query: &StudyQuery) -> Result<Vec<StudyRow>, StoreError> {
        games::studies(&self.core.reads, query).await
    }

    async fn add_person(&self, person: Person) -> Result<(), StoreError> {
        self.core.writer.write(Write::AddPerson(person)).await.map(drop)
    }

    async fn rename_person(&self, id: &str, name: &str) -> Result<bool, StoreError> {
        let write = Write::RenamePerson { id: id.to_owned(), name: name.to_owned() };
        self.core.writer.write(write).await.map(|rows| rows > 0)
    }

    async fn person(&self, id: &str) -> Result<Option<Person>, StoreError> {
        people::person(&self.core.reads, id).await
    }

    async fn add_session(&self, session: Session) -> Result<(), StoreError> {
        self.core.writer.write(Write::AddSession(session)).await.map(drop)
    }

    async fn session(&self, token_hash: &[u8; 32]) -> Result<Option<(Session, Person)>, StoreError> {
        people::session(&self.core.reads, token_hash).await
    }

    async fn touch_session(
        &self,
        token_hash: &[u8; 32],
        last_seen_at: i64,
        expires_at: i64,
    ) -> Result<bool, StoreError> {
        let write = Write::TouchSession { token_hash: *token_hash, last_seen_at, expires_at };
        self.core.writer.write(write).await.map(|rows| rows > 0)
    }

    async fn drop_session(&self, token_hash: &[u8; 32]) -> Result<bool, StoreError> {
        self.core.writer.write(Write::DropSession(*token_hash)).await.map(|rows| rows > 0)
    }

    async fn drop_expired_sessions(&self, now: i64) -> Result<u64, StoreError> {
        self.core.writer.write(Write::DropExpiredSessions(now)).await
    }

    async fn beat(&self, now: i64) -> Result<(), StoreError> {
        self.core.writer.write(Write::Beat(now)).await.map(drop)
    }

    async fn last_beat(&self) -> Result<Option<i64>, StoreError> {
        people::last_beat(&self.core.reads).await
    }

    async fn streams(
        &self,
        kind: StreamKind,
        after: Option<&str>,
        limit: u32,
    ) -> Result<Vec<Stream>, StoreError> {
        log::streams(&self.core.reads, kind, after, limit).await
    }

    async fn clear_read_models(&self) -> Result<(), StoreError> {
        self.core.writer.write(Write::ClearReadModels).await.map(drop)
    }

    async fn ready(&self) -> Result<(), StoreError> {
        // Nothing to write, but a transaction all the same.
        self.commit(Commit::default()).await?;
        self.last_beat().await.map(drop)
    }

    async fn close(&self) -> Result<(), StoreError> {
        self.core.close().await;
        Ok(())
    }
}
