//! A house that comes back with many games in progress.

use std::time::Instant;

use futures::future::join_all;
use tengen_store::{Append, Commit, RoomRow, RoomStatus, SqliteStore, Store, Stream};

use crate::house::House;

const ROOMS: u32 = 10_000;
const ENTRIES: usize = 30;

pub(crate) async fn run() {
    let house = House::new().await;
    // Three rooms that are over for each that is not.
    let commits = (0..4 * ROOMS).map(|number| house.store.commit(room(number)));
    for answer in join_all(commits).await {
        answer.unwrap();
    }
    let path = house.folder.path().join("tengen.db");
    house.store.close().await.unwrap();
    let begin = Instant::now();
    let store = SqliteStore::open(&path).await.unwrap();
    let opened = begin.elapsed();
    let begin = Instant::now();
    let live = store.live(0).await.unwrap();
    let read = begin.elapsed();
    assert_eq!(live.len(), ROOMS as usize);
    assert!(live.iter().all(|live| live.game.len() == ENTRIES && live.entries.len() == 5));
    println!(
        "{ROOMS} rooms of 5 and games of {ENTRIES} entries: open {:.2} s, read {:.2} s",
        opened.as_secs_f64(),
        read.as_secs_f64()
    );
    store.close().await.unwrap();
}

fn room(number: u32) -> Commit {
    let id = format!("{:08x}", number.wrapping_mul(0x9e37_79b1));
    let entries = |count| vec!["x".repeat(120); count];
    let live = number.is_multiple_of(4);
    let room = RoomRow {
        id: id.clone(),
        status: if live { RoomStatus::Playing } else { RoomStatus::Closed },
        private: false,
        pairing: None,
        host: "host".into(),
        game: Some(format!("g{id}")),
        updated_at: 1,
    };
    let appends = vec![
        Append { stream: Stream::room(&id), after: 0, entries: entries(5) },
        Append { stream: Stream::game(format!("g{id}")), after: 0, entries: entries(ENTRIES) },
    ];
    Commit { appends, rooms: vec![room], ..Commit::default() }
}
