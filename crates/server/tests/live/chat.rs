//! Who reads what is said.

use tengen_wire::{Audience, GameAction};

use crate::support::{Two, claim_room};

#[tokio::test]
async fn players_and_spectators_do_not_read_each_other_before_the_game_is_over() {
    let mut two = Two::sit_down(claim_room()).await;
    let mut cy = two.venue.page_in("cy", &two.room).await;
    two.ada.chat("good luck").await.unwrap();
    cy.chat("  black will win ").await.unwrap();
    cy.chat("or white").await.unwrap();
    two.bo.until_seen(|sight| sight.said() == ["good luck"]).await;
    assert_eq!(two.ada.sight.said(), ["good luck"]);
    assert_eq!(cy.sight.said(), ["black will win", "or white"]);
    let mut di = two.venue.page_in("di", &two.room).await;
    assert_eq!(di.sight.said(), ["black will win", "or white"]);

    two.play("h8 a1").await;
    two.ada.act(GameAction::Resign).await.unwrap();
    two.bo.until_seen(|sight| sight.said() == ["good luck", "black will win", "or white"]).await;
    di.until_seen(|sight| sight.said() == ["black will win", "or white", "good luck"]).await;
    cy.chat("well played").await.unwrap();
    two.bo.until_seen(|sight| sight.said().contains(&"well played")).await;
    assert_eq!(two.bo.sight.chat[0].audience, Audience::Players);
    assert_eq!(two.bo.sight.chat[3].audience, Audience::Spectators);
}

#[tokio::test]
async fn what_was_said_before_a_game_is_read_by_all_and_comes_again_with_the_room() {
    let two = Two::sit_down(claim_room()).await;
    let room = two.venue.house.open_room(crate::support::person("ada"), claim_room()).await.unwrap();
    let mut ada = two.venue.page_in("ada", &room).await;
    let mut cy = two.venue.page_in("cy", &room).await;
    cy.chat("hello").await.unwrap();
    ada.until_seen(|sight| sight.said() == ["hello"]).await;
    two.venue.clock.advance(1000);
    let mut bo = two.venue.page_in("bo", &room).await;
    bo.in_room(tengen_wire::RoomAction::Join).await.unwrap();
    bo.chat("hi").await.unwrap();
    let bo = two.venue.page_in("bo", &room).await;
    assert_eq!(bo.sight.said(), ["hello", "hi"]);
    let cy = two.venue.page_in("cy", &room).await;
    assert_eq!(cy.sight.said(), ["hello"]);
}

#[tokio::test]
async fn a_line_that_is_sent_again_is_said_once() {
    let mut two = Two::sit_down(claim_room()).await;
    two.ada.chat_as(7, "once").await.unwrap();
    two.ada.chat_as(7, "once").await.unwrap();
    two.ada.chat_as(8, "twice").await.unwrap();
    two.bo.until_seen(|sight| sight.said().contains(&"twice")).await;
    assert_eq!(two.bo.sight.said(), ["once", "twice"]);
}

#[tokio::test]
async fn lines_that_are_none_or_come_too_fast_are_refused() {
    let mut two = Two::sit_down(claim_room()).await;
    for (text, code) in [("   ", "chat-length"), ("a\u{8}b", "chat-characters")] {
        assert_eq!(two.ada.chat(text).await.unwrap_err().code, code);
    }
    let long = two.ada.chat(&"好".repeat(301)).await.unwrap_err();
    assert_eq!((long.code.as_str(), long.args["max"].as_str()), ("chat-length", "300"));
    for _ in 0..5 {
        two.ada.chat("hey").await.unwrap();
    }
    assert_eq!(two.ada.chat("hey").await.unwrap_err().code, "too-fast");
    two.bo.chat("calm down").await.unwrap();
    two.venue.clock.advance(10_000);
    two.ada.chat("sorry").await.unwrap();
}
