//! A bus, workers as processes and the node's part of it in this process.

use std::io::{BufRead, BufReader, Read};
use std::process::{Child, ChildStdout, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process};
use tengen_load::Http;
use tengen_rules::{Colour, RuleSet};
use tengen_server::bus::{Bus, NatsBus, NodeId};
use tengen_server::workers::{WorkHandle, Workers};
use tengen_servers::Nats;
use tengen_work::{
    Analyse, Effort, Full, Job, JobKind, Owner, PoolOptions, PositionData, Priority, Report, Stone,
};
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};

/// Nothing here takes so long; a test does not wait longer for what does not come.
const PATIENCE: Duration = Duration::from_mins(2);

/// A worker with one thread, and one for moves; it is killed when this is dropped.
pub(crate) struct Worker {
    process: Child,
    out: BufReader<ChildStdout>,
}

impl Worker {
    /// Starts one and waits until it has its threads.
    pub(crate) fn start(nats: &Nats) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tengen"));
        command.args(["worker", "--threads", "1", "--bus", &nats.url()]);
        command.stdin(Stdio::null()).stdout(Stdio::piped()).env_remove("RUST_LOG");
        let mut process = command.spawn().unwrap();
        let mut out = BufReader::new(process.stdout.take().unwrap());
        let mut line = String::new();
        out.read_line(&mut line).unwrap();
        assert_eq!(line, "working\n");
        Self { process, out }
    }

    pub(crate) fn signal(&self, signal: Signal) {
        kill_process(Pid::from_child(&self.process), signal).unwrap();
    }

    /// Waits until it has ended, and says how.
    pub(crate) fn end(mut self) -> ExitStatus {
        let mut rest = String::new();
        self.out.read_to_string(&mut rest).unwrap();
        assert_eq!(rest, "");
        self.process.wait().unwrap()
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        // It may have ended.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// A node with so many threads of its own.
pub(crate) async fn node(nats: &Nats, number: u64, threads: usize) -> Workers {
    let options = match threads {
        0 => PoolOptions::none(),
        threads => PoolOptions { table_bytes: 1 << 16, ..PoolOptions::for_processors(threads) },
    };
    let bus = NatsBus::connect(&nats.url().parse().unwrap()).await.unwrap();
    Workers::hire(NodeId(number), options, bus.line(NodeId(number)))
}

/// The analysis of a position in which there is much to look at, for this person.
pub(crate) fn analysis(owner: &str, effort: Effort) -> Job {
    let stones =
        [("h8", Colour::Black), ("i8", Colour::White), ("j11", Colour::Black), ("f10", Colour::White)];
    let stones = stones.map(|(point, colour)| Stone { point: point.parse().unwrap(), colour });
    let (rule_set, to_move) = (RuleSet::Freestyle, Colour::Black);
    let position = PositionData { rule_set, size: 20, stones: stones.into(), to_move };
    let kind = JobKind::Analyse(Analyse { position, lines: 1, effort });
    Job { owner: Owner::new(owner), priority: Priority::Live, kind }
}

/// Some effort that takes so long.
pub(crate) const fn lasting(seconds: u64) -> Effort {
    Effort { nodes: None, ms: Some(1000 * seconds) }
}

/// A job in hand, and what is heard of it.
pub(crate) struct Waiting {
    handle: Option<WorkHandle>,
    reports: UnboundedReceiver<Report>,
}

impl Waiting {
    pub(crate) fn submit(node: &Workers, job: Job) -> Result<Self, Full> {
        let (told, reports) = unbounded_channel();
        let handle = node.submit(job, move |report| drop(told.send(report)))?;
        Ok(Self { handle: Some(handle), reports })
    }

    /// Waits for a report like this.
    pub(crate) async fn until(&mut self, is_wanted: impl Fn(&Report) -> bool) -> Report {
        let wanted = async {
            loop {
                let report = self.reports.recv().await.expect("no more reports");
                if is_wanted(&report) {
                    return report;
                }
                assert!(!report.is_last(), "{report:?}");
            }
        };
        tokio::time::timeout(PATIENCE, wanted).await.expect("no such report")
    }

    pub(crate) async fn until_started(&mut self) {
        self.until(|report| *report == Report::Started).await;
    }

    pub(crate) async fn until_done(&mut self) {
        self.until(|report| matches!(report, Report::Done { .. })).await;
    }

    /// What is heard once nobody wants the job any more.
    pub(crate) async fn cancel(mut self) {
        self.handle = None;
        self.until(|report| *report == Report::Cancelled).await;
    }
}

/// Waits until something holds.
pub(crate) async fn until(what: &str, holds: impl Fn() -> bool) {
    let begin = Instant::now();
    while !holds() {
        assert!(begin.elapsed() < PATIENCE, "not {what}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// Waits until so many workers are known to a node.
pub(crate) async fn until_there(node: &Workers, workers: usize) {
    until("all workers are there", || node.elsewhere().0 == workers).await;
}

/// How many jobs there are in the bus.
pub(crate) async fn jobs_on(nats: &Nats) -> u64 {
    let mut http = Http::connect(nats.monitor()).await.unwrap();
    let answer = http.send(hyper::Method::GET, "/jsz", &[], Vec::new()).await.unwrap();
    let said: serde_json::Value = answer.read().unwrap();
    said["messages"].as_u64().unwrap()
}
