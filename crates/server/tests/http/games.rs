//! Games and their records.

use serde_json::{Value, json};
use tengen_game::Record;
use tengen_wire::RoomOptions;

use crate::client::Client;
use crate::house::House;

/// Two people in a game of theirs that has just begun; its name.
async fn begun(house: &House) -> ([Client; 2], String) {
    let players = [house.guest().await, house.guest().await];
    let wish = json!({"preset": "claim", "clock": RoomOptions::all().clocks[0]});
    let mut room = Value::Null;
    for player in &players {
        room = player.post("/api/pair", &wish).send().await.json()["room"].clone();
    }
    let view = players[0].get(&format!("/api/rooms/{}", room.as_str().unwrap())).send().await.json();
    let game = view["game"].as_str().unwrap().to_owned();
    (players, game)
}

#[tokio::test]
async fn a_game_is_seen_by_everybody_and_stands_in_the_lists() {
    let house = House::open().await;
    let (players, game) = begun(&house).await;
    let page = house.stranger().get(&format!("/api/games/{game}")).send().await.json();
    assert_eq!(page["update"]["game"], game);
    assert_eq!(page["number"], 1);
    let you = players[0].get("/api/session").send().await.json()["you"].clone();
    assert_eq!(page["players"][0], you);
    let listed = async |question: &str| {
        let list = house.stranger().get(&format!("/api/games?{question}")).send().await.json();
        let games = list["games"].as_array().unwrap();
        games.iter().map(|row| row["id"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    let person = you["id"].as_str().unwrap();
    assert_eq!(listed("").await, std::slice::from_ref(&game));
    assert_eq!(listed(&format!("person={person}&ended=false")).await, [game]);
    assert!(listed("ended=true").await.is_empty());
    assert!(listed("person=nobody").await.is_empty());
    house.close().await;
}

#[tokio::test]
async fn a_record_can_be_saved_as_json_and_as_sgf() {
    let house = House::open().await;
    let (_, game) = begun(&house).await;
    let save = async |ending: &str| {
        let answer = house.stranger().get(&format!("/api/games/{game}/record.{ending}")).send().await;
        assert_eq!(answer.status, 200, "{answer:?}");
        let name = format!("attachment; filename=\"tengen-{game}.{ending}\"");
        assert_eq!(answer.header("content-disposition"), name);
        answer
    };
    let json = save("json").await;
    assert_eq!(json.header("content-type"), "application/json");
    let record = Record::from_json(json.text()).unwrap();
    assert_eq!(record.outcome, None);
    let sgf = save("sgf").await;
    assert_eq!(sgf.header("content-type"), "application/x-go-sgf; charset=utf-8");
    assert!(sgf.text().starts_with("(;") && sgf.text().contains("DT[20"), "{}", sgf.text());
    house.close().await;
}

#[tokio::test]
async fn what_is_not_there_is_not_found() {
    let house = House::open().await;
    let (_, game) = begun(&house).await;
    let get = async |path: &str| house.stranger().get(&format!("/api/games/{path}")).send().await.refusal();
    for path in ["none", "none/record.json", "none/record.sgf", "none/explanations/1", "NONE!"] {
        assert_eq!(get(path).await, (404, "no-such-game".into()), "{path}");
    }
    assert_eq!(get(&format!("{game}/explanations/first")).await, (404, "no-such-move".into()));
    assert_eq!(get(&format!("{game}/explanations/1")).await, (409, "game-not-over".into()));
    let list = house.stranger().get("/api/games?before=yesterday").send().await;
    assert_eq!(list.refusal(), (400, "bad-cursor".into()));
    house.close().await;
}

#[tokio::test]
async fn a_house_that_was_closed_has_everything_when_it_opens_again() {
    let house = House::open().await;
    let (players, game) = begun(&house).await;
    let data = house.close().await;
    let again = House::open_in(data, |_| ()).await;
    let page = again.stranger().get(&format!("/api/games/{game}")).send().await.json();
    assert_eq!(page["update"]["game"], game);
    let mut player = again.stranger();
    player.cookie = players[0].cookie.clone();
    let me = player.get("/api/session").send().await.json();
    assert_eq!(me["you"], page["players"][0]);
    again.close().await;
}
