//! What the threads do with whatever they are handed.

use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::{Duration, Instant};

use tengen_engine::Stop;

use super::*;

/// Long enough for any machine: only a crew that has come to a stop takes it.
const FOREVER: Duration = Duration::from_mins(1);

fn options(workers: usize, movers: usize) -> PoolOptions {
    PoolOptions { workers, movers, table_bytes: 1 << 16, nice: [2, 3], ..PoolOptions::for_processors(1) }
}

/// A task made of a closure, which says its name when it runs, fails or is cancelled.
struct Named<F> {
    name: &'static str,
    manner: Manner,
    said: Sender<(&'static str, &'static str)>,
    work: F,
}

/// How a task stands to others of its owner.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Manner {
    Plain,
    MayRest,
    Quick,
}

impl<F: FnMut(&mut Bench, &Stop) + Send> Task for Named<F> {
    fn run(&mut self, bench: &mut Bench, reins: &Reins) -> Stretch {
        (self.work)(bench, reins.stop());
        let rests = self.may_rest() && reins.stop().is_stopped() && !reins.is_ended();
        self.said.send((self.name, if rests { "rests" } else { "done" })).unwrap();
        if rests { Stretch::Rests } else { Stretch::Over }
    }

    fn may_rest(&self) -> bool {
        self.manner == Manner::MayRest
    }

    fn is_quick(&self) -> bool {
        self.manner == Manner::Quick
    }

    fn failed(&mut self) {
        self.said.send((self.name, "failed")).unwrap();
    }

    fn cancelled(&mut self) {
        self.said.send((self.name, "cancelled")).unwrap();
    }
}

type Said = (&'static str, &'static str);

struct Scene {
    crew: Crew,
    said: Sender<Said>,
    heard: Receiver<Said>,
}

impl Scene {
    fn new(workers: usize, movers: usize) -> Self {
        let (said, heard) = channel();
        Self { crew: Crew::new(&options(workers, movers)).unwrap(), said, heard }
    }

    fn submit(
        &self,
        name: &'static str,
        priority: Priority,
        work: impl FnMut(&mut Bench, &Stop) + Send + 'static,
    ) -> Ticket {
        let task = Named { name, manner: Manner::Plain, said: self.said.clone(), work };
        self.crew.submit(Owner::new(name), priority, Box::new(task), |_, _| {}).unwrap()
    }

    /// A live task that may rest, which says when each stretch of it begins and ends when it is stopped.
    fn patient(&self, owner: &str) -> (Ticket, Receiver<()>) {
        let (begins, begun) = channel();
        let work = move |bench: &mut Bench, stop: &Stop| {
            begins.send(()).unwrap();
            endless(bench, stop);
        };
        let task = Named { name: "patient", manner: Manner::MayRest, said: self.said.clone(), work };
        (self.crew.submit(Owner::new(owner), Priority::Live, Box::new(task), |_, _| {}).unwrap(), begun)
    }

    fn quick(&self, owner: &str, name: &'static str) -> Ticket {
        let work = |_: &mut Bench, _: &Stop| {};
        let task = Named { name, manner: Manner::Quick, said: self.said.clone(), work };
        self.crew.submit(Owner::new(owner), Priority::Live, Box::new(task), |_, _| {}).unwrap()
    }

    /// Keeps a worker busy until what this gives is sent something.
    fn occupy(&self, priority: Priority) -> (Ticket, Sender<()>) {
        let (release, wait) = channel();
        let (begins, begun) = channel();
        let ticket = self.submit("occupant", priority, move |_, _| {
            begins.send(()).unwrap();
            wait.recv().unwrap();
        });
        begun.recv_timeout(FOREVER).unwrap();
        (ticket, release)
    }

    /// Waits until nothing runs or waits; what was heard last may not have been taken off yet.
    fn rests(&self) {
        let since = Instant::now();
        while self.crew.load() != (0, 0) {
            assert!(since.elapsed() < FOREVER, "{:?}", self.crew.load());
            std::thread::yield_now();
        }
    }

    fn heard(&self) -> Said {
        self.heard.recv_timeout(FOREVER).unwrap()
    }
}

/// Ends when it is stopped.
fn endless(_: &mut Bench, stop: &Stop) {
    while !stop.is_stopped() {
        std::thread::yield_now();
    }
}

