//! Sessions that end, and people who depart, in all houses over one log.

use tengen_server::HouseOptions;
use tengen_store::{Account, Ceremony, Person, Session, Store};
use tengen_wire::RoomAction;

use crate::support::{ManualClock, Venue, claim_room, person};

/// Ada has an account and these sessions.
async fn sign_up(store: &dyn Store, sessions: &[u8]) {
    let ada = Person { id: "ada".into(), name: "guest".into(), created_at: 0 };
    store.add_person(ada).await.unwrap();
    let account = Account {
        person: "ada".into(),
        name_key: "ada".into(),
        password_hash: String::new(),
        created_at: 0,
        password_changed_at: 0,
    };
    store.add_account(account, "ADA").await.unwrap();
    for &number in sessions {
        let session = Session {
            token_hash: [number; 32],
            person: "ada".into(),
            created_at: 0,
            last_seen_at: 0,
            expires_at: i64::MAX,
            browser: String::new(),
        };
        store.add_session(session).await.unwrap();
    }
}

#[tokio::test]
async fn a_page_goes_with_its_session_and_no_other_page_does() {
    let here = Venue::open().await;
    let there = here.another().await;
    sign_up(&*here.store, &[1, 2]).await;
    let mut ended = there.connect_in_session("ada", 1).await.hello().await;
    let mut kept = there.connect_in_session("ada", 2).await.hello().await;
    here.store.drop_session(&[1; 32]).await.unwrap();
    here.house.sessions_changed(&person("ada").id).await;
    assert_eq!(ended.closed().await, Some(4005));
    kept.send(&tengen_wire::ClientMessage::Ping { sent: 7 }).await;
    kept.until(|message| matches!(message, tengen_wire::ServerMessage::Pong { .. })).await;
}

#[tokio::test]
async fn a_page_whose_session_has_ended_on_the_way_in_is_closed() {
    let venue = Venue::open().await;
    sign_up(&*venue.store, &[]).await;
    let mut page = venue.connect_in_session("ada", 1).await;
    page.send(&tengen_wire::ClientMessage::Hello { protocol: tengen_wire::PROTOCOL }).await;
    assert_eq!(page.closed().await, Some(4005));
}

#[tokio::test]
async fn who_has_departed_has_no_name_in_any_house() {
    let here = Venue::open().await;
    let there = here.another().await;
    sign_up(&*here.store, &[]).await;
    let room = here.house.open_room(person("ada"), claim_room()).await.unwrap();
    let mut ada = here.page_in("ada", &room).await;
    let mut bo = there.page_in("bo", &room).await;
    bo.in_room(RoomAction::Join).await.unwrap();
    ada.until_seen(|sight| sight.view.is_some()).await;
    ada.chat("farewell").await.unwrap();
    bo.until_seen(|sight| sight.said() == ["farewell"]).await;
    here.store.delete_account("ada", 1).await.unwrap();
    here.house.depart(&person("ada").id).await;
    let nameless = |room: &tengen_wire::RoomView| room.seats[0].as_ref().unwrap().person.name.is_empty();
    bo.until_seen(|sight| sight.room.as_ref().is_some_and(nameless)).await;
    // Also to who comes later, and after a restart.
    let late = here.page_in("cy", &room).await;
    assert!(nameless(late.room_view()));
    let (store, bus, clock) = there.kill();
    let again = Venue::over(store, bus, clock, HouseOptions::default()).await;
    let cy = again.page_in("cy", &room).await;
    assert!(nameless(cy.room_view()));
    assert_eq!(cy.room_view().seats[1].as_ref().unwrap().person.name, "BO");
}

#[tokio::test]
async fn what_is_void_is_forgotten_soon_after_the_start_and_then_every_ten_minutes() {
    let venue = Venue::open().await;
    sign_up(&*venue.store, &[1]).await;
    let start = i64::try_from(ManualClock::START).unwrap();
    let void_at = async |number: u8, expires_at: i64| {
        let (token_hash, person, browser) = ([number; 32], "ada".into(), String::new());
        let session = Session { token_hash, person, created_at: 0, last_seen_at: 0, expires_at, browser };
        venue.store.add_session(session).await.unwrap();
        let (id, state) = (format!("asked{number}"), String::new());
        venue.store.begin_ceremony(Ceremony { id, session: [1; 32], state, expires_at }).await.unwrap();
    };
    let kept = async |number: u8| {
        let session = venue.store.session(&[number; 32]).await.unwrap().is_some();
        (session, venue.store.ceremony(&format!("asked{number}")).await.unwrap().is_some())
    };
    // Whoever waits for this in vain hangs, which the test's runner ends.
    let forgotten = async |number: u8| {
        while kept(number).await != (false, false) {
            tokio::task::yield_now().await;
        }
    };
    void_at(2, start).await;
    void_at(3, start + 300_000).await;
    venue.clock.advance(1_000);
    forgotten(2).await;
    assert_eq!(kept(3).await, (true, true));
    venue.clock.advance(600_000);
    forgotten(3).await;
    assert!(venue.store.session(&[1; 32]).await.unwrap().is_some(), "this one holds");
}
