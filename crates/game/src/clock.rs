//! The two clocks.
//!
//! One clock runs at a time, that of the seat that must act. What a turn takes is counted by one
//! stopwatch and charged to the seat's clock when the turn ends, so that a pause or a credited
//! outage changes nothing but the stopwatch.

use serde::Serialize;

use crate::{Millis, Seat, TimeControl};

/// Counts time while it runs. One that runs from a later moment on counts nothing before.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Stopwatch {
    counted: Millis,
    running_since: Option<Millis>,
}

impl Stopwatch {
    pub(crate) const fn started(now: Millis) -> Self {
        Self { counted: Millis::ZERO, running_since: Some(now) }
    }

    pub(crate) fn elapsed(&self, now: Millis) -> Millis {
        let running = self.running_since.map_or(Millis::ZERO, |since| now.since(since));
        self.counted.plus(running)
    }

    /// The moment at which it will have counted `span`, if it runs and the range of time reaches so far.
    pub(crate) fn reaches(&self, span: Millis) -> Option<Millis> {
        let since = self.running_since?;
        since.0.checked_add(span.since(self.counted).0).map(Millis)
    }

    pub(crate) fn pause(&mut self, now: Millis) {
        *self = Self { counted: self.elapsed(now), running_since: None };
    }

    pub(crate) fn resume(&mut self, now: Millis) {
        *self = Self { counted: self.elapsed(now), running_since: Some(now) };
    }

    /// Takes back up to `span` of what was counted.
    pub(crate) fn give_back(&mut self, span: Millis, now: Millis) {
        self.counted = self.elapsed(now).since(span);
        self.running_since = self.running_since.map(|since| since.max(now));
    }

    const fn is_running(&self) -> bool {
        self.running_since.is_some()
    }
}

/// What a clock shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct ClockReading {
    /// The main time left, or what is left of the turn where each turn has its own time.
    pub main_ms: Millis,
    /// What is left of the period that runs, or of the one that runs next.
    pub period_ms: Millis,
    /// The periods left, that one included.
    pub periods: u32,
    /// The time after which the flag falls, all periods included.
    pub total_ms: Millis,
}

/// What one clock holds at the beginning of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Store {
    main: Millis,
    periods: u32,
}

impl TimeControl {
    /// What a clock holds when the game begins; `None` without clocks.
    const fn full(self) -> Option<Store> {
        let (main, periods) = match self {
            Self::None => return None,
            Self::PerMove { limit } => (limit, 0),
            Self::ByoYomi { main, periods, .. } => (main, periods),
            Self::Fischer { main, .. } => (main, 0),
            Self::Correspondence { days } => (Millis::days(days as u64), 0),
        };
        Some(Store { main, periods })
    }

    const fn period(self) -> Millis {
        match self {
            Self::ByoYomi { period, .. } => period,
            Self::None | Self::PerMove { .. } | Self::Fischer { .. } | Self::Correspondence { .. } => {
                Millis::ZERO
            }
        }
    }

    /// What the clock shows after `spent` of a turn.
    fn reading(self, store: Store, spent: Millis) -> ClockReading {
        let (main, period) = (store.main.since(spent), self.period());
        let in_periods = spent.since(store.main).0;
        let used_up = in_periods.checked_div(period.0).unwrap_or(0).min(u64::from(store.periods)) as u32;
        let periods = store.periods - used_up;
        let left_of_period = if periods == 0 { 0 } else { period.0 - in_periods % period.0.max(1) };
        let whole_periods = period.times(u64::from(periods.saturating_sub(1)));
        ClockReading {
            main_ms: main,
            period_ms: Millis(left_of_period),
            periods,
            total_ms: main.plus(Millis(left_of_period)).plus(whole_periods),
        }
    }

    /// What the clock holds after a turn that took `spent`; `paid` if it brings the increment.
    fn after_turn(self, store: Store, spent: Millis, paid: bool) -> Store {
        let reading = self.reading(store, spent);
        let main = match self {
            Self::PerMove { .. } | Self::Correspondence { .. } => store.main,
            Self::Fischer { increment, .. } if paid => reading.main_ms.plus(increment),
            Self::None | Self::ByoYomi { .. } | Self::Fischer { .. } => reading.main_ms,
        };
        Store { main, periods: reading.periods }
    }
}

/// Both clocks and the stopwatch of the turn.
///
/// The stopwatch runs without a time control too: the deadline for a first move hangs on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Clocks {
    control: TimeControl,
    stores: Option<[Store; 2]>,
    /// The seat that must act.
    running: Option<Seat>,
    turn: Stopwatch,
    /// For each seat, how many turns bring no increment: those that were taken back after they had.
    owed: [u32; 2],
    /// For each seat, until when its clock stands, whatever happens.
    stands_until: [Millis; 2],
}

impl Clocks {
    pub(crate) fn new(control: TimeControl) -> Self {
        let stores = control.full().map(|store| [store; 2]);
        let (turn, owed, stands_until) = (Stopwatch::default(), [0; 2], [Millis::ZERO; 2]);
        Self { control, stores, running: None, turn, owed, stands_until }
    }

