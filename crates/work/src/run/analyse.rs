//! The best lines of a position.

use std::time::{Duration, Instant};

use tengen_engine::{Limits, Stop, TimeBudget};

use crate::bench::Bench;
use crate::run::PACE_MS;
use crate::{Analyse, Analysis, Failure, Line, Progress};

/// An analysis, and how far it has come. It may be broken off and go on later.
pub(crate) struct Analysing {
    job: Analyse,
    longest: Duration,
    begin: Option<Instant>,
    /// The best that is known.
    known: Analysis,
}

impl Analysing {
    pub(super) fn new(job: Analyse, longest: Duration) -> Self {
        Self { job, longest, begin: None, known: Analysis::default() }
    }

    /// Whether there is time left. It runs on while the analysis rests, so that nobody's turn becomes
    /// longer by what is done meanwhile.
    pub(super) fn has_time(&self) -> bool {
        self.begin.is_none_or(|begin| begin.elapsed() < self.longest)
    }

    /// Goes on until `stop` is given or nothing is left to do.
    pub(super) fn go(
        &mut self,
        bench: &mut Bench,
        stop: &Stop,
        tell: &mut dyn FnMut(Progress),
    ) -> Result<Analysis, Failure> {
        let position = self.job.position.position()?;
        let engine = if self.begin.is_none() { bench.engine() } else { bench.engine_again() };
        let begin = *self.begin.get_or_insert_with(Instant::now);
        let left = self.longest.saturating_sub(begin.elapsed());
        let before = Spent { nodes: self.known.nodes, vcf_nodes: self.known.vcf_nodes, begin };
        let limits = Limits {
            time: Some(TimeBudget { soft: left, hard: left }),
            nodes: self.job.effort.nodes.map(|most| most.saturating_sub(before.nodes)),
            multi_pv: self.job.lines.clamp(1, Analyse::MAX_LINES).into(),
            ..Limits::default()
        };
        let mut told: Option<Instant> = None;
        let choice = engine.go(&position, &limits, stop, &mut |progress| {
            let is_news = self.note(before.with(progress));
            if is_news && told.is_none_or(|told| told.elapsed().as_millis() >= PACE_MS) {
                told = Some(Instant::now());
                tell(Progress::Analyse(self.known.clone()));
            }
        });
        self.note(before.with(&choice.progress));
        Ok(self.known.clone())
    }

    /// Takes in what a search says; `false` if more was known already, as it is when a search begins anew.
    fn note(&mut self, found: Analysis) -> bool {
        let is_news = found.depth >= self.known.depth;
        if is_news {
            self.known = found;
        } else {
            let Analysis { nodes, vcf_nodes, ms, .. } = found;
            self.known = Analysis { nodes, vcf_nodes, ms, ..std::mem::take(&mut self.known) };
        }
        is_news
    }
}

/// What was spent on an analysis before it rested.
#[derive(Clone, Copy)]
struct Spent {
    nodes: u64,
    vcf_nodes: u64,
    begin: Instant,
}

impl Spent {
    /// What the engine knows, as data.
    fn with(self, progress: &tengen_engine::Progress) -> Analysis {
        let lines = progress.lines.iter();
        let lines =
            lines.map(|line| Line { moves: line.moves.clone(), worth: line.score.into(), depth: line.depth });
        Analysis {
            depth: progress.depth,
            longest: progress.longest,
            nodes: self.nodes + progress.nodes,
            vcf_nodes: self.vcf_nodes + progress.vcf_nodes,
            ms: self.begin.elapsed().as_millis() as u64,
            lines: lines.collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use tengen_rules::{Colour, RuleSet};

    use super::*;
    use crate::{Effort, PositionData, Stone};

    fn quiet_position(nodes: u64) -> Analysing {
        let stones =
            [("h8", Colour::Black), ("h9", Colour::White), ("h10", Colour::Black), ("i9", Colour::White)];
        let stones = stones.map(|(point, colour)| Stone { point: point.parse().unwrap(), colour }).to_vec();
        let position = PositionData { rule_set: RuleSet::Renju, size: 15, stones, to_move: Colour::Black };
        let effort = Effort { nodes: Some(nodes), ms: None };
        Analysing::new(Analyse { position, lines: 2, effort }, Duration::from_mins(1))
    }

    #[test]
    fn an_analysis_that_has_rested_never_says_less_than_before() {
        // Far more than are searched between two times that the page hears of it.
        const NODES: u64 = 400_000;
        let mut bench = Bench::new(1 << 20);
        let mut analysing = quiet_position(NODES);
        let stop = Stop::default();
        let mut depth = 0;
        let first = analysing
            .go(&mut bench, &stop, &mut |progress| {
                let Progress::Analyse(analysis) = progress else { panic!() };
                depth = analysis.depth;
                if depth >= 3 {
                    stop.stop();
                }
            })
            .unwrap();
        assert!(first.nodes < NODES && analysing.has_time());
        stop.reset();
        let mut told = Vec::new();
        let last = analysing
            .go(&mut bench, &stop, &mut |progress| {
                let Progress::Analyse(analysis) = progress else { panic!() };
                told.push((analysis.depth, analysis.nodes));
            })
            .unwrap();
        assert!(told.iter().all(|(again, nodes)| *again >= depth && *nodes > first.nodes), "{told:?}");
        assert!(last.depth >= first.depth && last.lines.len() == 2);
        assert!((first.nodes..=NODES).contains(&last.nodes), "its nodes are counted together");
    }
}
