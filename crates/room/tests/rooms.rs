//! Rooms: who may do what when, and that the events are the room.
#![allow(clippy::unwrap_used, clippy::panic)]

use proptest::prelude::*;
use tengen_game::{ColourChoice, GameResult, Seat};
use tengen_room::{
    Action, Chance, FirstColours, Person, Preset, Room, RoomEvent, RoomEventKind, RoomRejection,
    RoomSettings, Status,
};

fn person(id: &str) -> Person {
    Person { id: id.parse().unwrap(), name: id.to_uppercase() }
}

fn chance(game: &str, draw: Seat) -> Chance {
    Chance { game: game.parse().unwrap(), draw }
}

fn settings(games: u32, colours: FirstColours) -> RoomSettings {
    RoomSettings { games, colours, ..Preset::ALL[0].settings() }
}

/// A room with both players in it, in which the first game has begun.
fn full_room(games: u32, colours: FirstColours, draw: Seat) -> (Room, Vec<RoomEvent>) {
    let (mut room, mut events) = Room::open(settings(games, colours), person("host"), 5).unwrap();
    events.extend(room.apply(&person("guest"), Action::Join, chance("g1", draw), 9).unwrap());
    (room, events)
}

/// The colours of the game that the last event begins.
fn colours(events: &[RoomEvent]) -> ColourChoice {
    match &events.last().unwrap().kind {
        RoomEventKind::GameBegan { settings, .. } => settings.colours,
        kind => panic!("no game began: {kind:?}"),
    }
}

/// Ends the game and lets both players go on.
fn go_on(room: &mut Room, result: GameResult, black: Seat, next: &str) -> Vec<RoomEvent> {
    room.game_ended(result, Some(black), 20).unwrap();
    room.apply(&person("host"), Action::Ready, chance("no", Seat::One), 21).unwrap();
    room.apply(&person("guest"), Action::Ready, chance(next, Seat::One), 22).unwrap()
}

#[test]
fn a_game_begins_when_somebody_comes() {
    let (room, events) = full_room(1, FirstColours::Random, Seat::Two);
    assert_eq!(room.status(), &Status::Playing { game: "g1".parse().unwrap() });
    assert_eq!(colours(&events), ColourChoice::Random(Seat::Two));
    assert_eq!(events.iter().map(|event| event.seq).collect::<Vec<_>>(), [1, 2, 3]);
}

#[test]
fn colours_alternate_within_a_match_and_are_exchanged_in_a_rematch() {
    let (mut room, events) = full_room(2, FirstColours::Host, Seat::Two);
    assert_eq!(colours(&events), ColourChoice::Fixed(Seat::One));
    let second = go_on(&mut room, GameResult::Win(Seat::One), Seat::One, "g2");
    assert_eq!(colours(&second), ColourChoice::Alternate(Seat::Two));
    let rematch = go_on(&mut room, GameResult::Draw, Seat::Two, "g3");
    assert_eq!(colours(&rematch), ColourChoice::Alternate(Seat::One));
    assert_eq!(room.games().unwrap().half_points(), [0, 0], "a rematch is a new match");
    assert_eq!(room.played().len(), 3);
}

#[test]
fn colours_are_drawn_in_the_first_game_only() {
    let (mut room, events) = full_room(2, FirstColours::Nigiri, Seat::One);
    assert_eq!(colours(&events), ColourChoice::Nigiri);
    let second = go_on(&mut room, GameResult::Win(Seat::One), Seat::Two, "g2");
    assert_eq!(colours(&second), ColourChoice::Alternate(Seat::One));
    assert_eq!(room.games().unwrap().half_points(), [2, 0]);
}

#[test]
fn a_game_that_does_not_count_is_played_again_with_the_same_colours() {
    let (mut room, _) = full_room(2, FirstColours::Guest, Seat::One);
    let again = go_on(&mut room, GameResult::Void, Seat::Two, "g2");
    assert_eq!(colours(&again), ColourChoice::Alternate(Seat::Two));
    assert!(matches!(again.last().unwrap().kind, RoomEventKind::GameBegan { number: 1, .. }));
}

