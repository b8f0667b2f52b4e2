use parking_lot::Mutex;
use proptest::prelude::*;
use tengen_rules::{Colour, RuleSet};
use tengen_work::{Analyse, Analysis, Answer, Effort, Goal, Owner, PositionData, Progress, Solve};

use super::*;

const NODE: NodeId = NodeId(1);
const LIMITS: QueueLimits = QueueLimits { waiting_an_owner: 8, waiting: 20, running_an_owner: 1 };

fn position() -> PositionData {
    PositionData { rule_set: RuleSet::Renju, size: 15, stones: vec![], to_move: Colour::Black }
}

fn job(owner: &str, priority: Priority) -> Job {
    let kind = JobKind::Analyse(Analyse { position: position(), lines: 1, effort: Effort::default() });
    Job { owner: Owner::new(owner), priority, kind }
}

fn solve(owner: &str) -> Job {
    let kind = JobKind::Solve(Solve { position: position(), goal: Goal::Vcf, effort: Effort::default() });
    Job { owner: Owner::new(owner), priority: Priority::Live, kind }
}

fn done() -> Report {
    Report::Done { answer: Answer::Analyse(Analysis::default()) }
}

fn progress(depth: u32) -> Report {
    Report::Progress { progress: Progress::Analyse(Analysis { depth, ..Analysis::default() }) }
}

/// A node with a clock, and what came of its deeds.
struct Desk {
    dispatch: Dispatch,
    now: Instant,
    /// Offers that were made, by job and number.
    offers: Vec<(JobId, u32)>,
    stops: Vec<(WorkerId, JobId)>,
    own: Vec<JobId>,
    heard: Arc<Mutex<Vec<Report>>>,
}

impl Desk {
    fn new(has_own: bool) -> Self {
        let dispatch = Dispatch::new(NODE, LIMITS, has_own);
        let (offers, stops, own) = (Vec::new(), Vec::new(), Vec::new());
        Self { dispatch, now: Instant::now(), offers, stops, own, heard: Arc::default() }
    }

    fn with_workers(has_own: bool, workers: &[u64]) -> Self {
        let mut desk = Self::new(has_own);
        for worker in workers {
            desk.alive(*worker);
        }
        desk
    }

    fn alive(&mut self, worker: u64) {
        self.say_alive(worker, false);
    }

    fn say_alive(&mut self, worker: u64, leaves: bool) {
        let threads = Threads { moves: 1, any: 1 };
        let alive = Alive { version: VERSION, worker: WorkerId(worker), threads, busy: 0, leaves };
        self.dispatch.hear_alive(alive, self.now);
        let deeds = self.dispatch.pump(self.now);
        self.perform(deeds);
    }

    fn perform(&mut self, deeds: Vec<Deed>) {
        for deed in deeds {
            match deed {
                Deed::Offer(offer) => self.offers.push((offer.name.id, offer.number)),
                Deed::Stop(worker, job) => self.stops.push((worker, job)),
                Deed::Own(job, _) => self.own.push(job),
                Deed::Tell(ear, report) => ear.tell(report),
            }
        }
    }

    fn submit(&mut self, job: Job) -> Result<JobId, Full> {
        let heard = Arc::clone(&self.heard);
        let ear = Arc::new(Ear::new(move |report| heard.lock().push(report)));
        let id = self.dispatch.submit(job, ear, self.now)?;
        let deeds = self.dispatch.pump(self.now);
        self.perform(deeds);
        Ok(id)
    }

    /// A worker says something of an offer: whether the node wants it.
    fn say(&mut self, worker: u64, (id, offer): (JobId, u32), said: Said) -> bool {
        let name = JobName { node: NODE, id };
        let (deeds, reply) =
            self.dispatch.hear(Word { name, offer, worker: WorkerId(worker), said }, self.now);
        self.perform(deeds);
        reply.wanted
    }

