//! Every message between the house and its clients, in JSON.
//!
//! A page opens one WebSocket and speaks [`ClientMessage`] on it; the house answers in
//! [`ServerMessage`]s. The rest goes over HTTP: [`Me`], [`RoomOptions`], [`OpenRoom`], [`GamePage`] and
//! what belongs to them. [`typescript`] writes all of it down for the browser, and the server's OpenAPI
//! document is made of the same types.

mod account;
mod analysis;
mod archive;
mod client;
mod explanation;
mod http;
mod job;
mod notice;
mod operator;
mod options;
mod rating;
mod review;
mod server;
pub mod shape;
mod study;
mod tended;
mod text;
mod typescript;
mod view;
mod work;

pub use account::{
    AccountView, ChangePassword, Credentials, DeleteAccount, Export, ExportedGame, ExportedLine,
    ExportedStudy, Secret, SessionList, SessionRow,
};
pub use analysis::{
    GameRead, GameText, Judge, Judged, PathText, PositionText, RuleSetText, RulesJudged, SideJudged,
    ThreatKind, ThreatView, WonView,
};
pub use archive::{
    ArchiveGame, ArchiveList, ArchivePlayer, Explored, PlayedMove, PlayerFound, PlayerRecord, PlayerSummary,
    PlayersFound, TallyView,
};
pub use client::{ClientMessage, GameAction, Place, RoomAction};
pub use explanation::{
    ContinuationView, ExplanationTree, ExplanationView, FalseRowView, FourView, RowView, ShapeView, ThreeView,
};
pub use http::{
    ErrorBody, GameList, GamePage, GameRow, Me, NamedOpeningView, OpenRoom, OpeningOption, Pair, Rename,
    RoomOpened, RoomOptions, RuleSetOption,
};
pub use job::{
    AnalysisView, Found, Goal, JobAnswer, JobProgress, JobReport, LineView, PageJob, ProofEntry, ProofReply,
    SolvedView, WorthVerdict, WorthView,
};
pub use notice::{Announcement, HouseNotice, Maintenance};
pub use operator::{
    Announce, Annul, Because, ClosedRoom, Confirm, Decide, Decided, HouseStatus, LiveGameView, LiveRoomView,
    LiveRooms, LogLevel, PresentPeople, PresentPerson, RuledGame, Verdict,
};
pub use rating::{
    GameRating, Leader, Leaderboard, PersonRatings, RatingHistory, RatingMove, RatingPoint, RatingView,
};
pub use review::{
    ForcedView, FoulView, GameReviewView, MistakeKind, PlayerReviewView, PlyView, ReviewStatus,
};
pub use server::{
    Audience, ChatLine, GameUpdate, LobbyGame, LobbyRoom, LobbyView, MatchView, Refusal, RoomStatus,
    RoomView, SeatView, ServerMessage,
};
pub use study::{
    JoinStudy, NewStudy, SettleStudy, StudyAbout, StudyEdit, StudyList, StudyMade, StudyNews, StudyPage,
    StudyRole, StudyRoot, StudyRow,
};
pub use tended::{
    DeedKind, DeedList, DeedView, GiveName, Suspend, SuspensionView, TendedPeople, TendedPerson,
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
