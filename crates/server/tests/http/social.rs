//! Who follows whom, who has blocked whom, and what that changes.

use hyper::Method;
use serde_json::{Value, json};

use crate::client::Client;
use crate::house::House;

pub(crate) const PASSWORD: &str = "four quiet stones";

/// Somebody with an account, and the id.
pub(crate) async fn holder(house: &House, name: &str) -> (Client, String) {
    let client = house.holder(name, PASSWORD).await;
    let id = id_of(&client).await;
    (client, id)
}

pub(crate) async fn id_of(client: &Client) -> String {
    let me = client.get("/api/session").send().await.json();
    me["you"]["id"].as_str().unwrap().to_owned()
}

pub(crate) async fn follow(client: &Client, other: &str) {
    let answer = client.request(Method::PUT, &format!("/api/following/{other}")).send().await;
    assert_eq!(answer.status, 204, "{answer:?}");
}

pub(crate) async fn block(client: &Client, other: &str) {
    let answer = client.request(Method::PUT, &format!("/api/blocked/{other}")).send().await;
    assert_eq!(answer.status, 204, "{answer:?}");
}

/// What a person's settings are from now on.
pub(crate) async fn settle(client: &Client, challenges: &str, messages: &str) {
    let body = json!({"challenges": challenges, "messages": messages});
    let answer = client.put("/api/account/social", &body).send().await;
    assert_eq!(answer.status, 204, "{answer:?}");
}

/// The settings of rooms of this kind.
pub(crate) async fn preset(client: &Client, preset: &str) -> Value {
    let options = client.get("/api/options").send().await.json();
    let presets = options["presets"].as_array().unwrap();
    presets.iter().find(|settings| settings["preset"] == preset).unwrap().clone()
}

async fn names(client: &Client, list: &str) -> Vec<String> {
    let view = client.get("/api/following").send().await.json();
    let named = |one: &Value| {
        let person = one.get("person").unwrap_or(one);
        person["name"].as_str().unwrap().to_owned()
    };
    view[list].as_array().unwrap().iter().map(named).collect()
}

async fn relation(client: &Client, other: &str) -> Value {
    client.get(&format!("/api/people/{other}/relation")).send().await.json()
}

#[tokio::test]
async fn two_who_follow_each_other_are_friends() {
    let house = House::open().await;
    let [(ada, ada_id), (bo, bo_id)] = [holder(&house, "Ada").await, holder(&house, "Bo").await];
    for _ in 0..2 {
        follow(&ada, &bo_id).await;
    }
    assert_eq!(
        (names(&ada, "following").await, names(&bo, "followers").await),
        (vec!["Bo".into()], vec!["Ada".into()])
    );
    let view = ada.get("/api/following").send().await.json();
    assert_eq!(
        (&view["following"][0]["friend"], &view["following"][0]["online"]),
        (&json!(false), &json!(false))
    );
    follow(&bo, &ada_id).await;
    let view = ada.get("/api/following").send().await.json();
    assert_eq!(view["following"][0]["friend"], true);
    assert_eq!(names(&bo, "followers").await, [""; 0], "a friend is no mere follower");
    let seen = relation(&ada, &bo_id).await;
    assert_eq!(
        (&seen["follows"], &seen["follows_you"], &seen["blocks"]),
        (&json!(true), &json!(true), &json!(false))
    );
    for _ in 0..2 {
        let answer = ada.delete(&format!("/api/following/{bo_id}")).send().await;
        assert_eq!(answer.status, 204, "{answer:?}");
    }
    assert_eq!(names(&ada, "following").await, [""; 0]);
    house.close().await;
}

#[tokio::test]
async fn who_cannot_be_followed_is_not() {
    let house = House::open().await;
    let (ada, ada_id) = holder(&house, "Ada").await;
    let guest = house.guest().await;
    let guest_id = id_of(&guest).await;
    let code = async |client: &Client, id: &str| {
        client.request(Method::PUT, &format!("/api/following/{id}")).send().await.refusal()
    };
    assert_eq!(code(&ada, &ada_id).await, (409, "yourself".into()));
    assert_eq!(code(&ada, &guest_id).await, (403, "not-with-them".into()));
    for nobody in ["nobody", "computer3", "NOBODY!"] {
        assert_eq!(code(&ada, nobody).await, (404, "no-such-person".into()), "{nobody}");
    }
    assert_eq!(code(&guest, &ada_id).await, (403, "no-account".into()));
    assert_eq!(code(&house.stranger(), &ada_id).await, (401, "no-session".into()));
    house.close().await;
}

