//! Too much of something.

use std::num::NonZeroU32;

use serde_json::json;
use tengen_server::Limits;

use crate::house::House;

const TWO: NonZeroU32 = NonZeroU32::new(2).unwrap();

/// Limits that nobody reaches.
fn boundless() -> Limits {
    let most = NonZeroU32::MAX;
    Limits {
        exempt: Vec::new(),
        requests_by_address: most,
        requests_by_person: most,
        guests_by_address: most,
        rooms_by_address: most,
        rooms_by_person: most,
        connects_by_address: most,
        connects_by_person: most,
        logins_by_address: most,
        sockets_by_address: most,
    }
}

/// A house that treats the machine it runs on like any other, with changed limits.
async fn strict(change: impl FnOnce(&mut Limits)) -> House {
    House::open_alone(|config| {
        config.limits.exempt.clear();
        change(&mut config.limits);
    })
    .await
}

#[tokio::test]
async fn too_many_requests_from_an_address_are_refused_until_later() {
    let house = strict(|limits| limits.requests_by_address = TWO).await;
    let stranger = house.stranger();
    for _ in 0..2 {
        assert_eq!(stranger.get("/api/options").send().await.status, 200);
    }
    let answer = stranger.get("/api/options").send().await;
    assert_eq!(answer.refusal(), (429, "too-fast".into()));
    let wait: u64 = answer.header("retry-after").parse().unwrap();
    assert!((1..=30).contains(&wait));
    assert_eq!(answer.json()["error"]["args"]["seconds"], wait.to_string());
    assert_eq!(stranger.get("/health").send().await.status, 200, "what is no part of the API goes on");
    house.close().await;
}

#[tokio::test]
async fn new_guests_rooms_and_sockets_have_limits_of_their_own() {
    let house = strict(|limits| {
        limits.guests_by_address = TWO;
        limits.rooms_by_person = TWO;
        limits.connects_by_person = TWO;
    })
    .await;
    let (guest, other) = (house.guest().await, house.guest().await);
    let third = house.stranger().get("/api/session").send().await;
    assert_eq!(third.refusal(), (429, "too-fast".into()));
    assert_eq!(guest.get("/api/session").send().await.status, 200, "who is known may come");
    let pair = json!({"preset": "claim", "clock": "none"});
    let mut pairs = Vec::new();
    for _ in 0..3 {
        pairs.push(guest.post("/api/pair", &pair).send().await.status.as_u16());
    }
    assert_eq!(pairs, [422, 422, 429]);
    assert_eq!(other.post("/api/pair", &pair).send().await.status, 422, "another person may");
    let mut sockets = Vec::new();
    for _ in 0..3 {
        sockets.push(guest.connect().send().await.status.as_u16());
    }
    assert_eq!(sockets, [101, 101, 429]);
    house.close().await;
}

#[tokio::test]
async fn only_so_many_sockets_are_open_at_a_time_from_an_address() {
    let house = strict(|limits| *limits = Limits { sockets_by_address: TWO, ..boundless() }).await;
    let guest = house.guest().await;
    let open = [guest.connect().send().await, guest.connect().send().await];
    assert_eq!(open.each_ref().map(|socket| socket.status.as_u16()), [101, 101]);
    let third = guest.connect().send().await;
    assert_eq!(third.refusal(), (429, "too-many-sockets".into()));
    assert_eq!(third.json()["error"]["args"]["max"], "2");
    drop(open);
    // The house sees the end of a connection a moment later.
    while guest.connect().send().await.status != 101 {
        tokio::task::yield_now().await;
    }
    house.close().await;
}

#[tokio::test]
async fn a_trusted_proxy_tells_addresses_apart() {
    let house = House::open_with(|config| {
        config.trusted_proxies = vec!["127.0.0.1".parse().unwrap()];
        config.limits.requests_by_address = TWO;
    })
    .await;
    let stranger = house.stranger();
    let ask = async |address: &str| {
        let answer = stranger.get("/api/options").header("x-forwarded-for", address).send().await;
        answer.status.as_u16()
    };
    let statuses = [ask("192.0.2.1").await, ask("192.0.2.1").await, ask("192.0.2.1").await];
    assert_eq!(statuses, [200, 200, 429]);
    assert_eq!(ask("192.0.2.2").await, 200);
    house.close().await;
}

#[tokio::test]
async fn the_machine_itself_is_not_limited_by_address() {
    let house = House::open_with(|config| {
        config.limits.requests_by_address = TWO;
        config.limits.guests_by_address = TWO;
        config.limits.sockets_by_address = TWO;
    })
    .await;
    let mut open = Vec::new();
    for _ in 0..4 {
        open.push(house.guest().await.connect().send().await);
    }
    assert!(open.iter().all(|socket| socket.status == 101));
    house.close().await;
}
