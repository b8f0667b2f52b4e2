//! Who somebody is.

use serde_json::json;

use crate::house::House;

#[tokio::test]
async fn whoever_comes_first_is_a_guest_and_stays_the_same() {
    let house = House::open().await;
    let first = house.stranger().get("/api/session").header("accept-language", "ja").send().await;
    assert_eq!(first.status, 200);
    let you = first.json()["you"].clone();
    assert!(you["name"].as_str().unwrap().starts_with("ゲスト"), "{you}");
    let again = house.stranger().get("/api/session").header("cookie", &first.cookie()).send().await;
    assert_eq!(again.json()["you"], you);
    assert!(!again.headers.contains_key("set-cookie"), "the cookie is renewed once a day only");
    house.close().await;
}

#[tokio::test]
async fn the_cookie_is_out_of_reach_and_goes_over_tls_alone_where_there_is_tls() {
    let house = House::open_with(|config| config.origins = vec!["https://renju.example".parse().unwrap()]);
    let house = house.await;
    let stranger = house.stranger();
    let plain = stranger.get("/api/session").send().await;
    let cookie = plain.header("set-cookie");
    for part in ["; HttpOnly", "; SameSite=Lax", "; Path=/", "; Max-Age=31536000"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    assert!(!cookie.contains("Secure"), "{cookie}");
    let public = stranger.get("/api/session").header("host", "renju.example").send().await;
    assert!(public.header("set-cookie").ends_with("; Secure"));
    house.close().await;
}

#[tokio::test]
async fn a_cookie_that_nobody_was_given_makes_a_new_guest() {
    let house = House::open().await;
    let forged = format!("tengen_session={}", "0".repeat(64));
    for cookie in ["tengen_session=x", &forged] {
        let answer = house.stranger().get("/api/session").header("cookie", cookie).send().await;
        assert_eq!(answer.status, 200);
        assert_ne!(answer.cookie(), cookie);
    }
    let rename = house.stranger().patch("/api/session", &json!({"name": "Ada"}));
    let answer = rename.header("cookie", &forged).send().await;
    assert_eq!(answer.refusal(), (401, "no-session".into()));
    house.close().await;
}

#[tokio::test]
async fn a_person_can_take_another_name_and_keeps_it() {
    let house = House::open().await;
    let guest = house.guest().await;
    let renamed = guest.patch("/api/session", &json!({"name": " 天元 "})).send().await;
    assert_eq!(renamed.json()["you"]["name"], "天元");
    assert_eq!(guest.get("/api/session").send().await.json()["you"]["name"], "天元");
    for name in ["", "   ", "a\u{202e}b", "a\nb", &"x".repeat(25)] {
        let answer = guest.patch("/api/session", &json!({ "name": name })).send().await;
        assert_eq!(answer.refusal(), (422, "bad-name".into()), "{name:?}");
    }
    house.close().await;
}
