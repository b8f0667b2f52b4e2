//! Several games in one room.

use tengen_game::Seat;
use tengen_wire::{GameAction, RoomAction, RoomStatus};

use crate::support::{Page, Sight, Two, claim_room, settings};

async fn until_game_after(page: &mut Page, game: &tengen_room::GameId) {
    page.until_seen(|sight: &Sight| sight.game.as_ref() != Some(game)).await;
}

#[tokio::test]
async fn a_match_of_two_has_colours_exchanged_and_a_score() {
    let mut two = Two::sit_down(settings("no-forbidden")).await;
    let first = two.ada.sight.game.clone().unwrap();
    two.play("h8 a1 i8 a3 j8 a5 k8 a7 l8").await;
    two.bo.until_seen(|sight| sight.room.as_ref().unwrap().status == RoomStatus::Between).await;
    two.ada.in_room(RoomAction::Ready).await.unwrap();
    assert_eq!(two.ada.room_view().ready, [true, false]);
    two.bo.in_room(RoomAction::Ready).await.unwrap();
    until_game_after(&mut two.ada, &first).await;
    assert_eq!(two.ada.view().black.unwrap().0, Seat::Two);
    two.bo.place_at("h8").await.unwrap();
    two.ada.place_at("a1").await.unwrap();
    two.bo.act(GameAction::Resign).await.unwrap();
    two.bo.until_seen(|sight| sight.room.as_ref().unwrap().games.as_ref().unwrap().over).await;
    let games = two.bo.room_view().games.clone().unwrap();
    assert_eq!((games.games, games.half_points), (2, [4, 0]));
    assert_eq!(two.bo.room_view().played.len(), 2);
}

#[tokio::test]
async fn a_rematch_has_colours_exchanged() {
    let mut two = Two::sit_down(claim_room()).await;
    let first = two.ada.sight.game.clone().unwrap();
    two.play("h8 a1").await;
    two.ada.act(GameAction::Resign).await.unwrap();
    two.bo.until_seen(|sight| sight.room.as_ref().unwrap().status == RoomStatus::Between).await;
    two.bo.in_room(RoomAction::Ready).await.unwrap();
    two.bo.in_room(RoomAction::NotReady).await.unwrap();
    two.bo.in_room(RoomAction::Ready).await.unwrap();
    two.ada.in_room(RoomAction::Ready).await.unwrap();
    until_game_after(&mut two.bo, &first).await;
    assert_eq!(two.bo.view().black.unwrap().0, Seat::Two);
    let page = two.venue.house.game_page(&first).await.unwrap();
    assert_eq!((page.number, page.update.view.moves.len()), (1, 2));
    assert_eq!(page.players[1].name, "BO");
}

#[tokio::test]
async fn a_command_to_an_earlier_game_is_refused_unless_it_had_been_carried_out() {
    let mut two = Two::sit_down(claim_room()).await;
    let first = two.ada.sight.game.clone().unwrap();
    two.play("h8 a1").await;
    two.ada.act_as(77, GameAction::Resign).await.unwrap();
    two.ada.in_room(RoomAction::Ready).await.unwrap();
    two.bo.in_room(RoomAction::Ready).await.unwrap();
    until_game_after(&mut two.ada, &first).await;
    two.ada.act_in(77, first.clone(), GameAction::Resign).await.unwrap();
    let refusal = two.ada.act_in(78, first, GameAction::Resign).await.unwrap_err();
    assert_eq!(refusal.code, "not-this-game");
    assert_eq!(two.ada.sight.end(), None);
}

#[tokio::test]
async fn who_leaves_closes_the_room() {
    let mut two = Two::sit_down(claim_room()).await;
    assert_eq!(two.ada.in_room(RoomAction::Leave).await.unwrap_err().code, "game-running");
    two.ada.act(GameAction::Abort).await.unwrap();
    two.ada.in_room_as(5, RoomAction::Leave).await.unwrap();
    two.ada.in_room_as(5, RoomAction::Leave).await.unwrap();
    two.bo.until_seen(|sight| sight.room.as_ref().unwrap().status == RoomStatus::Closed).await;
    assert_eq!(two.bo.in_room(RoomAction::Ready).await.unwrap_err().code, "room-closed");
    assert!(two.venue.house.rooms_of(&"ada".parse().unwrap()).await.is_empty());
}
