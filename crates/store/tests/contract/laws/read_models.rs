//! Laws of rooms and games.

use tengen_game::{GameResult, Seat};
use tengen_store::{
    ArchiveQuery, ArchivedGame, ArchivedRatings, AuthoredStudy, Commit, GameQuery, GameRow, Projection,
    RatingRows, Rebuilt, RoomStatus, Rows, Stream, StudyQuery, rebuild,
};

use super::archive;
use crate::house::House;
use crate::make;

pub(crate) async fn a_row_takes_the_place_of_the_one_before(house: &House) {
    let store = house.store();
    let (mut room, mut game) = (make::room("r", 1), make::game("g", "a", "b", 1));
    store.commit(make::rows(vec![room.clone()], vec![game.clone()])).await.unwrap();
    game.moves = 7;
    store.commit(make::rows(vec![], vec![game.clone()])).await.unwrap();
    assert_eq!(store.game("g").await.unwrap().as_ref(), Some(&game));
    for result in [GameResult::Win(Seat::One), GameResult::Win(Seat::Two), GameResult::Draw, GameResult::Void]
    {
        (game.ended_at, game.result, game.ending) = (Some(99), Some(result), Some("five".into()));
        (game.rated, game.names[1], game.number) = (false, "new".into(), u32::MAX);
        store.commit(make::rows(vec![], vec![game.clone()])).await.unwrap();
        assert_eq!(store.game("g").await.unwrap().as_ref(), Some(&game));
    }
    for status in RoomStatus::ALL {
        (room.status, room.private, room.updated_at) = (status, !room.private, i64::MAX);
        (room.pairing, room.game) = (Some("renju 5+3".into()), Some("g".into()));
        // Twice in one commit: the last one counts.
        store.commit(make::rows(vec![make::room("r", 5), room.clone()], vec![])).await.unwrap();
        assert_eq!(store.room("r").await.unwrap().as_ref(), Some(&room));
    }
    assert_eq!(store.room("R").await.unwrap(), None);
    assert_eq!(store.game("G").await.unwrap(), None);
}

pub(crate) async fn open_rooms_are_listed_the_last_changed_first(house: &House) {
    let store = house.store();
    let mut rooms: Vec<_> = (0..8).map(|number| make::room(&format!("r{number}"), number / 2)).collect();
    rooms[1].private = true;
    rooms[2].status = RoomStatus::Playing;
    rooms[3].status = RoomStatus::Closed;
    rooms[4].status = RoomStatus::Resting;
    rooms[5].pairing = Some("quick".into());
    store.commit(make::rows(rooms, vec![])).await.unwrap();
    let ids = async |pairing, limit| -> Vec<String> {
        let rooms = store.open_rooms(pairing, limit).await.unwrap();
        rooms.into_iter().map(|room| room.id).collect()
    };
    assert_eq!(ids(None, 10).await, ["r7", "r6", "r5", "r0"]);
    assert_eq!(ids(None, 2).await, ["r7", "r6"]);
    assert_eq!(ids(Some("quick"), 10).await, ["r5"]);
    assert_eq!(ids(None, 0).await, [""; 0]);
}

pub(crate) async fn games_are_found_by_person_and_state_page_by_page(house: &House) {
    let store = house.store();
    let persons = ["a", "b", "c"];
    let mut games: Vec<GameRow> = Vec::new();
    for number in 0..27_u8 {
        let person = |number: u8| persons[usize::from(number % 3)];
        let id = format!("g{number:02}");
        let mut game = make::game(&id, person(number), person(number / 3), i64::from(number / 4));
        game.ended_at = (number % 5 > 1).then_some(100);
        games.push(game);
    }
    store.commit(make::rows(vec![], games.clone())).await.unwrap();
    games.sort_by(|a, b| (b.started_at, &b.id).cmp(&(a.started_at, &a.id)));
    for person in [None, Some("a"), Some("b"), Some("nobody")] {
        for ended in [None, Some(true), Some(false)] {
            let expected: Vec<_> = games
                .iter()
                .filter(|game| person.is_none_or(|person| game.persons.iter().any(|one| one == person)))
                .filter(|game| ended.is_none_or(|ended| game.ended_at.is_some() == ended))
                .collect();
            let mut query =
                GameQuery { person: person.map(Into::into), ended, limit: 4, ..GameQuery::default() };
            let mut found = Vec::new();
            loop {
                let page = store.games(&query).await.unwrap();
                let Some(last) = page.last() else { break };
                query.before = Some((last.started_at, last.id.clone()));
                found.extend(page);
            }
            assert_eq!(found.iter().collect::<Vec<_>>(), expected, "{person:?} {ended:?}");
        }
    }
}

