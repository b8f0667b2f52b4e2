//! Laws of beginning and ending.

use futures::future::join_all;
use tengen_store::{Commit, LiveRoom, RoomStatus, StoreError, Stream};

use crate::house::House;
use crate::make;

pub(crate) async fn live_rooms_come_with_their_entries(house: &House) {
    let store = house.store();
    let statuses = [
        ("closed", RoomStatus::Closed, 100),
        ("old", RoomStatus::Resting, 49),
        ("open", RoomStatus::Open, 1),
        ("playing", RoomStatus::Playing, 2),
        ("rested", RoomStatus::Resting, 50),
    ];
    for (id, status, updated_at) in statuses {
        let mut room = make::room(id, updated_at);
        room.status = status;
        let mut appends = vec![make::append(&Stream::room(id), 0, &["opened", "seated"])];
        appends.push(make::append(&Stream::game(format!("{id}-1")), 0, &["an earlier game"]));
        if status != RoomStatus::Open {
            room.game = Some(format!("{id}-2"));
            appends.push(make::append(&Stream::game(format!("{id}-2")), 0, &["1", "2", id]));
        }
        store.commit(Commit { appends, rooms: vec![room], ..Commit::default() }).await.unwrap();
    }
    let live = store.live(50).await.unwrap();
    let ids: Vec<&str> = live.iter().map(|live| live.room.id.as_str()).collect();
    assert_eq!(ids, ["open", "playing", "rested"]);
    for LiveRoom { room, entries, game } in &live {
        assert_eq!(store.room(&room.id).await.unwrap().as_ref(), Some(room));
        assert_eq!(entries, &["opened", "seated"]);
        let expected: &[&str] = if room.id == "open" { &[] } else { &["1", "2", &room.id] };
        assert_eq!(game, expected);
    }
}

pub(crate) async fn the_last_beat_never_goes_back(house: &House) {
    let store = house.store();
    assert_eq!(store.last_beat().await.unwrap(), None);
    for (now, last) in [(10, 10), (30, 30), (20, 30), (31, 31)] {
        store.beat(now).await.unwrap();
        assert_eq!(store.last_beat().await.unwrap(), Some(last));
    }
}

pub(crate) async fn a_closed_store_refuses_everything(house: &House) {
    let store = house.store();
    store.ready().await.unwrap();
    store.close().await.unwrap();
    store.close().await.unwrap();
    let commit = store.commit(Commit::append(Stream::game("g"), 0, vec!["1".into()])).await;
    assert_eq!(commit.unwrap_err().code(), "closed");
    assert_eq!(store.read(&Stream::game("g"), 0).await.unwrap_err().code(), "closed");
    assert_eq!(store.ready().await.unwrap_err().code(), "closed");
}

/// Every caller gets an answer, and who was told yes was told the truth.
pub(crate) async fn closing_finishes_what_is_queued(house: &House) {
    let store = house.store();
    let stream = |number: u32| Stream::game(number.to_string());
    let commits = (0..3000).map(|number| {
        let store = house.node(0);
        async move { store.commit(Commit::append(stream(number), 0, vec!["1".into()])).await }
    });
    let commits = tokio::spawn(join_all(commits));
    tokio::task::yield_now().await;
    store.close().await.unwrap();
    let answers = commits.await.unwrap();
    let Some(store) = house.reopen().await else {
        assert!(answers.iter().all(|answer| matches!(answer, Ok(()) | Err(StoreError::Closed))));
        return;
    };
    for (number, answer) in (0..).zip(answers) {
        let written = !store.read(&stream(number), 0).await.unwrap().is_empty();
        assert!(
            matches!((&answer, written), (Ok(()), true) | (Err(StoreError::Closed), false)),
            "{answer:?}"
        );
    }
    store.close().await.unwrap();
}