#[test]
fn what_cannot_be_done_is_refused_with_its_code() {
    let (mut room, _) = Room::open(settings(1, FirstColours::Random), person("host"), 5).unwrap();
    let refuse = |room: &mut Room, who: &str, action| {
        room.apply(&person(who), action, chance("gg", Seat::One), 9).unwrap_err().code()
    };
    assert_eq!(refuse(&mut room, "host", Action::Join), "already-seated");
    assert_eq!(refuse(&mut room, "host", Action::Ready), "no-opponent");
    assert_eq!(refuse(&mut room, "guest", Action::Ready), "not-seated");
    assert_eq!(room.game_ended(GameResult::Draw, None, 9), Err(RoomRejection::NoGame));
    room.apply(&person("guest"), Action::Join, chance("g1", Seat::One), 9).unwrap();
    assert_eq!(refuse(&mut room, "third", Action::Join), "room-full");
    assert_eq!(refuse(&mut room, "host", Action::Leave), "game-running");
    assert_eq!(room.close(9), Err(RoomRejection::GameRunning));
    room.game_ended(GameResult::Draw, Some(Seat::One), 10).unwrap();
    room.apply(&person("guest"), Action::Leave, chance("g2", Seat::One), 11).unwrap();
    assert_eq!(refuse(&mut room, "host", Action::Ready), "room-closed");
    let mut settings = settings(1, FirstColours::Random);
    settings.preset = Some("nothing".into());
    assert_eq!(Room::open(settings, person("host"), 5).unwrap_err().code(), "unknown-preset");
}

#[test]
fn events_of_something_else_are_no_room() {
    let (_, events) = full_room(1, FirstColours::Random, Seat::One);
    assert!(Room::from_events([]).is_none());
    assert!(Room::from_events(events[1..].to_vec()).is_none(), "without its beginning");
    assert!(Room::from_events([events[0].clone(), events[2].clone()]).is_none(), "with a gap");
}

fn steps() -> impl Strategy<Value = Vec<(u8, u8)>> {
    prop::collection::vec((0..3_u8, 0..8_u8), 0..60)
}

proptest! {
    #[test]
    fn the_events_are_the_room_and_a_rejection_changes_nothing(
        games in 1..4_u32,
        nigiri in any::<bool>(),
        steps in steps(),
    ) {
        let first = if nigiri { FirstColours::Nigiri } else { FirstColours::Random };
        let (mut room, mut events) = Room::open(settings(games, first), person("host"), 5).unwrap();
        for (number, (who, what)) in (10_i64..).zip(steps) {
            let before = room.clone();
            let who = person(["host", "guest", "third"][usize::from(who)]);
            let drawn = chance(&format!("game{number}"), Seat::Two);
            let at = number;
            let black = room.games().and_then(tengen_game::Match::next_black).or(Some(Seat::One));
            let outcome = match what {
                0 => room.apply(&who, Action::Join, drawn, at),
                1 | 2 => room.apply(&who, Action::Ready, drawn, at),
                3 => room.apply(&who, Action::NotReady, drawn, at),
                4 => room.apply(&who, Action::Leave, drawn, at),
                5 => room.game_ended(GameResult::Win(Seat::One), black, at),
                6 => room.game_ended(GameResult::Void, None, at),
                _ => room.close(at),
            };
            if let Ok(new) = outcome {
                events.extend(new);
            } else {
                prop_assert_eq!(&room, &before);
            }
            prop_assert_eq!(Room::from_events(events.clone()), Some(room.clone()));
            let json: Vec<_> = events.iter().map(|event| serde_json::to_string(event).unwrap()).collect();
            let read = json.iter().map(|text| serde_json::from_str(text).unwrap());
            prop_assert_eq!(Room::from_events(read), Some(room.clone()));
        }
        let ended = events.iter().filter(|event| matches!(event.kind, RoomEventKind::GameEnded { .. })).count();
        let playing = matches!(room.status(), Status::Playing { .. });
        prop_assert_eq!(room.played().len(), ended + usize::from(playing));
    }
}
