//! Games to their end, one of each kind of room.

use tengen_wire::{GameAction, RoomStatus};

use crate::support::{Two, claim_room, settings};

#[tokio::test]
async fn a_game_goes_to_a_five_and_both_pages_have_every_event() {
    let mut two = Two::sit_down(claim_room()).await;
    two.play("h8 a1 i8 a3 j8 a5 k8 a7 l8").await;
    for page in [&two.ada, &two.bo] {
        assert_eq!(page.sight.end().as_deref(), Some("win one by five"));
        let seqs: Vec<u32> = page.sight.events.iter().map(|event| event.seq).collect();
        assert_eq!(seqs, (1..=11).collect::<Vec<_>>());
    }
    two.bo.until_seen(|sight| sight.room.as_ref().unwrap().status == RoomStatus::Between).await;
    let list =
        two.venue.house.games(tengen_server::GamesQuery { limit: 9, ..Default::default() }).await.unwrap();
    let row = &list.games[0];
    assert_eq!((row.result.as_deref(), row.ending.as_deref(), row.moves), (Some("one"), Some("five"), 9));
    assert_eq!(row.players.each_ref().map(|player| player.name.as_str()), ["ADA", "BO"]);
}

#[tokio::test]
async fn a_claimed_foul_wins_and_is_explained_afterwards() {
    let mut two = Two::sit_down(claim_room()).await;
    two.play("h8 a1 i8 a3 j9 a5 j10 a7 j8").await;
    let house = &two.venue.house;
    let game = two.ada.sight.game.clone().unwrap();
    assert_eq!(house.explanation(&game, 9).await.unwrap_err().code(), "game-not-over");
    assert!(two.ada.view().forbidden.is_none());
    two.bo.act(GameAction::ClaimFoul).await.unwrap();
    assert_eq!(two.bo.sight.end().as_deref(), Some("win two by foul"));
    let explanation = house.explanation(&game, 9).await.unwrap();
    assert_eq!(explanation.explanation.verdict, "double-three");
    assert_eq!(house.explanation(&game, 1).await.unwrap().explanation.verdict, "legal");
    assert_eq!(house.explanation(&game, 10).await.unwrap_err().code(), "no-such-move");
}

#[tokio::test]
async fn a_foul_nobody_claims_counts_and_is_told_at_the_end() {
    let mut two = Two::sit_down(claim_room()).await;
    two.play("h8 a1 i8 a3 j9 a5 j10 a7 j8 b1").await;
    assert!(two.bo.view().missed_fouls.is_empty());
    two.ada.act(GameAction::Resign).await.unwrap();
    assert_eq!(two.ada.view().missed_fouls.len(), 1);
    let record = two.venue.house.record(&two.ada.sight.game.clone().unwrap()).await.unwrap();
    assert_eq!(record.missed_fouls.len(), 1);
    record.verify().unwrap();
}

#[tokio::test]
async fn a_wrong_claim_changes_nothing_but_is_remembered() {
    let mut two = Two::sit_down(claim_room()).await;
    two.play("h8 a1 i8").await;
    two.bo.act(GameAction::ClaimFoul).await.unwrap();
    assert_eq!(two.bo.sight.kinds().last(), Some(&"no-foul"));
    assert_eq!(two.bo.act(GameAction::ClaimFoul).await.unwrap_err().code, "already-claimed");
    assert_eq!(two.bo.view().wrong_claims.len(), 1);
    two.bo.place_at("a3").await.unwrap();
}

#[tokio::test]
async fn a_foul_loses_at_once_where_the_room_has_it_so() {
    let mut two = Two::sit_down(settings("auto-loss")).await;
    two.play("h8 a1 i8 a3 j9 a5 j10 a7 j8").await;
    assert_eq!(two.ada.sight.end().as_deref(), Some("win two by foul"));
}

#[tokio::test]
async fn a_point_that_cannot_be_played_is_refused_with_the_reason() {
    let mut two = Two::sit_down(settings("unplayable")).await;
    two.play("h8 a1 i8 a3 j9 a5 j10 a7").await;
    let refusal = two.ada.place_at("j8").await.unwrap_err();
    assert_eq!((refusal.code.as_str(), refusal.args["point"].as_str()), ("forbidden", "j8"));
    assert_eq!(refusal.args["kind"], "double-three");
    let explanation = refusal.explanation.unwrap();
    assert_eq!(explanation.explanation.threes.len(), 2);
    let forbidden = two.ada.view().forbidden.as_ref().unwrap();
    assert!(forbidden.iter().any(|foul| foul.point.0.to_string() == "j8"));
    two.ada.place_at("c12").await.unwrap();
}

