//! Passkeys: adding one, logging in with it, and everything that must not work.

use hyper::Method;
use serde_json::{Value, json};
use tengen_server::Config;

use crate::authenticator::Authenticator;
use crate::client::{Answer, Client};
use crate::house::House;

const PASSWORD: &str = "four quiet stones";

/// What the house asks of somebody who wants to add a passkey.
async fn asked_for_new(client: &Client) -> Value {
    let ask = client.post("/api/account/passkeys/options", &json!({ "password": PASSWORD }));
    let answer = ask.send().await;
    assert_eq!(answer.status, 200, "{answer:?}");
    answer.json()
}

async fn add(client: &Client, question: &Value, credential: &Value) -> Answer {
    let body = json!({"id": question["id"], "name": "Ada's phone", "credential": credential});
    client.post("/api/account/passkeys", &body).send().await
}

/// Somebody with an account and a passkey for it.
async fn holder(house: &House, name: &str, number: u8) -> (Client, Authenticator) {
    let client = house.holder(name, PASSWORD).await;
    let mut device = Authenticator::new(number);
    let question = asked_for_new(&client).await;
    let made = add(&client, &question, &device.make(&question["options"])).await;
    assert_eq!(made.status, 200, "{made:?}");
    (client, device)
}

async fn passkeys(client: &Client) -> Vec<Value> {
    let list = client.get("/api/account/passkeys").send().await.json();
    list["passkeys"].as_array().unwrap().clone()
}

async fn asked(client: &Client) -> Value {
    client.request(Method::POST, "/api/session/passkey/options").send().await.json()
}

async fn log_in(client: &mut Client, question: &Value, credential: &Value) -> Answer {
    let body = json!({"id": question["id"], "credential": credential});
    let request = client.post("/api/session/passkey", &body);
    client.keep(request).await
}

/// Asks, signs and sends.
async fn log_in_with(client: &mut Client, device: &Authenticator) -> Answer {
    let question = asked(client).await;
    log_in(client, &question, &device.sign(&question["options"])).await
}

async fn id(client: &Client) -> Value {
    client.get("/api/session").send().await.json()["you"]["id"].clone()
}

fn wrong(answer: &Answer) {
    assert_eq!(answer.refusal(), (403, "wrong-passkey".into()));
    assert!(!answer.headers.contains_key("set-cookie"), "{answer:?}");
}

#[tokio::test]
async fn a_passkey_logs_in_from_any_browser_without_a_name() {
    let house = House::open().await;
    let (ada, device) = holder(&house, "Ada", 1).await;
    let mut elsewhere = house.guest().await;
    let (guest, guests) = (id(&elsewhere).await, elsewhere.cookie.clone().unwrap());
    let question = asked(&elsewhere).await;
    assert_eq!(question["options"]["rpId"], "localhost");
    assert_eq!(question["options"]["userVerification"], "required");
    assert_eq!(question["options"]["allowCredentials"], json!([]), "nobody is named");
    let done = log_in(&mut elsewhere, &question, &device.sign(&question["options"])).await;
    assert_eq!((done.status.as_u16(), &done.json()["you"]["name"]), (200, &json!("Ada")));
    assert_eq!(id(&elsewhere).await, id(&ada).await);
    assert_ne!(elsewhere.cookie.as_ref(), Some(&guests), "a session of its own");
    let before = house.stranger().get("/api/session").header("cookie", &guests).send().await;
    assert_ne!(before.json()["you"]["id"], guest, "the one before has ended");
    let used = passkeys(&ada).await;
    assert_eq!((used.len(), &used[0]["name"]), (1, &json!("Ada's phone")));
    assert!(used[0]["last_used_at"].as_i64() >= used[0]["created_at"].as_i64(), "{used:?}");
    house.close().await;
}

#[tokio::test]
async fn an_authenticator_is_told_whom_it_is_for_and_what_it_has_already() {
    let house = House::open().await;
    let (ada, _) = holder(&house, "Ada", 1).await;
    let (bo, _) = holder(&house, "Bo", 2).await;
    let options = asked_for_new(&ada).await["options"].clone();
    assert_eq!((&options["rp"]["id"], &options["user"]["name"]), (&json!("localhost"), &json!("Ada")));
    assert_eq!(options["authenticatorSelection"]["residentKey"], "required");
    assert_eq!(options["authenticatorSelection"]["userVerification"], "required");
    assert_eq!(options["attestation"], "none", "nobody is to know which device it is");
    assert_eq!(options["excludeCredentials"].as_array().unwrap().len(), 1);
    let again = asked_for_new(&ada).await["options"].clone();
    assert_eq!(options["user"]["id"], again["user"]["id"], "the same person");
    assert_ne!(options["challenge"], again["challenge"]);
    let other = asked_for_new(&bo).await["options"].clone();
    assert_ne!(options["user"]["id"], other["user"]["id"]);
    assert_ne!(options["user"]["id"], id(&ada).await, "nothing that others see");
    house.close().await;
}