#[test]
fn moves_go_before_pages_and_pages_before_what_has_time() {
    let scene = Scene::new(1, 0);
    let (_occupant, release) = scene.occupy(Priority::Live);
    let _late = scene.submit("late", Priority::Background, |_, _| {});
    let _live = scene.submit("live", Priority::Live, |_, _| {});
    let _move = scene.submit("move", Priority::Move, |_, _| {});
    release.send(()).unwrap();
    let heard = [scene.heard(), scene.heard(), scene.heard(), scene.heard()].map(|(name, _)| name);
    assert_eq!(heard, ["occupant", "move", "live", "late"]);
}

#[test]
fn a_move_need_not_wait_until_long_jobs_are_over() {
    let scene = Scene::new(1, 1);
    let (_occupant, release) = scene.occupy(Priority::Background);
    let _move = scene.submit("move", Priority::Move, |_, _| {});
    assert_eq!(scene.heard(), ("move", "done"));
    release.send(()).unwrap();
    assert_eq!(scene.heard(), ("occupant", "done"));
}

#[test]
fn a_task_that_breaks_down_fails_alone() {
    let scene = Scene::new(1, 0);
    let _bad = scene.submit("bad", Priority::Live, |_, _| panic!("this is a test"));
    let _good = scene.submit("good", Priority::Live, |_, _| {});
    assert_eq!([scene.heard(), scene.heard()], [("bad", "failed"), ("good", "done")]);
    scene.rests();
}

#[test]
fn a_task_ends_when_its_ticket_is_dropped_whether_it_runs_or_waits() {
    let scene = Scene::new(1, 0);
    let (begins, begun) = channel();
    let running = scene.submit("running", Priority::Live, move |bench, stop| {
        begins.send(()).unwrap();
        endless(bench, stop);
    });
    begun.recv_timeout(FOREVER).unwrap();
    let waiting = scene.submit("waiting", Priority::Live, endless);
    drop(waiting);
    assert_eq!(scene.heard(), ("waiting", "cancelled"));
    drop(running);
    assert_eq!(scene.heard(), ("running", "done"));
}

#[test]
fn everything_ends_when_the_crew_goes_home() {
    let scene = Scene::new(2, 1);
    let tickets = ["one", "two", "three"].map(|name| scene.submit(name, Priority::Background, endless));
    let Scene { crew, said, heard } = scene;
    drop(crew);
    drop((said, tickets));
    // All senders are gone: each task has said its last word.
    assert_eq!(heard.iter().count(), 3);
}

#[test]
fn a_crew_that_has_gone_home_takes_nothing() {
    let scene = Scene::new(1, 0);
    scene.crew.shared.state.lock().is_closed = true;
    let task = Named { name: "late", manner: Manner::Plain, said: scene.said.clone(), work: endless };
    let refused = scene.crew.submit(Owner::new("late"), Priority::Live, Box::new(task), |_, _| {});
    assert_eq!(refused.err().map(Full::code), Some("workers-gone"));
}

#[test]
fn a_task_rests_while_a_quick_one_of_its_owner_is_done_and_goes_on() {
    let scene = Scene::new(1, 0);
    let (patient, begun) = scene.patient("ada");
    begun.recv_timeout(FOREVER).unwrap();
    let _one = scene.quick("ada", "one");
    assert_eq!([scene.heard(), scene.heard()], [("patient", "rests"), ("one", "done")]);
    begun.recv_timeout(FOREVER).unwrap();
    let _two = scene.quick("ada", "two");
    assert_eq!([scene.heard(), scene.heard()], [("patient", "rests"), ("two", "done")]);
    begun.recv_timeout(FOREVER).unwrap();
    drop(patient);
    assert_eq!(scene.heard(), ("patient", "done"));
    scene.rests();
}

#[test]
fn nobody_rests_for_a_quick_task_of_another_owner() {
    let scene = Scene::new(1, 0);
    let (patient, begun) = scene.patient("ada");
    begun.recv_timeout(FOREVER).unwrap();
    let _other = scene.quick("bo", "other");
    let _own = scene.quick("ada", "own");
    assert_eq!([scene.heard(), scene.heard()], [("patient", "rests"), ("own", "done")]);
    begun.recv_timeout(FOREVER).unwrap();
    drop(patient);
    assert_eq!([scene.heard(), scene.heard()], [("patient", "done"), ("other", "done")]);
}