pub(crate) async fn games_of_private_rooms_are_listed_on_request_alone(house: &House) {
    let store = house.store();
    let (mut secret, open) = (make::room("secret", 1), make::room("open", 1));
    secret.private = true;
    let game = |id: &str, room: &str| GameRow { room: room.into(), ..make::game(id, "a", "b", 1) };
    let games = vec![game("g1", "secret"), game("g2", "open")];
    store.commit(make::rows(vec![secret, open], games)).await.unwrap();
    for person in [None, Some("a".to_owned())] {
        for (private, expected) in [(false, vec!["g2"]), (true, vec!["g2", "g1"])] {
            let query = GameQuery { person: person.clone(), private, limit: 9, ..GameQuery::default() };
            let found = store.games(&query).await.unwrap();
            assert_eq!(found.iter().map(|game| &game.id).collect::<Vec<_>>(), expected);
        }
    }
}

pub(crate) async fn studies_are_found_by_author_page_by_page(house: &House) {
    let store = house.store();
    let mut studies: Vec<_> = (0..11_i64)
        .map(|number| {
            let authors: &[&str] = match number % 3 {
                0 => &["a"],
                1 => &["b"],
                _ => &["b", "a"],
            };
            make::study(&format!("s{number:02}"), authors, number / 2)
        })
        .collect();
    store.commit(make::studies(studies.clone())).await.unwrap();
    // A study is found where it stands now, by everybody who has become an author of it; who is one
    // already need not be named again.
    let mut later = make::study("s00", &["b"], 99);
    (later.row.private, later.row.size, later.row.white) = (true, 19, "天".into());
    store.commit(make::studies(vec![make::study("s00", &["c"], 50), later.clone()])).await.unwrap();
    later.authors = vec!["a".into(), "b".into(), "c".into()];
    studies[0] = later;
    studies
        .sort_by(|one, other| (other.row.updated_at, &other.row.id).cmp(&(one.row.updated_at, &one.row.id)));
    for author in ["a", "b", "c", "nobody"] {
        let is_author = |study: &&AuthoredStudy| study.authors.iter().any(|one| one == author);
        let expected: Vec<_> = studies.iter().filter(is_author).map(|study| study.row.clone()).collect();
        let mut query = StudyQuery { author: author.into(), before: None, limit: 3 };
        let mut found = Vec::new();
        loop {
            let page = store.studies(&query).await.unwrap();
            let Some(last) = page.last() else { break };
            query.before = Some((last.updated_at, last.id.clone()));
            found.extend(page);
        }
        assert_eq!(found, expected, "{author}");
    }
}

/// Rooms and games whose rows follow from the number of entries alone; a room has a game an entry.
struct Counting;

impl Projection for Counting {
    fn games(&self, room: &str, entries: &[String]) -> Vec<String> {
        (0..entries.len()).map(|number| format!("{room}-{number}")).collect()
    }

    fn rows(&self, room: &str, entries: &[String], games: &[Vec<String>]) -> Rows {
        let game = |(id, moves): (String, &Vec<String>)| {
            let row = make::game(&id, "a", "b", 5);
            GameRow { room: room.into(), moves: moves.len() as u32, ..row }
        };
        Rows {
            rooms: vec![make::room(room, i64::try_from(entries.len()).unwrap())],
            games: self.games(room, entries).into_iter().zip(games).map(game).collect(),
            archive: self.games(room, entries).iter().map(|id| make::archived(id, "a", "b", 5)).collect(),
        }
    }

    fn study(&self, study: &str, entries: &[String]) -> Option<AuthoredStudy> {
        let authors: Vec<&str> = entries.iter().map(String::as_str).collect();
        Some(make::study(study, &authors, i64::try_from(entries.len()).unwrap()))
    }

    fn ratings(&self, pool: &str, entries: &[String]) -> RatingRows {
        let ratings = entries.iter().map(|person| make::rating(pool, person, 1600.0));
        RatingRows { ratings: ratings.collect(), changes: Vec::new(), archived: vec![archived_ratings()] }
    }