    /// Time passes, in which these workers say that they are there and at their jobs.
    fn pass(&mut self, seconds: u64, workers: &[u64], at_work: &[(u64, (JobId, u32))]) {
        for _ in 0..4 * seconds {
            self.now += Duration::from_millis(250);
            for worker in workers {
                self.alive(*worker);
            }
            for (worker, offer) in at_work {
                self.say(*worker, *offer, Said::Working);
            }
            let deeds = self.dispatch.tick(self.now);
            self.perform(deeds);
        }
    }

    fn heard(&self) -> Vec<Report> {
        std::mem::take(&mut *self.heard.lock())
    }

    fn cancel(&mut self, id: JobId) {
        let (_, deeds) = self.dispatch.cancel(id, self.now).unwrap();
        self.perform(deeds);
    }
}

#[test]
fn a_job_is_offered_taken_and_done() {
    let mut desk = Desk::with_workers(true, &[1]);
    let id = desk.submit(job("ada", Priority::Live)).unwrap();
    assert_eq!(desk.offers, [(id, 1)]);
    assert!(desk.say(1, (id, 1), Said::Take));
    assert!(desk.say(1, (id, 1), Said::Progress { number: 1, report: progress(1) }));
    // One that comes late, or twice, is left out.
    assert!(desk.say(1, (id, 1), Said::Progress { number: 3, report: progress(3) }));
    assert!(desk.say(1, (id, 1), Said::Progress { number: 2, report: progress(2) }));
    assert!(desk.say(1, (id, 1), Said::Progress { number: 3, report: progress(3) }));
    desk.say(1, (id, 1), Said::Last { report: done() });
    // The last word comes again when its answer was lost.
    assert!(!desk.say(1, (id, 1), Said::Last { report: done() }));
    assert_eq!(
        desk.heard(),
        [Report::Queued { ahead: 0 }, Report::Started, progress(1), progress(3), done()]
    );
    assert_eq!((desk.dispatch.load(), desk.own.len()), ((0, 0), 0));
}

#[test]
fn no_more_is_offered_than_there_are_threads_and_owners_take_turns() {
    let mut desk = Desk::with_workers(false, &[1, 2]);
    let jobs: Vec<_> = (0..3).map(|_| desk.submit(job("ada", Priority::Live)).unwrap()).collect();
    let other = desk.submit(job("bob", Priority::Live)).unwrap();
    // Two threads for any job, and one owner has half of them at most.
    assert_eq!(desk.offers, [(jobs[0], 1), (other, 1)]);
    let moves: Vec<_> = (0..3).map(|_| desk.submit(job("cy", Priority::Move)).unwrap()).collect();
    assert_eq!(desk.offers[2..], [(moves[0], 1), (moves[1], 1)]);
    assert!(desk.say(1, (other, 1), Said::Take));
    desk.say(1, (other, 1), Said::Last { report: done() });
    // A move goes first, whatever waits.
    assert_eq!(desk.offers[4..], [(moves[2], 1)]);
}

#[test]
fn what_waits_is_bounded() {
    let mut desk = Desk::new(false);
    for _ in 0..8 {
        desk.submit(job("ada", Priority::Live)).unwrap();
    }
    assert_eq!(desk.submit(job("ada", Priority::Live)), Err(Full::Owner { max: 8 }));
    for owner in 0..12 {
        desk.submit(job(&owner.to_string(), Priority::Live)).unwrap();
    }
    assert_eq!(desk.submit(job("bob", Priority::Live)), Err(Full::House));
}