#[test]
fn what_cannot_rest_is_not_broken_off_for_a_quick_task() {
    let scene = Scene::new(1, 0);
    let (release, wait) = channel();
    let (begins, begun) = channel();
    let work = move |_: &mut Bench, stop: &Stop| {
        begins.send(()).unwrap();
        wait.recv().unwrap();
        assert!(!stop.is_stopped());
    };
    let _plain = scene.submit("ada", Priority::Live, work);
    begun.recv_timeout(FOREVER).unwrap();
    let _quick = scene.quick("ada", "quick");
    release.send(()).unwrap();
    assert_eq!([scene.heard(), scene.heard()], [("ada", "done"), ("quick", "done")]);
}

#[test]
fn a_quick_task_that_came_before_the_turn_of_its_owner_goes_first_in_it() {
    let scene = Scene::new(1, 0);
    let (_occupant, release) = scene.occupy(Priority::Live);
    let (patient, begun) = scene.patient("ada");
    let _quick = scene.quick("ada", "quick");
    release.send(()).unwrap();
    assert_eq!([scene.heard(), scene.heard()], [("occupant", "done"), ("quick", "done")]);
    begun.recv_timeout(FOREVER).unwrap();
    drop(patient);
    assert_eq!(scene.heard(), ("patient", "done"));
}

#[test]
fn a_quick_task_that_breaks_down_fails_alone() {
    let scene = Scene::new(1, 0);
    let (patient, begun) = scene.patient("ada");
    begun.recv_timeout(FOREVER).unwrap();
    let work = |_: &mut Bench, _: &Stop| panic!("this is a test");
    let task = Named { name: "bad", manner: Manner::Quick, said: scene.said.clone(), work };
    let _bad = scene.crew.submit(Owner::new("ada"), Priority::Live, Box::new(task), |_, _| {}).unwrap();
    assert_eq!([scene.heard(), scene.heard()], [("patient", "rests"), ("bad", "failed")]);
    begun.recv_timeout(FOREVER).unwrap();
    drop(patient);
    assert_eq!(scene.heard(), ("patient", "done"));
    scene.rests();
}

#[cfg(target_os = "linux")]
#[test]
fn workers_stand_behind_everything_else_on_the_machine() {
    let scene = Scene::new(1, 1);
    let (say, heard) = channel();
    let (_worker, release) = {
        let say = say.clone();
        let (release, wait) = channel::<()>();
        let ticket = scene.submit("worker", Priority::Background, move |_, _| {
            say.send(rustix::process::getpriority_process(None).unwrap()).unwrap();
            wait.recv().unwrap();
        });
        (ticket, release)
    };
    assert_eq!(heard.recv_timeout(FOREVER).unwrap(), 3);
    let _mover = scene.submit("mover", Priority::Move, move |_, _| {
        say.send(rustix::process::getpriority_process(None).unwrap()).unwrap();
    });
    assert_eq!(heard.recv_timeout(FOREVER).unwrap(), 2);
    release.send(()).unwrap();
}

#[test]
fn an_engine_remembers_no_more_than_it_may_and_nothing_of_the_job_before() {
    let scene = Scene::new(1, 0);
    let (say, heard) = channel();
    for name in ["first", "second"] {
        let say = say.clone();
        let _ticket = scene.submit(name, Priority::Live, move |bench, stop| {
            let board = tengen_rules::Board::new(tengen_rules::BoardSize::RENJU);
            let setup = tengen_rules::Setup {
                board,
                rule_set: tengen_rules::RuleSet::Renju,
                to_move: tengen_rules::Colour::Black,
            };
            let position = tengen_rules::Position::new(setup, tengen_rules::Admit::GAME).unwrap();
            let limits = tengen_engine::Limits { nodes: Some(5000), ..Default::default() };
            let engine = bench.engine();
            let choice = engine.go(&position, &limits, stop, &mut |_| {});
            let progress = choice.progress;
            say.send((engine.table_bytes(), progress.nodes, progress.table_fill, progress.lines)).unwrap();
        });
        assert_eq!(scene.heard(), (name, "done"));
    }
    let (first, second) = (heard.recv().unwrap(), heard.recv().unwrap());
    assert!(first.0 <= 1 << 16);
    assert_eq!(first, second);
}
