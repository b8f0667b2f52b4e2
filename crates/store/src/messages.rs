//! What two people write to each other.

use async_trait::async_trait;

use crate::{Person, StoreError};

/// Something that one person has written to another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// Its id.
    pub id: String,
    /// The id of who wrote it.
    pub sender: String,
    /// The id of whom it was written to.
    pub receiver: String,
    /// When, in milliseconds since 1970.
    pub sent_at: i64,
    /// What.
    pub body: String,
    /// Whether the receiver has read it.
    pub was_read: bool,
}

/// What one person has written with another, in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Conversation {
    /// The other one.
    pub other: Person,
    /// When the last message was sent, in milliseconds since 1970.
    pub last_at: i64,
    /// How many messages of the other one have not been read.
    pub unread: u32,
}

/// Messages; a part of [`Store`](crate::Store), which says what all methods promise. Nothing of this is in the
/// log. What two people have written to each other is forgotten when both have deleted their accounts.
#[async_trait]
pub trait Messages {
    /// Remembers a message.
    ///
    /// # Errors
    /// [`StoreError::Exists`] if the id is taken, [`StoreError::UnknownPerson`] if either was never added.
    async fn add_message(&self, message: Message) -> Result<(), StoreError>;

    /// With whom a person has written, the last message first, at most `limit`.
    async fn conversations(&self, person: &str, limit: u32) -> Result<Vec<Conversation>, StoreError>;

    /// What two people have written to each other, the last first, at most `limit`; with `before` only what
    /// comes behind this place in the list: `sent_at` and `id` of the last one already seen.
    async fn messages(
        &self,
        one: &str,
        other: &str,
        before: Option<(i64, String)>,
        limit: u32,
    ) -> Result<Vec<Message>, StoreError>;

    /// Whether `sender` has ever written to `receiver`.
    async fn has_written(&self, sender: &str, receiver: &str) -> Result<bool, StoreError>;

    /// Notes that `receiver` has read all that `sender` has written until now, and says how many messages
    /// that were.
    async fn read_messages(&self, receiver: &str, sender: &str) -> Result<u64, StoreError>;

    /// How many messages a person has not read.
    async fn unread(&self, person: &str) -> Result<u32, StoreError>;

    /// The id of the last message that a person has written or got.
    async fn last_message(&self, person: &str) -> Result<Option<String>, StoreError>;
}

/// A change of this, as it waits in the writer's queue.
pub(crate) enum MessageWrite {
    Add(Message),
    Read { receiver: String, sender: String },
}

impl MessageWrite {
    /// The texts that would be written.
    pub(crate) fn texts(&self) -> Vec<&String> {
        match self {
            Self::Add(message) => vec![&message.id, &message.sender, &message.receiver, &message.body],
            Self::Read { receiver, sender } => vec![receiver, sender],
        }
    }
}
