//! Runs: which of them are merged, and when.

/// So many runs of a tier become one of the next.
const FAN: usize = 8;

/// Entries of a run of the lowest tier: some games.
const LOWEST: i64 = 512;

/// The tier of a run with so many entries: each holds about eight times as many as the one below.
fn tier(entries: i64) -> u32 {
    (entries / LOWEST).checked_ilog(8).map_or(0, |log| 1 + log)
}

/// A run, as far as merging looks at it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Due {
    pub(crate) run: i64,
    pub(crate) entries: i64,
}

/// The runs to merge: all up to the lowest tier that is full.
pub(crate) fn due(runs: &[Due]) -> Vec<Due> {
    let in_tier = |wanted: u32| runs.iter().filter(|run| tier(run.entries) == wanted).count();
    let full = runs.iter().map(|run| tier(run.entries)).filter(|&tier| in_tier(tier) >= FAN).min();
    full.map_or_else(Vec::new, |full| runs.iter().filter(|run| tier(run.entries) <= full).copied().collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run(run: i64, entries: i64) -> Due {
        Due { run, entries }
    }

    #[test]
    fn tiers_are_eight_times_as_large_as_the_one_below() {
        assert_eq!([0, 41, 511, 512, 4095, 4096].map(tier), [0, 0, 0, 1, 1, 2]);
        assert_eq!(tier(40_000_000), 6);
    }

    #[test]
    fn runs_stay_few_however_many_come() {
        let (mut runs, mut next, mut written, mut most) = (Vec::new(), 0, 0_i64, 0);
        for _ in 0..20_000 {
            runs.push(run(next, 41));
            next += 1;
            loop {
                let merged = due(&runs);
                if merged.is_empty() {
                    break;
                }
                runs.retain(|run| !merged.contains(run));
                let entries = merged.iter().map(|run| run.entries).sum();
                written += entries;
                runs.push(run(next, entries));
                next += 1;
            }
            most = most.max(runs.len());
        }
        assert_eq!(runs.iter().map(|run| run.entries).sum::<i64>(), 20_000 * 41);
        assert!(most <= 5 * FAN, "{most} runs at once");
        // Each entry is written again once a tier and not more.
        assert!(written <= 20_000 * 41 * 7, "{written}");
    }

    #[test]
    fn few_runs_are_left_alone() {
        let runs: Vec<_> = (0..7).map(|number| run(number, 41)).chain([run(9, 1_000_000)]).collect();
        assert_eq!(due(&runs), []);
    }
}
