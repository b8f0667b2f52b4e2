//! Accounts: making one, logging in, seeing where one is logged in, taking everything along.

use std::fmt;

use serde::{Deserialize, Serialize};
use tengen_room::Person;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{
    ChallengeView, ChatLine, ExportedMessage, ExportedPush, ExportedTie, GameRow, PasskeyRow, SocialSettings,
    StudyPage, UsePasskey, shape,
};

/// A password on its way to the house. It is never shown.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Secret(pub String);

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("…")
    }
}

/// To make a guest the holder of an account, or to log in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// What others call this person, 1 to 24 characters without control characters.
    pub name: String,
    /// 8 to 256 characters.
    #[ts(type = "string")]
    #[schema(value_type = String)]
    pub password: Secret,
}

/// To replace a password.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ChangePassword {
    /// The one that holds now.
    #[serde(default)]
    #[ts(type = "string | null")]
    #[schema(value_type = Option<String>)]
    pub old: Option<Secret>,
    /// What a passkey has signed, of whoever has forgotten the password that holds now.
    #[serde(default)]
    pub passkey: Option<UsePasskey>,
    /// The one to hold from now on, 8 to 256 characters.
    #[ts(type = "string")]
    #[schema(value_type = String)]
    pub new: Secret,
}

/// To show once more that it is the holder of the account who asks: by its password, or by one of its passkeys.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Confirm {
    /// The password.
    #[ts(type = "string | null")]
    #[schema(value_type = Option<String>)]
    pub password: Option<Secret>,
    /// What a passkey has signed; counts if no password is said.
    pub passkey: Option<UsePasskey>,
}

/// An account, as its holder sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct AccountView {
    /// What others call its holder, and what they log in with.
    pub name: String,
    /// When it was made, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created_at: i64,
    /// When its password was last chosen, in milliseconds since 1970.
    #[ts(type = "number")]
    pub password_changed_at: i64,
    /// Where its holder is reached by mail if they forget the password; `null` if nowhere.
    pub address: Option<String>,
}

/// A browser in which somebody is logged in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct SessionRow {
    /// What it is ended by.
    pub id: String,
    /// What the browser says it is, such as `Firefox, Linux`; empty if it does not say.
    pub browser: String,
    /// When it began, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created_at: i64,
    /// The day on which it was last used, as a moment in milliseconds since 1970.
    #[ts(type = "number")]
    pub last_seen_at: i64,
    /// Whether it is the one that asks.
    pub current: bool,
}

/// All browsers in which somebody is logged in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct SessionList {
    /// The one that asks first, then the last used.
    pub sessions: Vec<SessionRow>,
}

/// Everything that is kept about a person.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct Export {
    /// Who.
    #[schema(value_type = shape::Person)]
    pub person: Person,
    /// When this person first came, in milliseconds since 1970.
    pub created_at: i64,
    /// The account; `null` for guests. The hash of the password is left out.
    pub account: Option<AccountView>,
    /// Where this person is logged in.
    pub sessions: Vec<SessionRow>,
    /// The passkeys of the account; what is kept of their public halves is left out.
    pub passkeys: Vec<PasskeyRow>,
    /// Browsers in which this person gets notifications while no page is open, the first one first.
    pub push: Vec<ExportedPush>,
    /// When this person was on vacation, the first one first.
    pub vacations: Vec<ExportedVacation>,
    /// The games this person has played, the newest first.
    pub games: Vec<ExportedGame>,
    /// What this person has said in the rooms of these games.
    pub chat: Vec<ExportedLine>,
    /// The studies this person writes in.
    pub studies: Vec<ExportedStudy>,
    /// Who may challenge this person, and write to them.
    pub social: SocialSettings,
    /// Whom this person follows.
    pub following: Vec<ExportedTie>,
    /// Whom this person has blocked.
    pub blocked: Vec<ExportedTie>,
    /// Challenges that wait.
    pub challenges: Vec<ChallengeView>,
    /// What this person has written to others, and they to this person.
    pub messages: Vec<ExportedMessage>,
}

/// A vacation in an [`Export`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct ExportedVacation {
    /// When it began, in milliseconds since 1970.
    pub began_at: i64,
    /// When it ends or has ended.
    pub ends_at: i64,
}

/// A game in an [`Export`].
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct ExportedGame {
    /// How it is listed.
    pub row: GameRow,
    /// Its record, as it can be judged again; of a game that is not over, up to now.
    #[schema(value_type = serde_json::Value)]
    pub record: serde_json::Value,
}

/// A line of chat in an [`Export`].
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct ExportedLine {
    /// The room it was said in.
    pub room: String,
    /// The line.
    pub line: ChatLine,
}

/// A study in an [`Export`].
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct ExportedStudy {
    /// Its name.
    pub id: String,
    /// All that is in it.
    pub study: StudyPage,
}
