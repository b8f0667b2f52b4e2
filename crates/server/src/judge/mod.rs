//! What the rules say of a position outside any game.

mod played;
mod unjudged;
mod view;

use tengen_study::StudyError;
use tengen_wire::{Judge, Judged, Text};

pub(crate) use played::{hash, position};
pub use unjudged::Unjudged;
pub(crate) use unjudged::study_args;

/// Judges a position by the rule sets that are asked for.
pub(crate) fn judge(asked: &Judge) -> Result<Judged, Unjudged> {
    let count = asked.rule_sets.len();
    let is_twice = (1..count).any(|index| asked.rule_sets[..index].contains(&asked.rule_sets[index]));
    if count == 0 || is_twice {
        return Err(Unjudged::RuleSets);
    }
    let played = played::play(&asked.position)?;
    let explain = asked.explain.map(|Text(point)| point);
    if let Some(point) = explain {
        // Whether a stone could stand there at all.
        played.board.clone().place(point, played.to_move).map_err(StudyError::Stone)?;
    }
    let by =
        asked.rule_sets.iter().map(|Text(rule_set)| view::by_rules(*rule_set, &played, explain)).collect();
    Ok(Judged { to_move: played.to_move.into(), opening: view::opening(&asked.position), by })
}

#[cfg(test)]
#[allow(clippy::needless_pass_by_value, reason = "positions are written where they are judged")]
mod tests {
    use serde_json::json;
    use tengen_rules::Point;
    use tengen_wire::ThreatKind;

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
        let fouls = |index: usize| judged.by[index].fouls.iter().map(|foul| foul.point).collect::<Vec<_>>();
        assert_eq!((names(&fouls(0)), fouls(1).len()), ("h8".into(), 0));
        assert_eq!(judged.to_move, tengen_wire::shape::Colour::White);
    }

    #[test]
    fn a_foul_stays_one_when_play_goes_on() {
        let position = json!({ "black": ["h7", "h9", "g8", "i8"], "moves": "h8 a1 - a2" });
        let judged = judged(position, json!({})).unwrap();
        assert_eq!(judged.by[0].last.as_deref(), Some("legal"));
        let fouls = &judged.by[0].fouls;
        assert_eq!((fouls.len(), fouls[0].point.0), (1, Point::TENGEN));
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
