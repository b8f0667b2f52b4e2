//! Requests over HTTP that are not as they should be.

use hyper::{Method, header};
use tengen_load::{Answer, Http, PATH, Received, Session, Socket, connect};
use tengen_wire::{ErrorBody, OpenRoom, ServerMessage};

use crate::ground::{Ground, free_room};

/// The status and the code of a refusal.
fn refused(answer: &Answer) -> (u16, String) {
    let body: ErrorBody = serde_json::from_slice(&answer.body).unwrap();
    (answer.status.as_u16(), body.error.code)
}

fn room() -> Vec<u8> {
    serde_json::to_vec(&OpenRoom { settings: free_room(), opponent: None }).unwrap()
}

/// What comes of an attempt to open a WebSocket.
async fn upgrade(ground: &Ground, cookie: Option<&str>, origin: Option<&str>) -> (u16, String) {
    let mut headers = vec![
        (header::CONNECTION, "Upgrade"),
        (header::UPGRADE, "websocket"),
        (header::SEC_WEBSOCKET_VERSION, "13"),
        (header::SEC_WEBSOCKET_KEY, "dGhlIHNhbXBsZSBub25jZQ=="),
    ];
    headers.extend(cookie.map(|cookie| (header::COOKIE, cookie)));
    headers.extend(origin.map(|origin| (header::ORIGIN, origin)));
    let mut http = Http::connect(ground.house).await.unwrap();
    refused(&http.send(Method::GET, PATH, &headers, Vec::new()).await.unwrap())
}

#[tokio::test]
async fn only_pages_of_the_house_post_and_open_sockets() {
    let ground = Ground::new().await;
    let session = ground.guest().await;
    let mut http = Http::connect(ground.house).await.unwrap();
    let other_port = format!("http://{}:1", ground.house.ip());
    let foreign =
        ["http://evil.example", "null", "", "file://", "http://127.0.0.1.evil.example", &other_port];
    for origin in foreign.map(Some).into_iter().chain([None]) {
        assert_eq!(upgrade(&ground, Some(&session.cookie), origin).await, (403, "wrong-origin".into()));
        let mut headers =
            vec![(header::COOKIE, session.cookie.as_str()), (header::CONTENT_TYPE, "application/json")];
        headers.extend(origin.map(|origin| (header::ORIGIN, origin)));
        let answer = http.send(Method::POST, "/api/rooms", &headers, room()).await.unwrap();
        assert_eq!(refused(&answer), (403, "wrong-origin".into()), "{origin:?}");
    }
    ground.stands().await;
}

#[tokio::test]
async fn the_house_answers_to_no_foreign_name() {
    let ground = Ground::new().await;
    let text = "GET /api/session HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n";
    let answer = raw(&ground, text.as_bytes()).await;
    assert!(answer.starts_with("HTTP/1.1 421 ") && answer.contains("wrong-host"), "{answer}");
    ground.stands().await;
}

#[tokio::test]
async fn without_a_session_of_the_house_nothing_is_done() {
    let ground = Ground::new().await;
    let honest = ground.guest().await;
    let origin = format!("http://{}", ground.house);
    let fabricated = format!("tengen_session={}", "5a".repeat(32));
    let cookies = ["", "tengen_session=", "tengen_session=x", "session=1' OR '1'='1", &fabricated];
    for cookie in cookies {
        let no_session = (401, "no-session".to_owned());
        assert_eq!(upgrade(&ground, Some(cookie), Some(&origin)).await, no_session, "{cookie}");
        let session = Session { cookie: cookie.into(), ..honest.clone() };
        let mut http = Http::connect(ground.house).await.unwrap();
        let answer = http.post("/api/rooms", &session, room()).await.unwrap();
        assert_eq!(refused(&answer), no_session, "{cookie}");
        // Asked who that is, the house takes it for somebody new.
        let newcomer = http.session(Some(cookie)).await.unwrap();
        assert!(newcomer.cookie != cookie && newcomer.me.you.id != honest.me.you.id, "{cookie}");
    }
    assert_eq!(upgrade(&ground, None, Some(&origin)).await, (401, "no-session".into()));
    ground.stands().await;
}

#[tokio::test]
async fn bodies_are_bounded_and_read_strictly() {
    let ground = Ground::new().await;
    let session = ground.guest().await;
    let mut settings = serde_json::to_value(OpenRoom { settings: free_room(), opponent: None }).unwrap();
    settings["settings"]["games"] = 1_000_000.into();
    let too_many_games = serde_json::to_vec(&settings).unwrap();
    for (body, status, code) in [
        (vec![b' '; 1 << 20], 413, "body-too-large"),
        (b"{".to_vec(), 400, "bad-body"),
        (vec![b'['; 10_000], 422, "bad-body"),
        (b"\xff\xfe".to_vec(), 400, "bad-body"),
        (b"{}".to_vec(), 422, "bad-body"),
        (b"{\"settings\":7}".to_vec(), 422, "bad-body"),
        (too_many_games, 422, "games-out-of-range"),
    ] {
        let mut http = Http::connect(ground.house).await.unwrap();
        let answer = http.post("/api/rooms", &session, body).await.unwrap();
        assert_eq!(refused(&answer), (status, code.into()));
    }
    ground.stands().await;
}

