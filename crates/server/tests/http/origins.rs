//! Foreign pages, and foreign names for the house.

use hyper::Method;
use serde_json::json;

use crate::house::House;

#[tokio::test]
async fn a_foreign_page_can_change_nothing_and_open_no_socket() {
    let house = House::open().await;
    let guest = house.guest().await;
    let rename = || guest.patch("/api/session", &json!({"name": "Ada"}));
    for origin in ["http://evil.example", "null", "http://127.0.0.1:1", "nonsense"] {
        assert_eq!(rename().header("origin", origin).send().await.refusal(), (403, "wrong-origin".into()));
        let socket = guest.connect().header("origin", origin).send().await;
        assert_eq!(socket.refusal(), (403, "wrong-origin".into()));
    }
    assert_eq!(rename().without("origin").send().await.refusal(), (403, "wrong-origin".into()));
    assert_eq!(guest.connect().without("origin").send().await.refusal(), (403, "wrong-origin".into()));
    let unknown = guest.request(Method::DELETE, "/api/nowhere").without("origin").send().await;
    assert_eq!(unknown.refusal(), (403, "wrong-origin".into()));
    assert_eq!(rename().send().await.status, 200);
    house.close().await;
}

#[tokio::test]
async fn a_foreign_name_that_was_pointed_at_the_house_reaches_nothing() {
    let house = House::open().await;
    let guest = house.guest().await;
    for path in ["/api/session", "/", "/api/options"] {
        let answer = guest.get(path).header("host", "evil.example").send().await;
        assert_eq!(answer.refusal(), (421, "wrong-host".into()), "{path}");
    }
    for path in ["/health", "/ready"] {
        let watched = guest.get(path).header("host", "evil.example").send().await;
        assert_eq!((watched.status.as_u16(), watched.text()), (200, "ok\n"), "{path}");
    }
    house.close().await;
}

#[tokio::test]
async fn a_public_address_is_known_from_the_configuration() {
    let house = House::open_with(|config| config.origins = vec!["https://renju.example".parse().unwrap()]);
    let house = house.await;
    let guest = house.guest().await;
    let rename = || guest.patch("/api/session", &json!({"name": "Ada"})).header("host", "renju.example");
    assert_eq!(rename().header("origin", "https://renju.example").send().await.status, 200);
    let insecure = rename().header("origin", "http://renju.example").send().await;
    assert_eq!(insecure.refusal(), (403, "wrong-origin".into()));
    house.close().await;
}