#[tokio::test]
async fn colours_are_exchanged_and_two_fifths_offered_of_which_one_is_removed() {
    let mut two = Two::sit_down(settings("lianzhong")).await;
    two.play("h8 h9 i9").await;
    two.bo.say_answer("swap").await.unwrap();
    assert_eq!(two.bo.view().black.unwrap().0, tengen_game::Seat::Two);
    two.ada.until_seen(|sight| sight.kinds().contains(&"exchanged")).await;
    two.ada.place_at("g8").await.unwrap();
    let refusal = two.bo.say_answer("offer b2 b2").await.unwrap_err();
    assert_eq!(refusal.code, "duplicate");
    two.bo.say_answer("offer g7 i7").await.unwrap();
    assert_eq!(two.bo.view().offered.len(), 2);
    two.ada.until_seen(|sight| sight.view.as_ref().unwrap().offered.len() == 2).await;
    let gone = two.ada.view().offered[0];
    two.ada.say_answer(&format!("remove {}", gone.0)).await.unwrap();
    assert_eq!(two.ada.view().moves.len(), 5);
    two.ada.place_at("a1").await.unwrap();
}

#[tokio::test]
async fn stones_hidden_in_the_hand_decide_who_has_black_and_everybody_can_check_it() {
    let nigiri = tengen_room::RoomSettings { colours: tengen_room::FirstColours::Nigiri, ..claim_room() };
    let mut two = Two::sit_down(nigiri).await;
    let nonce = "0123456789abcdef".to_owned();
    let commitment = tengen_game::Commitment::to(7, &nonce);
    two.ada.act(GameAction::Commit { commitment: commitment.into() }).await.unwrap();
    assert_eq!(two.ada.place_at("h8").await.unwrap_err().code, "colours-not-drawn");
    two.bo.until_seen(|sight| sight.view.as_ref().unwrap().seq == 1).await;
    two.bo.act(GameAction::Guess { number: 1 }).await.unwrap();
    let lie = GameAction::Reveal { number: 8, nonce: nonce.clone() };
    assert_eq!(two.ada.act(lie).await.unwrap_err().code, "nigiri-mismatch");
    two.ada.act(GameAction::Reveal { number: 7, nonce }).await.unwrap();
    let black = tengen_game::verify_nigiri(&two.ada.sight.events).unwrap();
    assert_eq!(two.ada.view().black.unwrap().0, black);
}

#[tokio::test]
async fn who_looks_on_sees_the_moves_and_cannot_play() {
    let mut two = Two::sit_down(claim_room()).await;
    let mut cy = two.venue.page_in("cy", &two.room).await;
    two.play("h8 a1").await;
    cy.until_seen(|sight| sight.view.as_ref().unwrap().moves.len() == 2).await;
    assert_eq!(cy.place_at("i8").await.unwrap_err().code, "not-seated");
    two.ada.until_seen(|sight| sight.room.as_ref().unwrap().spectators == 1).await;
    cy.leave().await;
    two.ada.until_seen(|sight| sight.room.as_ref().unwrap().spectators == 0).await;
}

#[tokio::test]
async fn the_lists_come_back_from_the_log_as_they_were() {
    let mut two = Two::sit_down(claim_room()).await;
    two.play("h8 a1 i8 a3 j8 a5 k8 a7 l8").await;
    two.bo.until_seen(|sight| sight.room.as_ref().unwrap().status == RoomStatus::Between).await;
    let private = tengen_room::RoomSettings { visibility: tengen_room::Visibility::Private, ..claim_room() };
    two.venue.house.open_room(crate::support::person("cy"), private).await.unwrap();
    let lists = async |store: &dyn tengen_store::Store| {
        let games = store.games(&tengen_store::GameQuery { limit: 9, ..Default::default() }).await.unwrap();
        (games, store.live(0).await.unwrap())
    };
    let store = &*two.venue.store;
    let before = lists(store).await;
    assert_eq!((before.0.len(), before.1.len()), (1, 2));
    store.clear_read_models().await.unwrap();
    assert_eq!(tengen_server::rebuild_lists(store).await.unwrap().rooms, 2);
    assert_eq!(lists(store).await, before);
}
