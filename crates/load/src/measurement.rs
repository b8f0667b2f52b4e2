//! A measurement of one house.

use std::cell::RefCell;
use std::net::SocketAddr;
use std::path::Path;
use std::rc::Rc;
use std::time::{Duration, Instant};

use anyhow::{Context, bail};
use fastrand::Rng;
use tempfile::TempDir;
use tokio::sync::watch;

use crate::backup::{Backup, Copy};
use crate::check::{Findings, compare};
use crate::crowd::{Crowd, Doors, Life};
use crate::evidence::{read_log, read_records};
use crate::house::{House, StoppedHouse};
use crate::machine::Usage;
use crate::opening::Seated;
use crate::options::Options;
use crate::play::Testimony;
use crate::preparation::Preparation;
use crate::report::{Outage, Report};
use crate::schedule::{PATIENCE, Schedule};
use crate::tally::Tally;
use crate::thinkers::Thinkers;

/// A measurement that has come to its end, but for the comparison.
pub(crate) struct Measurement {
    house: Option<House>,
    address: SocketAddr,
    lives: watch::Sender<Life>,
    crowd: Rc<Crowd>,
    schedule: Schedule,
    left: Vec<Seated>,
    random: Rng,
    /// Who plays computers meanwhile.
    thinkers: Thinkers,
    report: Report,
}

impl Measurement {
    pub(crate) async fn of_running(options: &Options, address: SocketAddr) -> anyhow::Result<Self> {
        let mut measurement = Self::begin(options, None, address).await?;
        measurement.play(options).await?;
        Ok(measurement)
    }

    pub(crate) async fn of_own(options: &Options, house: House) -> anyhow::Result<Self> {
        let address = house.address();
        let mut measurement = Self::begin(options, Some(house), address).await?;
        measurement.play(options).await?;
        for number in 1..=options.backup {
            println!("backup {number} of {}", options.backup);
            let backup = measurement.back_up().await?;
            measurement.report.backups.push(backup);
        }
        for number in 1..=options.kill {
            println!("kill {number} of {}", options.kill);
            let outage = measurement.kill().await?;
            measurement.report.kills.push(outage);
        }
        if options.restart || options.reconnect {
            println!("restart");
            let outage = measurement.restart(options.reconnect).await?;
            measurement.report.restart = Some(outage);
        }
        Ok(measurement)
    }

    /// Opens the tables and waits until a game is played at each.
    async fn begin(options: &Options, house: Option<House>, address: SocketAddr) -> anyhow::Result<Self> {
        let usage = || house.as_ref().and_then(House::usage).map(|usage| usage.resident_bytes);
        let (lives, life) = watch::channel(Life { number: 0, open: true });
        let tally = Rc::new(RefCell::new(Tally::default()));
        let crowd = Rc::new(Crowd::new(life, Doors::One(address), tally, options.players()));
        let mut random = Rng::with_seed(options.seed);
        let mut report = Report { players: options.players(), left: options.left, ..Report::default() };
        let mut preparation = Preparation { crowd: &crowd, address, random: &mut random, options };
        // What those who have left leave behind would be taken for memory of those who come.
        report.idle_bytes = usage().filter(|_| options.left == 0);
        let left = preparation.and_left().await?;
        let began = Instant::now();
        let schedule = Schedule::new(preparation.tables(options.games).await?, options.rate);
        report.opening = began.elapsed();
        report.seated_bytes = usage();
        preparation.make_moves(&schedule).await?;
        let thinkers = Thinkers::begin(address, options.thinkers, &mut random);
        Ok(Self { house, address, lives, crowd, schedule, left, random, thinkers, report })
    }

    /// Makes moves and measures them.
    async fn play(&mut self, options: &Options) -> anyhow::Result<()> {
        let length = Duration::from_secs_f64(options.seconds);
        println!("{} moves a second are made for {} s", options.rate, options.seconds);
        self.crowd.tally.borrow_mut().begin_to_measure();
        let usage = || (self.house.as_ref().and_then(House::usage), Usage::own());
        let (began, (server, client)) = (Instant::now(), usage());
        self.report.due = self.schedule.run(length).await;
        self.report.playing = began.elapsed();
        let (server_then, client_then) = usage();
        self.report.server = Report::between(server, server_then);
        self.report.client = Report::between(client, client_then);
        self.schedule.settle().await?;
        self.report.measured = self.crowd.tally.borrow().clone();
        Ok(())
    }

