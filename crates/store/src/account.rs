//! People who can come back from any browser.

use async_trait::async_trait;

use crate::{Session, StoreError};

/// What makes a person more than a guest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    /// The id of the person.
    pub person: String,
    /// What is the same for all ways to write the person's name. No two accounts share one.
    pub name_key: String,
    /// The password's hash, as a PHC string.
    pub password_hash: String,
    /// When it was made, in milliseconds since 1970.
    pub created_at: i64,
    /// When the password was last chosen, in milliseconds since 1970.
    pub password_changed_at: i64,
}

/// Accounts and the sessions of their persons; a part of [`Store`](crate::Store), which says what all
/// methods promise.
#[async_trait]
pub trait Accounts {
    /// Gives a person an account, calls the person by `name`, and ends all sessions of the person: whoever
    /// shared the guest does not share the account.
    ///
    /// # Errors
    /// [`StoreError::Exists`] of an `account` if the person has one, of a `name` if another account has this
    /// key; [`StoreError::UnknownPerson`] if the person was never added.
    async fn add_account(&self, account: Account, name: &str) -> Result<(), StoreError>;

    /// The account of this person.
    async fn account(&self, person: &str) -> Result<Option<Account>, StoreError>;

    /// The account whose name has this key.
    async fn account_named(&self, name_key: &str) -> Result<Option<Account>, StoreError>;

    /// Gives a person with an account another name; false if the person has none.
    ///
    /// # Errors
    /// [`StoreError::Exists`] of a `name` if another account has this key.
    async fn rename_account(&self, person: &str, name: &str, name_key: &str) -> Result<bool, StoreError>;

    /// Replaces the password of an account, chosen at `now` (milliseconds since 1970), and ends all sessions
    /// of its person but `keep`; false if the person has no account.
    async fn set_password(
        &self,
        person: &str,
        password_hash: &str,
        now: i64,
        keep: &[u8; 32],
    ) -> Result<bool, StoreError>;

    /// The sessions of a person, the last used first; void ones too: the caller knows the time.
    async fn sessions_of(&self, person: &str) -> Result<Vec<Session>, StoreError>;

    /// Ends all sessions of a person but `keep` and says how many.
    async fn end_sessions(&self, person: &str, keep: &[u8; 32]) -> Result<u64, StoreError>;

    /// Forgets the account of a person, all their sessions and passkeys, their name and how they stood to others, at
    /// `now` (milliseconds since 1970); false if the person has no account. What they played and wrote stays in the
    /// log, what they wrote to somebody stays with whoever got it, and the person is among the
    /// [departed](Self::departed).
    async fn delete_account(&self, person: &str, now: i64) -> Result<bool, StoreError>;

    /// Whose account was deleted, in the order of ids.
    async fn departed(&self) -> Result<Vec<String>, StoreError>;
}

/// A change of accounts, as it waits in the writer's queue.
pub(crate) enum AccountWrite {
    Add { account: Account, name: String },
    Rename { person: String, name: String, name_key: String },
    SetPassword { person: String, password_hash: String, now: i64, keep: [u8; 32] },
    EndSessions { person: String, keep: [u8; 32] },
    Delete { person: String, now: i64 },
}

impl AccountWrite {
    /// The texts that would be written.
    pub(crate) fn texts(&self) -> Vec<&String> {
        match self {
            Self::Add { account, name } => {
                vec![&account.person, &account.name_key, &account.password_hash, name]
            }
            Self::Rename { person, name, name_key } => vec![person, name, name_key],
            Self::SetPassword { person, password_hash, .. } => vec![person, password_hash],
            Self::EndSessions { person, .. } | Self::Delete { person, .. } => vec![person],
        }
    }
}
