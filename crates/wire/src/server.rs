//! What the house sends over a page's WebSocket.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tengen_game::{Event, GameResult};
use tengen_room::{GameId, Person, RoomId, RoomSettings};
use tengen_study::StudyId;
use tengen_work::Report;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{
    ExplanationView, FriendsView, GameRating, GameView, HouseNotice, InboxView, PointText, ReviewStatus,
    StudyNews, Text, Turns, shape,
};

type Seat = Text<tengen_game::Seat>;

/// A message from the house to a page.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ServerMessage {
    /// The answer to `hello`.
    Welcome {
        /// The version of the protocol, see [`crate::PROTOCOL`].
        protocol: u32,
        /// Who the page belongs to.
        #[ts(as = "shape::Person")]
        #[schema(value_type = shape::Person)]
        you: Person,
        /// The house's clock, in milliseconds since 1970.
        #[ts(type = "number")]
        now: u64,
        /// The games that the person plays.
        turns: Turns,
    },
    /// The games that the person plays have changed, or where it is their turn.
    Turns {
        /// How they are now.
        turns: Turns,
    },
    /// The answer to `ping`.
    Pong {
        /// What the page sent.
        #[ts(type = "number")]
        sent: u64,
        /// The house's clock, in milliseconds since 1970.
        #[ts(type = "number")]
        now: u64,
    },
    /// The lobby as it is now.
    Lobby {
        /// All of it.
        lobby: LobbyView,
    },
    /// What waits for the person.
    Inbox {
        /// All of it.
        inbox: InboxView,
    },
    /// Whom the person follows, and who of them is there.
    Friends {
        /// All of them.
        friends: FriendsView,
    },
    /// The answer to `enter`.
    Entered {
        /// The room.
        room: Box<RoomView>,
        /// Its game, with the events after those the page has; `null` before the first one.
        game: Option<Box<GameUpdate>>,
        /// The last lines of chat that the person may read.
        chat: Vec<ChatLine>,
    },
    /// The room has changed.
    Room {
        /// All of it.
        room: Box<RoomView>,
    },
    /// Something has happened in the game.
    Game {
        /// In which room.
        #[ts(type = "string")]
        #[schema(value_type = String)]
        room: RoomId,
        /// What.
        update: Box<GameUpdate>,
    },
    /// Something was said.
    Chat {
        /// In which room.
        #[ts(type = "string")]
        #[schema(value_type = String)]
        room: RoomId,
        /// Lines the page has not got yet, perhaps older ones that it could not read before.
        lines: Vec<ChatLine>,
    },
    /// A rated game has changed ratings, or a ruling has changed what it changed.
    Rated {
        /// In which room it was played.
        #[ts(type = "string")]
        #[schema(value_type = String)]
        room: RoomId,
        /// Which game.
        #[ts(type = "string")]
        #[schema(value_type = String)]
        game: GameId,
        /// What it has changed.
        rating: GameRating,
    },
    /// How it stands with a job.
    Job {
        /// Its name.
        #[ts(type = "number")]
        id: u64,
        /// How.
        #[ts(as = "crate::JobReport")]
        #[schema(value_type = crate::JobReport)]
        report: Box<Report>,
    },
    /// How it stands with the review of a game.
    Review {
        /// Which game.
        #[ts(type = "string")]
        #[schema(value_type = String)]
        game: GameId,
        /// How.
        status: ReviewStatus,
    },
    /// A study has changed, or this is the answer to `enter-study`.
    Study {
        /// Which study.
        #[ts(type = "string")]
        #[schema(value_type = String)]
        study: StudyId,
        /// What has changed.
        news: Box<StudyNews>,
    },
    /// A command was carried out, and what it did is durable; or it had been carried out before.
    Done {
        /// The name of the command.
        #[ts(type = "number")]
        id: u64,
    },
    /// A command or message was refused; nothing has changed.
    Refused {
        /// The name of the command; `null` if it could not be read.
        #[ts(type = "number | null")]
        id: Option<u64>,
        /// Why.
        refusal: Refusal,
    },
    /// What whoever runs the house tells everybody has changed; or the page has just come, and there is
    /// something to tell.
    Notice {
        /// All of it.
        notice: HouseNotice,
    },
    /// The house goes down for a moment; the connection ends now. Come back then.
    Restarting {
        /// When to try again, in milliseconds from now.
        retry_ms: u32,
    },
}

/// Why something is refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Refusal {
    /// The machine's word for it. The texts have it as `web-refusal-CODE` or, from a game, `rejection-CODE`.
    pub code: String,
    /// The same as an English sentence.
    pub text: String,
    /// What the sentence in other languages needs, such as `point` or `seconds`.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[ts(optional, as = "Option<BTreeMap<String, String>>")]
    pub args: BTreeMap<String, String>,
    /// Why a point cannot be played, where it is a foul.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub explanation: Option<Box<ExplanationView>>,
}

