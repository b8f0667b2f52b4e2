//! Who follows whom, who wants nothing to do with whom, and whom people let come near.

use async_trait::async_trait;

use crate::{Person, StoreError};

/// How one person stands to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tie {
    /// Wants to see when the other is there. Two who follow each other are friends.
    Follow,
    /// Wants nothing to do with the other.
    Block,
}

impl Tie {
    /// The word kept in the database: `follow` or `block`.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Follow => "follow",
            Self::Block => "block",
        }
    }
}

/// Somebody at the other end of a tie.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tied {
    /// Who.
    pub person: Person,
    /// Since when, in milliseconds since 1970.
    pub since: i64,
    /// Whether there is the same tie the other way.
    pub mutual: bool,
    /// When they were last in the house, in milliseconds since 1970, if that was noted.
    pub seen_at: Option<i64>,
}

/// How two people stand to each other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Relation {
    /// The first follows the second.
    pub follows: bool,
    /// The second follows the first.
    pub followed: bool,
    /// The first has blocked the second.
    pub blocks: bool,
    /// The second has blocked the first.
    pub blocked: bool,
}

/// Some of the people in the house, as seen by one of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Circle {
    /// None of them.
    Nobody,
    /// Those who follow the person and whom the person follows.
    Friends,
    /// Those whom the person follows.
    Followed,
    /// All with an account.
    Everybody,
}

impl Circle {
    /// Every circle.
    pub const ALL: [Self; 4] = [Self::Nobody, Self::Friends, Self::Followed, Self::Everybody];

    /// The word kept in the database: `nobody`, `friends`, `followed` or `everybody`.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Nobody => "nobody",
            Self::Friends => "friends",
            Self::Followed => "followed",
            Self::Everybody => "everybody",
        }
    }

    pub(crate) fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|circle| circle.as_str() == word)
    }

    /// Whether the second person of `relation` is in the circle of the first.
    pub fn has(self, relation: Relation) -> bool {
        match self {
            Self::Nobody => false,
            Self::Friends => relation.follows && relation.followed,
            Self::Followed => relation.follows,
            Self::Everybody => true,
        }
    }
}

/// Whom a person lets come near.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Manners {
    /// Who may challenge the person.
    pub challenges: Circle,
    /// Who may write to the person.
    pub messages: Circle,
}

impl Default for Manners {
    /// Whoever has never said anything is challenged by everybody and written to by nobody.
    fn default() -> Self {
        Self { challenges: Circle::Everybody, messages: Circle::Nobody }
    }
}

/// How people stand to each other; a part of [`Store`](crate::Store), which says what all methods promise.
/// Nothing of this is in the log.
#[async_trait]
pub trait Social {
    /// Ties `person` to `other` at `now` (milliseconds since 1970), unless `person` has `most` ties of this
    /// kind already: then false. Who is tied already stays so, since then. A block ends what there is between
    /// the two: that they follow each other, and challenges that wait.
    ///
    /// # Errors
    /// [`StoreError::UnknownPerson`] if either was never added.
    async fn tie(&self, person: &str, tie: Tie, other: &str, now: i64, most: u32)
    -> Result<bool, StoreError>;

    /// Ends a tie; false if there was none.
    async fn untie(&self, person: &str, tie: Tie, other: &str) -> Result<bool, StoreError>;

    /// To whom `person` is tied, the newest tie first.
    async fn ties(&self, person: &str, tie: Tie) -> Result<Vec<Tied>, StoreError>;

    /// Who is tied to `person`, the newest tie first, at most `limit`.
    async fn ties_to(&self, person: &str, tie: Tie, limit: u32) -> Result<Vec<Tied>, StoreError>;

    /// How `person` and `other` stand to each other.
    async fn relation(&self, person: &str, other: &str) -> Result<Relation, StoreError>;

    /// Whom `person` has blocked and by whom `person` is blocked, in the order of ids.
    async fn apart_from(&self, person: &str) -> Result<Vec<String>, StoreError>;

    /// Whom a person lets come near.
    async fn manners(&self, person: &str) -> Result<Manners, StoreError>;

    /// Says whom a person lets come near from now on.
    ///
    /// # Errors
    /// [`StoreError::UnknownPerson`] if the person was never added.
    async fn set_manners(&self, person: &str, manners: Manners) -> Result<(), StoreError>;

    /// Notes that the holder of an account was in the house at `now` (milliseconds since 1970); of a guest
    /// nothing is noted. An earlier moment than the one noted changes nothing.
    async fn note_seen(&self, person: &str, now: i64) -> Result<(), StoreError>;
}

/// A change of this, as it waits in the writer's queue.
pub(crate) enum SocialWrite {
    Tie { person: String, tie: Tie, other: String, now: i64, most: u32 },
    Untie { person: String, tie: Tie, other: String },
    SetManners { person: String, manners: Manners },
    NoteSeen { person: String, now: i64 },
}

impl SocialWrite {
    /// The texts that would be written.
    pub(crate) fn texts(&self) -> Vec<&String> {
        match self {
            Self::Tie { person, other, .. } | Self::Untie { person, other, .. } => vec![person, other],
            Self::SetManners { person, .. } | Self::NoteSeen { person, .. } => vec![person],
        }
    }
}
