//! Laws of the log.

use tengen_store::{Commit, Stream, StreamKind, StudyQuery};

use crate::house::House;
use crate::make;

pub(crate) async fn what_is_appended_is_read_back_in_order(house: &House) {
    let store = house.store();
    let game = Stream::game("g");
    store.commit(make::commit(vec![make::append(&game, 0, &["1", "2"])])).await.unwrap();
    store.commit(make::commit(vec![make::append(&game, 2, &["3"])])).await.unwrap();
    assert_eq!(store.end(&game).await.unwrap(), 3);
    assert_eq!(store.end(&Stream::game("nobody's")).await.unwrap(), 0);
    assert_eq!(store.read(&game, 0).await.unwrap(), ["1", "2", "3"]);
    assert_eq!(store.read(&game, 1).await.unwrap(), ["2", "3"]);
    assert!(store.read(&game, 3).await.unwrap().is_empty());
    assert!(store.read(&game, u32::MAX).await.unwrap().is_empty());
    assert!(store.read(&Stream::chat("g"), 0).await.unwrap().is_empty());
}

pub(crate) async fn entries_are_kept_letter_for_letter(house: &House) {
    let store = house.store();
    let long = "x".repeat(300_000);
    let texts = ["", "{\"t\":\"天元\\n\"}", " {} ", "'; DROP TABLE entries; --", "\u{1}\u{1e}\n\r\t", &long];
    let chat = Stream::chat("a/b c'\"天");
    store.commit(make::commit(vec![make::append(&chat, 0, &texts)])).await.unwrap();
    assert_eq!(store.read(&chat, 0).await.unwrap(), texts);
}

pub(crate) async fn a_conflict_undoes_the_whole_commit(house: &House) {
    let store = house.store();
    let (game, chat) = (Stream::game("g"), Stream::chat("g"));
    store.commit(make::commit(vec![make::append(&game, 0, &["1"])])).await.unwrap();
    let late = Commit {
        appends: vec![make::append(&chat, 0, &["hello"]), make::append(&game, 0, &["another 1"])],
        rooms: vec![make::room("r", 1)],
        games: vec![make::game("g", "a", "b", 1)],
        studies: vec![make::study("s", &["a"], 1)],
        archive: vec![make::archived("x", "a", "b", 1)],
        ratings: vec![make::rating("renju-live", "a", 1600.0)],
        ..Commit::default()
    };
    let error = store.commit(late).await.unwrap_err();
    assert_eq!((error.code(), error.to_string().contains("game/g")), ("conflict", true));
    assert_eq!(store.read(&game, 0).await.unwrap(), ["1"]);
    assert!(store.read(&chat, 0).await.unwrap().is_empty());
    assert_eq!((store.room("r").await.unwrap(), store.game("g").await.unwrap()), (None, None));
    let query = StudyQuery { author: "a".into(), limit: 9, ..StudyQuery::default() };
    assert!(store.studies(&query).await.unwrap().is_empty());
    assert_eq!(store.archived("x").await.unwrap(), None);
}

pub(crate) async fn an_append_beyond_the_end_conflicts(house: &House) {
    let store = house.store();
    let room = Stream::room("r");
    for after in [1, u32::MAX] {
        let error = store.commit(make::commit(vec![make::append(&room, after, &["x"])])).await.unwrap_err();
        assert_eq!(error.code(), "conflict");
    }
    assert!(store.read(&room, 0).await.unwrap().is_empty());
}

pub(crate) async fn a_stream_may_appear_twice_in_a_commit(house: &House) {
    let store = house.store();
    let room = Stream::room("r");
    let twice = vec![make::append(&room, 0, &["1"]), make::append(&room, 1, &["2", "3"])];
    store.commit(make::commit(twice)).await.unwrap();
    let overlapping = vec![make::append(&room, 3, &["4"]), make::append(&room, 3, &["also 4"])];
    let error = store.commit(make::commit(overlapping)).await.unwrap_err();
    assert_eq!(error.code(), "conflict");
    assert_eq!(store.read(&room, 0).await.unwrap(), ["1", "2", "3"]);
}

