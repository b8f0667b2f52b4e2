//! Laws of how people stand to each other.

use tengen_store::{Circle, Manners, Relation, Store, Tie};

use crate::house::House;
use crate::make;

async fn people(store: &dyn Store, ids: &[&str]) {
    for id in ids {
        store.add_person(make::person(id)).await.unwrap();
    }
}

/// To whom somebody is tied, with a `=` behind those for whom it is mutual.
async fn tied(store: &dyn Store, person: &str, tie: Tie) -> Vec<String> {
    let mark = |mutual: bool| if mutual { "=" } else { "" };
    let ties = store.ties(person, tie).await.unwrap();
    ties.iter().map(|tied| format!("{}{}", tied.person.id, mark(tied.mutual))).collect()
}

async fn ids_to(store: &dyn Store, person: &str, limit: u32) -> Vec<String> {
    let ties = store.ties_to(person, Tie::Follow, limit).await.unwrap();
    ties.into_iter().map(|tied| tied.person.id).collect()
}

pub(crate) async fn people_follow_each_other_and_are_friends(house: &House) {
    let store = &**house.store();
    people(store, &["p", "q", "r"]).await;
    for (other, now) in [("q", 5), ("r", 6), ("q", 7)] {
        assert!(store.tie("p", Tie::Follow, other, now, 9).await.unwrap());
    }
    assert_eq!(tied(store, "p", Tie::Follow).await, ["r", "q"], "the newest first, q since 5");
    store.tie("q", Tie::Follow, "p", 8, 9).await.unwrap();
    store.tie("r", Tie::Follow, "q", 9, 9).await.unwrap();
    assert_eq!(tied(store, "p", Tie::Follow).await, ["r", "q="]);
    assert_eq!(ids_to(store, "q", 9).await, ["r", "p"]);
    assert_eq!(ids_to(store, "q", 1).await, ["r"]);
    let found = store.ties("q", Tie::Follow).await.unwrap().swap_remove(0);
    assert_eq!((found.person, found.since, found.mutual, found.seen_at), (make::person("p"), 8, true, None));
    let relation = store.relation("r", "q").await.unwrap();
    assert_eq!(relation, Relation { follows: true, ..Relation::default() });
    assert!(store.untie("p", Tie::Follow, "q").await.unwrap());
    assert!(!store.untie("p", Tie::Follow, "q").await.unwrap());
    assert_eq!(tied(store, "q", Tie::Follow).await, ["p"]);
}

pub(crate) async fn ties_have_a_limit_and_need_people(house: &House) {
    let store = &**house.store();
    people(store, &["p", "q", "r"]).await;
    assert!(store.tie("p", Tie::Follow, "q", 1, 1).await.unwrap());
    assert!(store.tie("p", Tie::Follow, "q", 2, 1).await.unwrap(), "it is so already");
    assert!(!store.tie("p", Tie::Follow, "r", 3, 1).await.unwrap());
    assert!(store.tie("p", Tie::Block, "r", 3, 1).await.unwrap(), "another kind");
    assert_eq!(tied(store, "p", Tie::Follow).await, ["q"]);
    for (person, other) in [("nobody", "p"), ("p", "nobody")] {
        let error = store.tie(person, Tie::Follow, other, 4, 9).await.unwrap_err();
        assert_eq!(error.code(), "unknown-person");
    }
}

pub(crate) async fn a_block_ends_what_there_is_between_two(house: &House) {
    let store = &**house.store();
    people(store, &["p", "q", "r"]).await;
    for (person, other) in [("p", "q"), ("q", "p"), ("q", "r")] {
        store.tie(person, Tie::Follow, other, 1, 9).await.unwrap();
    }
    for (id, from, to) in [("c1", "q", "p"), ("c2", "p", "q"), ("c3", "q", "r")] {
        store.add_challenge(make::challenge(id, from, to, 99), 9).await.unwrap();
    }
    assert!(store.tie("p", Tie::Block, "q", 2, 9).await.unwrap());
    assert_eq!(tied(store, "p", Tie::Block).await, ["q"]);
    assert_eq!(tied(store, "p", Tie::Follow).await, [""; 0]);
    assert_eq!(tied(store, "q", Tie::Follow).await, ["r"]);
    let waiting = store.challenges_of("q", 20, 9).await.unwrap();
    assert_eq!(waiting.iter().map(|row| row.challenge.id.as_str()).collect::<Vec<_>>(), ["c3"]);
    let (of_p, of_q) = (store.relation("p", "q").await.unwrap(), store.relation("q", "p").await.unwrap());
    assert_eq!(of_p, Relation { blocks: true, ..Relation::default() });
    assert_eq!(of_q, Relation { blocked: true, ..Relation::default() });
    store.tie("r", Tie::Block, "p", 3, 9).await.unwrap();
    assert_eq!(store.apart_from("p").await.unwrap(), ["q", "r"], "either way");
    assert_eq!(store.apart_from("q").await.unwrap(), ["p"]);
    store.untie("p", Tie::Block, "q").await.unwrap();
    assert_eq!(
        store.relation("p", "q").await.unwrap(),
        Relation::default(),
        "what there was does not come back"
    );
}

pub(crate) async fn manners_are_kept_and_begin_with_what_is_usual(house: &House) {
    let store = &**house.store();
    people(store, &["p"]).await;
    let usual = store.manners("p").await.unwrap();
    assert_eq!((usual.challenges, usual.messages), (Circle::Everybody, Circle::Nobody));
    for challenges in Circle::ALL {
        for messages in Circle::ALL {
            let manners = Manners { challenges, messages };
            store.set_manners("p", manners).await.unwrap();
            assert_eq!(store.manners("p").await.unwrap(), manners);
        }
    }
    assert_eq!(store.set_manners("nobody", usual).await.unwrap_err().code(), "unknown-person");
    assert_eq!(store.manners("nobody").await.unwrap(), usual);
}

pub(crate) async fn holders_of_accounts_are_seen_and_guests_are_not(house: &House) {
    let store = &**house.store();
    people(store, &["p", "guest", "q"]).await;
    store.add_account(make::account("p", "ada"), "Ada").await.unwrap();
    for other in ["p", "guest"] {
        store.tie("q", Tie::Follow, other, 1, 9).await.unwrap();
        for now in [50, 70, 60] {
            store.note_seen(other, now).await.unwrap();
        }
    }
    let seen: Vec<_> =
        store.ties("q", Tie::Follow).await.unwrap().into_iter().map(|tied| tied.seen_at).collect();
    assert_eq!(seen, [Some(70), None]);
    store.note_seen("nobody", 1).await.unwrap();
}

pub(crate) async fn who_departs_leaves_no_tie_behind(house: &House) {
    let store = &**house.store();
    people(store, &["p", "q"]).await;
    store.add_account(make::account("p", "ada"), "Ada").await.unwrap();
    store.tie("p", Tie::Follow, "q", 1, 9).await.unwrap();
    store.tie("q", Tie::Follow, "p", 1, 9).await.unwrap();
    store.set_manners("p", Manners { messages: Circle::Everybody, ..Manners::default() }).await.unwrap();
    store.note_seen("p", 3).await.unwrap();
    store.add_challenge(make::challenge("c", "q", "p", 99), 9).await.unwrap();
    store.delete_account("p", 9).await.unwrap();
    assert_eq!(store.ties("p", Tie::Follow).await.unwrap(), []);
    assert_eq!(store.ties("q", Tie::Follow).await.unwrap(), []);
    assert_eq!(store.manners("p").await.unwrap(), Manners::default());
    assert_eq!(store.challenge("c").await.unwrap(), None);
}
