//! Laws of addresses, and of links that are sent there.

use tengen_store::{LINKS, LinkPurpose, MailAddress, MailLink};

use crate::house::House;
use crate::make;

async fn holders(house: &House) {
    for id in ["p", "q"] {
        house.store().add_person(make::person(id)).await.unwrap();
        house.store().add_account(make::account(id, id), id).await.unwrap();
    }
}

/// Sends a link that holds until 1,000 at `now`.
async fn send(house: &House, link: &MailLink, now: i64) -> bool {
    house.store().add_mail_link(link.clone(), &[7; 32], now).await.unwrap()
}

pub(crate) async fn who_opens_the_link_is_reached_at_the_address(house: &House) {
    let store = house.store();
    let link = make::link(1, "p", LinkPurpose::Confirm);
    assert!(!send(house, &link, 10).await, "nobody has an account yet");
    holders(house).await;
    assert!(send(house, &link, 10).await);
    assert_eq!(store.mail_link(&[1; 32]).await.unwrap(), Some(link.clone()));
    assert_eq!(store.mail_address("p").await.unwrap(), None, "not yet");
    assert!(!store.confirm_mail_address(&[1; 32], 1_000).await.unwrap(), "it is void by then");
    assert!(!store.recover_account(&[1; 32], "hash", 20).await.unwrap(), "it is for something else");
    assert!(store.confirm_mail_address(&[1; 32], 20).await.unwrap());
    assert!(!store.confirm_mail_address(&[1; 32], 20).await.unwrap(), "once");
    let reached = MailAddress {
        person: "p".into(),
        address: link.address.clone(),
        language: link.language.clone(),
        confirmed_at: 20,
    };
    assert_eq!(store.mail_address("p").await.unwrap(), Some(reached.clone()));
    assert_eq!(store.reached_at(&link.address.to_uppercase(), 9).await.unwrap(), [reached]);
    // Several accounts may have one address.
    assert!(send(house, &make::link(2, "q", LinkPurpose::Confirm), 30).await);
    assert!(store.confirm_mail_address(&[2; 32], 40).await.unwrap());
    let found = store.reached_at(&link.address, 9).await.unwrap();
    assert_eq!(found.iter().map(|found| found.person.as_str()).collect::<Vec<_>>(), ["p", "q"]);
    assert_eq!(store.reached_at(&link.address, 1).await.unwrap().len(), 1);
}

pub(crate) async fn a_link_of_whoever_has_forgotten_the_password_replaces_it_once(house: &House) {
    holders(house).await;
    let store = house.store();
    for (hash, person) in [(1, "p"), (2, "q")] {
        store.add_session(make::session(hash, person, 5_000)).await.unwrap();
    }
    for hash in [1, 2] {
        assert!(send(house, &make::link(hash, "p", LinkPurpose::Recover), 10).await);
    }
    assert!(!store.recover_account(&[1; 32], "late", 1_000).await.unwrap());
    let uses = (0..4).map(|number| {
        let store = house.node(number);
        async move { store.recover_account(&[1; 32], &format!("new {number}"), 20).await.unwrap() }
    });
    let answers = futures::future::join_all(uses).await;
    assert_eq!(answers.iter().filter(|&&used| used).count(), 1, "{answers:?}");
    let winner = answers.iter().position(|&used| used).unwrap();
    let account = store.account("p").await.unwrap().unwrap();
    assert_eq!((account.password_hash, account.password_changed_at), (format!("new {winner}"), 20));
    assert!(store.session(&[1; 32]).await.unwrap().is_none());
    assert!(store.session(&[2; 32]).await.unwrap().is_some(), "another's");
    assert_eq!(store.mail_link(&[2; 32]).await.unwrap(), None, "the other link as well");
}

pub(crate) async fn few_links_are_sent_to_one_address_in_an_hour(house: &House) {
    holders(house).await;
    let hour = 60 * 60 * 1000;
    for number in 0..LINKS {
        let link = make::link(u8::try_from(number).unwrap(), "p", LinkPurpose::Recover);
        assert!(send(house, &link, i64::from(number)).await);
    }
    let link = make::link(99, "q", LinkPurpose::Recover);
    assert!(!send(house, &link, 500).await, "whosever account it concerns");
    assert_eq!(house.store().mail_link(&[99; 32]).await.unwrap(), None);
    assert!(house.store().add_mail_link(link.clone(), &[8; 32], 500).await.unwrap(), "another address");
    let error = house.store().add_mail_link(link, &[9; 32], 500).await.unwrap_err();
    assert_eq!((error.code(), error.to_string().contains("link")), ("exists", true));
    // Those that are forgotten by then do not count, and those that are not do.
    house.store().drop_expired_links(hour).await.unwrap();
    let again = make::link(98, "q", LinkPurpose::Recover);
    assert!(send(house, &again, hour).await, "the first was sent an hour before");
    assert!(!send(house, &make::link(97, "q", LinkPurpose::Recover), hour).await);
}

pub(crate) async fn addresses_and_links_go_with_the_account_or_when_they_are_void(house: &House) {
    holders(house).await;
    let store = house.store();
    for (hash, person) in [(1, "p"), (2, "q")] {
        assert!(send(house, &make::link(hash, person, LinkPurpose::Confirm), 10).await);
        assert!(store.confirm_mail_address(&[hash; 32], 20).await.unwrap());
    }
    let link = |hash, person| make::link(hash, person, LinkPurpose::Recover);
    for (hash, person) in [(3, "p"), (4, "q")] {
        assert!(store.add_mail_link(link(hash, person), &[hash; 32], 20).await.unwrap());
    }
    assert!(store.delete_account("p", 30).await.unwrap());
    assert_eq!(store.mail_address("p").await.unwrap(), None);
    assert_eq!(store.mail_link(&[3; 32]).await.unwrap(), None);
    assert_eq!(store.drop_expired_links(999).await.unwrap(), 0);
    assert_eq!(store.drop_expired_links(1_000).await.unwrap(), 1);
    assert!(store.drop_mail_address("q").await.unwrap());
    assert!(!store.drop_mail_address("q").await.unwrap());
    assert_eq!(store.mail_address("q").await.unwrap(), None);
}
