//! People as whoever runs the house sees them, and what is done about them.

use serde::{Deserialize, Serialize};
use tengen_room::Person;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::shape;

/// A person as an operator sees them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct TendedPerson {
    /// Who.
    #[ts(as = "shape::Person")]
    #[schema(value_type = shape::Person)]
    pub person: Person,
    /// When this person first came, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created_at: i64,
    /// Since when they have an account, in milliseconds since 1970; `null` for guests.
    #[ts(type = "number | null")]
    pub account_at: Option<i64>,
    /// The day on which they were last here, as a moment in milliseconds since 1970; `null` if all their
    /// sessions have ended.
    #[ts(type = "number | null")]
    pub last_seen_at: Option<i64>,
    /// Their pages in this house.
    pub pages: usize,
    /// Since when they have the operator's role, in milliseconds since 1970.
    #[ts(type = "number | null")]
    pub operator_at: Option<i64>,
    /// Why they are not let in; `null` if they are.
    pub suspension: Option<SuspensionView>,
}

/// That somebody is not let in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct SuspensionView {
    /// Why, in the operator's words.
    pub reason: String,
    /// Since when, in milliseconds since 1970.
    #[ts(type = "number")]
    pub begun_at: i64,
    /// Until when, in milliseconds since 1970; `null` for ever.
    #[ts(type = "number | null")]
    pub ends_at: Option<i64>,
}

/// People who were found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct TendedPeople {
    /// At most 50.
    pub people: Vec<TendedPerson>,
    /// Whether there are more.
    pub more: bool,
}

/// To let somebody in no more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Suspend {
    /// Why, 1 to 500 characters. Whoever is suspended reads it.
    pub reason: String,
    /// For how long, in seconds, ten years at most; for ever if nothing is said.
    #[serde(default)]
    #[ts(type = "number | null")]
    pub seconds: Option<u64>,
}

/// To give somebody another name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct GiveName {
    /// The name, 1 to 24 characters without control characters.
    pub name: String,
    /// Why, 1 to 500 characters.
    #[serde(default)]
    pub reason: Option<String>,
}

/// What an operator can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[ts(rename_all = "kebab-case")]
pub enum DeedKind {
    /// Give somebody the operator's role.
    Grant,
    /// Take it away.
    Revoke,
    /// Let somebody in no more.
    Suspend,
    /// Let somebody in again.
    Lift,
    /// Call somebody by another name.
    Rename,
    /// Log somebody out everywhere.
    LogOut,
    /// Decide a game that is being played.
    Decide,
    /// Take a game out of the ratings.
    Annul,
    /// Put it back.
    Restore,
    /// Close a room.
    CloseRoom,
    /// Tell everybody something.
    Announce,
    /// Tell it no more.
    TakeBack,
    /// Let nothing new begin.
    BeginMaintenance,
    /// Let everything begin again.
    EndMaintenance,
    /// Change how much the log tells.
    LogLevel,
}

impl DeedKind {
    /// All of them.
    pub const ALL: [Self; 15] = [
        Self::Grant,
        Self::Revoke,
        Self::Suspend,
        Self::Lift,
        Self::Rename,
        Self::LogOut,
        Self::Decide,
        Self::Annul,
        Self::Restore,
        Self::CloseRoom,
        Self::Announce,
        Self::TakeBack,
        Self::BeginMaintenance,
        Self::EndMaintenance,
        Self::LogLevel,
    ];

    /// The word for it; it never changes.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Grant => "grant",
            Self::Revoke => "revoke",
            Self::Suspend => "suspend",
            Self::Lift => "lift",
            Self::Rename => "rename",
            Self::LogOut => "log-out",
            Self::Decide => "decide",
            Self::Annul => "annul",
            Self::Restore => "restore",
            Self::CloseRoom => "close-room",
            Self::Announce => "announce",
            Self::TakeBack => "take-back",
            Self::BeginMaintenance => "begin-maintenance",
            Self::EndMaintenance => "end-maintenance",
            Self::LogLevel => "log-level",
        }
    }
}

/// Something that an operator has done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct DeedView {
    /// Its number: a later one has a larger number.
    #[ts(type = "number")]
    pub number: i64,
    /// When, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
    /// Who; `null` for whoever sat at the machine itself.
    #[ts(as = "Option<shape::Person>")]
    #[schema(value_type = Option<shape::Person>)]
    pub by: Option<Person>,
    /// What.
    pub deed: DeedKind,
    /// The id of the person, game or room that it was done to.
    pub target: Option<String>,
    /// What that person is called now.
    pub target_name: Option<String>,
    /// What belongs to it: the verdict, the end of a suspension in milliseconds since 1970, the old name and
    /// the new one, what everybody was told.
    pub detail: Option<String>,
    /// Why.
    pub reason: Option<String>,
}

/// What operators have done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct DeedList {
    /// The last one first.
    pub deeds: Vec<DeedView>,
    /// What to ask for with `before`, if there are more.
    #[ts(type = "number | null")]
    pub next: Option<i64>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_word_of_a_deed_is_how_it_is_sent() {
        for deed in DeedKind::ALL {
            assert_eq!(serde_json::to_value(deed).unwrap(), deed.word());
        }
    }
}