    /// What the clock of `seat` shows; `None` without clocks.
    pub(crate) fn reading(&self, seat: Seat, now: Millis) -> Option<ClockReading> {
        let spent = if self.running == Some(seat) { self.turn.elapsed(now) } else { Millis::ZERO };
        self.stores.map(|stores| self.control.reading(stores[seat.index()], spent))
    }

    /// The moment at which the flag of the seat that must act falls, or at which its turn has taken
    /// `limit`, whichever comes first.
    pub(crate) fn deadline(&self, limit: Option<Millis>) -> Option<Millis> {
        let store = self.running.zip(self.stores).map(|(seat, stores)| stores[seat.index()]);
        let total = store.map(|store| self.control.reading(store, Millis::ZERO).total_ms);
        let span = match (total, limit) {
            (Some(total), Some(limit)) => Some(total.min(limit)),
            (total, limit) => total.or(limit),
        };
        span.and_then(|span| self.turn.reaches(span))
    }

    /// The duty to act goes to `seat`: if that is another than before, a turn has ended with a move.
    pub(crate) fn hand_over(&mut self, seat: Seat, now: Millis) {
        if self.running != Some(seat) {
            self.finish_turn(now);
            self.start_turn(seat, now);
        }
    }

    /// The duty to act goes to `seat`: if that is another than before, its turn has ended without a move.
    pub(crate) fn interrupt(&mut self, seat: Seat, now: Millis) {
        if self.running != Some(seat) {
            self.charge(false, now);
            self.start_turn(seat, now);
        }
    }

    /// Ends the turn with a move, even if the same seat is the next to act.
    pub(crate) fn finish_turn(&mut self, now: Millis) {
        self.charge(true, now);
        self.running = None;
    }

    /// A turn of `seat` was taken back: when it is played again it brings no second increment.
    pub(crate) fn owe_turn(&mut self, seat: Seat) {
        self.owed[seat.index()] += 1;
    }

    fn start_turn(&mut self, seat: Seat, now: Millis) {
        self.running = Some(seat);
        self.turn = Stopwatch::started(now.max(self.stands_until[seat.index()]));
    }

    /// Until when the clock of `seat` stands; a moment that has passed if it does not.
    pub(crate) const fn stands_until(&self, seat: Seat) -> Millis {
        self.stands_until[seat.index()]
    }

    /// Lets the clock of `seat` stand until a moment; until one that has passed, lets it run.
    pub(crate) fn stand(&mut self, seat: Seat, until: Millis, now: Millis) {
        self.stands_until[seat.index()] = until;
        if self.running == Some(seat) && self.turn.is_running() {
            self.turn.pause(now);
            self.turn.resume(now.max(until));
        }
    }

    /// From when on the clock of the seat that must act runs, if it may run from `now` on.
    fn runs_from(&self, now: Millis) -> Millis {
        self.running.map_or(now, |seat| now.max(self.stands_until[seat.index()]))
    }

    /// Charges the turn to the clock of the seat it belongs to.
    fn charge(&mut self, finished: bool, now: Millis) {
        if let (Some(seat), Some(stores)) = (self.running, &mut self.stores) {
            let (store, owed) = (&mut stores[seat.index()], &mut self.owed[seat.index()]);
            let paid = finished && *owed == 0;
            *store = self.control.after_turn(*store, self.turn.elapsed(now), paid);
            *owed -= u32::from(finished && !paid);
        }
    }

    /// Stops for a pause, or for good.
    pub(crate) fn stop(&mut self, now: Millis) {
        self.turn.pause(now);
    }

    /// Runs on after a stop.
    pub(crate) fn go_on(&mut self, now: Millis) {
        self.turn.resume(self.runs_from(now));
    }

