//! Laws of browsers that take notifications.

use tengen_store::{PUSH_FAILURES, PUSH_SUBSCRIPTIONS, PushOutcome, PushSubscription};

use crate::house::House;
use crate::make;

/// A person with an account and with sessions that hold until 100.
async fn holder(house: &House, person: &str, sessions: impl IntoIterator<Item = u8>) {
    house.store().add_person(make::person(person)).await.unwrap();
    house.store().add_account(make::account(person, person), person).await.unwrap();
    for session in sessions {
        house.store().add_session(make::session(session, person, 100)).await.unwrap();
    }
}

async fn subscribe(house: &House, session: u8, person: &str, created_at: i64) -> bool {
    house.store().subscribe_push(make::push(session, person, created_at)).await.unwrap()
}

/// In which sessions a person takes notifications at 50.
async fn sessions(house: &House, person: &str) -> Vec<u8> {
    let found = house.store().push_subscriptions_of(person, 50).await.unwrap();
    found.iter().map(|subscription| subscription.session[0]).collect()
}

pub(crate) async fn the_key_of_the_house_is_made_once(house: &House) {
    let asks = (1..=6_u8).map(|fresh| {
        let store = house.node(usize::from(fresh));
        async move { store.push_key(&[fresh; 32]).await.unwrap() }
    });
    let told = futures::future::join_all(asks).await;
    assert!(told.iter().all(|key| *key == told[0]), "{told:?}");
    assert!((1..=6).contains(&told[0][0]) && told[0] == [told[0][0]; 32]);
    assert_eq!(house.store().push_key(&[9; 32]).await.unwrap(), told[0]);
}

pub(crate) async fn a_browser_takes_notifications_until_its_session_ends(house: &House) {
    let store = house.store();
    holder(house, "p", 1..=5).await;
    holder(house, "q", [6, 7]).await;
    for (session, person) in [(1, "p"), (2, "p"), (3, "p"), (4, "p"), (6, "q"), (7, "q")] {
        assert!(subscribe(house, session, person, i64::from(session)).await);
    }
    assert_eq!(store.push_subscription(&[1; 32]).await.unwrap(), Some(make::push(1, "p", 1)));
    assert_eq!(store.push_subscriptions_of("p", 50).await.unwrap()[3], make::push(4, "p", 4));
    let moved = PushSubscription { endpoint: "https://other.example/".into(), ..make::push(1, "p", 9) };
    assert!(store.subscribe_push(moved.clone()).await.unwrap());
    assert_eq!(store.push_subscription(&[1; 32]).await.unwrap(), Some(moved), "in place of the other");
    assert_eq!(sessions(house, "p").await, [2, 3, 4, 1]);
    assert!(store.unsubscribe_push(&[1; 32]).await.unwrap());
    assert!(!store.unsubscribe_push(&[1; 32]).await.unwrap());
    assert!(store.drop_session(&[2; 32]).await.unwrap());
    assert_eq!(sessions(house, "p").await, [3, 4]);
    assert_eq!(store.push_subscriptions_of("p", 100).await.unwrap(), [], "they are void by then");
    assert_eq!(store.end_sessions("p", &[3; 32]).await.unwrap(), 3);
    assert_eq!(sessions(house, "p").await, [3]);
    assert!(store.delete_account("p", 60).await.unwrap());
    assert_eq!(store.push_subscription(&[3; 32]).await.unwrap(), None);
    assert_eq!(sessions(house, "q").await, [6, 7], "another's");
    assert_eq!(store.drop_expired_sessions(100).await.unwrap(), 2);
    assert_eq!(store.push_subscription(&[6; 32]).await.unwrap(), None);
}

pub(crate) async fn a_browser_needs_a_session_of_its_person_that_holds(house: &House) {
    holder(house, "p", [1]).await;
    holder(house, "q", []).await;
    assert!(!subscribe(house, 1, "q", 5).await, "it is another's session");
    assert!(!subscribe(house, 2, "p", 5).await, "there is none");
    assert!(subscribe(house, 1, "p", 5).await);
    assert!(!subscribe(house, 1, "q", 6).await);
    assert_eq!(sessions(house, "p").await, [1], "nothing has changed");
}

pub(crate) async fn of_too_many_browsers_the_oldest_make_place(house: &House) {
    let most = u8::try_from(PUSH_SUBSCRIPTIONS).unwrap();
    holder(house, "p", 1..=most + 2).await;
    holder(house, "q", [99]).await;
    assert!(subscribe(house, 99, "q", 1).await);
    for session in 1..=most + 1 {
        assert!(subscribe(house, session, "p", 10 + i64::from(session)).await);
    }
    assert_eq!(sessions(house, "p").await, (2..=most + 1).collect::<Vec<_>>());
    // A clock that has gone back.
    assert!(subscribe(house, most + 2, "p", 0).await);
    assert_eq!(
        sessions(house, "p").await,
        [[most + 2].as_slice(), &(3..=most + 1).collect::<Vec<_>>()].concat()
    );
    assert_eq!(sessions(house, "q").await, [99]);
}

pub(crate) async fn a_browser_that_is_gone_or_fails_again_and_again_is_forgotten(house: &House) {
    let store = house.store();
    holder(house, "p", [1, 2]).await;
    let endpoint = |session: u8| make::push(session, "p", 0).endpoint;
    for session in [1, 2] {
        assert!(subscribe(house, session, "p", i64::from(session)).await);
    }
    let fail = async |times: u32| {
        for _ in 0..times {
            store.note_push(&[1; 32], &endpoint(1), PushOutcome::Failed).await.unwrap();
        }
        store.push_subscription(&[1; 32]).await.unwrap().map(|subscription| subscription.failures)
    };
    assert_eq!(fail(PUSH_FAILURES - 1).await, Some(PUSH_FAILURES - 1));
    store.note_push(&[1; 32], &endpoint(1), PushOutcome::Taken).await.unwrap();
    assert_eq!(fail(PUSH_FAILURES - 1).await, Some(PUSH_FAILURES - 1), "they are counted from there");
    assert_eq!(fail(1).await, None);
    store.note_push(&[2; 32], "https://before.example/", PushOutcome::Gone).await.unwrap();
    assert_eq!(sessions(house, "p").await, [2], "it has another address by now");
    store.note_push(&[2; 32], &endpoint(2), PushOutcome::Gone).await.unwrap();
    assert!(sessions(house, "p").await.is_empty());
}
