//! How much time to use for a move.

use std::time::Duration;

use crate::TimeBudget;

/// The clock of the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    /// The most time for a move.
    pub per_move: Option<Duration>,
    /// The time left for all moves together.
    pub left: Option<Duration>,
    /// The time that each move adds to it.
    pub increment: Duration,
    /// The time that may pass between the decision and the other side's clock.
    pub overhead: Duration,
}

/// For how many more moves the time left is shared out, at least.
const MOVES_TO_COME: u32 = 22;
/// Which part of the time left a single move may take at most.
const MOST_OF_LEFT: u32 = 5;

impl Clock {
    /// A clock that does not run. The overhead is what graphical boards need on a busy machine.
    pub const NONE: Self =
        Self { per_move: None, left: None, increment: Duration::ZERO, overhead: Duration::from_millis(30) };

    /// The time to use for the next move; `None` if no clock runs.
    ///
    /// Of the time for a move all is used but the overhead, or a quarter of it where the overhead is
    /// nearly as long. Of the time for a game nothing is used once four times the overhead is left: it
    /// is kept for the overheads to come, and moves are made at once.
    ///
    /// ```
    /// use std::time::Duration;
    /// use tengen_engine::Clock;
    /// let clock = Clock { per_move: Some(Duration::from_secs(5)), ..Clock::NONE };
    /// assert_eq!(clock.budget().unwrap().hard, Duration::from_millis(4970));
    /// let clock = Clock { left: Some(Duration::from_secs(60)), ..clock };
    /// assert!(clock.budget().unwrap().soft < Duration::from_secs(4));
    /// ```
    pub fn budget(&self) -> Option<TimeBudget> {
        let per_move = self.per_move.map(|time| time.saturating_sub(self.overhead).max(time / 4));
        let Some(left) = self.left else {
            return per_move.map(|time| TimeBudget { soft: time, hard: time });
        };
        let free = left.saturating_sub(self.overhead + self.kept(left));
        let gained = self.increment.saturating_sub(self.overhead) * 4 / 5;
        // However much is added afterwards, it is not there yet.
        let most = left.saturating_sub(self.overhead) / 2;
        let hard = (free / MOST_OF_LEFT + gained).min(most).min(per_move.unwrap_or(most));
        Some(TimeBudget { soft: (free / MOVES_TO_COME + gained).min(hard), hard })
    }

    /// What is kept of `left` for the overheads of the moves to come, as far as no increment pays for them.
    fn kept(&self, left: Duration) -> Duration {
        (self.overhead.saturating_sub(self.increment) * MOVES_TO_COME).min(left * 3 / 4)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MICRO: Duration = Duration::from_micros(1);

    fn clock(per_move: Option<u64>, left: Option<u64>, increment: u64) -> Clock {
        let time = Duration::from_millis;
        Clock {
            per_move: per_move.map(time),
            left: left.map(time),
            increment: time(increment),
            ..Clock::NONE
        }
    }

    /// Plays a game whose moves each take all the budget and `lag`; how many moves were in time.
    fn play(mut clock: Clock, mut lag: impl FnMut() -> Duration, moves: u32) -> u32 {
        for number in 0..moves {
            let taken = clock.budget().map_or(Duration::ZERO, |budget| budget.hard) + lag();
            let is_late = clock.per_move.is_some_and(|most| taken > most);
            if is_late || clock.left.is_some_and(|left| taken > left) {
                return number;
            }
            clock.left = clock.left.map(|left| left.saturating_sub(taken) + clock.increment);
        }
        moves
    }

    #[test]
    fn no_budget_is_over_the_time_there_is() {
        assert_eq!(clock(None, None, 500).budget(), None);
        for left in [0, 1, 10, 29, 31, 100, 1000, 60_000, u64::MAX / 1_000_000] {
            for increment in [0, 1, 29, 100, 5000, 1_000_000_000] {
                for per_move in [None, Some(0), Some(1), Some(10), Some(50), Some(1000)] {
                    let budget = clock(per_move, Some(left), increment).budget().unwrap();
                    assert!(budget.soft <= budget.hard && budget.hard <= Duration::from_millis(left) / 2);
                    assert!(per_move.is_none_or(|most| budget.hard <= Duration::from_millis(most)));
                }
            }
        }
    }

    #[test]
    fn no_game_is_lost_by_time_however_tight_the_clock() {
        let mut random = fastrand::Rng::with_seed(1);
        for _ in 0..3000 {
            let any = |random: &mut fastrand::Rng, most: u64| {
                let bound = 1 << random.u32(0..=most.ilog2());
                random.u64(0..=bound)
            };
            let per_move = random.bool().then(|| 10 + any(&mut random, 60_000));
            let left = (per_move.is_none() || random.bool()).then(|| 10 + any(&mut random, 600_000));
            let increment = if random.bool() { any(&mut random, 10_000) } else { 0 };
            let clock = clock(per_move, left, increment);
            // What a move takes that is made at once: little as a rule, a few times as long as the overhead.
            let shortest = [per_move, left].into_iter().flatten().min().unwrap_or(0);
            let longest = Duration::from_millis(shortest / 4).min(clock.overhead);
            let usual = Duration::from_millis(shortest).min(clock.overhead) / 500;
            let mut spikes = random.u32(0..=2);
            let lag = || {
                let is_spike = spikes > 0 && random.u8(..20) == 0;
                spikes -= u32::from(is_spike);
                if is_spike { longest } else { usual }
            };
            assert_eq!(play(clock, lag, 113), 113, "{clock:?}");
        }
    }

    #[test]
    fn a_clock_that_is_nearly_over_is_spent_on_overheads_alone() {
        for left in [1, 10, 50, 119] {
            assert_eq!(clock(None, Some(left), 0).budget().unwrap().hard, Duration::ZERO);
            assert_eq!(play(clock(None, Some(left), 0), || MICRO * 8, 113), 113);
        }
        // Only what is added can be used.
        let budget = clock(None, Some(2000), 1000).budget().unwrap();
        assert!(budget.soft >= Duration::from_millis(700) && budget.hard <= Duration::from_secs(1));
    }

    #[test]
    fn a_short_time_for_a_move_is_used_in_part() {
        let hard = |per_move| clock(Some(per_move), None, 0).budget().unwrap().hard.as_micros();
        assert_eq!([0, 10, 30, 40, 100, 500].map(hard), [0, 2500, 7500, 10_000, 70_000, 470_000]);
    }

    #[test]
    fn a_game_of_usual_length_uses_most_of_its_time() {
        let mut left = Duration::from_mins(1);
        for _ in 0..40 {
            left -= Clock { left: Some(left), ..Clock::NONE }.budget().unwrap().soft;
        }
        assert!((5..20).contains(&left.as_secs()), "{left:?}");
    }
}
