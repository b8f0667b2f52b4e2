//! Whose turn it is: a plain data structure without threads.
//!
//! Jobs of an earlier [`Priority`] go first. Among those of one priority the owner goes first who has the
//! fewest jobs running, and of several such owners the one who has waited longest since the last turn. An
//! owner's own jobs go in the order they came.
//!
//! Whoever has the turn of a job may let it rest and take another one of the same owner meanwhile, with
//! [`Queue::take_beside`]: that is the owner's own turn still, and nobody else's waits longer for it.

use std::collections::{HashMap, VecDeque};

use crate::{JobId, Owner, Priority};

/// Why a job is not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Full {
    /// The owner has as many jobs waiting as one may.
    #[error("you have {max} tasks waiting already")]
    Owner {
        /// How many one may.
        max: usize,
    },
    /// As many jobs wait as there is room for.
    #[error("too much is waiting to be worked out: try again in a moment")]
    House,
    /// The pool has been shut down.
    #[error("the workers have been sent home")]
    Closed,
}

impl Full {
    /// The codes of all of them.
    pub const CODES: [&'static str; 3] = ["too-many-jobs", "workers-busy", "workers-gone"];

    /// The identifier of the reason, for programs and translations.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Owner { .. } => Self::CODES[0],
            Self::House => Self::CODES[1],
            Self::Closed => Self::CODES[2],
        }
    }
}

/// Bounds of a [`Queue`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct QueueLimits {
    /// The most jobs of one owner and one priority that wait.
    pub waiting_an_owner: usize,
    /// The most jobs of one priority that wait, all owners together.
    pub waiting: usize,
    /// The most jobs of one owner that run at a time, moves apart: so that the next owner need not wait
    /// until a long one of them is over.
    pub running_an_owner: usize,
}

/// Jobs that wait, and who has how many running.
#[derive(Debug)]
pub struct Queue<T> {
    limits: QueueLimits,
    classes: [Class<T>; Priority::ALL.len()],
    /// How many jobs each owner has running that are no moves; only owners with one.
    running: HashMap<Owner, usize>,
    /// Counts turns.
    turn: u64,
}

/// What waits in one priority.
#[derive(Debug)]
struct Class<T> {
    waiting: HashMap<Owner, VecDeque<Entry<T>>>,
    count: usize,
    /// When each owner had the last turn; only owners with something waiting or running.
    last_turn: HashMap<Owner, u64>,
}

#[derive(Debug)]
struct Entry<T> {
    id: JobId,
    since: u64,
    item: T,
}

/// A job whose turn it is. Say [`Queue::finish`] when it is over.
#[derive(Debug, PartialEq, Eq)]
pub struct Taken<T> {
    /// Which.
    pub id: JobId,
    /// Whose.
    pub owner: Owner,
    /// Of which priority.
    pub priority: Priority,
    /// What was put in.
    pub item: T,
}

impl<T> Queue<T> {
    /// An empty queue.
    pub fn new(limits: QueueLimits) -> Self {
        let class = || Class { waiting: HashMap::new(), count: 0, last_turn: HashMap::new() };
        Self { limits, classes: [class(), class(), class()], running: HashMap::new(), turn: 0 }
    }

    /// From now on one owner may have so many jobs running at a time, moves apart.
    pub const fn let_run_an_owner(&mut self, most: usize) {
        self.limits.running_an_owner = most;
    }

    /// Adds a job and says how many are ahead of it: those that wait and would go first if nothing
    /// changed, counted without regard to turns among owners.
    ///
    /// # Errors
    ///
    /// [`Full::Owner`], [`Full::House`].
    pub fn push(&mut self, id: JobId, owner: Owner, priority: Priority, item: T) -> Result<usize, Full> {
        let since = self.tick();
        let limits = self.limits;
        let class = &mut self.classes[priority as usize];
        let own = class.waiting.get(&owner).map_or(0, VecDeque::len);
        if own >= limits.waiting_an_owner {
            return Err(Full::Owner { max: limits.waiting_an_owner });
        }
        if class.count >= limits.waiting {
            return Err(Full::House);
        }
        class.count += 1;
        // Each other owner goes once for each of one's own.
        let others: usize = class
            .waiting
            .iter()
            .filter(|(other, _)| **other != owner)
            .map(|(_, jobs)| jobs.len().min(own + 1))
            .sum();
        class.waiting.entry(owner).or_default().push_back(Entry { id, since, item });
        let before: usize = self.classes[..priority as usize].iter().map(|class| class.count).sum();
        Ok(before + own + others)
    }

