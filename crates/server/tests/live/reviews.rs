//! Reviews of games.

use tengen_server::HouseOptions;
use tengen_wire::{ClientMessage, GameAction, ReviewStatus, ServerMessage};

use crate::support::{Page, Venue, claim_room};

async fn until_done(page: &mut Page) -> tengen_work::GameReview {
    let done = |message: &ServerMessage| {
        matches!(message, ServerMessage::Review { status: ReviewStatus::Done { .. }, .. })
    };
    match page.until(done).await {
        ServerMessage::Review { status: ReviewStatus::Done { review }, .. } => *review,
        other => panic!("{other:?}"),
    }
}

async fn watch(page: &mut Page, make: bool) -> Result<ReviewStatus, String> {
    let game = page.sight.game.clone().unwrap();
    page.send(&ClientMessage::WatchReview { game, make }).await;
    let told = |message: &ServerMessage| {
        matches!(message, ServerMessage::Review { .. } | ServerMessage::Refused { .. })
    };
    match page.until(told).await {
        ServerMessage::Review { status, .. } => Ok(status),
        ServerMessage::Refused { refusal, .. } => Err(refusal.code),
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn a_review_is_made_in_the_background_and_stays_with_the_record() {
    let options = HouseOptions { review_nodes: 500, ..HouseOptions::default() };
    let mut two = Venue::with(options).await.two(claim_room()).await;
    two.play("h8 a1 h9").await;
    assert_eq!(watch(&mut two.ada, true).await.unwrap_err(), "game-not-over");
    two.ada.act(GameAction::Resign).await.unwrap();
    two.bo.until_seen(|sight| sight.end().is_some()).await;
    assert_eq!(watch(&mut two.bo, false).await.unwrap(), ReviewStatus::None);
    // Who asks goes away; whoever looks is told.
    let mut ada = two.ada;
    assert!(matches!(watch(&mut ada, true).await.unwrap(), ReviewStatus::Working { .. }));
    ada.leave().await;
    let review = until_done(&mut two.bo).await;
    assert_eq!(review.plies.len(), 3);
    let mut late = two.venue.page_in("cy", &two.room).await;
    assert_eq!(watch(&mut late, true).await.unwrap(), ReviewStatus::Done { review: Box::new(review) });
}
