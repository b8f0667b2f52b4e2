//! How far commands are dated back because the line is slow.

use tengen_game::Millis;

use super::HouseOptions;

/// How far the commands of one seat may still be dated back in one game. A slow line costs no thinking
/// time, and who only pretends to have one gains little: the budget is small and comes back slowly.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LagBudget {
    cap: Millis,
    full: Millis,
    regain_a_minute: Millis,
    left: Millis,
    /// Since when nothing of it has come back.
    since: Millis,
}

impl LagBudget {
    /// A full one.
    pub(crate) const fn new(options: &HouseOptions, now: Millis) -> Self {
        Self {
            cap: options.lag_cap_ms,
            full: options.lag_budget_ms,
            regain_a_minute: options.lag_regain_ms_a_minute,
            left: options.lag_budget_ms,
            since: now,
        }
    }

    /// How far a command that came at `now` after being `one_way` on its way may be dated back.
    pub(crate) fn allowed(&self, one_way: Millis, now: Millis) -> Millis {
        one_way.min(self.cap).min(self.left_at(now))
    }

    /// Notes that a command was dated back by `span`.
    pub(crate) fn spend(&mut self, span: Millis, now: Millis) {
        self.left = self.left_at(now).since(span);
        self.since = now;
    }

    fn left_at(&self, now: Millis) -> Millis {
        let regained = now.since(self.since).times(self.regain_a_minute.0).0 / 60_000;
        self.left.plus(Millis(regained)).min(self.full)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slow_line_is_made_up_for_until_the_budget_is_spent_and_it_comes_back_slowly() {
        let mut budget = LagBudget::new(&HouseOptions::default(), Millis::ZERO);
        assert_eq!(budget.allowed(Millis(40), Millis::ZERO), Millis(40));
        assert_eq!(budget.allowed(Millis(900), Millis::ZERO), Millis(250));
        for _ in 0..4 {
            budget.spend(Millis(250), Millis::ZERO);
        }
        assert_eq!(budget.allowed(Millis(250), Millis::ZERO), Millis::ZERO);
        assert_eq!(budget.allowed(Millis(250), Millis::seconds(6)), Millis(50));
        budget.spend(Millis(50), Millis::seconds(6));
        assert_eq!(budget.allowed(Millis(250), Millis::seconds(6)), Millis::ZERO);
        assert_eq!(budget.allowed(Millis(250), Millis::minutes(60)), Millis(250));
    }
}