#[tokio::test]
async fn a_block_keeps_somebody_away_and_does_not_tell_so() {
    let house = House::open().await;
    let [(ada, ada_id), (bo, bo_id)] = [holder(&house, "Ada").await, holder(&house, "Bo").await];
    follow(&ada, &bo_id).await;
    follow(&bo, &ada_id).await;
    settle(&ada, "everybody", "everybody").await;
    settle(&bo, "everybody", "everybody").await;
    for _ in 0..2 {
        block(&ada, &bo_id).await;
    }
    assert_eq!((names(&ada, "following").await, names(&bo, "following").await), (vec![], vec![]));
    let seen = relation(&bo, &ada_id).await;
    let guest_id = id_of(&house.guest().await).await;
    let follows = bo.request(Method::PUT, &format!("/api/following/{ada_id}")).send().await;
    let follows_guest = bo.request(Method::PUT, &format!("/api/following/{guest_id}")).send().await;
    assert_eq!(follows.text(), follows_guest.text(), "the same words as for somebody without an account");
    let settings = preset(&bo, "no-forbidden").await;
    let challenge = bo.post("/api/challenges", &json!({"to": ada_id, "settings": settings})).send().await;
    let message = bo.post(&format!("/api/messages/{ada_id}"), &json!({"text": "why?"})).send().await;
    // What somebody says who simply does not want to.
    settle(&ada, "nobody", "nobody").await;
    assert_eq!(ada.delete(&format!("/api/blocked/{bo_id}")).send().await.status, 204);
    assert_eq!(relation(&bo, &ada_id).await, seen, "nothing tells that there was a block");
    let declined = bo.post("/api/challenges", &json!({"to": ada_id, "settings": settings})).send().await;
    assert_eq!(
        (challenge.refusal(), challenge.text()),
        ((403, "challenge-not-taken".into()), declined.text())
    );
    let unread = bo.post(&format!("/api/messages/{ada_id}"), &json!({"text": "why?"})).send().await;
    assert_eq!((message.refusal(), message.text()), ((403, "message-not-taken".into()), unread.text()));
    house.close().await;
}

#[tokio::test]
async fn whom_one_has_blocked_is_listed_and_can_come_back() {
    let house = House::open().await;
    let [(ada, ada_id), (_, bo_id)] = [holder(&house, "Ada").await, holder(&house, "Bo").await];
    let guest = house.guest().await;
    let guest_id = id_of(&guest).await;
    block(&ada, &bo_id).await;
    block(&ada, &guest_id).await;
    let list = ada.get("/api/blocked").send().await.json();
    let ids: Vec<_> = list["people"].as_array().unwrap().iter().map(|person| person["id"].clone()).collect();
    assert_eq!(ids.len(), 2);
    assert!(ids.contains(&json!(bo_id)) && ids.contains(&json!(guest_id)), "{ids:?}");
    let own = ada.request(Method::PUT, &format!("/api/following/{bo_id}")).send().await;
    assert_eq!(own.refusal(), (409, "blocked-by-you".into()));
    let myself = ada.request(Method::PUT, &format!("/api/blocked/{ada_id}")).send().await;
    assert_eq!(myself.refusal(), (409, "yourself".into()));
    for _ in 0..2 {
        assert_eq!(ada.delete(&format!("/api/blocked/{bo_id}")).send().await.status, 204);
    }
    follow(&ada, &bo_id).await;
    house.close().await;
}

