//! Laws of many writers at once.

use std::collections::BTreeSet;

use futures::future::join_all;
use tengen_store::{Commit, StoreError, Stream};

use crate::house::House;
use crate::make;

/// Writers append to one stream by the book: read, append behind what was read, again after a conflict.
pub(crate) async fn of_rivals_for_a_place_exactly_one_wins(house: &House) {
    const WRITERS: usize = 12;
    const EACH: usize = 15;
    let game = Stream::game("g");
    let writer = |writer: usize| {
        let (store, game) = (house.node(writer), game.clone());
        tokio::spawn(async move {
            let mut end = 0;
            for number in 0..EACH {
                loop {
                    end += store.read(&game, end).await.unwrap().len() as u32;
                    let entry = format!("{writer}:{number}");
                    match store.commit(Commit::append(game.clone(), end, vec![entry])).await {
                        Ok(()) => break,
                        Err(StoreError::Conflict { stream }) => assert_eq!(stream, game),
                        Err(other) => panic!("{other}"),
                    }
                }
            }
        })
    };
    for done in join_all((0..WRITERS).map(writer)).await {
        done.unwrap();
    }
    let entries = house.store().read(&game, 0).await.unwrap();
    let expected: BTreeSet<String> =
        (0..WRITERS).flat_map(|writer| (0..EACH).map(move |number| format!("{writer}:{number}"))).collect();
    assert_eq!(entries.len(), expected.len());
    assert_eq!(entries.into_iter().collect::<BTreeSet<_>>(), expected);
}

/// Commits over the same streams and rows in opposite orders, from all nodes.
pub(crate) async fn crossing_commits_neither_hang_nor_lose_anything(house: &House) {
    const COMMITS: usize = 60;
    let names: Vec<String> = (0..6).map(|number| format!("s{number}")).collect();
    let one = |turn: usize| {
        let (store, mut names) = (house.node(turn), names.clone());
        tokio::spawn(async move {
            names.rotate_left(turn % 6);
            if turn.is_multiple_of(2) {
                names.reverse();
            }
            loop {
                let mut commit = Commit::default();
                for name in &names {
                    let stream = Stream::game(name);
                    let end = store.read(&stream, 0).await.unwrap().len() as u32;
                    commit.appends.push(make::append(&stream, end, &[&turn.to_string()]));
                    commit.rooms.push(make::room(name, 1));
                    commit.games.push(make::game(name, "a", "b", 1));
                }
                match store.commit(commit).await {
                    Ok(()) => break,
                    Err(StoreError::Conflict { .. }) => {}
                    Err(other) => panic!("{other}"),
                }
            }
        })
    };
    for done in join_all((0..COMMITS).map(one)).await {
        done.unwrap();
    }
    let mut orders = Vec::new();
    for name in &names {
        orders.push(house.store().read(&Stream::game(name), 0).await.unwrap());
    }
    assert_eq!(orders[0].len(), COMMITS);
    assert!(orders.iter().all(|order| *order == orders[0]), "each commit is whole in every stream");
}

/// Good and bad commits that wait together, and so share a transaction.
pub(crate) async fn one_that_conflicts_spoils_no_other(house: &House) {
    let commits = (0..200_u32).map(|number| {
        let store = house.node(number as usize);
        let stream = Stream::game(format!("g{number}"));
        let after = number % 2;
        async move { store.commit(Commit::append(stream, after, vec!["1".into()])).await }
    });
    let answers = join_all(commits).await;
    for (number, answer) in answers.iter().enumerate() {
        let entries = house.store().read(&Stream::game(format!("g{number}")), 0).await.unwrap();
        let good = number.is_multiple_of(2);
        assert_eq!((answer.is_ok(), entries.len()), (good, usize::from(good)), "commit {number}");
    }
}
