//! From guest to account, in and out, and the end.

use serde_json::{Value, json};
use tengen_wire::Export;

use crate::client::{Answer, Client, Page};
use crate::house::House;

const PASSWORD: &str = "four quiet stones";

fn credentials(name: &str, password: &str) -> Value {
    json!({"name": name, "password": password})
}

async fn log_in(client: &mut Client, name: &str, password: &str) -> Answer {
    let request = client.post("/api/session", &credentials(name, password));
    client.keep(request).await
}

async fn me(client: &Client) -> Value {
    client.get("/api/session").send().await.json()
}

async fn sessions(client: &Client) -> Vec<Value> {
    let list = client.get("/api/account/sessions").send().await.json();
    list["sessions"].as_array().unwrap().clone()
}

/// A room in which a game against the computer has begun, and the game.
async fn game(client: &Client) -> (String, String) {
    let options = client.get("/api/options").send().await.json();
    let settings = options["presets"].as_array().unwrap();
    let settings = settings.iter().find(|settings| settings["preset"] == "no-forbidden").unwrap();
    let open = json!({"settings": settings, "opponent": {"computer": 1}});
    let room = client.post("/api/rooms", &open).send().await.json()["room"].as_str().unwrap().to_owned();
    let view = client.get(&format!("/api/rooms/{room}")).send().await.json();
    (room, view["game"].as_str().unwrap().to_owned())
}

#[tokio::test]
async fn a_guest_with_an_account_is_the_same_person_and_keeps_every_game() {
    let house = House::open().await;
    let mut browser = house.guest().await;
    let (room, _) = game(&browser).await;
    let before = me(&browser).await;
    assert_eq!(before["account"], false);
    assert_eq!(browser.get("/api/account").send().await.refusal(), (403, "no-account".into()));
    let guests = browser.cookie.clone().unwrap();
    let mut page = Page::greet(browser.connect().send().await).await;
    let request = browser.post("/api/account", &credentials(" Ada ", PASSWORD));
    let made = browser.keep(request).await.json();
    assert_eq!((&made["you"]["id"], &made["you"]["name"]), (&before["you"]["id"], &json!("Ada")));
    assert_eq!((&made["account"], &made["rooms"]), (&json!(true), &json!([room])));
    assert_eq!(me(&browser).await, made);
    assert!(page.is_served().await, "the game goes on");
    let account = browser.get("/api/account").send().await.json();
    assert_eq!(account["name"], "Ada");
    let old = house.stranger().get("/api/session").header("cookie", &guests).send().await;
    assert_ne!(old.json()["you"]["id"], made["you"]["id"], "the guest's secret is void");
    let again = browser.post("/api/account", &credentials("Eve", PASSWORD)).send().await;
    assert_eq!(again.refusal(), (409, "has-account".into()));
    house.close().await;
}

#[tokio::test]
async fn whoever_knows_the_password_comes_back_from_any_browser() {
    let house = House::open().await;
    let ada = me(&house.holder("Ada Lovelace", PASSWORD).await).await;
    let mut elsewhere = house.guest().await;
    assert_eq!(log_in(&mut elsewhere, "ＡＤＡ  lovelace", PASSWORD).await.status, 200);
    assert_eq!(me(&elsewhere).await, ada);
    let left = elsewhere.clone();
    let out = elsewhere.delete("/api/session");
    let out = elsewhere.keep(out).await;
    assert_eq!((out.status.as_u16(), elsewhere.cookie.as_deref()), (204, Some("tengen_session=")));
    assert_eq!(left.get("/api/account").send().await.refusal(), (401, "no-session".into()));
    assert_ne!(me(&elsewhere).await["you"]["id"], ada["you"]["id"]);
    house.close().await;
}

