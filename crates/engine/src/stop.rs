//! A handle on a search that runs.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use crate::TimeBudget;

/// Ends a search from another thread, or gives it a clock. Clones belong to the same search.
///
/// A search on the opponent's time runs with [`crate::Limits::time`] `None` on the position after the
/// reply that is expected. If that reply comes, [`Self::start_clock`] makes it a search like any other,
/// with all that it has found so far; if another comes, [`Self::stop`] ends it.
///
/// ```
/// use std::time::Duration;
/// use tengen_engine::{Engine, Limits, Stop, TimeBudget};
/// use tengen_rules::{Admit, Board, BoardSize, Colour, Position, RuleSet, Setup};
/// let board = Board::new(BoardSize::RENJU);
/// let setup = Setup { board, rule_set: RuleSet::Freestyle, to_move: Colour::Black };
/// let position = Position::new(setup, Admit::GAME).unwrap();
/// let stop = Stop::default();
/// let pondering = std::thread::spawn({
///     let stop = stop.clone();
///     move || Engine::new(1 << 20).go(&position, &Limits::default(), &stop, &mut |_| {})
/// });
/// let time = Duration::from_millis(20);
/// stop.start_clock(TimeBudget { soft: time, hard: time });
/// assert!(pondering.join().unwrap().best.is_some());
/// ```
#[derive(Clone, Debug)]
pub struct Stop(Arc<Signals>);

#[derive(Debug)]
struct Signals {
    is_stopped: AtomicBool,
    /// What the times are counted from.
    origin: Instant,
    /// When the clock was started, in microseconds from the origin on; [`NEVER`] without a clock.
    started: AtomicU64,
    /// The time given, in microseconds.
    soft: AtomicU64,
    hard: AtomicU64,
}

const NEVER: u64 = u64::MAX;

/// A clock that runs while a search does.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Running {
    /// The time since it was started.
    pub(crate) spent: Duration,
    pub(crate) time: TimeBudget,
}

impl Running {
    /// The time until the search is broken off.
    pub(crate) const fn left(&self) -> Duration {
        self.time.hard.saturating_sub(self.spent)
    }
}

impl Default for Stop {
    fn default() -> Self {
        Self(Arc::new(Signals {
            is_stopped: AtomicBool::new(false),
            origin: Instant::now(),
            started: AtomicU64::new(NEVER),
            soft: AtomicU64::new(0),
            hard: AtomicU64::new(0),
        }))
    }
}

impl Stop {
    /// Ends the search at once; it answers with the best it has.
    pub fn stop(&self) {
        self.0.is_stopped.store(true, Ordering::Relaxed);
    }

    /// Whether the search is to end.
    pub fn is_stopped(&self) -> bool {
        self.0.is_stopped.load(Ordering::Relaxed)
    }

    /// Gives the search so much time from now on, whatever its limits said.
    ///
    /// A search that has ended already, because everything was known, has its answer ready.
    pub fn start_clock(&self, time: TimeBudget) {
        self.0.soft.store(micros(time.soft), Ordering::Relaxed);
        self.0.hard.store(micros(time.hard), Ordering::Relaxed);
        self.0.started.store(micros(self.0.origin.elapsed()), Ordering::Release);
    }

    /// Makes it ready for another search.
    pub fn reset(&self) {
        self.0.is_stopped.store(false, Ordering::Relaxed);
        self.0.started.store(NEVER, Ordering::Relaxed);
    }

    /// The clock that was started while the search runs.
    pub(crate) fn clock(&self) -> Option<Running> {
        let started = self.0.started.load(Ordering::Acquire);
        if started == NEVER {
            return None;
        }
        let time = |micros: &AtomicU64| Duration::from_micros(micros.load(Ordering::Relaxed));
        Some(Running {
            spent: self.0.origin.elapsed().saturating_sub(Duration::from_micros(started)),
            time: TimeBudget { soft: time(&self.0.soft), hard: time(&self.0.hard) },
        })
    }
}

fn micros(time: Duration) -> u64 {
    u64::try_from(time.as_micros()).unwrap_or(NEVER - 1).min(NEVER - 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_runs_from_when_it_was_started_until_the_next_search() {
        let stop = Stop::default();
        assert!(stop.clock().is_none());
        let hour = Duration::from_hours(1);
        stop.clone().start_clock(TimeBudget { soft: Duration::ZERO, hard: hour });
        let clock = stop.clock().unwrap();
        assert_eq!((clock.time.soft, clock.time.hard), (Duration::ZERO, hour));
        assert!(clock.left() + clock.spent == hour);
        stop.stop();
        assert!(stop.is_stopped());
        stop.reset();
        assert!(!stop.is_stopped() && stop.clock().is_none());
    }

    #[test]
    fn a_time_beyond_all_bounds_is_still_a_time() {
        let stop = Stop::default();
        let time = Duration::MAX;
        stop.start_clock(TimeBudget { soft: time, hard: time });
        assert!(stop.clock().is_some_and(|clock| clock.left() > Duration::from_secs(1 << 40)));
    }
}
