//! Games that are over, found over HTTP.

use serde_json::Value;
use tengen_game::Kifu;
use tengen_rules::{BoardSize, Colour, RuleSet};
use tengen_server::Config;
use tengen_store::import;

use crate::house::{House, store_of};

fn kifu(number: u16, rule_set: RuleSet, moves: &str) -> Kifu {
    let moves = moves.split(' ').map(|point| (point != "-").then(|| point.parse().unwrap())).collect();
    Kifu {
        players: ["Nakamura".into(), "曹冬".into()],
        ratings: [Some(2000 + number), Some(2100)],
        rule_set,
        size: BoardSize::RENJU,
        protocol: "rif".into(),
        played_at: i64::from(number) * 86_400_000,
        winner: [Some(Colour::Black), Some(Colour::White), None][usize::from(number % 3)],
        ending: "resignation".into(),
        moves,
    }
}

/// A house that has had records imported before it opened.
async fn house_with(games: &[Kifu]) -> House {
    let data = tempfile::tempdir().unwrap();
    let store = store_of(&data).await;
    import(&*store, games).await.unwrap();
    store.close().await.unwrap();
    House::open_in(data, |_: &mut Config| ()).await
}

async fn get(house: &House, path: &str) -> Value {
    let answer = house.stranger().get(path).send().await;
    assert_eq!(answer.status, 200, "{path}: {answer:?}");
    answer.json()
}

fn games() -> Vec<Kifu> {
    vec![
        kifu(1, RuleSet::Renju, "h8 i9 f6 g7"),
        kifu(2, RuleSet::Renju, "h8 g9 j6 i7"),
        kifu(3, RuleSet::Freestyle, "h8 h9 h10 -"),
        kifu(4, RuleSet::Renju, "h8 g7 j10"),
    ]
}

#[tokio::test]
async fn games_are_found_by_what_is_asked_for() {
    let house = house_with(&games()).await;
    let count = async |question: &str| {
        get(&house, &format!("/api/archive?{question}")).await["games"].as_array().unwrap().len()
    };
    for (question, found) in [
        ("", 4),
        ("rule=renju", 3),
        ("opening=I13", 3),
        ("opening=i13&rule=freestyle", 0),
        ("result=draw", 1),
        ("result=white", 2),
        ("ending=resignation", 4),
        ("ending=five", 0),
        ("rating=2051", 3),
        ("since=172800000&until=345600000", 2),
        ("longer=4", 3),
        ("shorter=3", 1),
    ] {
        assert_eq!(count(question).await, found, "{question}");
    }
    let found = get(&house, "/api/archive/players?name=naka").await;
    let person = found["players"][0]["id"].as_str().unwrap();
    assert_eq!(found["players"][0]["games"], 4);
    assert_eq!(count(&format!("player={person}&colour=black&result=black")).await, 1);
    assert_eq!(count(&format!("player={person}&colour=white")).await, 0);
    let first = &get(&house, "/api/archive").await["games"][0];
    assert_eq!((&first["moves"], &first["opening"]), (&"h8 g7 j10".into(), &"I13".into()));
    assert_eq!((&first["room"], &first["winner"]), (&Value::Null, &"white".into()));
    assert_eq!(first["black"]["rating"], 2004);
    house.close().await;
}

#[tokio::test]
async fn a_position_is_explored_in_any_of_its_images() {
    let house = house_with(&games()).await;
    // Each question is an image of the first two moves of three games.
    for (moves, next) in [("h8,i9", "f6"), ("h8,g9", "j6"), ("h8,g7", "j10"), ("h8,i7", "f10")] {
        let explored = get(&house, &format!("/api/explorer?moves={moves}&rule=renju")).await;
        assert_eq!((&explored["tally"]["games"], &explored["ended"]), (&3.into(), &0.into()));
        assert_eq!(explored["moves"][0]["points"], serde_json::json!([next]));
        assert_eq!(explored["moves"][0]["tally"]["white"], 2);
        assert_eq!(explored["games"].as_array().unwrap().len(), 3);
    }
    let set_up = get(&house, "/api/explorer?black=j6,h8&white=g9&first=white").await;
    assert_eq!((&set_up["tally"]["games"], &set_up["ended"]), (&3.into(), &1.into()));
    let empty = get(&house, "/api/explorer").await;
    assert_eq!((&empty["tally"]["games"], &empty["moves"][0]["points"][0]), (&4.into(), &"h8".into()));
    let second = get(&house, "/api/explorer?moves=h8&rule=freestyle").await;
    assert_eq!(second["moves"][0]["points"], serde_json::json!(["g8", "h7", "h9", "i8"]));
    let passed = get(&house, "/api/explorer?moves=h8,h9,h10").await;
    assert_eq!(passed["moves"][0]["points"], serde_json::json!([]));
    assert_eq!(get(&house, "/api/explorer?band=2200").await["tally"]["games"], 0);
    assert_eq!(get(&house, "/api/explorer?band=2000,2200").await["tally"]["rating"], 2051);
    house.close().await;
}

#[tokio::test]
async fn a_player_is_known_by_results() {
    let house = house_with(&games()).await;
    let person = Kifu::player_id("曹冬");
    let summary = get(&house, &format!("/api/people/{person}/summary")).await;
    assert_eq!(summary["name"], "曹冬");
    let results = summary["results"].as_array().unwrap();
    let of = |opening: Value| results.iter().find(|row| row["opening"] == opening).unwrap();
    assert_eq!((&of("I13".into())["wins"], &of("I13".into())["draws"]), (&2.into(), &1.into()));
    assert_eq!((&of("D1".into())["losses"], &of("D1".into())["colour"]), (&1.into(), &"white".into()));
    let guest = house.guest().await;
    let you = guest.get("/api/session").send().await.json()["you"].clone();
    let path = format!("/api/people/{}/summary", you["id"].as_str().unwrap());
    assert_eq!(get(&house, &path).await["name"], you["name"]);
    house.close().await;
}

#[tokio::test]
async fn questions_that_make_no_sense_are_refused() {
    let house = House::open().await;
    for (path, refusal) in [
        ("archive?before=yesterday", (400, "bad-cursor")),
        ("archive?rule=chess", (400, "bad-query")),
        ("archive?opening=D27", (400, "bad-query")),
        ("archive?ending=boredom", (400, "bad-query")),
        ("archive?player=Not%20An%20Id", (400, "bad-query")),
        ("archive?result=void", (400, "bad-query")),
        ("explorer?moves=h8,z9", (400, "bad-query")),
        ("explorer?band=best", (400, "bad-query")),
        ("explorer?moves=h8,h8", (422, "occupied")),
        ("explorer?size=9&moves=o15", (422, "outside-board")),
        ("explorer?size=99", (422, "board-size")),
        ("people/nobody/summary", (404, "no-such-person")),
        ("people/NOBODY!/summary", (404, "no-such-person")),
        ("archive/players", (400, "bad-query")),
    ] {
        let (status, code) = house.stranger().get(&format!("/api/{path}")).send().await.refusal();
        assert_eq!((status, code.as_str()), refusal, "{path}");
    }
    house.close().await;
}
