//! What the results of a match say.
//!
//! The two games of an opening depend on each other: one side of it may be better. So the pair is what is
//! counted, with five results from 0 to 4 half points (pentanomial), and never the single game. A game whose
//! partner is missing counts for the score but not for what is concluded.

use std::collections::BTreeMap;
use std::fmt;

/// The results so far.
#[derive(Clone, Debug, Default)]
pub(super) struct Tally {
    /// The half points of the first brain and the number of games, by pair.
    pairs: BTreeMap<usize, (usize, usize)>,
    wins: usize,
    draws: usize,
    losses: usize,
}

/// The half width of an interval of 95 %, in standard errors.
const NORMAL_95: f64 = 1.96;
/// What is added to the count of each result of a pair, in pairs, so that a result that has not come yet is
/// not taken for impossible. Without it five equal pairs would leave no error at all.
const PRIOR: f64 = 0.1;

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

    /// How many complete pairs brought 0, 1, 2, 3 and 4 half points.
    pub(super) fn pentanomial(&self) -> [usize; 5] {
        let mut counts = [0; 5];
        for &(halves, games) in self.pairs.values() {
            if games == 2
                && let Some(count) = counts.get_mut(halves)
            {
                *count += 1;
            }
        }
        counts
    }

    /// Mean and variance of the score of a pair, from 0 to 1, and how many there are; `None` without pairs.
    fn moments(&self) -> Option<Moments> {
        let counts = self.pentanomial().map(|count| f64::from(count as u32));
        let pairs = counts.iter().sum::<f64>();
        (pairs >= 1.0).then(|| {
            let score = |index: usize| f64::from(index as u32) / 4.0;
            let mean =
                counts.iter().enumerate().map(|(index, count)| count * score(index)).sum::<f64>() / pairs;
            let spread = |index: usize| (score(index) - mean).powi(2);
            let weights = counts.iter().map(|count| count + PRIOR).sum::<f64>();
            let variance = counts.iter().enumerate().map(|(index, count)| (count + PRIOR) * spread(index));
            Moments { mean, variance: variance.sum::<f64>() / weights, pairs }
        })
    }

    /// The difference in Elo with its interval of 95 %: the mean score of pairs plus and minus 1.96 standard
    /// errors, each put on the logistic curve. An end that lies beyond every score is infinite.
    pub(super) fn elo(&self) -> Option<Elo> {
        let Moments { mean, variance, pairs } = self.moments()?;
        let error = NORMAL_95 * (variance / pairs).sqrt();
        Some(Elo { difference: elo(mean), low: elo(mean - error), high: elo(mean + error) })
    }
}

struct Moments {
    mean: f64,
    variance: f64,
    pairs: f64,
}

/// A difference in playing strength.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Elo {
    difference: f64,
    low: f64,
    high: f64,
}

impl fmt::Display for Elo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:.0}\t95 % from {:.0} to {:.0}", self.difference, self.low, self.high)
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let points = f64::from((2 * self.wins + self.draws) as u32) / 2.0;
        let share = 100.0 * points / f64::from(self.games().max(1) as u32);
        write!(f, "+{} ={} -{} {share:.1} %", self.wins, self.draws, self.losses)
    }
}

/// The difference in Elo that a score stands for.
fn elo(score: f64) -> f64 {
    match score {
        score if score <= 0.0 => f64::NEG_INFINITY,
        score if score >= 1.0 => f64::INFINITY,
        score => -400.0 * (1.0 / score - 1.0).log10(),
    }
}

/// The score that a difference in Elo leads to.
fn score(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

/// A sequential probability ratio test between two differences in Elo, with errors of 5 % each way.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sprt {
    pub(super) low: f64,
    pub(super) high: f64,
}

/// The ratio's logarithm at which the test is decided: ln (0.95 / 0.05), by Wald.
const BOUND: f64 = 2.944;
/// Before so many pairs the variance is not known well enough.
const LEAST: f64 = 8.0;

