//! How much is spent on an answer.

use std::time::{Duration, Instant};

use crate::TimeBudget;
use crate::level::Level;
use crate::limits::Limits;

/// What is spent where no limit is set.
const NODES: u64 = 200_000;
/// What a search that judges one point needs at least to say something.
const NODES_PER_POINT: u64 = 1500;
const TIME_PER_POINT: Duration = Duration::from_millis(8);
/// How many points are compared.
const FEWEST: usize = 4;
const MOST: usize = 48;

/// Nodes and time for all searches of an answer together.
#[derive(Clone, Copy, Debug)]
pub(super) struct Budget {
    nodes: Option<u64>,
    time: Option<Duration>,
    /// When the answer is due: many short searches take more than their times together.
    until: Option<Instant>,
}

impl Budget {
    pub(super) fn new(limits: &Limits, level: Level) -> Self {
        let time = limits.time.map(|time| time.soft * 9 / 10);
        let given = limits.nodes.or(if time.is_none() { Some(NODES) } else { None });
        let most = (level < Level::FULL).then(|| level.opening_nodes());
        let until = time.and_then(|time| Instant::now().checked_add(time));
        Self { nodes: given.into_iter().chain(most).min(), time, until }
    }

    /// One of so many equal parts.
    pub(super) fn part(self, parts: usize) -> Self {
        let parts = parts.max(1) as u32;
        Self {
            nodes: self.nodes.map(|nodes| (nodes / u64::from(parts)).max(1)),
            time: self.time.map(|time| time / parts),
            until: self.until,
        }
    }

    /// So many times as much.
    pub(super) fn times(self, times: u32) -> Self {
        let nodes = self.nodes.map(|nodes| nodes.saturating_mul(u64::from(times)));
        Self { nodes, time: self.time.map(|time| time.saturating_mul(times)), until: self.until }
    }

    /// How many points it is enough to compare.
    pub(super) fn points(self) -> usize {
        let by_nodes = self.nodes.map(|nodes| (nodes / NODES_PER_POINT) as usize);
        let by_time = self.time.map(|time| (time.as_micros() / TIME_PER_POINT.as_micros()) as usize);
        by_nodes.into_iter().chain(by_time).min().unwrap_or(MOST).clamp(FEWEST, MOST)
    }

    /// What is left of the time for the answer.
    fn left(self) -> Option<Duration> {
        self.until.map(|until| until.saturating_duration_since(Instant::now()))
    }

    /// Whether the answer is due.
    pub(super) fn is_over(self) -> bool {
        self.left().is_some_and(|left| left.is_zero())
    }

    /// The limits of a single search.
    pub(super) fn limits(self) -> Limits {
        let time = self.time.into_iter().chain(self.left()).min();
        let time = time.map(|time| TimeBudget { soft: time, hard: time });
        Limits { nodes: self.nodes, time, ..Limits::default() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_bounded_by_what_is_given_and_by_the_level() {
        let limits = |nodes, time: Option<u64>| {
            let time = time.map(Duration::from_millis).map(|time| TimeBudget { soft: time, hard: time });
            Limits { time, nodes, ..Limits::default() }
        };
        let nodes = |limits: Limits, level| Budget::new(&limits, level).nodes;
        assert_eq!(nodes(limits(None, None), Level::FULL), Some(NODES));
        assert_eq!(nodes(limits(None, Some(50)), Level::FULL), None);
        assert_eq!(nodes(limits(Some(7000), Some(50)), Level::FULL), Some(7000));
        assert_eq!(nodes(limits(Some(7000), None), Level::CHILD), Some(Level::CHILD.opening_nodes()));
        assert_eq!(Budget::new(&limits(None, Some(100)), Level::FULL).points(), 11);
        assert!(Budget::new(&limits(None, Some(0)), Level::FULL).is_over());
        assert!(!Budget::new(&limits(Some(0), None), Level::FULL).is_over());
        assert_eq!(Budget::new(&limits(Some(1), None), Level::FULL).part(9).limits().nodes, Some(1));
    }
}
