//! A house's database, looked through: what is damaged is found, and nothing else.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use proptest::prelude::*;
use sqlx::{AssertSqlSafe, Row, SqlitePool};
use tempfile::TempDir;
use tengen_game::Millis;
use tengen_room::{RoomSettings, Visibility};
use tengen_server::bus::LocalBus;
use tengen_server::{
    Checked, Config, Finding, HouseOptions, LogFaultKind, Mended, Told, Wrong, check, check_store, mend,
};
use tengen_store::{SqliteStore, Store};
use tengen_wire::{GameAction, NewStudy, RoomAction};

use crate::support::{ManualClock, Novice, Two, Venue, claim_room, person, settings};

/// The database of a house in which something of everything has happened.
struct Kept {
    folder: TempDir,
}

impl Kept {
    async fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let store = Arc::new(SqliteStore::open(folder.path().join("tengen.db")).await.unwrap());
        let options = HouseOptions { lag_cap_ms: Millis::ZERO, ..HouseOptions::default() };
        let (bus, clock) = (Arc::new(LocalBus::default()), Arc::new(ManualClock::new()));
        let venue = Venue::over(Arc::clone(&store) as _, bus, clock, options).await;
        let mut two = venue.two(claim_room()).await;
        two.play("h8 a1 i8 a3 j8 a5 k8 a7 l8").await;
        two.ada.chat("thank you").await.unwrap();
        for page in [&mut two.ada, &mut two.bo] {
            page.in_room(RoomAction::Ready).await.unwrap();
        }
        let house = &two.venue.house;
        let private = RoomSettings { visibility: Visibility::Private, ..claim_room() };
        house.open_room(person("cy"), private).await.unwrap();
        house.make_study(person("ada"), study()).await.unwrap();
        house.shutdown().await;
        store.close().await.unwrap();
        Self { folder }
    }

    fn path(&self) -> PathBuf {
        self.folder.path().join("tengen.db")
    }

    /// A copy of it, in a folder of its own.
    fn copy(&self) -> Self {
        let folder = tempfile::tempdir().unwrap();
        std::fs::copy(self.path(), folder.path().join("tengen.db")).unwrap();
        Self { folder }
    }

    fn config(&self) -> Config {
        Config { data: self.folder.path().to_owned(), ..Config::default() }
    }

    async fn run(&self, sql: &str) {
        let pool = SqlitePool::connect(self.path().to_str().unwrap()).await.unwrap();
        let done = sqlx::query(AssertSqlSafe(sql)).execute(&pool).await.unwrap();
        assert!(done.rows_affected() > 0, "{sql}");
        pool.close().await;
    }

    /// What a check finds.
    async fn check(&self) -> (Checked, Vec<Finding>) {
        let mut found = Vec::new();
        let checked = check(&self.config(), None, &mut |told| found.extend(finding(told))).await.unwrap();
        (checked, found)
    }

    async fn mend(&self) -> Mended {
        mend(&self.config(), &mut |_| ()).await.unwrap()
    }
}

fn finding(told: Told) -> Option<Finding> {
    match told {
        Told::Found(finding) => Some(finding),
        Told::Progress(_) => None,
    }
}

fn study() -> NewStudy {
    let root =
        serde_json::json!({ "rule_set": "renju", "size": 15, "black": [], "white": [], "first": "black" });
    let new = serde_json::json!({ "title": "Pine", "private": true, "root": root, "edits": [] });
    serde_json::from_value(new).unwrap()
}

/// The columns of a table that are not of its key: name, type, and the number of its key's columns.
async fn columns(path: &Path, table: &str) -> Vec<(String, String)> {
    let pool = SqlitePool::connect(path.to_str().unwrap()).await.unwrap();
    let sql = AssertSqlSafe(format!("SELECT name, type FROM pragma_table_info('{table}') WHERE pk = 0"));
    let rows = sqlx::query(sql).fetch_all(&pool).await.unwrap();
    pool.close().await;
    rows.iter().map(|row| (row.get(0), row.get(1))).collect()
}