impl Sprt {
    /// The logarithm of the generalised likelihood ratio, in its normal approximation over pairs.
    pub(super) fn llr(self, tally: &Tally) -> f64 {
        let Some(moments) = tally.moments().filter(|moments| moments.pairs >= LEAST) else { return 0.0 };
        let (low, high) = (score(self.low), score(self.high));
        let beyond_middle = 2.0 * moments.mean - low - high;
        moments.pairs * (high - low) * beyond_middle / (2.0 * moments.variance)
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
    fn an_even_match_has_no_difference_and_a_won_one_no_bound_above() {
        let even = tally(&[(2, 0), (0, 2), (1, 1)]);
        let elo = even.elo().unwrap();
        assert!(elo.difference.abs() < 1e-9 && elo.low < 0.0 && (elo.low + elo.high).abs() < 1e-9);
        assert_eq!(even.to_string(), "+2 =2 -2 50.0 %");
        let won = tally(&[(2, 2); 20]).elo().unwrap();
        assert_eq!((won.difference, won.high), (f64::INFINITY, f64::INFINITY));
        assert!(won.low.is_finite() && won.low > 200.0, "{won}");
        assert_eq!(Tally::default().elo(), None);
    }

    #[test]
    fn games_without_their_partner_count_for_the_score_alone() {
        let mut tally = tally(&[(2, 2), (2, 1), (0, 0)]);
        let before = tally.elo();
        tally.add(6, 2);
        assert_eq!((tally.pentanomial(), tally.games()), ([1, 0, 0, 1, 1], 7));
        assert_eq!(tally.elo(), before);
    }

    #[test]
    fn three_points_of_four_are_191_elo() {
        let elo = tally(&[(2, 1); 40]).elo().unwrap();
        assert!((elo.difference - 190.8).abs() < 0.1 && elo.low > 150.0, "{elo}");
        // Pairs that are won in both games or shared spread by a quarter: 0.25 / sqrt 40 is the error.
        let elo = tally(&[(2, 2), (2, 0)].repeat(20)).elo().unwrap();
        let error = 1.96 * 0.25 / 40_f64.sqrt();
        assert!((elo.low - super::elo(0.75 - error)).abs() < 3.0, "{elo}");
        assert!((elo.high - super::elo(0.75 + error)).abs() < 4.0, "{elo}");
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

    /// The exact logarithm of the generalised likelihood ratio: under each hypothesis the most likely
    /// distribution of the five results with that mean, which is `count / (1 + t (score - mean))` with the t
    /// that makes it one (Lagrange).
    fn exact(counts: [f64; 5], low: f64, high: f64) -> f64 {
        let pairs: f64 = counts.iter().sum();
        let value = |index: usize| f64::from(index as u32) / 4.0;
        let likely = |mean: f64| -> [f64; 5] {
            let sum = |t: f64| -> f64 {
                (0..5).map(|i| counts[i] / pairs * (value(i) - mean) / (1.0 + t * (value(i) - mean))).sum()
            };
            // Between the poles the sum falls with t.
            let (mut from, mut to) = (-1.0 / (1.0 - mean) + 1e-9, 1.0 / mean - 1e-9);
            for _ in 0..200 {
                let middle = f64::midpoint(from, to);
                if sum(middle) > 0.0 { from = middle } else { to = middle }
            }
            [0, 1, 2, 3, 4].map(|i| counts[i] / pairs / (1.0 + from * (value(i) - mean)))
        };
        let (under_low, under_high) = (likely(low), likely(high));
        (0..5).map(|i| counts[i] * (under_high[i] / under_low[i]).ln()).sum()
    }

    #[test]
    fn the_approximation_is_near_the_exact_ratio() {
        for counts in [[20, 60, 200, 70, 30], [5, 10, 60, 20, 9], [100, 40, 180, 60, 140]] {
            let mut tally = Tally::default();
            let pairs = counts.iter().enumerate().flat_map(|(halves, &count)| vec![halves; count]);
            for (pair, halves) in pairs.enumerate() {
                tally.add(2 * pair, halves.min(2));
                tally.add(2 * pair + 1, halves - halves.min(2));
            }
            assert_eq!(tally.pentanomial(), counts);
            let near = Sprt { low: 0.0, high: 10.0 }.llr(&tally);
            let right = exact(counts.map(|count: usize| f64::from(count as u32)), score(0.0), score(10.0));
            assert!((near - right).abs() < 0.05 + 0.05 * right.abs(), "{near} for {right}");
        }
    }

    #[test]
    fn an_even_match_is_seldom_taken_for_a_better_one() {
        let mut random = fastrand::Rng::with_seed(4);
        let sprt = Sprt { low: 0.0, high: 40.0 };
        let mut verdicts = BTreeMap::new();
        for _ in 0..400 {
            let mut tally = Tally::default();
            for game in 0..6000 {
                // A fifth of the games are drawn; pairs share an opening that one colour has the better of.
                let halves = match random.u8(0..10) {
                    0 | 1 => 1,
                    2..=7 if game % 2 == 0 => 2,
                    8 | 9 if game % 2 == 1 => 2,
                    _ => 0,
                };
                tally.add(game, halves);
                if game % 2 == 1 && sprt.is_decided(&tally) {
                    break;
                }
            }
            *verdicts.entry(sprt.verdict(&tally)).or_insert(0) += 1;
        }
        let accepted = verdicts.get("accepted").copied().unwrap_or(0);
        // 5 % are 20; five standard errors more would be 42.
        assert!((1..=42).contains(&accepted), "{verdicts:?}");
        assert!(verdicts.get("refused").copied().unwrap_or(0) > 330, "{verdicts:?}");
    }
}
