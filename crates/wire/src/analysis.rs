//! Positions that somebody looks at outside any game.

use serde::{Deserialize, Serialize};
use tengen_rules::RuleSet;
use tengen_study::{Edit, Path};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{ExplanationView, ForbiddenPointView, PointText, StudyEdit, StudyRoot, Text, shape};

/// A rule set by its identifier, such as `renju`.
pub type RuleSetText = Text<RuleSet>;
/// Moves one after the other, such as `h8 i9 -`; `-` is a pass.
pub type PathText = Text<Path>;

/// Stones that were set up, and the moves made from there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PositionText {
    /// The number of lines of the board, from 5 to 20.
    pub size: u8,
    /// Black stones that were set up.
    pub black: Vec<PointText>,
    /// White stones that were set up.
    pub white: Vec<PointText>,
    /// The side that made the first move, or is to make it.
    pub first: shape::Colour,
    /// The moves, such as `h8 i9 -`; empty if there are none.
    pub moves: PathText,
}

/// To judge a position by one or several rule sets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Judge {
    /// The position.
    pub position: PositionText,
    /// The rule sets, 1 to 11.
    pub rule_sets: Vec<RuleSetText>,
    /// A free point to explain for the side to move.
    pub explain: Option<PointText>,
}

/// To read a game or a position from a text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct GameText {
    /// A game as SGF, a move list, or a board that is drawn, at most 256 KiB.
    pub text: String,
    /// The rule set it is read by if the text names none.
    pub rule_set: RuleSetText,
    /// The number of lines of the board for move lists, from 5 to 20; all else tells its own.
    pub size: u8,
}

/// The game or position of a text as a tree.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct GameRead {
    /// The position it begins with, with the rule set that the text names or else the one that was sent.
    pub root: StudyRoot,
    /// The edits that make the tree: first its lines in the order of the text, then what is written in it.
    #[ts(as = "Vec<StudyEdit>")]
    #[schema(value_type = Vec<StudyEdit>)]
    pub edits: Vec<Edit>,
    /// The end of the main line.
    pub main: PathText,
    /// How many comments were too long and have lost their ends.
    pub shortened: u32,
}

/// What can be said of a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Judged {
    /// The side to move.
    pub to_move: shape::Colour,
    /// Which of the 26 openings the first three moves are, such as `D4`.
    pub opening: Option<String>,
    /// The judgement by each rule set that was asked for, in that order.
    pub by: Vec<RulesJudged>,
}

/// What a rule set says of a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct RulesJudged {
    /// Which rule set.
    pub rule_set: RuleSetText,
    /// Who has won, and with which row.
    pub won: Option<WonView>,
    /// Whether neither side can make a five any more.
    pub dead: bool,
    /// What the last move was: `five`, `overline`, `double-four`, `double-three` or `legal`; `null` if there
    /// was none.
    pub last: Option<String>,
    /// The moves on the way here that were forbidden when they were made, in their order.
    pub fouls: Vec<ForbiddenPointView>,
    /// What Black and then White could do; nothing where somebody has won.
    pub sides: Vec<SideJudged>,
    /// The point that was to be explained.
    pub explanation: Option<Box<ExplanationView>>,
}

/// A row that has won.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct WonView {
    /// Whose it is.
    pub colour: shape::Colour,
    /// Its stones, in order.
    pub row: Vec<PointText>,
}

/// What one side has on the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct SideJudged {
    /// Which side.
    pub colour: shape::Colour,
    /// Points that win at once.
    pub fives: Vec<PointText>,
    /// Points that this side may not play.
    pub forbidden: Vec<ForbiddenPointView>,
    /// Fours and threes that stand on the board.
    pub threats: Vec<ThreatView>,
}

/// Stones on a line that threaten something.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ThreatView {
    /// `four`: one more stone wins. `three`: one more stone that may be played makes a straight four.
    pub kind: ThreatKind,
    /// The stones, in order.
    pub stones: Vec<PointText>,
    /// The points that carry it out.
    pub points: Vec<PointText>,
}

/// What stones threaten.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ThreatKind {
    /// A five.
    Four,
    /// A straight four.
    Three,
}

impl From<shape::Colour> for tengen_rules::Colour {
    fn from(colour: shape::Colour) -> Self {
        match colour {
            shape::Colour::Black => Self::Black,
            shape::Colour::White => Self::White,
        }
    }
}
