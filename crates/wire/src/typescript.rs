//! The types for the browser.

use std::fmt::Write;

use ts_rs::{Config, TS};

use crate::{
    AnalysisView, Announcement, AnswerView, AskView, Audience, ChatLine, ClientMessage, ClockView,
    ComputerList, ComputerView, ContinuationView, ErrorBody, ExplanationTree, ExplanationView, FalseRowView,
    ForbiddenPointView, ForcedView, FoulView, Found, FourView, GameAction, GameList, GamePage, GameRead,
    GameReviewView, GameRow, GameText, GameUpdate, GameView, Goal, HouseNotice, JobAnswer, JobProgress,
    JobReport, JoinStudy, Judge, Judged, LineView, LobbyGame, LobbyRoom, LobbyView, Maintenance, MatchView,
    Me, MistakeKind, MoveView, NamedOpeningView, NewStudy, NigiriStep, NigiriView, OpenRoom, OpeningOption,
    Opponent, PROTOCOL, PageJob, Pair, Place, PlayerReviewView, PlyView, PositionText, PromptView,
    ProofEntry, ProofReply, QuestionView, Refusal, Rename, ReviewStatus, RoomAction, RoomOpened, RoomOptions,
    RoomStatus, RoomView, RowView, RuleSetOption, RulesJudged, SeatOption, SeatView, ServerMessage,
    SettleStudy, ShapeView, SideJudged, SolvedView, StudyAbout, StudyEdit, StudyList, StudyMade, StudyNews,
    StudyPage, StudyRole, StudyRoot, StudyRow, ThreatKind, ThreatView, ThreeView, WonView, WorthVerdict,
    WorthView, shape,
};

const HEAD: &str = "\
// Every message between the house and this client.
// Generated from the crate tengen-wire by `cargo xtask generate`; a test fails when it is stale.
";

/// Declares each type, with its documentation.
macro_rules! declare {
    ($($type:ty),* $(,)?) => {
        fn declarations(config: &Config) -> Vec<(Option<String>, String)> {
            vec![$((<$type as TS>::docs(), <$type as TS>::decl(config))),*]
        }
    };
}

declare!(
    shape::Seat,
    shape::Colour,
    shape::Foul,
    shape::Enforcement,
    shape::Settings,
    shape::FirstColours,
    shape::Visibility,
    shape::RoomSettings,
    shape::Person,
    shape::GameResult,
    shape::Outcome,
    shape::Ending,
    shape::FoundBy,
    shape::Abort,
    shape::AutomaticDraw,
    shape::MissedFoul,
    shape::WrongClaim,
    shape::Event,
    shape::EventKind,
    GameView,
    MoveView,
    NigiriView,
    AnswerView,
    PromptView,
    SeatOption,
    AskView,
    NigiriStep,
    QuestionView,
    ClockView,
    ForbiddenPointView,
    ExplanationView,
    ExplanationTree,
    RowView,
    FourView,
    ThreeView,
    ContinuationView,
    FalseRowView,
    ShapeView,
    ClientMessage,
    Place,
    GameAction,
    RoomAction,
    ServerMessage,
    HouseNotice,
    Maintenance,
    Announcement,
    Refusal,
    GameUpdate,
    RoomView,
    RoomStatus,
    SeatView,
    MatchView,
    Audience,
    ChatLine,
    LobbyView,
    LobbyRoom,
    LobbyGame,
    ErrorBody,
    Me,
    Rename,
    OpenRoom,
    Opponent,
    ComputerView,
    ComputerList,
    Pair,
    RoomOpened,
    RoomOptions,
    RuleSetOption,
    OpeningOption,
    NamedOpeningView,
    GamePage,
    GameRow,
    GameList,
    PositionText,
    Judge,
    Judged,
    GameText,
    GameRead,
    RulesJudged,
    WonView,
    SideJudged,
    ThreatView,
    ThreatKind,
    NewStudy,
    StudyMade,
    JoinStudy,
    SettleStudy,
    StudyPage,
    StudyRow,
    StudyList,
    StudyAbout,
    StudyRole,
    StudyNews,
    StudyRoot,
    StudyEdit,
    PageJob,
    JobReport,
    JobProgress,
    JobAnswer,
    AnalysisView,
    LineView,
    WorthView,
    WorthVerdict,
    SolvedView,
    Found,
    Goal,
    ProofEntry,
    ProofReply,
    ReviewStatus,
    GameReviewView,
    PlyView,
    ForcedView,
    FoulView,
    MistakeKind,
    PlayerReviewView,
);

/// The module `web/src/wire.ts`: every type a client needs, and the version of the protocol.
pub fn typescript() -> String {
    let config = Config::new().with_large_int("number");
    let mut module = format!("{HEAD}\nexport const PROTOCOL = {PROTOCOL};\n");
    for (docs, declaration) in declarations(&config) {
        let docs = docs.unwrap_or_default();
        // Writing to a string cannot fail.
        let _ = write!(module, "\n{docs}export {declaration}\n");
    }
    module
}
