//! Laws of passkeys, and of what is asked of them.

use tengen_store::{CEREMONIES, Passkey};

use crate::house::House;
use crate::make;

async fn holders(house: &House) {
    for id in ["p", "q"] {
        house.store().add_person(make::person(id)).await.unwrap();
        house.store().add_account(make::account(id, id), id).await.unwrap();
    }
}

pub(crate) async fn a_passkey_belongs_to_one_account(house: &House) {
    let store = house.store();
    store.add_person(make::person("guest")).await.unwrap();
    assert!(!store.add_passkey(make::passkey(1, "guest")).await.unwrap(), "a guest has none");
    assert_eq!(store.passkey(&[1; 32]).await.unwrap(), None);
    holders(house).await;
    assert!(store.add_passkey(make::passkey(1, "p")).await.unwrap());
    let earlier = Passkey { created_at: 4, ..make::passkey(2, "p") };
    assert!(store.add_passkey(earlier.clone()).await.unwrap());
    for person in ["p", "q"] {
        let error = store.add_passkey(make::passkey(1, person)).await.unwrap_err();
        assert_eq!((error.code(), error.to_string().contains("passkey")), ("exists", true));
    }
    assert_eq!(store.passkey(&[1; 32]).await.unwrap(), Some(make::passkey(1, "p")));
    assert_eq!(store.passkeys_of("p").await.unwrap(), [earlier, make::passkey(1, "p")]);
    assert_eq!(store.passkeys_of("q").await.unwrap(), []);
}

pub(crate) async fn a_passkey_is_used_from_where_it_was_left(house: &House) {
    holders(house).await;
    let store = house.store();
    store.add_passkey(make::passkey(1, "p")).await.unwrap();
    let before = make::passkey(1, "p").credential;
    let uses = (0..4).map(|number| {
        let (store, before, after) = (house.node(number), before.clone(), format!("used {number}"));
        async move { store.use_passkey(&[1; 32], &before, &after, 70).await.unwrap() }
    });
    let noted = futures::future::join_all(uses).await;
    assert_eq!(noted.iter().filter(|&&noted| noted).count(), 1, "{noted:?}");
    let winner = noted.iter().position(|&noted| noted).unwrap();
    let credential = format!("used {winner}");
    let noted = Passkey { credential: credential.clone(), last_used_at: Some(70), ..make::passkey(1, "p") };
    assert_eq!(store.passkey(&[1; 32]).await.unwrap(), Some(noted));
    assert!(store.use_passkey(&[1; 32], &credential, &credential, 80).await.unwrap(), "some never count");
    assert!(!store.use_passkey(&[9; 32], &before, "used", 80).await.unwrap());
}

pub(crate) async fn a_passkey_goes_alone_or_with_its_account(house: &House) {
    holders(house).await;
    let store = house.store();
    for (id, person) in [(1, "p"), (2, "p"), (3, "q")] {
        store.add_passkey(make::passkey(id, person)).await.unwrap();
    }
    assert!(!store.drop_passkey("q", &[1; 32]).await.unwrap(), "it is another's");
    assert!(store.drop_passkey("p", &[1; 32]).await.unwrap());
    assert!(!store.drop_passkey("p", &[1; 32]).await.unwrap());
    assert_eq!(store.passkeys_of("p").await.unwrap(), [make::passkey(2, "p")]);
    assert!(store.delete_account("p", 9).await.unwrap());
    assert_eq!(store.passkey(&[2; 32]).await.unwrap(), None);
    assert!(store.passkey(&[3; 32]).await.unwrap().is_some());
}

pub(crate) async fn what_is_asked_is_answered_once(house: &House) {
    let store = house.store();
    store.begin_ceremony(make::ceremony("a", 1, 50)).await.unwrap();
    assert_eq!(store.begin_ceremony(make::ceremony("a", 2, 60)).await.unwrap_err().code(), "exists");
    assert_eq!(store.ceremony("a").await.unwrap(), Some(make::ceremony("a", 1, 50)));
    let ends = (0..4).map(|number| {
        let store = house.node(number);
        async move { store.end_ceremony("a").await.unwrap() }
    });
    let ended = futures::future::join_all(ends).await;
    assert_eq!(ended.iter().filter(|&&ended| ended).count(), 1, "{ended:?}");
    assert_eq!(store.ceremony("a").await.unwrap(), None);
    for (id, expires_at) in [("b", 10), ("c", 20), ("d", 30)] {
        store.begin_ceremony(make::ceremony(id, 1, expires_at)).await.unwrap();
    }
    assert_eq!(store.drop_expired_ceremonies(20).await.unwrap(), 2);
    assert!(store.ceremony("c").await.unwrap().is_none() && store.ceremony("d").await.unwrap().is_some());
}

pub(crate) async fn a_session_is_asked_few_things_at_a_time(house: &House) {
    let store = house.store();
    store.begin_ceremony(make::ceremony("other", 2, 1)).await.unwrap();
    let id = |number: u32| format!("c{number}");
    for number in 0..=CEREMONIES {
        store.begin_ceremony(make::ceremony(&id(number), 1, 10 + i64::from(number))).await.unwrap();
    }
    assert_eq!(store.ceremony(&id(0)).await.unwrap(), None, "the first makes place");
    for number in 1..=CEREMONIES {
        assert!(store.ceremony(&id(number)).await.unwrap().is_some(), "{number}");
    }
    assert!(store.ceremony("other").await.unwrap().is_some(), "another session's");
}
