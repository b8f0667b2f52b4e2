//! When people are on vacation.

use async_trait::async_trait;

use crate::StoreError;

/// A vacation of somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Vacation {
    /// The id of the person.
    pub person: String,
    /// When it began, in milliseconds since 1970.
    pub began_at: i64,
    /// When it ends or has ended, in milliseconds since 1970.
    pub ends_at: i64,
}

/// The vacations of people with an account; a part of [`Store`](crate::Store), which says what all methods
/// promise. They go with the account.
#[async_trait]
pub trait Vacations {
    /// Notes a vacation.
    ///
    /// # Errors
    /// [`StoreError::Exists`] of a `vacation` if the person has one that has not ended when this one begins;
    /// [`StoreError::UnknownPerson`] if the person has no account.
    async fn begin_vacation(&self, vacation: Vacation) -> Result<(), StoreError>;

    /// Ends the vacation of a person at `now` (milliseconds since 1970); false if there is none.
    async fn end_vacation(&self, person: &str, now: i64) -> Result<bool, StoreError>;

    /// The vacations of a person that have ended after `since` (milliseconds since 1970) or not yet, the first
    /// one first.
    async fn vacations_of(&self, person: &str, since: i64) -> Result<Vec<Vacation>, StoreError>;

    /// The last vacation of everybody who has had one that has ended after `since` (milliseconds since 1970) or
    /// not yet, in the order of persons.
    async fn last_vacations(&self, since: i64) -> Result<Vec<Vacation>, StoreError>;
}

/// A change of vacations, as it waits in the writer's queue.
pub(crate) enum VacationWrite {
    Begin(Vacation),
    End { person: String, now: i64 },
}

impl VacationWrite {
    /// The text that would be written.
    pub(crate) const fn person(&self) -> &String {
        match self {
            Self::Begin(Vacation { person, .. }) | Self::End { person, .. } => person,
        }
    }
}