#[test]
fn without_workers_the_node_does_its_jobs_itself() {
    let desk = Desk::new(true);
    assert!(!desk.dispatch.wants(&job("ada", Priority::Live)));
    let mut desk = Desk::with_workers(true, &[1]);
    assert!(desk.dispatch.wants(&job("ada", Priority::Live)));
    let taken = desk.submit(job("ada", Priority::Live)).unwrap();
    let offered = desk.submit(job("bob", Priority::Move)).unwrap();
    let waits = desk.submit(job("cy", Priority::Live)).unwrap();
    assert!(desk.say(1, (taken, 1), Said::Take));
    // The worker leaves: what it has not begun with is done here at once.
    desk.say_alive(1, true);
    desk.pass(1, &[], &[]);
    // The node's threads have no room yet, so it is tried again and again.
    let own = |desk: &Desk| desk.own.iter().copied().collect::<std::collections::BTreeSet<_>>();
    assert_eq!(own(&desk), [offered, waits].into());
    desk.pass(3, &[], &[]);
    assert_eq!(own(&desk), [taken, offered, waits].into());
    assert_eq!(desk.stops, [(WorkerId(1), taken)]);
    // Whoever takes it now comes too late.
    assert!(!desk.say(2, (offered, 1), Said::Take));
}

#[test]
fn a_move_that_nobody_begins_with_is_made_by_the_node() {
    let mut desk = Desk::with_workers(true, &[1]);
    let [made, other] =
        [Priority::Move, Priority::Live].map(|priority| desk.submit(job("ada", priority)).unwrap());
    desk.pass(1, &[1], &[]);
    assert_eq!(desk.own, []);
    desk.pass(2, &[1], &[]);
    assert!(desk.own.contains(&made) && !desk.own.contains(&other));
}

#[test]
fn a_node_without_threads_waits_for_workers() {
    let mut desk = Desk::new(false);
    assert!(desk.dispatch.wants(&job("ada", Priority::Move)));
    let id = desk.submit(job("ada", Priority::Move)).unwrap();
    desk.pass(100, &[], &[]);
    assert_eq!((desk.offers.len(), desk.own.len()), (0, 0));
    desk.alive(1);
    assert_eq!(desk.offers, [(id, 1)]);
}

#[test]
fn while_the_bus_is_cut_the_node_works_itself_and_leaves_running_jobs_some_time() {
    let mut desk = Desk::with_workers(true, &[1]);
    let taken = desk.submit(job("ada", Priority::Live)).unwrap();
    assert!(desk.say(1, (taken, 1), Said::Take));
    let offered = desk.submit(job("bob", Priority::Move)).unwrap();
    desk.dispatch.cut();
    desk.pass(1, &[], &[]);
    assert!(desk.own.contains(&offered) && !desk.own.contains(&taken));
    desk.dispatch.whole(desk.now);
    desk.pass(2, &[1], &[(1, (taken, 1))]);
    assert!(!desk.own.contains(&taken), "its worker has it still");
    assert!(desk.dispatch.wants(&job("ada", Priority::Live)));
}

#[test]
fn offers_are_made_again_when_the_bus_is_back_or_they_may_be_lost() {
    let mut desk = Desk::with_workers(false, &[1]);
    let id = desk.submit(job("ada", Priority::Live)).unwrap();
    desk.dispatch.cut();
    desk.dispatch.whole(desk.now);
    desk.pass(1, &[1], &[]);
    assert_eq!(desk.offers, [(id, 1), (id, 2)]);
    desk.dispatch.unsent(id, 2, desk.now);
    desk.pass(1, &[1], &[]);
    assert_eq!(desk.offers.last(), Some(&(id, 3)));
    desk.pass(50, &[1], &[]);
    assert_eq!(desk.offers.last(), Some(&(id, 4)));
    // Of several offers the last one counts.
    assert!(!desk.say(1, (id, 3), Said::Take));
    assert!(desk.say(1, (id, 4), Said::Take));
}

#[test]
fn what_cannot_be_sent_is_done_by_the_node() {
    let mut desk = Desk::with_workers(true, &[1]);
    let id = desk.submit(job("ada", Priority::Live)).unwrap();
    for number in 1..=MOST_UNSENT {
        assert_eq!(desk.own, []);
        desk.dispatch.unsent(id, number, desk.now);
        desk.pass(1, &[1], &[]);
    }
    assert!(desk.own.contains(&id));
}

