//! Who is there, and what follows when somebody is not.

use tengen_wire::{GameAction, RoomStatus};

use crate::support::{Two, claim_room};

#[tokio::test]
async fn a_player_who_stays_away_can_be_claimed_to_have_left() {
    let mut two = Two::sit_down(claim_room()).await;
    two.play("h8 a1").await;
    two.bo.leave().await;
    two.ada.until_seen(|sight| !sight.is_online(1)).await;
    two.venue.clock.advance(4_000);
    two.ada.place_at("i8").await.unwrap();
    assert_eq!(two.ada.act(GameAction::ClaimAbandonment).await.unwrap_err().code, "not-away");
    two.venue.clock.advance(1_000);
    two.ada.until_seen(|sight| sight.view.as_ref().unwrap().away == [false, true]).await;
    let refusal = two.ada.act(GameAction::ClaimAbandonment).await.unwrap_err();
    assert_eq!((refusal.code.as_str(), refusal.args["seconds"].as_str()), ("away-too-short", "60"));
    two.venue.clock.advance(60_000);
    two.ada.act(GameAction::ClaimAbandonment).await.unwrap();
    assert_eq!(two.ada.sight.end().as_deref(), Some("win one by abandonment"));
}

#[tokio::test]
async fn a_player_who_comes_back_is_noted_and_one_who_comes_back_at_once_was_never_away() {
    let mut two = Two::sit_down(claim_room()).await;
    two.play("h8 a1").await;
    two.bo.leave().await;
    two.ada.until_seen(|sight| !sight.is_online(1)).await;
    let bo = two.venue.page_in("bo", &two.room).await;
    two.ada.until_seen(|sight| sight.is_online(1)).await;
    two.venue.clock.advance(10_000);
    two.ada.place_at("i8").await.unwrap();
    assert!(!two.ada.sight.kinds().contains(&"away"));

    bo.leave().await;
    two.ada.until_seen(|sight| !sight.is_online(1)).await;
    two.venue.clock.advance(5_000);
    two.ada.until_seen(|sight| sight.kinds().contains(&"away")).await;
    let bo = two.venue.page_in("bo", &two.room).await;
    two.ada.until_seen(|sight| sight.kinds().ends_with(&["away", "back"])).await;
    assert_eq!(bo.view().away, [false, false]);
}

#[tokio::test]
async fn a_second_page_of_a_player_keeps_the_seat_taken_when_the_first_one_goes() {
    let mut two = Two::sit_down(claim_room()).await;
    two.play("h8 a1").await;
    let mut second = two.venue.page_in("bo", &two.room).await;
    two.bo.leave().await;
    second.chat("still here").await.unwrap();
    two.venue.clock.advance(10_000);
    two.ada.place_at("i8").await.unwrap();
    second.until_seen(|sight| sight.view.as_ref().unwrap().moves.len() == 3).await;
    assert!(two.ada.sight.is_online(1) && !two.ada.sight.kinds().contains(&"away"));
}

#[tokio::test]
async fn a_room_between_games_that_nobody_is_in_is_closed_after_a_while() {
    let mut two = Two::sit_down(claim_room()).await;
    let mut cy = two.venue.page_in("cy", &two.room).await;
    two.ada.act(GameAction::Abort).await.unwrap();
    two.ada.leave().await;
    two.bo.leave().await;
    cy.until_seen(|sight| !sight.is_online(0) && !sight.is_online(1)).await;
    two.venue.clock.advance(60 * 60_000);
    cy.until_seen(|sight| sight.room.as_ref().unwrap().status == RoomStatus::Closed).await;
}