pub(crate) async fn an_append_without_entries_only_checks_the_end(house: &House) {
    let store = house.store();
    let room = Stream::room("r");
    store.commit(Commit::append(room.clone(), 0, vec!["1".into()])).await.unwrap();
    store.commit(Commit::append(room.clone(), 1, Vec::new())).await.unwrap();
    let error = store.commit(Commit::append(room.clone(), 0, Vec::new())).await.unwrap_err();
    assert_eq!(error.code(), "conflict");
    assert_eq!(store.read(&room, 0).await.unwrap(), ["1"]);
}

pub(crate) async fn streams_are_listed_by_kind_in_the_order_of_ids(house: &House) {
    let store = house.store();
    let ids = ["", "B", "a", "a/", "a0", "aa", "天"];
    let mut commit = Commit::default();
    for id in ids {
        commit.appends.push(make::append(&Stream::game(id), 0, &["1", "2"]));
        commit.appends.push(make::append(&Stream::room(format!("r{id}")), 0, &["1"]));
    }
    store.commit(commit).await.unwrap();
    let all = store.streams(StreamKind::Game, None, 100).await.unwrap();
    assert_eq!(all, ids.map(Stream::game));
    let mut paged = store.streams(StreamKind::Game, None, 2).await.unwrap();
    while let Some(last) = paged.last().cloned() {
        let page = store.streams(StreamKind::Game, Some(&last.id), 2).await.unwrap();
        if page.is_empty() {
            break;
        }
        paged.extend(page);
    }
    assert_eq!(paged, all);
    assert!(store.streams(StreamKind::Chat, None, 100).await.unwrap().is_empty());
}

pub(crate) async fn streams_of_one_name_and_different_kinds_are_kept_apart(house: &House) {
    let store = house.store();
    let of_each = [
        Stream::room,
        Stream::game,
        Stream::chat,
        Stream::study,
        Stream::review,
        Stream::rating,
        Stream::record,
        Stream::pairing,
    ]
    .map(|of| of("g"));
    assert_eq!(of_each.each_ref().map(|stream| stream.kind), StreamKind::ALL);
    for stream in &of_each {
        let name = stream.to_string();
        store.commit(Commit::append(stream.clone(), 0, vec![name])).await.unwrap();
    }
    for stream in of_each {
        assert_eq!(store.read(&stream, 0).await.unwrap(), [stream.to_string()]);
        assert_eq!(store.streams(stream.kind, None, 100).await.unwrap(), [stream]);
    }
}

pub(crate) async fn a_text_with_a_zero_is_refused_and_nothing_is_written(house: &House) {
    let store = house.store();
    let game = Stream::game("g");
    let bad = [
        make::commit(vec![make::append(&game, 0, &["fine", "a\0b"])]),
        make::commit(vec![make::append(&game, 0, &["fine"]), make::append(&Stream::game("\0"), 0, &["x"])]),
        Commit { rooms: vec![make::room("r\0", 1)], ..make::commit(vec![make::append(&game, 0, &["x"])]) },
        Commit {
            games: vec![make::game("g", "a", "b\0", 1)],
            ..make::commit(vec![make::append(&game, 0, &["x"])])
        },
        Commit {
            studies: vec![make::study("s", &["a\0"], 1)],
            ..make::commit(vec![make::append(&game, 0, &["x"])])
        },
    ];
    for commit in bad {
        assert_eq!(store.commit(commit).await.unwrap_err().code(), "unstorable-text");
    }
    let person = store.add_person(make::person("p\0")).await.unwrap_err();
    assert_eq!(person.code(), "unstorable-text");
    assert!(store.read(&game, 0).await.unwrap().is_empty());
}
