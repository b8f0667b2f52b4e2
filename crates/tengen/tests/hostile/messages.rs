//! Messages that are none.

use tengen_load::Socket;
use tengen_wire::{ClientMessage, PROTOCOL, ServerMessage};
use tokio_tungstenite::tungstenite::Message;

use crate::ground::{Ground, Page};

/// Texts that are no messages; the page has entered no room.
const NO_MESSAGES: [&str; 20] = [
    "",
    "x",
    "{",
    "null",
    "[]",
    "{}",
    r#"{"type":"act"}"#,
    r#"{"type":"no-such-type"}"#,
    r#"{"type":7}"#,
    r#"{"type":"ping","sent":-1}"#,
    r#"{"type":"ping","sent":"1"}"#,
    r#"{"type":"ping","sent":1.5}"#,
    r#"{"type":"ping","sent":1,"more":2}"#,
    r#"{"type":"ping","sent":1} {"type":"ping","sent":1}"#,
    r#"{"type":"enter","room":"../../etc/passwd","after":null}"#,
    r#"{"type":"enter","room":"room7","after":{"game":"g1","seq":99999999999}}"#,
    r#"{"type":"act","id":1,"room":"room7","game":"g1","action":{"kind":"place","point":"z99","offer_draw":false}}"#,
    r#"{"type":"act","id":1,"room":"room7","game":"g1","action":{"kind":"rule","result":"one"}}"#,
    r#"{"type":"room-act","id":1,"room":"room7","action":"close"}"#,
    "{\"type\":\"ping\",\"sent\":1}\u{0}",
];

/// After so many messages that are none the house closes the connection.
const PATIENCE: usize = 5;

#[tokio::test]
async fn what_is_no_message_is_refused_and_the_fifth_time_the_connection_ends() {
    let ground = Ground::new().await;
    for texts in NO_MESSAGES.chunks(PATIENCE) {
        let mut page = ground.page().await;
        for text in texts {
            page.socket.send(*text).await.unwrap();
            assert_eq!(page.refusal().await, "bad-message", "{text}");
        }
        assert_eq!(page.closed().await, Some(4002), "{texts:?}");
    }
    ground.stands().await;
}

#[tokio::test]
async fn a_page_that_makes_a_mistake_can_go_on() {
    let ground = Ground::new().await;
    let mut page = ground.page().await;
    page.socket.send("no message").await.unwrap();
    page.socket.send_frame(Message::Binary(vec![0, 159, 146, 150].into())).await.unwrap();
    assert_eq!([page.refusal().await, page.refusal().await], ["bad-message"; 2]);
    page.say(&ClientMessage::Ping { sent: 7 }).await;
    page.until(|message| matches!(message, ServerMessage::Pong { sent: 7, .. }).then_some(())).await;
    ground.stands().await;
}

#[tokio::test]
async fn nesting_and_length_are_bounded() {
    let ground = Ground::new().await;
    let mut page = ground.page().await;
    for text in ["[".repeat(4000), "{\"a\":".repeat(800), format!("\"{}\"", "好".repeat(5000))] {
        page.socket.send(text).await.unwrap();
        assert_eq!(page.refusal().await, "bad-message");
    }
    for text in ["x".repeat(1 << 20), "[".repeat(1 << 20)] {
        let mut page = ground.page().await;
        // The house need not read it to the end.
        let _ = page.socket.send(text).await;
        ends_as_too_long(&mut page).await;
    }
    ground.stands().await;
}

/// The house says that the message is too long; where that is on its way while more comes in, the system
/// may break the connection off first.
async fn ends_as_too_long(page: &mut Page) {
    let code = page.closed().await;
    assert!([Some(1009), None].contains(&code), "{code:?}");
}

#[tokio::test]
async fn what_is_no_text_in_utf_8_ends_the_connection() {
    let ground = Ground::new().await;
    let mut page = ground.page().await;
    page.socket.send_frame(bad_text()).await.unwrap();
    let code = page.closed().await;
    assert!([Some(1002), Some(1007)].contains(&code), "{code:?}");
    ground.stands().await;
}

fn bad_text() -> Message {
    use tokio_tungstenite::tungstenite::protocol::frame::Frame;
    use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
    Message::Frame(Frame::message(vec![0xff, 0xfe], OpCode::Data(Data::Text), true))
}

#[tokio::test]
async fn who_does_not_say_hello_first_is_sent_away() {
    let ground = Ground::new().await;
    let enter = r#"{"type":"enter","room":"room7","after":null}"#.to_owned();
    let hello = |protocol| serde_json::to_string(&ClientMessage::Hello { protocol }).unwrap();
    for (text, refusal, code) in [
        (enter, "hello", 4001),
        ("no message".to_owned(), "bad-message", 4001),
        (hello(PROTOCOL + 1), "protocol-version", 4000),
        (hello(0), "protocol-version", 4000),
    ] {
        let mut page = stranger(&ground).await;
        page.socket.send(text.clone()).await.unwrap();
        assert_eq!(page.refusal().await, refusal, "{text}");
        assert_eq!(page.closed().await, Some(code), "{text}");
    }
    ground.stands().await;
}

#[tokio::test]
async fn who_says_nothing_is_sent_away() {
    let ground = Ground::new().await;
    let mut page = stranger(&ground).await;
    assert_eq!(page.refusal().await, "hello");
    assert_eq!(page.closed().await, Some(4001));
    ground.stands().await;
}

#[tokio::test]
async fn hello_is_said_once() {
    let ground = Ground::new().await;
    let mut page = ground.page().await;
    page.say(&ClientMessage::Hello { protocol: PROTOCOL }).await;
    assert_eq!(page.refusal().await, "hello");
    ground.stands().await;
}

/// A page that has said nothing yet.
async fn stranger(ground: &Ground) -> Page {
    let session = ground.guest().await;
    let socket = Socket::open(ground.house, None, &session.cookie).await.unwrap();
    Page { house: ground.house, session, socket }
}
