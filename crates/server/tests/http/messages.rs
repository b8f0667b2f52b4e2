//! What people write to each other.

use hyper::Method;
use serde_json::{Value, json};

use crate::client::{Answer, Client};
use crate::house::House;
use crate::social::{block, follow, holder, settle};

async fn write(client: &Client, to: &str, text: &str) -> Answer {
    client.post(&format!("/api/messages/{to}"), &json!({ "text": text })).send().await
}

async fn read(client: &Client, other: &str) -> Value {
    client.get(&format!("/api/messages/{other}")).send().await.json()
}

fn texts(conversation: &Value) -> Vec<&str> {
    conversation["messages"]
        .as_array()
        .unwrap()
        .iter()
        .map(|message| message["text"].as_str().unwrap())
        .collect()
}

#[tokio::test]
async fn messages_are_off_until_both_have_switched_them_on() {
    let house = House::open().await;
    let [(ada, ada_id), (bo, bo_id)] = [holder(&house, "Ada").await, holder(&house, "Bo").await];
    assert_eq!(write(&ada, &bo_id, "hello").await.refusal(), (409, "messages-off".into()));
    settle(&ada, "everybody", "friends").await;
    assert_eq!(write(&ada, &bo_id, "hello").await.refusal(), (403, "message-not-taken".into()));
    settle(&bo, "everybody", "friends").await;
    assert_eq!(
        write(&ada, &bo_id, "hello").await.refusal(),
        (403, "message-not-taken".into()),
        "no friend yet"
    );
    follow(&ada, &bo_id).await;
    follow(&bo, &ada_id).await;
    let sent = write(&ada, &bo_id, " hello,\n先生 ").await.json();
    assert_eq!((&sent["from"], &sent["text"]), (&json!(ada_id), &json!("hello,\n先生")));
    let conversation = read(&bo, &ada_id).await;
    assert_eq!((texts(&conversation), &conversation["may_write"]), (vec!["hello,\n先生"], &json!(true)));
    let rows = bo.get("/api/messages").send().await.json();
    assert_eq!(rows["conversations"][0]["unread"], 1);
    for _ in 0..2 {
        let answer = bo.request(Method::PUT, &format!("/api/messages/{ada_id}/read")).send().await;
        assert_eq!(answer.status, 204);
    }
    assert_eq!(bo.get("/api/messages").send().await.json()["conversations"][0]["unread"], 0);
    assert_eq!(ada.get("/api/messages").send().await.json()["conversations"][0]["other"]["name"], "Bo");
    house.close().await;
}

#[tokio::test]
async fn whoever_was_written_to_may_answer_until_messages_are_off_or_they_are_blocked() {
    let house = House::open().await;
    let [(ada, ada_id), (bo, bo_id)] = [holder(&house, "Ada").await, holder(&house, "Bo").await];
    settle(&ada, "everybody", "friends").await;
    settle(&bo, "everybody", "everybody").await;
    assert_eq!(write(&bo, &ada_id, "hello").await.refusal(), (403, "message-not-taken".into()));
    assert_eq!(write(&ada, &bo_id, "hello").await.status, 200);
    assert_eq!(write(&bo, &ada_id, "hello back").await.status, 200);
    settle(&ada, "everybody", "nobody").await;
    assert_eq!(write(&bo, &ada_id, "still there?").await.refusal(), (403, "message-not-taken".into()));
    settle(&ada, "everybody", "everybody").await;
    block(&ada, &bo_id).await;
    assert_eq!(write(&bo, &ada_id, "still there?").await.refusal(), (403, "message-not-taken".into()));
    assert_eq!(write(&ada, &bo_id, "no").await.refusal(), (409, "blocked-by-you".into()));
    assert_eq!(texts(&read(&ada, &bo_id).await), ["hello back", "hello"]);
    house.close().await;
}