#[tokio::test]
async fn an_answer_counts_once_and_in_the_browser_that_was_asked() {
    let house = House::open().await;
    let (ada, device) = holder(&house, "Ada", 1).await;
    let mut browser = house.guest().await;
    let question = asked(&browser).await;
    let signed = device.sign(&question["options"]);
    let mut thief = house.guest().await;
    assert_eq!(log_in(&mut thief, &question, &signed).await.refusal(), (409, "passkey-expired".into()));
    let replay = browser.clone();
    assert_eq!(log_in(&mut browser, &question, &signed).await.status, 200);
    for mut client in [browser, replay.clone(), house.guest().await] {
        let answer = log_in(&mut client, &question, &signed).await;
        // The session that was asked has ended as well.
        assert!([401, 409].contains(&answer.refusal().0), "{answer:?}");
    }
    // A wrong answer uses the question up too.
    let mut browser = house.guest().await;
    let question = asked(&browser).await;
    wrong(&log_in(&mut browser, &question, &device.with_another_key().sign(&question["options"])).await);
    let late = log_in(&mut browser, &question, &device.sign(&question["options"])).await;
    assert_eq!(late.refusal(), (409, "passkey-expired".into()));
    // What was asked to make a passkey is not answered by logging in, nor the other way round.
    let (new, old) = (asked_for_new(&ada).await, asked(&ada).await);
    let mut ada = ada;
    let crossed = log_in(&mut ada, &new, &device.sign(&new["options"])).await;
    assert_eq!(crossed.refusal(), (409, "passkey-expired".into()));
    let made = Authenticator::new(3).make(&json!({"challenge": old["options"]["challenge"], "user": {}}));
    assert_eq!(add(&ada, &old, &made).await.refusal(), (409, "passkey-expired".into()));
    house.close().await;
}

#[tokio::test]
async fn a_signature_for_another_place_is_worth_nothing() {
    let house = House::open().await;
    let (_ada, device) = holder(&house, "Ada", 1).await;
    let elsewhere = |change: fn(&mut Authenticator)| {
        let mut device = device.clone();
        change(&mut device);
        device
    };
    for device in [
        elsewhere(|device| device.origin = "https://evil.example".into()),
        elsewhere(|device| device.origin = "http://localhost.evil.example".into()),
        elsewhere(|device| device.party = "evil.example".into()),
        elsewhere(|device| device.verifies = false),
    ] {
        wrong(&log_in_with(&mut house.guest().await, &device).await);
    }
    assert_eq!(log_in_with(&mut house.guest().await, &device).await.status, 200);
    house.close().await;
}

#[tokio::test]
async fn a_passkey_opens_the_account_it_was_made_for_and_no_other() {
    let house = House::open().await;
    let (ada, adas) = holder(&house, "Ada", 1).await;
    let (bo, bos) = holder(&house, "Bo", 2).await;
    wrong(&log_in_with(&mut house.guest().await, &bos.as_of(&adas)).await);
    wrong(&log_in_with(&mut house.guest().await, &adas.with_another_key()).await);
    wrong(&log_in_with(&mut house.guest().await, &Authenticator::new(9)).await);
    // Nobody else can have it, nor take it over.
    let question = asked_for_new(&bo).await;
    let again = add(&bo, &question, &adas.clone().make(&question["options"])).await;
    assert_eq!(again.refusal(), (409, "passkey-taken".into()));
    // What Bo was asked is not for Ada to answer.
    let question = asked_for_new(&bo).await;
    let made = Authenticator::new(5).make(&question["options"]);
    assert_eq!(add(&ada, &question, &made).await.refusal(), (409, "passkey-expired".into()));
    let mut browser = house.guest().await;
    assert_eq!(log_in_with(&mut browser, &adas).await.status, 200);
    assert_eq!(id(&browser).await, id(&ada).await);
    house.close().await;
}

