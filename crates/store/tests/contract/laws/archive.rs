//! Laws of the archive.

use std::collections::BTreeMap;

use tengen_game::Kifu;
use tengen_rules::opening::NamedOpening;
use tengen_rules::{BoardSize, Colour, Point, PositionHash, RuleSet, Symmetry};
use tengen_store::{
    ArchiveQuery, ArchivedGame, Band, Continuation, Imported, Next, PlayerName, PlayerResults, PositionQuery,
    Store, Stream, import,
};

use crate::house::House;
use crate::make;

/// What the archive says when it is asked for everything.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Everything {
    games: Vec<ArchivedGame>,
    continuations: Vec<Vec<Continuation>>,
    results: Vec<PlayerResults>,
    names: Vec<PlayerName>,
}

/// Asks for everything that does not depend on the numbers of games, nor on which of them are named.
pub(crate) async fn everything(store: &dyn Store, query: &ArchiveQuery) -> Everything {
    let mut games = pages(store, query.clone()).await;
    games.sort_by(|one, other| (other.ended_at, &other.id).cmp(&(one.ended_at, &one.id)));
    let mut continuations = Vec::new();
    for line in games.iter().map(|game| &game.moves).collect::<std::collections::BTreeSet<_>>() {
        for length in 0..=line.len() {
            let mut found = store.continuations(&position(&line[..length])).await.unwrap();
            for continuation in &mut found {
                continuation.games.clear();
            }
            continuations.push(found);
        }
    }
    let (mut results, mut names) = (Vec::new(), Vec::new());
    for person in ["a", "b", "c", "d", "e"] {
        results.extend(store.player_results(person).await.unwrap());
        names.extend(store.names_of_player(person).await.unwrap());
    }
    Everything { games, continuations, results, names }
}

/// The games on all pages, however the search breaks off.
async fn pages(store: &dyn Store, mut query: ArchiveQuery) -> Vec<ArchivedGame> {
    let mut found = Vec::new();
    loop {
        let page = store.search_archive(&query).await.unwrap();
        assert!(page.games.len() <= query.limit as usize);
        found.extend(page.games);
        let Some(next) = page.next else { return found };
        assert!(query.before.is_none_or(|before| next < before), "it goes on");
        query.before = Some(next);
    }
}

async fn ids(store: &dyn Store, query: ArchiveQuery) -> Vec<String> {
    let query = ArchiveQuery { limit: 3, ..query };
    pages(store, query).await.into_iter().map(|game| game.id).collect()
}

/// The board after some moves, and the question about it.
fn board(moves: &[Option<Point>]) -> (PositionHash, PositionQuery) {
    let mut hash = PositionHash::new(BoardSize::RENJU);
    let mut to_move = Colour::Black;
    for stone in moves {
        if let Some(point) = *stone {
            hash.toggle(point, to_move);
        }
        to_move = to_move.opponent();
    }
    let key = hash.key(to_move);
    (hash, PositionQuery { key, rule_set: None, bands: vec![] })
}

fn position(moves: &[Option<Point>]) -> PositionQuery {
    board(moves).1
}

/// Games that differ in everything that can be asked for.
fn varied() -> Vec<ArchivedGame> {
    let persons = ["a", "b", "c"];
    let lines = ["h8 h9 i8 i9 j8 j9 k8 k9 l8", "h8 i9 f6 g7", "a1 b2 c3", "h8 h9 h10", "h8 h9 -- i9 -- --"];
    let game = |number: usize| ArchivedGame {
        private: false,
        rule_set: RuleSet::ALL[number % 3],
        winner: [Some(Colour::Black), Some(Colour::White), None][number % 7 % 3],
        ending: ["five", "time", "agreement"][number % 5 % 3].into(),
        ratings: [
            (!number.is_multiple_of(4)).then_some(1500 + 20 * number as u16),
            (!number.is_multiple_of(6)).then_some(2500 - 30 * number as u16),
        ],
        moves: make::moves(lines[number % 5]),
        ..make::archived(
            &format!("g{number:02}"),
            persons[number % 3],
            persons[number / 3 % 3],
            i64::try_from(number / 2).unwrap() * 10,
        )
    };
    (0..30).map(game).collect()
}

fn fits(query: &ArchiveQuery, game: &ArchivedGame) -> bool {
    let person = query.person.as_ref().is_none_or(|person| match query.colour {
        Some(colour) => game.persons[colour.index()] == *person,
        None => game.persons.contains(person),
    });
    person
        && query.rule_set.is_none_or(|rule_set| game.rule_set == rule_set)
        && query.opening.is_none_or(|opening| game.opening() == Some(opening))
        && query.winner.is_none_or(|winner| game.winner == Some(winner))
        && (!query.drawn || game.winner.is_none())
        && query.ending.as_ref().is_none_or(|ending| game.ending == *ending)
        && query.rating_from.is_none_or(|rating| game.rating().is_some_and(|mean| mean >= rating))
        && query.since.is_none_or(|since| game.ended_at >= since)
        && query.until.is_none_or(|until| game.ended_at < until)
        && query.moves_from.is_none_or(|moves| game.moves.len() >= moves as usize)
        && query.moves_to.is_none_or(|moves| game.moves.len() <= moves as usize)
}

