//! Whose turn it is: what people are told who are not at the board.

use tengen_room::RoomId;
use tengen_wire::RoomAction;

use crate::support::{Page, Venue, claim_room, days_room, person};

/// A game that `host` has begun with Black against `guest`, both of whom have gone.
async fn begun(venue: &Venue, host: &str, guest: &str, days: u32) -> RoomId {
    let room = venue.house.open_room(person(host), days_room(days)).await.unwrap();
    let mut page = venue.page_in(guest, &room).await;
    page.in_room(RoomAction::Join).await.unwrap();
    page.leave().await;
    room
}

async fn sees(page: &mut Page, playing: u32, waiting: &[&str]) {
    page.until_seen(|sight| sight.turns.playing == playing && sight.waiting() == waiting).await;
}

#[tokio::test]
async fn whoever_is_elsewhere_in_the_house_is_told_that_it_is_their_turn() {
    let venue = Venue::open().await;
    venue.accounts(&["ada", "bo", "cy"]).await;
    begun(&venue, "bo", "ada", 7).await;
    let mut ada = venue.page("ada").await;
    assert_eq!((ada.sight.turns.playing, ada.sight.waiting()), (1, vec![]));
    let room = begun(&venue, "ada", "cy", 3).await;
    sees(&mut ada, 2, &["CY"]).await;
    let mut bo = venue.page_in("bo", &venue.house.rooms_of(&"bo".parse().unwrap()).await[0]).await;
    bo.place_at("h8").await.unwrap();
    sees(&mut ada, 2, &["CY", "BO"]).await;
    ada.enter(&room).await;
    ada.place_at("h8").await.unwrap();
    sees(&mut ada, 2, &["BO"]).await;
    let again = venue.page("ada").await;
    assert_eq!((again.sight.turns.playing, again.sight.waiting()), (2, vec!["BO"]));
}

#[tokio::test]
async fn at_the_board_of_a_fast_game_nobody_is_told_what_they_see() {
    let mut two = Venue::open().await.two(claim_room()).await;
    let mut elsewhere = two.venue.page("bo").await;
    two.play("h8").await;
    sees(&mut elsewhere, 1, &["ADA"]).await;
    two.play("").await;
    two.bo.place_at("a1").await.unwrap();
    sees(&mut elsewhere, 1, &[]).await;
    assert!(two.bo.sight.turns.waiting.is_empty() && two.bo.sight.turns.playing == 0);
    // Whoever leaves the board is told how it stands.
    let room = two.room.clone();
    two.ada.send(&tengen_wire::ClientMessage::Exit { room }).await;
    sees(&mut two.ada, 1, &["BO"]).await;
}

#[tokio::test]
async fn games_are_listed_by_whose_turn_it_is_and_when_time_runs_out() {
    let venue = Venue::open().await;
    venue.accounts(&["ada", "bo", "cy", "di"]).await;
    let late = begun(&venue, "ada", "bo", 7).await;
    let soon = begun(&venue, "ada", "cy", 1).await;
    let theirs = begun(&venue, "di", "ada", 1).await;
    let venue = venue.restart(60_000).await;
    let games = venue.house.running_games(&"ada".parse().unwrap()).await.unwrap().games;
    let listed: Vec<_> = games.iter().map(|game| (&game.room, game.your_turn)).collect();
    assert_eq!(listed, [(&soon, true), (&late, true), (&theirs, false)]);
    assert_eq!((games[0].opponent.name.as_str(), games[0].seat.0), ("CY", tengen_game::Seat::One));
    let page = venue.page_in("ada", &soon).await;
    assert_eq!(games[0].deadline, page.view().deadline);
    assert!(venue.house.running_games(&"eve".parse().unwrap()).await.unwrap().games.is_empty());
}

#[tokio::test]
async fn a_game_that_is_over_is_in_no_list_and_one_in_another_house_is() {
    let here = Venue::open().await;
    here.accounts(&["ada", "bo"]).await;
    let there = here.another().await;
    let room = begun(&here, "ada", "bo", 3).await;
    let mut bo = there.page("bo").await;
    let mut ada = here.page_in("ada", &room).await;
    ada.place_at("h8").await.unwrap();
    sees(&mut bo, 1, &["ADA"]).await;
    ada.act(tengen_wire::GameAction::Abort).await.unwrap();
    sees(&mut bo, 0, &[]).await;
}
