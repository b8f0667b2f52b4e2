//! What it costs that a job is done on another machine: the same small jobs, one after the other, in a pool of this
//! process and in a worker beyond a NATS server. `cargo run --example remote_jobs -- 500` measures 500 of each.

use std::time::{Duration, Instant};

use tengen_rules::{Colour, RuleSet};
use tengen_server::Config;
use tengen_server::bus::{Bus, NatsBus, NodeId};
use tengen_server::workers::{Worker, Workers};
use tengen_servers::Nats;
use tengen_work::{Analyse, Effort, Job, JobKind, Owner, PoolOptions, PositionData, Priority, Report};
use tokio::sync::mpsc::unbounded_channel;

type Outcome<T> = Result<T, Box<dyn std::error::Error>>;

#[tokio::main]
async fn main() -> Outcome<()> {
    let count = std::env::args().nth(1).map_or(Ok(200), |text| text.parse())?;
    let Some(nats) = Nats::start()? else { return Ok(()) };
    let here = Workers::hire(NodeId(1), PoolOptions::for_processors(1), None);
    let bus = NatsBus::connect(&nats.url().parse()?).await?;
    let there = Workers::hire(NodeId(2), PoolOptions::none(), bus.line(NodeId(2)));
    let config = Config { bus: Some(nats.url().parse()?), workers: Some(1), ..Config::default() };
    let worker = Worker::open(&config).await?;
    let working = tokio::spawn(worker.run(std::future::pending()));
    while there.elsewhere().0 == 0 {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    for (name, workers) in [("here", &here), ("there", &there), ("here", &here), ("there", &there)] {
        let times = measure(workers, count).await?;
        let at = |part: usize| times[(times.len() - 1) * part / 100];
        println!("{name}: median {:?}, 99 of 100 within {:?}", at(50), at(99));
    }
    working.abort();
    Ok(())
}

/// How long each of so many jobs takes, the shortest first.
async fn measure(workers: &Workers, count: usize) -> Outcome<Vec<Duration>> {
    let mut times = Vec::with_capacity(count);
    for _ in 0..count {
        let begin = Instant::now();
        let (told, mut reports) = unbounded_channel();
        let _handle = workers.submit(job(), move |report| drop(told.send(report)))?;
        loop {
            let report = reports.recv().await.ok_or("no last report")?;
            if matches!(report, Report::Done { .. }) {
                break;
            }
            if report.is_last() {
                return Err(format!("{report:?}").into());
            }
        }
        times.push(begin.elapsed());
    }
    times.sort_unstable();
    Ok(times)
}

/// Next to nothing to do.
fn job() -> Job {
    let position =
        PositionData { rule_set: RuleSet::Renju, size: 15, stones: vec![], to_move: Colour::Black };
    let effort = Effort { nodes: Some(1), ms: None };
    let kind = JobKind::Analyse(Analyse { position, lines: 1, effort });
    Job { owner: Owner::new("ada"), priority: Priority::Live, kind }
}
