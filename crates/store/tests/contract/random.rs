//! Random commits, many at a time, come out as in the model.

use std::sync::atomic::{AtomicU32, Ordering};

use futures::future::join_all;
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use proptest::sample::select;
use proptest::test_runner::TestRunner;
use tengen_game::{GameResult, Seat};
use tengen_store::{Append, AuthoredStudy, Commit, GameRow, RoomRow, RoomStatus, Stream};
use tokio::runtime::Runtime;

use crate::house::House;
use crate::make;
use crate::model::Model;
use tengen_servers::Postgres;

/// An append whose place is known only when its turn comes.
#[derive(Clone, Debug)]
struct Shape {
    stream: Stream,
    /// How far from the end it aims.
    slip: i64,
    entries: Vec<String>,
}

#[derive(Clone, Debug)]
struct Step {
    appends: Vec<Shape>,
    rooms: Vec<RoomRow>,
    games: Vec<GameRow>,
    studies: Vec<AuthoredStudy>,
}

const IDS: [&str; 4] = ["a", "b", "B", "天"];

fn id() -> impl Strategy<Value = String> {
    select(&IDS[..]).prop_map(str::to_owned)
}

fn text() -> impl Strategy<Value = String> {
    "[^\0]{0,12}"
}

/// Mostly the right place.
fn slip() -> impl Strategy<Value = i64> {
    prop_oneof![12 => Just(0), 1 => -2..=2_i64, 1 => Just(i64::from(u32::MAX))]
}

fn shape() -> impl Strategy<Value = Shape> {
    let stream = (
        select(vec![Stream::room, Stream::game, Stream::chat, Stream::study, Stream::review, Stream::record]
            as Vec<fn(String) -> Stream>),
        id(),
    );
    let stream = stream.prop_map(|(kind, id)| kind(id));
    (stream, slip(), vec(text(), 0..4)).prop_map(|(stream, slip, entries)| Shape { stream, slip, entries })
}

fn room() -> impl Strategy<Value = RoomRow> {
    let pairing = option::of(select(vec!["quick".to_owned(), "slow".to_owned()]));
    let parts =
        (id(), select(&RoomStatus::ALL[..]), any::<bool>(), pairing, text(), option::of(id()), 0..3_i64);
    parts.prop_map(|(id, status, private, pairing, host, game, updated_at)| {
        // No two rooms share a game.
        let game = game.map(|_| id.clone());
        RoomRow { id, status, private, pairing, host, game, updated_at }
    })
}

fn game() -> impl Strategy<Value = GameRow> {
    let results =
        [GameResult::Win(Seat::One), GameResult::Win(Seat::Two), GameResult::Draw, GameResult::Void];
    let end = option::of((any::<i64>(), select(results.to_vec()), text()));
    let who = ([id(), id()], [text(), text()]);
    let parts = (id(), id(), any::<u32>(), who, text(), text(), any::<bool>(), 0..3_i64, end, any::<u32>());
    parts.prop_map(
        |(id, room, number, (persons, names), rule_set, opening, rated, started_at, end, moves)| {
            let (ended_at, result, ending) = match end {
                Some((at, result, ending)) => (Some(at), Some(result), Some(ending)),
                None => (None, None, None),
            };
            let rest = GameRow {
                ended_at,
                result,
                ending,
                number,
                rule_set,
                opening,
                rated,
                moves,
                ..make::game("", "", "", 0)
            };
            GameRow { id, room, persons, names, started_at, ..rest }
        },
    )
}

fn study() -> impl Strategy<Value = AuthoredStudy> {
    let parts = (id(), vec(id(), 0..3), text(), any::<bool>(), any::<u8>(), 0..3_i64);
    parts.prop_map(|(id, authors, text, private, size, updated_at)| {
        let mut study = make::study(&id, &[], updated_at);
        study.authors = authors;
        (study.row.title, study.row.private, study.row.size) = (text, private, size);
        study
    })
}

fn step() -> impl Strategy<Value = Step> {
    let parts = (vec(shape(), 0..4), vec(room(), 0..3), vec(game(), 0..3), vec(study(), 0..3));
    parts.prop_map(|(appends, rooms, games, studies)| Step { appends, rooms, games, studies })
}

/// Steps in groups that are committed at once.
fn groups() -> impl Strategy<Value = Vec<Vec<Step>>> {
    vec(vec(step(), 1..6), 1..8)
}

/// The commit of a step, aimed at the streams as they are in `model`.
fn aim(step: &Step, model: &Model) -> Commit {
    let mut model = model.clone();
    let mut commit = Commit {
        appends: vec![],
        rooms: step.rooms.clone(),
        games: step.games.clone(),
        studies: step.studies.clone(),
        ..Commit::default()
    };
    for Shape { stream, slip, entries } in &step.appends {
        let place = i64::from(model.end(stream)) + slip;
        let after = u32::try_from(place.clamp(0, i64::from(u32::MAX))).unwrap();
        let append = Append { stream: stream.clone(), after, entries: entries.clone() };
        // A wrong place is found when the commit is made.
        let _ = model.commit(&Commit { appends: vec![append.clone()], ..Commit::default() });
        commit.appends.push(append);
    }
    commit
}

/// One node takes commits in the order they come in, so the model knows what each has to answer.
async fn follow(house: &House, groups: Vec<Vec<Step>>) {
    let mut model = Model::default();
    for (turn, group) in groups.iter().enumerate() {
        let store = house.node(turn);
        let mut commits = Vec::new();
        let mut expected = Vec::new();
        for step in group {
            let commit = aim(step, &model);
            expected.push(model.commit(&commit).map_err(|stream| format!("{stream}")));
            commits.push(store.commit(commit));
        }
        let answers = join_all(commits).await.into_iter().map(|answer| match answer {
            Ok(()) => Ok(()),
            Err(tengen_store::StoreError::Conflict { stream }) => Err(stream.to_string()),
            Err(other) => panic!("{other}"),
        });
        assert_eq!(answers.collect::<Vec<_>>(), expected);
        model.check(&*store).await;
    }
    for node in &house.nodes {
        model.check(&**node).await;
    }
}

#[test]
fn random_commits_do_to_sqlite_what_they_do_to_the_model() {
    let runtime = Runtime::new().unwrap();
    let mut runner = TestRunner::new(ProptestConfig::with_cases(100));
    let result = runner.run(&groups(), |groups| {
        runtime.block_on(async {
            follow(&House::in_memory().await, groups).await;
        });
        Ok(())
    });
    result.unwrap();
}

#[test]
fn random_commits_do_to_postgres_what_they_do_to_the_model() {
    let Some(server) = Postgres::start().unwrap() else { return };
    let runtime = Runtime::new().unwrap();
    let mut runner = TestRunner::new(ProptestConfig::with_cases(12));
    let cases = AtomicU32::new(0);
    let result = runner.run(&groups(), |groups| {
        let name = format!("case_{}", cases.fetch_add(1, Ordering::Relaxed));
        runtime.block_on(async {
            let house = House::on_server(server.create(&name).unwrap()).await;
            follow(&house, groups).await;
            house.close().await;
        });
        Ok(())
    });
    result.unwrap();
}
