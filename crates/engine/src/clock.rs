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
    /// The time that passes between the decision and the other side's clock.
    pub overhead: Duration,
}

/// For how many more moves the time left is shared out, at least.
const MOVES_TO_COME: u32 = 22;
/// Which part of the time left a single move may take at most.
const MOST_OF_LEFT: u32 = 5;

impl Clock {
    /// A clock that does not run.
    pub const NONE: Self =
        Self { per_move: None, left: None, increment: Duration::ZERO, overhead: Duration::from_millis(30) };

    /// The time to use for the next move; `None` if no clock runs.
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
        let per_move = self.per_move.map(|time| time.saturating_sub(self.overhead));
        let Some(left) = self.left else {
            return per_move.map(|time| TimeBudget { soft: time, hard: time });
        };
        let left = left.saturating_sub(self.overhead);
        let share = left / MOVES_TO_COME + self.increment * 4 / 5;
        let most = (left / MOST_OF_LEFT + self.increment * 4 / 5).min(left);
        let hard = per_move.map_or(most, |time| time.min(most));
        Some(TimeBudget { soft: share.min(hard), hard })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(per_move: Option<u64>, left: Option<u64>, increment: u64) -> Option<(Duration, Duration)> {
        let time = Duration::from_millis;
        let clock = Clock {
            per_move: per_move.map(time),
            left: left.map(time),
            increment: time(increment),
            ..Clock::NONE
        };
        clock.budget().map(|budget| (budget.soft, budget.hard))
    }

    #[test]
    fn no_budget_is_over_the_time_there_is() {
        assert_eq!(check(None, None, 500), None);
        for left in [0, 1, 29, 31, 100, 1000, 60_000] {
            for increment in [0, 100, 5000] {
                for per_move in [None, Some(0), Some(50), Some(1000)] {
                    let (soft, hard) = check(per_move, Some(left), increment).unwrap();
                    assert!(soft <= hard && hard <= Duration::from_millis(left));
                    assert!(per_move.is_none_or(|most| hard <= Duration::from_millis(most)));
                }
            }
        }
    }

    #[test]
    fn a_game_of_many_moves_fits_into_its_time() {
        let mut left = 60_000_000_u64;
        for _ in 0..112 {
            let (_, hard) = check(None, Some(left / 1000), 0).unwrap();
            let (soft, _) = check(None, Some(left / 1000), 0).unwrap();
            assert!(hard.as_micros() as u64 <= left);
            left -= (soft.as_micros() as u64 * 13 / 10).min(left);
        }
        assert!(left > 0);
    }
}
