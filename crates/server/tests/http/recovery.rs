//! Being reached by mail, and choosing another password by a link.

use serde_json::{Value, json};
use tengen_server::{Config, Server};

use crate::client::{Answer, Client};
use crate::house::House;
use crate::post_office::PostOffice;

const PASSWORD: &str = "four quiet stones";
const ADDRESS: &str = "ada@example.org";
const HOUSE: &str = "https://renju.example";

/// What a house is told that sends its mail by this office.
fn by(office: &PostOffice) -> impl FnOnce(&mut Config) + use<> {
    let server = office.address().parse().unwrap();
    move |config| {
        config.origins = vec![HOUSE.parse().unwrap()];
        config.mail.server = Some(server);
        config.mail.from = Some("Tengen <tengen@renju.example>".parse().unwrap());
    }
}

async fn open() -> (PostOffice, House) {
    let office = PostOffice::open().await;
    let house = House::open_with(by(&office)).await;
    (office, house)
}

async fn give(client: &Client, address: &str) -> Answer {
    let body = json!({"address": address, "language": "ja", "password": PASSWORD});
    client.put("/api/account/address", &body).send().await
}

/// Follows the link to an address.
async fn confirm(house: &House, secret: &str) -> Answer {
    house.stranger().post("/api/address", &json!({ "secret": secret })).send().await
}

/// Somebody with an account who is reached at `address`.
async fn reached(house: &House, office: &mut PostOffice, name: &str, address: &str) -> Client {
    let client = house.holder(name, PASSWORD).await;
    assert_eq!(give(&client, address).await.status, 204);
    let mail = office.next().await;
    assert_eq!(confirm(house, &mail.secret(&format!("{HOUSE}/address"))).await.status, 204);
    client
}

async fn ask(house: &House, account: &str) {
    let body = json!({"account": account, "language": "en"});
    let answer = house.stranger().post("/api/recovery", &body).send().await;
    assert_eq!((answer.status.as_u16(), answer.text()), (204, ""), "always the same");
}

async fn recover(client: &mut Client, secret: &str, password: &str) -> Answer {
    let request = client.post("/api/recovery/password", &json!({"secret": secret, "password": password}));
    client.keep(request).await
}

async fn address_of(client: &Client) -> Value {
    client.get("/api/account").send().await.json()["address"].clone()
}

async fn knows(house: &House, name: &str, password: &str) -> bool {
    let body = json!({"name": name, "password": password});
    house.guest().await.post("/api/session", &body).send().await.status == 200
}

#[tokio::test]
async fn an_address_is_used_once_its_owner_has_opened_the_link() {
    let (mut office, house) = open().await;
    let ada = house.holder("Ada", PASSWORD).await;
    assert_eq!(give(&ada, " Ada@Example.org ").await.status, 204);
    let mail = office.next().await;
    assert_eq!(mail.to.to_lowercase(), ADDRESS);
    assert!(mail.headers.contains("From: Tengen <tengen@renju.example>"), "{}", mail.headers);
    assert!(mail.headers.contains("Auto-Submitted: auto-generated"), "{}", mail.headers);
    assert!(mail.text.contains("アカウント「Ada」"), "in the language of the page: {}", mail.text);
    assert_eq!(address_of(&ada).await, Value::Null, "not yet");
    let secret = mail.secret(&format!("{HOUSE}/address"));
    let look = house.stranger().post("/api/address/link", &json!({ "secret": secret })).send().await;
    assert_eq!(look.json()["name"], "Ada");
    for wrong in ["", "xyz", &"0".repeat(64)] {
        assert_eq!(confirm(&house, wrong).await.refusal(), (409, "link-expired".into()));
    }
    let other = recover(&mut house.stranger(), &secret, "five loud stones").await;
    assert_eq!(other.refusal(), (409, "link-expired".into()), "it is for something else");
    assert_eq!(confirm(&house, &secret).await.status, 204);
    assert_eq!(confirm(&house, &secret).await.refusal(), (409, "link-expired".into()));
    assert_eq!(address_of(&ada).await.as_str().unwrap().to_lowercase(), ADDRESS);
    house.close().await;
}