    /// Gives back up to `span`, which has just passed, but no time in which the clock stood anyway.
    pub(crate) fn give_back(&mut self, span: Millis, now: Millis) {
        let stood_until = self.running.map_or(Millis::ZERO, |seat| self.stands_until[seat.index()]);
        self.turn.give_back(span.min(now.since(stood_until)), now);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clocks(control: &str) -> Clocks {
        let mut clocks = Clocks::new(control.parse().unwrap());
        clocks.hand_over(Seat::One, Millis::ZERO);
        clocks
    }

    fn check(clocks: &Clocks, seat: Seat, now: u64, main: u64, period: u64, periods: u32, total: u64) {
        let reading = clocks.reading(seat, Millis(now)).unwrap();
        let expected = ClockReading {
            main_ms: Millis(main),
            period_ms: Millis(period),
            periods,
            total_ms: Millis(total),
        };
        assert_eq!(reading, expected, "at {now}");
    }

    #[test]
    fn a_period_is_used_up_or_left_whole() {
        let mut clocks = clocks("byo-yomi-10+3x5");
        check(&clocks, Seat::One, 4_000, 6_000, 5_000, 3, 21_000);
        check(&clocks, Seat::One, 10_000, 0, 5_000, 3, 15_000);
        check(&clocks, Seat::One, 14_999, 0, 1, 3, 10_001);
        check(&clocks, Seat::One, 15_000, 0, 5_000, 2, 10_000);
        assert_eq!(clocks.deadline(None), Some(Millis(25_000)));
        clocks.hand_over(Seat::Two, Millis(16_000));
        check(&clocks, Seat::One, 99_000, 0, 5_000, 2, 10_000);
        clocks.hand_over(Seat::One, Millis(17_000));
        check(&clocks, Seat::One, 21_999, 0, 1, 2, 5_001);
        check(&clocks, Seat::One, 27_000, 0, 0, 0, 0);
        check(&clocks, Seat::One, u64::MAX, 0, 0, 0, 0);
        check(&clocks, Seat::Two, 27_000, 9_000, 5_000, 3, 24_000);
    }

    #[test]
    fn a_finished_turn_brings_the_increment_and_an_interrupted_one_does_not() {
        let mut clocks = clocks("fischer-60+2");
        clocks.hand_over(Seat::Two, Millis(10_000));
        check(&clocks, Seat::One, 10_000, 52_000, 0, 0, 52_000);
        clocks.interrupt(Seat::One, Millis(11_000));
        check(&clocks, Seat::Two, 11_000, 59_000, 0, 0, 59_000);
        clocks.stop(Millis(12_000));
        check(&clocks, Seat::One, 99_000, 51_000, 0, 0, 51_000);
        clocks.go_on(Millis(99_000));
        clocks.finish_turn(Millis(99_500));
        clocks.hand_over(Seat::One, Millis(99_500));
        check(&clocks, Seat::One, 99_600, 52_400, 0, 0, 52_400);
    }

    #[test]
    fn each_turn_has_its_own_time() {
        let mut clocks = clocks("per-move-30");
        check(&clocks, Seat::One, 29_999, 1, 0, 0, 1);
        clocks.hand_over(Seat::Two, Millis(29_999));
        check(&clocks, Seat::One, 30_000, 30_000, 0, 0, 30_000);
        assert_eq!(clocks.deadline(None), Some(Millis(59_999)));
        assert_eq!(clocks.deadline(Some(Millis(1))), Some(Millis(30_000)));
    }

    #[test]
    fn pauses_and_outages_give_no_more_than_the_turn_took() {
        let mut clocks = clocks("fischer-60+0");
        clocks.stop(Millis(10_000));
        check(&clocks, Seat::One, 20_000, 50_000, 0, 0, 50_000);
        assert_eq!(clocks.deadline(None), None);
        clocks.go_on(Millis(20_000));
        clocks.give_back(Millis(4_000), Millis(21_000));
        check(&clocks, Seat::One, 21_000, 53_000, 0, 0, 53_000);
        clocks.give_back(Millis(u64::MAX), Millis(22_000));
        check(&clocks, Seat::One, 22_000, 60_000, 0, 0, 60_000);
        assert_eq!(clocks.deadline(None), Some(Millis(82_000)));
    }

    #[test]
    fn a_clock_that_stands_until_a_moment_runs_on_from_there() {
        let mut clocks = clocks("correspondence-1");
        let day = 86_400_000;
        clocks.stand(Seat::One, Millis(5 * day), Millis(1000));
        check(&clocks, Seat::One, 5 * day, day - 1000, 0, 0, day - 1000);
        assert_eq!(clocks.deadline(None), Some(Millis(6 * day - 1000)));
        // An outage within it takes nothing, and one that reaches beyond it what lies beyond.
        clocks.give_back(Millis(day), Millis(2 * day));
        assert_eq!(clocks.deadline(None), Some(Millis(6 * day - 1000)));
        clocks.give_back(Millis(day), Millis(5 * day + 300));
        check(&clocks, Seat::One, 5 * day + 300, day - 1000, 0, 0, day - 1000);
        // The other seat's clock runs, and a turn that begins meanwhile stands.
        clocks.stand(Seat::One, Millis(9 * day), Millis(5 * day + 300));
        clocks.hand_over(Seat::Two, Millis(6 * day));
        assert_eq!(clocks.deadline(None), Some(Millis(7 * day)));
        clocks.hand_over(Seat::One, Millis(6 * day + 5));
        assert_eq!(clocks.deadline(None), Some(Millis(10 * day)));
        clocks.stand(Seat::One, Millis::ZERO, Millis(7 * day));
        assert_eq!(clocks.deadline(None), Some(Millis(8 * day)));
        // A pause ends earlier than the vacation.
        clocks.stand(Seat::One, Millis(9 * day), Millis(7 * day));
        clocks.stop(Millis(8 * day));
        assert_eq!(clocks.deadline(None), None);
        clocks.go_on(Millis(8 * day + 7));
        assert_eq!(clocks.deadline(None), Some(Millis(10 * day)));
    }

    #[test]
    fn without_clocks_only_the_limit_of_a_turn_counts() {
        let clocks = clocks("none");
        assert_eq!(clocks.reading(Seat::One, Millis(5)), None);
        assert_eq!(clocks.deadline(None), None);
        assert_eq!(clocks.deadline(Some(Millis(7))), Some(Millis(7)));
    }
}