#[tokio::test]
async fn nobody_else_is_called_as_an_account_is() {
    let house = House::open().await;
    let mut ada = house.holder("Ada", PASSWORD).await;
    let guest = house.guest().await;
    let rename = async |client: &Client, name: &str| {
        let answer = client.patch("/api/session", &json!({ "name": name })).send().await;
        if answer.status == 200 { "done".into() } else { answer.refusal().1 }
    };
    assert_eq!(rename(&guest, "ａｄａ").await, "name-taken");
    let make = guest.post("/api/account", &credentials("ADA", PASSWORD)).send().await;
    assert_eq!(make.refusal(), (409, "name-taken".into()));
    let make = guest.post("/api/account", &credentials("Guest 1234", PASSWORD)).send().await;
    assert_eq!(make.refusal(), (422, "guest-name".into()));
    assert_eq!(rename(&ada, "Guest 4321").await, "guest-name");
    assert_eq!(rename(&ada, "Augusta").await, "done");
    assert_eq!(rename(&guest, "Ada").await, "done", "the old name is free");
    assert_eq!(log_in(&mut ada, "Ada", PASSWORD).await.refusal(), (403, "wrong-login".into()));
    assert_eq!(log_in(&mut ada, "augusta", PASSWORD).await.json()["you"]["name"], "Augusta");
    house.close().await;
}

#[tokio::test]
async fn a_password_that_others_would_guess_is_refused() {
    let house = House::open().await;
    let guest = house.guest().await;
    for (name, password, code) in [
        ("Ada", "seven77", "password-length"),
        ("Ada", &"x y".repeat(86), "password-length"),
        ("Ada", "Password1", "password-common"),
        ("Ada Lovelace", "ada lovelace", "password-name"),
        ("", PASSWORD, "bad-name"),
    ] {
        let answer = guest.post("/api/account", &credentials(name, password)).send().await;
        assert_eq!(answer.refusal(), (422, code.into()), "{password}");
    }
    let short = guest.post("/api/account", &credentials("Ada", "short")).send().await.json();
    assert_eq!(short["error"]["args"], json!({"min": "8", "max": "256"}));
    assert_eq!(me(&guest).await["account"], false);
    house.close().await;
}

#[tokio::test]
async fn sessions_are_seen_and_ended_and_their_pages_with_them() {
    let house = House::open().await;
    let ada = house.holder("Ada", PASSWORD).await;
    let mut browsers = Vec::new();
    for _ in 0..3 {
        let mut browser = house.stranger();
        let firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0";
        let request = browser.post("/api/session", &credentials("Ada", PASSWORD));
        browser.keep(request.header("user-agent", firefox)).await;
        browsers.push(browser);
    }
    let seen = sessions(&browsers[0]).await;
    let browsers_seen: Vec<_> = seen.iter().map(|session| session["browser"].as_str().unwrap()).collect();
    assert_eq!(seen.len(), 4);
    assert_eq!(browsers_seen.iter().filter(|name| **name == "Firefox, Linux").count(), 3);
    let current: Vec<_> = seen.iter().map(|session| session["current"] == true).collect();
    assert_eq!(current, [true, false, false, false], "one's own stands first");
    let of_ada = sessions(&ada).await;
    let ada_session = of_ada.iter().find(|session| session["current"] == true).unwrap();
    let page = Page::greet(ada.connect().send().await).await;
    let mut own = Page::greet(browsers[0].connect().send().await).await;
    let path = format!("/api/account/sessions/{}", ada_session["id"].as_str().unwrap());
    let left = browsers[0].delete(&path).send().await.json();
    assert_eq!(left["sessions"].as_array().unwrap().len(), 3);
    assert_eq!(page.closed().await, 4005);
    assert_eq!(ada.get("/api/account").send().await.refusal(), (401, "no-session".into()));
    assert_eq!(browsers[0].delete(&path).send().await.refusal(), (404, "no-such-session".into()));
    let other = Page::greet(browsers[1].connect().send().await).await;
    let left = browsers[0].delete("/api/account/sessions").send().await.json();
    assert_eq!(left["sessions"].as_array().unwrap().len(), 1);
    assert_eq!(other.closed().await, 4005);
    assert!(own.is_served().await, "one's own stays");
    house.close().await;
}

#[tokio::test]
async fn another_password_needs_the_old_one_and_ends_all_other_sessions() {
    let house = House::open().await;
    let mut ada = house.holder("Ada", PASSWORD).await;
    let mut other = house.stranger();
    log_in(&mut other, "Ada", PASSWORD).await;
    let page = Page::greet(other.connect().send().await).await;
    let change = async |old: &str, new: &str| {
        ada.put("/api/account/password", &json!({"old": old, "new": new})).send().await
    };
    assert_eq!(change("a wrong one", "five loud stones").await.refusal(), (403, "wrong-password".into()));
    assert_eq!(change(PASSWORD, "12345678").await.refusal(), (422, "password-common".into()));
    assert_eq!(change(PASSWORD, "five loud stones").await.status, 204);
    assert_eq!(page.closed().await, 4005);
    assert_eq!(other.get("/api/account").send().await.refusal(), (401, "no-session".into()));
    assert_eq!(ada.get("/api/account").send().await.status, 200, "one's own session stays");
    assert_eq!(log_in(&mut ada, "Ada", PASSWORD).await.refusal(), (403, "wrong-login".into()));
    assert_eq!(log_in(&mut ada, "Ada", "five loud stones").await.status, 200);
    house.close().await;
}

