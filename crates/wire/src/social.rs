//! Who follows whom, who plays whom, and what people write to each other.

use serde::{Deserialize, Serialize};
use tengen_room::{Person, PersonId, RoomId, RoomSettings};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::shape;

/// How one stands to somebody.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RelationView {
    /// One follows them.
    pub follows: bool,
    /// They follow one.
    pub follows_you: bool,
    /// One has blocked them. Whether they have blocked one is told nowhere.
    pub blocks: bool,
    /// They can be followed: they have an account, and it is not one's own.
    pub may_follow: bool,
    /// They take challenges from one.
    pub may_challenge: bool,
    /// They take messages from one.
    pub may_write: bool,
    /// A page of theirs is connected.
    pub online: bool,
}

/// Somebody whom one follows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct FriendView {
    /// Who.
    #[ts(as = "shape::Person")]
    #[schema(value_type = shape::Person)]
    pub person: Person,
    /// They follow one as well.
    pub friend: bool,
    /// A page of theirs is connected.
    pub online: bool,
    /// The public room in which they play now.
    #[ts(type = "string | null")]
    #[schema(value_type = Option<String>)]
    pub playing: Option<RoomId>,
    /// The hour in which they were last here, in milliseconds since 1970; `null` if it is not known.
    #[ts(type = "number | null")]
    pub seen_at: Option<u64>,
}

/// Whom one follows, and by whom one is followed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct FriendsView {
    /// Whom one follows, the last followed first.
    pub following: Vec<FriendView>,
    /// Who follows one and is not followed, the last first; the newest hundred.
    #[ts(as = "Vec<shape::Person>")]
    #[schema(value_type = Vec<shape::Person>)]
    pub followers: Vec<Person>,
}

/// Whom one has blocked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct BlockedList {
    /// The last blocked first.
    #[ts(as = "Vec<shape::Person>")]
    #[schema(value_type = Vec<shape::Person>)]
    pub people: Vec<Person>,
}

/// Who may challenge somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ChallengesFrom {
    /// Everybody with an account.
    Everybody,
    /// Whom the person follows.
    Followed,
    /// Nobody.
    Nobody,
}

/// Who may write to somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum MessagesFrom {
    /// Nobody: messages are off.
    Nobody,
    /// Friends: who follows the person and is followed.
    Friends,
    /// Everybody with an account whose messages are on.
    Everybody,
}

/// Whom a person lets come near.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SocialSettings {
    /// Who may challenge the person.
    pub challenges: ChallengesFrom,
    /// Who may write to the person. Whoever was written to may answer, unless messages are off.
    pub messages: MessagesFrom,
}

/// To propose a game to somebody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewChallenge {
    /// To whom.
    #[ts(type = "string")]
    #[schema(value_type = String)]
    pub to: PersonId,
    /// What is to be played. The host of these settings is who proposes, the guest is who accepts.
    #[ts(as = "shape::RoomSettings")]
    #[schema(value_type = shape::RoomSettings)]
    pub settings: RoomSettings,
}

/// A game that was proposed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ChallengeView {
    /// Its name.
    pub id: String,
    /// Who proposes it.
    #[ts(as = "shape::Person")]
    #[schema(value_type = shape::Person)]
    pub from: Person,
    /// To whom.
    #[ts(as = "shape::Person")]
    #[schema(value_type = shape::Person)]
    pub to: Person,
    /// What is to be played.
    #[ts(as = "shape::RoomSettings")]
    #[schema(value_type = shape::RoomSettings)]
    pub settings: RoomSettings,
    /// Since when it waits, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created_at: u64,
    /// Until when, in milliseconds since 1970.
    #[ts(type = "number")]
    pub expires_at: u64,
    /// The room in which it is played, once it was accepted.
    #[ts(type = "string | null")]
    #[schema(value_type = Option<String>)]
    pub room: Option<RoomId>,
}

/// The challenges of a person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ChallengeList {
    /// Those that the person has proposed or was proposed, the newest first.
    pub challenges: Vec<ChallengeView>,
}

/// What waits for a person, on every page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct InboxView {
    /// Challenges, the newest first. One's own are among them, also for ten minutes after they were accepted.
    pub challenges: Vec<ChallengeView>,
    /// How many messages have not been read.
    pub unread: u32,
    /// The name of the last message that one has written or got; when it changes, there is a new one.
    pub last_message: Option<String>,
    /// Whom one has blocked: pages do not show what they say in rooms.
    #[ts(type = "string[]")]
    #[schema(value_type = Vec<String>)]
    pub blocked: Vec<PersonId>,
}

/// What one has written with somebody, in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ConversationRow {
    /// With whom.
    #[ts(as = "shape::Person")]
    #[schema(value_type = shape::Person)]
    pub other: Person,
    /// When the last message was sent, in milliseconds since 1970.
    #[ts(type = "number")]
    pub last_at: u64,
    /// How many messages have not been read.
    pub unread: u32,
}

/// With whom one has written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ConversationList {
    /// The last message first; the newest hundred.
    pub conversations: Vec<ConversationRow>,
}

/// A message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MessageView {
    /// Its name.
    pub id: String,
    /// Who wrote it.
    #[ts(type = "string")]
    #[schema(value_type = String)]
    pub from: PersonId,
    /// When, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: u64,
    /// What.
    pub text: String,
}

/// What one has written with somebody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ConversationView {
    /// With whom.
    #[ts(as = "shape::Person")]
    #[schema(value_type = shape::Person)]
    pub other: Person,
    /// The last first.
    pub messages: Vec<MessageView>,
    /// What to ask for with `before` to get those before; `null` if these are all.
    pub next: Option<String>,
    /// Whether one may write to them now.
    pub may_write: bool,
    /// Whether one's own messages are on.
    pub on: bool,
}

/// To write to somebody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewMessage {
    /// 1 to 2,000 characters.
    pub text: String,
}

/// Somebody whom a person follows or has blocked, in an [`Export`](crate::Export).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct ExportedTie {
    /// Who.
    #[schema(value_type = shape::Person)]
    pub person: Person,
    /// Since when, in milliseconds since 1970.
    pub since: i64,
}

/// A message in an [`Export`](crate::Export).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct ExportedMessage {
    /// With whom it was exchanged.
    #[schema(value_type = shape::Person)]
    pub with: Person,
    /// The message.
    pub message: MessageView,
}
