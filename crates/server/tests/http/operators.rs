//! Whoever runs the house, over the socket and from a page.

use hyper::Method;
use serde_json::{Value, json};
use tengen_server::{Operator, OperatorError};
use tengen_wire::{Because, Decide, Suspend, Verdict};

use crate::client::{Answer, Client, Page};
use crate::house::{House, execute};

const PASSWORD: &str = "four quiet stones";

fn socket(house: &House) -> Operator {
    Operator::of(house.data())
}

/// Somebody with an account and the operator's role.
async fn operator(house: &House, name: &str) -> Client {
    let client = house.holder(name, PASSWORD).await;
    let at_the_machine = socket(house);
    let person = at_the_machine.meant(name).await.unwrap().person;
    at_the_machine.set_role(&person.id, true, &Because::default()).await.unwrap();
    client
}

async fn id(client: &Client) -> String {
    let me = client.get("/api/session").send().await.json();
    me["you"]["id"].as_str().unwrap().to_owned()
}

async fn log_in(client: &mut Client, name: &str, password: &str) -> Answer {
    let request = client.post("/api/session", &json!({"name": name, "password": password}));
    client.keep(request).await
}

fn remove(client: &Client, path: &str) -> crate::client::Request {
    client.delete(path).json(&json!({}))
}