pub(crate) async fn games_are_found_by_whatever_is_known_of_them(house: &House) {
    let store = &**house.store();
    let mut games = varied();
    store.commit(make::archive(games.clone())).await.unwrap();
    // Those that end at the same moment have the order in which they came.
    games.sort_by(|a, b| (b.ended_at, &b.id).cmp(&(a.ended_at, &a.id)));
    let whole = ArchiveQuery { limit: 100, ..ArchiveQuery::default() };
    assert_eq!(store.search_archive(&whole).await.unwrap().games, games);
    assert_eq!(store.archived("g07").await.unwrap().unwrap().id, "g07");
    let all = ArchiveQuery::default;
    let person = |person: &str, colour| ArchiveQuery { person: Some(person.into()), colour, ..all() };
    let mut queries = vec![
        all(),
        ArchiveQuery { drawn: true, ..all() },
        ArchiveQuery { ending: Some("time".into()), ..all() },
        ArchiveQuery { since: Some(50), until: Some(100), ..all() },
        ArchiveQuery { moves_from: Some(4), moves_to: Some(6), ..all() },
        ArchiveQuery { rating_from: Some(1950), ..all() },
        person("a", None),
        person("a", Some(Colour::White)),
        ArchiveQuery { rule_set: Some(RuleSet::ALL[1]), ..person("b", Some(Colour::Black)) },
        ArchiveQuery { winner: Some(Colour::White), since: Some(30), ..person("c", None) },
        person("nobody", None),
    ];
    queries.extend(Colour::BOTH.map(|colour| ArchiveQuery { winner: Some(colour), ..all() }));
    queries.extend(
        [NamedOpening::D1, NamedOpening::I13, NamedOpening::D4]
            .map(|opening| ArchiveQuery { opening: Some(opening), ..all() }),
    );
    let mut found = 0;
    for query in queries {
        let fitting = games.iter().filter(|game| fits(&query, game)).map(|game| game.id.clone());
        let fitting: Vec<_> = fitting.collect();
        found += usize::from(!fitting.is_empty());
        assert_eq!(ids(store, query.clone()).await, fitting, "{query:?}");
    }
    assert_eq!(found, 14);
}

pub(crate) async fn a_rare_game_is_found_among_many(house: &House) {
    let store = &**house.store();
    let mut games: Vec<_> = (0..5300)
        .map(|number| ArchivedGame { moves: vec![], ..make::archived(&number.to_string(), "a", "b", number) })
        .collect();
    games[3].rule_set = RuleSet::Caro;
    store.commit(make::archive(games)).await.unwrap();
    for person in [None, Some("a".to_owned())] {
        let query = ArchiveQuery { person, rule_set: Some(RuleSet::Caro), limit: 5, ..Default::default() };
        assert_eq!(ids(store, query.clone()).await, ["3"]);
        // A player's games are walked through in parts.
        let first = store.search_archive(&query).await.unwrap();
        assert_eq!(first.next.is_some(), query.person.is_some());
    }
}

pub(crate) async fn private_games_are_for_their_players(house: &House) {
    let store = &**house.store();
    let secret = ArchivedGame { private: true, ..make::archived("secret", "a", "b", 2) };
    store.commit(make::archive(vec![secret, make::archived("open", "a", "b", 1)])).await.unwrap();
    for person in [None, Some("a".to_owned())] {
        for (private, expected) in [(false, vec!["open"]), (true, vec!["secret", "open"])] {
            let query = ArchiveQuery { person: person.clone(), private, ..ArchiveQuery::default() };
            assert_eq!(ids(store, query).await, expected);
        }
    }
    let continuations = store.continuations(&position(&[])).await.unwrap();
    assert_eq!(continuations.iter().map(|one| one.tally.games()).collect::<Vec<_>>(), [1]);
    assert_eq!(store.names_of_player("a").await.unwrap()[0].games, 1);
    assert_eq!(store.player_results("a").await.unwrap()[0].wins, 1);
}

