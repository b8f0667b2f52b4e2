//! A store that can be made to fail.

use std::sync::Arc;
use std::sync::Mutex;

use async_trait::async_trait;
use tengen_store::{
    Account, Accounts, Audit, Commit, Deed, DeedQuery, GameQuery, GameRow, KeptDeed, KnownPerson,
    LeaderQuery, LiveRoom, Model, ModelRow, Nodes, Operators, PeopleQuery, Person, PersonChange,
    RatingChange, RatingRow, Ratings, RoomRow, Session, SqliteStore, Store, StoreError, Stream, StreamKind,
    StudyQuery, StudyRow, Suspension, Value,
};

/// What is wrong with a store.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Fault {
    /// Nothing.
    None,
    /// It cannot be reached.
    Gone,
    /// It writes, and the answer gets lost.
    Mute,
}

/// A store in memory that can be made to fail.
pub(crate) struct FaultyStore {
    pub(super) store: Arc<SqliteStore>,
    fault: Mutex<Fault>,
}

impl FaultyStore {
    pub(crate) async fn new() -> Self {
        Self { store: Arc::new(SqliteStore::in_memory().await.unwrap()), fault: Mutex::new(Fault::None) }
    }

    /// Another way to the same data, on which nothing is wrong.
    pub(crate) fn another(&self) -> Self {
        Self { store: Arc::clone(&self.store), fault: Mutex::new(Fault::None) }
    }

    pub(crate) fn set(&self, fault: Fault) {
        *self.fault.lock().unwrap() = fault;
    }

    fn check(&self, wrong: &[Fault]) -> Result<(), StoreError> {
        let is_wrong = wrong.contains(&*self.fault.lock().unwrap());
        if is_wrong { Err(StoreError::Unavailable(Arc::new(sqlx::Error::WorkerCrashed))) } else { Ok(()) }
    }
}

#[async_trait]
impl Nodes for FaultyStore {
    async fn ends(&self, streams: &[Stream]) -> Result<Vec<u32>, StoreError> {
        self.store.ends(streams).await
    }

    async fn rooms_changed(&self, since: i64, limit: u32) -> Result<Vec<RoomRow>, StoreError> {
        self.store.rooms_changed(since, limit).await
    }

    async fn moment(&self) -> Result<Option<i64>, StoreError> {
        self.store.moment().await
    }
}

#[async_trait]
impl Audit for FaultyStore {
    async fn read_all(&self, streams: &[Stream]) -> Result<Vec<Vec<String>>, StoreError> {
        self.store.read_all(streams).await
    }

    async fn broken_streams(&self, limit: u32) -> Result<Vec<String>, StoreError> {
        self.store.broken_streams(limit).await
    }

    async fn model_rows(
        &self,
        model: Model,
        after: Option<&[Value]>,
        limit: u32,
    ) -> Result<Vec<ModelRow>, StoreError> {
        self.store.model_rows(model, after, limit).await
    }
}

#[async_trait]
impl Store for FaultyStore {
    async fn commit(&self, commit: Commit) -> Result<(), StoreError> {
        self.check(&[Fault::Gone])?;
        self.store.commit(commit).await?;
        self.check(&[Fault::Mute])
    }

    async fn read(&self, stream: &Stream, after: u32) -> Result<Vec<String>, StoreError> {
        self.check(&[Fault::Gone])?;
        self.store.read(stream, after).await
    }

    async fn end(&self, stream: &Stream) -> Result<u32, StoreError> {
        self.check(&[Fault::Gone])?;
        self.store.end(stream).await
    }

    async fn beat(&self, now: i64) -> Result<(), StoreError> {
        self.check(&[Fault::Gone, Fault::Mute])?;
        self.store.beat(now).await
    }

    async fn room(&self, id: &str) -> Result<Option<RoomRow>, StoreError> {
        self.store.room(id).await
    }

    async fn game(&self, id: &str) -> Result<Option<GameRow>, StoreError> {
        self.store.game(id).await
    }

    async fn open_rooms(&self, pairing: Option<&str>, limit: u32) -> Result<Vec<RoomRow>, StoreError> {
        self.store.open_rooms(pairing, limit).await
    }

    async fn live(&self, resting_since: i64) -> Result<Vec<LiveRoom>, StoreError> {
        self.store.live(resting_since).await
    }

    async fn games(&self, query: &GameQuery) -> Result<Vec<GameRow>, StoreError> {
        self.store.games(query).await
    }

    async fn studies(&self, query: &StudyQuery) -> Result<Vec<StudyRow>, StoreError> {
        self.store.studies(query).await
    }

    async fn add_person(&self, person: Person) -> Result<(), StoreError> {
        self.store.add_person(person).await
    }

    async fn rename_person(&self, id: &str, name: &str) -> Result<bool, StoreError> {
        self.store.rename_person(id, name).await
    }

    async fn person(&self, id: &str) -> Result<Option<Person>, StoreError> {
        self.store.person(id).await
    }

    async fn add_session(&self, session: Session) -> Result<(), StoreError> {
        self.store.add_session(session).await
    }

