//! Laws of looking everything through.

use tengen_store::{
    Append, Archive as _, Commit, Difference, Model, ModelRow, SqliteStore, Store, Stream, Value, Wrong,
    WrongColumn, compare,
};

use crate::house::House;
use crate::make;

fn model(name: &str) -> Model {
    Model::ALL.into_iter().find(|model| model.name() == name).unwrap()
}

async fn differences(found: &dyn Store, expected: &dyn Store) -> Vec<Difference> {
    let mut differences = Vec::new();
    for model in Model::ALL {
        compare(found, expected, model, &mut |difference| differences.push(difference)).await.unwrap();
    }
    differences
}

pub(crate) async fn many_streams_are_read_at_once(house: &House) {
    let store = house.store();
    let streams: Vec<_> = (0..150).map(|number| Stream::game(format!("g{number}"))).collect();
    let entries = |number: usize| vec![format!("{{\"n\":{number}}}"); number % 4];
    let append = |(number, stream): (usize, &Stream)| Append {
        stream: stream.clone(),
        after: 0,
        entries: entries(number),
    };
    let appends = streams.iter().enumerate().map(append).collect();
    store.commit(Commit { appends, ..Commit::default() }).await.unwrap();
    let read = store.read_all(&streams).await.unwrap();
    assert_eq!(read, (0..150).map(entries).collect::<Vec<_>>());
    assert_eq!(store.read_all(&[Stream::room("g1")]).await.unwrap(), [Vec::<String>::new()]);
    assert_eq!(store.broken_streams(9).await.unwrap(), Vec::<String>::new());
}

pub(crate) async fn rows_come_in_the_order_of_their_keys_with_all_their_columns(house: &House) {
    let store = house.store();
    let games = ["b", "B", "天", "a"].map(|id| make::game(id, "one", "two", 5)).to_vec();
    store.commit(make::rows(vec![], games)).await.unwrap();
    let mut after: Option<Vec<Value>> = None;
    let mut keys = Vec::new();
    loop {
        let rows = store.model_rows(model("games"), after.as_deref(), 3).await.unwrap();
        let Some(last) = rows.last() else { break };
        after = Some(last.key.clone());
        keys.extend(rows.iter().map(|row| row.key[0].to_string()));
        for row in &rows {
            let value = |name: &str| &row.columns.iter().find(|(column, _)| column == name).unwrap().1;
            assert_eq!(value("person_one"), &Value::Text("one".into()));
            assert_eq!((value("rated"), value("started_at")), (&Value::Integer(1), &Value::Integer(5)));
            assert_eq!((value("ended_at"), row.columns.len()), (&Value::Null, 15));
        }
    }
    assert_eq!(keys, ["B", "a", "b", "天"]);
}

pub(crate) async fn databases_of_the_same_commits_do_not_differ(house: &House) {
    let (store, scratch) = (house.store(), SqliteStore::scratch().await.unwrap());
    let mut games: Vec<_> =
        (0..1500).map(|number| make::game(&number.to_string(), "a", "b", number)).collect();
    games[7].ended_at = Some(9);
    let commit = Commit {
        rooms: vec![make::room("r", 5)],
        games,
        studies: vec![make::study("s", &["a", "b"], 1)],
        ..Commit::default()
    };
    store.commit(commit.clone()).await.unwrap();
    scratch.commit(commit).await.unwrap();
    assert_eq!(differences(&**store, &scratch).await, []);
    let mut rows = Vec::new();
    for model in Model::ALL {
        rows.push(compare(&**store, &scratch, model, &mut |_| ()).await.unwrap());
    }
    assert_eq!(rows, [1, 1500, 1, 2, 0, 0, 0, 0, 0, 0]);
}