pub(crate) async fn positions_are_found_in_every_image(house: &House) {
    let store = &**house.store();
    let line = make::moves("h8 h9 i8 i9 j8 j9 k8 k9 l8");
    let image = |moves: &[Option<Point>], symmetry: Symmetry| -> Vec<_> {
        moves.iter().map(|stone| stone.map(|point| symmetry.apply(point, BoardSize::RENJU))).collect()
    };
    let games = Symmetry::ALL.iter().enumerate().map(|(number, &symmetry)| ArchivedGame {
        moves: image(&line, symmetry),
        ..make::archived(&format!("g{number}"), "a", "b", 1)
    });
    store.commit(make::archive(games.collect())).await.unwrap();
    for symmetry in Symmetry::ALL {
        let line = image(&line, symmetry);
        for length in 0..line.len() {
            let (hash, query) = board(&line[..length]);
            let found = store.continuations(&query).await.unwrap();
            assert_eq!(found.len(), 1, "after {length} moves");
            assert_eq!((found[0].tally.black, found[0].tally.games()), (8, 8));
            let Next::Stone(next) = found[0].next else { panic!("{found:?}") };
            assert!(hash.originals(next).iter().any(|&point| Some(point) == line[length]));
            let named = store.archived_by_number(&found[0].games).await.unwrap();
            assert_eq!(named.iter().map(|game| &game.id).collect::<Vec<_>>(), ["g7", "g6", "g5", "g4"]);
        }
        let end = store.continuations(&position(&line)).await.unwrap();
        assert_eq!((end.len(), end[0].next), (1, Next::End));
    }
    // The same stones in another order are the same position, and other stones another.
    let transposed = store.continuations(&position(&make::moves("h8 i9 i8 h9"))).await.unwrap();
    assert_eq!(transposed.iter().map(|one| one.tally.games()).collect::<Vec<_>>(), [8]);
    assert_eq!(store.continuations(&position(&make::moves("h8 i9 i8 h10"))).await.unwrap(), []);
    let pass = ArchivedGame { moves: make::moves("a1 -- b2 --"), ..make::archived("pass", "a", "b", 1) };
    store.commit(make::archive(vec![pass])).await.unwrap();
    let after = store.continuations(&position(&make::moves("a1"))).await.unwrap();
    assert_eq!(after.iter().map(|one| one.next).collect::<Vec<_>>(), [Next::Pass]);
}

pub(crate) async fn continuations_are_counted_by_rule_set_and_band(house: &House) {
    let store = &**house.store();
    let games = varied();
    store.commit(make::archive(games.clone())).await.unwrap();
    let start = make::moves("h8 h9");
    for rule_set in [None, Some(RuleSet::ALL[0]), Some(RuleSet::ALL[1])] {
        for bands in [vec![], vec![Band::Unknown], vec![Band::From2000, Band::From1800]] {
            let query = PositionQuery { rule_set, bands: bands.clone(), ..position(&start) };
            let fitting = games.iter().filter(|game| {
                game.moves.starts_with(&start)
                    && rule_set.is_none_or(|rule_set| game.rule_set == rule_set)
                    && (bands.is_empty() || bands.contains(&Band::of(game.rating())))
            });
            let mut expected: BTreeMap<Next, (u64, u64, u64)> = BTreeMap::new();
            for game in fitting {
                let next =
                    game.moves[2].map_or(Next::Pass, |point| Next::Stone(board(&start).0.canonical(point)));
                let (games, wins, ratings) = expected.entry(next).or_default();
                *games += 1;
                *wins += u64::from(game.winner == Some(Colour::Black));
                *ratings += u64::from(game.rating().unwrap_or(0));
            }
            let found = store.continuations(&query).await.unwrap();
            assert!(found.is_sorted_by_key(|one| std::cmp::Reverse(one.tally.games())));
            let found: BTreeMap<_, _> = found
                .iter()
                .map(|one| (one.next, (one.tally.games(), one.tally.black, one.tally.rating_sum)))
                .collect();
            assert_eq!(found, expected, "{query:?}");
        }
    }
}

pub(crate) async fn what_is_counted_does_not_depend_on_tidying(house: &House) {
    // Enough for runs of several tiers, on nodes that take turns.
    let everything =
        async || everything(&*house.node(0), &ArchiveQuery { limit: 100, ..ArchiveQuery::default() }).await;
    for (turn, game) in varied().into_iter().cycle().take(240).enumerate() {
        let game = ArchivedGame { id: format!("{turn:03}"), ended_at: i64::try_from(turn).unwrap(), ..game };
        house.node(turn).commit(make::archive(vec![game])).await.unwrap();
    }
    let removed: Vec<_> = (20..60).map(|turn| format!("{turn:03}")).collect();
    assert_eq!(house.node(1).remove_archived(&removed).await.unwrap(), 40);
    let before = everything().await;
    assert_eq!(before.games.len(), 200);
    let mut steps = 0;
    while house.node(steps).tidy_archive(400).await.unwrap() {
        steps += 1;
        if steps % 10 == 0 {
            assert_eq!(everything().await, before, "after {steps} steps");
        }
    }
    assert!(steps > 20, "{steps}");
    assert_eq!(everything().await, before);
}