#[tokio::test]
async fn a_foreign_page_changes_nothing_between_people() {
    let house = House::open().await;
    let [(ada, _), (_, bo_id)] = [holder(&house, "Ada").await, holder(&house, "Bo").await];
    let requests = || {
        [
            ada.request(Method::PUT, &format!("/api/following/{bo_id}")),
            ada.delete(&format!("/api/following/{bo_id}")),
            ada.request(Method::PUT, &format!("/api/blocked/{bo_id}")),
            ada.delete(&format!("/api/blocked/{bo_id}")),
            ada.put("/api/account/social", &json!({"challenges": "nobody", "messages": "everybody"})),
            ada.post("/api/challenges", &json!({"to": bo_id, "settings": {}})),
            ada.request(Method::POST, "/api/challenges/abcabc/accept"),
            ada.delete("/api/challenges/abcabc"),
            ada.post(&format!("/api/messages/{bo_id}"), &json!({"text": "buy"})),
            ada.request(Method::PUT, &format!("/api/messages/{bo_id}/read")),
        ]
    };
    for request in requests() {
        let answer = request.header("origin", "https://evil.example").send().await;
        assert_eq!(answer.refusal(), (403, "wrong-origin".into()));
    }
    for request in requests() {
        assert_eq!(request.without("origin").send().await.refusal(), (403, "wrong-origin".into()));
    }
    assert_eq!(names(&ada, "following").await, [""; 0]);
    let settings = ada.get("/api/account/social").send().await.json();
    assert_eq!(
        settings,
        json!({"challenges": "everybody", "messages": "nobody"}),
        "messages are off at first"
    );
    house.close().await;
}

#[tokio::test]
async fn settings_that_there_are_none_of_are_refused() {
    let house = House::open().await;
    let (ada, _) = holder(&house, "Ada").await;
    for body in [
        json!({"challenges": "friends", "messages": "friends"}),
        json!({"challenges": "nobody", "messages": "followed"}),
        json!({"challenges": "nobody"}),
    ] {
        let answer = ada.put("/api/account/social", &body).send().await;
        assert_eq!(answer.refusal(), (422, "bad-body".into()), "{body}");
    }
    settle(&ada, "followed", "friends").await;
    let settings = ada.get("/api/account/social").send().await.json();
    assert_eq!(settings, json!({"challenges": "followed", "messages": "friends"}));
    house.close().await;
}

#[tokio::test]
async fn everything_between_people_is_in_the_file_and_goes_with_the_account() {
    let house = House::open().await;
    let [(ada, ada_id), (bo, bo_id), (_, cy_id)] =
        [holder(&house, "Ada").await, holder(&house, "Bo").await, holder(&house, "Cy").await];
    follow(&ada, &bo_id).await;
    follow(&bo, &ada_id).await;
    block(&ada, &cy_id).await;
    settle(&ada, "everybody", "friends").await;
    settle(&bo, "everybody", "friends").await;
    let write = async |client: &Client, to: &str, text: &str| {
        let answer = client.post(&format!("/api/messages/{to}"), &json!({ "text": text })).send().await;
        assert_eq!(answer.status, 200, "{answer:?}");
    };
    write(&ada, &bo_id, "hello").await;
    write(&bo, &ada_id, "hello yourself").await;
    let settings = preset(&ada, "no-forbidden").await;
    ada.post("/api/challenges", &json!({"to": bo_id, "settings": settings})).send().await;
    let file = ada.get("/api/account/export").send().await;
    let export: tengen_wire::Export = serde_json::from_slice(&file.body).unwrap();
    let texts: Vec<_> = export.messages.iter().map(|one| one.message.text.as_str()).collect();
    assert_eq!(texts, ["hello yourself", "hello"]);
    assert_eq!(export.messages[0].with.name, "Bo");
    let ids = |ties: &[tengen_wire::ExportedTie]| {
        ties.iter().map(|tie| tie.person.id.to_string()).collect::<Vec<_>>()
    };
    assert_eq!((ids(&export.following), ids(&export.blocked)), (vec![bo_id.clone()], vec![cy_id]));
    assert_eq!(export.challenges.len(), 1);
    assert_eq!(export.social.messages, tengen_wire::MessagesFrom::Friends);

    let delete = ada.delete("/api/account").json(&json!({ "password": PASSWORD }));
    assert_eq!(delete.send().await.status, 204);
    assert_eq!((names(&bo, "following").await, names(&bo, "followers").await), (vec![], vec![]));
    let conversation = bo.get(&format!("/api/messages/{ada_id}")).send().await;
    assert_eq!(conversation.json()["other"]["name"], "");
    assert_eq!(
        (&conversation.json()["may_write"], conversation.json()["messages"].as_array().unwrap().len()),
        (&json!(false), 2)
    );
    assert!(!conversation.text().contains("Ada"), "{}", conversation.text());
    let more = bo.post(&format!("/api/messages/{ada_id}"), &json!({"text": "are you there?"})).send().await;
    assert_eq!(more.refusal(), (404, "no-such-person".into()));
    assert_eq!(bo.get("/api/challenges").send().await.json(), json!({"challenges": []}));
    house.close().await;
}
