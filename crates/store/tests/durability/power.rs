//! Power cuts while commits are being acknowledged.

use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, sync_channel};
use std::thread;

use futures::future::join_all;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};
use sqlx::{ConnectOptions, SqliteConnection};
use tengen_store::{SqliteStore, Store};
use tokio::runtime::Runtime;
use tokio::sync::Mutex;

use crate::cut::{Cut, Cuts};
use crate::disk::Disk;
use crate::ledger::{self, CALLERS, Counts};
use crate::vfs;

/// Who makes the commits.
enum Writer {
    /// The store.
    Store(SqliteStore),
    /// A connection that does not wait for the disk at every commit: a writer that must be caught.
    Hasty(Mutex<SqliteConnection>),
}

/// What is tried.
#[derive(Clone, Copy)]
struct Trial {
    hasty: bool,
    disk_lies: bool,
    /// Lives of the house, each but the first beginning with what a cut has left.
    lives: u64,
    commits_each: u32,
}

/// Says what is wrong after a cut.
type Judge = fn(&Runtime, &Cut) -> Result<(), String>;

/// What the cuts of one life have shown.
struct Findings {
    cuts: u32,
    wrong: Vec<String>,
    /// One of the cuts.
    sample: Cut,
}

impl Trial {
    /// Runs all lives and gives the number of cuts and everything that was wrong after one.
    fn run(self, seed: u64, judge: Judge) -> (u32, Vec<String>) {
        println!("seed {seed}");
        let (mut cuts, mut wrong, mut start) = (0, Vec::new(), Cut::default());
        for life in 0..self.lives {
            let findings = self.live(&start, seed.wrapping_add(life), judge);
            cuts += findings.cuts;
            wrong.extend(findings.wrong);
            start = findings.sample;
        }
        (cuts, wrong)
    }

    fn live(self, start: &Cut, seed: u64, judge: Judge) -> Findings {
        let folder = tempfile::tempdir().unwrap();
        start.restore(folder.path());
        let (sender, receiver) = sync_channel(4);
        let looking = thread::spawn(move || look(&receiver, seed, judge));
        let cuts = Cuts::new(start.acknowledged, sender);
        let disk = Arc::new(Disk::new(folder.path(), start, self.disk_lies, seed, cuts.clone()));
        let watch = vfs::watch(disk);
        Runtime::new().unwrap().block_on(self.work(&folder.path().join("tengen.db"), &cuts));
        drop(watch);
        cuts.hang_up();
        looking.join().unwrap()
    }

    /// Commits of all callers at once.
    async fn work(self, path: &Path, cuts: &Cuts) {
        let store = SqliteStore::open(path).await.unwrap();
        let counts = ledger::counts(&store).await.unwrap();
        let writer = if self.hasty {
            store.close().await.unwrap();
            Writer::Hasty(Mutex::new(hasty(path).await))
        } else {
            Writer::Store(store)
        };
        join_all((0..CALLERS).map(|caller| {
            let writer = &writer;
            async move {
                for number in counts[caller]..counts[caller] + self.commits_each {
                    writer.commit(caller, number).await;
                    cuts.acknowledge(caller, number + 1);
                }
            }
        }))
        .await;
    }
}

impl Writer {
    async fn commit(&self, caller: usize, before: u32) {
        match self {
            Self::Store(store) => store.commit(ledger::commit(caller, before)).await.unwrap(),
            Self::Hasty(connection) => commit_hastily(&mut *connection.lock().await, caller, before).await,
        }
    }
}

async fn hasty(path: &Path) -> SqliteConnection {
    let options = SqliteConnectOptions::new().filename(path);
    let options = options.journal_mode(SqliteJournalMode::Wal).synchronous(SqliteSynchronous::Normal);
    options.connect().await.unwrap()
}

