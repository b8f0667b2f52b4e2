//! Being told of one's turn while no page is open.

use serde_json::{Value, json};
use tengen_server::Config;

use crate::client::{Answer, Client, Page};
use crate::house::House;
use crate::push_service::{Browser, PushService};
use crate::social::{holder, preset};

const PATH: &str = "/api/session/push";
const CONTACT: &str = "mailto:ada@renju.example";

/// What a house is told that may send to this service.
fn by(service: &PushService) -> impl FnOnce(&mut Config) + use<> {
    let origin = service.origin().parse().unwrap();
    move |config| {
        config.push.contact = Some(CONTACT.parse().unwrap());
        config.push.services = vec![origin];
    }
}

async fn open() -> (PushService, House) {
    let service = PushService::open().await;
    let house = House::open_with(by(&service)).await;
    (service, house)
}

async fn subscribe(client: &Client, subscription: &Value) -> Answer {
    client.put(PATH, subscription).send().await
}

async fn takes(client: &Client, browser: &Browser) {
    let answer = subscribe(client, &browser.subscription()).await;
    assert_eq!(answer.status, 204, "{answer:?}");
}

async fn is_subscribed(client: &Client) -> bool {
    client.get(PATH).send().await.json()["subscribed"].as_bool().unwrap()
}

async fn key(client: &Client) -> String {
    client.get(PATH).send().await.json()["key"].as_str().unwrap().to_owned()
}

/// A room in which a game with days for a move has begun, at whose first move is who has accepted it.
async fn sit_down(host: &Client, guest: &Client, guest_id: &str) -> String {
    let mut settings = preset(host, "no-forbidden").await;
    settings["game"]["clock"] = json!("correspondence-3");
    for delay in ["first_move_ms", "abandonment_ms"] {
        settings["game"][delay] = json!(null);
    }
    settings["colours"] = json!("guest");
    let challenge = host.post("/api/challenges", &json!({"to": guest_id, "settings": settings}));
    let challenge = challenge.send().await.json()["id"].as_str().unwrap().to_owned();
    let path = format!("/api/challenges/{challenge}/accept");
    guest.post(&path, &json!({})).send().await.json()["room"].as_str().unwrap().to_owned()
}

/// A page that looks at the game in a room.
struct Player {
    page: Page,
    game: String,
    commands: u64,
}

impl Player {
    async fn enter(client: &Client, room: &str) -> Self {
        let mut page = Page::greet(client.connect().send().await).await;
        page.say(&json!({"type": "enter", "room": room, "after": null})).await;
        let entered = page.until(|message| message["type"] == "entered").await;
        Self { page, game: entered["game"]["game"].as_str().unwrap().to_owned(), commands: 0 }
    }

    async fn place(&mut self, room: &str, point: &str) {
        self.commands += 1;
        let (game, id) = (&self.game, self.commands);
        let action = json!({"kind": "place", "point": point, "offer_draw": false});
        self.page.say(&json!({"type": "act", "id": id, "room": room, "game": game, "action": action})).await;
        let is_answer = |message: &Value| ["done", "refused"].iter().any(|kind| message["type"] == *kind);
        let answer = self.page.until(is_answer).await;
        assert_eq!(answer["type"], "done", "{answer}");
    }

    /// Waits until the house has seen the other player go.
    async fn is_alone(&mut self, other: &str) {
        let has_gone = |seat: &Value| seat["person"]["id"] == other && seat["online"] == false;
        let is_alone = |message: &Value| {
            let seats = message["room"]["seats"].as_array();
            seats.is_some_and(|seats| seats.iter().any(has_gone))
        };
        self.page.until(is_alone).await;
    }

    async fn leave(self) {
        self.page.leave().await;
    }
}

