//! Two houses over one log are one house.

use std::sync::Arc;
use std::time::Duration;

use tengen_game::EventKind;
use tengen_server::HouseOptions;
use tengen_server::bus::{LocalBus, News, Presence};
use tengen_store::SqliteStore;
use tengen_wire::{GameAction, RoomAction};

use crate::support::{DeafBus, Fault, FaultyStore, ManualClock, Two, Venue, claim_room, person};

#[tokio::test]
async fn two_play_by_way_of_two_houses() {
    let here = Venue::open().await;
    let there = here.another().await;
    let room = here.house.open_room(person("ada"), claim_room()).await.unwrap();
    let mut ada = here.page_in("ada", &room).await;
    let mut bo = there.page_in("bo", &room).await;
    bo.in_room(RoomAction::Join).await.unwrap();
    ada.until_seen(|sight| sight.view.is_some()).await;
    ada.place_at("h8").await.unwrap();
    bo.until_seen(|sight| sight.view.as_ref().unwrap().moves.len() == 1).await;
    bo.place_at("a1").await.unwrap();
    ada.until_seen(|sight| sight.view.as_ref().unwrap().moves.len() == 2).await;
    ada.chat("far away?").await.unwrap();
    bo.until_seen(|sight| sight.said() == ["far away?"]).await;
    ada.until_seen(|sight| sight.is_online(1)).await;
    bo.act(GameAction::Resign).await.unwrap();
    ada.until_seen(|sight| sight.end().is_some()).await;
    ada.in_room(RoomAction::Ready).await.unwrap();
    bo.in_room(RoomAction::Ready).await.unwrap();
    let first = bo.sight.game.clone();
    ada.until_seen(|sight| sight.game != first || sight.end().is_none()).await;
}

#[tokio::test]
async fn of_two_moves_at_the_same_time_exactly_one_is_made() {
    let here = Venue::open().await;
    let there = here.another().await;
    let mut two = here.two(claim_room()).await;
    let mut other_ada = there.page_in("ada", &two.room).await;
    let mut other_bo = there.page_in("bo", &two.room).await;
    two.play("h8 a1").await;
    for (point, other_point) in [("b1", "b2"), ("d1", "d2"), ("f1", "f2"), ("j1", "j2"), ("l1", "l2")] {
        let black = tokio::join!(two.ada.place_at(point), other_ada.place_at(other_point));
        check_one(black.0, black.1);
        let (point, other_point) = (point.replace(['1', '2'], "5"), other_point.replace(['1', '2'], "7"));
        let white = tokio::join!(two.bo.place_at(&point), other_bo.place_at(&other_point));
        check_one(white.0, white.1);
    }
    let record = two.venue.house.record(&two.ada.sight.game.clone().unwrap()).await.unwrap();
    record.verify().unwrap();
    assert_eq!(record.events.len(), 13);
    for page in [&mut two.ada, &mut two.bo, &mut other_ada, &mut other_bo] {
        page.until_seen(|sight| sight.view.as_ref().unwrap().moves.len() == 12).await;
        let seqs: Vec<u32> = page.sight.events.iter().map(|event| event.seq).collect();
        assert_eq!(seqs, (1..=13).collect::<Vec<_>>());
    }
}

#[tokio::test]
async fn one_command_that_two_houses_are_given_is_carried_out_once_and_acknowledged_by_both() {
    let here = Venue::open().await;
    let there = here.another().await;
    let mut two = here.two(claim_room()).await;
    let mut other_ada = there.page_in("ada", &two.room).await;
    let mut other_bo = there.page_in("bo", &two.room).await;
    for (number, point) in (1..).zip(["h8", "a1", "b1", "d1", "f1", "i9", "j1", "l1"]) {
        let place = || GameAction::Place { point: crate::support::point(point), offer_draw: false };
        let (one, other) =
            if number % 2 == 1 { (&mut two.ada, &mut other_ada) } else { (&mut two.bo, &mut other_bo) };
        let answers = tokio::join!(one.act_as(number, place()), other.act_as(number, place()));
        assert_eq!(answers, (Ok(()), Ok(())), "{point}");
    }
    let record = two.venue.house.record(&two.ada.sight.game.clone().unwrap()).await.unwrap();
    record.verify().unwrap();
    let stones = record.events.iter().filter(|event| matches!(event.kind, EventKind::Stone { .. }));
    assert_eq!(stones.count(), 8);
}

