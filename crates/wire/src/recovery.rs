//! Where the holder of an account is reached by mail, and choosing another password by a link that was sent there.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{Secret, UsePasskey};

/// To be reached at an address. It is used once the link that is sent there was opened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct GiveAddress {
    /// The address, such as `ada@example.org`.
    pub address: String,
    /// The language of the mail: `en`, `ja`, `zh-Hans` or `zh-Hant`.
    pub language: String,
    /// The password of the account.
    #[serde(default)]
    #[ts(type = "string | null")]
    #[schema(value_type = Option<String>)]
    pub password: Option<Secret>,
    /// What a passkey has signed; counts if no password is said.
    #[serde(default)]
    pub passkey: Option<UsePasskey>,
}

/// To get a link by which another password can be chosen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AskRecovery {
    /// The name of the account, or the address at which its holder is reached.
    pub account: String,
    /// The language of the mail: `en`, `ja`, `zh-Hans` or `zh-Hant`.
    pub language: String,
}

/// To look at a link that was sent, or to use one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct OpenLink {
    /// What stands in the link behind `#`.
    #[ts(type = "string")]
    #[schema(value_type = String)]
    pub secret: Secret,
}

/// What a link that was sent is for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct LinkView {
    /// The name of the account it concerns.
    pub name: String,
    /// The address that it was sent to.
    pub address: String,
}

/// To choose another password by a link.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Recover {
    /// What stands in the link behind `#`.
    #[ts(type = "string")]
    #[schema(value_type = String)]
    pub secret: Secret,
    /// The password to hold from now on, 8 to 256 characters.
    #[ts(type = "string")]
    #[schema(value_type = String)]
    pub password: Secret,
}
