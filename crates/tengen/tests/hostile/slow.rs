//! People who take their time.

use std::time::Duration;

use tengen_load::{Socket, connect};
use tengen_wire::{ClientMessage, PROTOCOL, ServerMessage};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::ground::Ground;

/// Longer than the house waits for anybody.
const LONG: Duration = Duration::from_secs(100);

/// Waits until the house closes the connection.
async fn ends(mut stream: TcpStream) -> String {
    let mut answer = Vec::new();
    let end = tokio::time::timeout(LONG, stream.read_to_end(&mut answer)).await;
    let _broken_off = end.expect("the house waits for ever");
    String::from_utf8_lossy(&answer).into_owned()
}

#[tokio::test]
async fn half_a_request_a_slow_body_and_half_a_frame_are_not_waited_for() {
    let ground = Ground::new().await;
    let house = ground.house;
    let session = ground.guest().await;
    let half = format!("GET /api/session HTTP/1.1\r\nHost: {house}\r\nX-Ha");
    let body = format!(
        "POST /api/rooms HTTP/1.1\r\nHost: {house}\r\nOrigin: http://{house}\r\nCookie: {}\r\n\
         Content-Type: application/json\r\nContent-Length: 500\r\n\r\n{{\"settings\":",
        session.cookie
    );
    let slow = |text: String| async move {
        let mut stream = connect(house, None).await.unwrap();
        stream.write_all(text.as_bytes()).await.unwrap();
        ends(stream).await
    };
    let (half, body, nothing, ()) =
        tokio::join!(slow(half), slow(body), slow(String::new()), half_a_frame(&ground));
    assert!(half.is_empty() || half.starts_with("HTTP/1.1 408 "), "{half}");
    assert!(body.starts_with("HTTP/1.1 408 ") && body.contains("body-too-slow"), "{body}");
    assert!(nothing.is_empty() || nothing.starts_with("HTTP/1.1 408 "), "{nothing}");
    ground.stands().await;
}

/// Begins a frame, says nothing more and does not answer when it is asked whether it is there.
async fn half_a_frame(ground: &Ground) {
    let page = ground.page().await;
    let mut stream = page.socket.into_stream();
    // A text of 100 bytes, of which four come.
    stream.write_all(&[0x81, 0x80 | 0x64, 1, 2, 3, 4, b'{', b'"', b't', b'y']).await.unwrap();
    ends(stream).await;
}

#[tokio::test]
async fn who_never_reads_is_let_go_and_the_game_they_look_at_goes_on() {
    let ground = Ground::new().await;
    let room = ground.honest_room().clone();
    let mut witness = ground.page().await;
    witness.enter(&room).await;
    let session = ground.guest().await;
    let stream = narrow(&ground).await;
    let origin = format!("http://{}", ground.house);
    let mut deaf = Socket::over(stream, ground.house, Some(&session.cookie), &origin).await.unwrap();
    deaf.say(&ClientMessage::Hello { protocol: PROTOCOL }).await.unwrap();
    let enter = ClientMessage::Enter { room, after: None };
    let asking = async {
        // Asks for everything again and again and reads none of it.
        while deaf.say(&enter).await.is_ok() {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    let spectators = async |witness: &mut crate::ground::Page, wanted: u32| {
        let seen = witness.until(|message| match message {
            ServerMessage::Room { room } => (room.spectators == wanted).then_some(()),
            _ => None,
        });
        seen.await;
    };
    let watching = async {
        spectators(&mut witness, 2).await;
        spectators(&mut witness, 1).await;
    };
    tokio::select! {
        () = watching => {}
        () = async { asking.await; std::future::pending().await } => {}
        () = tokio::time::sleep(LONG) => panic!("who never reads is never let go"),
    }
    ground.stands().await;
}

/// A connection that takes little in at a time.
async fn narrow(ground: &Ground) -> TcpStream {
    let socket = tokio::net::TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    socket.connect(ground.house).await.unwrap()
}
