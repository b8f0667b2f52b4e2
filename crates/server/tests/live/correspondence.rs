//! Games with days for a move, whose players come and go.

use tengen_game::{EventKind, Millis};
use tengen_room::{FirstColours, RoomSettings};
use tengen_wire::{ClientMessage, GameAction, RoomAction, RoomStatus};

use crate::support::{Page, Two, Venue, claim_room, days_room, person};

const HOUR: u64 = 60 * 60_000;
const DAY: u64 = 24 * HOUR;

async fn sit_down(days: u32) -> Two {
    let venue = Venue::open().await;
    venue.accounts(&["ada", "bo"]).await;
    venue.two(days_room(days)).await
}

async fn has_gone(page: &mut Page, seat: usize) {
    page.until_seen(|sight| !sight.is_online(seat)).await;
}

#[tokio::test]
async fn players_leave_for_days_and_the_game_goes_on() {
    let mut two = sit_down(3).await;
    two.play("h8 a1").await;
    let room = two.room.clone();
    let mut cy = two.venue.page_in("cy", &room).await;
    two.ada.leave().await;
    two.bo.leave().await;
    has_gone(&mut cy, 0).await;
    has_gone(&mut cy, 1).await;
    two.venue.clock.advance(2 * DAY);
    let mut ada = two.venue.page_in("ada", &room).await;
    ada.place_at("i8").await.unwrap();
    assert!(!ada.sight.kinds().contains(&"away"), "{:?}", ada.sight.kinds());
    assert_eq!(ada.act(GameAction::ClaimAbandonment).await.unwrap_err().code, "no-abandonment");
    assert_eq!(ada.view().clocks.unwrap()[0].total_ms, 3 * DAY, "each turn has its own days");
    ada.leave().await;
    let mut bo = two.venue.page_in("bo", &room).await;
    bo.place_at("a3").await.unwrap();
}

#[tokio::test]
async fn a_flag_falls_to_the_millisecond_after_restarts_whose_time_is_given_back() {
    let mut two = sit_down(14).await;
    two.play("h8").await;
    let (room, game) = (two.room.clone(), two.bo.sight.game.clone().unwrap());
    let deadline = two.bo.view().deadline.unwrap();
    two.venue.clock.advance(9 * DAY);
    // Between: the page had to come back, and the house noted that it was there.
    let venue = two.venue.restart(HOUR).await.restart(2 * DAY).await;
    let mut cy = venue.page_in("cy", &room).await;
    let down = HOUR + 2 * DAY;
    assert_eq!(cy.view().deadline, Some(deadline + down));
    let left = deadline + down - venue.house.now().0;
    assert_eq!(left, 5 * DAY);
    venue.clock.advance(left - 1);
    cy.chat("still running").await.unwrap();
    assert_eq!(venue.house.record(&game).await.unwrap().events.last().unwrap().kind.id(), "outage-credited");
    venue.clock.advance(1);
    // The first move of a game that both have not begun makes it void.
    cy.until_seen(|sight| sight.end().as_deref() == Some("void by aborted")).await;
    let record = venue.house.record(&game).await.unwrap();
    record.verify().unwrap();
    assert_eq!(record.events.last().unwrap().at, Millis(deadline + down));
}

#[tokio::test]
async fn who_lets_the_days_pass_loses_on_time() {
    let mut two = sit_down(1).await;
    two.play("h8 a1 i8").await;
    two.venue.clock.advance(DAY);
    two.ada.until_seen(|sight| sight.end().as_deref() == Some("win one by time")).await;
}