#[tokio::test]
async fn headers_are_bounded() {
    let ground = Ground::new().await;
    let long = format!("GET / HTTP/1.1\r\nHost: {}\r\nX-Long: {}\r\n\r\n", ground.house, "x".repeat(1 << 20));
    let many = format!("GET / HTTP/1.1\r\nHost: {}\r\n{}\r\n", ground.house, "X-Many: 1\r\n".repeat(1000));
    for text in [long, many] {
        let answer = raw(&ground, text.as_bytes()).await;
        assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 431 "), "{answer}");
    }
    let tls: &[u8] = b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03";
    for text in [tls, b"nonsense\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n"] {
        let answer = raw(&ground, text).await;
        assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 400 "), "{answer}");
    }
    ground.stands().await;
}

/// Sends bytes and gives back what comes until the house closes the connection.
async fn raw(ground: &Ground, bytes: &[u8]) -> String {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let mut stream = connect(ground.house, None).await.unwrap();
    // The house may close before it has read all of it.
    let _ = stream.write_all(bytes).await;
    let mut answer = Vec::new();
    let read = tokio::time::timeout(crate::ground::PATIENCE, stream.read_to_end(&mut answer)).await;
    let _broken_off = read.expect("an end in time");
    String::from_utf8_lossy(&answer).into_owned()
}

#[tokio::test]
async fn addresses_lead_nowhere_but_to_what_is_there() {
    let ground = Ground::new().await;
    let mut http = Http::connect(ground.house).await.unwrap();
    for (path, status) in [
        ("/../../../../etc/passwd", 404),
        ("/%2e%2e/%2e%2e/etc/passwd", 404),
        ("/assets/..%2f..%2fCargo.toml", 404),
        ("/api/../health", 404),
        ("/api/games/%00", 404),
        ("/api/games/'%20OR%201=1--/record.json", 404),
        ("/api/games/nosuchgame/explanations/-1", 404),
        ("/api/games?before='%3BDROP%20TABLE%20games", 400),
        ("/api/games?limit=1000000", 400),
        ("/api/nothing", 404),
    ] {
        let answer = http.send(Method::GET, path, &[], Vec::new()).await.unwrap();
        let text = String::from_utf8_lossy(&answer.body);
        // The pages answer unknown addresses of their own with the page that says so.
        let is_page = answer.status == 200 && text.contains("<!doctype html>") && !path.starts_with("/api");
        assert!(answer.status == status || is_page, "{path}: {} {text}", answer.status);
        assert!(!text.contains("root:") && !text.contains("[workspace]"), "{path}: {text}");
    }
    ground.stands().await;
}

#[tokio::test]
async fn a_name_is_only_ever_a_name() {
    let ground = Ground::new().await;
    for name in ["'; DROP TABLE persons;--", "<script>alert(1)</script"] {
        let session = ground.guest().await;
        assert_eq!(rename(&ground, &session, name).await, Ok(name.to_owned()));
        let page = ground.page_of(session).await;
        let room = page.open_room(free_room()).await;
        let mut other = ground.page().await;
        other.say(&tengen_wire::ClientMessage::Enter { room, after: None }).await;
        let host = other.until(|message| match message {
            ServerMessage::Entered { room, .. } => Some(room.seats[0].clone().unwrap().person.name),
            _ => None,
        });
        assert_eq!(host.await, name);
    }
    let session = ground.guest().await;
    for name in ["", "  ", "a\u{0}b", "a\nb", "a\u{1b}[31mb", "\u{202e}nimda", "a\u{200b}", &"x".repeat(25)] {
        assert_eq!(rename(&ground, &session, name).await, Err("bad-name".into()), "{name:?}");
    }
    ground.stands().await;
}

async fn rename(ground: &Ground, session: &Session, name: &str) -> Result<String, String> {
    let origin = format!("http://{}", ground.house);
    let headers = [
        (header::COOKIE, session.cookie.as_str()),
        (header::ORIGIN, origin.as_str()),
        (header::CONTENT_TYPE, "application/json"),
    ];
    let body = serde_json::to_vec(&serde_json::json!({ "name": name })).unwrap();
    let mut http = Http::connect(ground.house).await.unwrap();
    let answer = http.send(Method::PATCH, "/api/session", &headers, body).await.unwrap();
    if answer.status.is_success() {
        let me: tengen_wire::Me = answer.read().unwrap();
        return Ok(me.you.name);
    }
    Err(refused(&answer).1)
}

#[tokio::test]
async fn a_session_acts_for_its_own_person_alone() {
    let ground = Ground::new().await;
    let [ada, bo] = [ground.guest().await, ground.guest().await];
    let mut page = ground.page_of(ada.clone()).await;
    let room = page.open_room(free_room()).await;
    page.enter(&room).await;
    // Two cookies at once: the last one counts, and it is nobody else's.
    let both = format!("{}; {}", ada.cookie, bo.cookie);
    let mut socket = Socket::open(ground.house, None, &both).await.unwrap();
    let hello = tengen_wire::ClientMessage::Hello { protocol: tengen_wire::PROTOCOL };
    socket.say(&hello).await.unwrap();
    let Received::Text(text) = socket.receive().await else { panic!("no welcome") };
    let ServerMessage::Welcome { you, .. } = serde_json::from_str(&text).unwrap() else { panic!("{text}") };
    assert_eq!(you.id, bo.me.you.id);
    ground.stands().await;
}
