//! Why a point is forbidden or not, as a tree.

use serde::{Deserialize, Serialize};
use tengen_rules::{Board, Continuation, Excuse, Explanation, FalseReason, FalseRow, Four, Row};
use tengen_rules::{Point, Shape, Three, Verdict};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{PointText, Text};

/// The explanation of a point, with the position it is about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ExplanationView {
    /// The position without the stone: rows from the top, joined by `/`, `x` Black, `o` White, `.` free.
    pub position: String,
    /// The explanation itself.
    #[serde(flatten)]
    #[ts(flatten)]
    pub explanation: ExplanationTree,
    /// What the stone makes, by the names players use.
    pub shapes: Vec<ShapeView>,
}

/// The explanation of a point.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ExplanationTree {
    /// Where the stone is put.
    pub point: PointText,
    /// `five`, `overline`, `double-four`, `double-three` or `legal`.
    pub verdict: String,
    /// Why two threes are no foul here: `makes-four` or `only-defence`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub excuse: Option<String>,
    /// How many further stones deep the verdict reaches.
    pub depth: usize,
    /// Rows that win.
    pub fives: Vec<RowView>,
    /// Rows of six or more that do not win.
    pub overlines: Vec<RowView>,
    /// The fours.
    pub fours: Vec<FourView>,
    /// Rows that one more stone could make a straight four, real threes or false ones.
    pub threes: Vec<ThreeView>,
    /// Rows that only look like a three or a four.
    pub false_rows: Vec<FalseRowView>,
}

/// Stones on a line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct RowView {
    /// `column`, `row`, `rising` or `falling`.
    pub direction: String,
    /// The stones.
    pub stones: Vec<PointText>,
}

/// A four.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct FourView {
    /// Its stones.
    #[serde(flatten)]
    #[ts(flatten)]
    pub row: RowView,
    /// Whether it is a straight four.
    pub straight: bool,
    /// The points that make it a five.
    pub five_points: Vec<PointText>,
}

/// A row that could become a straight four.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ThreeView {
    /// Its stones.
    #[serde(flatten)]
    #[ts(flatten)]
    pub row: RowView,
    /// Whether the stones are side by side.
    pub connected: bool,
    /// Whether at least one continuation can be played.
    pub real: bool,
    /// Every point that would make a straight four.
    #[schema(no_recursion)]
    pub continuations: Vec<ContinuationView>,
}

/// A point that would make a straight four, with the explanation of a stone there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ContinuationView {
    /// Whether it can be played.
    pub playable: bool,
    /// The four stones of the straight four.
    pub straight_four: Vec<PointText>,
    /// The two ends of it.
    pub five_points: Vec<PointText>,
    /// The explanation of the point.
    #[serde(flatten)]
    #[ts(flatten)]
    #[schema(no_recursion)]
    pub explanation: ExplanationTree,
}

/// A row that only looks like a three or a four.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct FalseRowView {
    /// Its stones.
    #[serde(flatten)]
    #[ts(flatten)]
    pub row: RowView,
    /// `no-room` or `rotten-six`.
    pub reason: String,
}

/// A shape by the name players use.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ShapeView {
    /// Which.
    pub kind: String,
    /// Along which lines.
    pub directions: Vec<String>,
    /// Its stones.
    pub stones: Vec<PointText>,
    /// The points that matter for it.
    pub keys: Vec<PointText>,
}

fn texts(points: &[Point]) -> Vec<PointText> {
    points.iter().copied().map(Text).collect()
}

impl ExplanationView {
    /// The explanation of a point on `board`, where no stone stands on it yet.
    pub fn new(board: &Board, explanation: &Explanation) -> Self {
        Self {
            position: board.to_string(),
            explanation: explanation.into(),
            shapes: explanation.shapes().iter().map(ShapeView::from).collect(),
        }
    }
}

impl From<&Explanation> for ExplanationTree {
    fn from(explanation: &Explanation) -> Self {
        let verdict = match explanation.verdict {
            Verdict::Five => "five",
            Verdict::Forbidden(kind) => kind.id(),
            Verdict::Legal => "legal",
        };
        let excuse = explanation.excuse.map(|excuse| match excuse {
            Excuse::MakesFour => "makes-four",
            Excuse::OnlyDefence => "only-defence",
        });
        Self {
            point: Text(explanation.point),
            verdict: verdict.into(),
            excuse: excuse.map(Into::into),
            depth: explanation.depth(),
            fives: explanation.fives.iter().map(RowView::from).collect(),
            overlines: explanation.overlines.iter().map(RowView::from).collect(),
            fours: explanation.fours.iter().map(FourView::from).collect(),
            threes: explanation.threes.iter().map(ThreeView::from).collect(),
            false_rows: explanation.false_rows.iter().map(FalseRowView::from).collect(),
        }
    }
}

impl From<&Row> for RowView {
    fn from(row: &Row) -> Self {
        Self { direction: row.direction.id().into(), stones: texts(&row.stones) }
    }
}

impl From<&Four> for FourView {
    fn from(four: &Four) -> Self {
        Self {
            row: RowView { direction: four.direction.id().into(), stones: texts(&four.stones) },
            straight: four.is_straight(),
            five_points: texts(&four.five_points),
        }
    }
}

impl From<&Three> for ThreeView {
    fn from(three: &Three) -> Self {
        Self {
            row: RowView { direction: three.direction.id().into(), stones: texts(&three.stones) },
            connected: three.is_connected(),
            real: three.is_real(),
            continuations: three.continuations.iter().map(ContinuationView::from).collect(),
        }
    }
}

impl From<&Continuation> for ContinuationView {
    fn from(continuation: &Continuation) -> Self {
        Self {
            playable: continuation.is_playable(),
            straight_four: texts(&continuation.straight_four),
            five_points: texts(&continuation.five_points),
            explanation: (&continuation.explanation).into(),
        }
    }
}

impl From<&FalseRow> for FalseRowView {
    fn from(row: &FalseRow) -> Self {
        let reason = match row.reason {
            FalseReason::NoRoom => "no-room",
            FalseReason::RottenSix => "rotten-six",
        };
        Self {
            row: RowView { direction: row.direction.id().into(), stones: texts(&row.stones) },
            reason: reason.into(),
        }
    }
}

impl From<&Shape> for ShapeView {
    fn from(shape: &Shape) -> Self {
        Self {
            kind: shape.kind.id().into(),
            directions: shape.directions.iter().map(|direction| direction.id().into()).collect(),
            stones: texts(&shape.stones),
            keys: texts(&shape.keys),
        }
    }
}
