//! Who people are, and how a browser shows that it is theirs.

/// A person, known or a guest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// The id, which never changes.
    pub id: String,
    /// The name others see.
    pub name: String,
    /// When this person first came, in milliseconds since 1970.
    pub created_at: i64,
}

/// A browser that may act for a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// The SHA-256 of the secret the browser holds. The secret itself is stored nowhere.
    pub token_hash: [u8; 32],
    /// The id of the person.
    pub person: String,
    /// When it began, in milliseconds since 1970.
    pub created_at: i64,
    /// When it was last used, in milliseconds since 1970.
    pub last_seen_at: i64,
    /// From when on it is void, in milliseconds since 1970.
    pub expires_at: i64,
    /// What the browser says it is, in few words, such as `Firefox, Linux`; empty if it does not say.
    pub browser: String,
}
