//! Who runs the house, who is not let in, and what operators have done.

use async_trait::async_trait;

use crate::{Person, StoreError};

/// That somebody is not let in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Suspension {
    /// Why, in the operator's words.
    pub reason: String,
    /// Since when, in milliseconds since 1970.
    pub begun_at: i64,
    /// Until when, in milliseconds since 1970; for ever if nothing is said.
    pub ends_at: Option<i64>,
}

impl Suspension {
    /// Whether it holds at `now` (milliseconds since 1970).
    pub fn holds_at(&self, now: i64) -> bool {
        self.ends_at.is_none_or(|end| now < end)
    }
}

/// A person as an operator sees them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KnownPerson {
    /// Who.
    pub person: Person,
    /// Since when they have an account, in milliseconds since 1970; guests have none.
    pub account_at: Option<i64>,
    /// When one of their sessions was last used, in milliseconds since 1970; none if all have ended.
    pub last_seen_at: Option<i64>,
    /// Since when they have the operator's role, in milliseconds since 1970.
    pub operator_at: Option<i64>,
    /// Whether they are let in. It may have ended: the caller knows the time.
    pub suspension: Option<Suspension>,
}

/// Which persons to list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PeopleQuery {
    /// Those with an account whose name's key begins so, in the order of keys.
    Named(String),
    /// Those with the operator's role, in the order of the keys of their names.
    Operators,
    /// Those who are not let in at this moment (milliseconds since 1970), the last suspended first.
    Suspended(i64),
}

/// Something that an operator has done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deed {
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// The id of the operator; none for whoever sat at the machine itself.
    pub actor: Option<String>,
    /// The word for what was done.
    pub deed: String,
    /// The id of the person, game or room that it was done to.
    pub target: Option<String>,
    /// What belongs to it, such as the new name.
    pub detail: Option<String>,
    /// Why.
    pub reason: Option<String>,
}

/// A deed in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptDeed {
    /// Its number: a later one has a larger number.
    pub number: i64,
    /// What was done.
    pub deed: Deed,
    /// What the operator is called now.
    pub actor_name: Option<String>,
    /// What the person that it was done to is called now; none for games and rooms.
    pub target_name: Option<String>,
}

/// Which deeds to list, the last one first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DeedQuery {
    /// Only what was done to the person, game or room with this id.
    pub target: Option<String>,
    /// Only deeds with a smaller number.
    pub before: Option<i64>,
    /// At most so many.
    pub limit: u32,
}

/// Something that an operator does to a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PersonChange {
    /// Gives the holder of an account the operator's role.
    Grant,
    /// Takes the role away.
    Revoke,
    /// Does not let the person in, or from now on for another reason or time, and ends all sessions.
    Suspend(Suspension),
    /// Lets the person in again.
    Lift,
    /// Calls the person by another name; the key is that of the name, for who has an account.
    Rename {
        /// The name.
        name: String,
        /// What is the same for all ways to write it.
        name_key: String,
    },
    /// Ends all sessions.
    EndSessions,
}

/// The part of a [`Store`](crate::Store) that knows who runs the house; what is said of errors there holds
/// here. Nothing of it follows from the log.
#[async_trait]
pub trait Operators: Send + Sync {
    /// Changes something about a person and notes the deed beside it; false if nobody has this id or it is
    /// so already, and then nothing is noted. [`PersonChange::Suspend`] changes something each time.
    ///
    /// # Errors
    /// [`StoreError::Exists`] of a `name` if another account has this key.
    async fn change_person(&self, person: &str, change: PersonChange, deed: Deed)
    -> Result<bool, StoreError>;

    /// Notes a deed that changes nothing about a person.
    async fn note_deed(&self, deed: Deed) -> Result<(), StoreError>;

    /// What operators have done, the last deed first.
    async fn deeds(&self, query: &DeedQuery) -> Result<Vec<KeptDeed>, StoreError>;

    /// The person with this id.
    async fn known_person(&self, id: &str) -> Result<Option<KnownPerson>, StoreError>;

    /// Persons in a list, at most `limit`.
    async fn known_persons(&self, query: &PeopleQuery, limit: u32) -> Result<Vec<KnownPerson>, StoreError>;

    /// Whether this person has the operator's role.
    async fn is_operator(&self, person: &str) -> Result<bool, StoreError>;

    /// Why this person is not let in. It may have ended: the caller knows the time.
    async fn suspension(&self, person: &str) -> Result<Option<Suspension>, StoreError>;
}

/// Something that an operator does, as it waits in the writer's queue.
pub(crate) struct OperatorWrite {
    /// To whom, and what; nothing if it changes nothing about a person.
    pub(crate) change: Option<(String, PersonChange)>,
    pub(crate) deed: Deed,
}

impl OperatorWrite {
    /// The texts that would be written.
    pub(crate) fn texts(&self) -> Vec<&String> {
        let Deed { actor, deed, target, detail, reason, .. } = &self.deed;
        let mut texts = vec![deed];
        texts.extend([actor, target, detail, reason].into_iter().flatten());
        if let Some((person, change)) = &self.change {
            texts.push(person);
            match change {
                PersonChange::Suspend(suspension) => texts.push(&suspension.reason),
                PersonChange::Rename { name, name_key } => texts.extend([name, name_key]),
                PersonChange::Grant
                | PersonChange::Revoke
                | PersonChange::Lift
                | PersonChange::EndSessions => {}
            }
        }
        texts
    }
}