    fn record(&self, record: &str, entries: &[String]) -> Option<ArchivedGame> {
        Some(make::archived(record, "c", "d", i64::try_from(entries.len()).unwrap()))
    }
}

/// The ratings that the pool of [`Counting`] gives to one game of the archive.
fn archived_ratings() -> ArchivedRatings {
    ArchivedRatings { game: "7-0".into(), players: [("b".into(), 1650), ("a".into(), 1700)] }
}

pub(crate) async fn read_models_come_back_from_the_log(house: &House) {
    let store = house.store();
    // More rooms than a rebuild reads at a time.
    for number in 0..550_usize {
        let room = number.to_string();
        let entries = vec!["{}".to_owned(); number % 3 + 1];
        let games = vec![vec!["{}".to_owned(); number % 5]; entries.len()];
        let Rows { rooms, games: rows, mut archive } = Counting.rows(&room, &entries, &games);
        let append = |stream, entries| tengen_store::Append { stream, after: 0, entries };
        let ids = Counting.games(&room, &entries).into_iter().zip(games);
        let mut appends: Vec<_> = ids.map(|(id, moves)| append(Stream::game(id), moves)).collect();
        appends.push(append(Stream::room(room), entries));
        let study = vec!["a".to_owned(); number % 2];
        appends.push(append(Stream::study(number.to_string()), study.clone()));
        appends.retain(|append| !append.entries.is_empty());
        let studies = Counting.study(&number.to_string(), &study).filter(|_| !study.is_empty());
        let record = format!("record{number}");
        archive.extend(Counting.record(&record, &["{}".to_owned()]));
        appends.push(append(Stream::record(record), vec!["{}".to_owned()]));
        let studies = studies.into_iter().collect();
        let commit = Commit { appends, rooms, games: rows, studies, archive, ..Commit::default() };
        store.commit(commit).await.unwrap();
    }
    store.commit(make::commit(vec![make::append(&Stream::chat("c"), 0, &["hello"])])).await.unwrap();
    let pool = vec![make::append(&Stream::rating("renju-live"), 0, &["ada", "bo"])];
    let ratings = ["ada", "bo"].map(|person| make::rating("renju-live", person, 1600.0)).to_vec();
    let archived = store.archived("7-0").await.unwrap().unwrap();
    let archived = archived_ratings().put_in(archived);
    assert_eq!(archived.ratings, [Some(1700), Some(1650)]);
    store.commit(Commit { ratings, archive: vec![archived], ..make::commit(pool) }).await.unwrap();
    let everything = async || {
        let games = store.games(&GameQuery { limit: 2000, ..GameQuery::default() }).await.unwrap();
        let query = StudyQuery { author: "a".into(), limit: 2000, ..StudyQuery::default() };
        let ratings =
            [store.ratings_of("ada").await.unwrap(), store.ratings_of("bo").await.unwrap()].concat();
        let archive = ArchiveQuery { limit: 2000, ..ArchiveQuery::default() };
        let archive = archive::everything(&**store, &archive).await;
        (
            games,
            store.open_rooms(None, 2000).await.unwrap(),
            store.studies(&query).await.unwrap(),
            ratings,
            archive,
        )
    };
    let before = everything().await;
    assert_eq!((before.0.len(), before.1.len(), before.2.len(), before.3.len()), (1099, 550, 275, 2));
    // What is not in the log does not survive.
    store.commit(make::rows(vec![make::room("stray", 1)], vec![])).await.unwrap();
    store.commit(make::studies(vec![make::study("stray", &["a"], 1)])).await.unwrap();
    let ratings = vec![make::rating("stray", "ada", 1.0)];
    store.commit(Commit { ratings, ..Commit::default() }).await.unwrap();
    store.commit(make::archive(vec![make::archived("stray", "a", "b", 1)])).await.unwrap();
    let rebuilt = rebuild(&**store, &Counting).await.unwrap();
    assert_eq!(rebuilt, Rebuilt { rooms: 550, studies: 275, pools: 1, records: 550 });
    assert_eq!(everything().await, before);
    store.clear_read_models().await.unwrap();
    assert_eq!(everything().await, Default::default());
}
