//! What the results of a match say.

use std::collections::BTreeMap;
use std::fmt;

/// The results so far, by pair of games with the same opening.
#[derive(Clone, Debug, Default)]
pub(super) struct Tally {
    /// The halves of points of the first brain and the number of games, by pair.
    pairs: BTreeMap<usize, (usize, usize)>,
    wins: usize,
    draws: usize,
    losses: usize,
}

impl Tally {
    /// Counts a game, with the first brain's points in halves.
    pub(super) fn add(&mut self, number: usize, halves: usize) {
        let pair = self.pairs.entry(number / 2).or_default();
        *pair = (pair.0 + halves, pair.1 + 1);
        match halves {
            0 => self.losses += 1,
            1 => self.draws += 1,
            _ => self.wins += 1,
        }
    }

    pub(super) const fn games(&self) -> usize {
        self.wins + self.draws + self.losses
    }

    /// The scores of the pairs that are complete, each from 0 to 1.
    fn scores(&self) -> impl Iterator<Item = f64> + '_ {
        self.pairs.values().filter(|pair| pair.1 == 2).map(|pair| f64::from(pair.0 as u32) / 4.0)
    }

    /// Mean and variance of the scores of pairs, and how many there are. The two games of a pair depend
    /// on each other, so pairs are what is counted.
    fn moments(&self) -> Option<(f64, f64, f64)> {
        let count = f64::from(self.scores().count() as u32);
        if count < 1.0 {
            return None;
        }
        let mean = self.scores().sum::<f64>() / count;
        let variance = self.scores().map(|score| (score - mean).powi(2)).sum::<f64>() / count;
        Some((mean, variance, count))
    }

    /// The difference in Elo and half its interval of 95 %; `None` if nothing, or all, was won.
    pub(super) fn elo(&self) -> Option<(f64, f64)> {
        let (mean, variance, count) = self.moments()?;
        if mean <= 0.0 || mean >= 1.0 {
            return None;
        }
        let error = 1.96 * (variance / count).sqrt();
        // The slope of the logistic curve carries the error over.
        let slope = 400.0 / std::f64::consts::LN_10 / (mean * (1.0 - mean));
        Some((elo(mean), slope * error))
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let points = f64::from((2 * self.wins + self.draws) as u32) / 2.0;
        let share = 100.0 * points / f64::from(self.games().max(1) as u32);
        write!(f, "+{} ={} -{} {share:.1} %", self.wins, self.draws, self.losses)
    }
}

fn elo(score: f64) -> f64 {
    -400.0 * (1.0 / score - 1.0).log10()
}

fn score(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

/// A sequential probability ratio test between two differences in Elo, with errors of 5 %.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sprt {
    pub(super) low: f64,
    pub(super) high: f64,
}

/// The ratio's logarithm at which the test is decided: ln (0.95 / 0.05).
const BOUND: f64 = 2.944;
/// Before so many pairs the variance is not known well enough.
const LEAST: f64 = 8.0;

impl Sprt {
    /// The logarithm of the likelihood ratio, by the normal approximation over pairs.
    pub(super) fn llr(self, tally: &Tally) -> f64 {
        let Some((mean, variance, count)) = tally.moments().filter(|moments| moments.2 >= LEAST) else {
            return 0.0;
        };
        let (low, high) = (score(self.low), score(self.high));
        count * (high - low) * (2.0 * mean - low - high) / (2.0 * variance.max(1e-3))
    }

    pub(super) fn is_decided(self, tally: &Tally) -> bool {
        self.llr(tally).abs() >= BOUND
    }

    pub(super) fn verdict(self, tally: &Tally) -> &'static str {
        match self.llr(tally) {
            llr if llr >= BOUND => "accepted",
            llr if llr <= -BOUND => "refused",
            _ => "undecided",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(pairs: &[(usize, usize)]) -> Tally {
        let mut tally = Tally::default();
        for (pair, &(first, second)) in pairs.iter().enumerate() {
            tally.add(2 * pair, first);
            tally.add(2 * pair + 1, second);
        }
        tally
    }

    #[test]
    fn an_even_match_has_no_difference_and_a_won_one_no_measure() {
        let even = tally(&[(2, 0), (0, 2), (1, 1)]);
        assert_eq!(even.elo().map(|(elo, error)| (elo.abs() < 1e-9, error < 1e-9)), Some((true, true)));
        assert_eq!(even.to_string(), "+2 =2 -2 50.0 %");
        assert_eq!(tally(&[(2, 2)]).elo(), None);
        assert_eq!(Tally::default().elo(), None);
    }

    #[test]
    fn three_points_of_four_are_191_elo() {
        let (elo, error) = tally(&[(2, 1); 40]).elo().unwrap();
        assert!((elo - 190.8).abs() < 0.1 && error < 1e-9);
        let (_, error) = tally(&[(2, 2), (2, 0)].repeat(20)).elo().unwrap();
        assert!((50.0..90.0).contains(&error), "{error}");
    }

    #[test]
    fn the_test_accepts_what_is_better_and_refuses_what_is_not() {
        let sprt = Sprt { low: 0.0, high: 20.0 };
        let better = tally(&[(2, 2), (2, 0), (2, 1), (0, 2)].repeat(60));
        let same = tally(&[(2, 2), (2, 0), (0, 0), (0, 2)].repeat(400));
        assert_eq!(sprt.verdict(&better), "accepted");
        assert_eq!(sprt.verdict(&same), "refused");
        assert_eq!(sprt.verdict(&tally(&[(2, 2); 3])), "undecided");
    }
}
