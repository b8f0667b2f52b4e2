//! `tengen worker` over a NATS server: processes that are killed, stopped and cut off while they have jobs.
#![cfg(unix)]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod game;
mod ground;

use rustix::process::Signal;
use tengen_server::workers::Workers;
use tengen_servers::Nats;
use tengen_work::{Effort, Full};

use ground::{Waiting, Worker, analysis, jobs_on, lasting, node, until, until_there};

/// A bus, a node with no threads of its own and so many workers; nothing, which is said aloud, where no server is
/// installed.
async fn ground(workers: usize) -> Option<(Nats, Workers, Vec<Worker>)> {
    let nats = Nats::start().unwrap()?;
    let node = node(&nats, 1, 0).await;
    let hired = (0..workers).map(|_| Worker::start(&nats)).collect();
    until_there(&node, workers).await;
    Some((nats, node, hired))
}

/// With two threads in two workers, two jobs that have begun are in both.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_workers_share_what_there_is_and_stop_when_nobody_wants_it() {
    let Some((_nats, node, _workers)) = ground(2).await else { return };
    let endless = Effort::default();
    let mut jobs: Vec<_> =
        ["ada", "bob"].map(|owner| Waiting::submit(&node, analysis(owner, endless)).unwrap()).into();
    for job in &mut jobs {
        job.until_started().await;
    }
    until("both are at work", || node.elsewhere().1 == 2).await;
    for job in jobs {
        job.cancel().await;
    }
    until("both are free", || node.elsewhere().1 == 0).await;
    let mut next = Waiting::submit(&node, analysis("ada", Effort { nodes: Some(1000), ms: None })).unwrap();
    next.until_done().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_worker_is_killed_and_another_one_does_its_job() {
    let Some((nats, node, workers)) = ground(1).await else { return };
    let mut job = Waiting::submit(&node, analysis("ada", lasting(8))).unwrap();
    job.until_started().await;
    let _other = Worker::start(&nats);
    until_there(&node, 2).await;
    workers[0].signal(Signal::KILL);
    job.until_started().await;
    job.until_done().await;
    until_there(&node, 1).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_worker_that_is_asked_to_end_hands_its_job_back() {
    let Some((nats, node, mut workers)) = ground(1).await else { return };
    let mut job = Waiting::submit(&node, analysis("ada", lasting(8))).unwrap();
    job.until_started().await;
    let _other = Worker::start(&nats);
    until_there(&node, 2).await;
    let first = workers.remove(0);
    first.signal(Signal::TERM);
    job.until_started().await;
    assert_eq!(first.end().code(), Some(0));
    until_there(&node, 1).await;
    job.until_done().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_bus_is_killed_and_nodes_with_threads_go_on_while_others_wait() {
    let Some((mut nats, node, _workers)) = ground(1).await else { return };
    let own = ground::node(&nats, 2, 1).await;
    until_there(&own, 1).await;
    let short = || analysis("ada", Effort { nodes: Some(1000), ms: None });
    let [mut here, mut there] =
        [&own, &node].map(|node| Waiting::submit(node, analysis("bob", lasting(3))).unwrap());
    nats.kill();
    let mut meanwhile = Waiting::submit(&own, short()).unwrap();
    meanwhile.until_done().await;
    here.until_done().await;
    let mut waits = Waiting::submit(&node, short()).unwrap();
    nats.start_again().unwrap();
    there.until_done().await;
    waits.until_done().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_flood_of_jobs_waits_with_the_node_and_is_bounded() {
    let Some((nats, node, _workers)) = ground(1).await else { return };
    let small = Effort { nodes: Some(200), ms: None };
    let submit = |owner: usize| Waiting::submit(&node, analysis(&owner.to_string(), small));
    let mut jobs: Vec<_> = (0..150).map(|number| submit(number / 6).unwrap()).collect();
    let one_too_many: Vec<_> = (0..10).map(|_| submit(60)).collect();
    assert!(one_too_many.iter().any(|job| matches!(job, Err(Full::Owner { max: 8 }))));
    for (number, job) in jobs.iter_mut().enumerate() {
        job.until_done().await;
        if number % 50 == 0 {
            // One for the thread, and those whose end the bus has not heard of yet.
            let there = jobs_on(&nats).await;
            assert!(there < 20, "{there}");
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_nodes_share_a_worker() {
    let Some((nats, one, _workers)) = ground(1).await else { return };
    let two = node(&nats, 2, 0).await;
    until_there(&two, 1).await;
    let small = Effort { nodes: Some(1000), ms: None };
    let mut jobs: Vec<_> = (0..10)
        .map(|number| {
            Waiting::submit([&one, &two][number % 2], analysis(&number.to_string(), small)).unwrap()
        })
        .collect();
    for job in &mut jobs {
        job.until_done().await;
    }
}

#[test]
fn a_worker_without_a_bus_says_what_it_needs() {
    for (language, part) in [("en", "needs a bus"), ("ja", "メッセージバス")] {
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_tengen"));
        let output = command.args(["worker", "--lang", language]).env_remove("TENGEN_BUS").output().unwrap();
        assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0));
        let message = String::from_utf8(output.stderr).unwrap();
        assert!(message.contains(part), "{message}");
    }
}
