//! Ratings, and what games changed.

use tengen_store::{Commit, LeaderQuery, RatingChange, RatingRow, RatingValues};

use crate::house::House;
use crate::make;

fn rating(pool: &str, person: &str, value: f64, deviation: f64, rated_at: i64) -> RatingRow {
    RatingRow { deviation, rated_at, ..make::rating(pool, person, value) }
}

fn change(person: &str, seq: u32, game: &str, values: Option<RatingValues>) -> RatingChange {
    RatingChange {
        pool: "renju-live".into(),
        person: person.into(),
        seq,
        game: game.into(),
        rated_at: 9,
        values,
    }
}

fn ratings(ratings: Vec<RatingRow>) -> Commit {
    Commit { ratings, ..Commit::default() }
}

fn changes(rating_changes: Vec<RatingChange>) -> Commit {
    Commit { rating_changes, ..Commit::default() }
}

pub(crate) async fn a_rating_is_kept_to_the_last_bit_and_can_go_away(house: &House) {
    let store = house.store();
    let first = rating("renju-live", "ada", 1500.0 + f64::EPSILON * 4096.0, f64::MIN_POSITIVE, 7);
    let second = rating("gomoku-live", "ada", 0.1 + 0.2, 1.0 / 3.0, 8);
    store.commit(ratings(vec![first.clone(), second.clone()])).await.unwrap();
    assert_eq!(store.rating("renju-live", "ada").await.unwrap(), Some(first.clone()));
    assert_eq!(store.rating("renju-live", "bo").await.unwrap(), None);
    assert_eq!(store.ratings_of("ada").await.unwrap(), [second.clone(), first]);
    let later = RatingRow { value: 1601.0, games: 4, ..second };
    store.commit(ratings(vec![later.clone()])).await.unwrap();
    let gone = Commit { unrated: vec![("renju-live".into(), "ada".into())], ..Commit::default() };
    store.commit(gone).await.unwrap();
    assert_eq!(store.ratings_of("ada").await.unwrap(), [later]);
}

pub(crate) async fn leaders_are_known_well_enough_and_have_played_of_late(house: &House) {
    let store = house.store();
    for name in ["ada", "bo", "cy", "di"] {
        store.add_person(make::person(name)).await.unwrap();
    }
    store
        .commit(ratings(vec![
            rating("renju-live", "ada", 1700.0, 60.0, 10),
            rating("renju-live", "bo", 1900.0, 110.0, 10),
            rating("renju-live", "cy", 1800.0, 109.0, 10),
            rating("renju-live", "di", 2000.0, 50.0, 9),
            rating("renju-live", "ed", 1700.0, 60.0, 11),
            rating("gomoku-live", "ada", 2500.0, 60.0, 10),
        ]))
        .await
        .unwrap();
    let leaders = async |limit| {
        let query = LeaderQuery { pool: "renju-live".into(), below_deviation: 110.0, since: 10, limit };
        let found = store.leaders(&query).await.unwrap();
        found.into_iter().map(|(row, name)| (row.person, row.value, name)).collect::<Vec<_>>()
    };
    let known = |id: &str, value| (id.to_owned(), value, Some(make::person(id).name));
    store.add_person(make::person("gone")).await.unwrap();
    store.add_account(make::account("gone", "gone"), "Gone").await.unwrap();
    store.delete_account("gone", 7).await.unwrap();
    store.commit(ratings(vec![rating("renju-live", "gone", 1750.0, 60.0, 10)])).await.unwrap();
    // Nobody called ed was ever added.
    let all = [known("cy", 1800.0), ("ed".into(), 1700.0, None), known("ada", 1700.0)];
    assert_eq!(leaders(9).await, all);
    assert_eq!(leaders(2).await, all[..2]);
}

pub(crate) async fn changes_of_ratings_are_found_by_person_and_by_game(house: &House) {
    let store = house.store();
    let values = Some(RatingValues { before: 1500.0, after: 1662.25, deviation: 290.5 });
    let all = [change("ada", 1, "g1", values), change("bo", 1, "g1", values), change("ada", 2, "g2", values)];
    store.commit(changes(all.to_vec())).await.unwrap();
    let of_ada = async |limit| store.rating_changes("renju-live", "ada", limit).await.unwrap();
    assert_eq!(of_ada(9).await, [all[2].clone(), all[0].clone()]);
    assert_eq!(of_ada(1).await, [all[2].clone()]);
    assert_eq!(store.rating_changes("gomoku-live", "ada", 9).await.unwrap(), []);
    assert_eq!(store.rating_changes_of_game("g1").await.unwrap(), all[..2]);
    // A ruling takes a game out.
    let annulled = change("ada", 1, "g1", None);
    store.commit(changes(vec![annulled.clone()])).await.unwrap();
    assert_eq!(of_ada(9).await, [all[2].clone(), annulled]);
}

pub(crate) async fn games_wait_to_be_rated_until_they_are(house: &House) {
    let store = house.store();
    let ended = |id: &str, at| make::ended(make::game(id, "ada", "bo", 1), at);
    let mut friendly = ended("friendly", 20);
    friendly.rated = false;
    let mut void = ended("void", 20);
    void.result = Some(tengen_game::GameResult::Void);
    let games = vec![
        ended("late", 30),
        ended("b", 20),
        ended("a", 20),
        friendly,
        void,
        ended("old", 10),
        make::game("running", "ada", "bo", 5),
    ];
    store.commit(make::rows(vec![], games)).await.unwrap();
    let waiting = async |since, limit| store.games_to_rate(since, limit).await.unwrap();
    assert_eq!(waiting(0, 9).await, ["old", "a", "b", "late"]);
    assert_eq!(waiting(20, 2).await, ["a", "b"]);
    store.commit(changes(vec![change("ada", 1, "a", None)])).await.unwrap();
    assert_eq!(waiting(20, 9).await, ["b", "late"]);
}
