//! What is shown of a position, by one rule set after the other.

use tengen_rules::opening::NamedOpening;
use tengen_rules::{
    Board, BoardSize, Colour, Forbidden, LineBoard, Point, Referee, Row, RuleSet, Threat, Verdict,
};
use tengen_wire::{
    ExplanationView, ForbiddenPointView, PositionText, RulesJudged, SideJudged, Text, ThreatKind, ThreatView,
    WonView,
};

use super::played::Played;

/// The opening of a game from the empty board.
pub(super) fn opening(position: &PositionText) -> Option<String> {
    let size = BoardSize::new(position.size)?;
    let is_game = position.black.is_empty() && position.white.is_empty();
    let [Some(first), Some(white), Some(third), ..] = position.moves.0.moves() else { return None };
    let is_black = Colour::from(position.first) == Colour::Black;
    if !is_game || !is_black || *first != size.centre() {
        return None;
    }
    NamedOpening::recognise(size, *white, *third).map(|opening| opening.code().into())
}

/// What one rule set says of it.
pub(super) fn by_rules(rule_set: RuleSet, played: &Played, explain: Option<Point>) -> RulesJudged {
    let board = &played.board;
    let referee = |colour| Referee::new(rule_set, colour);
    let won = Colour::BOTH.into_iter().find_map(|colour| {
        let row = referee(colour).winning_row(board)?;
        Some(WonView { colour: colour.into(), row: texts(&row.stones) })
    });
    let last = played.last.as_ref().and_then(|(point, colour, before)| {
        referee(*colour).verdict(before, *point).ok().map(|verdict| word(verdict).into())
    });
    let fouls = fouls(rule_set, played);
    let sides = match won {
        Some(_) => Vec::new(),
        None => Colour::BOTH.map(|colour| side(rule_set, board, colour)).into(),
    };
    let explanation = explain.and_then(|point| {
        let explanation = referee(played.to_move).explain(board, point).ok()?;
        Some(Box::new(ExplanationView::new(board, &explanation)))
    });
    let dead = won.is_none() && rule_set.is_dead(board);
    RulesJudged { rule_set: Text(rule_set), won, dead, last, fouls, sides, explanation }
}

/// The moves that were forbidden when they were made.
fn fouls(rule_set: RuleSet, played: &Played) -> Vec<ForbiddenPointView> {
    let mut board = played.start.clone();
    let mut found = Vec::new();
    for &(point, colour) in &played.moves {
        let verdict = Referee::new(rule_set, colour).verdict(&board, point);
        if let Some(kind) = verdict.ok().and_then(Verdict::forbidden) {
            found.push(ForbiddenPointView { point: Text(point), colour: colour.into(), kind: kind.into() });
        }
        // It could be placed when the position was played out.
        let _ = board.place(point, colour);
    }
    found
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
