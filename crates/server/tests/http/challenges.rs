//! Games that somebody proposes to somebody.

use hyper::Method;
use serde_json::{Value, json};

use crate::client::{Answer, Client, Page};
use crate::house::House;
use crate::social::{block, follow, holder, preset, settle};

async fn propose(client: &Client, to: &str, settings: &Value) -> Answer {
    client.post("/api/challenges", &json!({"to": to, "settings": settings})).send().await
}

/// The settings of a game that both need not sit down to at once.
async fn slow(client: &Client) -> Value {
    let mut settings = preset(client, "no-forbidden").await;
    settings["game"]["clock"] = json!("correspondence-3");
    // Nobody has to be there, and no secret lies in one browser.
    for delay in ["first_move_ms", "abandonment_ms"] {
        settings["game"][delay] = json!(null);
    }
    settings["colours"] = json!("host");
    settings
}

async fn list(client: &Client) -> Vec<Value> {
    client.get("/api/challenges").send().await.json()["challenges"].as_array().unwrap().clone()
}

fn id(challenge: &Value) -> String {
    challenge["id"].as_str().unwrap().to_owned()
}

async fn accept(client: &Client, id: &str) -> Answer {
    client.request(Method::POST, &format!("/api/challenges/{id}/accept")).send().await
}

async fn end(client: &Client, id: &str) -> Answer {
    client.delete(&format!("/api/challenges/{id}")).send().await
}

#[tokio::test]
async fn an_accepted_challenge_is_a_room_in_which_both_sit() {
    let house = House::open().await;
    let [(ada, ada_id), (bo, bo_id)] = [holder(&house, "Ada").await, holder(&house, "Bo").await];
    let mut settings = slow(&ada).await;
    settings["colours"] = json!("guest");
    settings["game"]["rated"] = json!(true);
    settings["game"]["take_back"] = json!(false);
    let challenge = propose(&ada, &bo_id, &settings).await.json();
    assert_eq!((&challenge["from"]["id"], &challenge["to"]["name"]), (&json!(ada_id), &json!("Bo")));
    assert_eq!((&challenge["settings"], &challenge["room"]), (&settings, &Value::Null));
    let days =
        (challenge["expires_at"].as_u64().unwrap() - challenge["created_at"].as_u64().unwrap()) / 86_400_000;
    assert_eq!(days, 7);
    assert_eq!((list(&ada).await, list(&bo).await), (vec![challenge.clone()], vec![challenge.clone()]));
    let room = accept(&bo, &id(&challenge)).await.json()["room"].as_str().unwrap().to_owned();
    assert_eq!(accept(&bo, &id(&challenge)).await.json()["room"], json!(room), "the same when asked again");
    let view = bo.get(&format!("/api/rooms/{room}")).send().await.json();
    assert_eq!(
        (&view["seats"][0]["person"]["id"], &view["seats"][1]["person"]["id"]),
        (&json!(ada_id), &json!(bo_id))
    );
    assert_eq!((&view["status"], &view["settings"]), (&json!("playing"), &settings));
    let accepted = list(&ada).await;
    assert_eq!(accepted[0]["room"], json!(room), "who has proposed it is shown the way");
    assert_eq!(list(&bo).await, [] as [Value; 0]);
    assert_eq!(end(&ada, &room).await.refusal(), (404, "no-such-challenge".into()));
    house.close().await;
}

#[tokio::test]
async fn a_challenge_is_declined_or_taken_back_by_those_it_is_between() {
    let house = House::open().await;
    let [(ada, _), (bo, bo_id), (eve, _)] =
        [holder(&house, "Ada").await, holder(&house, "Bo").await, holder(&house, "Eve").await];
    let settings = slow(&ada).await;
    for ender in [&ada, &bo] {
        let challenge = id(&propose(&ada, &bo_id, &settings).await.json());
        for stranger in [&eve, &ada] {
            assert_eq!(accept(stranger, &challenge).await.refusal(), (404, "no-such-challenge".into()));
        }
        assert_eq!(end(&eve, &challenge).await.refusal(), (404, "no-such-challenge".into()));
        assert_eq!(end(ender, &challenge).await.status, 204);
        assert_eq!(end(ender, &challenge).await.refusal(), (404, "no-such-challenge".into()));
        assert_eq!(accept(&bo, &challenge).await.refusal(), (404, "no-such-challenge".into()));
        assert_eq!(list(&ada).await, [] as [Value; 0]);
    }
    for nonsense in ["x", "NOTHING!", "abcdefabcdef"] {
        assert_eq!(accept(&bo, nonsense).await.refusal(), (404, "no-such-challenge".into()), "{nonsense}");
    }
    house.close().await;
}

