//! Games with days for a move, and vacations.

use serde_json::{Value, json};

use crate::client::Client;
use crate::house::House;

const PASSWORD: &str = "four quiet stones";
const PATH: &str = "/api/account/vacation";
const DAY: i64 = 24 * 60 * 60_000;

/// The settings of a room with three days for a move, as the form sends them.
async fn slow(client: &Client) -> Value {
    let options = client.get("/api/options").send().await.json();
    let presets = options["presets"].as_array().unwrap();
    let mut settings = presets.iter().find(|preset| preset["preset"] == "claim").unwrap().clone();
    settings["game"]["clock"] = options["correspondence"][1].clone();
    settings["game"]["first_move_ms"] = Value::Null;
    settings["game"]["abandonment_ms"] = Value::Null;
    settings
}

async fn open(client: &Client, settings: &Value) -> Result<String, (u16, String)> {
    let answer = client.post("/api/rooms", &json!({ "settings": settings })).send().await;
    if answer.status != 200 {
        return Err(answer.refusal());
    }
    Ok(answer.json()["room"].as_str().unwrap().to_owned())
}

#[tokio::test]
async fn a_slow_room_is_for_accounts_and_asks_nobody_to_be_there() {
    let house = House::open().await;
    let (guest, ada) = (house.guest().await, house.holder("Ada", PASSWORD).await);
    let settings = slow(&ada).await;
    assert_eq!(settings["game"]["clock"], "correspondence-3");
    let refused = open(&guest, &settings).await.unwrap_err();
    assert_eq!(refused, (403, "correspondence-needs-account".into()));
    for (field, value) in [("first_move_ms", 60_000), ("abandonment_ms", 60_000)] {
        let mut hasty = settings.clone();
        hasty["game"][field] = json!(value);
        assert_eq!(open(&ada, &hasty).await.unwrap_err(), (422, "correspondence-delays".into()));
    }
    let mut nigiri = settings.clone();
    nigiri["colours"] = json!("nigiri");
    assert_eq!(open(&ada, &nigiri).await.unwrap_err(), (422, "correspondence-nigiri".into()));
    open(&ada, &settings).await.unwrap();
    house.close().await;
}

#[tokio::test]
async fn the_games_one_plays_are_listed_for_oneself() {
    let house = House::open().await;
    let ada = house.holder("Ada", PASSWORD).await;
    let games = ada.get("/api/session/games").send().await.json();
    assert_eq!(games, json!({"games": []}));
    let open = json!({"settings": slow(&ada).await, "opponent": {"computer": 1}});
    let room = ada.post("/api/rooms", &open).send().await.json()["room"].clone();
    let games = ada.get("/api/session/games").send().await.json();
    let game = &games["games"][0];
    assert_eq!((&game["room"], &game["opponent"]["id"]), (&room, &json!("computer1")));
    assert!(game["deadline"].as_i64().unwrap() - game["changed_at"].as_i64().unwrap() <= 3 * DAY);
    let none = house.stranger().get("/api/session/games").send().await;
    assert_eq!(none.refusal(), (401, "no-session".into()));
    house.close().await;
}

#[tokio::test]
async fn a_vacation_begins_and_ends_and_days_are_counted() {
    let house = House::open_with(|config| config.vacation_days = 12).await;
    let (guest, ada) = (house.guest().await, house.holder("Ada", PASSWORD).await);
    assert_eq!(guest.get(PATH).send().await.refusal(), (403, "no-account".into()));
    assert_eq!(guest.put(PATH, &json!({"days": 1})).send().await.refusal(), (403, "no-account".into()));
    let view = ada.get(PATH).send().await.json();
    assert_eq!(view, json!({"until": null, "days_left": 12, "days_a_year": 12}));
    for days in [0, 13] {
        let refused = ada.put(PATH, &json!({ "days": days })).send().await;
        assert_eq!(refused.refusal(), (409, "vacation-days".into()));
    }
    assert_eq!(ada.put(PATH, &json!({"days": "many"})).send().await.refusal(), (422, "bad-body".into()));
    let view = ada.put(PATH, &json!({"days": 5})).send().await.json();
    assert_eq!((view["until"].is_i64(), &view["days_left"]), (true, &json!(7)));
    let again = ada.put(PATH, &json!({"days": 1})).send().await;
    assert_eq!(again.refusal(), (409, "on-vacation".into()));
    let kept = ada.get("/api/account/export").send().await.json();
    let [began, ends] = ["began_at", "ends_at"].map(|field| kept["vacations"][0][field].as_i64().unwrap());
    assert_eq!(ends - began, 5 * DAY);
    // It counts as a day, however short it was, and ending it once more changes nothing.
    for _ in 0..2 {
        let view = ada.delete(PATH).send().await.json();
        assert_eq!((&view["until"], &view["days_left"]), (&Value::Null, &json!(11)));
    }
    house.close().await;
}
