//! Games that somebody proposes to somebody.

use async_trait::async_trait;

use crate::{Person, StoreError};

/// A game that was proposed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Challenge {
    /// Its id, which is also that of the room it opens.
    pub id: String,
    /// The id of who proposes it.
    pub challenger: String,
    /// The id of whom it is proposed to.
    pub challenged: String,
    /// What is to be played, in the writer's own words.
    pub settings: String,
    /// When it was proposed, in milliseconds since 1970.
    pub created_at: i64,
    /// From when on it is void, in milliseconds since 1970.
    pub expires_at: i64,
    /// When it was accepted, in milliseconds since 1970.
    pub accepted_at: Option<i64>,
}

/// A challenge with the people it is between.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChallengeRow {
    /// The challenge.
    pub challenge: Challenge,
    /// Who proposes it.
    pub challenger: Person,
    /// Whom it is proposed to.
    pub challenged: Person,
}

/// Challenges; a part of [`Store`](crate::Store), which says what all methods promise. Nothing of this is in
/// the log: what an accepted challenge leads to is a room, which is.
#[async_trait]
pub trait Challenges {
    /// Remembers a challenge, unless its challenger has `most` that wait at its moment of creation already:
    /// then false.
    ///
    /// # Errors
    /// [`StoreError::Exists`] of a `challenge` if one waits already that the same person has proposed to the
    /// same person; [`StoreError::UnknownPerson`] if either was never added.
    async fn add_challenge(&self, challenge: Challenge, most: u32) -> Result<bool, StoreError>;

    /// The challenge with this id. It may be void: the caller knows the time.
    async fn challenge(&self, id: &str) -> Result<Option<ChallengeRow>, StoreError>;

    /// Challenges that a person has proposed or was proposed and that are not void at `now` (milliseconds
    /// since 1970), the newest first, at most `limit`.
    async fn challenges_of(
        &self,
        person: &str,
        now: i64,
        limit: u32,
    ) -> Result<Vec<ChallengeRow>, StoreError>;

    /// Notes that a challenge which is not void was accepted at `now`, and that it is to be remembered until
    /// `expires_at` (milliseconds since 1970). False if there is none; one that was accepted stays so.
    async fn accept_challenge(&self, id: &str, now: i64, expires_at: i64) -> Result<bool, StoreError>;

    /// Lets a challenge wait again that was accepted in vain, until `expires_at` (milliseconds since 1970).
    async fn reopen_challenge(&self, id: &str, expires_at: i64) -> Result<(), StoreError>;

    /// Forgets a challenge that was not accepted; false if there is none.
    async fn drop_challenge(&self, id: &str) -> Result<bool, StoreError>;

    /// Forgets all challenges void at `now` (milliseconds since 1970) and says how many.
    async fn drop_expired_challenges(&self, now: i64) -> Result<u64, StoreError>;
}

/// A change of this, as it waits in the writer's queue.
pub(crate) enum ChallengeWrite {
    Add { challenge: Challenge, most: u32 },
    Accept { id: String, now: i64, expires_at: i64 },
    Reopen { id: String, expires_at: i64 },
    Drop(String),
    DropExpired(i64),
}

impl ChallengeWrite {
    /// The texts that would be written.
    pub(crate) fn texts(&self) -> Vec<&String> {
        match self {
            Self::Add { challenge, .. } => {
                vec![&challenge.id, &challenge.challenger, &challenge.challenged, &challenge.settings]
            }
            Self::Accept { id, .. } | Self::Reopen { id, .. } | Self::Drop(id) => vec![id],
            Self::DropExpired(_) => Vec::new(),
        }
    }
}