#[tokio::test]
async fn nobody_reads_what_others_have_written() {
    let house = House::open().await;
    let [(ada, ada_id), (bo, bo_id), (eve, eve_id)] =
        [holder(&house, "Ada").await, holder(&house, "Bo").await, holder(&house, "Eve").await];
    for client in [&ada, &bo, &eve] {
        settle(client, "everybody", "everybody").await;
    }
    write(&ada, &bo_id, "for bo alone").await;
    for id in [&ada_id, &bo_id, &eve_id] {
        assert_eq!(texts(&read(&eve, id).await), [""; 0]);
    }
    assert_eq!(eve.get("/api/messages").send().await.json(), json!({"conversations": []}));
    eve.request(Method::PUT, &format!("/api/messages/{ada_id}/read")).send().await;
    assert_eq!(
        bo.get("/api/messages").send().await.json()["conversations"][0]["unread"],
        1,
        "only bo reads it"
    );
    let guest = house.guest().await;
    assert_eq!(guest.get("/api/messages").send().await.refusal(), (403, "no-account".into()));
    let stranger = house.stranger();
    assert_eq!(
        stranger.get(&format!("/api/messages/{ada_id}")).send().await.refusal(),
        (401, "no-session".into())
    );
    house.close().await;
}

#[tokio::test]
async fn a_message_has_a_length_and_a_pace() {
    let house = House::open().await;
    let [(ada, ada_id), (bo, bo_id)] = [holder(&house, "Ada").await, holder(&house, "Bo").await];
    for client in [&ada, &bo] {
        settle(client, "everybody", "everybody").await;
    }
    for (text, code) in [
        ("", "message-length"),
        (" \n", "message-length"),
        (&*"好".repeat(2001), "message-length"),
        ("a\u{7}", "message-characters"),
    ] {
        assert_eq!(write(&ada, &bo_id, text).await.refusal(), (422, code.into()));
    }
    assert_eq!(write(&ada, &ada_id, "note").await.refusal(), (409, "yourself".into()));
    assert_eq!(write(&ada, "computer1", "hello").await.refusal(), (404, "no-such-person".into()));
    let mut taken = 0;
    while taken < 200 {
        let answer = write(&bo, &ada_id, "flood").await;
        if answer.status != 200 {
            assert_eq!(answer.refusal(), (429, "too-fast".into()));
            break;
        }
        taken += 1;
    }
    assert!((20..200).contains(&taken), "{taken}");
    house.close().await;
}

#[tokio::test]
async fn a_long_conversation_comes_part_by_part() {
    let house = House::open().await;
    let [(ada, ada_id), (bo, bo_id)] = [holder(&house, "Ada").await, holder(&house, "Bo").await];
    for client in [&ada, &bo] {
        settle(client, "everybody", "everybody").await;
    }
    let mut sent = Vec::new();
    for (client, to, side) in [(&ada, &bo_id, "a"), (&bo, &ada_id, "b")] {
        for number in 0..18 {
            let text = format!("{side}{number}");
            assert_eq!(write(client, to, &text).await.status, 200);
            sent.insert(0, text);
        }
    }
    let (third, third_id) = holder(&house, "Cy").await;
    settle(&third, "everybody", "everybody").await;
    write(&third, &bo_id, "elsewhere").await;
    let first = read(&ada, &bo_id).await;
    assert_eq!(texts(&first), sent[..30], "the last first, in the order in which they were written");
    let path = format!("/api/messages/{bo_id}?before={}", first["next"].as_str().unwrap());
    let second = ada.get(&path).send().await.json();
    assert_eq!(
        (texts(&second), &second["next"]),
        (sent[30..].iter().map(String::as_str).collect(), &Value::Null)
    );
    let answer = ada.get(&format!("/api/messages/{bo_id}?before=nonsense")).send().await;
    assert_eq!(answer.refusal(), (400, "bad-cursor".into()));
    assert_eq!(texts(&read(&bo, &third_id).await), ["elsewhere"]);
    house.close().await;
}
