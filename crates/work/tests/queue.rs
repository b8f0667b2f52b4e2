//! Laws of the order in which jobs are done.
#![allow(clippy::unwrap_used)]

use std::collections::{HashMap, VecDeque};

use proptest::prelude::*;
use tengen_work::{Full, JobId, Owner, Priority, Queue, QueueLimits, Taken};

const LIMITS: QueueLimits = QueueLimits { waiting_an_owner: 3, waiting: 7, running_an_owner: 2 };

/// What happens to a queue.
#[derive(Clone, Debug)]
enum Step {
    Push(usize, Priority),
    Take(Priority),
    /// One of this person's that can be done beside another one.
    TakeBeside(usize),
    /// The n-th of the running jobs is over.
    Finish(usize),
    /// The n-th of the waiting jobs is not wanted any more.
    Remove(usize),
}

fn priority() -> impl Strategy<Value = Priority> {
    prop::sample::select(Priority::ALL.to_vec())
}

fn steps() -> impl Strategy<Value = Vec<Step>> {
    let step = prop_oneof![
        4 => (0..4usize, priority()).prop_map(|(owner, priority)| Step::Push(owner, priority)),
        3 => priority().prop_map(Step::Take),
        1 => (0..4usize).prop_map(Step::TakeBeside),
        2 => (0..8usize).prop_map(Step::Finish),
        1 => (0..8usize).prop_map(Step::Remove),
    ];
    prop::collection::vec(step, 0..120)
}

fn owner(number: usize) -> Owner {
    Owner::new(&format!("person{number}"))
}

/// The same queue, kept as a plain list.
#[derive(Default)]
struct Model {
    waiting: Vec<(JobId, Owner, Priority)>,
    running: Vec<(Owner, Priority)>,
    last: u64,
}

impl Model {
    fn count(&self, wanted: impl Fn(&Owner, Priority) -> bool) -> usize {
        self.waiting.iter().filter(|(_, owner, priority)| wanted(owner, *priority)).count()
    }

    fn runs(&self, owner: &Owner) -> usize {
        self.running.iter().filter(|(other, priority)| other == owner && *priority != Priority::Move).count()
    }

    fn may_run(&self, owner: &Owner, priority: Priority) -> bool {
        priority == Priority::Move || self.runs(owner) < LIMITS.running_an_owner
    }

    fn push(&mut self, queue: &mut Queue<u64>, number: usize, priority: Priority) {
        let owner = owner(number);
        let own = self.count(|other, of| *other == owner && of == priority);
        let all = self.count(|_, of| of == priority);
        let before = self.count(|_, of| of < priority);
        self.last += 1;
        let expected = if own >= LIMITS.waiting_an_owner {
            Err(Full::Owner { max: LIMITS.waiting_an_owner })
        } else if all >= LIMITS.waiting {
            Err(Full::House)
        } else {
            Ok(())
        };
        let pushed = queue.push(JobId(self.last), owner.clone(), priority, self.last);
        assert_eq!(pushed.map(|_| ()), expected);
        if let Ok(ahead) = pushed {
            assert!((before + own..=before + all).contains(&ahead));
            self.waiting.push((JobId(self.last), owner, priority));
        }
    }

    fn take(&mut self, queue: &mut Queue<u64>, latest: Priority) {
        let may = |(_, owner, priority): &&(JobId, Owner, Priority)| {
            *priority <= latest && self.may_run(owner, *priority)
        };
        let best = self.waiting.iter().filter(may).map(|(_, _, priority)| *priority).min();
        let Some(Taken { id, owner, priority, item }) = queue.take(latest) else {
            return assert_eq!(best, None);
        };
        assert_eq!((Some(priority), item), (best, id.0), "an earlier priority waits");
        let place = self.waiting.iter().position(|(waiting, ..)| *waiting == id).unwrap();
        let is_own = |(_, other, of): &(JobId, Owner, Priority)| *other == owner && *of == priority;
        assert!(!self.waiting[..place].iter().any(is_own), "an owner's own jobs keep their order");
        let fewest = self.waiting.iter().filter(|(_, other, of)| *of == priority && self.may_run(other, *of));
        assert_eq!(fewest.map(|(_, other, _)| self.runs(other)).min(), Some(self.runs(&owner)));
        self.waiting.remove(place);
        self.running.push((owner, priority));
    }
}