    async fn session(&self, token_hash: &[u8; 32]) -> Result<Option<(Session, Person)>, StoreError> {
        self.store.session(token_hash).await
    }

    async fn touch_session(
        &self,
        token_hash: &[u8; 32],
        last_seen_at: i64,
        expires_at: i64,
    ) -> Result<bool, StoreError> {
        self.store.touch_session(token_hash, last_seen_at, expires_at).await
    }

    async fn drop_session(&self, token_hash: &[u8; 32]) -> Result<bool, StoreError> {
        self.store.drop_session(token_hash).await
    }

    async fn drop_expired_sessions(&self, now: i64) -> Result<u64, StoreError> {
        self.store.drop_expired_sessions(now).await
    }

    async fn last_beat(&self) -> Result<Option<i64>, StoreError> {
        self.store.last_beat().await
    }

    async fn streams(
        &self,
        kind: StreamKind,
        after: Option<&str>,
        limit: u32,
    ) -> Result<Vec<Stream>, StoreError> {
        self.store.streams(kind, after, limit).await
    }

    async fn clear_read_models(&self) -> Result<(), StoreError> {
        self.store.clear_read_models().await
    }

    async fn ready(&self) -> Result<(), StoreError> {
        self.store.ready().await
    }

    async fn close(&self) -> Result<(), StoreError> {
        self.store.close().await
    }
}

#[async_trait]
impl Ratings for FaultyStore {
    async fn rating(&self, pool: &str, person: &str) -> Result<Option<RatingRow>, StoreError> {
        self.store.rating(pool, person).await
    }

    async fn ratings_of(&self, person: &str) -> Result<Vec<RatingRow>, StoreError> {
        self.store.ratings_of(person).await
    }

    async fn leaders(&self, query: &LeaderQuery) -> Result<Vec<(RatingRow, Option<String>)>, StoreError> {
        self.store.leaders(query).await
    }

    async fn rating_changes(
        &self,
        pool: &str,
        person: &str,
        limit: u32,
    ) -> Result<Vec<RatingChange>, StoreError> {
        self.store.rating_changes(pool, person, limit).await
    }

    async fn rating_changes_of_game(&self, game: &str) -> Result<Vec<RatingChange>, StoreError> {
        self.store.rating_changes_of_game(game).await
    }

    async fn games_to_rate(&self, since: i64, limit: u32) -> Result<Vec<String>, StoreError> {
        self.check(&[Fault::Gone])?;
        self.store.games_to_rate(since, limit).await
    }
}

#[async_trait]
impl Accounts for FaultyStore {
    async fn add_account(&self, account: Account, name: &str) -> Result<(), StoreError> {
        self.store.add_account(account, name).await
    }

    async fn account(&self, person: &str) -> Result<Option<Account>, StoreError> {
        self.store.account(person).await
    }

    async fn account_named(&self, name_key: &str) -> Result<Option<Account>, StoreError> {
        self.store.account_named(name_key).await
    }

    async fn rename_account(&self, person: &str, name: &str, name_key: &str) -> Result<bool, StoreError> {
        self.store.rename_account(person, name, name_key).await
    }

    async fn set_password(
        &self,
        person: &str,
        password_hash: &str,
        now: i64,
        keep: &[u8; 32],
    ) -> Result<bool, StoreError> {
        self.store.set_password(person, password_hash, now, keep).await
    }

    async fn sessions_of(&self, person: &str) -> Result<Vec<Session>, StoreError> {
        self.store.sessions_of(person).await
    }

    async fn end_sessions(&self, person: &str, keep: &[u8; 32]) -> Result<u64, StoreError> {
        self.store.end_sessions(person, keep).await
    }

    async fn delete_account(&self, person: &str, now: i64) -> Result<bool, StoreError> {
        self.store.delete_account(person, now).await
    }

    async fn departed(&self) -> Result<Vec<String>, StoreError> {
        self.store.departed().await
    }
}

#[async_trait]
impl Operators for FaultyStore {
    async fn change_person(
        &self,
        person: &str,
        change: PersonChange,
        deed: Deed,
    ) -> Result<bool, StoreError> {
        self.store.change_person(person, change, deed).await
    }

    async fn note_deed(&self, deed: Deed) -> Result<(), StoreError> {
        self.store.note_deed(deed).await
    }

    async fn deeds(&self, query: &DeedQuery) -> Result<Vec<KeptDeed>, StoreError> {
        self.store.deeds(query).await
    }

    async fn known_person(&self, id: &str) -> Result<Option<KnownPerson>, StoreError> {
        self.store.known_person(id).await
    }

    async fn known_persons(&self, query: &PeopleQuery, limit: u32) -> Result<Vec<KnownPerson>, StoreError> {
        self.store.known_persons(query, limit).await
    }

    async fn is_operator(&self, person: &str) -> Result<bool, StoreError> {
        self.store.is_operator(person).await
    }

    async fn suspension(&self, person: &str) -> Result<Option<Suspension>, StoreError> {
        self.store.suspension(person).await
    }
}
