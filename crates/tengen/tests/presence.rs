//! Who is there by way of which house, as a NATS server keeps it for houses that start or were cut.
#![cfg(unix)]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

use std::time::Duration;

use tengen_room::{PersonId, RoomId};
use tengen_server::bus::{Bus, Heard, NatsBus, News, NodeId, Presence};
use tengen_servers::{Nats, Relay, Way};
use tokio::sync::mpsc::UnboundedReceiver;

/// Nothing here takes so long.
const PATIENCE: Duration = Duration::from_mins(1);

/// A house as the bus sees it.
struct House {
    bus: NatsBus,
    node: NodeId,
    heard: UnboundedReceiver<Heard>,
}

impl House {
    async fn open(port: u16, node: u64) -> Self {
        Self::open_at(&format!("nats://127.0.0.1:{port}"), node).await
    }

    async fn open_at(url: &str, node: u64) -> Self {
        let bus = NatsBus::connect(&url.parse().unwrap()).await.unwrap();
        let heard = bus.subscribe(NodeId(node));
        Self { bus, node: NodeId(node), heard }
    }

    fn say(&self, news: News) {
        self.bus.publish(self.node, news);
    }

    fn alive(&self) -> News {
        News::Alive { node: self.node, people: 1, can_write: true, stopped_at: None }
    }

    fn here(&self, person: &str, here: bool) -> News {
        let person: PersonId = person.parse().unwrap();
        News::Here { node: self.node, people: vec![person], here }
    }

    fn present(&self, room: &str, spectators: u32) -> News {
        let room: RoomId = room.parse().unwrap();
        News::Present { node: self.node, room, presence: Presence { spectators, ..Presence::default() } }
    }

    /// Waits until this is heard, saying all the while that this house is there.
    async fn until(&mut self, wanted: &Heard) -> Vec<News> {
        let mut before = Vec::new();
        let hearing = async {
            loop {
                let heard = self.heard.recv().await.unwrap();
                if heard == *wanted {
                    return;
                }
                if let Heard::News(news) = heard {
                    before.push(news);
                }
            }
        };
        tokio::time::timeout(PATIENCE, hearing).await.unwrap_or_else(|_| panic!("not heard: {wanted:?}"));
        before
    }
}

/// Says what is kept until the server keeps it: it does so from the moment on at which the first house asks.
async fn settle(house: &House) {
    for _ in 0..3 {
        house.say(house.alive());
        tokio::time::sleep(Duration::from_millis(300)).await;
    }
}

#[tokio::test]
async fn a_house_that_starts_reads_who_is_there_without_asking_the_others() {
    let Some(nats) = Nats::start().unwrap() else { return };
    let mut one = House::open(nats.port(), 1).await;
    settle(&one).await;
    one.say(one.here("ada", true));
    one.say(one.here("bo", true));
    one.say(one.here("bo", false));
    one.say(one.present("abcdefghjkmn", 2));
    one.say(one.present("abcdefghjkmn", 3));
    settle(&one).await;
    let mut two = House::open(nats.port(), 2).await;
    let before = two.until(&Heard::News(one.present("abcdefghjkmn", 3))).await;
    assert!(before.contains(&one.alive()) && before.contains(&one.here("ada", true)), "{before:?}");
    assert!(!before.contains(&one.here("bo", true)) && !before.contains(&one.present("abcdefghjkmn", 2)));
    // What is kept need not be said again: only what is not is asked for.
    assert!(one.until(&Heard::News(News::WhatIsNoticed)).await.iter().all(|news| *news != News::WhoIsThere));
}

#[tokio::test]
async fn a_house_that_has_gone_is_nowhere() {
    let Some(nats) = Nats::start().unwrap() else { return };
    let one = House::open(nats.port(), 1).await;
    settle(&one).await;
    one.say(one.here("ada", true));
    let other = House::open(nats.port(), 2).await;
    settle(&other).await;
    other.say(other.here("bo", true));
    drop(one);
    tokio::time::sleep(Duration::from_secs(6)).await;
    settle(&other).await;
    let mut late = House::open(nats.port(), 3).await;
    let mut before = late.until(&Heard::News(other.here("bo", true))).await;
    // Whatever came with it is there by now.
    while let Ok(Heard::News(news)) = late.heard.try_recv() {
        before.push(news);
    }
    assert!(before.iter().all(|news| !matches!(news, News::Here { node: NodeId(1), .. })), "{before:?}");
}