#[tokio::test]
async fn an_address_is_given_and_taken_away_by_the_holder_alone() {
    let (mut office, house) = open().await;
    let ada = reached(&house, &mut office, "Ada", ADDRESS).await;
    let body = json!({"address": "eve@example.org", "language": "en", "password": "a wrong guess"});
    let tried = ada.put("/api/account/address", &body).send().await;
    assert_eq!(tried.refusal(), (403, "wrong-password".into()));
    for bad in ["", "nobody", "a@b@c", "Ada <ada@example.org>", &format!("{}@example.org", "x".repeat(260))] {
        assert_eq!(give(&ada, bad).await.refusal(), (422, "bad-address".into()), "{bad}");
    }
    let guest = give(&house.guest().await, ADDRESS).await;
    assert_eq!(guest.refusal(), (403, "no-account".into()));
    // The address before is told of the one after.
    assert_eq!(give(&ada, "new@example.org").await.status, 204);
    let mail = office.next().await;
    assert_eq!(mail.to, "new@example.org");
    assert_eq!(confirm(&house, &mail.secret(&format!("{HOUSE}/address"))).await.status, 204);
    let told = office.next().await;
    assert_eq!(told.to, ADDRESS);
    assert!(told.text.contains("Ada") && !told.text.contains("new@example.org"), "{}", told.text);
    assert_eq!(ada.delete("/api/account/address").json(&json!({})).send().await.refusal().0, 403);
    let forget = ada.delete("/api/account/address").json(&json!({ "password": PASSWORD }));
    assert_eq!(forget.send().await.status, 204);
    assert_eq!(office.next().await.to, "new@example.org");
    assert_eq!(address_of(&ada).await, Value::Null);
    assert!(office.is_empty());
    house.close().await;
}

#[tokio::test]
async fn a_link_chooses_another_password_once_and_ends_all_sessions() {
    let (mut office, house) = open().await;
    let ada = reached(&house, &mut office, "Ada", ADDRESS).await;
    ask(&house, " ADA").await;
    let mail = office.next().await;
    assert_eq!(mail.to, ADDRESS);
    let secret = mail.secret(&format!("{HOUSE}/recovery"));
    assert!(knows(&house, "Ada", PASSWORD).await, "until then nothing has changed");
    let look = house.stranger().post("/api/recovery/link", &json!({ "secret": secret })).send().await;
    assert_eq!(look.json(), json!({"name": "Ada", "address": ADDRESS}));
    let mut browser = house.guest().await;
    let common = recover(&mut browser, &secret, "password1").await;
    assert_eq!(common.refusal(), (422, "password-common".into()), "which does not use it up");
    let done = recover(&mut browser, &secret, "five loud stones").await;
    assert_eq!((done.status.as_u16(), &done.json()["you"]["name"]), (200, &json!("Ada")));
    assert_eq!(browser.get("/api/account").send().await.status, 200);
    assert_eq!(ada.get("/api/account").send().await.refusal(), (401, "no-session".into()));
    let told = office.next().await;
    assert_eq!(told.to, ADDRESS);
    assert!(told.text.contains("new password"), "{}", told.text);
    let again = recover(&mut house.guest().await, &secret, "six tired stones").await;
    assert_eq!(again.refusal(), (409, "link-expired".into()));
    assert!(knows(&house, "Ada", "five loud stones").await && !knows(&house, "Ada", PASSWORD).await);
    house.close().await;
}

#[tokio::test]
async fn nobody_learns_who_has_an_account_and_nobody_is_flooded() {
    let (mut office, house) = open().await;
    // One of the three links that an address may get in an hour was the one to confirm it.
    let _ada = reached(&house, &mut office, "Ada", ADDRESS).await;
    let _bo = house.holder("Bo", PASSWORD).await;
    for nobody in ["Bo", "Nobody", "nobody@example.org", "", &"x".repeat(5000)] {
        ask(&house, nobody).await;
    }
    let mut secrets = Vec::new();
    for account in ["Ada", "ada@EXAMPLE.org"] {
        ask(&house, account).await;
        let mail = office.next().await;
        assert_eq!(mail.to, ADDRESS);
        secrets.push(mail.secret(&format!("{HOUSE}/recovery")));
    }
    for _ in 0..3 {
        ask(&house, "Ada").await;
    }
    // A mail to somebody else, which was asked for later, has come: the ones before would have come too.
    let _cy = reached(&house, &mut office, "Cy", "cy@example.org").await;
    assert!(office.is_empty());
    // Who asks in another's name locks nobody out: each link that has come works.
    assert_eq!(recover(&mut house.guest().await, &secrets[0], "five loud stones").await.status, 200);
    let other = recover(&mut house.guest().await, &secrets[1], "six tired stones").await;
    assert_eq!(other.refusal(), (409, "link-expired".into()), "one of them");
    house.close().await;
}