/// What has happened in a game, and how it stands now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct GameUpdate {
    /// Which game.
    #[ts(type = "string")]
    #[schema(value_type = String)]
    pub game: GameId,
    /// What has happened, in order.
    #[ts(as = "Vec<shape::Event>")]
    #[schema(value_type = Vec<shape::Event>)]
    pub events: Vec<Event>,
    /// How it stands.
    pub view: GameView,
}

/// A room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct RoomView {
    /// Its name.
    #[ts(type = "string")]
    #[schema(value_type = String)]
    pub id: RoomId,
    /// What is played in it.
    #[ts(as = "shape::RoomSettings")]
    #[schema(value_type = shape::RoomSettings)]
    pub settings: RoomSettings,
    /// Who sits there; seat One is the host's.
    #[ts(type = "[SeatView | null, SeatView | null]")]
    pub seats: [Option<SeatView>; 2],
    /// The viewer's own seat.
    #[ts(type = "Seat | null")]
    #[schema(value_type = Option<shape::Seat>)]
    pub you: Option<Seat>,
    /// What goes on.
    pub status: RoomStatus,
    /// The game on the board.
    #[ts(type = "string | null")]
    #[schema(value_type = Option<String>)]
    pub game: Option<GameId>,
    /// Who wants the next game or a rematch, seat One first.
    #[ts(type = "[boolean, boolean]")]
    pub ready: [bool; 2],
    /// The match; `null` before the first game.
    pub games: Option<MatchView>,
    /// Every game of the room, the first one first.
    #[ts(type = "string[]")]
    #[schema(value_type = Vec<String>)]
    pub played: Vec<GameId>,
    /// How many look on.
    pub spectators: u32,
}

/// What goes on in a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum RoomStatus {
    /// Somebody is waited for.
    Open,
    /// A game is being played.
    Playing,
    /// A game is over, and the next one or a rematch can follow.
    Between,
    /// Nothing will be played here any more.
    Closed,
}

/// Somebody on a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct SeatView {
    /// Who.
    #[ts(as = "shape::Person")]
    #[schema(value_type = shape::Person)]
    pub person: Person,
    /// Whether a page of theirs is connected.
    pub online: bool,
    /// How long a message to them and back takes, in milliseconds, in steps of 50; `null` if unknown.
    pub lag_ms: Option<u32>,
    /// The level of a computer player, from 1; `null` for people.
    pub computer: Option<u8>,
}

/// A match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct MatchView {
    /// The number of games.
    pub games: u32,
    /// The results so far.
    #[ts(as = "Vec<shape::GameResult>")]
    #[schema(value_type = Vec<shape::GameResult>)]
    pub results: Vec<GameResult>,
    /// The score in half points, seat One's first.
    #[ts(type = "[number, number]")]
    pub half_points: [u32; 2],
    /// Whether all games have been played.
    pub over: bool,
}

/// Who reads a line of chat while a game is being played. Afterwards everybody reads all lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Audience {
    /// The players.
    Players,
    /// Everybody else.
    Spectators,
}

/// A line of chat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ChatLine {
    /// Its number in the room, from 1.
    pub seq: u32,
    /// When, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: u64,
    /// Who said it.
    #[ts(as = "shape::Person")]
    #[schema(value_type = shape::Person)]
    pub from: Person,
    /// Among whom it was said.
    pub audience: Audience,
    /// What was said.
    pub text: String,
}

/// The lobby.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct LobbyView {
    /// Rooms that wait for somebody, the newest first.
    pub rooms: Vec<LobbyRoom>,
    /// Games in progress, those with most spectators first.
    pub games: Vec<LobbyGame>,
    /// How many people are in the house.
    pub people: u32,
}

/// A room that waits for somebody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct LobbyRoom {
    /// Its name.
    #[ts(type = "string")]
    #[schema(value_type = String)]
    pub id: RoomId,
    /// What is played in it.
    #[ts(as = "shape::RoomSettings")]
    #[schema(value_type = shape::RoomSettings)]
    pub settings: RoomSettings,
    /// Who waits.
    #[ts(as = "shape::Person")]
    #[schema(value_type = shape::Person)]
    pub host: Person,
    /// Since when, in milliseconds since 1970.
    #[ts(type = "number")]
    pub since: u64,
}

/// A game in progress.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct LobbyGame {
    /// Its room.
    #[ts(type = "string")]
    #[schema(value_type = String)]
    pub room: RoomId,
    /// What is played.
    #[ts(as = "shape::RoomSettings")]
    #[schema(value_type = shape::RoomSettings)]
    pub settings: RoomSettings,
    /// Who plays, seat One first.
    #[ts(type = "[Person, Person]")]
    #[schema(value_type = Vec<shape::Person>)]
    pub players: [Person; 2],
    /// The seat that has Black now.
    #[ts(type = "Seat | null")]
    #[schema(value_type = Option<shape::Seat>)]
    pub black: Option<Seat>,
    /// The moves so far, Black's and White's by turns; `null` for a pass.
    pub moves: Vec<Option<PointText>>,
    /// How many look on.
    pub spectators: u32,
}