#[tokio::test]
async fn a_house_that_was_left_alone_is_clean() {
    let kept = Kept::new().await;
    let (checked, found) = kept.check().await;
    assert_eq!(found, []);
    let expected = Checked { rooms: 2, games: 2, studies: 1, rows: checked.rows, ..Checked::default() };
    assert_eq!(checked, expected);
    assert!(checked.rows > 20, "the archive among them: {checked:?}");
}

#[tokio::test]
async fn a_column_that_was_changed_is_found_alone_and_mended() {
    let kept = Kept::new().await;
    let mut changed = 0;
    for table in ["rooms", "games", "studies"] {
        for (column, kind) in columns(&kept.path(), table).await {
            let damaged = kept.copy();
            let other = match kind.as_str() {
                "INTEGER" => format!("1 - coalesce({column}, 7)"),
                _ => format!("coalesce({column}, '') || '?'"),
            };
            let first = format!("(SELECT min(id) FROM {table})");
            damaged.run(&format!("UPDATE {table} SET {column} = {other} WHERE id = {first}")).await;
            let (checked, found) = damaged.check().await;
            assert_eq!((checked.faults, checked.differences), (0, 1), "{table}.{column}: {found:?}");
            let [Finding::Row(difference)] = &found[..] else { panic!("{table}.{column}: {found:?}") };
            let Wrong::Columns(wrong) = &difference.wrong else { panic!("{difference:?}") };
            let names: Vec<_> = wrong.iter().map(|wrong| wrong.name.as_str()).collect();
            assert_eq!((difference.model.name(), &names[..]), (table, &[column.as_str()][..]));
            let mended = damaged.mend().await;
            assert!(!mended.before.is_clean() && mended.after.unwrap().is_clean(), "{mended:?}");
            assert_eq!(damaged.check().await.1, []);
            changed += 1;
        }
    }
    assert_eq!(changed, 6 + 14 + 6);
}

#[tokio::test]
async fn a_row_too_few_or_too_many_is_found_and_mended() {
    let kept = Kept::new().await;
    for table in ["rooms", "games", "studies", "study_authors"] {
        let key = if table == "study_authors" { "study" } else { "id" };
        let damaged = kept.copy();
        damaged.run(&format!("DELETE FROM {table} WHERE {key} = (SELECT max({key}) FROM {table})")).await;
        let (_, found) = damaged.check().await;
        assert!(
            matches!(&found[..], [Finding::Row(row)] if row.wrong == Wrong::Missing && row.model.name() == table),
            "{found:?}"
        );
        assert!(damaged.mend().await.after.unwrap().is_clean());

        let damaged = kept.copy();
        let mut names = String::new();
        for (name, _) in columns(&damaged.path(), table).await {
            names.push_str(", ");
            names.push_str(&name);
        }
        let (key, values) = if table == "study_authors" {
            ("person, study".to_owned(), "'eve', study".to_owned())
        } else {
            (format!("id{names}"), format!("'stray'{names}"))
        };
        damaged.run(&format!("INSERT INTO {table} ({key}) SELECT {values} FROM {table} LIMIT 1")).await;
        let (_, found) = damaged.check().await;
        assert!(
            matches!(&found[..], [Finding::Row(row)] if row.wrong == Wrong::Extra && row.model.name() == table),
            "{found:?}"
        );
        assert!(damaged.mend().await.after.unwrap().is_clean());
        assert_eq!(damaged.check().await.1, []);
    }
}