/// Whether a job can be done beside another one.
const fn is_quick(item: u64) -> bool {
    item.is_multiple_of(2)
}

impl Model {
    fn take_beside(&mut self, queue: &mut Queue<u64>, number: usize) {
        let wanted = |(id, other, priority): &(JobId, Owner, Priority)| {
            *other == owner(number) && *priority == Priority::Live && is_quick(id.0)
        };
        let place = self.waiting.iter().position(wanted);
        let taken = queue.take_beside(&owner(number), |item| is_quick(*item));
        assert_eq!(taken.map(|taken| taken.id), place.map(|place| self.waiting.remove(place).0));
    }
}

proptest! {
    #[test]
    fn the_queue_does_what_a_plain_list_would(steps in steps()) {
        let (mut queue, mut model) = (Queue::new(LIMITS), Model::default());
        for step in steps {
            match step {
                Step::Push(number, priority) => model.push(&mut queue, number, priority),
                Step::Take(latest) => model.take(&mut queue, latest),
                Step::TakeBeside(number) => model.take_beside(&mut queue, number),
                Step::Finish(place) if place < model.running.len() => {
                    let (owner, priority) = model.running.remove(place);
                    queue.finish(&owner, priority);
                }
                Step::Remove(place) if place < model.waiting.len() => {
                    let (id, owner, priority) = model.waiting.remove(place);
                    prop_assert_eq!(queue.remove(id, &owner, priority), Some(id.0));
                    prop_assert_eq!(queue.remove(id, &owner, priority), None);
                }
                Step::Finish(_) | Step::Remove(_) => {}
            }
            prop_assert_eq!(queue.len(), model.waiting.len());
        }
        let left: Vec<_> = model.waiting.iter().map(|(id, ..)| id.0).collect();
        let mut drained = queue.drain();
        drained.sort_unstable();
        prop_assert_eq!(drained, left);
        prop_assert!(queue.is_empty());
    }

    /// However many jobs each of them has, and however they come back: while an owner waits, no other has two
    /// turns.
    #[test]
    fn nobody_has_two_turns_while_another_waits_for_one(
        counts in prop::collection::vec(1..6usize, 2..6),
        again in prop::collection::vec(any::<bool>(), 40),
    ) {
        let limits = QueueLimits { waiting_an_owner: 9, waiting: 99, running_an_owner: 1 };
        let mut queue = Queue::new(limits);
        let mut last = 0;
        let mut push = |queue: &mut Queue<()>, number: usize| {
            last += 1;
            queue.push(JobId(last), owner(number), Priority::Live, ()).unwrap();
        };
        let mut waiting: HashMap<Owner, usize> = HashMap::new();
        for (number, &count) in counts.iter().enumerate() {
            (0..count).for_each(|_| push(&mut queue, number));
            waiting.insert(owner(number), count);
        }
        let mut turns: VecDeque<Owner> = VecDeque::new();
        for comes_back in again {
            let Some(taken) = queue.take(Priority::Live) else { break };
            *waiting.get_mut(&taken.owner).unwrap() -= 1;
            // Everybody else who waits has had a turn since this owner's last one.
            let since: Vec<_> = turns.iter().rev().take_while(|other| **other != taken.owner).collect();
            if turns.contains(&taken.owner) {
                for (other, _) in waiting.iter().filter(|(other, count)| **count > 0 && **other != taken.owner) {
                    prop_assert!(since.contains(&other), "{:?} goes before {other:?}", taken.owner);
                }
            }
            turns.push_back(taken.owner.clone());
            queue.finish(&taken.owner, taken.priority);
            if comes_back {
                let number = (0..counts.len()).find(|number| owner(*number) == taken.owner).unwrap();
                if waiting[&taken.owner] < 9 {
                    push(&mut queue, number);
                    *waiting.get_mut(&taken.owner).unwrap() += 1;
                }
            }
        }
    }
}
