//! Laws of vacations.

use tengen_store::{StoreError, Vacation};

use crate::house::House;
use crate::make;

fn vacation(person: &str, began_at: i64, ends_at: i64) -> Vacation {
    Vacation { person: person.into(), began_at, ends_at }
}

async fn holders(house: &House, people: &[&str]) {
    for person in people {
        house.store().add_person(make::person(person)).await.unwrap();
        house.store().add_account(make::account(person, person), person).await.unwrap();
    }
}

pub(crate) async fn a_vacation_is_one_at_a_time_and_for_accounts(house: &House) {
    let store = house.store();
    holders(house, &["p"]).await;
    let refused = store.begin_vacation(vacation("q", 10, 20)).await.unwrap_err();
    assert_eq!(refused.code(), "unknown-person");
    store.begin_vacation(vacation("p", 10, 20)).await.unwrap();
    let refused = store.begin_vacation(vacation("p", 15, 30)).await.unwrap_err();
    assert!(matches!(refused, StoreError::Exists { what: "vacation" }), "{refused}");
    store.begin_vacation(vacation("p", 20, 30)).await.unwrap();
    let found = store.vacations_of("p", 0).await.unwrap();
    assert_eq!(found, [vacation("p", 10, 20), vacation("p", 20, 30)]);
    assert_eq!(store.vacations_of("p", 20).await.unwrap(), [vacation("p", 20, 30)]);
    assert!(store.vacations_of("p", 30).await.unwrap().is_empty());
}

pub(crate) async fn a_vacation_ends_once(house: &House) {
    let store = house.store();
    holders(house, &["p"]).await;
    assert!(!store.end_vacation("p", 5).await.unwrap());
    store.begin_vacation(vacation("p", 10, 20)).await.unwrap();
    assert!(store.end_vacation("p", 12).await.unwrap());
    assert!(!store.end_vacation("p", 13).await.unwrap());
    assert_eq!(store.vacations_of("p", 0).await.unwrap(), [vacation("p", 10, 12)]);
    // It ends and begins again in one moment.
    store.begin_vacation(vacation("p", 30, 40)).await.unwrap();
    assert!(store.end_vacation("p", 30).await.unwrap());
    store.begin_vacation(vacation("p", 30, 50)).await.unwrap();
    assert_eq!(store.vacations_of("p", 12).await.unwrap(), [vacation("p", 30, 50)]);
}

pub(crate) async fn the_last_vacation_of_everybody_is_found_and_goes_with_the_account(house: &House) {
    let store = house.store();
    holders(house, &["p", "q", "r"]).await;
    for each in [vacation("q", 1, 2), vacation("p", 10, 20), vacation("p", 20, 30), vacation("r", 15, 25)] {
        store.begin_vacation(each).await.unwrap();
    }
    assert_eq!(store.last_vacations(2).await.unwrap(), [vacation("p", 20, 30), vacation("r", 15, 25)]);
    store.delete_account("p", 40).await.unwrap();
    assert!(store.vacations_of("p", 0).await.unwrap().is_empty());
    assert_eq!(store.last_vacations(0).await.unwrap(), [vacation("q", 1, 2), vacation("r", 15, 25)]);
}