#[tokio::test]
async fn who_came_and_went_while_a_house_was_cut_off_is_known_afterwards() {
    let Some(nats) = Nats::start().unwrap() else { return };
    let relay = Relay::to_port(nats.port()).await.unwrap();
    let mut cut = House::open(relay.port(), 1).await;
    let mut other = House::open(nats.port(), 2).await;
    settle(&cut).await;
    settle(&other).await;
    cut.say(cut.here("ada", true));
    other.until(&Heard::News(cut.here("ada", true))).await;
    relay.set(Way::Closed);
    // It may not be known yet that the bus is cut: what is said now is lost for the time being.
    cut.say(cut.here("ada", false));
    cut.say(cut.present("abcdefghjkmn", 1));
    other.say(other.here("bo", true));
    other.say(other.alive());
    tokio::time::sleep(Duration::from_millis(500)).await;
    relay.set(Way::Open);
    other.until(&Heard::News(cut.here("ada", false))).await;
    other.until(&Heard::News(cut.present("abcdefghjkmn", 1))).await;
    other.say(other.alive());
    cut.until(&Heard::News(other.here("bo", true))).await;
}

#[tokio::test]
async fn where_the_bus_keeps_nothing_the_other_houses_are_asked() {
    let Some(nats) = Nats::start_without_jetstream().unwrap() else { return };
    let mut one = House::open(nats.port(), 1).await;
    settle(&one).await;
    let mut two = House::open(nats.port(), 2).await;
    one.until(&Heard::News(News::WhoIsThere)).await;
    one.say(one.here("ada", true));
    two.until(&Heard::News(one.here("ada", true))).await;
}

/// Waits until a house that starts at this server reads that ada is there by way of `one`, which answers nobody.
async fn until_kept(one: &House, url: &str) {
    let reading = async {
        loop {
            one.say(one.alive());
            tokio::time::sleep(Duration::from_millis(300)).await;
            let mut late = House::open_at(url, 9).await;
            tokio::time::sleep(Duration::from_millis(700)).await;
            let mut heard = std::iter::from_fn(|| late.heard.try_recv().ok());
            if heard.any(|heard| heard == Heard::News(one.here("ada", true))) {
                return;
            }
        }
    };
    tokio::time::timeout(PATIENCE, reading).await.unwrap();
}

#[tokio::test]
async fn who_is_there_outlives_one_of_three_servers() {
    let Some(mut servers) = Nats::start_together(3).unwrap() else { return };
    let urls: Vec<_> = servers.iter().map(Nats::url).collect();
    let mut one = House::open_at(&urls.join(","), 1).await;
    // Servers that are one take some seconds to agree on who leads, and keep nothing meanwhile.
    one.say(one.here("ada", true));
    until_kept(&one, &urls[2]).await;
    servers[0].kill();
    until_kept(&one, &urls[2]).await;
    let two = House::open_at(&format!("{},{}", urls[1], urls[2]), 2).await;
    settle(&two).await;
    two.say(two.here("bo", true));
    one.until(&Heard::News(two.here("bo", true))).await;
}

#[tokio::test]
async fn who_is_there_is_kept_as_soon_as_enough_servers_are_there() {
    let Some(mut servers) = Nats::start_together(3).unwrap() else { return };
    let (url, others) = (servers[0].url(), 1..3);
    // One of three cannot keep anything.
    others.clone().for_each(|server| servers[server].kill());
    let mut one = House::open_at(&url, 1).await;
    one.say(one.here("ada", true));
    let _two = House::open_at(&url, 2).await;
    one.until(&Heard::News(News::WhoIsThere)).await;
    others.for_each(|server| servers[server].start_again().unwrap());
    until_kept(&one, &url).await;
}