async fn commit_hastily(connection: &mut SqliteConnection, caller: usize, before: u32) {
    let [game, chat] = ledger::streams(caller);
    sqlx::query(
        "BEGIN;
         INSERT INTO entries VALUES ($1, $3, $4), ($2, $3, $4);
         INSERT INTO games VALUES ($5, 'room', 1, 'a', 'b', 'A', 'B', 'renju', 'free', 0, 1, NULL, NULL, NULL, $3)
         ON CONFLICT DO UPDATE SET moves = excluded.moves;
         COMMIT",
    )
    .bind(game.to_string())
    .bind(chat.to_string())
    .bind(before + 1)
    .bind(ledger::text(caller, before + 1))
    .bind(game.id)
    .execute(connection)
    .await
    .unwrap();
}

/// Judges what each cut has left.
fn look(cuts: &Receiver<Cut>, seed: u64, judge: Judge) -> Findings {
    let runtime = Runtime::new().unwrap();
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut findings = Findings { cuts: 0, wrong: Vec::new(), sample: Cut::default() };
    for cut in cuts {
        findings.cuts += 1;
        match judge(&runtime, &cut) {
            Err(wrong) => findings.wrong.push(wrong),
            // Any of them, with equal chances.
            Ok(()) if rng.u32(0..findings.cuts) == 0 => findings.sample = cut,
            Ok(()) => {}
        }
    }
    findings
}

/// Everything acknowledged is there, nothing is there by half, and the house can go on.
fn whole(runtime: &Runtime, cut: &Cut) -> Result<(), String> {
    let folder = tempfile::tempdir().unwrap();
    cut.restore(folder.path());
    runtime.block_on(async {
        let store = SqliteStore::open(folder.path().join("tengen.db")).await;
        let store = store.map_err(|error| format!("cannot be opened: {error:?}"))?;
        let found: Counts = ledger::counts(&store).await?;
        ledger::compare(&cut.acknowledged, &found)?;
        let next = store.commit(ledger::commit(0, found[0])).await;
        next.map_err(|error| format!("cannot go on: {error:?}"))?;
        store.close().await.map_err(|error| error.to_string())
    })
}

/// At this moment not the power failed, but the process; and the power fails after another one has
/// opened the files and shown what is in them.
fn shown_is_safe(runtime: &Runtime, cut: &Cut) -> Result<(), String> {
    let folder = tempfile::tempdir().unwrap();
    for (name, file) in &cut.unsynced {
        if let Some(bytes) = file.seen() {
            std::fs::write(folder.path().join(name), bytes).unwrap();
        }
    }
    let (sender, _) = sync_channel(0);
    let cuts = Cuts::new(cut.acknowledged, sender);
    cuts.hang_up();
    let disk = Arc::new(Disk::with_files(folder.path(), cut.unsynced.clone(), false, 0, cuts));
    let _watch = vfs::watch(Arc::clone(&disk));
    let acknowledged = runtime.block_on(async {
        let store = SqliteStore::open(folder.path().join("tengen.db")).await.unwrap();
        ledger::counts(&store).await
    })?;
    whole(runtime, &Cut { acknowledged, files: disk.safe(), unsynced: cut.unsynced.clone() })
}

const HONEST: Trial = Trial { hasty: false, disk_lies: false, lives: 3, commits_each: 180 };

#[test]
fn no_power_cut_takes_what_was_acknowledged() {
    let (cuts, wrong) = HONEST.run(fastrand::u64(..), whole);
    assert_eq!(wrong, [""; 0]);
    assert!(cuts > 100, "only {cuts} cuts");
}

#[test]
fn no_power_cut_takes_what_a_reopened_house_has_shown() {
    let (cuts, wrong) = Trial { lives: 2, ..HONEST }.run(fastrand::u64(..), shown_is_safe);
    assert_eq!(wrong, [""; 0]);
    assert!(cuts > 50, "only {cuts} cuts");
}

#[test]
fn a_writer_that_does_not_wait_for_the_disk_is_caught() {
    let (_, wrong) = Trial { hasty: true, lives: 1, ..HONEST }.run(1, whole);
    assert!(wrong.iter().any(|wrong| wrong.contains("acknowledged")), "{wrong:?}");
}

#[test]
fn a_disk_that_lies_is_caught() {
    let (_, wrong) = Trial { disk_lies: true, lives: 1, ..HONEST }.run(1, whole);
    assert!(!wrong.is_empty());
}
