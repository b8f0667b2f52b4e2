//! How values of the `game` and `room` crates look in JSON, for clients in other languages.
//!
//! Those crates read and write their own JSON. The types here say the same once more in a form that
//! TypeScript and OpenAPI can be generated from; tests hold them to it.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// One of the two places at the board. Colours change hands, seats do not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Seat {
    /// Whoever opened the room.
    One,
    /// Whoever came.
    Two,
}

/// The colour of a stone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Colour {
    /// Black.
    Black,
    /// White.
    White,
}

/// A kind of forbidden move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Foul {
    /// Six or more in a row.
    Overline,
    /// Two fours.
    DoubleFour,
    /// Two threes.
    DoubleThree,
}

/// What happens when a forbidden move is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Enforcement {
    /// The opponent must claim it before playing on.
    Claim,
    /// The same, but an overline can be claimed until the end.
    ClaimRif,
    /// It loses at once.
    AutoLoss,
    /// It cannot be played.
    Unplayable,
}

/// What a game is played by.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Settings {
    /// The rule set, such as `renju`.
    pub rule_set: String,
    /// The number of lines of the board, from 5 to 20.
    pub size: u8,
    /// The opening protocol, such as `lianzhong` or `designated-i7`.
    pub opening: String,
    /// What happens when a forbidden move is played.
    pub enforcement: Enforcement,
    /// Who has Black at first, such as `random-two` or `nigiri`; a room decides it for each game.
    pub colours: String,
    /// The clocks: `none`, `per-move-30`, `byo-yomi-900+3x30`, `fischer-600+5` or `correspondence-3`.
    pub clock: String,
    /// Whether the result counts for ratings.
    pub rated: bool,
    /// Whether moves can be taken back when both agree.
    pub take_back: bool,
    /// Whether the players are shown the forbidden points.
    pub show_forbidden: bool,
    /// How long each seat has for its first act, in milliseconds.
    #[ts(type = "number | null")]
    pub first_move_ms: Option<u64>,
    /// How long a player must be away before the other one may claim the game, in milliseconds.
    #[ts(type = "number | null")]
    pub abandonment_ms: Option<u64>,
    /// Whether the game is played over the board.
    pub recorded: bool,
}

/// Who has Black at first in the first game of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum FirstColours {
    /// Chance decides.
    Random,
    /// Who opened the room.
    Host,
    /// Who came.
    Guest,
    /// 猜先.
    Nigiri,
}

/// Who finds a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Visibility {
    /// Everybody, in the lobby.
    Public,
    /// Who has the link.
    Private,
}

/// What is played in a room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RoomSettings {
    /// What each game is played by.
    pub game: Settings,
    /// The number of games of a match.
    pub games: u32,
    /// Who has Black at first in the first game.
    pub colours: FirstColours,
    /// Who finds the room.
    pub visibility: Visibility,
    /// The preset it was made from.
    pub preset: Option<String>,
}

/// Somebody in the house.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Person {
    /// Who. It never changes.
    pub id: String,
    /// What others call them.
    pub name: String,
}

/// Who won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum GameResult {
    /// This seat.
    Win(Seat),
    /// Neither.
    Draw,
    /// The game does not count.
    Void,
}

/// The result of a game and the reason for it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Outcome {
    /// Who won.
    pub result: GameResult,
    /// Why.
    pub ending: Ending,
}

/// The reason why a game is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case", rename_all_fields = "snake_case", deny_unknown_fields)]
pub enum Ending {
    /// A five.
    Five {
        /// The winning row.
        row: Vec<String>,
    },
    /// A row of six or more that wins.
    Overline {
        /// The winning row.
        row: Vec<String>,
    },
    /// A forbidden move.
    Foul {
        /// Which rule it breaks.
        kind: Foul,
        /// The forbidden stone.
        point: String,
        /// Its number among the moves, the first being 1.
        number: u32,
        /// Who found it.
        found_by: FoundBy,
    },
    /// The loser gave up.
    Resignation,
    /// The loser's time ran out.
    Time,
    /// The loser stayed away too long.
    Abandonment,
    /// The loser lifted a stone.
    LiftedStone,
    /// The arbiter decided.
    Arbiter,
    /// No point is free.
    BoardFull,
    /// Neither side can make a five any more.
    NoFive,
    /// Both agreed to a draw.
    Agreement,
    /// Both passed.
    TwoPasses,
    /// Both flags had fallen.
    BothFlags,
    /// The game was called off before it had begun.
    Aborted {
        /// How.
        cause: Abort,
    },
}

