//! What the rules say of a position outside any game.

use std::collections::BTreeMap;

use tengen_rules::opening::NamedOpening;
use tengen_rules::{
    Admit, Board, BoardSize, Colour, Forbidden, IllegalPosition, IllegalStone, LineBoard, Point, Position,
    Referee, Row, RuleSet, Setup, Threat, Verdict,
};
use tengen_study::StudyError;
use tengen_wire::{
    ExplanationView, ForbiddenPointView, Judge, Judged, PositionText, RulesJudged, SideJudged, Text,
    ThreatKind, ThreatView, WonView,
};

/// The most rule sets that a position is judged by at once: all there are.
const RULE_SETS: usize = RuleSet::ALL.len();

/// A position as it was played out on a board.
struct Played {
    board: Board,
    to_move: Colour,
    /// The last move and the board before it.
    last: Option<(Point, Colour, Board)>,
}

/// Why a position cannot be judged.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unjudged {
    /// The stones cannot stand or be played like that.
    #[error(transparent)]
    Stones(#[from] StudyError),
    /// No board has so many lines.
    #[error("a board has 5 to 20 lines")]
    Size,
    /// No rule set was named, or one more than once.
    #[error("1 to {RULE_SETS} rule sets, each once")]
    RuleSets,
}

impl Unjudged {
    /// The codes of the reasons that are not those of stones.
    pub(crate) const CODES: [&'static str; 2] = ["board-size", "rule-sets"];

    /// The machine's word for the reason.
    pub(crate) const fn code(&self) -> &'static str {
        match self {
            Self::Stones(error) => error.code(),
            Self::Size => Self::CODES[0],
            Self::RuleSets => Self::CODES[1],
        }
    }

    /// What the sentence in other languages needs.
    pub(crate) fn args(&self) -> BTreeMap<String, String> {
        match self {
            Self::Stones(error) => study_args(error),
            Self::Size => BTreeMap::new(),
            Self::RuleSets => BTreeMap::from([("max".into(), RULE_SETS.to_string())]),
        }
    }
}

/// What the sentence about a tree or its position needs in other languages.
pub(crate) fn study_args(error: &StudyError) -> BTreeMap<String, String> {
    let pair = |name: &str, value: String| (name.to_owned(), value);
    let max = |most: usize| BTreeMap::from([pair("max", most.to_string())]);
    match error {
        StudyError::Stone(IllegalStone::Occupied { point, colour }) => {
            BTreeMap::from([pair("point", point.to_string()), pair("colour", colour.to_string())])
        }
        StudyError::Stone(IllegalStone::OutsideBoard { point, size }) => {
            BTreeMap::from([pair("point", point.to_string()), pair("size", size.to_string())])
        }
        StudyError::OffBoard { point, size } => {
            BTreeMap::from([pair("point", point.to_string()), pair("size", size.to_string())])
        }
        StudyError::AfterWin { point } => BTreeMap::from([pair("point", point.to_string())]),
        StudyError::Position(IllegalPosition::FinishedFive { colour, .. }) => {
            BTreeMap::from([pair("colour", colour.to_string())])
        }
        StudyError::Nodes => max(tengen_study::NODES_MAX),
        StudyError::Drawings => max(tengen_study::DRAWINGS_MAX),
        StudyError::Comment => max(tengen_study::COMMENT_MAX),
        StudyError::Comments => max(tengen_study::COMMENTS_MAX),
        StudyError::Title => max(tengen_study::TITLE_MAX),
        StudyError::Authors => max(tengen_study::AUTHORS_MAX),
        StudyError::Events => max(tengen_study::EVENTS_MAX as usize),
        StudyError::Position(_)
        | StudyError::Characters
        | StudyError::Clock
        | StudyError::Arrow
        | StudyError::NotAuthor
        | StudyError::NotOwner
        | StudyError::Invitation => BTreeMap::new(),
    }
}

/// Judges a position by the rule sets that are asked for.
pub(crate) fn judge(asked: &Judge) -> Result<Judged, Unjudged> {
    let count = asked.rule_sets.len();
    let is_twice = (1..count).any(|index| asked.rule_sets[..index].contains(&asked.rule_sets[index]));
    if count == 0 || is_twice {
        return Err(Unjudged::RuleSets);
    }
    let played = play(&asked.position)?;
    let explain = asked.explain.map(|Text(point)| point);
    if let Some(point) = explain {
        // Whether a stone could stand there at all.
        played.board.clone().place(point, played.to_move).map_err(StudyError::Stone)?;
    }
    let by = asked.rule_sets.iter().map(|Text(rule_set)| by_rules(*rule_set, &played, explain)).collect();
    Ok(Judged { to_move: played.to_move.into(), opening: opening(&asked.position), by })
}

