//! The lobby and quick pairing.

use tengen_room::{Preset, Visibility};
use tengen_wire::{ClientMessage, GameAction, RoomAction};

use crate::support::{Page, Sight, Venue, claim_room, person, settings};

async fn watcher(venue: &Venue) -> Page {
    let mut page = venue.page("watcher").await;
    page.send(&ClientMessage::WatchLobby).await;
    page.until_seen(|sight| sight.lobby.is_some()).await;
    page
}

fn open(sight: &Sight) -> Vec<String> {
    sight.lobby.as_ref().unwrap().rooms.iter().map(|room| room.host.name.clone()).collect()
}

#[tokio::test]
async fn a_room_is_in_the_lobby_while_it_waits_and_then_its_game_with_every_move() {
    let venue = Venue::open().await;
    let mut watcher = watcher(&venue).await;
    let room = venue.house.open_room(person("ada"), claim_room()).await.unwrap();
    let private = tengen_room::RoomSettings { visibility: Visibility::Private, ..claim_room() };
    venue.house.open_room(person("bo"), private).await.unwrap();
    watcher.until_seen(|sight| open(sight) == ["ADA"]).await;
    let mut ada = venue.page_in("ada", &room).await;
    let mut bo = venue.page_in("bo", &room).await;
    bo.in_room(RoomAction::Join).await.unwrap();
    watcher.until_seen(|sight| sight.lobby.as_ref().unwrap().games.len() == 1).await;
    assert!(open(&watcher.sight).is_empty());
    ada.until_seen(|sight| sight.view.is_some()).await;
    ada.place_at("h8").await.unwrap();
    watcher.until_seen(|sight| sight.lobby.as_ref().unwrap().games[0].moves.len() == 1).await;
    assert_eq!(watcher.sight.lobby.as_ref().unwrap().people, 3);
    ada.act(GameAction::Abort).await.unwrap();
    watcher.until_seen(|sight| sight.lobby.as_ref().unwrap().games.is_empty()).await;
}

#[tokio::test]
async fn a_room_whose_host_has_gone_leaves_the_lobby_and_is_closed_after_a_while() {
    let venue = Venue::open().await;
    let mut watcher = watcher(&venue).await;
    let room = venue.house.open_room(person("ada"), claim_room()).await.unwrap();
    let ada = venue.page_in("ada", &room).await;
    let mut cy = venue.page_in("cy", &room).await;
    watcher.until_seen(|sight| open(sight) == ["ADA"]).await;
    ada.leave().await;
    cy.until_seen(|sight| !sight.is_online(0)).await;
    venue.clock.advance(5_000);
    watcher.until_seen(|sight| open(sight).is_empty()).await;
    let ada = venue.page_in("ada", &room).await;
    watcher.until_seen(|sight| open(sight) == ["ADA"]).await;
    ada.leave().await;
    cy.until_seen(|sight| !sight.is_online(0)).await;
    venue.clock.advance(120_000);
    cy.until_seen(|sight| sight.room.as_ref().unwrap().status == tengen_wire::RoomStatus::Closed).await;
}

#[tokio::test]
async fn two_who_want_the_same_are_paired_and_a_third_waits() {
    let Venue { house, clock, .. } = Venue::open().await;
    let pair =
        async |who: &str, preset: &str, clock: &str| house.pair(person(who), preset, clock, false).await;
    let room = pair("ada", "lianzhong", "fischer-600+5").await.unwrap();
    assert_eq!(pair("ada", "lianzhong", "fischer-600+5").await.unwrap(), room);
    assert_ne!(pair("cy", "lianzhong", "fischer-180+2").await.unwrap(), room);
    assert_eq!(pair("bo", "lianzhong", "fischer-600+5").await.unwrap(), room);
    assert_ne!(pair("di", "lianzhong", "fischer-600+5").await.unwrap(), room);
    let view = house.room_view(&room, &"bo".parse().unwrap()).await.unwrap();
    assert_eq!(view.you.unwrap().0, tengen_game::Seat::Two);
    assert_eq!(pair("ada", "nonsense", "none").await.unwrap_err().code(), "unknown-preset");
    assert_eq!(pair("ada", "claim", "fischer-7+7").await.unwrap_err().code(), "unknown-clock");

    // A host who has gone is nobody to play with.
    clock.advance(6_000);
    let third = pair("eve", "lianzhong", "fischer-180+2").await.unwrap();
    assert_eq!(house.rooms_of(&"eve".parse().unwrap()).await, [third]);
}

#[tokio::test]
async fn two_who_come_together_find_each_other() {
    let Venue { house, .. } = Venue::open().await;
    let pair = |who: &'static str| house.pair(person(who), "claim", "fischer-600+5", false);
    let (one, two) = tokio::join!(pair("ada"), pair("bo"));
    assert_eq!(one.unwrap(), two.unwrap());
}

#[tokio::test]
async fn nobody_waits_or_plays_in_more_rooms_than_the_house_allows() {
    let venue = Venue::open().await;
    for _ in 0..5 {
        venue.house.open_room(person("ada"), claim_room()).await.unwrap();
    }
    let refused = venue.house.open_room(person("ada"), claim_room()).await.unwrap_err();
    assert_eq!((refused.code(), refused.status().as_u16()), ("too-many-rooms", 409));
    let room = venue.house.open_room(person("bo"), settings("swap2")).await.unwrap();
    let mut ada = venue.page_in("ada", &room).await;
    assert_eq!(ada.in_room(RoomAction::Join).await.unwrap_err().code, "too-many-rooms");
}

#[tokio::test]
async fn settings_that_make_no_sense_open_no_room() {
    let Venue { house, .. } = Venue::open().await;
    let mut settings = Preset::by_id("rif").unwrap().settings();
    settings.game.rule_set = tengen_rules::RuleSet::Freestyle;
    let refused = house.open_room(person("ada"), settings).await.unwrap_err();
    assert_eq!((refused.code(), refused.status().as_u16()), ("needs-renju", 422));
}

#[tokio::test]
async fn a_new_name_is_seen_in_the_room_and_the_lobby() {
    let venue = Venue::open().await;
    let mut watcher = watcher(&venue).await;
    let room = venue.house.open_room(person("ada"), claim_room()).await.unwrap();
    let mut ada = venue.page_in("ada", &room).await;
    venue.house.rename(&"ada".parse().unwrap(), "Ada Lovelace").await;
    watcher.until_seen(|sight| open(sight) == ["Ada Lovelace"]).await;
    let seat = |sight: &Sight| sight.room.as_ref().unwrap().seats[0].clone().unwrap();
    ada.until_seen(|sight| seat(sight).person.name == "Ada Lovelace").await;
    ada.chat("it is me").await.unwrap();
    assert_eq!(ada.sight.chat[0].from.name, "Ada Lovelace");
}