/// The archive is compared by what it amounts to: neither the order in which games came nor how often its
/// runs were merged makes a difference.
pub(crate) async fn archives_of_the_same_games_do_not_differ(house: &House) {
    let (store, scratch) = (house.store(), SqliteStore::scratch().await.unwrap());
    let game = |number: i64| {
        let names = ["a", "b", "c", "d"];
        let name = |by: i64| names[usize::try_from(number / by % 4).unwrap()];
        make::archived(&format!("g{number}"), name(1), name(4), number)
    };
    for number in 0..120 {
        store.commit(make::archive(vec![game(number)])).await.unwrap();
        while store.tidy_archive(500).await.unwrap() {}
    }
    store.commit(make::archive(vec![make::archived("gone", "a", "e", 5)])).await.unwrap();
    store.remove_archived(&["gone".to_owned()]).await.unwrap();
    scratch.commit(make::archive((0..120).rev().map(game).collect())).await.unwrap();
    assert_eq!(differences(&**store, &scratch).await, []);
    let rows = compare(&**store, &scratch, model("archive_positions"), &mut |_| ()).await.unwrap();
    assert!(rows > 0);

    scratch.remove_archived(&["g7".to_owned()]).await.unwrap();
    let found = differences(&**store, &scratch).await;
    for name in ["archive", "archive_results", "archive_names", "archive_positions"] {
        assert!(found.iter().any(|one| one.model.name() == name), "{name}: {found:?}");
    }
}

/// All rows come, however few are read at a time.
pub(crate) async fn positions_come_page_by_page(house: &House) {
    let store = house.store();
    let games = (0..40).map(|number| make::archived(&format!("g{number}"), "a", "b", number));
    for game in games {
        store.commit(make::archive(vec![game])).await.unwrap();
    }
    let positions = model("archive_positions");
    let all = store.model_rows(positions, None, 10_000).await.unwrap();
    assert!(all.is_sorted_by(|one, other| one.key < other.key));
    let mut paged: Vec<ModelRow> = Vec::new();
    loop {
        let after = paged.last().map(|row| row.key.as_slice());
        let page = store.model_rows(positions, after, 3).await.unwrap();
        assert!(page.len() <= 3);
        if page.is_empty() {
            break;
        }
        paged.extend(page);
    }
    assert_eq!(paged, all);
}

pub(crate) async fn every_difference_is_named_with_its_row_and_column(house: &House) {
    let (store, scratch) = (house.store(), SqliteStore::scratch().await.unwrap());
    let mut wrong = make::game("g2", "a", "b", 1);
    (wrong.ended_at, wrong.rated) = (Some(7), false);
    let games = |ids: &[&str]| ids.iter().map(|id| make::game(id, "a", "b", 1)).collect::<Vec<_>>();
    store.commit(make::rows(vec![], [games(&["g0", "g1", "g3"]), vec![wrong]].concat())).await.unwrap();
    scratch.commit(make::rows(vec![], games(&["g1", "g2", "g3", "g4"]))).await.unwrap();
    store.commit(make::studies(vec![make::study("s", &["a", "x"], 1)])).await.unwrap();
    scratch.commit(make::studies(vec![make::study("s", &["a", "b"], 1)])).await.unwrap();
    let difference = |name: &str, key: &[&str], wrong| Difference {
        model: model(name),
        key: key.iter().map(|&part| Value::Text(part.into())).collect(),
        wrong,
    };
    let column = |name: &str, found, expected| WrongColumn { name: name.into(), found, expected };
    let columns = vec![
        column("rated", Value::Integer(0), Value::Integer(1)),
        column("ended_at", Value::Integer(7), Value::Null),
    ];
    let expected = [
        difference("games", &["g0"], Wrong::Extra),
        difference("games", &["g2"], Wrong::Columns(columns)),
        difference("games", &["g4"], Wrong::Missing),
        difference("study_authors", &["b", "s"], Wrong::Missing),
        difference("study_authors", &["x", "s"], Wrong::Extra),
    ];
    assert_eq!(differences(&**store, &scratch).await, expected);
}
