//! Positions outside games, and studies.

use serde_json::{Value, json};

use crate::client::Client;
use crate::house::House;

fn position(more: &Value) -> Value {
    let mut position = json!({ "size": 15, "black": [], "white": [], "first": "black", "moves": "" });
    for (field, value) in more.as_object().unwrap() {
        position[field] = value.clone();
    }
    position
}

async fn judged(client: &Client, more: Value, rule_sets: Value) -> crate::client::Answer {
    let asked = json!({ "position": position(&more), "rule_sets": rule_sets, "explain": null });
    client.post("/api/positions/judge", &asked).send().await
}

#[tokio::test]
async fn a_position_is_judged_by_several_rule_sets_at_once() {
    let house = House::open().await;
    let guest = house.guest().await;
    let stones = json!({ "black": ["h7", "h9", "g8", "i8"], "white": ["a1"] });
    let answer = judged(&guest, stones, json!(["renju", "freestyle"])).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    let judged = answer.json();
    let forbidden = &judged["by"][0]["sides"][0]["forbidden"];
    assert_eq!(forbidden, &json!([{ "point": "h8", "colour": "black", "kind": "double-three" }]));
    assert_eq!(judged["by"][1]["sides"][0]["forbidden"], json!([]));
    house.close().await;
}

#[tokio::test]
async fn what_is_no_position_is_refused_with_a_code_and_a_sentence() {
    let house = House::open().await;
    let guest = house.guest().await;
    let many: Vec<String> = (0..9000).map(|_| "h8".to_owned()).collect();
    let cases = [
        (json!({ "black": ["h8"], "white": ["h8"] }), json!(["renju"]), (422, "occupied")),
        (json!({ "moves": "p16" }), json!(["renju"]), (422, "outside-board")),
        (json!({ "moves": "h8 h8" }), json!(["renju"]), (422, "occupied")),
        (json!({ "size": 3 }), json!(["renju"]), (422, "board-size")),
        (json!({ "size": 1e9 }), json!(["renju"]), (422, "bad-body")),
        (json!({ "moves": "h8;drop" }), json!(["renju"]), (422, "bad-body")),
        (json!({ "more": 1 }), json!(["renju"]), (422, "bad-body")),
        (json!({}), json!([]), (422, "rule-sets")),
        (json!({}), json!(["chess"]), (422, "bad-body")),
        (json!({ "black": many }), json!(["renju"]), (413, "body-too-large")),
    ];
    for (stones, rules, (status, code)) in cases {
        let answer = judged(&guest, stones, rules).await;
        assert_eq!(answer.refusal(), (status, code.into()));
        assert!(!answer.json()["error"]["text"].as_str().unwrap().is_empty());
    }
    let nobody = judged(&house.stranger(), json!({}), json!(["renju"])).await;
    assert_eq!(nobody.refusal(), (401, "no-session".into()));
    house.close().await;
}

async fn read(client: &Client, text: &str) -> crate::client::Answer {
    let asked = json!({ "text": text, "rule_set": "renju", "size": 15 });
    client.post("/api/positions/read", &asked).send().await
}

#[tokio::test]
async fn a_text_is_read_as_a_tree_that_a_study_can_hold() {
    let house = House::open().await;
    let guest = house.guest().await;
    let text = "(;SZ[15]RU[freestyle]AB[aa];W[hh](;B[ig]C[two])(;B[hg]))";
    let answer = read(&guest, text).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    let read = answer.json();
    assert_eq!(
        read["root"],
        json!({ "rule_set": "freestyle", "size": 15, "black": ["a15"], "white": [], "first": "white" })
    );
    assert_eq!((&read["main"], &read["shortened"]), (&json!("h8 i9"), &json!(0)));
    let study = json!({ "title": "Read", "private": false, "root": read["root"], "edits": read["edits"] });
    assert_eq!(guest.post("/api/studies", &study).send().await.status, 200);
    house.close().await;
}

#[tokio::test]
async fn a_text_that_is_no_game_is_refused_with_its_place() {
    let house = House::open().await;
    let guest = house.guest().await;
    let long = " ".repeat(300 << 10);
    let deep = "(;".repeat(100_000);
    for (text, (status, code)) in [
        ("hello", (422, "unrecognised")),
        ("", (422, "empty")),
        ("(;B[hh];W[hh])", (422, "occupied")),
        (&deep, (422, "sgf-unclosed")),
        (&long, (422, "text-too-long")),
    ] {
        assert_eq!(read(&guest, text).await.refusal(), (status, code.into()));
    }
    let refused = read(&guest, "h8i9\nh8").await.json();
    let args = &refused["error"]["args"];
    assert_eq!((&args["line"], &args["column"], &args["number"]), (&json!("2"), &json!("1"), &json!("3")));
    assert_eq!(read(&house.stranger(), "h8").await.refusal(), (401, "no-session".into()));
    house.close().await;
}

fn new_study(private: bool, edits: &Value) -> Value {
    let root = json!({ "rule_set": "renju", "size": 15, "black": [], "white": [], "first": "black" });
    json!({ "title": "Pine", "private": private, "root": root, "edits": edits })
}

fn play(path: &str) -> Value {
    json!([{ "kind": "play", "path": path, "clock": 1, "by": "page" }])
}

async fn made(client: &Client, private: bool) -> String {
    let answer = client.post("/api/studies", &new_study(private, &play("h8 i9"))).send().await;
    assert_eq!(answer.status, 200, "{answer:?}");
    format!("/api/studies/{}", answer.json()["study"].as_str().unwrap())
}