#[test]
fn another_worker_begins_anew_when_one_is_lost() {
    let mut desk = Desk::with_workers(true, &[1, 2]);
    let id = desk.submit(job("ada", Priority::Live)).unwrap();
    assert!(desk.say(1, (id, 1), Said::Take));
    assert!(desk.say(1, (id, 1), Said::Progress { number: 7, report: progress(7) }));
    // The bus hands it to another one.
    assert!(desk.say(2, (id, 1), Said::Take));
    assert!(!desk.say(1, (id, 1), Said::Working), "the first one is told to stop");
    assert!(!desk.say(1, (id, 1), Said::Last { report: done() }));
    assert!(desk.say(2, (id, 1), Said::Progress { number: 1, report: progress(1) }));
    let waits = Report::Queued { ahead: 0 };
    assert_eq!(
        desk.heard(),
        [waits.clone(), Report::Started, progress(7), waits, Report::Started, progress(1)]
    );
    // If the bus has lost it, the node offers it again.
    desk.pass(20, &[1], &[]);
    assert_eq!(desk.offers, [(id, 1), (id, 2)]);
}

#[test]
fn a_job_that_kills_its_workers_fails() {
    let mut desk = Desk::with_workers(true, &[1, 2]);
    let id = desk.submit(job("ada", Priority::Live)).unwrap();
    for _ in 0..MOST_TAKINGS {
        assert!(desk.say(1, (id, 1), Said::Take));
    }
    assert!(!desk.say(2, (id, 1), Said::Take));
    assert_eq!(desk.heard().last(), Some(&Report::Failed { code: "worker-failed".into() }));
    // One that is handed back kills nobody.
    let id = desk.submit(job("ada", Priority::Live)).unwrap();
    for _ in 0..2 * MOST_TAKINGS {
        assert!(desk.say(1, (id, 1), Said::Take));
        desk.say(1, (id, 1), Said::Back);
    }
    assert!(desk.say(2, (id, 1), Said::Take));
}

#[test]
fn nobody_has_what_is_not_wanted_any_more() {
    let mut desk = Desk::with_workers(true, &[1]);
    let [taken, waits] = ["ada", "bob"].map(|owner| desk.submit(job(owner, Priority::Live)).unwrap());
    assert!(desk.say(1, (taken, 1), Said::Take));
    desk.cancel(waits);
    desk.cancel(taken);
    assert_eq!(desk.stops, [(WorkerId(1), taken)]);
    assert!(!desk.say(1, (taken, 1), Said::Working) && !desk.say(1, (waits, 1), Said::Take));
    assert_eq!(desk.heard().iter().filter(|report| **report == Report::Cancelled).count(), 2);
    assert_eq!(desk.dispatch.load(), (0, 0));
}

#[test]
fn a_question_beside_an_analysis_is_answered_here() {
    let mut desk = Desk::with_workers(true, &[1]);
    assert!(desk.dispatch.wants(&solve("ada")));
    desk.submit(job("ada", Priority::Live)).unwrap();
    assert!(!desk.dispatch.wants(&solve("ada")));
    assert!(desk.dispatch.wants(&solve("bob")));
}

#[test]
fn an_answer_to_another_question_is_none() {
    let mut desk = Desk::with_workers(true, &[1]);
    let id = desk.submit(solve("ada")).unwrap();
    assert!(desk.say(1, (id, 1), Said::Take));
    desk.say(1, (id, 1), Said::Last { report: done() });
    assert_eq!(desk.heard().last(), Some(&Report::Failed { code: "worker-failed".into() }));
}

