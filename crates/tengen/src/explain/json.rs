//! Explanations as JSON; docs/json.md describes it.

use serde::Serialize;
use tengen_rules::{Board, Continuation, Excuse, Explanation, FalseReason, FalseRow, Four, Row};
use tengen_rules::{Point, Shape, Three, Verdict};

/// The answer for one position.
#[derive(Serialize)]
pub(super) struct Answer {
    position: String,
    #[serde(flatten)]
    explanation: Tree,
    shapes: Vec<NamedShape>,
}

#[derive(Serialize)]
struct Tree {
    point: String,
    verdict: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    excuse: Option<&'static str>,
    depth: usize,
    fives: Vec<Line>,
    overlines: Vec<Line>,
    fours: Vec<FourLine>,
    threes: Vec<ThreeLine>,
    false_rows: Vec<FalseLine>,
}

#[derive(Serialize)]
struct Line {
    direction: &'static str,
    stones: Vec<String>,
}

#[derive(Serialize)]
struct FourLine {
    #[serde(flatten)]
    line: Line,
    straight: bool,
    five_points: Vec<String>,
}

#[derive(Serialize)]
struct ThreeLine {
    #[serde(flatten)]
    line: Line,
    connected: bool,
    real: bool,
    continuations: Vec<Key>,
}

#[derive(Serialize)]
struct Key {
    playable: bool,
    straight_four: Vec<String>,
    five_points: Vec<String>,
    #[serde(flatten)]
    explanation: Tree,
}

#[derive(Serialize)]
struct FalseLine {
    #[serde(flatten)]
    line: Line,
    reason: &'static str,
}

#[derive(Serialize)]
struct NamedShape {
    kind: &'static str,
    directions: Vec<&'static str>,
    stones: Vec<String>,
    keys: Vec<String>,
}

fn names(points: &[Point]) -> Vec<String> {
    points.iter().map(ToString::to_string).collect()
}

impl Answer {
    pub(super) fn new(board: &Board, explanation: &Explanation) -> Self {
        Self {
            position: board.to_string(),
            explanation: explanation.into(),
            shapes: explanation.shapes().iter().map(NamedShape::from).collect(),
        }
    }
}

impl From<&Explanation> for Tree {
    fn from(explanation: &Explanation) -> Self {
        Self {
            point: explanation.point.to_string(),
            verdict: match explanation.verdict {
                Verdict::Five => "five",
                Verdict::Forbidden(kind) => kind.id(),
                Verdict::Legal => "legal",
            },
            excuse: explanation.excuse.map(|excuse| match excuse {
                Excuse::MakesFour => "makes-four",
                Excuse::OnlyDefence => "only-defence",
            }),
            depth: explanation.depth(),
            fives: explanation.fives.iter().map(Line::from).collect(),
            overlines: explanation.overlines.iter().map(Line::from).collect(),
            fours: explanation.fours.iter().map(FourLine::from).collect(),
            threes: explanation.threes.iter().map(ThreeLine::from).collect(),
            false_rows: explanation.false_rows.iter().map(FalseLine::from).collect(),
        }
    }
}

impl From<&Row> for Line {
    fn from(row: &Row) -> Self {
        Self { direction: row.direction.id(), stones: names(&row.stones) }
    }
}

impl From<&Four> for FourLine {
    fn from(four: &Four) -> Self {
        Self {
            line: Line { direction: four.direction.id(), stones: names(&four.stones) },
            straight: four.is_straight(),
            five_points: names(&four.five_points),
        }
    }
}

impl From<&Three> for ThreeLine {
    fn from(three: &Three) -> Self {
        Self {
            line: Line { direction: three.direction.id(), stones: names(&three.stones) },
            connected: three.is_connected(),
            real: three.is_real(),
            continuations: three.continuations.iter().map(Key::from).collect(),
        }
    }
}

impl From<&Continuation> for Key {
    fn from(continuation: &Continuation) -> Self {
        Self {
            playable: continuation.is_playable(),
            straight_four: names(&continuation.straight_four),
            five_points: names(&continuation.five_points),
            explanation: (&continuation.explanation).into(),
        }
    }
}

impl From<&FalseRow> for FalseLine {
    fn from(row: &FalseRow) -> Self {
        Self {
            line: Line { direction: row.direction.id(), stones: names(&row.stones) },
            reason: match row.reason {
                FalseReason::NoRoom => "no-room",
                FalseReason::RottenSix => "rotten-six",
            },
        }
    }
}

impl From<&Shape> for NamedShape {
    fn from(shape: &Shape) -> Self {
        Self {
            kind: shape.kind.id(),
            directions: shape.directions.iter().map(|direction| direction.id()).collect(),
            stones: names(&shape.stones),
            keys: names(&shape.keys),
        }
    }
}