    /// The job whose turn it is, of this priority at the latest; `None` if there is none.
    pub fn take(&mut self, latest: Priority) -> Option<Taken<T>> {
        Priority::ALL
            .into_iter()
            .filter(|priority| *priority <= latest)
            .find_map(|priority| self.take_of(priority))
    }

    /// The owner's first live job that is `wanted`, to be done within the turn of another one of the same
    /// owner that rests meanwhile. It is no turn of its own: [`Queue::finish`] is not to be told of it.
    pub fn take_beside(&mut self, owner: &Owner, wanted: impl Fn(&T) -> bool) -> Option<Taken<T>> {
        let priority = Priority::Live;
        let class = &mut self.classes[priority as usize];
        let place = class.waiting.get(owner)?.iter().position(|entry| wanted(&entry.item))?;
        let Entry { id, item, .. } = class.remove(owner, place)?;
        Some(Taken { id, owner: owner.clone(), priority, item })
    }

    fn take_of(&mut self, priority: Priority) -> Option<Taken<T>> {
        let turn = self.tick();
        let (running, most) = (&self.running, self.limits.running_an_owner);
        let count = |owner: &Owner| running.get(owner).copied().unwrap_or(0);
        let class = &mut self.classes[priority as usize];
        let may = |owner: &&Owner| priority == Priority::Move || count(owner) < most;
        let rank = |owner: &&Owner| {
            // Who had no turn yet waits as if the last one had been when the job came: nobody goes before
            // others by coming back again and again.
            let came = class.waiting[*owner].front().map_or(0, |entry| entry.since);
            (count(owner), class.last_turn.get(*owner).copied().unwrap_or(came))
        };
        let owner = class.waiting.keys().filter(may).min_by_key(rank)?.clone();
        let entry = class.pop(&owner)?;
        class.last_turn.insert(owner.clone(), turn);
        if priority != Priority::Move {
            *self.running.entry(owner.clone()).or_default() += 1;
        }
        Some(Taken { id: entry.id, owner, priority, item: entry.item })
    }

    /// A job that was taken is over.
    pub fn finish(&mut self, owner: &Owner, priority: Priority) {
        if priority != Priority::Move
            && let Some(count) = self.running.get_mut(owner)
        {
            *count -= 1;
            if *count == 0 {
                self.running.remove(owner);
            }
        }
        for class in &mut self.classes {
            if !class.waiting.contains_key(owner) && !self.running.contains_key(owner) {
                class.last_turn.remove(owner);
            }
        }
    }

    /// Takes out a job that waits; `None` if it does not.
    pub fn remove(&mut self, id: JobId, owner: &Owner, priority: Priority) -> Option<T> {
        let class = &mut self.classes[priority as usize];
        let place = class.waiting.get(owner)?.iter().position(|entry| entry.id == id)?;
        class.remove(owner, place).map(|entry| entry.item)
    }

    /// Takes out everything that waits.
    pub fn drain(&mut self) -> Vec<T> {
        let jobs = self.classes.iter_mut().flat_map(|class| {
            class.count = 0;
            class.waiting.drain().flat_map(|(_, jobs)| jobs).map(|entry| entry.item).collect::<Vec<_>>()
        });
        jobs.collect()
    }

    /// How many jobs wait.
    pub fn len(&self) -> usize {
        self.classes.iter().map(|class| class.count).sum()
    }

    /// Whether none waits.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    fn tick(&mut self) -> u64 {
        self.turn += 1;
        self.turn
    }
}

impl<T> Class<T> {
    fn pop(&mut self, owner: &Owner) -> Option<Entry<T>> {
        self.remove(owner, 0)
    }

    fn remove(&mut self, owner: &Owner, place: usize) -> Option<Entry<T>> {
        let jobs = self.waiting.get_mut(owner)?;
        let entry = jobs.remove(place)?;
        if jobs.is_empty() {
            self.waiting.remove(owner);
        }
        self.count -= 1;
        Some(entry)
    }
}
