//! Games against computer players.

use std::sync::Arc;
use std::time::Duration;

use tengen_game::{Action, Command, CommandId, Event, Game, Millis, Seat};
use tengen_room::{FirstColours, Preset, RoomEvent, RoomEventKind, RoomId, RoomSettings};
use tengen_server::{ComputerOptions, HouseOptions};
use tengen_store::{Append, Commit, Stream};
use tengen_wire::{GameAction, RoomAction, RoomStatus};

use crate::support::{Novice, Page, Venue, claim_room, person, settings};

/// A house whose computers answer at once.
fn options() -> HouseOptions {
    let mut computers = ComputerOptions { pause_ms: Millis::ZERO, ..ComputerOptions::default() };
    computers.pool.table_bytes = 1 << 16;
    // A test need not stand behind whatever else the machine does.
    computers.pool.nice = [0, 0];
    HouseOptions { lag_cap_ms: Millis::ZERO, computers, ..HouseOptions::default() }
}

async fn sit_down(settings: RoomSettings, level: u8) -> (Venue, RoomId, Page) {
    let venue = Venue::with(options()).await;
    let room = venue.house.open_room_with_computer(person("ada"), settings, level).await.unwrap();
    let ada = venue.page_in("ada", &room).await;
    (venue, room, ada)
}

