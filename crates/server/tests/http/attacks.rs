//! What is tried against accounts.

use serde_json::{Value, json};

use crate::client::{Client, Page, Request};
use crate::house::House;

const PASSWORD: &str = "four quiet stones";

fn credentials(name: &str, password: &str) -> Value {
    json!({"name": name, "password": password})
}

/// A house behind a proxy, so that people come from many addresses.
async fn behind_a_proxy() -> House {
    House::open_with(|config| config.trusted_proxies = vec!["127.0.0.1".parse().unwrap()]).await
}

fn attempt(client: &Client, from: &str, name: &str, password: &str) -> Request {
    client.post("/api/session", &credentials(name, password)).header("x-forwarded-for", from)
}

#[tokio::test]
async fn a_password_is_guessed_a_few_times_from_one_place_and_its_holder_is_not_locked_out() {
    let house = behind_a_proxy().await;
    let holder = house.holder("Ada", PASSWORD).await;
    let thief = house.stranger();
    let mut statuses = Vec::new();
    for number in 0..12 {
        // However the name is written.
        let name = if number % 2 == 0 { "Ada" } else { "ａＤａ" };
        let answer = attempt(&thief, "192.0.2.1", name, &format!("guess number {number}")).send().await;
        statuses.push(answer.status.as_u16());
    }
    assert_eq!(statuses, [&[403; 10][..], &[429; 2]].concat());
    let right = attempt(&thief, "192.0.2.1", "Ada", PASSWORD).send().await;
    assert_eq!(right.refusal(), (429, "too-fast".into()), "not even the right one");
    assert!(!right.headers.contains_key("set-cookie"));
    let elsewhere = attempt(&house.stranger(), "198.51.100.7", "Ada", PASSWORD).send().await;
    assert_eq!(elsewhere.status, 200, "the holder logs in from home");
    assert_eq!(holder.get("/api/account").send().await.status, 200, "and is still logged in");
    house.close().await;
}

#[tokio::test]
async fn one_place_does_not_try_one_password_on_everybody() {
    let house = House::open_with(|config| {
        config.trusted_proxies = vec!["127.0.0.1".parse().unwrap()];
        config.limits.logins_by_address = 3.try_into().unwrap();
    })
    .await;
    let thief = house.stranger();
    let mut statuses = Vec::new();
    for number in 0..4 {
        // A rented machine has a whole /64.
        let from = format!("2001:db8::{number}");
        let name = format!("name{number}");
        statuses.push(attempt(&thief, &from, &name, PASSWORD).send().await.status.as_u16());
    }
    assert_eq!(statuses, [403, 403, 403, 429]);
    house.close().await;
}

#[tokio::test]
async fn a_name_that_nobody_has_is_answered_like_a_wrong_password() {
    let house = House::open().await;
    let _ada = house.holder("Ada", PASSWORD).await;
    let stranger = house.stranger();
    let mut answers = Vec::new();
    for name in ["Ada", "Nobody", "", "x\u{202e}", &"long ".repeat(500)] {
        let answer = stranger.post("/api/session", &credentials(name, "some wrong guess")).send().await;
        let mut headers = answer.headers.clone();
        // Each has a name of its own, which says nothing.
        let _ = ["date", "x-request-id"].map(|name| headers.remove(name));
        answers.push((answer.status, headers, answer.text().to_owned()));
    }
    assert_eq!(answers[0].0, 403);
    assert!(answers.iter().all(|answer| *answer == answers[0]), "{answers:?}");
    house.close().await;
}

#[tokio::test]
async fn a_session_that_was_planted_in_a_browser_never_becomes_an_account() {
    let house = House::open().await;
    for path in ["/api/account", "/api/session"] {
        // The victim's browser was made to use the thief's cookie.
        let thief = house.guest().await;
        let mut victim = thief.clone();
        let request = victim.post(path, &credentials("Ada", PASSWORD));
        let answer = victim.keep(request).await;
        assert_eq!(answer.status, 200, "{path}: {answer:?}");
        assert!(answer.header("set-cookie").contains("; HttpOnly; SameSite=Lax"));
        assert_ne!(victim.cookie, thief.cookie, "{path}");
        assert_eq!(victim.get("/api/account").send().await.status, 200);
        assert_eq!(thief.get("/api/account").send().await.refusal(), (401, "no-session".into()), "{path}");
    }
    house.close().await;
}

#[tokio::test]
async fn a_foreign_page_can_do_nothing_with_an_account() {
    let house = House::open().await;
    let ada = house.holder("Ada", PASSWORD).await;
    let new = json!({"old": PASSWORD, "new": "five loud stones"});
    let requests = || {
        [
            ada.post("/api/account", &credentials("Eve", PASSWORD)),
            ada.post("/api/session", &credentials("Ada", PASSWORD)),
            ada.put("/api/account/password", &new),
            ada.delete("/api/session"),
            ada.delete("/api/account/sessions"),
            ada.delete("/api/account/sessions/00"),
            ada.delete("/api/account").json(&json!({ "password": PASSWORD })),
            ada.connect(),
        ]
    };
    for origin in ["https://evil.example", "null", "http://127.0.0.1:1"] {
        for request in requests() {
            let answer = request.header("origin", origin).send().await;
            assert_eq!(answer.refusal(), (403, "wrong-origin".into()));
        }
    }
    for request in requests() {
        assert_eq!(request.without("origin").send().await.refusal(), (403, "wrong-origin".into()));
    }
    // A form of a foreign page can say no content type that is JSON.
    let form = ada.post("/api/session", &credentials("Ada", PASSWORD));
    let form = form.header("content-type", "application/x-www-form-urlencoded").send().await;
    assert_eq!(form.refusal(), (415, "bad-body".into()));
    assert_eq!(ada.get("/api/account").send().await.status, 200, "nothing has changed");
    house.close().await;
}

#[tokio::test]
async fn who_has_stolen_a_session_does_not_guess_the_password_with_it() {
    let house = House::open().await;
    let stolen = house.holder("Ada", PASSWORD).await;
    let mut codes = Vec::new();
    for number in 0..11 {
        let body = json!({"old": format!("guess number {number}"), "new": "five loud stones"});
        let answer = stolen.put("/api/account/password", &body).send().await;
        codes.push(answer.refusal().0);
    }
    assert_eq!(codes, [&[403; 10][..], &[429]].concat());
    let delete = stolen.delete("/api/account").json(&json!({ "password": PASSWORD }));
    assert_eq!(delete.send().await.refusal(), (429, "too-fast".into()));
    house.close().await;
}

#[tokio::test]
async fn a_page_is_closed_when_its_session_is_logged_out() {
    let house = House::open().await;
    let mut ada = house.holder("Ada", PASSWORD).await;
    let page = Page::greet(ada.connect().send().await).await;
    let out = ada.delete("/api/session");
    ada.keep(out).await;
    assert_eq!(page.closed().await, 4005);
    assert_eq!(ada.connect().send().await.refusal(), (401, "no-session".into()));
    house.close().await;
}
