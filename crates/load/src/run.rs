//! A measurement from beginning to end.

use std::cell::RefCell;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::time::{Duration, Instant};

use anyhow::{Context, ensure};
use fastrand::Rng;
use tempfile::TempDir;
use tokio::sync::watch;
use tokio::task::LocalSet;

use crate::check::{Findings, compare};
use crate::crowd::{Crowd, Life};
use crate::evidence::{read_log, read_records};
use crate::house::{House, HousePlan, StoppedHouse};
use crate::machine::{Usage, allow_open_files, run_on};
use crate::opening::open_tables;
use crate::options::Options;
use crate::play::Testimony;
use crate::report::{Outage, Report};
use crate::schedule::Schedule;
use crate::tally::Tally;

/// How long the house may take to answer everything, and to let everybody in.
const PATIENCE: Duration = Duration::from_mins(1);

/// What the house is told: players of one machine are many, and each comes back after every kill.
const CONFIG: &str = "\
[limits]
exempt = [\"127.0.0.0/8\", \"::1\"]
requests_by_person = 100000
connects_by_person = 100000
";

/// Measures a house and compares what it acknowledged with its log.
///
/// # Errors
///
/// If the house cannot be started or does not let everybody in. What the house does wrong with moves is
/// no error but stands in the report.
pub fn run(options: &Options) -> anyhow::Result<Report> {
    // Sockets on both sides, and some files.
    allow_open_files(options.players() as u64 + 200)?;
    if !options.client_cores.is_empty() {
        run_on(&options.client_cores)?;
    }
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    LocalSet::new().block_on(&runtime, measure(options))
}

async fn measure(options: &Options) -> anyhow::Result<Report> {
    if let Some(address) = options.running()? {
        return Measurement::of_running(options, address).await?.records().await;
    }
    let program = options.program()?;
    let folder = Folder::new(options.data.clone(), &program)?;
    let plan = HousePlan {
        program,
        data: folder.path().join("data"),
        config: CONFIG.into(),
        server_cores: options.server_cores.clone(),
        client_cores: options.client_cores.clone(),
    };
    let house = House::start(plan).await?;
    Measurement::of_own(options, house).await?.log().await
}

/// Where the data of the house are.
enum Folder {
    Kept(PathBuf),
    Passing(TempDir),
}

impl Folder {
    /// The folder that was named, or one that goes away again. That one is beside the program: folders
    /// for what is temporary may be in memory, which would flatter the house.
    fn new(named: Option<PathBuf>, program: &Path) -> anyhow::Result<Self> {
        if let Some(folder) = named {
            let database = folder.join("data").join(DATABASE);
            ensure!(!database.exists(), "{} is there already", database.display());
            return Ok(Self::Kept(folder));
        }
        Ok(Self::Passing(TempDir::with_prefix_in("load-", program.parent().unwrap_or(Path::new(".")))?))
    }

    fn path(&self) -> &Path {
        match self {
            Self::Kept(path) => path,
            Self::Passing(folder) => folder.path(),
        }
    }
}

/// The file of the log in the folder of the house.
const DATABASE: &str = "tengen.db";

/// A measurement that has come to its end, but for the comparison.
struct Measurement {
    house: Option<House>,
    address: SocketAddr,
    lives: watch::Sender<Life>,
    crowd: Rc<Crowd>,
    schedule: Schedule,
    players: usize,
    random: Rng,
    report: Report,
}

impl Measurement {
    async fn of_running(options: &Options, address: SocketAddr) -> anyhow::Result<Self> {
        let mut measurement = Self::begin(options, None, address).await?;
        measurement.play(options).await?;
        Ok(measurement)
    }

    async fn of_own(options: &Options, house: House) -> anyhow::Result<Self> {
        let address = house.address();
        let mut measurement = Self::begin(options, Some(house), address).await?;
        measurement.play(options).await?;
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
        let idle = house.as_ref().and_then(House::usage);
        let (lives, life) = watch::channel(Life { number: 0, address, open: true });
        let tally = Rc::new(RefCell::new(Tally::default()));
        let players = options.players();
        let crowd = Rc::new(Crowd::new(life, tally, players));
        let mut random = Rng::with_seed(options.seed);
        println!("{} games are opened at http://{address}", options.games);
        let began = Instant::now();
        let tables = open_tables(address, &crowd, options.games, &mut random).await?;
        let schedule = Schedule::new(tables, options.rate);
        schedule.until_begun(PATIENCE).await.context("not all games begin")?;
        let opening = began.elapsed();
        let report = Report {
            players,
            opening,
            idle_bytes: idle.map(|usage| usage.resident_bytes),
            seated_bytes: house.as_ref().and_then(House::usage).map(|usage| usage.resident_bytes),
            ..Report::default()
        };
        Ok(Self { house, address, lives, crowd, schedule, players, random, report })
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
        self.settle().await?;
        self.report.measured = self.crowd.tally.borrow().clone();
        Ok(())
    }

    async fn settle(&self) -> anyhow::Result<()> {
        self.schedule.settle(PATIENCE).await.context("some moves stay without an answer")
    }

    /// Kills the house in the middle of the moves and starts it again.
    async fn kill(&mut self) -> anyhow::Result<Outage> {
        let moment = Duration::from_secs_f64(0.5 + 1.5 * self.random.f64());
        tokio::select! {
            _ = self.schedule.run(PATIENCE) => {}
            () = tokio::time::sleep(moment) => {}
        }
        self.close();
        let house = self.house.take().context("there is no house to kill")?.kill().await?;
        let copy = copy_of(house.data())?;
        let (ready, life) = self.start(house).await?;
        let came = Instant::now();
        self.come_back(life).await?;
        let back = Some(came.elapsed());
        self.settle().await?;
        let findings = self.compare_with(copy.path(), life - 1).await?;
        Ok(Outage { ready, back, findings })
    }

    /// Ends the house properly and starts it again.
    async fn restart(&mut self, with_players: bool) -> anyhow::Result<Outage> {
        self.close();
        let house = self.house.take().context("there is no house to stop")?.stop().await?;
        let copy = copy_of(house.data())?;
        let (ready, life) = self.start(house).await?;
        let came = Instant::now();
        let mut back = None;
        if with_players {
            self.come_back(life).await?;
            back = Some(came.elapsed());
            self.settle().await?;
        }
        let findings = self.compare_with(copy.path(), life - 1).await?;
        Ok(Outage { ready, back, findings })
    }

    /// From now on it is no surprise that connections are lost.
    fn close(&self) {
        self.lives.send_modify(|life| life.open = false);
    }

    async fn start(&mut self, house: StoppedHouse) -> anyhow::Result<(Duration, u32)> {
        let house = house.start().await?;
        let ready = house.start_time();
        self.house = Some(house);
        let life = self.lives.borrow().number + 1;
        self.lives.send_modify(|now| now.number = life);
        Ok((ready, life))
    }

    /// Lets the players come back and waits until all are in their rooms.
    async fn come_back(&self, life: u32) -> anyhow::Result<()> {
        self.lives.send_modify(|life| life.open = true);
        let all = self.crowd.wait_until_present(life, self.players);
        tokio::time::timeout(PATIENCE, all).await.context("not all players come back")
    }

    fn testimonies(&self) -> Vec<Testimony> {
        self.schedule
            .tables
            .iter()
            .flat_map(|table| table.borrow().testimonies().collect::<Vec<_>>())
            .collect()
    }

    async fn compare_with(&self, folder: &Path, life: u32) -> anyhow::Result<Findings> {
        let log = read_log(&folder.join(DATABASE)).await?;
        Ok(compare(&self.testimonies(), &log, life))
    }

    /// Stops the house and compares its log with what the players say.
    async fn log(mut self) -> anyhow::Result<Report> {
        self.close();
        let house = self.house.take().context("there is no house to stop")?.stop().await?;
        self.report.findings = self.compare_with(house.data(), u32::MAX).await?;
        Ok(self.end())
    }

    /// Compares the records that the house gives out with what the players say.
    async fn records(mut self) -> anyhow::Result<Report> {
        let testimonies = self.testimonies();
        let games = testimonies.iter().map(|testimony| &testimony.game);
        let log = read_records(self.address, games).await?;
        self.report.findings = compare(&testimonies, &log, u32::MAX);
        self.close();
        Ok(self.end())
    }

    fn end(self) -> Report {
        Report { all: self.crowd.tally.borrow().clone(), ..self.report }
    }
}

/// A copy of the files in `data`, as a killed house left them.
fn copy_of(data: &Path) -> anyhow::Result<TempDir> {
    let copy = TempDir::with_prefix_in("copy-", data.parent().unwrap_or(Path::new(".")))?;
    for file in std::fs::read_dir(data)? {
        let file = file?;
        std::fs::copy(file.path(), copy.path().join(file.file_name()))?;
    }
    Ok(copy)
}
