//! What whoever runs the house tells everybody.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// What whoever runs the house tells everybody, in their own words.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct HouseNotice {
    /// Nothing new begins while this is there; what is being played goes on.
    pub maintenance: Option<Maintenance>,
    /// What everybody should know.
    pub announcement: Option<Announcement>,
}

impl HouseNotice {
    /// Whether there is nothing to tell.
    pub const fn is_empty(&self) -> bool {
        self.maintenance.is_none() && self.announcement.is_none()
    }
}

/// Nothing new begins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Maintenance {
    /// Why, or for how long.
    pub message: Option<String>,
}

/// Something that everybody should know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Announcement {
    /// When it was made, in milliseconds since 1970: another one has another moment.
    #[ts(type = "number")]
    pub at: u64,
    /// What.
    pub text: String,
    /// Until when it is told, in milliseconds since 1970; until it is taken back, if nothing is said.
    #[ts(type = "number | null")]
    pub until: Option<u64>,
}
