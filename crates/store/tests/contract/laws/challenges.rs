//! Laws of games that somebody proposes.

use tengen_store::{Challenge, Store};

use crate::house::House;
use crate::make;

async fn people(store: &dyn Store) {
    for id in ["p", "q", "r"] {
        store.add_person(make::person(id)).await.unwrap();
    }
}

async fn seen_by(store: &dyn Store, person: &str, now: i64) -> Vec<String> {
    let rows = store.challenges_of(person, now, 9).await.unwrap();
    rows.into_iter().map(|row| row.challenge.id).collect()
}

pub(crate) async fn a_challenge_is_seen_by_both_until_it_is_void(house: &House) {
    let store = &**house.store();
    people(store).await;
    let first = make::challenge("c1", "p", "q", 50);
    let second = Challenge { created_at: 12, ..make::challenge("c2", "q", "p", 60) };
    for challenge in [&first, &second] {
        assert!(store.add_challenge(challenge.clone(), 9).await.unwrap());
    }
    let row = store.challenge("c1").await.unwrap().unwrap();
    assert_eq!(
        (row.challenge, row.challenger, row.challenged),
        (first, make::person("p"), make::person("q"))
    );
    for person in ["p", "q"] {
        assert_eq!(seen_by(store, person, 49).await, ["c2", "c1"], "the newest first");
        assert_eq!(seen_by(store, person, 50).await, ["c2"]);
    }
    assert_eq!(seen_by(store, "r", 49).await, [""; 0]);
    assert_eq!(store.challenges_of("p", 20, 1).await.unwrap().len(), 1);
    assert_eq!(store.drop_expired_challenges(50).await.unwrap(), 1);
    assert_eq!(store.challenge("c1").await.unwrap(), None);
    assert!(store.challenge("c2").await.unwrap().is_some());
}

pub(crate) async fn one_challenge_waits_between_two_and_few_of_one_person(house: &House) {
    let store = &**house.store();
    people(store).await;
    let add = async |id: &str, from: &str, to: &str, created_at: i64, most: u32| {
        let challenge = Challenge { created_at, ..make::challenge(id, from, to, created_at + 20) };
        store.add_challenge(challenge, most).await.map_err(|error| error.code())
    };
    assert_eq!(add("c1", "p", "q", 10, 2).await, Ok(true));
    assert_eq!(add("c2", "p", "q", 11, 9).await, Err("exists"));
    assert_eq!(add("c3", "q", "p", 11, 2).await, Ok(true), "the other way is another one");
    assert_eq!(add("c4", "p", "r", 11, 1).await, Ok(false), "one waits already");
    assert_eq!(add("c5", "p", "q", 30, 1).await, Ok(true), "the first is void by now");
    assert_eq!(add("c5", "r", "q", 30, 1).await, Err("exists"), "the id is taken");
    store.accept_challenge("c5", 31, 90).await.unwrap();
    assert_eq!(add("c6", "p", "q", 32, 1).await, Ok(true), "one that was accepted waits no more");
    assert_eq!(add("c7", "nobody", "q", 32, 1).await, Err("unknown-person"));
    assert_eq!(add("c7", "q", "nobody", 32, 1).await, Err("unknown-person"));
}

pub(crate) async fn a_challenge_is_accepted_or_dropped_and_not_both(house: &House) {
    let store = &**house.store();
    people(store).await;
    for (id, to) in [("c1", "q"), ("c2", "r")] {
        store.add_challenge(make::challenge(id, "p", to, 50), 9).await.unwrap();
    }
    assert!(store.accept_challenge("c1", 20, 70).await.unwrap());
    assert!(store.accept_challenge("c1", 30, 80).await.unwrap(), "it is so already");
    let row = store.challenge("c1").await.unwrap().unwrap().challenge;
    assert_eq!((row.accepted_at, row.expires_at), (Some(20), 80));
    assert!(!store.drop_challenge("c1").await.unwrap());
    store.reopen_challenge("c1", 60).await.unwrap();
    let row = store.challenge("c1").await.unwrap().unwrap().challenge;
    assert_eq!((row.accepted_at, row.expires_at), (None, 60));
    assert!(store.drop_challenge("c1").await.unwrap());
    assert!(!store.accept_challenge("c1", 20, 70).await.unwrap());
    assert!(!store.accept_challenge("c2", 50, 70).await.unwrap(), "it is void");
}

pub(crate) async fn of_rivals_for_a_challenge_one_wins(house: &House) {
    let store = &**house.store();
    people(store).await;
    for round in 0..8 {
        let id = format!("c{round}");
        store.add_challenge(make::challenge(&id, "p", "q", 50), 99).await.unwrap();
        let (accepting, dropping) = (house.node(round), house.node(round + 1));
        let (accepted, dropped) =
            tokio::join!(accepting.accept_challenge(&id, 20, 70), dropping.drop_challenge(&id));
        assert_ne!(accepted.unwrap(), dropped.unwrap(), "{id}");
    }
}