/// The position, with another side to move if one is named. Nobody may have won in it.
pub(crate) fn position(
    text: &PositionText,
    rule_set: RuleSet,
    side: Option<Colour>,
) -> Result<Position, Unjudged> {
    let Played { board, to_move, .. } = play(text)?;
    let setup = Setup { board, rule_set, to_move: side.unwrap_or(to_move) };
    Ok(Position::new(setup, Admit::PROBLEM).map_err(StudyError::Position)?)
}

fn play(position: &PositionText) -> Result<Played, Unjudged> {
    let size = BoardSize::new(position.size).ok_or(Unjudged::Size)?;
    let mut board = Board::new(size);
    for (points, colour) in [(&position.black, Colour::Black), (&position.white, Colour::White)] {
        for &Text(point) in points {
            board.place(point, colour).map_err(StudyError::Stone)?;
        }
    }
    let mut to_move = Colour::from(position.first);
    let mut last = None;
    for &each in position.moves.0.moves() {
        last = None;
        if let Some(point) = each {
            let before = board.clone();
            board.place(point, to_move).map_err(StudyError::Stone)?;
            last = Some((point, to_move, before));
        }
        to_move = to_move.opponent();
    }
    Ok(Played { board, to_move, last })
}

/// The opening of a game from the empty board.
fn opening(position: &PositionText) -> Option<String> {
    let size = BoardSize::new(position.size)?;
    let is_game = position.black.is_empty() && position.white.is_empty();
    let [Some(first), Some(white), Some(third), ..] = position.moves.0.moves() else { return None };
    let is_black = Colour::from(position.first) == Colour::Black;
    if !is_game || !is_black || *first != size.centre() {
        return None;
    }
    NamedOpening::recognise(size, *white, *third).map(|opening| opening.code().into())
}

fn by_rules(rule_set: RuleSet, played: &Played, explain: Option<Point>) -> RulesJudged {
    let board = &played.board;
    let referee = |colour| Referee::new(rule_set, colour);
    let won = Colour::BOTH.into_iter().find_map(|colour| {
        let row = referee(colour).winning_row(board)?;
        Some(WonView { colour: colour.into(), row: texts(&row.stones) })
    });
    let last = played.last.as_ref().and_then(|(point, colour, before)| {
        referee(*colour).verdict(before, *point).ok().map(|verdict| word(verdict).into())
    });
    let sides = match won {
        Some(_) => Vec::new(),
        None => Colour::BOTH.map(|colour| side(rule_set, board, colour)).into(),
    };
    let explanation = explain.and_then(|point| {
        let explanation = referee(played.to_move).explain(board, point).ok()?;
        Some(Box::new(ExplanationView::new(board, &explanation)))
    });
    let dead = won.is_none() && rule_set.is_dead(board);
    RulesJudged { rule_set: Text(rule_set), won, dead, last, sides, explanation }
}

fn side(rule_set: RuleSet, board: &Board, colour: Colour) -> SideJudged {
    let referee = Referee::new(rule_set, colour);
    let judgement = referee.judge(board);
    let forbidden = Forbidden::ALL.into_iter().flat_map(|kind| {
        judgement.of(kind).iter().map(move |point| ForbiddenPointView {
            point: Text(point),
            colour: colour.into(),
            kind: kind.into(),
        })
    });
    SideJudged {
        colour: colour.into(),
        fives: judgement.five.iter().map(Text).collect(),
        forbidden: forbidden.collect(),
        threats: threats(rule_set, board, referee),
    }
}

/// The fours and threes that stand on the board: what is left of the fives and straight fours that one
/// more stone would make, when that stone is taken away.
fn threats(rule_set: RuleSet, board: &Board, referee: Referee) -> Vec<ThreatView> {
    let lines = LineBoard::new(board.clone(), rule_set);
    let mut found = Vec::new();
    for (threat, kind) in [(Threat::Five, ThreatKind::Four), (Threat::Four, ThreatKind::Three)] {
        for point in lines.points(referee.colour(), threat) {
            let Ok(explanation) = referee.explain(board, point) else { continue };
            let rows: Vec<&[Point]> = match (kind, explanation.verdict) {
                (ThreatKind::Four, Verdict::Five) => {
                    explanation.fives.iter().map(|row: &Row| &*row.stones).collect()
                }
                (ThreatKind::Three, Verdict::Legal) => {
                    let straight = explanation.fours.iter().filter(|four| four.is_straight());
                    straight.map(|four| &*four.stones).collect()
                }
                _ => continue,
            };
            for row in rows {
                note(&mut found, kind, row, point);
            }
        }
    }
    found
}

/// Adds the stones of a row without `point`; those that are known get another point.
fn note(found: &mut Vec<ThreatView>, kind: ThreatKind, row: &[Point], point: Point) {
    let stones: Vec<_> = row.iter().filter(|stone| **stone != point).copied().map(Text).collect();
    match found.iter_mut().find(|threat| threat.kind == kind && threat.stones == stones) {
        Some(threat) => threat.points.push(Text(point)),
        None => found.push(ThreatView { kind, stones, points: vec![Text(point)] }),
    }
}

