//! Passkeys: which there are, adding one, logging in with one.
//!
//! What browser and authenticator say to each other is in the JSON of WebAuthn, as
//! `PublicKeyCredential.parseCreationOptionsFromJSON`, `parseRequestOptionsFromJSON` and `toJSON` have it.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

/// What this house has for accounts, beside name and password.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct AccessView {
    /// The name that passkeys are bound to, such as `renju.example`: pages at this name and at those below it can
    /// use them. `null` if the house has no name that they could be bound to.
    pub passkeys: Option<String>,
    /// Whether who has forgotten the password can choose another one by a link that is sent by mail.
    pub recovery: bool,
    /// Whether browsers can be told of their holders' turns while no page is open.
    pub push: bool,
}

/// A passkey, as its holder sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct PasskeyRow {
    /// What it is removed by.
    pub id: String,
    /// What its holder calls it.
    pub name: String,
    /// When it was added, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created_at: i64,
    /// When it last logged in, in milliseconds since 1970; `null` if it never has.
    #[ts(type = "number | null")]
    pub last_used_at: Option<i64>,
}

/// The passkeys of an account.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct PasskeyList {
    /// The first added first.
    pub passkeys: Vec<PasskeyRow>,
}

/// What an authenticator is to make a passkey of.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct NewPasskeyOptions {
    /// By which the answer names this question. It can be answered once, within five minutes, by this session.
    pub id: String,
    /// For `navigator.credentials.create`.
    #[ts(type = "PublicKeyCredentialCreationOptionsJSON")]
    pub options: Value,
}

/// To add a passkey.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AddPasskey {
    /// The question that is answered.
    pub id: String,
    /// What it is to be called, 1 to 24 characters without control characters.
    pub name: String,
    /// What `navigator.credentials.create` gave.
    #[ts(type = "RegistrationResponseJSON")]
    pub credential: Value,
}

/// What a passkey is to sign.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct PasskeyOptions {
    /// By which the answer names this question. It can be answered once, within five minutes, by this session.
    pub id: String,
    /// For `navigator.credentials.get`.
    #[ts(type = "PublicKeyCredentialRequestOptionsJSON")]
    pub options: Value,
}

/// To log in with a passkey.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct UsePasskey {
    /// The question that is answered.
    pub id: String,
    /// What `navigator.credentials.get` gave.
    #[ts(type = "AuthenticationResponseJSON")]
    pub credential: Value,
}