#[tokio::test]
async fn everything_that_is_kept_can_be_taken_along_but_the_passwords_hash() {
    let house = House::open().await;
    let ada = house.holder("Ada", PASSWORD).await;
    let mut games = Vec::new();
    for _ in 0..2 {
        games.push(game(&ada).await);
    }
    let study = json!({
        "title": "五", "private": true, "edits": [],
        "root": {"size": 15, "rule_set": "renju", "black": [], "white": [], "first": "black"},
    });
    let study = ada.post("/api/studies", &study).send().await.json();
    let file = ada.get("/api/account/export").send().await;
    assert!(file.header("content-disposition").contains("tengen-account.json"));
    assert!(!file.text().contains("argon2"));
    let export: Export =
        serde_json::from_slice(&file.body).unwrap_or_else(|error| panic!("{error}: {file:?}"));
    assert_eq!((export.person.name.as_str(), export.account.unwrap().name.as_str()), ("Ada", "Ada"));
    assert_eq!((export.sessions.len(), export.chat.len()), (1, 0));
    let ids: Vec<_> = export.games.iter().map(|game| game.row.id.to_string()).collect();
    assert!(games.iter().all(|(_, game)| ids.contains(game)), "{ids:?}");
    assert_eq!(export.games[0].record["version"], 1);
    assert_eq!(export.studies[0].id, study["study"].as_str().unwrap_or_default(), "{study}");
    house.close().await;
}

#[tokio::test]
async fn a_guest_can_take_along_what_is_kept_too() {
    let house = House::open().await;
    let file = house.guest().await.get("/api/account/export").send().await;
    let export: Export = serde_json::from_slice(&file.body).unwrap();
    assert_eq!((export.account, export.games.len(), export.studies.len()), (None, 0, 0));
    house.close().await;
}

#[tokio::test]
async fn a_deleted_account_leaves_its_games_without_its_name() {
    let house = House::open().await;
    let mut ada = house.holder("Ada Lovelace", PASSWORD).await;
    let (_, game) = game(&ada).await;
    let page = Page::greet(ada.connect().send().await).await;
    let gone = ada.clone();
    let delete = |client: &Client, password: &str| {
        client.delete("/api/account").json(&json!({ "password": password }))
    };
    let wrong = delete(&ada, "a wrong one").send().await;
    assert_eq!(wrong.refusal(), (403, "wrong-password".into()));
    let request = delete(&ada, PASSWORD);
    assert_eq!(ada.keep(request).await.status, 204);
    assert_eq!(page.closed().await, 4005);
    assert_eq!(gone.get("/api/account").send().await.refusal(), (401, "no-session".into()));
    assert_eq!(log_in(&mut ada, "Ada Lovelace", PASSWORD).await.refusal(), (403, "wrong-login".into()));
    let guest = house.guest().await;
    assert_nameless(&guest, &game).await;
    let rename = guest.patch("/api/session", &json!({"name": "Ada Lovelace"})).send().await;
    assert_eq!(rename.status, 200, "the name is free");
    // What is read from the log once more is without a name as well.
    let data = house.close().await;
    let house = House::open_in(data, |_| ()).await;
    assert_nameless(&house.stranger(), &game).await;
    house.close().await;
}

async fn assert_nameless(reader: &Client, game: &str) {
    let page = reader.get(&format!("/api/games/{game}")).send().await;
    assert_eq!(page.json()["players"][0]["name"], "");
    let list = reader.get("/api/games").send().await;
    assert!(list.text().contains(game));
    let record = reader.get(&format!("/api/games/{game}/record.json")).send().await;
    assert!(record.text().contains("Deleted player"), "{}", record.text());
    for answer in [page, list, record] {
        assert!(!answer.text().contains("Lovelace"), "{}", answer.text());
    }
}
