//! Laws of accounts, and of all sessions of a person.

use tengen_store::{Account, Session, StoreError};

use crate::house::House;
use crate::make;

async fn sessions(house: &House, person: &str) -> Vec<u8> {
    let sessions = house.store().sessions_of(person).await.unwrap();
    sessions.iter().map(|session| session.token_hash[0]).collect()
}

pub(crate) async fn a_guest_who_gets_an_account_stays_the_same_person(house: &House) {
    let store = house.store();
    store.add_person(make::person("p")).await.unwrap();
    store.add_session(make::session(1, "p", 50)).await.unwrap();
    store.add_account(make::account("p", "ada"), "Ada").await.unwrap();
    assert_eq!(store.account("p").await.unwrap(), Some(make::account("p", "ada")));
    assert_eq!(store.account_named("ada").await.unwrap(), Some(make::account("p", "ada")));
    assert_eq!(store.person("p").await.unwrap().unwrap().name, "Ada");
    assert!(sessions(house, "p").await.is_empty(), "who shared the guest does not share the account");
    assert_eq!(store.account("q").await.unwrap(), None);
    assert_eq!(store.account_named("Ada").await.unwrap(), None);
}

pub(crate) async fn an_account_is_one_person_and_a_name_one_account(house: &House) {
    let store = house.store();
    for id in ["p", "q"] {
        store.add_person(make::person(id)).await.unwrap();
        store.add_session(make::session(id.as_bytes()[0], id, 50)).await.unwrap();
    }
    store.add_account(make::account("p", "ada"), "Ada").await.unwrap();
    let refused = async |account: Account| {
        let error = store.add_account(account, "Eve").await.unwrap_err();
        (error.code(), error.to_string())
    };
    assert_eq!(
        refused(make::account("p", "eve")).await,
        ("exists", "there is such a account already".into())
    );
    assert_eq!(refused(make::account("q", "ada")).await, ("exists", "there is such a name already".into()));
    assert_eq!(refused(make::account("nobody", "eve")).await.0, "unknown-person");
    assert_eq!(store.person("q").await.unwrap().unwrap().name, "q 五子", "nothing was written");
    assert_eq!(sessions(house, "q").await, [b'q']);
    assert_eq!(store.account("q").await.unwrap(), None);
}

pub(crate) async fn of_rivals_for_a_name_exactly_one_gets_it(house: &House) {
    for number in 0..8 {
        house.store().add_person(make::person(&format!("p{number}"))).await.unwrap();
    }
    let add = |number: usize| {
        let store = house.node(number);
        async move { store.add_account(make::account(&format!("p{number}"), "ada"), "Ada").await }
    };
    let answers = futures::future::join_all((0..8).map(add)).await;
    let lost = answers.iter().filter_map(|answer| answer.as_ref().err()).map(StoreError::code);
    assert_eq!(lost.collect::<Vec<_>>(), ["exists"; 7]);
}

pub(crate) async fn an_account_takes_another_name_that_nobody_has(house: &House) {
    let store = house.store();
    for (id, key) in [("p", "ada"), ("q", "bo")] {
        store.add_person(make::person(id)).await.unwrap();
        store.add_account(make::account(id, key), key).await.unwrap();
    }
    let error = store.rename_account("q", "Ada", "ada").await.unwrap_err();
    assert_eq!((error.code(), error.to_string().contains("name")), ("exists", true));
    assert!(store.rename_account("p", "ADA", "ada").await.unwrap(), "it may be written in another way");
    assert!(store.rename_account("p", "Eve", "eve").await.unwrap());
    assert!(store.rename_account("q", "Ada", "ada").await.unwrap(), "the old name is free");
    assert_eq!(store.account_named("ada").await.unwrap().unwrap().person, "q");
    assert_eq!(store.person("p").await.unwrap().unwrap().name, "Eve");
    store.add_person(make::person("guest")).await.unwrap();
    assert!(!store.rename_account("guest", "Di", "di").await.unwrap());
    assert_eq!(store.person("guest").await.unwrap().unwrap().name, "guest 五子");
}

pub(crate) async fn sessions_of_a_person_are_seen_and_ended(house: &House) {
    let store = house.store();
    for id in ["p", "q"] {
        store.add_person(make::person(id)).await.unwrap();
    }
    for (hash, last_seen_at) in [(1, 5), (2, 9), (3, 7)] {
        let session = Session { last_seen_at, ..make::session(hash, "p", 50) };
        store.add_session(session).await.unwrap();
    }
    store.add_session(make::session(4, "q", 50)).await.unwrap();
    assert_eq!(sessions(house, "p").await, [2, 3, 1], "the last used first");
    let last = store.sessions_of("p").await.unwrap().swap_remove(0);
    assert_eq!(last, Session { last_seen_at: 9, ..make::session(2, "p", 50) });
    assert_eq!(store.end_sessions("p", &[3; 32]).await.unwrap(), 2);
    assert_eq!((sessions(house, "p").await, sessions(house, "q").await), (vec![3], vec![4]));
    assert_eq!(store.end_sessions("p", &[0; 32]).await.unwrap(), 1, "there may be none to keep");
}

pub(crate) async fn another_password_ends_all_other_sessions(house: &House) {
    let store = house.store();
    store.add_person(make::person("p")).await.unwrap();
    store.add_session(make::session(1, "p", 50)).await.unwrap();
    assert!(!store.set_password("p", "new", 8, &[0; 32]).await.unwrap(), "a guest has none");
    assert_eq!(sessions(house, "p").await, [1]);
    store.add_account(make::account("p", "ada"), "Ada").await.unwrap();
    for hash in 1..=3 {
        store.add_session(make::session(hash, "p", 50)).await.unwrap();
    }
    assert!(store.set_password("p", "new", 8, &[2; 32]).await.unwrap());
    let changed =
        Account { password_hash: "new".into(), password_changed_at: 8, ..make::account("p", "ada") };
    assert_eq!(store.account("p").await.unwrap(), Some(changed));
    assert_eq!(sessions(house, "p").await, [2]);
}

pub(crate) async fn a_deleted_account_leaves_a_person_without_a_name(house: &House) {
    let store = house.store();
    for id in ["p", "q"] {
        store.add_person(make::person(id)).await.unwrap();
        store.add_session(make::session(id.as_bytes()[0], id, 50)).await.unwrap();
    }
    store.commit(make::rows(vec![], vec![make::game("g", "p", "q", 1)])).await.unwrap();
    assert!(!store.delete_account("p", 9).await.unwrap(), "a guest has none");
    assert_eq!((store.departed().await.unwrap(), sessions(house, "p").await), (vec![], vec![b'p']));
    store.add_account(make::account("p", "ada"), "Ada").await.unwrap();
    store.add_session(make::session(2, "p", 50)).await.unwrap();
    assert!(store.delete_account("p", 9).await.unwrap());
    assert_eq!(store.account("p").await.unwrap(), None);
    assert_eq!(store.account_named("ada").await.unwrap(), None);
    assert!(sessions(house, "p").await.is_empty());
    assert_eq!(store.person("p").await.unwrap().unwrap().name, "");
    assert_eq!(store.departed().await.unwrap(), ["p"]);
    assert_eq!(sessions(house, "q").await, [b'q']);
    assert!(store.game("g").await.unwrap().is_some(), "the game is the opponent's too");
    assert!(!store.delete_account("p", 10).await.unwrap());
}
