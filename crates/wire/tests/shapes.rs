//! The shapes say what the values of the game and the room look like in JSON.
#![allow(clippy::unwrap_used)]

use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use tengen_game::{Action, Command, CommandId, Event, Game, Millis, Seat, Settings, SettingsError, Viewer};
use tengen_room::{GameId, Person, Preset, RoomSettings};
use tengen_rules::opening::{Answer, Question};
use tengen_wire::{AskView, ClientMessage, GameAction, GameView, QuestionView, Text, shape};

/// Both types write and read the same JSON.
fn check<Real: Serialize + DeserializeOwned + Debug + PartialEq, Shape: Serialize + DeserializeOwned>(
    value: &Real,
) {
    let json = serde_json::to_value(value).unwrap();
    let shape: Shape = serde_json::from_value(json.clone()).unwrap();
    let back = serde_json::to_value(&shape).unwrap();
    assert_eq!(back, json);
    assert_eq!(&serde_json::from_value::<Real>(back).unwrap(), value);
}

/// What a viewer is sent is read back as it was, and says what the snapshot says.
fn check_view(game: &Game, viewer: Viewer, now: Millis) {
    let snapshot = game.snapshot(viewer, now);
    let said = serde_json::to_value(&snapshot).unwrap();
    let view = GameView::from(snapshot);
    let json = serde_json::to_value(&view).unwrap();
    assert_eq!(serde_json::from_value::<GameView>(json.clone()).unwrap(), view);
    for (field, value) in json.as_object().unwrap() {
        // A move has fewer fields and a prompt lists free points only where not all may be chosen.
        if !["moves", "prompt"].contains(&field.as_str()) {
            assert_eq!(&said[field], value, "{field}");
        }
    }
    assert_eq!(json["prompt"].is_null(), said["prompt"].is_null());
    if let Value::Object(prompt) = &said["prompt"] {
        assert_eq!((&json["prompt"]["seat"], &json["prompt"]["may"]), (&prompt["seat"], &prompt["may"]));
    }
}

/// Something that the asked seat can do: an answer to the question, or a stone on a free point.
fn something(game: &Game, view: &GameView, dice: &mut fastrand::Rng) -> GameAction {
    let prompt = view.prompt.as_ref().unwrap();
    let free: Vec<_> = game.board().free().collect();
    let answer = |answer| GameAction::Answer { answer: Text(answer) };
    match &prompt.ask {
        AskView::Opening { question, allowed, .. } => {
            let mut points: Vec<_> = allowed.iter().map(|Text(point)| *point).collect();
            dice.shuffle(&mut points);
            match question {
                QuestionView::Place { .. } => GameAction::Place { point: Text(points[0]), offer_draw: false },
                QuestionView::Offer { count } => {
                    answer(Answer::Offer(points[..usize::from(*count)].to_vec()))
                }
                QuestionView::ChooseColour => answer(Answer::Choose(tengen_rules::Colour::White)),
                QuestionView::ChooseColourOrAddTwo => answer(Answer::AddTwo),
                QuestionView::MaySwap => answer(Answer::Swap(dice.bool())),
                QuestionView::MaySwapOrOffer { .. } => answer(Answer::OfferFifths),
                QuestionView::Declare { min, .. } => answer(Answer::Declare(*min)),
                QuestionView::KeepOne => answer(Answer::Keep(points[0])),
                QuestionView::RemoveOne => answer(Answer::Remove(points[0])),
            }
        }
        AskView::ClaimOrLetStand { .. } => GameAction::LetStand,
        AskView::Nigiri { .. } | AskView::Move { .. } => {
            GameAction::Place { point: Text(*dice.choice(&free).unwrap()), offer_draw: dice.u8(..) < 20 }
        }
    }
}

/// Plays at random and looks at what everybody is told after each step; answers with the events.
fn play(settings: Settings, dice: &mut fastrand::Rng) -> Result<Vec<Event>, SettingsError> {
    let mut game = Game::new(settings, Millis(1_000))?;
    let mut events = Vec::new();
    for id in 0..120 {
        let now = Millis(1_000 + id * 700);
        for viewer in Viewer::ALL {
            check_view(&game, viewer, now);
        }
        let Some(seat) = game.to_act() else { break };
        let view = GameView::from(game.snapshot(Viewer::Seat(seat), now));
        let action = if dice.u8(..) < 8 { GameAction::ClaimFoul } else { something(&game, &view, dice) };
        let message = ClientMessage::Act {
            id,
            room: "room".parse().unwrap(),
            game: "game".parse::<GameId>().unwrap(),
            action: action.clone(),
        };
        let text = serde_json::to_string(&message).unwrap();
        assert_eq!(serde_json::from_str::<ClientMessage>(&text).unwrap(), message, "{text}");
        let command = Command { id: CommandId(id), action: Action::from(action) };
        events.extend(game.apply(seat.into(), command, now).unwrap_or_default());
    }
    Ok(events)
}

#[test]
fn what_is_sent_of_random_games_of_every_kind_is_read_back_as_it_was() {
    let mut dice = fastrand::Rng::with_seed(15);
    for preset in Preset::ALL {
        for _ in 0..2 {
            let events = play(preset.settings().game, &mut dice).unwrap();
            assert!(!events.is_empty(), "{}", preset.id);
            for event in &events {
                check::<Event, shape::Event>(event);
            }
        }
    }
}

#[test]
fn the_settings_of_every_room_have_their_shape() {
    for preset in Preset::ALL {
        check::<RoomSettings, shape::RoomSettings>(&preset.settings());
    }
    check::<Person, shape::Person>(&Person { id: "ada1".parse().unwrap(), name: "石上清泉".into() });
    for seat in Seat::BOTH {
        check::<Seat, shape::Seat>(&seat);
    }
}

#[test]
fn every_question_has_its_view_under_the_same_name() {
    let names: Vec<_> = Question::IDS.into_iter().collect();
    let colour = shape::Colour::Black;
    let views = [
        QuestionView::Place { colour },
        QuestionView::Offer { count: 2 },
        QuestionView::ChooseColour,
        QuestionView::ChooseColourOrAddTwo,
        QuestionView::MaySwap,
        QuestionView::MaySwapOrOffer { count: 10 },
        QuestionView::Declare { min: 1, max: 8 },
        QuestionView::KeepOne,
        QuestionView::RemoveOne,
    ];
    for view in &views {
        let json = serde_json::to_value(view).unwrap();
        assert!(names.contains(&json["id"].as_str().unwrap()), "{json}");
    }
    assert_eq!(views.len(), names.len());
}

#[test]
fn a_message_with_anything_else_in_it_is_refused() {
    for text in [
        r#"{"type":"hello","protocol":1,"more":2}"#,
        r#"{"type":"hello"}"#,
        r#"{"type":"act","id":1,"room":"../x","game":"g1","action":{"kind":"resign"}}"#,
        r#"{"type":"act","id":-1,"room":"rr","game":"g1","action":{"kind":"resign"}}"#,
        r#"{"type":"act","id":1,"room":"rr","game":"g1","action":{"kind":"place","point":"z99","offer_draw":false}}"#,
        r#"{"type":"dance"}"#,
    ] {
        assert!(serde_json::from_str::<ClientMessage>(text).is_err(), "{text}");
    }
}
