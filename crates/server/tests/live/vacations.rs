//! Vacations: clocks of days stand meanwhile.

use std::sync::Arc;

use tengen_room::PersonId;
use tengen_server::HouseOptions;
use tengen_wire::RoomAction;

use crate::support::{Two, Venue, days_room, person};

const DAY: u64 = 24 * 60 * 60_000;

fn id(name: &str) -> PersonId {
    name.parse().unwrap()
}

async fn sit_down() -> Two {
    let venue = Venue::open().await;
    venue.accounts(&["ada", "bo", "cy"]).await;
    venue.two(days_room(2)).await
}

/// Until when seat One is on vacation, as bo sees it.
async fn sees_vacation(two: &mut Two, until: Option<u64>) {
    two.bo.until_seen(|sight| sight.view.as_ref().unwrap().vacation == [until, None]).await;
}

#[tokio::test]
async fn the_clock_stands_while_its_player_is_on_vacation_and_the_other_one_sees_it() {
    let mut two = sit_down().await;
    two.play("h8 a1").await;
    let now = two.venue.house.now().0;
    let view = two.venue.house.begin_vacation(id("ada"), 10).await.unwrap();
    assert_eq!((view.until, view.days_left), (Some(now + 10 * DAY), 20));
    sees_vacation(&mut two, Some(now + 10 * DAY)).await;
    assert_eq!(two.bo.view().deadline, Some(now + 12 * DAY));
    two.venue.clock.advance(9 * DAY);
    // Who wants to move may.
    two.ada.place_at("i8").await.unwrap();
    two.bo.until_seen(|sight| sight.view.as_ref().unwrap().moves.len() == 3).await;
    assert_eq!(two.bo.view().deadline, Some(now + 11 * DAY), "the opponent's clock runs");
    two.bo.place_at("a3").await.unwrap();
    assert_eq!(two.bo.view().deadline, Some(now + 12 * DAY));
    two.venue.clock.advance(3 * DAY);
    two.bo.until_seen(|sight| sight.end().as_deref() == Some("win two by time")).await;
}

#[tokio::test]
async fn who_comes_back_early_has_the_days_left_and_a_clock_that_runs() {
    let mut two = sit_down().await;
    two.play("h8 a1").await;
    let now = two.venue.house.now().0;
    two.venue.house.begin_vacation(id("ada"), 10).await.unwrap();
    sees_vacation(&mut two, Some(now + 10 * DAY)).await;
    let refused = two.venue.house.begin_vacation(id("ada"), 1).await.unwrap_err();
    assert_eq!((refused.code(), refused.status().as_u16()), ("on-vacation", 409));
    two.venue.clock.advance(3 * DAY);
    let view = two.venue.house.end_vacation(id("ada")).await.unwrap();
    assert_eq!((view.until, view.days_left), (None, 27));
    sees_vacation(&mut two, None).await;
    assert_eq!(two.bo.view().deadline, Some(now + 5 * DAY));
    let refused = two.venue.house.begin_vacation(id("ada"), 28).await.unwrap_err();
    assert_eq!(
        (refused.code(), refused.to_string().as_str()),
        ("vacation-days", "27 days of vacation are left")
    );
    assert_eq!(two.venue.house.begin_vacation(id("ada"), 0).await.unwrap_err().code(), "vacation-days");
    two.venue.house.begin_vacation(id("ada"), 27).await.unwrap();
    two.venue.clock.advance(365 * DAY);
    assert_eq!(two.venue.house.vacation_of(&id("ada")).await.unwrap().days_left, 3);
    let record = two.venue.house.record(&two.bo.sight.game.clone().unwrap()).await.unwrap();
    record.verify().unwrap();
}

#[tokio::test]
async fn a_vacation_saves_nobody_whose_time_has_run_out() {
    let two = sit_down().await;
    let Two { venue, mut ada, mut bo, .. } = two;
    ada.place_at("h8").await.unwrap();
    bo.until_seen(|sight| sight.view.as_ref().unwrap().moves.len() == 1).await;
    bo.place_at("a1").await.unwrap();
    ada.leave().await;
    venue.clock.advance(2 * DAY);
    venue.house.begin_vacation(id("ada"), 10).await.unwrap();
    bo.until_seen(|sight| sight.end().as_deref() == Some("win two by time")).await;
    assert!(!bo.sight.kinds().contains(&"vacation-began"));
}