    /// Copies the database in the middle of the moves.
    async fn back_up(&mut self) -> anyhow::Result<Backup> {
        let moment = Duration::from_secs_f64(0.5 + self.random.f64());
        let house = self.house.as_ref().context("there is no house to copy")?;
        let copying = async {
            tokio::time::sleep(moment).await;
            Copy::make(house, &self.testimonies()).await
        };
        let copy = tokio::select! {
            _ = self.schedule.run_at(self.schedule.haste(), PATIENCE) => bail!("a copy takes too long"),
            copy = copying => copy?,
        };
        self.schedule.settle().await?;
        copy.look_through(house, self.testimonies()).await
    }

    /// Kills the house in the middle of the moves and starts it again.
    async fn kill(&mut self) -> anyhow::Result<Outage> {
        let house = self.interrupted().await?.kill().await?;
        self.start_again(house, true).await
    }

    /// Ends the house properly in the middle of the moves and starts it again.
    async fn restart(&mut self, with_players: bool) -> anyhow::Result<Outage> {
        let house = self.interrupted().await?.stop().await?;
        self.start_again(house, with_players).await
    }

    /// The house, at some moment while moves are made faster than usual, some of which are under way.
    async fn interrupted(&mut self) -> anyhow::Result<House> {
        let moment = Duration::from_secs_f64(0.5 + 1.5 * self.random.f64());
        tokio::select! {
            _ = self.schedule.run_at(self.schedule.haste(), PATIENCE) => {}
            () = tokio::time::sleep(moment) => {}
        }
        self.close();
        self.house.take().context("there is no house to end")
    }

    async fn start_again(&mut self, house: StoppedHouse, with_players: bool) -> anyhow::Result<Outage> {
        let tables = self.schedule.tables.iter();
        let under_way = tables.map(|seated| seated.table.borrow().under_way()).sum();
        let copy = copy_of(house.data())?;
        let house = house.start().await?;
        let (ready, ended) = (house.start_time(), self.lives.borrow().number);
        self.house = Some(house);
        let mut back = None;
        if with_players {
            let came = Instant::now();
            self.come_back(ended + 1).await?;
            back = Some(came.elapsed());
            self.schedule.settle().await?;
        }
        let findings = self.compare_with(copy.path(), ended).await?;
        Ok(Outage { under_way, ready, back, findings })
    }

    /// From now on it is no surprise that connections are lost.
    fn close(&self) {
        self.lives.send_modify(|life| life.open = false);
    }

    /// Lets the players come back and waits until all are in their rooms.
    async fn come_back(&self, life: u32) -> anyhow::Result<()> {
        self.lives.send_modify(|now| (now.number, now.open) = (life, true));
        let all = self.crowd.wait_until_present(life, self.report.players);
        tokio::time::timeout(PATIENCE, all).await.context("not all players come back")
    }

    fn testimonies(&self) -> Vec<Testimony> {
        let tables = self.schedule.tables.iter().chain(&self.left);
        tables.flat_map(|seated| seated.table.borrow().testimonies().collect::<Vec<_>>()).collect()
    }

    async fn compare_with(&self, folder: &Path, life: u32) -> anyhow::Result<Findings> {
        let log = read_log(&folder.join(House::DATABASE)).await?;
        Ok(compare(&self.testimonies(), &log, life))
    }

    /// Stops the house and compares its log with what the players say.
    pub(crate) async fn log(mut self) -> anyhow::Result<Report> {
        self.close();
        let house = self.house.take().context("there is no house to stop")?.stop().await?;
        self.report.findings = self.compare_with(house.data(), u32::MAX).await?;
        Ok(self.end())
    }

    /// Compares the records that the house gives out with what the players say.
    pub(crate) async fn records(mut self) -> anyhow::Result<Report> {
        let testimonies = self.testimonies();
        let games = testimonies.iter().map(|testimony| &testimony.game);
        let log = read_records(self.address, games).await?;
        self.report.findings = compare(&testimonies, &log, u32::MAX);
        self.close();
        Ok(self.end())
    }

    fn end(self) -> Report {
        drop(self.thinkers);
        Report { all: self.crowd.tally.borrow().clone(), ..self.report }
    }
}

/// A copy of the files in `data`, as a killed house left them.
fn copy_of(data: &Path) -> anyhow::Result<TempDir> {
    let copy = TempDir::with_prefix_in("copy-", data.parent().unwrap_or(Path::new(".")))?;
    for file in std::fs::read_dir(data)? {
        let file = file?;
        // Not the folder of the socket, which no log is in.
        if !file.file_type()?.is_file() {
            continue;
        }
        std::fs::copy(file.path(), copy.path().join(file.file_name()))?;
    }
    Ok(copy)
}