/// The words of what operators have done, the last deed first.
async fn deeds(client: &Client, question: &str) -> Vec<String> {
    let list = client.get(&format!("/api/operator/deeds{question}")).send().await.json();
    let deeds = list["deeds"].as_array().unwrap_or_else(|| panic!("{list}"));
    deeds.iter().map(|deed| deed["deed"].as_str().unwrap().to_owned()).collect()
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
async fn only_an_operator_is_answered_and_only_as_long_as_they_are_one() {
    let house = House::open().await;
    let bo = operator(&house, "Bo").await;
    let (guest, ada) = (house.guest().await, house.holder("Ada", PASSWORD).await);
    let victim = id(&ada).await;
    let asked = [
        (Method::GET, "/api/operator/status".to_owned(), Value::Null),
        (Method::GET, "/api/operator/present".to_owned(), Value::Null),
        (Method::GET, "/api/operator/rooms".to_owned(), Value::Null),
        (Method::GET, "/api/operator/people".to_owned(), Value::Null),
        (Method::GET, "/api/operator/deeds".to_owned(), Value::Null),
        (Method::PUT, "/api/operator/announcement".to_owned(), json!({"text": "x", "seconds": null})),
        (Method::PUT, "/api/operator/maintenance".to_owned(), json!({"message": null})),
        (Method::PUT, "/api/operator/log-level".to_owned(), json!({"filter": "debug"})),
        (Method::PUT, format!("/api/operator/people/{victim}/role"), json!({})),
        (Method::PUT, format!("/api/operator/people/{victim}/suspension"), json!({"reason": "x"})),
        (Method::PUT, format!("/api/operator/people/{victim}/name"), json!({"name": "Eve"})),
        (Method::DELETE, format!("/api/operator/people/{victim}/sessions"), json!({})),
        (
            Method::PUT,
            "/api/operator/games/none/decision".to_owned(),
            json!({"verdict": "one", "reason": "x"}),
        ),
        (Method::PUT, "/api/operator/games/none/annulment".to_owned(), json!({"reason": "x"})),
        (Method::DELETE, "/api/operator/rooms/none".to_owned(), json!({})),
        (Method::POST, "/api/operator/confirmation".to_owned(), json!({"password": PASSWORD})),
    ];
    for (method, path, body) in &asked {
        let ask =
            async |client: &Client| client.request(method.clone(), path).json(body).send().await.refusal();
        assert_eq!(ask(&house.stranger()).await, (401, "no-session".into()), "{path}");
        assert_eq!(ask(&guest).await, (403, "not-operator".into()), "{path}");
        assert_eq!(ask(&ada).await, (403, "not-operator".into()), "{path}");
        if *method != Method::GET {
            let elsewhere =
                bo.request(method.clone(), path).json(body).header("origin", "http://evil.example");
            assert_eq!(elsewhere.send().await.refusal(), (403, "wrong-origin".into()), "{path}");
        }
    }
    assert_eq!(bo.get("/api/session").send().await.json()["operator"], true);
    assert_eq!(ada.get("/api/session").send().await.json()["operator"], false);
    assert_eq!(bo.get("/api/operator/status").send().await.json()["refuses"], Value::Null);
    let person = socket(&house).meant("bo").await.unwrap().person;
    socket(&house).set_role(&person.id, false, &Because::default()).await.unwrap();
    for (method, path, body) in &asked {
        let refused = bo.request(method.clone(), path).json(body).send().await.refusal();
        assert_eq!(refused, (403, "not-operator".into()), "{path}");
    }
    assert_eq!(ada.get("/api/account").send().await.status, 200, "nothing has happened to anybody");
    house.close().await;
}

#[tokio::test]
async fn who_is_suspended_is_out_at_once_and_learns_why_with_the_right_password_alone() {
    let house = House::open().await;
    let bo = operator(&house, "Bo").await;
    let mut ada = house.holder("Ada", PASSWORD).await;
    let page = Page::greet(ada.connect().send().await).await;
    let path = format!("/api/operator/people/{}/suspension", id(&ada).await);
    let week = json!({"reason": "悪口", "seconds": 604_800});
    let suspended = bo.put(&path, &week).send().await.json();
    assert_eq!(
        (&suspended["suspension"]["reason"], &suspended["last_seen_at"]),
        (&json!("悪口"), &Value::Null)
    );
    assert_eq!(page.closed().await, 4005);
    assert_eq!(ada.get("/api/account").send().await.refusal(), (401, "no-session".into()));
    assert_eq!(log_in(&mut ada, "Ada", "a wrong one").await.refusal(), (403, "wrong-login".into()));
    let refused = log_in(&mut ada, "Ada", PASSWORD).await;
    assert_eq!(refused.refusal(), (403, "suspended".into()));
    assert!(!refused.headers.contains_key("set-cookie"));
    let args = &refused.json()["error"]["args"];
    assert_eq!(args["reason"], "悪口");
    assert_eq!(args["until"], suspended["suspension"]["ends_at"].to_string());
    let only = bo.get("/api/operator/people?only=suspended").send().await.json();
    assert_eq!(only["people"][0]["person"]["name"], "Ada");

    bo.put(&path, &json!({"reason": "spam"})).send().await.json();
    let refused = log_in(&mut ada, "Ada", PASSWORD).await;
    assert_eq!(refused.refusal(), (403, "suspended-for-ever".into()));
    let lifted = remove(&bo, &path).send().await.json();
    assert_eq!(lifted["suspension"], Value::Null);
    assert_eq!(log_in(&mut ada, "Ada", PASSWORD).await.status, 200);
    assert_eq!(deeds(&bo, "").await, ["lift", "suspend", "suspend", "grant"]);
    house.close().await;
}

#[tokio::test]
async fn guests_are_suspended_by_their_ids_and_nobody_by_a_name_that_looks_like_one() {
    let house = House::open().await;
    let guest = house.guest().await;
    let id = id(&guest).await;
    let mask = house.holder(&id, PASSWORD).await;
    let at_the_machine = socket(&house);
    let meant = at_the_machine.meant(&format!("@{id}")).await.unwrap();
    assert_eq!((meant.person.id.as_str(), meant.account_at), (id.as_str(), None));
    let suspend = Suspend { reason: "spam".into(), seconds: None };
    at_the_machine.suspend(&meant.person.id, &suspend).await.unwrap();
    assert_eq!(guest.get("/api/account/sessions").send().await.refusal(), (401, "no-session".into()));
    assert_eq!(mask.get("/api/account").send().await.status, 200);
    assert!(matches!(
        at_the_machine.meant("nobody").await.unwrap_err(),
        OperatorError::Refused { code, .. } if code == "no-such-person"
    ));
    house.close().await;
}

#[tokio::test]
async fn operators_spare_themselves_and_each_other() {
    let house = House::open().await;
    let (bo, cy) = (operator(&house, "Bo").await, operator(&house, "Cy").await);
    let of = async |client: &Client, what: &str| format!("/api/operator/people/{}/{what}", id(client).await);
    let reason = json!({"reason": "x"});
    let own = bo.put(&of(&bo, "suspension").await, &reason).send().await;
    assert_eq!(own.refusal(), (409, "not-to-yourself".into()));
    assert_eq!(remove(&bo, &of(&bo, "role").await).send().await.refusal(), (409, "not-to-yourself".into()));
    let other = bo.put(&of(&cy, "suspension").await, &reason).send().await;
    assert_eq!(other.refusal(), (409, "is-operator".into()));
    let revoked = remove(&bo, &of(&cy, "role").await).send().await.json();
    assert_eq!(revoked["operator_at"], Value::Null);
    assert_eq!(bo.put(&of(&cy, "suspension").await, &reason).send().await.status, 200);
    let guest = house.guest().await;
    let role = bo.put(&of(&guest, "role").await, &json!({})).send().await;
    assert_eq!(role.refusal(), (403, "no-account".into()));
    for (body, code) in [
        (json!({"reason": ""}), "bad-reason"),
        (json!({"reason": "two\nlines"}), "bad-reason"),
        (json!({"reason": "x", "seconds": 0}), "bad-length"),
        (json!({"reason": "x", "seconds": 1_000_000_000}), "bad-length"),
        (json!({"seconds": 5}), "bad-body"),
    ] {
        let answer = bo.put(&of(&guest, "suspension").await, &body).send().await;
        assert_eq!(answer.refusal(), (422, code.into()), "{body}");
    }
    let nobody = bo.put("/api/operator/people/nobody/suspension", &reason).send().await;
    assert_eq!(nobody.refusal(), (404, "no-such-person".into()));
    house.close().await;
}

#[tokio::test]
async fn people_are_found_renamed_and_logged_out() {
    let house = House::open().await;
    let bo = operator(&house, "Bo").await;
    let (mut rude, adam) =
        (house.holder("Ａda the Rude", PASSWORD).await, house.holder("Adam", PASSWORD).await);
    let mut page = Page::greet(rude.connect().send().await).await;
    let found = bo.get("/api/operator/people?beginning=ADA").send().await.json();
    let names: Vec<_> =
        found["people"].as_array().unwrap().iter().map(|one| &one["person"]["name"]).collect();
    assert_eq!(names, ["Ａda the Rude", "Adam"]);
    let there = Client { address: rude.address, ..bo.clone() };
    let found = there.get("/api/operator/people?beginning=ADA").send().await.json();
    assert_eq!(found["people"][0]["pages"], 1, "by way of the node that serves them");
    let path = format!("/api/operator/people/{}", id(&rude).await);
    let name = format!("{path}/name");
    assert_eq!(bo.put(&name, &json!({"name": "ADAM"})).send().await.refusal(), (409, "name-taken".into()));
    let given = bo.put(&name, &json!({"name": "Guest 1234"})).send().await;
    assert_eq!(given.refusal(), (422, "guest-name".into()));
    let renamed = bo.put(&name, &json!({"name": "Ada", "reason": "rude"})).send().await.json();
    assert_eq!(renamed["person"]["name"], "Ada");
    assert!(page.is_served().await, "the session stays");
    let deed = &bo.get("/api/operator/deeds").send().await.json()["deeds"][0];
    assert_eq!((&deed["detail"], &deed["by"]["name"]), (&json!("Ａda the Rude → Ada"), &json!("Bo")));
    let out = remove(&bo, &format!("{path}/sessions")).send().await.json();
    assert_eq!(out["last_seen_at"], Value::Null);
    assert_eq!(page.closed().await, 4005);
    assert_eq!(log_in(&mut rude, "Ada", PASSWORD).await.status, 200);
    assert_eq!(adam.get("/api/account").send().await.status, 200);
    house.close().await;
}

#[tokio::test]
async fn a_game_is_decided_and_its_room_closed_and_the_reason_kept() {
    let house = House::open().await;
    let bo = operator(&house, "Bo").await;
    let ada = house.holder("Ada", PASSWORD).await;
    let (room, game) = game(&ada).await;
    let path = format!("/api/operator/games/{game}/decision");
    let close = format!("/api/operator/rooms/{room}");
    assert_eq!(remove(&bo, &close).send().await.refusal(), (409, "game-running".into()));
    let decided = bo.put(&path, &json!({"verdict": "two", "reason": "left"})).send().await.json();
    assert_eq!((&decided["room"], &decided["verdict"]), (&json!(room), &json!("two")));
    let page = bo.get(&format!("/api/games/{game}")).send().await.json();
    assert_eq!(page["update"]["view"]["outcome"]["ending"], "arbiter", "{page}");
    let again = bo.put(&path, &json!({"verdict": "draw", "reason": "x"})).send().await;
    assert_eq!(again.refusal(), (409, "game-over".into()));
    let annul =
        bo.put(&format!("/api/operator/games/{game}/annulment"), &json!({"reason": "x"})).send().await;
    assert_eq!(annul.refusal(), (409, "not-rated".into()));
    assert_eq!(remove(&bo, &close).send().await.json()["room"], json!(room));
    assert_eq!(deeds(&bo, &format!("?target={game}")).await, ["decide"]);
    assert_eq!(deeds(&bo, "").await, ["close-room", "decide", "grant"]);
    house.close().await;
}

#[tokio::test]
async fn nobody_rules_on_a_game_of_their_own() {
    let house = House::open().await;
    let bo = operator(&house, "Bo").await;
    let (_, game) = game(&bo).await;
    for (method, what, body) in [
        (Method::PUT, "decision", json!({"verdict": "one", "reason": "mine"})),
        (Method::PUT, "annulment", json!({"reason": "mine"})),
        (Method::DELETE, "annulment", json!({})),
    ] {
        let path = format!("/api/operator/games/{game}/{what}");
        assert_eq!(bo.request(method, &path).json(&body).send().await.refusal(), (409, "own-game".into()));
    }
    let decide = Decide { verdict: Verdict::Void, reason: "asked for it".into() };
    socket(&house).decide(&game.parse().unwrap(), &decide).await.unwrap();
    house.close().await;
}

#[tokio::test]
async fn what_everybody_is_told_comes_from_a_page_too() {
    let house = House::open().await;
    let bo = operator(&house, "Bo").await;
    let path = "/api/operator/announcement";
    let told = bo.put(path, &json!({"text": "明日大会", "seconds": 60})).send().await.json();
    assert_eq!(told["announcement"]["text"], "明日大会");
    let bad = bo.put(path, &json!({"text": "two\nlines", "seconds": null})).send().await;
    assert_eq!(bad.refusal(), (422, "bad-announcement".into()));
    let on = bo.put("/api/operator/maintenance", &json!({"message": "disks"})).send().await.json();
    assert_eq!(on["maintenance"]["message"], "disks");
    assert_eq!(bo.get("/api/operator/status").send().await.json()["refuses"], "maintenance");
    bo.delete("/api/operator/maintenance").send().await;
    assert_eq!(bo.delete(path).send().await.json(), json!({"maintenance": null, "announcement": null}));
    let done = ["take-back", "end-maintenance", "begin-maintenance", "announce", "grant"];
    assert_eq!(deeds(&bo, "").await, done);
    house.close().await;
}

#[tokio::test]
async fn hours_after_logging_in_acts_on_people_need_the_password_once_more() {
    let house = House::open().await;
    let mut bo = operator(&house, "Bo").await;
    let ada = house.holder("Ada", PASSWORD).await;
    let sessions = format!("/api/operator/people/{}/sessions", id(&ada).await);
    let data = house.close().await;
    execute(&data, "UPDATE sessions SET created_at = created_at - 14400000").await;
    let house = House::open_in(data, |_| ()).await;
    bo = house.stranger_with(&bo);
    assert_eq!(bo.get("/api/operator/status").send().await.status, 200, "to look is no act");
    assert_eq!(remove(&bo, &sessions).send().await.refusal(), (403, "confirm-password".into()));
    let mut page = Page::greet(bo.connect().send().await).await;
    let confirm = |client: &Client, password: &str| {
        client.post("/api/operator/confirmation", &json!({ "password": password }))
    };
    let wrong = confirm(&bo, "a wrong one").send().await;
    assert_eq!(wrong.refusal(), (403, "wrong-password".into()));
    let old = bo.clone();
    let request = confirm(&bo, PASSWORD);
    assert_eq!(bo.keep(request).await.json()["operator"], true);
    assert_eq!(remove(&bo, &sessions).send().await.status, 200);
    assert!(page.is_served().await, "it belongs to the new session");
    assert_eq!(old.get("/api/account").send().await.refusal(), (401, "no-session".into()));
    house.close().await;
}