#[tokio::test]
async fn what_is_wrong_with_the_log_is_named_and_nothing_is_mended_then() {
    let kept = Kept::new().await;
    let first_game = "stream = (SELECT min(stream) FROM entries WHERE stream GLOB 'game/*' AND seq = 5)";
    let unreadable = format!("UPDATE entries SET body = '{{' WHERE {first_game} AND seq = 3");
    let doubled = format!(
        "UPDATE entries SET body = replace(body, '\"i8\"', '\"h8\"') WHERE {first_game} AND body GLOB '*\"i8\"*'"
    );
    let gap = format!("DELETE FROM entries WHERE {first_game} AND seq = 2");
    let headless = "DELETE FROM entries WHERE stream GLOB 'room/*' AND seq = 1
        AND stream IN (SELECT stream FROM entries WHERE body GLOB '*game-ended*')";
    let other = "UPDATE entries SET body = replace(body, '\"one\"', '\"two\"')
        WHERE stream GLOB 'room/*' AND body GLOB '*game-ended*'";
    for (sql, kind) in [
        (unreadable.as_str(), LogFaultKind::Unreadable),
        (&doubled, LogFaultKind::Unplayable),
        (&gap, LogFaultKind::Gap),
        (headless, LogFaultKind::Stray),
        (other, LogFaultKind::OtherResult),
    ] {
        let damaged = kept.copy();
        damaged.run(sql).await;
        let (checked, found) = damaged.check().await;
        let kinds: Vec<_> = found
            .iter()
            .filter_map(|finding| match finding {
                Finding::Log(fault) => Some(fault.kind),
                Finding::Row(_) => None,
            })
            .collect();
        assert!(kinds.contains(&kind), "{sql}: {found:?}");
        let mended = damaged.mend().await;
        assert_eq!((mended.before, mended.after), (checked, None));
        assert_eq!(damaged.check().await.1, found, "nothing has changed");
    }
}

#[tokio::test]
async fn a_house_is_looked_at_while_it_is_open() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tengen.db");
    let store = Arc::new(SqliteStore::open(&path).await.unwrap());
    let (bus, clock) = (Arc::new(LocalBus::default()), Arc::new(ManualClock::new()));
    let venue = Venue::over(store, bus, clock, HouseOptions::default()).await;
    let mut two = venue.two(claim_room()).await;
    two.play("h8 a1").await;
    let config = Config { data: folder.path().to_owned(), ..Config::default() };
    let checked = check(&config, None, &mut |_| ()).await.unwrap();
    assert_eq!((checked.is_clean(), checked.games), (true, 1));
    two.play("i8 a3").await;
}

/// Plays a game to the end or for so many moves, and lets it end in some way.
async fn play_somehow(two: &mut Two, moves: usize, ending: u8, seed: u64) {
    let mut novice = Novice::new(seed);
    for _ in 0..moves {
        if two.ada.view().outcome.is_some() {
            return;
        }
        let seat = two.ada.view().prompt.as_ref().map_or(0, |prompt| prompt.seat.0.index());
        let (player, other) =
            if seat == 0 { (&mut two.ada, &mut two.bo) } else { (&mut two.bo, &mut two.ada) };
        novice.act(player).await;
        let seq = player.view().seq;
        other.until_seen(|sight| sight.view.as_ref().is_some_and(|view| view.seq >= seq)).await;
    }
    match ending {
        // Some games cannot be ended so yet; then they go on.
        0 => drop(two.ada.act(GameAction::Resign).await),
        1 => drop(two.bo.act(GameAction::AskTakeBack).await),
        2 => {
            two.venue.clock.advance(700_000);
            two.ada.until_seen(|sight| sight.end().is_some()).await;
        }
        _ => {}
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, ..ProptestConfig::default() })]

    #[test]
    fn whatever_was_played_the_lists_follow_from_the_log(
        preset in prop::sample::select(vec!["claim", "lianzhong", "rif", "no-forbidden"]),
        moves in 0..40_usize,
        ending in 0..4_u8,
        seed: u64,
    ) {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(async {
            let mut two = Two::sit_down(settings(preset)).await;
            play_somehow(&mut two, moves, ending, seed).await;
            let mut found = Vec::new();
            let store: &dyn Store = &*two.venue.store;
            let checked = check_store(store, &mut |told| found.extend(finding(told))).await.unwrap();
            prop_assert_eq!(found, vec![]);
            prop_assert_eq!(checked.games, 1);
            Ok(())
        })?;
    }
}
