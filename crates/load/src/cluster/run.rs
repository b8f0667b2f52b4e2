//! A run from beginning to end.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use anyhow::{Context, ensure};
use fastrand::Rng;
use tengen_game::{Ending, EventKind, Millis, TimeControl};
use tengen_servers::Postgres;
use tengen_store::{PostgresStore, Store};
use tokio::sync::watch;
use tokio::task::LocalSet;

use super::cost::Spent;
use super::fault::Fault;
use super::nodes::{Cluster, Disturbed};
use super::report::{ClusterReport, Cost, Decided};
use crate::check::compare;
use crate::crowd::{Crowd, Doors, Life};
use crate::evidence::{Log, read_log_of};
use crate::machine::allow_open_files;
use crate::opening::{LONG, Seated, open_tables};
use crate::options::Options;
use crate::run::Folder;
use crate::schedule::{Schedule, until};
use crate::table::Table;
use crate::tally::Tally;

/// What a player has for a move while things go wrong: less than some of that lasts.
const SHORT: TimeControl = TimeControl::PerMove { limit: Millis::seconds(10) };

/// Between two faults, so that each is met by a cluster that is well.
const CALM: Duration = Duration::from_secs(4);

/// The database tells its figures so much later.
const COUNTED: Duration = Duration::from_secs(2);

/// How often players ask again who have not been answered.
const REMIND: Duration = Duration::from_millis(700);

/// Runs a cluster and compares what it acknowledged with its log; none, which is said aloud, if a server is not
/// installed.
///
/// # Errors
///
/// If a node does not start, or moves stay without an answer for a minute after the last fault.
pub fn run_cluster(options: &Options) -> anyhow::Result<Option<ClusterReport>> {
    ensure!(options.cluster > 0, "a cluster has nodes");
    allow_open_files(8 * options.games as u64 + 500)?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    LocalSet::new().block_on(&runtime, run(options))
}

async fn run(options: &Options) -> anyhow::Result<Option<ClusterReport>> {
    let program = options.program()?;
    let folder = Folder::new(options.data.clone(), &program)?;
    let with_faults = options.faults > 0;
    let disturbed = with_faults.then(|| Disturbed { old: options.old.clone() });
    // What a move costs is asked of a database as people run it.
    let postgres = if with_faults { Postgres::start()? } else { Postgres::start_durable()? };
    let cluster =
        Cluster::start(postgres, &program, folder.path(), options.cluster, disturbed.as_ref()).await?;
    let Some(mut cluster) = cluster else { return Ok(None) };
    let players = Players::come(options, &cluster, if with_faults { SHORT } else { LONG }).await?;
    let mut report =
        ClusterReport { nodes: options.cluster, games: options.games, ..ClusterReport::default() };
    let mut begun = Vec::new();
    if with_faults {
        players.meet(&mut cluster, options, &mut report, &mut begun).await?;
    } else {
        report.cost = Some(players.play(&cluster, options).await?);
    }
    players.schedule.settle().await?;
    players.go();
    cluster.stop().await?;
    let log = read_log(&cluster).await?;
    let tables = players.schedule.tables.iter();
    let testimonies: Vec<_> =
        tables.flat_map(|seated| seated.table.borrow().testimonies().collect::<Vec<_>>()).collect();
    report.findings = compare(&testimonies, &log, u32::MAX);
    report.decided = decided_by_clock(&log, &begun);
    report.all = players.tally.borrow().clone();
    Ok(Some(report))
}

async fn read_log(cluster: &Cluster) -> anyhow::Result<Log> {
    let store = PostgresStore::connect(&cluster.database()).await?;
    let log = read_log_of(&store).await?;
    store.close().await?;
    Ok(log)
}

/// Games that nobody has lost at the board, with what went wrong last before that, of what began at these moments.
fn decided_by_clock(log: &Log, faults: &[(Millis, Fault)]) -> Vec<Decided> {
    let ends = log.values().flat_map(|game| &game.events).filter_map(|event| match &event.kind {
        EventKind::Ended { outcome } => match outcome.ending {
            Ending::Time | Ending::Abandonment | Ending::Aborted { .. } => {
                Some((event.at, outcome.ending.id()))
            }
            _ => None,
        },
        _ => None,
    });
    let after = |end: Millis| faults.iter().rfind(|(begin, _)| *begin <= end);
    let decided = ends.map(|(end, by)| Decided {
        by,
        after: after(end).map(|(begin, fault)| (*fault, Duration::from_millis(end.since(*begin).0))),
    });
    decided.collect()
}

