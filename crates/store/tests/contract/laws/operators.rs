//! Laws of operators, of those who are not let in, and of what is noted of deeds.

use tengen_store::{Deed, DeedQuery, PeopleQuery, PersonChange, StoreError, Suspension};

use crate::house::House;
use crate::make;

/// Persons with accounts under names with these keys.
async fn holders(house: &House, ids_and_keys: &[(&str, &str)]) {
    for (id, key) in ids_and_keys {
        house.store().add_person(make::person(id)).await.unwrap();
        house.store().add_account(make::account(id, key), key).await.unwrap();
    }
}

async fn change(house: &House, person: &str, change: PersonChange) -> Result<bool, StoreError> {
    house.store().change_person(person, change, make::deed("changed", Some(person))).await
}

async fn found(house: &House, query: PeopleQuery) -> Vec<String> {
    let persons = house.store().known_persons(&query, 10).await.unwrap();
    persons.into_iter().map(|known| known.person.id).collect()
}

/// What was noted, the last deed first.
async fn deeds(house: &House, query: DeedQuery) -> Vec<Deed> {
    let deeds = house.store().deeds(&DeedQuery { limit: 10, ..query }).await.unwrap();
    deeds.into_iter().map(|kept| kept.deed).collect()
}

const UNTIL_NINE: PersonChange =
    PersonChange::Suspend(Suspension { reason: String::new(), begun_at: 5, ends_at: Some(9) });

pub(crate) async fn the_role_is_for_accounts_and_goes_with_them(house: &House) {
    let store = house.store();
    holders(house, &[("p", "ada")]).await;
    store.add_person(make::person("guest")).await.unwrap();
    assert!(!store.is_operator("p").await.unwrap());
    for nobody in ["guest", "unknown"] {
        assert!(!change(house, nobody, PersonChange::Grant).await.unwrap(), "{nobody}");
    }
    assert!(change(house, "p", PersonChange::Grant).await.unwrap());
    assert!(!change(house, "p", PersonChange::Grant).await.unwrap(), "it is so already");
    assert!(store.is_operator("p").await.unwrap());
    assert_eq!(found(house, PeopleQuery::Operators).await, ["p"]);
    assert_eq!(deeds(house, DeedQuery::default()).await.len(), 1, "what changes nothing is not noted");
    assert!(change(house, "p", PersonChange::Revoke).await.unwrap());
    assert!(!change(house, "p", PersonChange::Revoke).await.unwrap());
    assert!(change(house, "p", PersonChange::Grant).await.unwrap());
    assert!(store.delete_account("p", 7).await.unwrap());
    assert!(!store.is_operator("p").await.unwrap());
    assert!(found(house, PeopleQuery::Operators).await.is_empty());
}

pub(crate) async fn who_is_suspended_has_no_session(house: &House) {
    let store = house.store();
    holders(house, &[("p", "ada")]).await;
    store.add_person(make::person("guest")).await.unwrap();
    for (hash, id) in [(1, "p"), (2, "guest")] {
        store.add_session(make::session(hash, id, 50)).await.unwrap();
    }
    assert_eq!(store.suspension("p").await.unwrap(), None);
    assert!(change(house, "p", UNTIL_NINE).await.unwrap());
    assert!(store.sessions_of("p").await.unwrap().is_empty());
    assert_eq!(store.sessions_of("guest").await.unwrap().len(), 1, "nobody else is meant");
    let suspension = store.suspension("p").await.unwrap().unwrap();
    assert_eq!((suspension.holds_at(8), suspension.holds_at(9)), (true, false));
    let for_ever = Suspension { reason: "罵詈 'twice'".into(), begun_at: 6, ends_at: None };
    for id in ["p", "guest"] {
        assert!(change(house, id, PersonChange::Suspend(for_ever.clone())).await.unwrap());
        assert_eq!(store.suspension(id).await.unwrap(), Some(for_ever.clone()), "the last word counts");
    }
    assert!(for_ever.holds_at(i64::MAX));
    assert!(!change(house, "unknown", UNTIL_NINE).await.unwrap());
    assert!(change(house, "p", PersonChange::Lift).await.unwrap());
    assert!(!change(house, "p", PersonChange::Lift).await.unwrap());
    assert_eq!(store.suspension("p").await.unwrap(), None);
    assert_eq!(found(house, PeopleQuery::Suspended(8)).await, ["guest"]);
    change(house, "p", UNTIL_NINE).await.unwrap();
    assert_eq!(found(house, PeopleQuery::Suspended(8)).await, ["guest", "p"]);
    assert_eq!(found(house, PeopleQuery::Suspended(9)).await, ["guest"], "it has ended");
}

