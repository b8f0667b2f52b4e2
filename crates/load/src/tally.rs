//! What the players met.

use std::collections::BTreeMap;
use std::time::Duration;

/// How long things took.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Times {
    micros: Vec<u32>,
}

impl Times {
    /// Adds one.
    pub fn add(&mut self, time: Duration) {
        self.micros.push(u32::try_from(time.as_micros()).unwrap_or(u32::MAX));
    }

    /// Those that were added after the first `number`.
    #[must_use]
    pub fn since(&self, number: usize) -> Self {
        Self { micros: self.micros.get(number..).unwrap_or_default().to_vec() }
    }

    /// Adds all of these.
    pub fn extend(&mut self, others: &Self) {
        self.micros.extend(&others.micros);
    }

    /// How many there are.
    pub const fn len(&self) -> usize {
        self.micros.len()
    }

    /// Whether there is none.
    pub const fn is_empty(&self) -> bool {
        self.micros.is_empty()
    }

    /// The times within which these shares of all were done, each in thousandths: 500 is the median,
    /// 1000 the longest. Zero if there is none.
    pub fn within<const N: usize>(&self, thousandths: [usize; N]) -> [Duration; N] {
        let mut sorted = self.micros.clone();
        sorted.sort_unstable();
        thousandths.map(|share| {
            let rank = (sorted.len() * share).div_ceil(1000).max(1);
            let micros = sorted.get(rank - 1).copied().unwrap_or_default();
            Duration::from_micros(micros.into())
        })
    }
}

/// What the players met.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Stones whose placing was acknowledged.
    pub moves: u64,
    /// All commands to games that were acknowledged.
    pub commands: u64,
    /// From the moment a command to a game was due until it was acknowledged.
    pub acknowledgements: Times,
    /// From the end of a game until the next one in the room began.
    pub rematches: Times,
    /// From the moment a connection was lost until the player was in the room again, by way of another node.
    pub returns: Times,
    /// Commands that were refused, by the machine's word for the reason.
    pub refusals: BTreeMap<String, u64>,
    /// Connections that the house closed while it was running, by the code it gave; 0 for none.
    pub closures: BTreeMap<u16, u64>,
    /// Messages that do not fit what the player knew, the first of them in words.
    pub faults: Vec<String>,
}

impl Tally {
    /// Faults that are written down; one is enough to look into.
    const FAULTS: usize = 20;

    pub(crate) fn refused(&mut self, code: &str) {
        *self.refusals.entry(code.to_owned()).or_default() += 1;
    }

    pub(crate) fn closed(&mut self, code: u16) {
        *self.closures.entry(code).or_default() += 1;
    }

    pub(crate) fn fault(&mut self, fault: impl FnOnce() -> String) {
        if self.faults.len() < Self::FAULTS {
            self.faults.push(fault());
        }
    }

    /// Forgets how long things took, before what is to be measured begins.
    pub(crate) fn begin_to_measure(&mut self) {
        (self.moves, self.commands) = (0, 0);
        self.acknowledgements = Times::default();
        self.rematches = Times::default();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_share_of_the_times_lies_within_the_time_said() {
        let mut times = Times::default();
        assert_eq!(times.within([500, 1000]), [Duration::ZERO; 2]);
        for millis in (1..=1000).rev() {
            times.add(Duration::from_millis(millis));
        }
        let expected = [1, 500, 990, 999, 1000].map(Duration::from_millis);
        assert_eq!(times.within([0, 500, 990, 999, 1000]), expected);
        assert_eq!(times.len(), 1000);
    }
}