#[tokio::test]
async fn what_an_authenticator_makes_is_looked_at() {
    let house = House::open().await;
    let ada = house.holder("Ada", PASSWORD).await;
    for change in [
        |device: &mut Authenticator| device.origin = "https://evil.example".into(),
        |device: &mut Authenticator| device.party = "evil.example".into(),
        |device: &mut Authenticator| device.verifies = false,
    ] {
        let mut device = Authenticator::new(1);
        change(&mut device);
        let question = asked_for_new(&ada).await;
        let made = add(&ada, &question, &device.make(&question["options"])).await;
        assert_eq!(made.refusal(), (422, "bad-passkey".into()));
    }
    let question = asked_for_new(&ada).await;
    assert_eq!(add(&ada, &question, &json!({"id": 7})).await.refusal(), (422, "bad-body".into()));
    let nameless = json!({"id": "x", "name": " ", "credential": {}});
    let nameless = ada.post("/api/account/passkeys", &nameless).send().await;
    assert_eq!(nameless.refusal(), (422, "bad-name".into()));
    assert_eq!(passkeys(&ada).await, Vec::<Value>::new());
    house.close().await;
}

#[tokio::test]
async fn a_counter_that_does_not_go_on_gives_a_copy_away() {
    let house = House::open().await;
    let ada = house.holder("Ada", PASSWORD).await;
    let mut device = Authenticator::new(1);
    device.counter = 4;
    let question = asked_for_new(&ada).await;
    assert_eq!(add(&ada, &question, &device.make(&question["options"])).await.status, 200);
    device.counter = 6;
    assert_eq!(log_in_with(&mut house.guest().await, &device).await.status, 200);
    for stale in [6, 5, 0] {
        device.counter = stale;
        wrong(&log_in_with(&mut house.guest().await, &device).await);
    }
    device.counter = 7;
    assert_eq!(log_in_with(&mut house.guest().await, &device).await.status, 200);
    house.close().await;
}

#[tokio::test]
async fn a_passkey_that_was_removed_opens_nothing() {
    let house = House::open().await;
    let (ada, device) = holder(&house, "Ada", 1).await;
    let (bo, _) = holder(&house, "Bo", 2).await;
    let path = format!("/api/account/passkeys/{}", passkeys(&ada).await[0]["id"].as_str().unwrap());
    let remove = async |client: &Client, body: Value| client.delete(&path).json(&body).send().await;
    assert_eq!(remove(&ada, json!({})).await.refusal(), (403, "password-needed".into()));
    let guess = remove(&ada, json!({"password": "a wrong guess"})).await;
    assert_eq!(guess.refusal(), (403, "wrong-password".into()));
    let others = remove(&bo, json!({ "password": PASSWORD })).await;
    assert_eq!(others.refusal(), (404, "no-such-passkey".into()));
    let left = remove(&ada, json!({ "password": PASSWORD })).await;
    assert_eq!(left.json(), json!({"passkeys": []}));
    wrong(&log_in_with(&mut house.guest().await, &device).await);
    assert_eq!(ada.get("/api/account").send().await.status, 200, "sessions stay");
    house.close().await;
}

#[tokio::test]
async fn who_has_forgotten_the_password_shows_a_passkey_in_its_place() {
    let house = House::open().await;
    let (mut ada, device) = holder(&house, "Ada", 1).await;
    let (_, bos) = holder(&house, "Bo", 2).await;
    let signed = async |device: &Authenticator| {
        let question = asked(&ada).await;
        json!({"id": question["id"], "credential": device.sign(&question["options"])})
    };
    let change = |passkey: &Value| {
        ada.put("/api/account/password", &json!({"passkey": passkey, "new": "five loud stones"}))
    };
    wrong(&change(&signed(&bos).await).send().await);
    let proof = signed(&device).await;
    assert_eq!(change(&proof).send().await.status, 204);
    assert_eq!(change(&proof).send().await.refusal(), (409, "passkey-expired".into()));
    let credentials = json!({"name": "Ada", "password": "five loud stones"});
    assert_eq!(house.guest().await.post("/api/session", &credentials).send().await.status, 200);
    let proof = signed(&device).await;
    let deleted = ada.delete("/api/account").json(&json!({ "passkey": proof }));
    assert_eq!(ada.keep(deleted).await.status, 204);
    wrong(&log_in_with(&mut house.guest().await, &device).await);
    house.close().await;
}

