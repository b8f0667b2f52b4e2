//! Computer players.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// Against whom a room is opened, if not against whoever comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Opponent {
    /// The computer player of this level, from 1. The first game begins at once.
    Computer(u8),
}

/// A computer player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ComputerView {
    /// Its level, from 1, the weakest.
    pub level: u8,
    /// The person it is where it has a seat.
    pub person: String,
    /// What it is called in records; pages may call it otherwise.
    pub name: String,
    /// Its rating, measured in matches of computer players among themselves; `null` if it has none.
    pub rating: Option<u32>,
}

/// The computer players.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ComputerList {
    /// The weakest first.
    pub computers: Vec<ComputerView>,
}