#[tokio::test]
async fn who_has_no_page_open_is_told_of_each_turn_once() {
    let (mut service, house) = open().await;
    let [(ada, _), (bo, bo_id)] = [holder(&house, "Ada").await, holder(&house, "Bo").await];
    let (adas, bos) = (service.browser(1), service.browser(2));
    takes(&ada, &adas).await;
    takes(&bo, &bos).await;
    let room = sit_down(&ada, &bo, &bo_id).await;
    let pushed = service.next().await;
    assert_eq!(pushed.path, "/browser/2");
    let message = pushed.read_by(&bos);
    assert_eq!((&message["room"], &message["lang"]), (&json!(room), &json!("zh-Hans")));
    assert!(message["text"].as_str().unwrap().contains("Ada"), "{message}");
    let claims = pushed.claims(&key(&bo).await);
    assert_eq!((&claims["aud"], &claims["sub"]), (&json!(service.origin()), &json!(CONTACT)));
    assert_eq!(pushed.header("ttl"), "86400");
    let topic = pushed.header("topic").to_owned();
    assert!(topic.len() <= 32 && !topic.contains(&room));
    // Bo moves, and Ada is told. She answers, with a page open, and it is Bo's turn again who still has one.
    let mut at_bo = Player::enter(&bo, &room).await;
    at_bo.place(&room, "h8").await;
    let pushed = service.next().await;
    assert_eq!((pushed.path.as_str(), pushed.header("topic")), ("/browser/1", topic.as_str()));
    assert!(pushed.read_by(&adas)["text"].as_str().unwrap().contains("Bo"));
    let mut at_ada = Player::enter(&ada, &room).await;
    at_ada.place(&room, "a1").await;
    at_bo.place(&room, "h9").await;
    at_bo.leave().await;
    at_ada.is_alone(&bo_id).await;
    at_ada.place(&room, "a2").await;
    assert_eq!(
        service.next().await.path,
        "/browser/2",
        "the first after that: nobody was told who was there"
    );
    at_ada.leave().await;
    assert!(service.is_empty());
    house.close().await;
}

#[tokio::test]
async fn a_browser_is_told_until_its_session_ends() {
    let (mut service, house) = open().await;
    let [(ada, _), (bo, bo_id)] = [holder(&house, "Ada").await, holder(&house, "Bo").await];
    let mut elsewhere = house.guest().await;
    let log_in = json!({"name": "Bo", "password": crate::social::PASSWORD});
    let log_in = elsewhere.post("/api/session", &log_in);
    assert_eq!(elsewhere.keep(log_in).await.status, 200);
    takes(&bo, &service.browser(1)).await;
    takes(&elsewhere, &service.browser(2)).await;
    sit_down(&ada, &bo, &bo_id).await;
    let mut told = [service.next().await.path, service.next().await.path];
    told.sort();
    assert_eq!(told, ["/browser/1", "/browser/2"]);
    let kept = bo.get("/api/account/export").send().await.json();
    let mut endpoints: Vec<_> =
        kept["push"].as_array().unwrap().iter().map(|each| each["endpoint"].as_str().unwrap()).collect();
    // Those of one moment come in any order.
    endpoints.sort_unstable();
    assert_eq!(endpoints, [&service.browser(1).endpoint, &service.browser(2).endpoint]);
    assert!(!kept.to_string().contains("auth\""), "the keys are left out");
    assert_eq!(elsewhere.delete("/api/session").send().await.status, 204);
    sit_down(&ada, &bo, &bo_id).await;
    assert_eq!(service.next().await.path, "/browser/1");
    assert!(is_subscribed(&bo).await);
    for _ in 0..2 {
        assert_eq!(bo.delete(PATH).send().await.status, 204);
    }
    assert!(!is_subscribed(&bo).await);
    // Of what comes for Ada next one sees that nothing came for Bo.
    takes(&ada, &service.browser(3)).await;
    sit_down(&ada, &bo, &bo_id).await;
    let ada_id = ada.get("/api/session").send().await.json()["you"]["id"].as_str().unwrap().to_owned();
    sit_down(&bo, &ada, &ada_id).await;
    assert_eq!(service.next().await.path, "/browser/3");
    assert!(service.is_empty());
    house.close().await;
}

#[tokio::test]
async fn what_may_change_is_tried_again_and_who_is_gone_is_forgotten() {
    let (mut service, house) = open().await;
    let [(ada, _), (bo, bo_id)] = [holder(&house, "Ada").await, holder(&house, "Bo").await];
    let bos = service.browser(2);
    takes(&bo, &bos).await;
    service.refuse((503, [("retry-after", "1")]));
    service.refuse((410, [("x", "y")]));
    sit_down(&ada, &bo, &bo_id).await;
    let [first, second] = [service.next().await.read_by(&bos), service.next().await.read_by(&bos)];
    assert_eq!(first, second);
    while is_subscribed(&bo).await {
        tokio::task::yield_now().await;
    }
    // It leads somewhere else, where nobody follows.
    takes(&bo, &bos).await;
    service.refuse((307, [("location", "/elsewhere")]));
    sit_down(&ada, &bo, &bo_id).await;
    assert_eq!(service.next().await.path, "/browser/2");
    sit_down(&ada, &bo, &bo_id).await;
    assert_eq!(service.next().await.path, "/browser/2", "and nothing between");
    assert!(is_subscribed(&bo).await);
    house.close().await;
}

