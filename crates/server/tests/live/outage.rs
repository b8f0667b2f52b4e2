//! The log cannot be reached for a while.

use std::sync::Arc;
use std::time::Duration;

use tengen_game::{Millis, TimeControl};
use tengen_server::HouseOptions;
use tengen_server::bus::LocalBus;
use tengen_wire::GameAction;

use crate::support::{Fault, FaultyStore, ManualClock, Two, Venue, claim_room, person, point};

async fn sit_down() -> (Arc<FaultyStore>, Two) {
    let store = Arc::new(FaultyStore::new().await);
    let options = HouseOptions { lag_cap_ms: Millis::ZERO, ..HouseOptions::default() };
    let (bus, clock) = (Arc::new(LocalBus::default()), Arc::new(ManualClock::new()));
    let venue = Venue::over(Arc::clone(&store) as _, bus, clock, options).await;
    let mut two = venue.two(claim_room()).await;
    two.play("h8 a1").await;
    (store, two)
}

/// Waits until the house takes commands again: when every game has its time back.
async fn until_open(venue: &Venue) {
    while venue.house.open_room(person("cy"), claim_room()).await.is_err() {
        tokio::task::yield_now().await;
    }
}

fn place(at: &str) -> GameAction {
    GameAction::Place { point: point(at), offer_draw: false }
}

#[tokio::test]
async fn nobody_loses_on_time_while_the_log_cannot_be_reached() {
    let (store, mut two) = sit_down().await;
    store.set(Fault::Gone);
    assert_eq!(two.ada.act_as(5, place("i8")).await.unwrap_err().code, "unavailable");
    two.venue.clock.advance(700_000);
    assert_eq!(two.ada.act_as(5, place("i8")).await.unwrap_err().code, "unavailable");
    store.set(Fault::None);
    two.venue.clock.advance(1_000);
    two.bo.until_seen(|sight| sight.kinds().contains(&"outage-credited")).await;
    let credited = two.bo.view();
    assert_eq!((credited.outcome.as_ref(), credited.clocks.unwrap()[0].total_ms), (None, 605_000));
    two.ada.until_seen(|sight| sight.kinds().contains(&"outage-credited")).await;
    until_open(&two.venue).await;
    two.ada.act_as(5, place("i8")).await.unwrap();
    assert_eq!(two.ada.view().moves.len(), 3);
}

#[tokio::test]
async fn who_leaves_a_house_without_its_log_has_the_time_back_by_way_of_another() {
    let (store, bus, clock) = (FaultyStore::new().await, Arc::new(LocalBus::default()), ManualClock::new());
    let (other, clock) = (store.another(), Arc::new(clock));
    let store = Arc::new(store);
    let options = || HouseOptions { lag_cap_ms: Millis::ZERO, ..HouseOptions::default() };
    let here =
        Venue::over(Arc::clone(&store) as _, Arc::clone(&bus) as _, Arc::clone(&clock), options()).await;
    let there = Venue::over(Arc::new(other), bus, Arc::clone(&clock), options()).await;
    let mut settings = claim_room();
    settings.game.clock = TimeControl::PerMove { limit: Millis::seconds(10) };
    let mut two = here.two(settings).await;
    let mut bo = there.page_in("bo", &two.room).await;
    two.play("h8 a1").await;
    bo.until_seen(|sight| sight.view.as_ref().unwrap().moves.len() == 2 && sight.is_online(0)).await;
    store.set(Fault::Gone);
    assert_eq!(two.ada.act_as(5, place("i8")).await.unwrap_err().code, "unavailable");
    for _ in 0..15 {
        clock.advance(1_000);
        // Both houses say that they are there, and look after what is due.
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let ended =
        tokio::time::timeout(Duration::from_millis(100), bo.until_seen(|sight| sight.end().is_some()));
    assert!(ended.await.is_err(), "the flag is held while she is where she cannot move");
    let room = two.room.clone();
    let Two { ada, .. } = two;
    ada.leave().await;
    let mut ada = there.page_in("ada", &room).await;
    ada.act_as(5, place("i8")).await.unwrap();
    bo.until_seen(|sight| sight.view.as_ref().unwrap().moves.len() == 3).await;
    assert!(bo.sight.kinds().contains(&"outage-credited"));
}

#[tokio::test]
async fn a_house_is_ready_while_its_log_can_be_reached_and_it_does_not_go_down() {
    let (store, two) = sit_down().await;
    let house = &two.venue.house;
    house.ready().await.unwrap();
    store.set(Fault::Gone);
    two.venue.clock.advance(1_000);
    while house.ready().await.is_ok() {
        tokio::task::yield_now().await;
    }
    assert_eq!(house.ready().await.unwrap_err().code(), "unavailable");
    store.set(Fault::None);
    two.venue.clock.advance(1_000);
    until_open(&two.venue).await;
    house.ready().await.unwrap();
    house.shutdown().await;
    assert_eq!(house.ready().await.unwrap_err().code(), "restarting");
}

#[tokio::test]
async fn a_move_whose_answer_was_lost_is_made_once() {
    let (store, mut two) = sit_down().await;
    store.set(Fault::Mute);
    assert_eq!(two.ada.act_as(5, place("i8")).await.unwrap_err().code, "unavailable");
    store.set(Fault::None);
    two.venue.clock.advance(1_000);
    until_open(&two.venue).await;
    two.ada.act_as(5, place("i8")).await.unwrap();
    two.bo.until_seen(|sight| sight.view.as_ref().unwrap().moves.len() == 3).await;
    let record = two.venue.house.record(&two.bo.sight.game.clone().unwrap()).await.unwrap();
    record.verify().unwrap();
    assert_eq!(record.events.iter().filter(|event| event.kind.id() == "stone").count(), 3);
}
