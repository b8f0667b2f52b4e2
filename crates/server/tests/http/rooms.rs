//! Opening rooms and being paired.

use serde_json::{Value, json};
use tengen_wire::RoomOptions;

use crate::client::Client;
use crate::house::House;

/// The settings of a preset's room.
async fn settings(client: &Client, preset: &str) -> Value {
    let options = client.get("/api/options").send().await.json();
    let presets = options["presets"].as_array().unwrap();
    presets.iter().find(|settings| settings["preset"] == preset).unwrap().clone()
}

async fn opened(client: &Client, preset: &str) -> String {
    let settings = settings(client, preset).await;
    let answer = client.post("/api/rooms", &json!({ "settings": settings })).send().await;
    assert_eq!(answer.status, 200, "{answer:?}");
    answer.json()["room"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn the_options_are_all_there_is() {
    let house = House::open().await;
    let answer = house.stranger().get("/api/options").send().await;
    let options: RoomOptions = serde_json::from_slice(&answer.body).unwrap();
    assert_eq!(options, RoomOptions::all());
    house.close().await;
}

#[tokio::test]
async fn a_room_that_was_opened_is_seen_by_everybody_who_has_its_name() {
    let house = House::open().await;
    let (host, other) = (house.guest().await, house.guest().await);
    let room = opened(&host, "lianzhong").await;
    let path = format!("/api/rooms/{room}");
    let view = host.get(&path).send().await.json();
    assert_eq!((&view["you"], &view["status"]), (&json!("one"), &json!("open")));
    assert_eq!(other.get(&path).send().await.json()["you"], Value::Null);
    assert_eq!(host.get("/api/session").send().await.json()["rooms"], json!([room]));
    assert_eq!(house.stranger().get(&path).send().await.refusal(), (401, "no-session".into()));
    house.close().await;
}

#[tokio::test]
async fn settings_that_make_no_sense_are_refused_with_their_reason() {
    let house = House::open().await;
    let guest = house.guest().await;
    let good = settings(&guest, "claim").await;
    for (pointer, value, status, code) in [
        ("/games", json!(0), 422, "games-out-of-range"),
        ("/game/recorded", json!(true), 422, "recorded-game-in-room"),
        ("/preset", json!("none-such"), 422, "unknown-preset"),
        ("/game/rule_set", json!("chess"), 422, "bad-body"),
        ("/game/size", json!(3), 422, "bad-body"),
    ] {
        let mut settings = good.clone();
        *settings.pointer_mut(pointer).unwrap() = value;
        let answer = guest.post("/api/rooms", &json!({ "settings": settings })).send().await;
        assert_eq!(answer.refusal(), (status, code.into()), "{pointer}");
    }
    house.close().await;
}

#[tokio::test]
async fn two_who_want_the_same_are_paired() {
    let house = House::open().await;
    let (one, two, other) = (house.guest().await, house.guest().await, house.guest().await);
    let clock = RoomOptions::all().clocks[0].clone();
    let pair = async |client: &Client, preset: &str| {
        let wish = json!({ "preset": preset, "clock": clock });
        let answer = client.post("/api/pair", &wish).send().await;
        assert_eq!(answer.status, 200, "{answer:?}");
        answer.json()["room"].clone()
    };
    let room = pair(&one, "claim").await;
    assert_ne!(pair(&other, "swap2").await, room);
    assert_eq!(pair(&two, "claim").await, room);
    let rated = json!({"preset": "claim", "clock": "fischer-600+5", "rated": true});
    assert_eq!(one.post("/api/pair", &rated).send().await.refusal(), (403, "rated-needs-account".into()));
    let view = two.get(&format!("/api/rooms/{}", room.as_str().unwrap())).send().await.json();
    assert_eq!((&view["you"], &view["status"]), (&json!("two"), &json!("playing")));
    house.close().await;
}

#[tokio::test]
async fn a_wish_that_nobody_can_fulfil_is_refused() {
    let house = House::open().await;
    let guest = house.guest().await;
    let clock = RoomOptions::all().clocks[0].clone();
    for (wish, code) in [
        (json!({"preset": "chess", "clock": clock}), "unknown-preset"),
        (json!({"preset": "claim", "clock": "fischer-1+1"}), "unknown-clock"),
        (json!({"preset": "claim", "clock": "sundial"}), "unknown-clock"),
        (json!({"preset": "claim"}), "bad-body"),
    ] {
        let answer = guest.post("/api/pair", &wish).send().await;
        assert_eq!(answer.refusal(), (422, code.into()), "{wish}");
    }
    house.close().await;
}

#[tokio::test]
async fn a_room_that_is_not_there_is_not_found() {
    let house = House::open().await;
    let guest = house.guest().await;
    for room in ["abcdefghij", "x", "NOT-A-NAME", "..%2fetc"] {
        let answer = guest.get(&format!("/api/rooms/{room}")).send().await;
        assert_eq!(answer.refusal(), (404, "no-such-room".into()), "{room}");
    }
    house.close().await;
}

#[tokio::test]
async fn one_person_opens_only_so_many_rooms() {
    let house = House::open().await;
    let guest = house.guest().await;
    let settings = settings(&guest, "claim").await;
    let mut answer = None;
    for _ in 0..12 {
        let refused = guest.post("/api/rooms", &json!({ "settings": settings })).send().await;
        if refused.status != 200 {
            answer = Some(refused);
            break;
        }
    }
    assert_eq!(answer.unwrap().refusal(), (409, "too-many-rooms".into()));
    house.close().await;
}

#[tokio::test]
async fn a_room_against_a_computer_begins_at_once() {
    let house = House::open().await;
    let guest = house.guest().await;
    let computers = guest.get("/api/computers").send().await.json();
    let computers = computers["computers"].as_array().unwrap();
    let levels: Vec<_> = computers.iter().map(|computer| computer["level"].as_u64().unwrap()).collect();
    assert_eq!(levels, (1..=10).collect::<Vec<_>>());
    let settings = settings(&guest, "rif").await;
    let wish = |level: Value| json!({ "settings": settings, "opponent": { "computer": level } });
    let answer = guest.post("/api/rooms", &wish(json!(3))).send().await;
    let room = answer.json()["room"].as_str().unwrap().to_owned();
    let view = guest.get(&format!("/api/rooms/{room}")).send().await.json();
    assert_eq!((&view["you"], &view["status"]), (&json!("one"), &json!("playing")));
    assert_eq!(view["seats"][1]["person"]["id"], computers[2]["person"]);
    assert_eq!((&view["seats"][1]["computer"], &view["seats"][0]["computer"]), (&json!(3), &Value::Null));
    for (level, code) in
        [(json!(11), "no-such-computer"), (json!(0), "no-such-computer"), (json!("x"), "bad-body")]
    {
        assert_eq!(guest.post("/api/rooms", &wish(level)).send().await.refusal(), (422, code.into()));
    }
    house.close().await;
}