/// The moment, by the clock of this machine, which is that of the database too.
fn now() -> Millis {
    let since_1970 = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Millis(u64::try_from(since_1970.as_millis()).unwrap_or(u64::MAX))
}

/// Those who play.
struct Players {
    schedule: Schedule,
    lives: watch::Sender<Life>,
    tally: Rc<RefCell<Tally>>,
}

impl Players {
    async fn come(options: &Options, cluster: &Cluster, clock: TimeControl) -> anyhow::Result<Self> {
        let addresses = cluster.addresses();
        let first = *addresses.first().context("a cluster has nodes")?;
        let (lives, life) = watch::channel(Life { number: 0, open: true });
        let tally = Rc::new(RefCell::new(Tally::default()));
        let doors = Doors::Any(addresses);
        let crowd = Rc::new(Crowd::new(life, doors, Rc::clone(&tally), options.players()));
        let mut random = Rng::with_seed(options.seed);
        println!("{} games are opened on {} nodes", options.games, options.cluster);
        let tables = open_tables(first, &crowd, options.games, clock, &mut random).await?;
        until(&tables, Table::has_begun).await.context("not all games begin")?;
        tokio::task::spawn_local(remind(tables.clone()));
        Ok(Self { schedule: Schedule::new(tables, options.rate), lives, tally })
    }

    /// Makes moves while things go wrong one after the other.
    async fn meet(
        &self,
        cluster: &mut Cluster,
        options: &Options,
        report: &mut ClusterReport,
        begun: &mut Vec<(Millis, Fault)>,
    ) -> anyhow::Result<()> {
        let mut random = Rng::with_seed(options.seed);
        // A new version comes to one node after the other, and nothing else goes wrong.
        let is_upgrade = options.old.is_some();
        let possible = if is_upgrade { vec![Fault::NodeStopped] } else { Fault::possible(cluster) };
        let faults = async {
            for number in 0..options.faults as usize {
                let fault = possible[number % possible.len()];
                let nodes = cluster.nodes.len();
                let chosen = if is_upgrade { number % nodes } else { random.usize(..nodes) };
                tokio::time::sleep(CALM).await;
                println!("{} of {}: {fault}", number + 1, options.faults);
                begun.push((now(), fault));
                let before = self.tally.borrow().returns.len();
                fault.happen(cluster, chosen, &mut random).await.with_context(|| fault.to_string())?;
                let returns = self.tally.borrow().returns.since(before);
                let (number, absences) = report.faults.entry(fault).or_default();
                *number += 1;
                absences.extend(&returns);
            }
            tokio::time::sleep(CALM).await;
            anyhow::Ok(())
        };
        tokio::select! {
            done = faults => done,
            _ = self.schedule.run(Duration::from_hours(24)) => Ok(()),
        }
    }

    /// Makes moves, and says what they cost.
    async fn play(&self, cluster: &Cluster, options: &Options) -> anyhow::Result<Cost> {
        let before = options.before * self.schedule.tables.len();
        println!("{before} moves are made in advance");
        self.schedule.run(Duration::from_secs_f64(before as f64 / options.rate)).await;
        self.schedule.settle().await?;
        println!("{} moves a second are made for {} s", options.rate, options.seconds);
        tokio::time::sleep(COUNTED).await;
        self.tally.borrow_mut().begin_to_measure();
        let (spent, began) = (Spent::so_far(cluster).await?, Instant::now());
        self.schedule.run(Duration::from_secs_f64(options.seconds)).await;
        self.schedule.settle().await?;
        let playing = began.elapsed();
        tokio::time::sleep(COUNTED).await;
        let spent = Spent::so_far(cluster).await?.since(spent);
        let tally = self.tally.borrow();
        let (commands, acknowledgements) = (tally.commands, tally.acknowledgements.clone());
        Ok(Cost { playing, commands, spent, acknowledgements })
    }

    /// Lets all of them go.
    fn go(&self) {
        self.lives.send_modify(|life| life.open = false);
        self.schedule.tables.iter().for_each(Seated::leave);
    }
}

async fn remind(tables: Vec<Seated>) {
    loop {
        tokio::time::sleep(REMIND).await;
        for seated in &tables {
            seated.table.borrow().remind();
        }
    }
}