/// Who found a foul.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum FoundBy {
    /// The opponent claimed it.
    Opponent,
    /// The referee saw it at once.
    Referee,
}

/// How a game was called off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Abort {
    /// This seat did not want to play.
    Asked(Seat),
    /// This seat did not act in time.
    TimedOut(Seat),
}

/// An automatic draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum AutomaticDraw {
    /// No point is free.
    BoardFull,
    /// Neither side can make a five any more.
    NoFive,
}

/// A foul that nobody claimed in time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MissedFoul {
    /// The number of the move, the first being 1.
    pub number: u32,
    /// The stone.
    pub point: String,
    /// Its colour.
    pub colour: Colour,
    /// Which rule it breaks.
    pub kind: Foul,
}

/// A claim that was wrong.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct WrongClaim {
    /// Who claimed.
    pub by: Seat,
    /// The number of the last move at that time.
    pub number: u32,
    /// Its stone, if one could be meant.
    pub point: Option<String>,
}

/// Something that has happened in a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Event {
    /// Its number, from 1.
    pub seq: u32,
    /// When, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: u64,
    /// Whose command brought it about: `one`, `two`, `arbiter` or `system`.
    pub actor: String,
    /// The name of that command.
    #[ts(type = "number")]
    pub id: u64,
    /// What has happened.
    pub kind: EventKind,
}

/// What has happened in a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case", rename_all_fields = "snake_case", deny_unknown_fields)]
pub enum EventKind {
    /// 猜先: seat One committed to a number.
    Committed {
        /// The hash of the number and a nonce.
        commitment: String,
    },
    /// 猜先: seat Two said its number.
    Guessed {
        /// The number.
        number: u8,
    },
    /// 猜先: seat One opened its hand.
    Revealed {
        /// The number.
        number: u8,
        /// The nonce of the commitment.
        nonce: String,
    },
    /// A question of the opening was answered.
    Answered {
        /// The answer, such as `swap` or `offer g7 i9`.
        answer: String,
    },
    /// A stone was placed.
    Stone {
        /// Where.
        point: String,
        /// Its colour.
        colour: Colour,
        /// Whose move it is.
        by: Seat,
    },
    /// The seats exchanged colours.
    Exchanged,
    /// The actor passed.
    Passed,
    /// The actor offered a draw.
    DrawOffered,
    /// The actor declined a draw.
    DrawDeclined,
    /// The actor claimed a foul and there is none.
    NoFoul,
    /// The last stone makes a draw unless a foul is claimed.
    DrawWaits {
        /// Why it is a draw.
        draw: AutomaticDraw,
    },
    /// The actor let that stone stand.
    LetStand,
    /// The seat that was asked has left.
    LetStandByAbsence,
    /// The actor asked to take its last move back.
    TakeBackAsked,
    /// The actor refused that.
    TakeBackDeclined,
    /// The actor agreed: so many moves are left.
    TakenBack {
        /// The number of moves left.
        moves: u32,
    },
    /// A player is away.
    Away {
        /// Who.
        seat: Seat,
    },
    /// A player is back.
    Back {
        /// Who.
        seat: Seat,
    },
    /// The clocks stopped.
    Paused,
    /// The clocks run on.
    Resumed,
    /// A player is on vacation: the player's clock stands until then, or until the vacation has ended.
    VacationBegan {
        /// Who.
        seat: Seat,
        /// Until when, in milliseconds since 1970.
        #[ts(type = "number")]
        until: u64,
    },
    /// A player's vacation ended before its time.
    VacationEnded {
        /// Whose.
        seat: Seat,
    },
    /// Time was given back for an outage.
    OutageCredited {
        /// How long the outage was.
        #[ts(type = "number")]
        ms: u64,
    },
    /// The game is over.
    Ended {
        /// How.
        outcome: Outcome,
    },
}
