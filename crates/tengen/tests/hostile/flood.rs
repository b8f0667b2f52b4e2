//! Too much of everything.

use std::net::SocketAddr;

use hyper::{Method, header};
use tengen_load::{Answer, Http, Session, Socket, connect};
use tengen_wire::{ClientMessage, ErrorBody, OpenRoom, PROTOCOL};

use crate::ground::{Ground, OUTSIDE, Page, free_room, outside};

fn code(answer: &Answer) -> String {
    let body: ErrorBody = serde_json::from_slice(&answer.body).unwrap();
    body.error.code
}

/// Requests one after the other until one is refused; the code of that, and how many went through.
async fn until_refused(limit: usize, mut request: impl AsyncFnMut() -> Answer) -> (String, usize) {
    for number in 0..limit {
        let answer = request().await;
        if !answer.status.is_success() {
            return (code(&answer), number);
        }
    }
    panic!("{limit} requests went through");
}

async fn from_outside(house: SocketAddr) -> Http {
    Http::over(house, outside(house).await).await.unwrap()
}

#[tokio::test]
async fn who_sends_too_fast_is_told_so_and_then_sent_away() {
    let ground = Ground::new().await;
    let mut page = ground.page().await;
    for sent in 0..1000 {
        if page.socket.say(&ClientMessage::Ping { sent }).await.is_err() {
            break;
        }
    }
    assert_eq!(page.refusal().await, "too-fast");
    let code = page.closed().await;
    assert!([Some(4003), None].contains(&code), "{code:?}");
    ground.stands().await;
}

#[tokio::test]
async fn chat_has_a_pace_a_length_and_no_control_characters() {
    let ground = Ground::new().await;
    let (room, [mut page, _other]) = ground.pair(free_room()).await;
    let chat = |id, text: &str| ClientMessage::Chat { id, room: room.clone(), text: text.to_owned() };
    for (id, text, code) in [
        (10, "", "chat-length"),
        (11, " \t ", "chat-length"),
        (12, &"好".repeat(301), "chat-length"),
        (13, "a\u{0}b", "chat-characters"),
        (14, "a\u{1b}[2Jb", "chat-characters"),
        (15, "a\nb", "chat-characters"),
    ] {
        page.say(&chat(id, text)).await;
        assert_eq!(page.answer(id).await, Err(code.into()), "{text:?}");
    }
    let mut said = 0;
    for id in 20..40 {
        page.say(&chat(id, "<img src=x onerror=alert(1)>")).await;
        match page.answer(id).await {
            Ok(()) => said += 1,
            Err(code) => assert_eq!(code, "too-fast"),
        }
    }
    assert!((5..20).contains(&said), "{said} lines were said");
    ground.stands().await;
}

#[tokio::test]
async fn one_address_gets_so_many_guests_requests_and_rooms() {
    let limits = "guests_by_address = 5\nrequests_by_address = 40\nrooms_by_address = 3\n";
    let ground = Ground::with_limits(limits).await;
    let house = ground.house;
    let mut http = from_outside(house).await;
    let mut guests = Vec::new();
    let session = async || http.send(Method::GET, "/api/session", &[], Vec::new()).await.unwrap();
    assert_eq!(until_refused(10, session).await, ("too-fast".into(), 5));
    for _ in 0..4 {
        guests.push(ground.guest().await);
    }
    let mut guests = guests.iter().cycle();
    let open = async || open_room(&mut http, guests.next().unwrap()).await;
    assert_eq!(until_refused(10, open).await, ("too-fast".into(), 3));
    let options = async || http.send(Method::GET, "/api/options", &[], Vec::new()).await.unwrap();
    let (refusal, number) = until_refused(100, options).await;
    assert!(refusal == "too-fast" && number < 40, "{refusal} after {number}");
    ground.stands().await;
}

async fn open_room(http: &mut Http, host: &Session) -> Answer {
    let room = serde_json::to_vec(&OpenRoom { settings: free_room(), opponent: None }).unwrap();
    http.post("/api/rooms", host, room).await.unwrap()
}

#[tokio::test]
async fn one_person_waits_in_so_many_rooms() {
    let ground = Ground::new().await;
    let host = ground.guest().await;
    let mut http = Http::connect(ground.house).await.unwrap();
    let open = async || open_room(&mut http, &host).await;
    assert_eq!(until_refused(20, open).await, ("too-many-rooms".into(), 5));
    ground.stands().await;
}

#[tokio::test]
async fn a_page_is_in_so_many_rooms() {
    let ground = Ground::new().await;
    let hosts = [ground.page().await, ground.page().await];
    let mut page = ground.page().await;
    for number in 0..8 {
        let room = hosts[number % 2].open_room(free_room()).await;
        page.enter(&room).await;
    }
    let room = ground.honest_room().clone();
    page.say(&ClientMessage::Enter { room, after: None }).await;
    assert_eq!(page.refusal().await, "too-many-entered");
    ground.stands().await;
}

#[tokio::test]
async fn one_person_has_so_many_pages() {
    let ground = Ground::new().await;
    let session = ground.guest().await;
    let mut pages = Vec::new();
    for _ in 0..20 {
        pages.push(ground.page_of(session.clone()).await);
    }
    let socket = Socket::open(ground.house, None, &session.cookie).await.unwrap();
    let mut one_more = Page { house: ground.house, session, socket };
    one_more.say(&ClientMessage::Hello { protocol: PROTOCOL }).await;
    assert_eq!(one_more.refusal().await, "too-many-pages");
    assert_eq!(one_more.closed().await, Some(4004));
    ground.stands().await;
}

#[tokio::test]
async fn one_address_opens_so_many_sockets() {
    let ground = Ground::with_limits("sockets_by_address = 6\nconnects_by_address = 20\n").await;
    let session = ground.guest().await;
    let mut sockets = Vec::new();
    for _ in 0..6 {
        sockets.push(Socket::open(ground.house, Some(OUTSIDE), &session.cookie).await.unwrap());
    }
    let connecting = async || try_to_connect(&ground, &session).await;
    let mut codes = Vec::new();
    for _ in 0..20 {
        codes.push(code(&connecting().await));
    }
    assert!(codes.starts_with(&["too-many-sockets".to_owned()]), "{codes:?}");
    assert!(codes.ends_with(&["too-fast".to_owned()]), "{codes:?}");
    ground.stands().await;
}

/// What comes of one more WebSocket from outside.
async fn try_to_connect(ground: &Ground, session: &Session) -> Answer {
    let origin = format!("http://{}", ground.house);
    let headers = [
        (header::CONNECTION, "Upgrade"),
        (header::UPGRADE, "websocket"),
        (header::SEC_WEBSOCKET_VERSION, "13"),
        (header::SEC_WEBSOCKET_KEY, "dGhlIHNhbXBsZSBub25jZQ=="),
        (header::COOKIE, session.cookie.as_str()),
        (header::ORIGIN, origin.as_str()),
    ];
    let mut http = from_outside(ground.house).await;
    http.send(Method::GET, tengen_load::PATH, &headers, Vec::new()).await.unwrap()
}

#[tokio::test]
async fn connections_that_come_and_go_disturb_nobody() {
    let ground = Ground::new().await;
    let mut idle = Vec::new();
    for number in 0..600 {
        let stream = connect(ground.house, None).await.unwrap();
        if number % 2 == 0 {
            idle.push(stream);
        }
    }
    // While they are open, an honest page comes in.
    let page = ground.page().await;
    page.open_room(free_room()).await;
    drop(idle);
    ground.stands().await;
}
