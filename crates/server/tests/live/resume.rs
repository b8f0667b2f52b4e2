//! Pages that lose their connection and come back.

use tengen_wire::{GameAction, Place};

use crate::support::{Two, claim_room, point};

#[tokio::test]
async fn a_command_that_is_sent_again_is_done_and_changes_nothing() {
    let mut two = Two::sit_down(claim_room()).await;
    let place = |at| GameAction::Place { point: point(at), offer_draw: false };
    two.ada.act_as(1, place("h8")).await.unwrap();
    two.ada.act_as(1, place("h8")).await.unwrap();
    let mut again = two.venue.page_in("ada", &two.room).await;
    again.act_as(1, place("h8")).await.unwrap();
    assert_eq!(again.view().moves.len(), 1);
    two.bo.until_seen(|sight| sight.view.as_ref().unwrap().moves.len() == 1).await;
    two.bo.act_as(1, place("a1")).await.unwrap();
    assert_eq!(two.bo.view().moves.len(), 2);
}

#[tokio::test]
async fn a_page_that_comes_back_gets_the_events_it_missed_and_no_others() {
    let mut two = Two::sit_down(claim_room()).await;
    two.play("h8 a1 i8").await;
    let place = two.bo.place();
    two.bo.leave().await;
    two.ada.until_seen(|sight| !sight.is_online(1)).await;
    let mut bo = two.venue.page("bo").await;
    bo.enter_after(&two.room, Some(place.clone())).await;
    assert_eq!((bo.sight.events.len(), bo.view().moves.len()), (0, 3));
    bo.place_at("a3").await.unwrap();
    two.ada.until_seen(|sight| sight.view.as_ref().unwrap().moves.len() == 4).await;

    let mut late = two.venue.page("bo").await;
    late.enter_after(&two.room, Some(Place { seq: 2, ..place })).await;
    let seqs: Vec<u32> = late.sight.events.iter().map(|event| event.seq).collect();
    assert_eq!(seqs, (3..=late.view().seq).collect::<Vec<_>>());
    let other = Place { game: "another7".parse().unwrap(), seq: 99 };
    late.enter_after(&two.room, Some(other)).await;
    assert!(late.sight.events.iter().any(|event| event.seq == 1));
}

#[tokio::test]
async fn events_that_are_not_in_memory_any_more_are_read_from_the_log() {
    let mut two = Two::sit_down(claim_room()).await;
    two.play("h8 a1 i8 a3 k8 a5 l8 a7 h9 b1 h10 b3").await;
    let cy = two.venue.page_in("cy", &two.room).await;
    let seqs: Vec<u32> = cy.sight.events.iter().map(|event| event.seq).collect();
    assert_eq!(seqs, (1..=13).collect::<Vec<_>>());
}