#[tokio::test]
async fn keys_and_browsers_stay_over_a_restart() {
    let (mut service, house) = open().await;
    let [(ada, _), (bo, bo_id)] = [holder(&house, "Ada").await, holder(&house, "Bo").await];
    let bos = service.browser(2);
    takes(&bo, &bos).await;
    let before = key(&bo).await;
    let data = house.close().await;
    let house = House::open_in(data, by(&service)).await;
    let [ada, bo] = [&ada, &bo].map(|client| house.stranger_with(client));
    assert_eq!(key(&bo).await, before);
    sit_down(&ada, &bo, &bo_id).await;
    let pushed = service.next().await;
    pushed.claims(&before);
    pushed.read_by(&bos);
    // The operator has changed their mind.
    let data = house.close().await;
    let house = House::open_in(data, |_| ()).await;
    let bo = house.stranger_with(&bo);
    assert_eq!(bo.get(PATH).send().await.refusal(), (404, "no-push".into()));
    assert_eq!(subscribe(&bo, &bos.subscription()).await.refusal(), (404, "no-push".into()));
    assert_eq!(bo.delete(PATH).send().await.status, 204, "it can be taken back all the same");
    house.close().await;
}

#[tokio::test]
async fn the_house_sends_to_nothing_near_and_nothing_strange() {
    let (service, house) = open().await;
    let (ada, _) = holder(&house, "Ada").await;
    let good = service.browser(1).subscription();
    let refused = async |change: &dyn Fn(&mut Value)| {
        let mut subscription = good.clone();
        change(&mut subscription);
        subscribe(&ada, &subscription).await.refusal()
    };
    for endpoint in [
        "https://127.0.0.1/a",
        "https://localhost/a",
        "https://0x7f.1/a",
        "https://[::1]/a",
        "https://169.254.169.254/latest/meta-data",
        "https://router.local/a",
        "https://intranet/a",
        "http://push.example/a",
        "https://push.example:8443/a",
        "http://127.0.0.1:1/a",
        "javascript:alert(1)",
        "",
        &format!("https://push.example/{}", "a".repeat(2048)),
    ] {
        let refusal = refused(&|subscription| subscription["endpoint"] = json!(endpoint)).await;
        assert_eq!(refusal, (422, "bad-push-subscription".into()), "{endpoint}");
    }
    for (key, value) in [("p256dh", "AAAA"), ("p256dh", ""), ("auth", "AAAA"), ("auth", "not base64!")] {
        let refusal = refused(&|subscription| subscription["keys"][key] = json!(value)).await;
        assert_eq!(refusal, (422, "bad-push-subscription".into()), "{key} {value}");
    }
    // Of the right length, and no point of the curve.
    let beside = format!("BA{}", "A".repeat(85));
    let refusal = refused(&|subscription| subscription["keys"]["p256dh"] = json!(beside)).await;
    assert_eq!(refusal, (422, "bad-push-subscription".into()));
    assert_eq!(refused(&|subscription| subscription["more"] = json!(1)).await, (422, "bad-body".into()));
    let large = refused(&|subscription| subscription["language"] = json!("x".repeat(20_000))).await;
    assert_eq!(large, (413, "body-too-large".into()));
    assert!(!is_subscribed(&ada).await);
    house.close().await;
}

#[tokio::test]
async fn a_browser_is_switched_on_by_a_page_of_its_holder_alone() {
    let (service, house) = open().await;
    let [(ada, _), (bo, _)] = [holder(&house, "Ada").await, holder(&house, "Bo").await];
    let browser = service.browser(1);
    let stranger = subscribe(&house.stranger(), &browser.subscription()).await;
    assert_eq!(stranger.refusal(), (401, "no-session".into()));
    let guest = house.guest().await;
    assert_eq!(subscribe(&guest, &browser.subscription()).await.refusal(), (403, "no-account".into()));
    assert_eq!(guest.get(PATH).send().await.refusal(), (403, "no-account".into()));
    let foreign = ada.put(PATH, &browser.subscription()).header("origin", "https://evil.example");
    assert_eq!(foreign.send().await.refusal(), (403, "wrong-origin".into()));
    let silent = ada.put(PATH, &browser.subscription()).without("origin");
    assert_eq!(silent.send().await.refusal(), (403, "wrong-origin".into()));
    takes(&ada, &browser).await;
    let foreign = ada.delete(PATH).header("origin", "https://evil.example");
    assert_eq!(foreign.send().await.refusal(), (403, "wrong-origin".into()));
    // Whoever knows the address of another's browser takes nothing away by it.
    takes(&bo, &browser).await;
    assert_eq!(bo.delete(PATH).send().await.status, 204);
    assert!(is_subscribed(&ada).await);
    house.close().await;
}
