//! Friends, challenges and what waits, over two houses and on pages that are open.

use tengen_store::Tie;
use tengen_wire::{ClientMessage, FriendView, FriendsView, InboxView, RoomAction, ServerMessage};

use crate::support::{Page, Venue, claim_room, person};

async fn friends(page: &mut Page, wanted: impl Fn(&FriendsView) -> bool) -> FriendsView {
    let message = page.until(|message| match message {
        ServerMessage::Friends { friends } => wanted(friends),
        _ => false,
    });
    let ServerMessage::Friends { friends } = message.await else { unreachable!("it was looked for") };
    friends
}

async fn inbox(page: &mut Page, wanted: impl Fn(&InboxView) -> bool) -> InboxView {
    let message = page.until(|message| match message {
        ServerMessage::Inbox { inbox } => wanted(inbox),
        _ => false,
    });
    let ServerMessage::Inbox { inbox } = message.await else { unreachable!("it was looked for") };
    inbox
}

fn only(friends: &FriendsView) -> &FriendView {
    &friends.following[0]
}

#[tokio::test]
async fn a_friend_is_seen_to_come_play_and_go_by_way_of_another_house() {
    let here = Venue::open().await;
    for name in ["ada", "bo"] {
        here.account(name).await;
    }
    here.store.tie("ada", Tie::Follow, "bo", 0, 9).await.unwrap();
    let there = here.another().await;
    let mut ada = here.page("ada").await;
    ada.send(&ClientMessage::WatchFriends).await;
    let first = friends(&mut ada, |_| true).await;
    assert_eq!((only(&first).online, only(&first).friend, &only(&first).playing), (false, false, &None));
    let mut bo = there.page("bo").await;
    friends(&mut ada, |friends| only(friends).online).await;
    here.store.tie("bo", Tie::Follow, "ada", 0, 9).await.unwrap();
    let room = there.house.open_room(person("bo"), claim_room()).await.unwrap();
    bo.enter(&room).await;
    let mut cy = here.page_in("cy", &room).await;
    cy.in_room(RoomAction::Join).await.unwrap();
    let playing = friends(&mut ada, |friends| only(friends).playing.is_some()).await;
    assert_eq!((only(&playing).playing.as_ref(), only(&playing).friend), (Some(&room), true));
    bo.leave().await;
    friends(&mut ada, |friends| !only(friends).online).await;
}

#[tokio::test]
async fn a_house_that_starts_hears_who_is_in_the_other_one() {
    let here = Venue::open().await;
    for name in ["ada", "bo"] {
        here.account(name).await;
    }
    here.store.tie("ada", Tie::Follow, "bo", 0, 9).await.unwrap();
    let bo = here.page("bo").await;
    let there = here.another().await;
    let mut ada = there.page("ada").await;
    ada.send(&ClientMessage::WatchFriends).await;
    friends(&mut ada, |friends| only(friends).online).await;
    drop(bo);
    friends(&mut ada, |friends| !only(friends).online).await;
}

#[tokio::test]
async fn what_waits_is_told_to_pages_that_want_it_and_nothing_to_guests() {
    let here = Venue::open().await;
    let mut guest = here.page("cy").await;
    guest.send(&ClientMessage::WatchInbox).await;
    guest.send(&ClientMessage::Ping { sent: 7 }).await;
    let next = guest.next().await.unwrap();
    assert!(matches!(next, ServerMessage::Pong { .. }), "{next:?}");
    here.account("ada").await;
    let mut ada = here.page("ada").await;
    ada.send(&ClientMessage::WatchInbox).await;
    let waits = inbox(&mut ada, |_| true).await;
    assert_eq!((waits.unread, waits.challenges.len(), waits.blocked.len()), (0, 0, 0));
}

#[tokio::test]
async fn a_friend_who_has_gone_was_seen_in_the_hour_of_then() {
    let here = Venue::open().await;
    for name in ["ada", "bo"] {
        here.account(name).await;
    }
    here.store.tie("ada", Tie::Follow, "bo", 0, 9).await.unwrap();
    let mut bo = here.page("bo").await;
    bo.send(&ClientMessage::WatchInbox).await;
    inbox(&mut bo, |_| true).await;
    let now = here.house.now().0;
    bo.leave().await;
    let mut ada = here.page("ada").await;
    ada.send(&ClientMessage::WatchFriends).await;
    let gone = friends(&mut ada, |friends| !only(friends).online).await;
    assert_eq!(only(&gone).seen_at, Some(now - now % 3_600_000));
}

#[tokio::test]
async fn who_was_blocked_takes_no_seat_and_is_never_paired_with_whom_it_was() {
    let here = Venue::open().await;
    for name in ["ada", "bo", "cy"] {
        here.account(name).await;
    }
    here.store.tie("ada", Tie::Block, "bo", 0, 9).await.unwrap();
    let pair =
        async |name: &str| here.house.pair(person(name), "claim", "fischer-600+5", false).await.unwrap();
    let of_ada = pair("ada").await;
    // Of two rooms that were opened at one moment either may come first.
    here.clock.advance(10);
    let of_bo = pair("bo").await;
    assert_ne!(of_bo, of_ada, "whoever waits longer");
    let mut bo = here.page_in("bo", &of_ada).await;
    let refusal = bo.in_room(RoomAction::Join).await.unwrap_err();
    assert_eq!(refusal.code, "seat-not-free");
    assert_eq!(pair("cy").await, of_ada, "others are paired as before");
    let mut ada = here.page_in("ada", &of_bo).await;
    ada.in_room(RoomAction::Join).await.unwrap();
}
