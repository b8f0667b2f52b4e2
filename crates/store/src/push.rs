//! Browsers that take notifications while no page is open.

use std::fmt;

use async_trait::async_trait;

use crate::StoreError;

/// Where the browser of a session takes notifications.
#[derive(Clone, PartialEq, Eq)]
pub struct PushSubscription {
    /// The hash of the secret of that session, with which this ends. A session has at most one.
    pub session: [u8; 32],
    /// The id of the person of that session.
    pub person: String,
    /// Its address at the push service of its vendor. Who knows it could try to write there.
    pub endpoint: String,
    /// The browser's public key, an uncompressed point of P-256.
    pub public_key: [u8; 65],
    /// The secret that the browser shares with the house.
    pub auth: [u8; 16],
    /// The tag of the language in which its holder reads.
    pub language: String,
    /// When it was made, in milliseconds since 1970.
    pub created_at: i64,
    /// How many notifications in a row could not be handed over.
    pub failures: u32,
}

/// Without what nobody else may know.
impl fmt::Debug for PushSubscription {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { person, language, created_at, failures, .. } = self;
        write!(f, "PushSubscription({person}, {language}, since {created_at}, {failures} failures)")
    }
}

/// What has become of a notification.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PushOutcome {
    /// The push service has taken it.
    Taken,
    /// It could not be handed over.
    Failed,
    /// The push service does not know the browser any more.
    Gone,
}

/// Browsers that take notifications, and the key by which push services know the house; a part of
/// [`Store`](crate::Store), which says what all methods promise.
#[async_trait]
pub trait Push {
    /// The secret half of the house's key: `fresh` if there was none yet. Everybody who asks gets the same.
    async fn push_key(&self, fresh: &[u8; 32]) -> Result<[u8; 32], StoreError>;

    /// Notes where the browser of a session takes notifications, in place of what was noted for it. A person has at
    /// most [`PUSH_SUBSCRIPTIONS`] of them; the oldest make place. False, and nothing is noted, if there is no such
    /// session of this person.
    async fn subscribe_push(&self, subscription: PushSubscription) -> Result<bool, StoreError>;

    /// Where the browser of this session takes notifications.
    async fn push_subscription(&self, session: &[u8; 32]) -> Result<Option<PushSubscription>, StoreError>;

    /// Where a person takes notifications in sessions that hold at `now` (milliseconds since 1970), the first made
    /// first.
    async fn push_subscriptions_of(
        &self,
        person: &str,
        now: i64,
    ) -> Result<Vec<PushSubscription>, StoreError>;

    /// Forgets where the browser of this session takes notifications; false if nobody knew.
    async fn unsubscribe_push(&self, session: &[u8; 32]) -> Result<bool, StoreError>;

    /// Notes what has become of a notification. The browser is forgotten if it is gone, or if [`PUSH_FAILURES`]
    /// notifications in a row could not be handed over; so nothing is noted if it has another address by now.
    async fn note_push(
        &self,
        session: &[u8; 32],
        endpoint: &str,
        outcome: PushOutcome,
    ) -> Result<(), StoreError>;
}

/// In so many browsers a person can take notifications: computers and phones, and some to spare.
pub const PUSH_SUBSCRIPTIONS: u32 = 10;

/// After so many notifications that could not be handed over, one after the other, a browser is forgotten.
pub const PUSH_FAILURES: u32 = 8;

/// A change of who takes notifications, as it waits in the writer's queue.
pub(crate) enum PushWrite {
    Key { fresh: [u8; 32] },
    Subscribe(PushSubscription),
    Unsubscribe { session: [u8; 32] },
    Note { session: [u8; 32], endpoint: String, outcome: PushOutcome },
}

impl PushWrite {
    /// The texts that would be written.
    pub(crate) fn texts(&self) -> Vec<&String> {
        match self {
            Self::Subscribe(subscription) => {
                vec![&subscription.person, &subscription.endpoint, &subscription.language]
            }
            Self::Note { endpoint, .. } => vec![endpoint],
            Self::Key { .. } | Self::Unsubscribe { .. } => Vec::new(),
        }
    }
}
