//! Copies of the house's database that are made while moves are.

use std::collections::{HashMap, HashSet};
use std::fmt;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::{Duration, Instant};

use anyhow::{Context, ensure};
use tempfile::TempDir;
use tengen_room::GameId;
use tengen_store::SqliteStore;
use tokio::process::Command;

use crate::check::{Findings, compare};
use crate::evidence::{Log, read_log, read_log_of};
use crate::house::House;
use crate::play::{Fate, Testimony};

/// A copy that was made while moves were, and restored elsewhere.
#[derive(Clone, Debug)]
pub struct Backup {
    /// How long `tengen backup` took.
    pub took: Duration,
    /// Whether `tengen check` finds nothing wrong with what was restored.
    pub is_sound: bool,
    /// The comparison of its log with what was acknowledged before the copy began.
    pub findings: Findings,
    /// Games of which the copy tells otherwise than the house does now; longer games count as the same.
    pub differing: usize,
}

impl Backup {
    /// Whether everything is there and right.
    pub const fn is_clean(&self) -> bool {
        self.is_sound && self.findings.are_clean() && self.differing == 0
    }
}

impl fmt::Display for Backup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sound = if self.is_sound { "sound" } else { "NOT SOUND" };
        let (took, differing) = (self.took.as_secs_f64(), self.differing);
        write!(f, "made in {took:.2} s, {sound}, {differing} games differ; {}", self.findings)
    }
}

/// The program and the folders of a copy.
pub(crate) struct Copy {
    program: PathBuf,
    folder: TempDir,
    took: Duration,
    /// What had been acknowledged when it began: games and the names of commands.
    known: HashSet<(GameId, u64)>,
}

impl Copy {
    /// Copies the database of a house that runs, of which the players can say so much.
    pub(crate) async fn make(house: &House, known: &[Testimony]) -> anyhow::Result<Self> {
        let beside = house.data().parent().unwrap_or(Path::new("."));
        let folder = TempDir::with_prefix_in("backup-", beside)?;
        let known = known.iter().flat_map(|testimony| {
            let done = testimony.sent.iter().filter(|sent| matches!(sent.fate, Fate::Done { .. }));
            done.map(|sent| (testimony.game.clone(), sent.id))
        });
        let known = known.collect();
        let mut copy = Self { program: house.program().to_owned(), folder, took: Duration::ZERO, known };
        let began = Instant::now();
        let data = house.data().to_owned();
        copy.run("backup", &[copy.file().as_ref(), "--data".as_ref(), data.as_ref()]).await?;
        copy.took = began.elapsed();
        Ok(copy)
    }

    fn file(&self) -> PathBuf {
        self.folder.path().join("copy.db")
    }

    /// Runs the program; what it prints is shown if it fails.
    async fn run(&self, command: &str, arguments: &[&Path]) -> anyhow::Result<()> {
        let mut program = Command::new(&self.program);
        program.arg(command).args(arguments).stdin(Stdio::null());
        let output = program.output().await?;
        let told = String::from_utf8_lossy(&output.stdout) + String::from_utf8_lossy(&output.stderr);
        ensure!(output.status.success(), "tengen {command}: {told}");
        Ok(())
    }

    /// Restores it elsewhere, looks it through, and compares it with what the players say `now` and what
    /// stands in the house's own database.
    pub(crate) async fn look_through(self, house: &House, now: Vec<Testimony>) -> anyhow::Result<Backup> {
        let elsewhere = self.folder.path().join("elsewhere");
        self.run("restore", &[self.file().as_ref(), "--data".as_ref(), elsewhere.as_ref()]).await?;
        let is_sound = self.run("check", &["--data".as_ref(), elsewhere.as_ref()]).await.is_ok();
        let log = read_log(&elsewhere.join(House::DATABASE)).await.context("the log of a copy")?;
        let findings = compare(&self.certain(now), &log, u32::MAX);
        let own = SqliteStore::look_at(&house.data().join(House::DATABASE)).await?;
        let differing = differing(&log, &read_log_of(&own).await?);
        Ok(Backup { took: self.took, is_sound, findings, differing })
    }

    /// What the players say, where only what they knew before the copy began is certain to be in it.
    fn certain(&self, mut now: Vec<Testimony>) -> Vec<Testimony> {
        for testimony in &mut now {
            for sent in &mut testimony.sent {
                if matches!(sent.fate, Fate::Done { .. })
                    && !self.known.contains(&(testimony.game.clone(), sent.id))
                {
                    sent.fate = Fate::Unknown;
                }
            }
        }
        now
    }
}

/// In how many games the copy says something that the house does not, or says it otherwise.
fn differing(copy: &Log, house: &Log) -> usize {
    let own: HashMap<_, _> = house.iter().collect();
    let is_beginning = |(id, copied): &(&GameId, &crate::LoggedGame)| {
        own.get(id)
            .is_some_and(|game| game.settings == copied.settings && game.events.starts_with(&copied.events))
    };
    copy.iter().filter(|game| !is_beginning(game)).count()
}
