//! What every answer says.

use hyper::Method;
use serde_json::json;

use crate::house::House;

#[tokio::test]
async fn every_answer_forbids_foreign_scripts_frames_and_guesses() {
    let house = House::open().await;
    let stranger = house.stranger();
    let host = house.address;
    let requests = [
        stranger.get("/"),
        stranger.get("/nowhere.txt"),
        stranger.get("/health"),
        stranger.get("/api/options"),
        stranger.get("/api/docs"),
        stranger.get("/api/session"),
        stranger.get("/api/nowhere"),
        stranger.request(Method::PUT, "/api/rooms"),
        stranger.post("/api/rooms", &json!({})),
        stranger.post("/api/rooms", &json!({})).without("origin"),
    ];
    for request in requests {
        let answer = request.send().await;
        let policy = answer.header("content-security-policy");
        for part in [
            "default-src 'none'",
            "script-src 'self';",
            "style-src 'self';",
            "frame-ancestors 'none'",
            "base-uri 'none'",
            "form-action 'self'",
            &format!("connect-src 'self' ws://{host} wss://{host};"),
        ] {
            assert!(policy.contains(part), "{part} in {policy}");
        }
        assert!(!policy.contains("unsafe"));
        assert_eq!(answer.header("x-content-type-options"), "nosniff");
        assert_eq!(answer.header("referrer-policy"), "same-origin");
        assert!(answer.header("permissions-policy").contains("camera=()"));
    }
    house.close().await;
}

#[tokio::test]
async fn a_foreign_name_does_not_get_into_the_policy() {
    let house = House::open().await;
    let answer = house.stranger().get("/").header("host", "evil.example").send().await;
    assert!(answer.header("content-security-policy").contains("connect-src 'self';"));
    house.close().await;
}

#[tokio::test]
async fn what_belongs_to_a_person_is_not_kept_and_what_is_the_same_for_all_may_be() {
    let house = House::open().await;
    let stranger = house.stranger();
    let caching = async |path| stranger.get(path).send().await.header("cache-control").to_owned();
    assert_eq!(caching("/api/session").await, "no-store");
    assert_eq!(caching("/api/nowhere").await, "no-store");
    assert_eq!(caching("/api/options").await, "public, max-age=3600");
    house.close().await;
}

#[tokio::test]
async fn long_answers_are_compressed_for_those_who_can_read_that() {
    let house = House::open().await;
    let options = || house.stranger().get("/api/options");
    let plain = options().send().await;
    assert!(!plain.headers.contains_key("content-encoding"));
    for encoding in ["gzip", "br"] {
        let answer = options().header("accept-encoding", encoding).send().await;
        assert_eq!(answer.header("content-encoding"), encoding);
        assert!(answer.body.len() * 3 < plain.body.len());
    }
    house.close().await;
}
