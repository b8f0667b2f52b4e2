//! Laws of looking for what others have written.

use std::time::{SystemTime, UNIX_EPOCH};

use tengen_store::{RoomStatus, Stream};

use crate::house::House;
use crate::make;

pub(crate) async fn streams_end_where_their_last_entry_is(house: &House) {
    let streams: Vec<_> = (0..70).map(|number| Stream::game(format!("g{number}"))).collect();
    let entries = |number: usize| vec!["{}"; number % 4];
    for (number, stream) in streams.iter().enumerate().filter(|(number, _)| number % 4 > 0) {
        let append = make::append(stream, 0, &entries(number));
        house.node(number).commit(make::commit(vec![append])).await.unwrap();
    }
    for turn in 0..3 {
        let ends = house.node(turn).ends(&streams).await.unwrap();
        assert_eq!(ends, (0..70).map(|number| number % 4).collect::<Vec<u32>>());
    }
    assert_eq!(house.store().ends(&[Stream::room("g1")]).await.unwrap(), [0]);
    assert_eq!(house.store().ends(&[]).await.unwrap(), [0; 0]);
}

pub(crate) async fn rooms_that_changed_are_found_in_the_order_of_their_changes(house: &House) {
    let store = house.store();
    let mut rooms: Vec<_> = (0..6).map(|number| make::room(&format!("r{number}"), 10 - number)).collect();
    (rooms[2].status, rooms[3].private) = (RoomStatus::Closed, true);
    store.commit(make::rows(rooms.clone(), vec![])).await.unwrap();
    rooms.reverse();
    for since in 0..12 {
        for limit in [0, 2, 9] {
            let changed = rooms.iter().filter(|room| room.updated_at >= since).take(limit);
            let expected: Vec<_> = changed.cloned().collect();
            assert_eq!(store.rooms_changed(since, limit as u32).await.unwrap(), expected, "{since} {limit}");
        }
    }
}

pub(crate) async fn the_clock_of_a_database_is_about_that_of_the_machine(house: &House) {
    if let Some(there) = house.store().moment().await.unwrap() {
        let here = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis();
        assert!(i64::try_from(here).unwrap().abs_diff(there) < 60_000, "{there}, and here {here}");
    }
}
