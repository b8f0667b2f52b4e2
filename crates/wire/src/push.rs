//! Notifications while no page is open.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::Secret;

/// How it stands with notifications in this browser while no page is open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct PushView {
    /// The key for `PushManager.subscribe`: a point of P-256, in base64 for addresses. It is always the same.
    pub key: String,
    /// Whether the house sends some to the browser of this session.
    pub subscribed: bool,
}

/// To get notifications in this browser while no page is open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SubscribePush {
    /// Where its push service takes them, at most 2,048 bytes.
    pub endpoint: String,
    /// With which keys they are encrypted.
    pub keys: PushKeys,
    /// The language they are written in: `en`, `ja`, `zh-Hans` or `zh-Hant`.
    pub language: String,
}

/// The keys of a browser, both in base64 for addresses.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PushKeys {
    /// A point of P-256.
    pub p256dh: String,
    /// A shared secret of 16 bytes.
    #[ts(type = "string")]
    #[schema(value_type = String)]
    pub auth: Secret,
}

/// A browser that gets notifications, in an [`Export`](crate::Export).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct ExportedPush {
    /// Where its push service takes them. The keys are left out.
    pub endpoint: String,
    /// The language they are written in.
    pub language: String,
    /// Since when it gets them, in milliseconds since 1970.
    pub created_at: i64,
}