#[test]
fn a_worker_of_another_form_is_none() {
    let mut desk = Desk::new(true);
    let threads = Threads { moves: 1, any: 1 };
    let alive = Alive { version: VERSION + 1, worker: WorkerId(1), threads, busy: 0, leaves: false };
    desk.dispatch.hear_alive(alive, desk.now);
    assert!(!desk.dispatch.wants(&job("ada", Priority::Live)));
}

/// Something that may happen.
#[derive(Clone, Debug)]
enum Step {
    Submit { owner: u8, is_move: bool },
    Take(usize, u64),
    Last(usize, u64),
    Back(usize, u64),
    Cancel(usize),
    Pass(u64, Vec<u64>),
    Cut,
    Whole,
}

fn step() -> impl Strategy<Value = Step> {
    let job = || any::<usize>();
    let worker = || 1..4_u64;
    prop_oneof![
        4 => (0..3_u8, any::<bool>()).prop_map(|(owner, is_move)| Step::Submit { owner, is_move }),
        4 => (job(), worker()).prop_map(|(job, worker)| Step::Take(job, worker)),
        2 => (job(), worker()).prop_map(|(job, worker)| Step::Last(job, worker)),
        1 => (job(), worker()).prop_map(|(job, worker)| Step::Back(job, worker)),
        1 => job().prop_map(Step::Cancel),
        3 => (1..20_u64, prop::collection::vec(worker(), 0..3)).prop_map(|(span, there)| Step::Pass(span, there)),
        1 => Just(Step::Cut),
        1 => Just(Step::Whole),
    ]
}

proptest! {
    /// Whatever is lost, late or doubled: nobody hears anything after a last report, no more is out than is
    /// counted, and what nobody wants any more leaves nothing behind.
    #[test]
    fn whatever_happens_each_job_has_one_end(has_own: bool, steps in prop::collection::vec(step(), 0..60)) {
        let mut desk = Desk::with_workers(has_own, &[1]);
        let mut jobs: Vec<JobId> = Vec::new();
        for step in steps {
            let of = |index: usize, desk: &Desk| {
                (!desk.offers.is_empty()).then(|| desk.offers[index % desk.offers.len()])
            };
            match step {
                Step::Submit { owner, is_move } => {
                    let priority = if is_move { Priority::Move } else { Priority::Live };
                    jobs.extend(desk.submit(job(&owner.to_string(), priority)));
                }
                Step::Take(index, worker) => {
                    if let Some(offer) = of(index, &desk) { desk.say(worker, offer, Said::Take); }
                }
                Step::Last(index, worker) => {
                    let last = Said::Last { report: done() };
                    if let Some(offer) = of(index, &desk) { desk.say(worker, offer, last); }
                }
                Step::Back(index, worker) => {
                    if let Some(offer) = of(index, &desk) { desk.say(worker, offer, Said::Back); }
                }
                Step::Cancel(index) if !jobs.is_empty() => {
                    let id = jobs[index % jobs.len()];
                    if let Some((_, deeds)) = desk.dispatch.cancel(id, desk.now) { desk.perform(deeds); }
                }
                Step::Cancel(_) => {}
                Step::Pass(span, there) => desk.pass(span, &there, &[]),
                Step::Cut => desk.dispatch.cut(),
                Step::Whole => desk.dispatch.whole(desk.now),
            }
            let out = desk.dispatch.errands.values().filter(|errand| {
                matches!(errand.stage, Stage::Offered | Stage::Taken(_))
            });
            prop_assert_eq!(out.count(), desk.dispatch.load().1);
        }
        let open = desk.dispatch.errands.len();
        prop_assert_eq!(desk.heard().iter().filter(|report| report.is_last()).count(), jobs.len() - open);
        for id in jobs {
            if let Some((_, deeds)) = desk.dispatch.cancel(id, desk.now) { desk.perform(deeds); }
        }
        prop_assert_eq!(desk.dispatch.load(), (0, 0));
        prop_assert!(desk.dispatch.errands.is_empty());
    }
}
