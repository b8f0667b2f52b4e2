//! Laws of what people write to each other.

use tengen_store::{Conversation, Store};

use crate::house::House;
use crate::make;

async fn people(store: &dyn Store) {
    for id in ["p", "q", "r"] {
        store.add_person(make::person(id)).await.unwrap();
    }
}

pub(crate) async fn a_conversation_is_read_page_by_page(house: &House) {
    let store = &**house.store();
    people(store).await;
    let written = [
        ("m1", "p", "q", 5),
        ("m2", "q", "p", 6),
        ("m3", "p", "q", 6),
        ("m4", "p", "r", 7),
        ("m5", "q", "r", 8),
    ];
    for (id, from, to, at) in written {
        store.add_message(make::message(id, from, to, at)).await.unwrap();
    }
    let page = async |one: &str, other: &str, before: Option<(i64, String)>| {
        store.messages(one, other, before, 2).await.unwrap()
    };
    let first = page("p", "q", None).await;
    assert_eq!(first, [make::message("m3", "p", "q", 6), make::message("m2", "q", "p", 6)]);
    assert_eq!(page("q", "p", None).await, first, "both see the same");
    let second = page("p", "q", Some((6, "m2".into()))).await;
    assert_eq!(second, [make::message("m1", "p", "q", 5)]);
    assert!(store.has_written("p", "r").await.unwrap());
    assert!(!store.has_written("r", "p").await.unwrap());
    assert_eq!(store.last_message("p").await.unwrap().as_deref(), Some("m4"));
    assert_eq!(store.last_message("r").await.unwrap().as_deref(), Some("m5"));
    let again = store.add_message(make::message("m1", "p", "q", 9)).await.unwrap_err();
    assert_eq!(again.code(), "exists");
    for (from, to) in [("nobody", "p"), ("p", "nobody")] {
        let error = store.add_message(make::message("m9", from, to, 9)).await.unwrap_err();
        assert_eq!(error.code(), "unknown-person");
    }
}

pub(crate) async fn what_was_not_read_is_counted(house: &House) {
    let store = &**house.store();
    people(store).await;
    assert_eq!((store.unread("p").await.unwrap(), store.last_message("p").await.unwrap()), (0, None));
    for (id, from, to, at) in
        [("m1", "q", "p", 5), ("m2", "q", "p", 6), ("m3", "r", "p", 7), ("m4", "p", "q", 8)]
    {
        store.add_message(make::message(id, from, to, at)).await.unwrap();
    }
    let list = async |person: &str| store.conversations(person, 9).await.unwrap();
    let with =
        |id: &str, last_at: i64, unread: u32| Conversation { other: make::person(id), last_at, unread };
    assert_eq!(list("p").await, [with("q", 8, 2), with("r", 7, 1)]);
    assert_eq!(list("q").await, [with("p", 8, 1)]);
    assert_eq!(store.conversations("p", 1).await.unwrap().len(), 1);
    assert_eq!(store.unread("p").await.unwrap(), 3);
    assert_eq!(store.read_messages("p", "q").await.unwrap(), 2);
    assert_eq!(store.read_messages("p", "q").await.unwrap(), 0);
    assert_eq!((store.unread("p").await.unwrap(), store.unread("q").await.unwrap()), (1, 1));
    assert_eq!(list("p").await, [with("q", 8, 0), with("r", 7, 1)]);
}

pub(crate) async fn what_two_wrote_goes_when_both_have_departed(house: &House) {
    let store = &**house.store();
    people(store).await;
    for (id, key) in [("p", "ada"), ("q", "bo"), ("r", "cy")] {
        store.add_account(make::account(id, key), key).await.unwrap();
    }
    for (id, from, to) in [("m1", "p", "q"), ("m2", "q", "p"), ("m3", "p", "r")] {
        store.add_message(make::message(id, from, to, 5)).await.unwrap();
    }
    store.delete_account("p", 9).await.unwrap();
    assert_eq!(store.messages("q", "p", None, 9).await.unwrap().len(), 2, "they are the other's too");
    assert_eq!(store.conversations("q", 9).await.unwrap()[0].other.name, "");
    store.delete_account("q", 9).await.unwrap();
    assert_eq!(store.messages("q", "p", None, 9).await.unwrap(), []);
    assert_eq!(store.messages("p", "r", None, 9).await.unwrap().len(), 1);
}