/// Waits until it is the person's turn, or the game is over.
async fn until_asked(ada: &mut Page) -> bool {
    let is_asked = |sight: &crate::support::Sight| {
        let view = sight.view.as_ref().unwrap();
        view.outcome.is_some() || view.prompt.as_ref().is_some_and(|prompt| prompt.seat.0 == Seat::One)
    };
    ada.until_seen(is_asked).await;
    ada.view().outcome.is_none()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_preset_is_played_to_its_end() {
    for (number, preset) in Preset::ALL.into_iter().enumerate() {
        let (venue, room, mut ada) = sit_down(preset.settings(), 4).await;
        assert_eq!(ada.room_view().seats[1].as_ref().unwrap().computer, Some(4));
        let mut novice = Novice::new(number as u64 + 5);
        while until_asked(&mut ada).await {
            novice.act(&mut ada).await;
        }
        let end = ada.sight.end().unwrap();
        assert!(end != "void by aborted" && !end.ends_with("by time"), "{}: {end}", preset.id);
        ada.until_seen(|sight| sight.room.as_ref().unwrap().status == RoomStatus::Between).await;
        assert_eq!(venue.house.room_view(&room, &"ada".parse().unwrap()).await.unwrap().played.len(), 1);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_computer_thinks_by_way_of_the_house_where_somebody_is() {
    let (here, _room, mut ada) = sit_down(claim_room(), 10).await;
    let there = here.another().await;
    let mut seen = 0;
    // Some answers come at once; for others it thinks so long that this can be seen.
    for point in ["h8", "a1", "o1", "a15", "o15"] {
        assert!(until_asked(&mut ada).await);
        ada.place_at(point).await.unwrap();
        while ada.view().prompt.as_ref().is_some_and(|prompt| prompt.seat.0 == Seat::Two) {
            seen = seen.max(here.house.jobs_at_work());
            assert_eq!(there.house.jobs_at_work(), 0);
            let _ = tokio::time::timeout(Duration::from_millis(5), ada.until_seen(|_| false)).await;
        }
    }
    assert_eq!(seen, 1);
}

#[tokio::test]
async fn colours_are_drawn_with_a_computer() {
    let nigiri = RoomSettings { colours: FirstColours::Nigiri, ..claim_room() };
    let (_venue, _room, mut ada) = sit_down(nigiri, 2).await;
    let nonce = "0123456789abcdef";
    let commitment = tengen_wire::Text(tengen_game::Commitment::to(7, nonce));
    ada.act(GameAction::Commit { commitment }).await.unwrap();
    ada.until_seen(|sight| sight.view.as_ref().unwrap().nigiri.as_ref().unwrap().guess.is_some()).await;
    ada.act(GameAction::Reveal { number: 7, nonce: nonce.into() }).await.unwrap();
    assert!(until_asked(&mut ada).await);
}

#[tokio::test]
async fn a_move_is_taken_back_and_a_rematch_is_played() {
    let (_venue, _room, mut ada) = sit_down(claim_room(), 2).await;
    // The first stone belongs to the opening and cannot be taken back, the second one can.
    for (point, moves) in [("h8", 2), ("a1", 4)] {
        ada.place_at(point).await.unwrap();
        assert!(until_asked(&mut ada).await);
        assert_eq!(ada.view().moves.len(), moves);
    }
    ada.act(GameAction::AskTakeBack).await.unwrap();
    ada.until_seen(|sight| sight.kinds().contains(&"taken-back")).await;
    assert!(until_asked(&mut ada).await);
    assert_eq!(ada.view().moves.len(), 2);
    ada.place_at("a1").await.unwrap();
    assert!(until_asked(&mut ada).await);
    let first = ada.sight.game.clone();
    ada.act(GameAction::Resign).await.unwrap();
    ada.in_room(RoomAction::Ready).await.unwrap();
    ada.until_seen(|sight| sight.game != first).await;
    // It has Black now, and begins.
    ada.until_seen(|sight| sight.view.as_ref().unwrap().moves.len() == 1).await;
    assert_eq!(ada.view().black.unwrap().0, Seat::Two);
}

#[tokio::test]
async fn a_computer_is_there_and_keeps_no_room_open() {
    let (venue, room, mut ada) = sit_down(claim_room(), 2).await;
    assert!(ada.sight.is_online(1));
    venue.clock.advance(30_000);
    ada.place_at("h8").await.unwrap();
    until_asked(&mut ada).await;
    assert_eq!(ada.view().away, [false, false]);
    ada.act(GameAction::Resign).await.unwrap();
    ada.leave().await;
    let status = async || venue.house.room_view(&room, &"ada".parse().unwrap()).await.unwrap().status;
    while status().await != RoomStatus::Closed {
        venue.clock.advance(60_000);
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn there_is_no_computer_of_every_level() {
    let venue = Venue::with(options()).await;
    for level in [0, 11, 255] {
        let refused = venue.house.open_room_with_computer(person("ada"), claim_room(), level).await;
        assert_eq!(refused.unwrap_err().code(), "no-such-computer");
    }
    assert!(venue.house.rooms_of(&"ada".parse().unwrap()).await.is_empty());
}

#[tokio::test]
async fn who_plays_computers_in_too_many_rooms_is_refused_another() {
    let venue = Venue::with(options()).await;
    for _ in 0..5 {
        venue.house.open_room_with_computer(person("ada"), claim_room(), 1).await.unwrap();
    }
    let refused = venue.house.open_room_with_computer(person("ada"), claim_room(), 1).await;
    assert_eq!(refused.unwrap_err().code(), "too-many-rooms");
}

/// A room with a computer in which these moves were made when the house was killed.
async fn killed_after(settings: RoomSettings, level: u8, moves: &str) -> (Venue, RoomId) {
    let (venue, room, ada) = sit_down(settings, level).await;
    drop(ada);
    let entries = venue.store.read(&Stream::room(room.as_str()), 0).await.unwrap();
    let begun = entries.iter().find_map(|entry| {
        let event: RoomEvent = serde_json::from_str(entry).unwrap();
        match event.kind {
            RoomEventKind::GameBegan { game, settings, .. } => Some((game, settings, event.at)),
            _ => None,
        }
    });
    let (id, settings, at) = begun.unwrap();
    let start = Millis(at.cast_unsigned());
    let mut game = Game::new(settings, start).unwrap();
    let mut events: Vec<Event> = Vec::new();
    for (number, point) in moves.split_whitespace().enumerate() {
        let action = Action::Place { point: point.parse().unwrap(), offer_draw: false };
        let command = Command { id: CommandId(number as u64), action };
        let seat = game.to_act().unwrap();
        events.extend(game.apply(seat.into(), command, start.plus(Millis(number as u64))).unwrap());
    }
    let entries = events.iter().map(|event| serde_json::to_string(event).unwrap()).collect();
    let stream = Stream::game(id.as_str());
    let mut commit = Commit::default();
    commit.appends.push(Append { stream, after: 0, entries });
    let (store, bus, clock) = venue.kill();
    store.commit(commit).await.unwrap();
    (Venue::over(Arc::clone(&store), bus, clock, options()).await, room)
}

#[tokio::test]
async fn after_a_kill_a_computer_goes_on_with_its_move() {
    let (venue, room) = killed_after(claim_room(), 3, "h8 h9 i7").await;
    let mut ada = venue.page_in("ada", &room).await;
    assert!(until_asked(&mut ada).await);
    assert_eq!(ada.view().moves.len(), 4);
}

/// Black makes two threes at g8.
const DOUBLE_THREE: &str = "h8 a1 f8 a15 g7 o1 g6 o15 g8";

#[tokio::test]
async fn a_computer_claims_a_foul_that_it_sees() {
    let (venue, room) = killed_after(claim_room(), 9, DOUBLE_THREE).await;
    let mut ada = venue.page_in("ada", &room).await;
    assert!(!until_asked(&mut ada).await);
    assert_eq!(ada.sight.end().unwrap(), "win two by foul");
}

#[tokio::test]
async fn a_beginner_overlooks_it() {
    let (venue, room) = killed_after(claim_room(), 1, DOUBLE_THREE).await;
    let mut ada = venue.page_in("ada", &room).await;
    assert!(until_asked(&mut ada).await);
    assert_eq!(ada.view().moves.len(), 10);
}

#[tokio::test]
async fn a_row_of_six_is_claimed_later_under_the_rules_of_the_rif() {
    let rif = |enforcement| {
        let mut room = settings("claim");
        room.preset = None;
        room.game.enforcement = enforcement;
        room
    };
    let overline = "h8 a1 i8 a3 j8 a5 l8 a7 m8 a9 k8 a11 o15";
    let (venue, room) = killed_after(rif(tengen_game::Enforcement::ClaimRif), 5, overline).await;
    let mut ada = venue.page_in("ada", &room).await;
    assert!(!until_asked(&mut ada).await);
    assert_eq!(ada.sight.end().unwrap(), "win two by foul");
}

#[tokio::test]
async fn without_a_clock_the_game_of_who_never_comes_back_is_claimed() {
    let mut room = claim_room();
    room.preset = None;
    room.game.clock = tengen_game::TimeControl::None;
    let (venue, room, mut ada) = sit_down(room, 2).await;
    ada.place_at("h8").await.unwrap();
    until_asked(&mut ada).await;
    let game = ada.sight.game.clone().unwrap();
    ada.leave().await;
    let outcome = async || venue.house.game_page(&game).await.unwrap().update.view.outcome;
    let mut minutes = 0;
    while outcome().await.is_none() {
        venue.clock.advance(60_000);
        minutes += 1;
        for _ in 0..50 {
            tokio::task::yield_now().await;
        }
    }
    assert_eq!(outcome().await.unwrap().ending.id(), "abandonment");
    assert!(minutes > 30, "{minutes}");
    assert_eq!(
        venue.house.room_view(&room, &"ada".parse().unwrap()).await.unwrap().status,
        RoomStatus::Between
    );
}
