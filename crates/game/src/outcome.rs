//! How games end.

use serde::{Deserialize, Serialize};
use tengen_rules::{Forbidden, Point};

use crate::{Seat, text};

/// The result of a game and the reason for it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Outcome {
    /// Who won, if anybody.
    pub result: GameResult,
    /// Why.
    pub ending: Ending,
}

/// Who won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GameResult {
    /// This seat.
    Win(Seat),
    /// Neither.
    Draw,
    /// The game does not count: it is unrated, and a match plays it again.
    Void,
}

/// The reason why a game is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "snake_case", deny_unknown_fields)]
pub enum Ending {
    /// A five.
    Five {
        /// The winning row.
        #[serde(with = "text::list")]
        row: Vec<Point>,
    },
    /// A row of six or more that wins: White's in renju, anybody's where more than five win.
    Overline {
        /// The winning row.
        #[serde(with = "text::list")]
        row: Vec<Point>,
    },
    /// A forbidden move.
    Foul {
        /// Which rule it breaks.
        #[serde(with = "text::forbidden")]
        kind: Forbidden,
        /// The forbidden stone.
        #[serde(with = "text")]
        point: Point,
        /// Its number among the moves, the first being 1.
        number: u32,
        /// Who found it.
        found_by: FoundBy,
    },
    /// The loser gave up.
    Resignation,
    /// The loser's time ran out, by the clocks of the game or by those on the table.
    Time,
    /// The loser stayed away too long, or left a game over the board.
    Abandonment,
    /// 拔子: the loser lifted a stone.
    LiftedStone,
    /// The arbiter decided.
    Arbiter,
    /// No point is free.
    BoardFull,
    /// Neither side can make a five any more.
    NoFive,
    /// Both agreed to a draw.
    Agreement,
    /// Both passed, one after the other.
    TwoPasses,
    /// Both flags had fallen in a game over the board.
    BothFlags,
    /// The game was called off before it had begun.
    Aborted {
        /// How.
        cause: Abort,
    },
}

/// Who found a foul.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FoundBy {
    /// The opponent claimed it.
    Opponent,
    /// The referee saw it at once.
    Referee,
}

/// How a game was called off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Abort {
    /// This seat did not want to play.
    Asked(Seat),
    /// This seat did not act in time.
    TimedOut(Seat),
}

/// An automatic draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AutomaticDraw {
    /// No point is free.
    BoardFull,
    /// Neither side can make a five any more.
    NoFive,
}

impl AutomaticDraw {
    /// The outcome when nothing speaks against it.
    pub const fn outcome(self) -> Outcome {
        Outcome {
            result: GameResult::Draw,
            ending: match self {
                Self::BoardFull => Ending::BoardFull,
                Self::NoFive => Ending::NoFive,
            },
        }
    }
}

impl Ending {
    /// The identifiers of all endings.
    pub const IDS: [&'static str; 14] = [
        "five",
        "overline",
        "foul",
        "resignation",
        "time",
        "abandonment",
        "lifted-stone",
        "arbiter",
        "board-full",
        "no-five",
        "agreement",
        "two-passes",
        "both-flags",
        "aborted",
    ];

    /// The identifier, for programs and translations.
    pub const fn id(&self) -> &'static str {
        Self::IDS[match self {
            Self::Five { .. } => 0,
            Self::Overline { .. } => 1,
            Self::Foul { .. } => 2,
            Self::Resignation => 3,
            Self::Time => 4,
            Self::Abandonment => 5,
            Self::LiftedStone => 6,
            Self::Arbiter => 7,
            Self::BoardFull => 8,
            Self::NoFive => 9,
            Self::Agreement => 10,
            Self::TwoPasses => 11,
            Self::BothFlags => 12,
            Self::Aborted { .. } => 13,
        }]
    }
}

impl GameResult {
    /// The winner, if there is one.
    pub const fn winner(self) -> Option<Seat> {
        match self {
            Self::Win(seat) => Some(seat),
            Self::Draw | Self::Void => None,
        }
    }
}
