//! How the log is written.

use serde::{Deserialize, Serialize};

/// How lines of the log are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum LogFormat {
    /// For people.
    #[default]
    Text,
    /// Each line an object in JSON, for programs.
    Json,
}