#[tokio::test]
async fn the_answer_to_a_move_that_a_house_has_not_heard_of_is_carried_out() {
    let store = Arc::new(SqliteStore::in_memory().await.unwrap());
    let (bus, clock) = (Arc::new(DeafBus::default()), Arc::new(ManualClock::new()));
    let here = Venue::over(store, bus, clock, HouseOptions::default()).await;
    let there = here.another().await;
    let room = here.house.open_room(person("ada"), claim_room()).await.unwrap();
    let mut ada = here.page_in("ada", &room).await;
    let mut bo = there.page_in("bo", &room).await;
    bo.in_room(RoomAction::Join).await.unwrap();
    // The house here finds in the log that the game has begun. After that no clock goes, so that neither looks.
    here.clock.advance(4_000);
    ada.until_seen(|sight| sight.view.is_some()).await;
    for (black, white) in [("h8", "a1"), ("b1", "d1"), ("f1", "i9")] {
        ada.place_at(black).await.unwrap();
        bo.place_at(white).await.unwrap();
    }
    // What is refused by all that the log holds is refused.
    assert_eq!(bo.place_at("o1").await.unwrap_err().code, "not-your-turn");
    let record = here.house.record(&ada.sight.game.clone().unwrap()).await.unwrap();
    assert_eq!(record.events.iter().filter(|event| matches!(event.kind, EventKind::Stone { .. })).count(), 6);
}

#[tokio::test]
async fn moves_that_another_house_tells_of_are_shown_without_the_log() {
    let far = Arc::new(FaultyStore::new().await);
    let (near, bus, clock) = (far.another(), Arc::new(LocalBus::default()), Arc::new(ManualClock::new()));
    let options = HouseOptions::default();
    let here = Venue::over(Arc::new(near), bus.clone(), clock.clone(), options.clone()).await;
    let there = Venue::over(far.clone(), bus, clock, options).await;
    let mut two = here.two(claim_room()).await;
    let mut cy = there.page_in("cy", &two.room).await;
    two.play("h8").await;
    cy.until_seen(|sight| sight.view.as_ref().unwrap().moves.len() == 1).await;
    far.set(Fault::Gone);
    two.play_from(1, "a1 b1 d1 f1").await;
    cy.until_seen(|sight| sight.view.as_ref().unwrap().moves.len() == 5).await;
    let seqs: Vec<u32> = cy.sight.events.iter().map(|event| event.seq).collect();
    assert!(seqs.is_sorted_by(|one, next| one + 1 == *next), "{seqs:?}");
    // What ends the game changes the room as well: that is read, once it can be.
    far.set(Fault::None);
    two.ada.act(GameAction::Resign).await.unwrap();
    cy.until_seen(|sight| sight.end().is_some()).await;
}

fn check_one(one: Result<(), tengen_wire::Refusal>, other: Result<(), tengen_wire::Refusal>) {
    let refusal = match (one, other) {
        (Ok(()), Err(refusal)) | (Err(refusal), Ok(())) => refusal,
        both => panic!("exactly one move is made: {both:?}"),
    };
    assert_eq!(refusal.code, "not-your-turn");
}

#[tokio::test]
async fn a_player_who_is_connected_to_another_house_is_not_away_and_pairing_finds_rooms_there() {
    let here = Venue::open().await;
    let room = here.house.pair(person("ada"), "claim", "fischer-600+5", false).await.unwrap();
    let there = here.another().await;
    let mut ada = here.page_in("ada", &room).await;
    let joined = there.house.pair(person("bo"), "claim", "fischer-600+5", false).await.unwrap();
    assert_eq!(joined, room);
    let mut bo = there.page_in("bo", &room).await;
    ada.until_seen(|sight| sight.is_online(1)).await;
    bo.until_seen(|sight| sight.is_online(0)).await;
    here.clock.advance(4_000);
    here.clock.advance(4_000);
    let mut two = Two { venue: here, room, ada, bo };
    two.ada.chat("hello").await.unwrap();
    two.bo.until_seen(|sight| sight.said() == ["hello"]).await;
    assert!(!two.bo.sight.kinds().contains(&"away"));
}