#[tokio::test]
async fn games_that_begin_meanwhile_and_houses_that_start_again_know_of_it() {
    let mut two = sit_down().await;
    two.play("h8 a1").await;
    let now = two.venue.house.now().0;
    // The house was killed between the note of the vacation and the games.
    let [began_at, ends_at] = [now, now + 9 * DAY].map(|at| i64::try_from(at).unwrap());
    let vacation = tengen_store::Vacation { person: "ada".into(), began_at, ends_at };
    two.venue.store.begin_vacation(vacation).await.unwrap();
    let (room, venue) = (two.room.clone(), two.venue.restart(1000).await);
    let mut bo = venue.page_in("bo", &room).await;
    bo.until_seen(|sight| sight.view.as_ref().unwrap().vacation == [Some(now + 9 * DAY), None]).await;
    let other = venue.house.open_room(person("ada"), days_room(1)).await.unwrap();
    let mut cy = venue.page_in("cy", &other).await;
    cy.in_room(RoomAction::Join).await.unwrap();
    cy.until_seen(|sight| sight.view.as_ref().is_some_and(|view| view.vacation[0].is_some())).await;
    assert_eq!(cy.view().deadline, Some(now + 10 * DAY));
    // The same for its end.
    let end = i64::try_from(venue.house.now().0).unwrap();
    venue.store.end_vacation("ada", end).await.unwrap();
    let venue = venue.restart(1000).await;
    let mut bo = venue.page_in("bo", &room).await;
    bo.until_seen(|sight| sight.view.as_ref().unwrap().vacation == [None, None]).await;
}

#[tokio::test]
async fn another_house_hears_of_a_vacation_and_two_note_it_once() {
    let here = Venue::open().await;
    here.accounts(&["ada", "bo"]).await;
    let there = here.another().await;
    let mut two = here.two(days_room(2)).await;
    two.play("h8 a1").await;
    let mut bo = there.page_in("bo", &two.room).await;
    let until = there.house.begin_vacation(id("ada"), 3).await.unwrap().until;
    bo.until_seen(|sight| sight.view.as_ref().unwrap().vacation[0] == until).await;
    two.ada.until_seen(|sight| sight.view.as_ref().unwrap().vacation[0] == until).await;
    two.venue.clock.advance(1000);
    there.house.end_vacation(id("ada")).await.unwrap();
    two.ada.until_seen(|sight| sight.view.as_ref().unwrap().vacation[0].is_none()).await;
    two.ada.place_at("i8").await.unwrap();
    let kinds = |kind: &str| two.ada.sight.kinds().iter().filter(|each| **each == kind).count();
    assert_eq!((kinds("vacation-began"), kinds("vacation-ended")), (1, 1));
}

#[tokio::test]
async fn an_outage_on_vacation_gives_nothing_back_that_was_not_taken() {
    let mut two = sit_down().await;
    two.play("h8 a1").await;
    two.venue.clock.advance(DAY);
    let until = two.venue.house.begin_vacation(id("ada"), 5).await.unwrap().until.unwrap();
    let room = two.room.clone();
    let venue = two.venue.restart(DAY).await;
    let bo = venue.page_in("bo", &room).await;
    assert_eq!(bo.view().deadline, Some(until + DAY));
}

#[tokio::test]
async fn whoever_runs_the_house_says_how_many_days_there_are() {
    let options = HouseOptions { vacation_days_a_year: 0, ..HouseOptions::default() };
    let venue = Venue::with(options).await;
    venue.accounts(&["ada"]).await;
    let refused = venue.house.begin_vacation(id("ada"), 1).await.unwrap_err();
    assert_eq!(refused.code(), "vacation-days");
    assert!(Arc::clone(&venue.store).vacations_of("ada", 0).await.unwrap().is_empty());
}
