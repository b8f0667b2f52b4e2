//! What a page sends over its WebSocket.

use serde::{Deserialize, Serialize};
use tengen_game::Action;
use tengen_room::{GameId, RoomId};
use tengen_study::{Edit, StudyId};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{AnswerText, CommitmentText, PageJob, PointText, Text};

/// A message from a page to the house.
///
/// The first one is `hello`. Those with an `id` are answered with `done` or `refused` of the same `id`;
/// the page draws it at random below 2^53 and sends the same one again after a reconnect.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ClientMessage {
    /// The page speaks this version of the protocol.
    Hello {
        /// The version, see [`crate::PROTOCOL`].
        protocol: u32,
    },
    /// Answered with `pong`, for clocks and the quality of the connection.
    Ping {
        /// Any number; it comes back.
        #[ts(type = "number")]
        sent: u64,
    },
    /// Send the lobby, and send it again whenever it changes.
    WatchLobby,
    /// No longer.
    LeaveLobby,
    /// Send a room and its game, and what happens in it from then on.
    Enter {
        /// Which.
        #[ts(type = "string")]
        #[schema(value_type = String)]
        room: RoomId,
        /// What the page has already.
        after: Option<Place>,
    },
    /// No longer.
    Exit {
        /// Which.
        #[ts(type = "string")]
        #[schema(value_type = String)]
        room: RoomId,
    },
    /// A command to the game on the board.
    Act {
        /// Its name.
        #[ts(type = "number")]
        id: u64,
        /// The room.
        #[ts(type = "string")]
        #[schema(value_type = String)]
        room: RoomId,
        /// The game the page has on its board.
        #[ts(type = "string")]
        #[schema(value_type = String)]
        game: GameId,
        /// What is asked for.
        action: GameAction,
    },
    /// A command to the room.
    RoomAct {
        /// Its name.
        #[ts(type = "number")]
        id: u64,
        /// The room.
        #[ts(type = "string")]
        #[schema(value_type = String)]
        room: RoomId,
        /// What is asked for.
        action: RoomAction,
    },
    /// A line of chat.
    Chat {
        /// Its name.
        #[ts(type = "number")]
        id: u64,
        /// The room.
        #[ts(type = "string")]
        #[schema(value_type = String)]
        room: RoomId,
        /// What is said, 1 to 300 characters.
        text: String,
    },
    /// Work something out. It is answered with `done` when it is taken, and then with `job`; it ends when
    /// the connection does.
    StartJob {
        /// The name of the message, and of the job on this connection.
        #[ts(type = "number")]
        id: u64,
        /// What.
        job: PageJob,
    },
    /// No longer.
    StopJob {
        /// The name of the job.
        #[ts(type = "number")]
        id: u64,
    },
    /// Send how it stands with the review of a game, from now on.
    WatchReview {
        /// Which game.
        #[ts(type = "string")]
        #[schema(value_type = String)]
        game: GameId,
        /// Whether it is to be made if there is none.
        make: bool,
    },
    /// No longer.
    LeaveReview {
        /// Which game.
        #[ts(type = "string")]
        #[schema(value_type = String)]
        game: GameId,
    },
    /// Send what changes in a study from now on.
    EnterStudy {
        /// Which.
        #[ts(type = "string")]
        #[schema(value_type = String)]
        study: StudyId,
        /// The number of the last change that the page has, see [`crate::StudyPage`].
        after: u32,
    },
    /// No longer.
    ExitStudy {
        /// Which.
        #[ts(type = "string")]
        #[schema(value_type = String)]
        study: StudyId,
    },
    /// Edits of a study.
    EditStudy {
        /// Its name.
        #[ts(type = "number")]
        id: u64,
        /// Which study.
        #[ts(type = "string")]
        #[schema(value_type = String)]
        study: StudyId,
        /// What is changed; all of it or nothing.
        #[ts(as = "Vec<crate::StudyEdit>")]
        #[schema(value_type = Vec<crate::StudyEdit>)]
        edits: Vec<Edit>,
    },
}