#[tokio::test]
async fn an_address_that_asks_too_often_waits() {
    let office = PostOffice::open().await;
    let told = by(&office);
    let house = House::open_alone(|config| {
        told(config);
        config.limits.exempt.clear();
    })
    .await;
    let body = json!({"account": "Nobody", "language": "en"});
    let mut refused = None;
    for number in 1..=20 {
        let answer = house.stranger().post("/api/recovery", &body).send().await;
        if answer.status == 429 {
            refused = Some((number, answer.refusal().1));
            break;
        }
    }
    assert_eq!(refused, Some((11, "too-fast".into())));
    house.close().await;
}

#[tokio::test]
async fn a_server_that_is_busy_is_asked_again_and_one_that_refuses_is_not() {
    let (mut office, house) = open().await;
    let ada = house.holder("Ada", PASSWORD).await;
    office.refuse("550 never");
    assert_eq!(give(&ada, ADDRESS).await.status, 204);
    while !office.has_refused() {
        tokio::task::yield_now().await;
    }
    office.refuse("451 later");
    assert_eq!(give(&ada, "later@example.org").await.status, 204);
    assert_eq!(office.next().await.to, "later@example.org");
    assert!(office.has_refused() && office.is_empty());
    house.close().await;
}

#[tokio::test]
async fn an_address_is_in_the_file_of_everything_and_goes_with_the_account() {
    let (mut office, house) = open().await;
    let mut ada = reached(&house, &mut office, "Ada", ADDRESS).await;
    let file = ada.get("/api/account/export").send().await.json();
    assert_eq!(file["account"]["address"], ADDRESS);
    let delete = ada.delete("/api/account").json(&json!({ "password": PASSWORD }));
    assert_eq!(ada.keep(delete).await.status, 204);
    ask(&house, ADDRESS).await;
    let _bo = reached(&house, &mut office, "Bo", "bo@example.org").await;
    assert!(office.is_empty(), "nobody is reached there any more");
    house.close().await;
}

#[tokio::test]
async fn a_house_without_a_server_for_mail_has_nothing_of_it() {
    let house = House::open().await;
    let access = house.stranger().get("/api/access").send().await.json();
    assert_eq!(access["recovery"], false);
    let ada = house.holder("Ada", PASSWORD).await;
    assert_eq!(give(&ada, ADDRESS).await.refusal(), (409, "no-mail".into()));
    let body = json!({"account": "Ada", "language": "en"});
    let asked = house.stranger().post("/api/recovery", &body).send().await;
    assert_eq!(asked.refusal(), (409, "no-mail".into()));
    house.close().await;
}

#[tokio::test]
async fn a_house_that_cannot_send_what_it_should_does_not_open() {
    let office = PostOffice::open().await;
    let data = tempfile::tempdir().unwrap();
    let refused = async |change: fn(&mut Config)| {
        let mut config = Config {
            listen: "127.0.0.1:0".parse().unwrap(),
            data: data.path().to_owned(),
            ..Config::default()
        };
        by(&office)(&mut config);
        change(&mut config);
        let error = Server::open(&config).await.err().unwrap();
        std::error::Error::source(&error).unwrap().to_string()
    };
    assert!(refused(|config| config.mail.from = None).await.contains("mail.from"));
    assert!(refused(|config| config.origins.clear()).await.contains("origins"));
    let nowhere = |config: &mut Config| config.mail.password_file = Some("/nowhere/password".into());
    assert!(refused(nowhere).await.contains("/nowhere/password"));
}