#[tokio::test]
async fn who_may_challenge_is_said_by_the_challenged() {
    let house = House::open().await;
    let [(ada, ada_id), (bo, bo_id)] = [holder(&house, "Ada").await, holder(&house, "Bo").await];
    let settings = slow(&ada).await;
    for (manner, follows, taken) in [
        ("nobody", false, false),
        ("followed", false, false),
        ("followed", true, true),
        ("nobody", true, false),
        ("everybody", true, true),
    ] {
        settle(&bo, manner, "nobody").await;
        if follows {
            follow(&bo, &ada_id).await;
        }
        let relation = ada.get(&format!("/api/people/{bo_id}/relation")).send().await.json();
        assert_eq!(relation["may_challenge"], taken, "{manner}");
    }
    settle(&bo, "nobody", "nobody").await;
    assert_eq!(propose(&ada, &bo_id, &settings).await.refusal(), (403, "challenge-not-taken".into()));
    settle(&bo, "everybody", "nobody").await;
    let challenge = propose(&ada, &bo_id, &settings).await;
    assert_eq!(challenge.status, 200, "{challenge:?}");
    assert_eq!(propose(&ada, &bo_id, &settings).await.refusal(), (409, "challenge-waits".into()));
    assert_eq!(propose(&ada, &ada_id, &settings).await.refusal(), (409, "yourself".into()));
    assert_eq!(propose(&ada, "nobody", &settings).await.refusal(), (404, "no-such-person".into()));
    let mut senseless = settings.clone();
    senseless["games"] = json!(0);
    assert_eq!(propose(&bo, &ada_id, &senseless).await.refusal(), (422, "games-out-of-range".into()));
    block(&bo, &ada_id).await;
    assert_eq!(list(&ada).await, [] as [Value; 0], "a block voids it");
    house.close().await;
}

#[tokio::test]
async fn nobody_without_an_account_challenges_or_is_challenged() {
    let house = House::open().await;
    let (ada, ada_id) = holder(&house, "Ada").await;
    let guest = house.guest().await;
    let guest_id = crate::social::id_of(&guest).await;
    let settings = slow(&ada).await;
    assert_eq!(propose(&guest, &ada_id, &settings).await.refusal(), (403, "no-account".into()));
    assert_eq!(propose(&ada, &guest_id, &settings).await.refusal(), (403, "challenge-not-taken".into()));
    house.close().await;
}

#[tokio::test]
async fn a_clock_that_runs_begins_only_when_the_challenger_is_there() {
    let house = House::open().await;
    let [(ada, _), (bo, bo_id)] = [holder(&house, "Ada").await, holder(&house, "Bo").await];
    let settings = preset(&ada, "no-forbidden").await;
    let challenge = propose(&ada, &bo_id, &settings).await.json();
    let minutes =
        (challenge["expires_at"].as_u64().unwrap() - challenge["created_at"].as_u64().unwrap()) / 60_000;
    assert_eq!(minutes, 30);
    assert_eq!(accept(&bo, &id(&challenge)).await.refusal(), (409, "challenger-away".into()));
    let page = Page::greet(ada.connect().send().await).await;
    assert_eq!(accept(&bo, &id(&challenge)).await.status, 200);
    drop(page);
    house.close().await;
}

#[tokio::test]
async fn challenges_are_few_however_they_are_sent() {
    let house = House::open().await;
    let (ada, _) = holder(&house, "Ada").await;
    let (_, bo_id) = holder(&house, "Bo").await;
    let settings = slow(&ada).await;
    let mut codes = Vec::new();
    for _ in 0..5 {
        let answer = propose(&ada, &bo_id, &settings).await;
        codes.push(answer.status.as_u16());
        if answer.status == 200 {
            end(&ada, &id(&answer.json())).await;
        }
    }
    assert_eq!(codes, [200, 200, 200, 429, 429], "who was declined does not ask on and on");
    house.close().await;
}

#[tokio::test]
async fn a_challenge_is_there_after_a_restart() {
    let house = House::open().await;
    let [(ada, _), (bo, bo_id)] = [holder(&house, "Ada").await, holder(&house, "Bo").await];
    let settings = slow(&ada).await;
    let challenge = id(&propose(&ada, &bo_id, &settings).await.json());
    let cookie = bo.cookie.clone();
    let house = House::open_in(house.close().await, |_| ()).await;
    let bo = Client { cookie, ..house.stranger() };
    assert_eq!(list(&bo).await.len(), 1);
    assert_eq!(accept(&bo, &challenge).await.json()["room"], json!(challenge));
    house.close().await;
}