pub(crate) async fn persons_are_known_with_all_that_matters_to_an_operator(house: &House) {
    let store = house.store();
    holders(house, &[("p", "ada"), ("q", "adam"), ("r", "bo"), ("s", "ａ%")]).await;
    store.add_person(make::person("guest")).await.unwrap();
    store.add_session(make::session(1, "p", 50)).await.unwrap();
    change(house, "p", PersonChange::Grant).await.unwrap();
    let ada = store.known_person("p").await.unwrap().unwrap();
    assert_eq!((ada.person.name.as_str(), ada.account_at, ada.last_seen_at), ("ada", Some(3), Some(2)));
    assert_eq!((ada.operator_at, ada.suspension), (Some(make::deed("", None).at), None));
    let guest = store.known_person("guest").await.unwrap().unwrap();
    assert_eq!((guest.account_at, guest.last_seen_at, guest.operator_at), (None, None, None));
    assert_eq!(store.known_person("unknown").await.unwrap(), None);
    let named = async |prefix: &str| found(house, PeopleQuery::Named(prefix.into())).await;
    assert_eq!(named("ad").await, ["p", "q"]);
    assert_eq!(named("adam").await, ["q"]);
    assert_eq!(named("%").await, [""; 0], "a beginning is no pattern");
    assert_eq!(named("").await, ["p", "q", "r", "s"], "guests are found by their ids alone");
    let two = store.known_persons(&PeopleQuery::Named(String::new()), 2).await.unwrap();
    assert_eq!(two.len(), 2);
}

pub(crate) async fn operators_give_names_and_end_sessions(house: &House) {
    let store = house.store();
    holders(house, &[("p", "ada"), ("q", "bo")]).await;
    store.add_person(make::person("guest")).await.unwrap();
    let rename = |name: &str| PersonChange::Rename { name: name.into(), name_key: name.to_lowercase() };
    let error = change(house, "p", rename("Bo")).await.unwrap_err();
    assert_eq!((error.code(), error.to_string().contains("name")), ("exists", true));
    assert!(deeds(house, DeedQuery::default()).await.is_empty(), "nothing was done");
    for id in ["p", "guest"] {
        assert!(change(house, id, rename(&format!("New {id}"))).await.unwrap());
        assert_eq!(store.person(id).await.unwrap().unwrap().name, format!("New {id}"));
    }
    assert_eq!(store.account_named("new p").await.unwrap().unwrap().person, "p");
    assert!(!change(house, "unknown", rename("Eve")).await.unwrap());
    for hash in 1..=2 {
        store.add_session(make::session(hash, "p", 50)).await.unwrap();
    }
    assert!(change(house, "p", PersonChange::EndSessions).await.unwrap());
    assert!(!change(house, "p", PersonChange::EndSessions).await.unwrap(), "there is none any more");
    assert!(store.sessions_of("p").await.unwrap().is_empty());
}

pub(crate) async fn deeds_are_listed_the_last_one_first(house: &House) {
    let store = house.store();
    holders(house, &[("p", "ada"), ("q", "bo")]).await;
    let done = Deed {
        actor: Some("p".into()),
        detail: Some("9".into()),
        reason: Some("because\nof 五".into()),
        ..make::deed("suspend", Some("q"))
    };
    store.note_deed(done.clone()).await.unwrap();
    for number in 0..3 {
        store.note_deed(make::deed(&format!("d{number}"), Some("game"))).await.unwrap();
    }
    let all = store.deeds(&DeedQuery { limit: 2, ..DeedQuery::default() }).await.unwrap();
    let words: Vec<_> = all.iter().map(|kept| kept.deed.deed.as_str()).collect();
    assert_eq!(words, ["d2", "d1"]);
    let before = DeedQuery { before: Some(all[1].number), limit: 10, ..DeedQuery::default() };
    let rest = store.deeds(&before).await.unwrap();
    assert_eq!((rest.len(), &rest[1].deed), (2, &done));
    assert_eq!((rest[1].actor_name.as_deref(), rest[1].target_name.as_deref()), (Some("ada"), Some("bo")));
    assert_eq!((&rest[0].actor_name, &rest[0].target_name), (&None, &None));
    let of = async |target: &str| {
        deeds(house, DeedQuery { target: Some(target.into()), ..DeedQuery::default() }).await
    };
    assert_eq!((of("q").await, of("game").await.len(), of("none").await.len()), (vec![done], 3, 0));
    let zero = store.note_deed(make::deed("bad\0", None)).await.unwrap_err();
    assert_eq!(zero.code(), "unstorable-text");
    store.clear_read_models().await.unwrap();
    assert_eq!(of("game").await.len(), 3, "nothing of it follows from the log");
}