impl ClientMessage {
    /// Its type, as it is written.
    ///
    /// ```
    /// use tengen_wire::ClientMessage;
    /// let message: ClientMessage = serde_json::from_str(r#"{"type": "watch-lobby"}"#)?;
    /// assert_eq!(message.kind(), "watch-lobby");
    /// # Ok::<(), serde_json::Error>(())
    /// ```
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::Hello { .. } => "hello",
            Self::Ping { .. } => "ping",
            Self::WatchLobby => "watch-lobby",
            Self::LeaveLobby => "leave-lobby",
            Self::Enter { .. } => "enter",
            Self::Exit { .. } => "exit",
            Self::Act { .. } => "act",
            Self::RoomAct { .. } => "room-act",
            Self::Chat { .. } => "chat",
            Self::StartJob { .. } => "start-job",
            Self::StopJob { .. } => "stop-job",
            Self::WatchReview { .. } => "watch-review",
            Self::LeaveReview { .. } => "leave-review",
            Self::EnterStudy { .. } => "enter-study",
            Self::ExitStudy { .. } => "exit-study",
            Self::EditStudy { .. } => "edit-study",
        }
    }
}

/// How far a page has come in a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Place {
    /// Which game.
    #[ts(type = "string")]
    #[schema(value_type = String)]
    pub game: GameId,
    /// The number of the last event it has.
    pub seq: u32,
}

/// What a player asks of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum GameAction {
    /// To place a stone.
    Place {
        /// Where.
        point: PointText,
        /// Whether a draw is offered with it.
        offer_draw: bool,
    },
    /// To answer a question of the opening.
    Answer {
        /// The answer in words, see [`crate::QuestionView`].
        answer: AnswerText,
    },
    /// To pass.
    Pass {
        /// Whether a draw is offered with it.
        offer_draw: bool,
    },
    /// To claim that the last stone is a foul (禁手).
    ClaimFoul,
    /// To let the stone stand that makes a draw.
    LetStand,
    /// To resign.
    Resign,
    /// To call the game off before it has begun.
    Abort,
    /// To accept a draw.
    AcceptDraw,
    /// To decline a draw.
    DeclineDraw,
    /// To ask for taking back.
    AskTakeBack,
    /// To let the other side take back.
    AcceptTakeBack,
    /// Not to let it.
    DeclineTakeBack,
    /// To claim the game of a player who is away.
    ClaimAbandonment,
    /// 猜先: to commit to a number.
    Commit {
        /// The SHA-256 hash of number, colon and nonce, in hexadecimal digits.
        commitment: CommitmentText,
    },
    /// 猜先: to say a number.
    Guess {
        /// The number.
        number: u8,
    },
    /// 猜先: to open the hand.
    Reveal {
        /// The number.
        number: u8,
        /// The nonce, 16 to 64 letters and digits.
        nonce: String,
    },
}

impl From<GameAction> for Action {
    fn from(action: GameAction) -> Self {
        match action {
            GameAction::Place { point: Text(point), offer_draw } => Self::Place { point, offer_draw },
            GameAction::Answer { answer: Text(answer) } => Self::Answer(answer),
            GameAction::Pass { offer_draw } => Self::Pass { offer_draw },
            GameAction::ClaimFoul => Self::ClaimFoul,
            GameAction::LetStand => Self::LetStand,
            GameAction::Resign => Self::Resign,
            GameAction::Abort => Self::Abort,
            GameAction::AcceptDraw => Self::AcceptDraw,
            GameAction::DeclineDraw => Self::DeclineDraw,
            GameAction::AskTakeBack => Self::AskTakeBack,
            GameAction::AcceptTakeBack => Self::AcceptTakeBack,
            GameAction::DeclineTakeBack => Self::DeclineTakeBack,
            GameAction::ClaimAbandonment => Self::ClaimAbandonment,
            GameAction::Commit { commitment: Text(commitment) } => Self::Commit(commitment),
            GameAction::Guess { number } => Self::Guess(number),
            GameAction::Reveal { number, nonce } => Self::Reveal { number, nonce },
        }
    }
}

/// What a person asks of a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum RoomAction {
    /// To take the free seat.
    Join,
    /// To play the next game, or a rematch.
    Ready,
    /// To wait with that.
    NotReady,
    /// To leave for good.
    Leave,
}

impl From<RoomAction> for tengen_room::Action {
    fn from(action: RoomAction) -> Self {
        match action {
            RoomAction::Join => Self::Join,
            RoomAction::Ready => Self::Ready,
            RoomAction::NotReady => Self::NotReady,
            RoomAction::Leave => Self::Leave,
        }
    }
}
