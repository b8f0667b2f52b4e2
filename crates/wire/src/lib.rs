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
mod passkey;
mod push;
mod rating;
mod recovery;
mod review;
mod server;
pub mod shape;
mod social;
mod study;
mod tended;
mod text;
mod turns;
mod typescript;
mod vacation;
mod view;
mod work;

pub use account::{
    AccountView, ChangePassword, Confirm, Credentials, Export, ExportedGame, ExportedLine, ExportedStudy,
    ExportedVacation, Secret, SessionList, SessionRow,
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
    Announce, Annul, Because, ClosedRoom, Decide, Decided, HouseStatus, LiveGameView, LiveRoomView,
    LiveRooms, LogLevel, PresentPeople, PresentPerson, RuledGame, Verdict,
};
pub use passkey::{
    AccessView, AddPasskey, NewPasskeyOptions, PasskeyList, PasskeyOptions, PasskeyRow, UsePasskey,
};
pub use push::{ExportedPush, PushKeys, PushView, SubscribePush};
pub use rating::{
    GameRating, Leader, Leaderboard, PersonRatings, RatingHistory, RatingMove, RatingPoint, RatingView,
};
pub use recovery::{AskRecovery, GiveAddress, LinkView, OpenLink, Recover};
pub use review::{
    ForcedView, FoulView, GameReviewView, MistakeKind, PlayerReviewView, PlyView, ReviewStatus,
};
pub use server::{
    Audience, ChatLine, GameUpdate, LobbyGame, LobbyRoom, LobbyView, MatchView, Refusal, RoomStatus,
    RoomView, SeatView, ServerMessage,
};
pub use social::{
    BlockedList, ChallengeList, ChallengeView, ChallengesFrom, ConversationList, ConversationRow,
    ConversationView, ExportedMessage, ExportedTie, FriendView, FriendsView, InboxView, MessageView,
    MessagesFrom, NewChallenge, NewMessage, RelationView, SocialSettings,
};
pub use study::{
    JoinStudy, NewStudy, SettleStudy, StudyAbout, StudyEdit, StudyList, StudyMade, StudyNews, StudyPage,
    StudyRole, StudyRoot, StudyRow,
};
pub use tended::{
    DeedKind, DeedList, DeedView, GiveName, Suspend, SuspensionView, TendedPeople, TendedPerson,
};
pub use text::{AnswerText, CommitmentText, PointText, Text};
pub use turns::{RunningGame, RunningGames, TurnView, Turns};
pub use typescript::typescript;
pub use vacation::{BeginVacation, VacationView};
pub use view::{
    AnswerView, AskView, ClockView, ForbiddenPointView, GameView, MoveView, NigiriStep, NigiriView,
    PromptView, QuestionView, SeatOption,
};
pub use work::{ComputerList, ComputerView, Opponent};

/// The version of the protocol. It changes when a page that does not know the change would go wrong.
pub const PROTOCOL: u32 = 1;