pub(crate) async fn games_can_be_replaced_and_taken_out(house: &House) {
    let store = &**house.store();
    let query = ArchiveQuery { limit: 100, ..ArchiveQuery::default() };
    let games = varied();
    store.commit(make::archive(games[..10].to_vec())).await.unwrap();
    let before = everything(store, &query).await;
    store.commit(make::archive(games[10..20].to_vec())).await.unwrap();
    let changed = games[12..18].iter().map(|game| ArchivedGame {
        persons: ["d".into(), "e".into()],
        winner: None,
        moves: make::moves("h8 i9 j10"),
        ..game.clone()
    });
    store.commit(make::archive(changed.collect())).await.unwrap();
    let changed = store.archived("g12").await.unwrap().unwrap();
    assert_eq!((changed.persons[0].as_str(), changed.winner), ("d", None));
    assert_eq!(store.player_results("d").await.unwrap().iter().map(|one| one.draws).sum::<u64>(), 6);
    let ids: Vec<_> = games[10..30].iter().map(|game| game.id.clone()).collect();
    assert_eq!(store.remove_archived(&ids).await.unwrap(), 10);
    assert_eq!(everything(store, &query).await, before);
    assert_eq!(store.archived("g12").await.unwrap(), None);
    while store.tidy_archive(1000).await.unwrap() {}
    assert_eq!(everything(store, &query).await, before);
}

pub(crate) async fn results_and_names_of_players_are_counted(house: &House) {
    let store = &**house.store();
    let mut games = varied();
    games[0].names[0] = "Élan".into();
    store.commit(make::archive(games[..15].to_vec())).await.unwrap();
    store.commit(make::archive(games[15..].to_vec())).await.unwrap();
    for person in ["a", "b", "c"] {
        let mut expected: BTreeMap<_, [u64; 3]> = BTreeMap::new();
        for game in &games {
            for colour in Colour::BOTH.into_iter().filter(|one| game.persons[one.index()] == person) {
                let outcome = game.winner.map_or(2, |winner| usize::from(winner != colour));
                expected.entry((colour, game.rule_set.id(), game.opening())).or_default()[outcome] += 1;
            }
        }
        let found = store.player_results(person).await.unwrap();
        let found: BTreeMap<_, _> = found
            .into_iter()
            .map(|one| ((one.colour, one.rule_set.id(), one.opening), [one.wins, one.losses, one.draws]))
            .collect();
        assert_eq!(found, expected);
    }
    let names = async |prefix: &str, limit| -> Vec<(String, u64)> {
        let names = store.player_names(prefix, limit).await.unwrap();
        names.into_iter().map(|name| (name.person, name.games)).collect()
    };
    assert_eq!(names("éL", 5).await, [("a".to_owned(), 1)]);
    assert_eq!(names("B 天", 5).await.iter().map(|(_, games)| games).sum::<u64>(), 10);
    assert_eq!(names("", 2).await.len(), 2);
    assert_eq!(names("x", 5).await, []);
    assert_eq!(store.names_of_player("a").await.unwrap().len(), 3);
    assert_eq!(store.names_of_player("nobody").await.unwrap(), []);
}

pub(crate) async fn games_from_elsewhere_come_in_once(house: &House) {
    let store = &**house.store();
    let kifu = |day: i64, moves: &str| Kifu {
        players: ["Nakamura".into(), "曹冬".into()],
        ratings: [Some(2400), Some(2300)],
        rule_set: RuleSet::Renju,
        size: BoardSize::RENJU,
        protocol: "rif".into(),
        played_at: day * 86_400_000,
        winner: None,
        ending: "agreement".into(),
        moves: make::moves(moves),
    };
    let games = [kifu(1, "h8 i9"), kifu(2, "h8 i9"), kifu(1, "h8 i9")];
    assert_eq!(import(store, &games).await.unwrap(), Imported { new: 2, known: 1 });
    let more = [kifu(2, "h8 i9"), kifu(3, "h8 h9 --")];
    assert_eq!(import(store, &more).await.unwrap(), Imported { new: 1, known: 1 });
    let found = pages(store, ArchiveQuery { limit: 2, ..ArchiveQuery::default() }).await;
    let expected = [&more[1], &games[1], &games[0]];
    let expected = expected.map(|kifu| ArchivedGame::from_kifu(kifu.id(), kifu));
    assert_eq!(found, expected);
    // The log can make them again.
    let entries = store.read(&Stream::record(games[0].id()), 0).await.unwrap();
    assert_eq!(serde_json::from_str::<Kifu>(&entries[0]).unwrap(), games[0]);
    assert_eq!(store.player_names("nakaM", 9).await.unwrap()[0].games, 3);
}