#[tokio::test]
async fn that_who_looked_on_plays_is_told_the_other_houses_at_once() {
    let store = Arc::new(SqliteStore::in_memory().await.unwrap());
    let (bus, clock) = (Arc::new(DeafBus::default()), Arc::new(ManualClock::new()));
    let venue = Venue::over(store, bus.clone(), clock, HouseOptions::default()).await;
    let room = venue.house.open_room(person("ada"), claim_room()).await.unwrap();
    let mut bo = venue.page_in("bo", &room).await;
    let is_told = |wanted: Presence| {
        bus.told().iter().any(|news| matches!(news, News::Present { presence, .. } if *presence == wanted))
    };
    let looks_on = Presence { spectators: 1, ..Presence::default() };
    let told = async {
        while !is_told(looks_on) {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    tokio::time::timeout(Duration::from_mins(1), told).await.unwrap();
    bo.in_room(RoomAction::Join).await.unwrap();
    // Not when the next ping comes back: by then they would have been called away.
    let plays =
        |news: &News| matches!(news, News::Present { presence, .. } if presence.online == [false, true]);
    assert!(bus.told().iter().any(plays), "{:?}", bus.told());
}

#[tokio::test]
async fn who_looks_on_by_way_of_one_house_and_is_seated_by_another_is_not_away() {
    let here = Venue::open().await;
    let there = here.another().await;
    let room = here.house.pair(person("ada"), "claim", "fischer-600+5", false).await.unwrap();
    let mut ada = here.page_in("ada", &room).await;
    let mut bo = there.page_in("bo", &room).await;
    ada.until_seen(|sight| sight.room.as_ref().is_some_and(|room| room.spectators == 1)).await;
    here.clock.advance(6_000);
    assert_eq!(here.house.pair(person("bo"), "claim", "fischer-600+5", false).await.unwrap(), room);
    ada.until_seen(|sight| sight.is_online(1)).await;
    bo.until_seen(|sight| sight.is_online(1)).await;
    here.clock.advance(6_000);
    let mut two = Two { venue: here, room, ada, bo };
    two.ada.chat("hello").await.unwrap();
    two.bo.until_seen(|sight| sight.said() == ["hello"]).await;
    assert!(!two.bo.sight.kinds().contains(&"away"), "{:?}", two.bo.sight.kinds());
}

#[tokio::test]
async fn who_is_brought_together_with_somebody_has_time_to_come() {
    let venue = Venue::open().await;
    let room = venue.house.pair(person("ada"), "claim", "fischer-600+5", false).await.unwrap();
    let mut ada = venue.page_in("ada", &room).await;
    venue.clock.advance(6_000);
    venue.house.pair(person("bo"), "claim", "fischer-600+5", false).await.unwrap();
    ada.until_seen(|sight| sight.view.is_some()).await;
    venue.clock.advance(3_000);
    ada.chat("hello").await.unwrap();
    assert!(!ada.sight.kinds().contains(&"away"), "{:?}", ada.sight.kinds());
    venue.clock.advance(3_000);
    ada.until_seen(|sight| sight.kinds().contains(&"away")).await;
}

#[tokio::test]
async fn another_name_is_shown_by_way_of_every_house() {
    let here = Venue::open().await;
    let there = here.another().await;
    let room = here.house.open_room(person("ada"), claim_room()).await.unwrap();
    let _ada = here.page_in("ada", &room).await;
    let mut bo = there.page_in("bo", &room).await;
    here.house.rename(&person("ada").id, "Countess").await;
    let host = |sight: &crate::support::Sight| {
        let seat = sight.room.as_ref()?.seats[0].as_ref()?;
        Some(seat.person.name.clone())
    };
    bo.until_seen(|sight| host(sight).as_deref() == Some("Countess")).await;
}
