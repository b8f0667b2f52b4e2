//! Every message between the house and its clients, in JSON.
//!
//! A page opens one WebSocket and speaks [`ClientMessage`] on it; the house answers in
//! [`ServerMessage`]s. The rest goes over HTTP: [`Me`], [`RoomOptions`], [`OpenRoom`], [`GamePage`] and
//! what belongs to them. [`typescript`] writes all of it down for the browser, and the server's OpenAPI
//! document is made of the same types.

mod client;
mod explanation;
mod http;
mod options;
mod server;
pub mod shape;
mod text;
mod typescript;
mod view;
mod work;

pub use client::{ClientMessage, GameAction, Place, RoomAction};
pub use explanation::{
    ContinuationView, ExplanationTree, ExplanationView, FalseRowView, FourView, RowView, ShapeView, ThreeView,
};
pub use http::{
    ErrorBody, GameList, GamePage, GameRow, Me, NamedOpeningView, OpenRoom, OpeningOption, Pair, Rename,
    RoomOpened, RoomOptions, RuleSetOption,
};
pub use server::{
    Audience, ChatLine, GameUpdate, LobbyGame, LobbyRoom, LobbyView, MatchView, Refusal, RoomStatus,
    RoomView, SeatView, ServerMessage,
};
pub use text::{AnswerText, CommitmentText, PointText, Text};
pub use typescript::typescript;
pub use view::{
    AnswerView, AskView, ClockView, ForbiddenPointView, GameView, MoveView, NigiriStep, NigiriView,
    PromptView, QuestionView, SeatOption,
};
pub use work::{ComputerList, ComputerView, Opponent};

/// The version of the protocol. It changes when a page that does not know the change would go wrong.
pub const PROTOCOL: u32 = 1;
