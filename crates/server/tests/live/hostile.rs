//! Pages that mean no good.

use tengen_wire::{ClientMessage, PROTOCOL, RoomAction, ServerMessage};
use tokio_tungstenite::tungstenite::Message;

use crate::support::{Page, Two, Venue, claim_room, person};

async fn refused(page: &mut Page) -> tengen_wire::Refusal {
    match page.until(|message| matches!(message, ServerMessage::Refused { .. })).await {
        ServerMessage::Refused { refusal, .. } => refusal,
        _ => unreachable!(),
    }
}

#[tokio::test]
async fn a_page_of_another_version_is_told_to_load_again() {
    let venue = Venue::open().await;
    let mut page = venue.connect("ada").await;
    page.send(&ClientMessage::Hello { protocol: PROTOCOL + 1 }).await;
    assert_eq!(refused(&mut page).await.code, "protocol-version");
    assert_eq!(page.closed().await, Some(4000));
}

#[tokio::test]
async fn who_does_not_say_hello_first_is_sent_away() {
    let venue = Venue::open().await;
    for text in [r#"{"type":"watch-lobby"}"#, "hello"] {
        let mut page = venue.connect("ada").await;
        page.raw(Message::text(text)).await;
        refused(&mut page).await;
        assert_eq!(page.closed().await, Some(4001));
    }
}

#[tokio::test]
async fn what_is_no_message_is_refused_by_its_reason_and_five_times_is_enough() {
    let venue = Venue::open().await;
    let mut page = venue.page("ada").await;
    let enter = |room: &str| format!(r#"{{"type":"enter","room":"{room}","after":null}}"#);
    for text in ["{", r#"{"type":"sit"}"#, &enter("../etc"), &"x".repeat(5000)] {
        page.raw(Message::text(text)).await;
        let refusal = refused(&mut page).await;
        assert_eq!(refusal.code, "bad-message", "{text}");
        assert!(!refusal.args["message"].is_empty());
    }
    page.raw(Message::binary(vec![1, 2, 3])).await;
    assert_eq!(refused(&mut page).await.code, "bad-message");
    assert_eq!(page.closed().await, Some(4002));
}

#[tokio::test]
async fn a_message_of_absurd_length_ends_the_connection_and_harms_nobody() {
    let mut two = Two::sit_down(claim_room()).await;
    let mut eve = two.venue.page_in("eve", &two.room).await;
    eve.raw(Message::text("x".repeat(17_000))).await;
    let code = eve.closed().await;
    assert!(matches!(code, Some(1009) | None), "{code:?}");
    two.play("h8 a1").await;
}

#[tokio::test]
async fn commands_out_of_turn_or_out_of_place_are_refused_by_their_code() {
    let mut two = Two::sit_down(claim_room()).await;
    assert_eq!(two.bo.place_at("h8").await.unwrap_err().code, "not-your-turn");
    assert_eq!(two.ada.place_at("h9").await.unwrap_err().code, "not-centre");
    assert_eq!(two.ada.in_room(RoomAction::Ready).await, Ok(()));
    assert_eq!(two.ada.in_room(RoomAction::NotReady).await.unwrap_err().code, "game-running");
    let mut eve = two.venue.page_in("eve", &two.room).await;
    assert_eq!(eve.in_room(RoomAction::Join).await.unwrap_err().code, "room-full");
    assert_eq!(eve.in_room(RoomAction::Leave).await.unwrap_err().code, "not-seated");
    let mut far = two.venue.page("eve").await;
    assert_eq!(far.in_room(RoomAction::Join).await.unwrap_err().code, "not-entered");
    let nowhere = ClientMessage::Enter { room: "nowhere".parse().unwrap(), after: None };
    far.send(&nowhere).await;
    assert_eq!(refused(&mut far).await.code, "no-such-room");
    far.send(&ClientMessage::Hello { protocol: PROTOCOL }).await;
    assert_eq!(refused(&mut far).await.code, "hello");
}

#[tokio::test]
async fn a_page_that_floods_is_refused_and_then_sent_away_while_others_play() {
    let mut two = Two::sit_down(claim_room()).await;
    let mut eve = two.venue.page_in("eve", &two.room).await;
    let ping = serde_json::to_string(&ClientMessage::Ping { sent: 1 }).unwrap();
    let flood = async {
        // The house may close the connection before all of it is sent.
        for _ in 0..400 {
            eve.raw(Message::text(ping.clone())).await;
        }
        let refusal = refused(&mut eve).await;
        (refusal.code, eve.closed().await)
    };
    let ((code, closed), ()) = tokio::join!(flood, two.play("h8 a1 i8 a3"));
    assert_eq!((code.as_str(), closed), ("too-fast", Some(4003)));
}

#[tokio::test]
async fn a_page_is_in_eight_rooms_at_most_and_a_person_has_twenty_pages_at_most() {
    let venue = Venue::open().await;
    let mut eve = venue.page("eve").await;
    for host in ["ada", "bo", "cy", "di", "fay", "gil", "hao", "ida"] {
        let room = venue.house.open_room(person(host), claim_room()).await.unwrap();
        eve.enter(&room).await;
    }
    let room = venue.house.open_room(person("jo"), claim_room()).await.unwrap();
    eve.send(&ClientMessage::Enter { room: room.clone(), after: None }).await;
    assert_eq!(refused(&mut eve).await.code, "too-many-entered");
    eve.send(&ClientMessage::Exit { room: eve.room.clone() }).await;
    eve.enter(&room).await;

    let mut pages = vec![eve];
    for _ in 1..20 {
        pages.push(venue.page("eve").await);
    }
    let mut last = venue.connect("eve").await;
    last.send(&ClientMessage::Hello { protocol: PROTOCOL }).await;
    assert_eq!(refused(&mut last).await.code, "too-many-pages");
    assert_eq!(last.closed().await, Some(4004));
}

#[tokio::test]
async fn a_page_that_does_not_read_is_let_go_and_comes_back_for_the_rest() {
    let mut two = Two::sit_down(claim_room()).await;
    let mut slow = two.venue.connect_narrowly("slow").await.hello().await;
    slow.enter(&two.room).await;
    two.ada.until_seen(|sight| sight.room.as_ref().unwrap().spectators == 1).await;
    two.play("h8 a1").await;
    // Scattered so that nobody makes a five: each column has Black's and White's stones by turns.
    for column in ["b", "d", "f", "j", "l", "n"] {
        for row in [3, 6, 9, 12, 15] {
            two.play(&format!("{column}{row} {column}{}", row - 1)).await;
        }
    }
    let mut cy = two.venue.page_in("cy", &two.room).await;
    for _ in 0..7 {
        for _ in 0..5 {
            cy.chat("are you there?").await.unwrap();
        }
        two.venue.clock.advance(10_000);
    }
    cy.leave().await;
    two.ada.until_seen(|sight| sight.room.as_ref().unwrap().spectators == 0).await;
    slow.closed().await;
    let place = slow.place();
    let mut back = two.venue.page("slow").await;
    back.enter_after(&two.room, Some(place.clone())).await;
    assert_eq!(back.view().moves.len(), two.ada.view().moves.len());
    assert_eq!(back.sight.events.first().map(|event| event.seq), Some(place.seq + 1));
}
