//! Laws of persons and sessions.

use tengen_store::Session;

use crate::house::House;
use crate::make;

pub(crate) async fn persons_are_known_by_their_ids(house: &House) {
    let store = house.store();
    let mut person = make::person("p");
    store.add_person(person.clone()).await.unwrap();
    assert_eq!(store.person("p").await.unwrap().as_ref(), Some(&person));
    assert_eq!(store.add_person(make::person("p")).await.unwrap_err().code(), "exists");
    assert!(store.rename_person("p", "新しい名前").await.unwrap());
    person.name = "新しい名前".into();
    assert_eq!(store.person("p").await.unwrap(), Some(person));
    assert!(!store.rename_person("q", "nobody").await.unwrap());
    assert_eq!(store.person("q").await.unwrap(), None);
}

pub(crate) async fn a_session_leads_to_its_person(house: &House) {
    let store = house.store();
    let session = make::session(7, "p", 50);
    store.add_person(make::person("p")).await.unwrap();
    store.add_session(session.clone()).await.unwrap();
    assert_eq!(store.session(&[7; 32]).await.unwrap(), Some((session.clone(), make::person("p"))));
    assert_eq!(store.add_session(session.clone()).await.unwrap_err().code(), "exists");
    assert!(store.touch_session(&[7; 32], 30, 90).await.unwrap());
    let touched = Session { last_seen_at: 30, expires_at: 90, ..session };
    assert_eq!(store.session(&[7; 32]).await.unwrap(), Some((touched, make::person("p"))));
    assert!(store.drop_session(&[7; 32]).await.unwrap());
    assert_eq!(store.session(&[7; 32]).await.unwrap(), None);
    assert!(!store.drop_session(&[7; 32]).await.unwrap());
    assert!(!store.touch_session(&[7; 32], 1, 1).await.unwrap());
}

pub(crate) async fn void_sessions_are_dropped(house: &House) {
    let store = house.store();
    store.add_person(make::person("p")).await.unwrap();
    for (hash, expires_at) in [(1, 10), (2, 20), (3, 30)] {
        store.add_session(make::session(hash, "p", expires_at)).await.unwrap();
    }
    assert_eq!(store.drop_expired_sessions(20).await.unwrap(), 2);
    assert_eq!(store.session(&[2; 32]).await.unwrap(), None);
    assert!(store.session(&[3; 32]).await.unwrap().is_some());
}

pub(crate) async fn a_session_needs_a_person(house: &House) {
    let store = house.store();
    let error = store.add_session(make::session(1, "nobody", 10)).await.unwrap_err();
    assert_eq!((error.code(), error.to_string().contains("nobody")), ("unknown-person", true));
    assert_eq!(store.session(&[1; 32]).await.unwrap(), None);
}
