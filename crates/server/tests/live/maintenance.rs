//! What whoever runs the house tells everybody, and the time in which nothing new begins.

use tengen_room::Preset;
use tengen_wire::{Announcement, HouseNotice, Maintenance, RoomAction, ServerMessage};

use crate::support::{ManualClock, Page, Two, Venue, claim_room, person};

fn noon() -> Maintenance {
    Maintenance { message: Some("Back at noon".into()) }
}

async fn notice(page: &mut Page) -> HouseNotice {
    match page.until(|message| matches!(message, ServerMessage::Notice { .. })).await {
        ServerMessage::Notice { notice } => notice,
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn during_maintenance_games_go_on_to_their_end_and_nothing_new_begins() {
    let mut two = Two::sit_down(claim_room()).await;
    two.play("h8 a1 i8 a3 j8 a5").await;
    let house = &two.venue.house;
    let waiting = house.open_room(person("cy"), claim_room()).await.unwrap();
    house.set_maintenance(Some(noon()));
    assert_eq!(house.ready().await.unwrap_err().code(), "maintenance");
    let preset = Preset::by_id("claim").unwrap();
    let clock = Preset::CLOCKS[0].to_string();
    let refused = [
        house.open_room(person("di"), claim_room()).await.unwrap_err().code(),
        house.open_room_with_computer(person("di"), claim_room(), 1).await.unwrap_err().code(),
        house.pair(person("di"), preset.id, &clock, false).await.unwrap_err().code(),
    ];
    assert_eq!(refused, ["maintenance"; 3]);
    let mut di = two.venue.page_in("di", &waiting).await;
    assert_eq!(di.in_room(RoomAction::Join).await.unwrap_err().code, "maintenance");

    two.play("k8 a7 l8").await;
    assert_eq!(two.ada.sight.end().as_deref(), Some("win one by five"));
    assert_eq!(two.ada.in_room(RoomAction::Ready).await.unwrap_err().code, "maintenance");
    two.venue.house.set_maintenance(None);
    two.venue.house.ready().await.unwrap();
    two.ada.in_room(RoomAction::Ready).await.unwrap();
    two.bo.in_room(RoomAction::Ready).await.unwrap();
    two.ada.until_seen(|sight| sight.end().is_none()).await;
    di.in_room(RoomAction::Join).await.unwrap();
}

#[tokio::test]
async fn pages_are_told_at_once_and_when_they_come() {
    let venue = Venue::open().await;
    let mut ada = venue.page("ada").await;
    venue.house.set_maintenance(Some(noon()));
    let told = notice(&mut ada).await;
    assert_eq!(told, HouseNotice { maintenance: Some(noon()), announcement: None });
    let mut bo = venue.page("bo").await;
    assert_eq!(notice(&mut bo).await, told);
    venue.house.set_maintenance(None);
    assert!(notice(&mut ada).await.is_empty() && notice(&mut bo).await.is_empty());
}

#[tokio::test]
async fn an_announcement_is_told_until_its_time_is_over() {
    let venue = Venue::open().await;
    let mut ada = venue.page("ada").await;
    let (at, until) = (ManualClock::START, Some(ManualClock::START + 60_000));
    let announcement = Announcement { at, text: "明日大会".into(), until };
    venue.house.set_announcement(Some(announcement.clone()));
    assert_eq!(notice(&mut ada).await.announcement, Some(announcement.clone()));
    venue.clock.advance(59_999);
    assert_eq!(venue.house.notice().announcement, Some(announcement));
    venue.clock.advance(1);
    assert!(venue.house.notice().is_empty());
}
