//! Where holders of accounts can be reached, and links that were sent there.

use async_trait::async_trait;

use crate::StoreError;

/// Where the holder of an account can be reached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MailAddress {
    /// The id of the person.
    pub person: String,
    /// The address, as it was written.
    pub address: String,
    /// The tag of the language in which its holder is written to.
    pub language: String,
    /// When its holder opened the link that was sent there, in milliseconds since 1970.
    pub confirmed_at: i64,
}

/// What a link is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinkPurpose {
    /// To show that an address is one's own.
    Confirm,
    /// To choose another password.
    Recover,
}

impl LinkPurpose {
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::Confirm => "confirm",
            Self::Recover => "recover",
        }
    }

    pub(crate) fn from_word(word: &str) -> Option<Self> {
        [Self::Confirm, Self::Recover].into_iter().find(|purpose| purpose.word() == word)
    }
}

/// A link that was sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MailLink {
    /// The SHA-256 of the secret in it. The secret itself is stored nowhere.
    pub secret_hash: [u8; 32],
    /// What it is for.
    pub purpose: LinkPurpose,
    /// The id of the person whose account it concerns.
    pub person: String,
    /// The address it was sent to.
    pub address: String,
    /// The tag of the language in which it was sent.
    pub language: String,
    /// From when on it is void, in milliseconds since 1970.
    pub expires_at: i64,
}

/// Addresses and links; a part of [`Store`](crate::Store), which says what all methods promise.
#[async_trait]
pub trait Mail {
    /// Where the holder of this account can be reached.
    async fn mail_address(&self, person: &str) -> Result<Option<MailAddress>, StoreError>;

    /// Who can be reached at this address, however its letters are written, in the order of ids, at most `limit`.
    async fn reached_at(&self, address: &str, limit: u32) -> Result<Vec<MailAddress>, StoreError>;

    /// Forgets where the holder of this account can be reached, and all links that were sent there; false if
    /// nobody knew.
    async fn drop_mail_address(&self, person: &str) -> Result<bool, StoreError>;

    /// Remembers a link that is to be sent at `now` (milliseconds since 1970). False, and nothing is remembered, if
    /// its person has no account, or if [`LINKS`] links were sent to this address, whosever they were, within the
    /// hour before. `address_hash` is the same for all ways to write the address.
    ///
    /// # Errors
    /// [`StoreError::Exists`] of a `link` if there is one with this hash.
    async fn add_mail_link(
        &self,
        link: MailLink,
        address_hash: &[u8; 32],
        now: i64,
    ) -> Result<bool, StoreError>;

    /// The link with this hash. It may be void: the caller knows the time.
    async fn mail_link(&self, secret_hash: &[u8; 32]) -> Result<Option<MailLink>, StoreError>;

    /// Uses a link that was sent to confirm an address: its person is reached there from `now` on (milliseconds
    /// since 1970). False if there is no such link that holds.
    async fn confirm_mail_address(&self, secret_hash: &[u8; 32], now: i64) -> Result<bool, StoreError>;

    /// Uses a link that was sent to choose another password: it is replaced, at `now` (milliseconds since 1970), all
    /// sessions of the person end, and all other such links with it. False, and nothing has changed, if there is no
    /// such link that holds.
    async fn recover_account(
        &self,
        secret_hash: &[u8; 32],
        password_hash: &str,
        now: i64,
    ) -> Result<bool, StoreError>;

    /// Forgets all links void at `now` (milliseconds since 1970), and what was sent an hour before, and says how many
    /// links there were.
    async fn drop_expired_links(&self, now: i64) -> Result<u64, StoreError>;
}

/// So many links may be sent to one address within an hour.
pub const LINKS: u32 = 3;

/// For so long it counts that a link was sent.
pub(crate) const COUNTED_MS: i64 = 60 * 60 * 1000;

/// A change of addresses and links, as it waits in the writer's queue.
pub(crate) enum MailWrite {
    DropAddress { person: String },
    AddLink { link: MailLink, address_hash: [u8; 32], now: i64 },
    Confirm { secret_hash: [u8; 32], now: i64 },
    Recover { secret_hash: [u8; 32], password_hash: String, now: i64 },
    DropExpired { now: i64 },
}

impl MailWrite {
    /// The texts that would be written.
    pub(crate) fn texts(&self) -> Vec<&String> {
        match self {
            Self::DropAddress { person } => vec![person],
            Self::AddLink { link, .. } => vec![&link.person, &link.address, &link.language],
            Self::Recover { password_hash, .. } => vec![password_hash],
            Self::Confirm { .. } | Self::DropExpired { .. } => Vec::new(),
        }
    }
}
