//! What cannot be understood, or is not there.

use hyper::Method;
use serde_json::json;

use crate::house::House;

#[tokio::test]
async fn an_unknown_address_is_not_found_and_a_wrong_method_not_allowed() {
    let house = House::open().await;
    let guest = house.guest().await;
    for path in ["/api", "/api/", "/api/nowhere", "/api/rooms/", "/api/games/a/b/c", "/assets/x.js"] {
        assert_eq!(guest.get(path).send().await.refusal(), (404, "not-found".into()), "{path}");
    }
    for (method, path) in [
        (Method::PUT, "/api/session"),
        (Method::GET, "/api/rooms"),
        (Method::POST, "/api/options"),
        (Method::POST, "/"),
    ] {
        let answer = guest.request(method, path).send().await;
        assert_eq!(answer.refusal(), (405, "method-not-allowed".into()), "{path}");
    }
    let answer = guest.request(Method::PUT, "/api/session").send().await;
    let allowed = answer.header("allow");
    assert!(allowed.contains("GET") && allowed.contains("PATCH"), "{allowed}");
    house.close().await;
}

#[tokio::test]
async fn a_body_that_is_wrong_is_refused_with_the_place() {
    let house = House::open().await;
    let guest = house.guest().await;
    let rename = |body: &str| guest.request(Method::PATCH, "/api/session").text(body);
    for (body, status, place) in [
        ("", 400, "line 1"),
        ("{", 400, "line 1"),
        ("{\n\"name\" \"Ada\"}", 400, "line 2"),
        ("{\n\n\"name\": 3}", 422, "line 3"),
        ("{}", 422, "name"),
        ("{\"name\": \"Ada\", \"age\": 3}", 422, "age"),
        ("[]", 422, "line 1"),
        ("{\"name\": \"\u{0}\"}", 400, "control character"),
    ] {
        let answer = rename(body).send().await;
        assert_eq!(answer.refusal(), (status, "bad-body".into()), "{body:?}");
        assert!(answer.json()["error"]["text"].as_str().unwrap().contains(place), "{:?}", answer.json());
    }
    let form = rename("{\"name\": \"Ada\"}").header("content-type", "text/plain").send().await;
    assert_eq!(form.refusal(), (415, "bad-body".into()));
    let declared = rename("{\"name\": \"Ada\"}").header("content-type", "application/json; charset=utf-8");
    assert_eq!(declared.send().await.status, 200);
    house.close().await;
}

#[tokio::test]
async fn a_body_that_is_too_long_is_refused() {
    let house = House::open().await;
    let guest = house.guest().await;
    let answer = guest.patch("/api/session", &json!({"name": "x".repeat(16 << 10)})).send().await;
    assert_eq!(answer.refusal(), (413, "body-too-large".into()));
    assert_eq!(answer.json()["error"]["args"]["max"], "16384");
    house.close().await;
}

#[tokio::test]
async fn a_question_that_is_not_understood_is_refused() {
    let house = House::open().await;
    let guest = house.guest().await;
    for question in ["ended=perhaps", "person=NOBODY!", "limit=3"] {
        let answer = guest.get(&format!("/api/games?{question}")).send().await;
        assert_eq!(answer.refusal(), (400, "bad-query".into()), "{question}");
    }
    house.close().await;
}

#[tokio::test]
async fn only_a_websocket_with_a_session_is_opened() {
    let house = House::open().await;
    let guest = house.guest().await;
    assert_eq!(guest.get("/api/live").send().await.refusal(), (426, "upgrade-required".into()));
    assert_eq!(house.stranger().connect().send().await.refusal(), (401, "no-session".into()));
    let open = guest.connect().send().await;
    assert_eq!(open.status, 101);
    drop(open);
    house.close().await;
}

#[tokio::test]
async fn ratings_are_asked_for_by_pools_and_people_that_there_are() {
    let house = House::open().await;
    let stranger = house.stranger();
    let best = stranger.get("/api/ratings/renju-live").send().await.json();
    assert_eq!(best, json!({"pool": "renju-live", "leaders": []}));
    for (path, code) in [
        ("/api/ratings/go-live", "no-such-pool"),
        ("/api/people/ada/ratings/renju", "no-such-pool"),
        ("/api/people/NOBODY/ratings", "no-such-person"),
        ("/api/games/nowhere/rating", "no-such-game"),
    ] {
        assert_eq!(stranger.get(path).send().await.refusal(), (404, code.into()), "{path}");
    }
}