#[tokio::test]
async fn passkeys_are_for_accounts_and_not_without_number() {
    let house = House::open().await;
    let guest = house.guest().await;
    assert_eq!(guest.get("/api/account/passkeys").send().await.refusal(), (403, "no-account".into()));
    let ask = guest.post("/api/account/passkeys/options", &json!({ "password": PASSWORD })).send().await;
    assert_eq!(ask.refusal(), (403, "no-account".into()));
    let stranger = house.stranger().request(Method::POST, "/api/session/passkey/options").send().await;
    assert_eq!(stranger.refusal(), (401, "no-session".into()));
    let ada = house.holder("Ada", PASSWORD).await;
    let early = asked_for_new(&ada).await;
    for number in 1..=9 {
        let question = asked_for_new(&ada).await;
        let made = Authenticator::new(number).make(&question["options"]);
        assert_eq!(add(&ada, &question, &made).await.status, 200, "{number}");
    }
    assert_eq!(passkeys(&ada).await.len(), 9);
    assert_eq!(add(&ada, &early, &Authenticator::new(20).make(&early["options"])).await.status, 200);
    let ask = json!({ "password": PASSWORD });
    let one_more = ada.post("/api/account/passkeys/options", &ask).send().await;
    assert!(matches!(one_more.refusal(), (409, code) if code == "too-many-passkeys"), "{one_more:?}");
    assert_eq!(one_more.json()["error"]["args"], json!({"max": "10"}));
    house.close().await;
}

#[tokio::test]
async fn passkeys_are_in_the_file_of_everything_and_their_keys_are_not() {
    let house = House::open().await;
    let (ada, _) = holder(&house, "Ada", 1).await;
    let file = ada.get("/api/account/export").send().await;
    assert_eq!(file.json()["passkeys"], json!(passkeys(&ada).await));
    assert!(!file.text().contains("SECP256R1"), "{}", file.text());
    house.close().await;
}

#[tokio::test]
async fn a_house_over_the_same_data_takes_the_answer() {
    let house = House::open().await;
    let (_, device) = holder(&house, "Ada", 1).await;
    let browser = house.guest().await;
    let question = asked(&browser).await;
    let house = House::open_in(house.close().await, |_| ()).await;
    let mut again = house.stranger();
    again.cookie = browser.cookie;
    assert_eq!(log_in(&mut again, &question, &device.sign(&question["options"])).await.status, 200);
    house.close().await;
}

#[tokio::test]
async fn the_public_address_says_which_pages_can_use_passkeys() {
    let named = |origins: &'static [&'static str]| {
        move |config: &mut Config| {
            config.origins = origins.iter().map(|origin| origin.parse().unwrap()).collect();
        }
    };
    for (origins, name) in [
        (&[][..], json!("localhost")),
        (&["https://renju.example"], json!("renju.example")),
        (&["http://192.0.2.7:8000", "https://192.0.2.7", "https://renju.example"], json!("renju.example")),
        (&["http://renju.example", "http://[2001:db8::7]"], Value::Null),
        (&["http://house.local"], Value::Null),
    ] {
        let house = House::open_with(named(origins)).await;
        let access = house.stranger().get("/api/access").send().await.json();
        assert_eq!(access["passkeys"], name, "{origins:?}");
        if name.is_null() {
            let ask = house.guest().await.request(Method::POST, "/api/session/passkey/options").send().await;
            assert_eq!(ask.refusal(), (409, "no-passkeys".into()));
        }
        house.close().await;
    }
    let house = House::open_with(named(&["https://renju.example", "https://play.renju.example:8443"])).await;
    let ada = house.holder("Ada", PASSWORD).await;
    let mut device = Authenticator::new(1);
    device.party = "renju.example".into();
    device.origin = "https://renju.example".into();
    let question = asked_for_new(&ada).await;
    assert_eq!(add(&ada, &question, &device.make(&question["options"])).await.status, 200);
    for (origin, is_ours) in [
        ("https://play.renju.example:8443", true),
        ("https://play.renju.example", false),
        ("https://other.renju.example", false),
        ("http://renju.example", false),
        ("http://localhost", false),
    ] {
        device.origin = origin.into();
        let answer = log_in_with(&mut house.guest().await, &device).await;
        assert_eq!(answer.status.is_success(), is_ours, "{origin} {answer:?}");
    }
    house.close().await;
}
