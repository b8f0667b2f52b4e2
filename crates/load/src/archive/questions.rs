//! How long the archive takes to answer.

use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Context, ensure};
use fastrand::Rng;
use tengen_rules::opening::NamedOpening;
use tengen_rules::{Colour, PositionHash, RuleSet};
use tengen_store::{Archive, ArchiveQuery, ArchivedGame, Band, PositionQuery, SqliteStore, Store};

/// Stones of the positions that are asked for, at most.
const DEEPEST: usize = 30;

/// Games from which questions are made.
const SAMPLE: usize = 2000;

/// Asks at random and prints a table.
pub(crate) async fn run(database: &Path, questions: usize, seed: u64) -> anyhow::Result<()> {
    let store = SqliteStore::open(database).await.with_context(|| database.display().to_string())?;
    let mut random = Rng::with_seed(seed);
    let games = sample(&store, &mut random).await?;
    println!("| question | p50 | p99 | most |\n|---|---:|---:|---:|");
    let mut times = Vec::new();
    for _ in 0..questions {
        let query = position(&mut random, &games);
        let start = Instant::now();
        let found = store.continuations(&query).await?;
        let numbers: Vec<i64> = found.iter().flat_map(|one| &one.games).take(10).copied().collect();
        store.archived_by_number(&numbers).await?;
        times.push(start.elapsed());
    }
    report("position", times);
    let mut times = Vec::new();
    for _ in 0..questions {
        let query = search(&mut random, &games);
        let start = Instant::now();
        store.search_archive(&query).await?;
        times.push(start.elapsed());
    }
    report("search", times);
    let mut times = Vec::new();
    for _ in 0..questions {
        let person = &choice(&mut random, &games).persons[0];
        let start = Instant::now();
        store.player_results(person).await?;
        store.names_of_player(person).await?;
        let recent = ArchiveQuery { person: Some(person.clone()), limit: 20, ..ArchiveQuery::default() };
        store.search_archive(&recent).await?;
        times.push(start.elapsed());
    }
    report("player's page", times);
    store.close().await?;
    Ok(())
}

/// Games of all times.
async fn sample(store: &SqliteStore, random: &mut Rng) -> anyhow::Result<Vec<ArchivedGame>> {
    let newest = store.search_archive(&ArchiveQuery { limit: 1, ..ArchiveQuery::default() }).await?;
    ensure!(
        !newest.games.is_empty(),
        "there is no game in this archive: cargo xtask seed-archive makes some"
    );
    let last = newest.next.map_or(1, |place| place.number);
    let numbers: Vec<i64> = (0..SAMPLE).map(|_| random.i64(1..=last)).collect();
    Ok(store.archived_by_number(&numbers).await?)
}

fn choice<'a>(random: &mut Rng, games: &'a [ArchivedGame]) -> &'a ArchivedGame {
    &games[random.usize(..games.len())]
}

fn position(random: &mut Rng, games: &[ArchivedGame]) -> PositionQuery {
    let game = choice(random, games);
    let length = random.usize(..=game.moves.len().min(DEEPEST));
    let (mut hash, mut to_move) = (PositionHash::new(game.size), Colour::Black);
    for stone in &game.moves[..length] {
        if let Some(point) = *stone {
            hash.toggle(point, to_move);
        }
        to_move = to_move.opponent();
    }
    let bands = if random.bool() { vec![] } else { vec![Band::ALL[random.usize(..Band::ALL.len())]] };
    let rule_set = random.bool().then_some(game.rule_set);
    PositionQuery { key: hash.key(to_move), rule_set, bands }
}

/// One to three conditions out of all there are.
fn search(random: &mut Rng, games: &[ArchivedGame]) -> ArchiveQuery {
    let mut query = ArchiveQuery { limit: 20, ..ArchiveQuery::default() };
    for _ in 0..random.u8(1..=3) {
        let game = choice(random, games);
        match random.u8(..9) {
            0 => query.person = Some(game.persons[0].clone()),
            1 => query.rule_set = Some(RuleSet::ALL[random.usize(..RuleSet::ALL.len())]),
            2 => query.opening = Some(NamedOpening::ALL[random.usize(..26)]),
            3 => query.winner = Some(Colour::BOTH[random.usize(..2)]),
            4 => query.ending = Some(game.ending.clone()),
            5 => query.rating_from = Some(random.u16(1400..2400)),
            6 => query.until = Some(game.ended_at),
            7 => query.moves_from = Some(random.u32(10..90)),
            _ => query.moves_to = Some(random.u32(10..60)),
        }
    }
    query
}

fn report(what: &str, mut times: Vec<Duration>) {
    times.sort_unstable();
    let at = |per_mille: usize| times[(times.len() - 1) * per_mille / 1000].as_secs_f64() * 1e3;
    println!("| {what} | {:.1} ms | {:.1} ms | {:.1} ms |", at(500), at(990), at(1000));
}