#[tokio::test]
async fn an_open_room_waits_without_its_host_over_restarts_for_two_weeks() {
    let venue = Venue::open().await;
    venue.accounts(&["ada", "bo"]).await;
    let taken = venue.house.open_room(person("ada"), days_room(2)).await.unwrap();
    let left = venue.house.open_room(person("ada"), days_room(7)).await.unwrap();
    venue.clock.advance(5 * DAY);
    let venue = venue.restart(DAY).await;
    let mut bo = venue.page("bo").await;
    bo.send(&ClientMessage::WatchLobby).await;
    bo.until_seen(|sight| sight.lobby.as_ref().is_some_and(|lobby| lobby.rooms.len() == 2)).await;
    bo.enter(&taken).await;
    bo.in_room(RoomAction::Join).await.unwrap();
    bo.until_seen(|sight| sight.view.is_some()).await;
    bo.enter(&left).await;
    venue.clock.advance(8 * DAY);
    bo.until_seen(|sight| sight.room.as_ref().unwrap().status == RoomStatus::Closed).await;
}

#[tokio::test]
async fn a_rematch_waits_for_days_and_over_restarts() {
    let mut two = sit_down(1).await;
    two.play("h8 a1").await;
    two.ada.act(GameAction::Resign).await.unwrap();
    two.ada.in_room(RoomAction::Ready).await.unwrap();
    let room = two.room.clone();
    two.ada.leave().await;
    two.bo.leave().await;
    two.venue.clock.advance(6 * HOUR);
    let venue = two.venue.restart(3 * DAY).await;
    let mut bo = venue.page_in("bo", &room).await;
    assert_eq!(bo.room_view().status, RoomStatus::Between);
    bo.in_room(RoomAction::Ready).await.unwrap();
    assert_eq!(bo.room_view().played.len(), 2);
}

#[tokio::test]
async fn what_asks_the_players_to_be_there_is_refused() {
    let venue = Venue::open().await;
    venue.accounts(&["ada"]).await;
    let open = async |settings: RoomSettings| venue.house.open_room(person("ada"), settings).await;
    let code = async |settings| open(settings).await.unwrap_err().code();
    for change in [
        |settings: &mut RoomSettings| settings.game.first_move_ms = Some(Millis(60_000)),
        |settings: &mut RoomSettings| settings.game.abandonment_ms = Some(Millis(60_000)),
    ] {
        let mut settings = days_room(3);
        change(&mut settings);
        assert_eq!(code(settings).await, "correspondence-delays");
    }
    let nigiri = RoomSettings { colours: FirstColours::Nigiri, ..days_room(3) };
    assert_eq!(code(nigiri).await, "correspondence-nigiri");
    assert_eq!(code(days_room(31)).await, "time-too-long");
    let refused = venue.house.open_room(person("guest"), days_room(3)).await.unwrap_err();
    assert_eq!((refused.code(), refused.status().as_u16()), ("correspondence-needs-account", 403));
    let room = open(days_room(3)).await.unwrap();
    let mut guest = venue.page_in("guest", &room).await;
    let refusal = guest.in_room(RoomAction::Join).await.unwrap_err();
    assert_eq!(refusal.code, "correspondence-needs-account");
}

#[tokio::test]
async fn slow_games_leave_room_for_fast_ones() {
    let venue = Venue::open().await;
    venue.accounts(&["ada"]).await;
    for _ in 0..50 {
        venue.house.open_room(person("ada"), days_room(3)).await.unwrap();
    }
    let refused = venue.house.open_room(person("ada"), days_room(3)).await.unwrap_err();
    assert_eq!(refused.to_string(), "one person can wait or play in 50 rooms at most");
    venue.house.open_room(person("ada"), claim_room()).await.unwrap();
}

#[tokio::test]
async fn an_outage_of_the_house_is_credited_once_and_days_do_not_overflow() {
    let mut two = sit_down(30).await;
    two.play("h8 a1").await;
    let room = two.room.clone();
    let deadline = two.bo.view().deadline.unwrap();
    let venue = two.venue.restart(400 * DAY).await;
    let ada = venue.page_in("ada", &room).await;
    let credited = |kind: &EventKind| matches!(kind, EventKind::OutageCredited { .. });
    let credits = ada.sight.events.iter().filter(|event| credited(&event.kind)).count();
    assert_eq!((credits, ada.view().deadline), (1, Some(deadline + 400 * DAY)));
}
