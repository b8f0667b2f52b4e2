//! The trait every database stands behind.

use async_trait::async_trait;

use crate::{
    Accounts, Archive, Audit, Challenges, Commit, GameQuery, GameRow, LiveRoom, Mail, Messages, Nodes,
    Operators, Passkeys, Person, Push, Ratings, RoomRow, Session, Social, StoreError, Stream, StreamKind,
    StudyQuery, StudyRow, Vacations,
};

/// A place where the house keeps what must not be lost.
///
/// The log is the truth: streams of entries that are only ever appended to. Rooms, games and studies are read
/// models; they change together with the log and can be made from it again ([`rebuild`](crate::rebuild)).
///
/// When a method that writes returns `Ok`, what it wrote survives a crash of the program and of the
/// machine. What one caller has written is seen by every read that begins afterwards, in this process
/// and, with PostgreSQL, in all others. A future that is dropped before it is ready may still have its
/// effect.
///
/// Any method may fail with [`StoreError::Unavailable`], [`StoreError::Damaged`] or, after
/// [`close`](Store::close), [`StoreError::Closed`]; one that takes texts to write also with
/// [`StoreError::UnstorableText`]. Only further errors are listed at each.
#[async_trait]
pub trait Store:
    Accounts
    + Archive
    + Audit
    + Challenges
    + Mail
    + Messages
    + Nodes
    + Operators
    + Passkeys
    + Push
    + Ratings
    + Social
    + Vacations
    + Send
    + Sync
    + 'static
{
    /// Writes all of `commit` or, on any error, nothing of it.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if a stream does not end at [`Append::after`](crate::Append::after).
    async fn commit(&self, commit: Commit) -> Result<(), StoreError>;

    /// The entries of `stream` with numbers greater than `after`, in order.
    async fn read(&self, stream: &Stream, after: u32) -> Result<Vec<String>, StoreError>;

    /// The number of the last entry of `stream`, 0 if there is none.
    async fn end(&self, stream: &Stream) -> Result<u32, StoreError>;

    /// The room with this id.
    async fn room(&self, id: &str) -> Result<Option<RoomRow>, StoreError>;

    /// The game with this id.
    async fn game(&self, id: &str) -> Result<Option<GameRow>, StoreError>;

    /// Open rooms that are not private, the last changed first, at most `limit`; with `pairing` only
    /// those with this key.
    async fn open_rooms(&self, pairing: Option<&str>, limit: u32) -> Result<Vec<RoomRow>, StoreError>;

    /// What goes on after a restart, in the order of ids: all rooms that are open or in play, and the
    /// resting ones that changed at `resting_since` (milliseconds since 1970) or later, each with its
    /// entries and those of its game. A small number of queries, however many rooms there are.
    async fn live(&self, resting_since: i64) -> Result<Vec<LiveRoom>, StoreError>;

    /// Games, the last begun first, those begun at the same moment by falling id.
    async fn games(&self, query: &GameQuery) -> Result<Vec<GameRow>, StoreError>;

    /// Studies of an author, the last changed first, those changed at the same moment by falling id.
    async fn studies(&self, query: &StudyQuery) -> Result<Vec<StudyRow>, StoreError>;

    /// Remembers a new person.
    ///
    /// # Errors
    /// [`StoreError::Exists`] if the id is taken.
    async fn add_person(&self, person: Person) -> Result<(), StoreError>;

    /// Gives a person another name; false if nobody has this id.
    async fn rename_person(&self, id: &str, name: &str) -> Result<bool, StoreError>;

    /// The person with this id.
    async fn person(&self, id: &str) -> Result<Option<Person>, StoreError>;

    /// Remembers a new session.
    ///
    /// # Errors
    /// [`StoreError::Exists`] if there is one with this hash, [`StoreError::UnknownPerson`] if its
    /// person was never added.
    async fn add_session(&self, session: Session) -> Result<(), StoreError>;

    /// The session with this hash and whose it is. It may have expired: the caller knows the time.
    async fn session(&self, token_hash: &[u8; 32]) -> Result<Option<(Session, Person)>, StoreError>;

    /// Says when a session was last used and until when it now holds, in milliseconds since 1970;
    /// false if there is no such session.
    async fn touch_session(
        &self,
        token_hash: &[u8; 32],
        last_seen_at: i64,
        expires_at: i64,
    ) -> Result<bool, StoreError>;

    /// Forgets a session; false if there was none.
    async fn drop_session(&self, token_hash: &[u8; 32]) -> Result<bool, StoreError>;

    /// Forgets all sessions void at `now` (milliseconds since 1970) and says how many.
    async fn drop_expired_sessions(&self, now: i64) -> Result<u64, StoreError>;

    /// Notes that the house was alive at `now` (milliseconds since 1970). An earlier moment than the
    /// one noted changes nothing.
    async fn beat(&self, now: i64) -> Result<(), StoreError>;

    /// When the house was last known to be alive, in milliseconds since 1970; none in a new house.
    async fn last_beat(&self) -> Result<Option<i64>, StoreError>;

    /// The streams of a kind in the order of their ids (by bytes), at most `limit`, beginning behind
    /// the id `after`.
    async fn streams(
        &self,
        kind: StreamKind,
        after: Option<&str>,
        limit: u32,
    ) -> Result<Vec<Stream>, StoreError>;

    /// Empties the rooms, the games, the studies, the ratings and the archive; the log stays as it is.
    async fn clear_read_models(&self) -> Result<(), StoreError>;

    /// Whether reads and writes would be served now.
    async fn ready(&self) -> Result<(), StoreError>;

    /// Finishes what is queued, refuses what comes later and lets go of the database.
    async fn close(&self) -> Result<(), StoreError>;
}
