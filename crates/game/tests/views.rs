//! What viewers are told.
#![allow(clippy::unwrap_used)]

use tengen_game::{Action, Command, CommandId, Enforcement, Game, Millis, Seat, Settings, Viewer};
use tengen_rules::BoardSize;
use tengen_rules::opening::Opening;

fn play(settings: Settings, points: &str) -> Game {
    let mut game = Game::new(settings, Millis::ZERO).unwrap();
    for (index, point) in points.split(' ').enumerate() {
        let action = Action::Place { point: point.parse().unwrap(), offer_draw: false };
        let command = Command { id: CommandId(index as u64), action };
        let seat = game.to_act().unwrap();
        game.apply(seat.into(), command, Millis(index as u64)).unwrap();
    }
    game
}

fn json(game: &Game, viewer: Viewer) -> serde_json::Value {
    serde_json::to_value(game.snapshot(viewer, Millis(50))).unwrap()
}

/// The stone on i8 is a double-three.
const FOUL: &str = "h8 a1 j8 a3 i7 c1 i9 o15 i8";

#[test]
fn a_claim_room_says_nothing_of_fouls_before_the_end() {
    for enforcement in [Enforcement::Claim, Enforcement::ClaimRif] {
        let settings = Settings { enforcement, ..Settings::default() };
        let mut game = play(settings, FOUL);
        for viewer in [Viewer::Seat(Seat::One), Viewer::Seat(Seat::Two), Viewer::Spectator] {
            let text = json(&game, viewer).to_string();
            assert!(!text.contains("double-three"), "{text}");
        }
        let resign = Command { id: CommandId(99), action: Action::Resign };
        game.apply(Seat::Two.into(), resign, Millis(50)).unwrap();
        for viewer in Viewer::ALL {
            let snapshot = json(&game, viewer);
            assert_eq!(snapshot["missed_fouls"][0]["kind"], "double-three");
            assert!(snapshot["forbidden"].is_array());
        }
    }
}

#[test]
fn a_snapshot_shows_moves_prompt_and_clocks() {
    let settings = Settings { clock: "fischer-60+1".parse().unwrap(), ..Settings::default() };
    let snapshot = json(&play(settings, FOUL), Viewer::Seat(Seat::Two));
    assert_eq!(snapshot["moves"][8]["stone"], "i8");
    assert_eq!(snapshot["moves"][8]["colour"], "black");
    assert_eq!(snapshot["prompt"]["seat"], "two");
    assert_eq!(snapshot["prompt"]["ask"]["kind"], "move");
    assert_eq!(snapshot["prompt"]["ask"]["allowed"].as_array().unwrap().len(), 225 - 9);
    assert_eq!(
        snapshot["prompt"]["may"][1],
        serde_json::json!(["pass", "offer-draw", "claim-foul", "resign"])
    );
    assert_eq!(snapshot["clocks"][1]["total_ms"], 60_000 - 4 + 4_000 - 42);
    assert_eq!(snapshot["forbidden"], serde_json::Value::Null);
    assert_eq!(snapshot["settings"]["clock"], "fischer-60+1");
}

#[test]
fn forbidden_points_are_left_out_of_a_prompt_only_for_those_who_may_know_them() {
    for show_forbidden in [true, false] {
        let settings =
            Settings { enforcement: Enforcement::Unplayable, show_forbidden, ..Settings::default() };
        let game = play(settings, &FOUL[..FOUL.len() - 3]);
        for (viewer, knows) in [
            (Viewer::Seat(Seat::One), show_forbidden),
            (Viewer::Seat(Seat::Two), show_forbidden),
            (Viewer::Spectator, false),
            (Viewer::Arbiter, true),
        ] {
            let snapshot = json(&game, viewer);
            let allowed = snapshot["prompt"]["ask"]["allowed"].as_array().unwrap().len();
            assert_eq!(allowed, 225 - 8 - usize::from(knows), "{viewer:?}");
        }
    }
}

#[test]
fn only_players_and_arbiter_are_told_that_nothing_can_be_played() {
    let settings = Settings {
        enforcement: Enforcement::Unplayable,
        size: BoardSize::new(5).unwrap(),
        ..Settings::default()
    };
    let points = "c3 b5 c2 d5 a3 d3 e1 b1 d2 c5 e5 c4 a4 c1 e2 e3 d4 d1 a5 b4 e4 b3";
    let game = play(settings, points);
    for viewer in Viewer::ALL {
        let told = &json(&game, viewer)["prompt"]["ask"]["only_forbidden"];
        assert_eq!(told, &(viewer != Viewer::Spectator), "{viewer:?}");
    }
}

#[test]
fn questions_are_written_with_their_bounds() {
    let ask = |opening: Opening, points: &str| {
        let game = play(Settings { opening, ..Settings::default() }, points);
        json(&game, Viewer::Spectator)["prompt"]["ask"]["question"].clone()
    };
    assert_eq!(
        ask(Opening::Yamaguchi, "h8"),
        serde_json::json!({"id": "place", "colour": "white", "region": "touching-centre"})
    );
    assert_eq!(
        ask(Opening::Yamaguchi, "h8 h9 i9"),
        serde_json::json!({"id": "declare", "min": 1, "max": 12})
    );
    assert_eq!(ask(Opening::Swap2, "h8 h9 i9"), serde_json::json!({"id": "choose-colour-or-add-two"}));
}
