//! Ends that are agreed on, asked for or come by themselves.

use tengen_game::{Millis, TimeControl};
use tengen_wire::GameAction;

use crate::support::{Two, claim_room, point};

#[tokio::test]
async fn a_draw_is_offered_with_a_move_and_accepted() {
    let mut two = Two::sit_down(claim_room()).await;
    two.play("h8 a1").await;
    two.ada.act(GameAction::Place { point: point("i8"), offer_draw: true }).await.unwrap();
    assert_eq!(two.ada.act(GameAction::AcceptDraw).await.unwrap_err().code, "no-draw-offer");
    two.bo.act(GameAction::AcceptDraw).await.unwrap();
    assert_eq!(two.bo.sight.end().as_deref(), Some("draw by agreement"));
    two.ada.until_seen(|sight| sight.end().is_some()).await;
}

#[tokio::test]
async fn a_move_is_taken_back_when_both_agree() {
    let mut two = Two::sit_down(claim_room()).await;
    two.play("h8 a1 i8").await;
    two.ada.act(GameAction::AskTakeBack).await.unwrap();
    two.bo.act(GameAction::DeclineTakeBack).await.unwrap();
    assert_eq!(two.ada.act(GameAction::AskTakeBack).await.unwrap_err().code, "take-back-refused");
    two.bo.act(GameAction::AskTakeBack).await.unwrap();
    two.ada.act(GameAction::AcceptTakeBack).await.unwrap();
    assert_eq!(two.ada.view().moves.len(), 1);
    two.bo.until_seen(|sight| sight.view.as_ref().unwrap().moves.len() == 1).await;
    two.bo.place_at("b2").await.unwrap();
}

#[tokio::test]
async fn a_flag_falls_by_itself_and_a_late_move_does_not_help() {
    let mut settings = claim_room();
    settings.game.clock = TimeControl::Fischer { main: Millis::seconds(180), increment: Millis::seconds(2) };
    let mut two = Two::sit_down(settings).await;
    two.play("h8 a1").await;
    two.venue.clock.advance(179_000);
    two.ada.place_at("i8").await.unwrap();
    assert_eq!(two.ada.view().clocks.unwrap()[0].total_ms, 5_000);
    two.bo.place_at("a3").await.unwrap();
    two.venue.clock.advance(5_000);
    two.ada.until_seen(|sight| sight.end().is_some()).await;
    two.bo.until_seen(|sight| sight.end().is_some()).await;
    assert_eq!(two.bo.sight.end().as_deref(), Some("win two by time"));
    let ended = two.bo.sight.events.last().unwrap();
    let fell_at = crate::support::ManualClock::START + 179_000 + 5_000;
    assert_eq!((ended.kind.id(), ended.at), ("ended", Millis(fell_at)));
    assert_eq!(two.ada.place_at("j8").await.unwrap_err().code, "game-over");
}

#[tokio::test]
async fn a_game_in_which_nobody_moves_is_called_off() {
    let mut two = Two::sit_down(claim_room()).await;
    two.venue.clock.advance(60_000);
    two.bo.until_seen(|sight| sight.end().is_some()).await;
    assert_eq!(two.bo.sight.end().as_deref(), Some("void by aborted"));
    two.ada.until_seen(|sight| sight.end().is_some()).await;
}
