//! Vacations, in which clocks of days stand.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// How it stands with somebody's vacation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct VacationView {
    /// Until when it lasts, in milliseconds since 1970; `null` if there is none now.
    #[ts(type = "number | null")]
    pub until: Option<u64>,
    /// How many whole days are left to be taken. What was taken more than a year ago does not count.
    pub days_left: u32,
    /// How many days one has in a year.
    pub days_a_year: u32,
}

/// To go on vacation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct BeginVacation {
    /// For how many days.
    pub days: u32,
}