fn texts(points: &[Point]) -> Vec<Text<Point>> {
    points.iter().copied().map(Text).collect()
}

const fn word(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Five => "five",
        Verdict::Forbidden(kind) => kind.id(),
        Verdict::Legal => "legal",
    }
}

#[cfg(test)]
#[allow(clippy::needless_pass_by_value, reason = "positions are written where they are judged")]
mod tests {
    use serde_json::json;

    use super::*;

    fn judged(position: serde_json::Value, more: serde_json::Value) -> Result<Judged, Unjudged> {
        let mut asked = json!({ "rule_sets": ["renju"], "explain": null });
        asked["position"] = json!({ "size": 15, "black": [], "white": [], "first": "black", "moves": "" });
        for (field, value) in position.as_object().unwrap() {
            asked["position"][field] = value.clone();
        }
        for (field, value) in more.as_object().unwrap() {
            asked[field] = value.clone();
        }
        judge(&serde_json::from_value(asked).unwrap())
    }

    fn names(points: &[Text<Point>]) -> String {
        points.iter().map(|point| point.0.to_string()).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn the_first_three_moves_have_a_name() {
        let of = |moves: &str| judged(json!({ "moves": moves }), json!({})).unwrap().opening;
        assert_eq!(of("h8 i9 f6").as_deref(), Some("I13"));
        assert_eq!(of("h8 g7 j10 a1").as_deref(), Some("I13"));
        assert_eq!(of("h8 i9"), None);
        assert_eq!(of("a1 i9 f6"), None);
    }

    #[test]
    fn fouls_and_threats_are_those_of_each_rule_set() {
        let position = json!({ "black": ["h7", "h9", "g8", "i8"], "white": ["a1", "a2", "a3", "a4"] });
        let judged =
            judged(position, json!({ "rule_sets": ["renju", "freestyle"], "explain": "h8" })).unwrap();
        let [renju, freestyle] = &judged.by[..] else { panic!() };
        let [black, white] = &renju.sides[..] else { panic!() };
        assert_eq!(black.forbidden.len(), 1);
        assert_eq!(names(&white.fives), "a5");
        let four = &white.threats[0];
        assert_eq!(
            (four.kind, names(&four.stones), names(&four.points)),
            (ThreatKind::Four, "a1 a2 a3 a4".into(), "a5".into())
        );
        assert_eq!(renju.explanation.as_ref().unwrap().explanation.verdict, "double-three");
        assert!(freestyle.sides[0].forbidden.is_empty());
        assert_eq!(freestyle.explanation.as_ref().unwrap().explanation.verdict, "legal");
    }

    #[test]
    fn a_three_is_a_line_with_the_points_that_make_a_straight_four() {
        let judged = judged(json!({ "black": ["h7", "h8", "h9"] }), json!({})).unwrap();
        let threats = &judged.by[0].sides[0].threats;
        assert_eq!(threats.len(), 1);
        assert_eq!(threats[0].kind, ThreatKind::Three);
        assert_eq!(
            (names(&threats[0].stones), names(&threats[0].points)),
            ("h7 h8 h9".into(), "h6 h10".into())
        );
    }

    #[test]
    fn the_last_move_is_a_foul_by_one_rule_set_and_none_by_another() {
        let position = json!({ "black": ["h7", "h9", "g8", "i8"], "moves": "h8" });
        let judged = judged(position, json!({ "rule_sets": ["renju", "standard"] })).unwrap();
        let last: Vec<_> = judged.by.iter().map(|by| by.last.as_deref().unwrap()).collect();
        assert_eq!(last, ["double-three", "legal"]);
        assert_eq!(judged.to_move, tengen_wire::shape::Colour::White);
    }

    #[test]
    fn a_row_that_has_won_is_shown_and_nothing_else_is_asked() {
        let judged = judged(json!({ "moves": "h8 a1 h9 a2 h10 a3 h11 a4 h12" }), json!({})).unwrap();
        assert_eq!(names(&judged.by[0].won.as_ref().unwrap().row), "h8 h9 h10 h11 h12");
        assert!(judged.by[0].sides.is_empty());
    }

    #[test]
    fn what_is_no_position_is_refused_with_its_reason() {
        let code = |position, more| judged(position, more).unwrap_err().code();
        assert_eq!(code(json!({ "black": ["h8", "h8"] }), json!({})), "occupied");
        assert_eq!(code(json!({ "black": ["h8"], "moves": "h8" }), json!({})), "occupied");
        assert_eq!(code(json!({ "size": 9, "black": ["o15"] }), json!({})), "outside-board");
        assert_eq!(code(json!({ "size": 99 }), json!({})), "board-size");
        assert_eq!(code(json!({}), json!({ "rule_sets": [] })), "rule-sets");
        assert_eq!(code(json!({}), json!({ "rule_sets": ["renju", "renju"] })), "rule-sets");
        assert_eq!(code(json!({ "black": ["h8"] }), json!({ "explain": "h8" })), "occupied");
    }
}
