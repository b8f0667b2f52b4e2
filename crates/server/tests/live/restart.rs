//! The house goes down and comes back.

use std::sync::Arc;

use tengen_game::EventKind;
use tengen_server::HouseOptions;
use tengen_wire::ServerMessage;

use crate::support::{Two, Venue, claim_room, person};

#[tokio::test]
async fn a_shutdown_tells_pages_to_come_back_and_the_next_house_gives_the_time_back() {
    let mut two = Two::sit_down(claim_room()).await;
    two.play("h8 a1").await;
    let (place, deadline) = (two.ada.place(), two.ada.view().deadline.unwrap());
    let house = Arc::clone(&two.venue.house);
    let ((), restarting) = tokio::join!(house.shutdown(), async {
        let restarting = two.ada.until(|message| matches!(message, ServerMessage::Restarting { .. })).await;
        assert_eq!(two.ada.closed().await, Some(1012));
        two.bo.closed().await;
        restarting
    });
    let ServerMessage::Restarting { retry_ms } = restarting else { unreachable!() };
    assert!((500..3000).contains(&retry_ms));
    let refused = house.open_room(person("cy"), claim_room()).await.unwrap_err();
    assert_eq!((refused.code(), refused.status().as_u16()), ("restarting", 503));

    let (store, bus, clock) = two.venue.kill();
    clock.advance(3_600_000);
    let venue = Venue::over(store, bus, clock, HouseOptions::default()).await;
    let mut ada = venue.page("ada").await;
    ada.enter_after(&two.room, Some(place)).await;
    let credit = &ada.sight.events[0].kind;
    assert!(matches!(credit, EventKind::OutageCredited { ms } if ms.0 == 3_600_000), "{credit:?}");
    assert_eq!((ada.sight.events.len(), ada.view().deadline), (1, Some(deadline + 3_600_000)));
    ada.place_at("i8").await.unwrap();
}

#[tokio::test]
async fn after_a_kill_time_is_given_back_since_the_last_beat_and_rooms_go_on() {
    let venue = Venue::open().await;
    let room = venue.house.pair(person("ada"), "claim", "fischer-600+5", false).await.unwrap();
    venue.house.pair(person("bo"), "claim", "fischer-600+5", false).await.unwrap();
    let waiting = venue.house.pair(person("cy"), "rif", "fischer-600+5", false).await.unwrap();
    let game = venue.house.room_view(&room, &"ada".parse().unwrap()).await.unwrap().game.unwrap();
    venue.store.beat(1_800_000_000_000).await.unwrap();
    let weak = Arc::downgrade(&venue.house);
    let (store, bus, clock) = venue.kill();
    while weak.strong_count() > 0 {
        tokio::task::yield_now().await;
    }
    clock.advance(90_000);
    let venue = Venue::over(store, bus, clock, HouseOptions::default()).await;
    let page = venue.house.game_page(&game).await.unwrap();
    let kinds: Vec<_> = page.update.events.iter().map(|event| event.kind.id()).collect();
    assert_eq!((kinds, page.update.view.outcome), (vec!["outage-credited"], None));
    assert_eq!(venue.house.rooms_of(&"cy".parse().unwrap()).await, std::slice::from_ref(&waiting));
    let di = venue.house.pair(person("di"), "rif", "fischer-600+5", false).await.unwrap();
    assert_eq!(di, waiting);
}

#[tokio::test]
async fn nobody_is_noted_as_away_before_there_was_time_to_come_back() {
    let mut two = Two::sit_down(claim_room()).await;
    two.play("h8 a1").await;
    let place = two.ada.place();
    two.venue.house.shutdown().await;
    let (store, bus, clock) = two.venue.kill();
    let venue = Venue::over(store, bus, clock, HouseOptions::default()).await;
    let mut ada = venue.page("ada").await;
    ada.enter_after(&two.room, Some(place)).await;
    venue.clock.advance(29_000);
    ada.place_at("i8").await.unwrap();
    assert!(!ada.sight.kinds().contains(&"away"));
    venue.clock.advance(1_000);
    ada.until_seen(|sight| sight.view.as_ref().unwrap().away == [false, true]).await;
}

#[tokio::test]
async fn a_room_whose_log_cannot_be_replayed_is_refused_and_others_go_on() {
    let venue = Venue::open().await;
    let room = venue.house.open_room(person("ada"), claim_room()).await.unwrap();
    let good = venue.house.open_room(person("bo"), claim_room()).await.unwrap();
    let (store, bus, clock) = venue.kill();
    let stream = tengen_store::Stream::room(room.as_str());
    store.commit(tengen_store::Commit::append(stream, 1, vec!["nonsense".into()])).await.unwrap();
    let venue = Venue::over(store, bus, clock, HouseOptions::default()).await;
    let refused = venue.house.room_view(&room, &"ada".parse().unwrap()).await.unwrap_err();
    assert_eq!((refused.code(), refused.status().as_u16()), ("unavailable", 503));
    assert!(venue.house.room_view(&good, &"ada".parse().unwrap()).await.is_ok());
}
