//! Fifths: which to offer, which to keep.

use tengen_rules::opening::Answer;
use tengen_rules::{Colour, Point};

use super::judge::Judge;
use super::{Advice, Aim, Judged, Reason};
use crate::opening::budget::Budget;

impl Judge<'_> {
    /// The best fifths, no two of the same shape.
    pub(super) fn offer(&mut self, count: u8, budget: Budget) -> Advice {
        let points = self.fifths(count, budget);
        let mut offered: Vec<Point> = Vec::new();
        let compared: Vec<Point> = points.iter().map(|judged| judged.point).collect();
        while offered.len() < usize::from(count) {
            let left = self.negotiation.offerable(&offered);
            let next = compared.iter().copied().find(|&point| left.contains(point));
            // There are always more shapes than are asked for.
            let Some(next) = next.or_else(|| left.iter().next()) else { break };
            offered.push(next);
        }
        let reason = Reason::Compared { aim: Aim::Best(Colour::Black), points };
        Advice { answer: Answer::Offer(offered), reason }
    }

    /// The offered fifth that is worst for Black.
    pub(super) fn keep(&mut self, candidates: &[Point], budget: Budget) -> Advice {
        let points = self.judge_fifths(candidates, budget);
        let kept = points.first().map(|judged| judged.point).or(candidates.first().copied());
        let reason = Reason::Compared { aim: Aim::Best(Colour::White), points };
        Advice { answer: Answer::Keep(kept.unwrap_or(Point::TENGEN)), reason }
    }

    /// The offered fifth that is best for Black.
    pub(super) fn remove(&mut self, candidates: &[Point], budget: Budget) -> Advice {
        let points = self.judge_fifths(candidates, budget);
        let removed = points.last().map(|judged| judged.point).or(candidates.last().copied());
        let reason = Reason::Compared { aim: Aim::Best(Colour::White), points };
        Advice { answer: Answer::Remove(removed.unwrap_or(Point::TENGEN)), reason }
    }

    /// The offered fifths, the best for White first.
    fn judge_fifths(&mut self, candidates: &[Point], budget: Budget) -> Vec<Judged> {
        let board = self.board.clone();
        let aim = Aim::Best(Colour::White);
        let each = budget.part(candidates.len());
        let mut searcher = self.searcher();
        let mut points: Vec<Judged> =
            candidates.iter().map(|&point| searcher.judged(&board, point, each)).collect();
        points.sort_by_key(|judged| aim.miss(judged.worth));
        points
    }
}
