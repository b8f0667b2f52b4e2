//! Keys that log in without a password.

use async_trait::async_trait;

use crate::StoreError;

/// A key with which the holder of an account can log in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Passkey {
    /// The SHA-256 of what the authenticator calls it. No two are the same.
    pub id: [u8; 32],
    /// The id of the person whose account it opens.
    pub person: String,
    /// What its holder calls it.
    pub name: String,
    /// Its public half and its counter, which the store does not look into.
    pub credential: String,
    /// When it was added, in milliseconds since 1970.
    pub created_at: i64,
    /// When it last logged in, in milliseconds since 1970; none if it never has.
    pub last_used_at: Option<i64>,
}

/// What a browser was asked to sign and has not answered yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ceremony {
    /// By which the browser names it.
    pub id: String,
    /// The hash of the secret of the session that may answer.
    pub session: [u8; 32],
    /// What the answer is compared with, which the store does not look into.
    pub state: String,
    /// From when on it is void, in milliseconds since 1970.
    pub expires_at: i64,
}

/// Passkeys, and what is asked of them; a part of [`Store`](crate::Store), which says what all methods
/// promise.
#[async_trait]
pub trait Passkeys {
    /// Gives an account a passkey; false if its person has none.
    ///
    /// # Errors
    /// [`StoreError::Exists`] of a `passkey` if there is one with this id, whosever it is.
    async fn add_passkey(&self, passkey: Passkey) -> Result<bool, StoreError>;

    /// The passkey with this id.
    async fn passkey(&self, id: &[u8; 32]) -> Result<Option<Passkey>, StoreError>;

    /// The passkeys of a person, the first added first.
    async fn passkeys_of(&self, person: &str) -> Result<Vec<Passkey>, StoreError>;

    /// Notes that a passkey has logged in at `now` (milliseconds since 1970) and replaces its credential. False,
    /// and nothing is noted, if it is not `before` any more: of two uses of one count only the first is noted.
    async fn use_passkey(
        &self,
        id: &[u8; 32],
        before: &str,
        after: &str,
        now: i64,
    ) -> Result<bool, StoreError>;

    /// Forgets a passkey of this person; false if the person has no such one.
    async fn drop_passkey(&self, person: &str, id: &[u8; 32]) -> Result<bool, StoreError>;

    /// Remembers what a browser was asked. A session has at most [`CEREMONIES`] of them; those that would be void
    /// first make place.
    ///
    /// # Errors
    /// [`StoreError::Exists`] of a `ceremony` if there is one with this id.
    async fn begin_ceremony(&self, ceremony: Ceremony) -> Result<(), StoreError>;

    /// What was asked under this id. It may be void: the caller knows the time.
    async fn ceremony(&self, id: &str) -> Result<Option<Ceremony>, StoreError>;

    /// Forgets what was asked; true for exactly one of all who do, and that one may go on.
    async fn end_ceremony(&self, id: &str) -> Result<bool, StoreError>;

    /// Forgets everything asked that is void at `now` (milliseconds since 1970) and says how much it was.
    async fn drop_expired_ceremonies(&self, now: i64) -> Result<u64, StoreError>;
}

/// So many questions of one session may be open: each page that shows where to log in asks one.
pub const CEREMONIES: u32 = 8;

/// A change of passkeys, as it waits in the writer's queue.
pub(crate) enum PasskeyWrite {
    Add(Passkey),
    Use { id: [u8; 32], before: String, after: String, now: i64 },
    Drop { person: String, id: [u8; 32] },
    Begin(Ceremony),
    End { id: String },
    DropExpired { now: i64 },
}

impl PasskeyWrite {
    /// The texts that would be written.
    pub(crate) fn texts(&self) -> Vec<&String> {
        match self {
            Self::Add(passkey) => vec![&passkey.person, &passkey.name, &passkey.credential],
            Self::Use { before, after, .. } => vec![before, after],
            Self::Drop { person, .. } => vec![person],
            Self::Begin(ceremony) => vec![&ceremony.id, &ceremony.state],
            Self::End { id } => vec![id],
            Self::DropExpired { .. } => Vec::new(),
        }
    }
}