#[tokio::test]
async fn a_public_study_is_read_by_everybody_and_a_private_one_by_its_authors() {
    let house = House::open().await;
    let (ada, bo) = (house.guest().await, house.guest().await);
    let (public, private) = (made(&ada, false).await, made(&ada, true).await);
    let seen = bo.get(&public).send().await.json();
    assert_eq!((&seen["you"], &seen["invitation"]), (&json!("reader"), &Value::Null));
    assert_eq!(seen["edits"][1]["path"], "h8 i9");
    assert_eq!(house.stranger().get(&public).send().await.status, 200);
    assert_eq!(bo.get(&private).send().await.refusal(), (404, "no-such-study".into()));
    let own = ada.get(&private).send().await.json();
    assert_eq!(own["you"], "owner");
    let authors = format!("{private}/authors");
    let wrong = bo.post(&authors, &json!({ "invitation": "guess1" })).send().await;
    assert_eq!(wrong.refusal(), (403, "invitation".into()));
    let joined = bo.post(&authors, &json!({ "invitation": own["invitation"] })).send().await;
    assert_eq!(joined.json()["you"], "author");
    assert_eq!(bo.get(&private).send().await.status, 200);
    let settle = json!({ "title": "Plum", "private": false });
    assert_eq!(bo.patch(&private, &settle).send().await.refusal(), (403, "not-owner".into()));
    assert_eq!(ada.patch(&private, &settle).send().await.status, 200);
    let seen = house.stranger().get(&private).send().await.json();
    assert_eq!(seen["about"]["title"], "Plum");
    house.close().await;
}

async fn listed(client: &Client, query: &str) -> Value {
    let answer = client.get(&format!("/api/studies{query}")).send().await;
    assert_eq!(answer.status, 200, "{answer:?}");
    answer.json()
}

fn ids(list: &Value) -> Vec<String> {
    let studies = list["studies"].as_array().unwrap();
    studies.iter().map(|study| format!("/api/studies/{}", study["id"].as_str().unwrap())).collect()
}

#[tokio::test]
async fn ones_own_studies_are_listed_the_last_changed_first() {
    let house = House::open().await;
    let (ada, bo) = (house.guest().await, house.guest().await);
    assert_eq!(listed(&ada, "").await, json!({ "studies": [], "next": null }));
    let (first, second) = (made(&ada, false).await, made(&ada, true).await);
    assert!(listed(&bo, "").await["studies"].as_array().unwrap().is_empty());
    let own = ada.get(&second).send().await.json();
    let study = &listed(&ada, "").await["studies"][0];
    assert_eq!((&study["title"], &study["size"]), (&json!("Pine"), &json!(15)));
    assert_eq!((&study["black"], &study["white"]), (&json!(["h8"]), &json!(["i9"])));
    // Whoever has joined finds it among their own; what has changed comes first.
    let authors = format!("{second}/authors");
    bo.post(&authors, &json!({ "invitation": own["invitation"] })).send().await;
    assert_eq!(ids(&listed(&bo, "").await), [second.as_str()]);
    let settle = json!({ "title": "Plum", "private": true });
    assert_eq!(ada.patch(&first, &settle).send().await.status, 200);
    let list = listed(&ada, "").await;
    assert_eq!(ids(&list), [first.as_str(), second.as_str()]);
    assert_eq!(
        (&list["studies"][0]["title"], &list["studies"][0]["private"]),
        (&json!("Plum"), &json!(true))
    );
    assert_eq!(house.stranger().get("/api/studies").send().await.refusal(), (401, "no-session".into()));
    assert_eq!(ada.get("/api/studies?before=x").send().await.refusal(), (400, "bad-cursor".into()));
    house.close().await;
}

#[tokio::test]
async fn a_study_that_makes_no_sense_is_refused_with_its_reason() {
    let house = House::open().await;
    let guest = house.guest().await;
    let mut five = new_study(false, &json!([]));
    five["root"]["black"] = json!(["h4", "h5", "h6", "h7", "h8"]);
    let mut twice = new_study(false, &json!([]));
    twice["root"]["black"] = json!(["h8", "h8"]);
    let mut untitled = new_study(false, &json!([]));
    untitled["title"] = json!(" ");
    let many: Vec<Value> = (1..=225)
        .flat_map(|one| (1..=225).map(move |two| (one, two)))
        .filter(|(one, two)| one != two)
        .take(5200)
        .enumerate()
        .map(|(clock, (one, two))| {
            let name = |index: usize| format!("{}{}", char::from(b'a' + ((index - 1) % 15) as u8), (index - 1) / 15 + 1);
            json!({ "kind": "play", "path": format!("{} {}", name(one), name(two)), "clock": clock + 1, "by": "page" })
        })
        .collect();
    let cases = [
        (five, (422, "finished-five")),
        (twice, (422, "occupied")),
        (untitled, (422, "title-length")),
        (new_study(false, &play("h8 h8")), (422, "occupied")),
        (new_study(false, &json!([{ "kind": "boom", "clock": 1, "by": "a" }])), (422, "bad-body")),
        (new_study(false, &json!(many)), (422, "too-many-nodes")),
        (
            new_study(
                false,
                &json!([{ "kind": "comment", "path": "", "text": "x".repeat(2 << 20), "clock": 1, "by": "a" }]),
            ),
            (413, "body-too-large"),
        ),
    ];
    for (study, (status, code)) in cases {
        assert_eq!(guest.post("/api/studies", &study).send().await.refusal(), (status, code.into()));
    }
    house.close().await;
}
